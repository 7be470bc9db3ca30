"""Repairs: a real table forgets to scan.

`Ana ? turn` says that Ana took and placed a card that nobody read; `table recount Ana ...` tells
what really lies in her area and replaces what the program believed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Argument, Event, Move, Reason, Slot
from companion.games.pixies.area import (
    NUMBER,
    Area,
    Place,
    area_fault,
    is_full,
    known_cards,
    parse_area,
    parse_place,
    place_text,
)
from companion.games.pixies.events import AreaRecounted, TurnUnseen

if TYPE_CHECKING:
    from companion.games.pixies.state import Pixies

RECOUNTABLE = ("show", "take", "keep", "place", "recount")
"""Phases in which areas exist."""

VALID = "V"
DONE = "done"


def recount_slot(state: Pixies, move: Move) -> Slot | None:
    """First the seat, then nine places in order; a card on place 9 may still be validated."""
    if not move.args:
        asked = state.unsure if state.phase == "recount" else range(state.rules.seats)
        return Slot("seat", tuple(sorted(asked)))
    place = len(move.args)
    if place > 9:
        alone = str(move.args[-1]) in NUMBER
        return Slot("area", (VALID, DONE), optional=True) if alone else None
    seat = move.args[0]
    taken = {str(token) for token in move.args[1:]}
    cards = [
        card
        for card, number in NUMBER.items()
        if number >= place and card not in taken and _why_no_card(state, int(seat), card) is None
    ]
    return Slot("area", (*cards, "H", ".", DONE, *((VALID,) if place > 1 else ())))


def recount_fill(move: Move, value: Argument) -> Move:
    """Fill the next place. A card goes on the place of its number, places before it are empty.

    `V` validates the card read last, `done` leaves the remaining places empty.
    """
    args = move.args
    if not args:
        return move._replace(args=(value,))
    token = str(value)
    if token == VALID:
        return move._replace(args=(*args[:-1], _validated(str(args[-1]))))
    if token == DONE:
        return move._replace(args=(*args, *("." for _ in range(10 - len(args)))))
    skipped = max(0, NUMBER.get(token, 0) - len(args))
    return move._replace(args=(*args, *("." for _ in range(skipped)), token))


def _validated(token: str) -> str:
    try:
        place = parse_place(token)
    except ValueError:
        return token + VALID
    return place_text(Place(place.up, UNKNOWN)) if place.up is not None else token + VALID


def why_no_recount(state: Pixies, move: Move) -> Reason | None:
    """Judge a recount, whole or as far as it has been read."""
    if move.seat != TABLE or state.phase not in RECOUNTABLE:
        return Reason("not_now", {"verb": move.verb, "phase": state.phase})
    if not move.args:
        return None
    seat, tokens = move.args[0], [str(token) for token in move.args[1:]]
    if not isinstance(seat, int) or seat not in range(state.rules.seats):
        return Reason("no_such_seat", {"seat": seat})
    if len(tokens) > 9:
        return Reason("need_nine_places", {"found": len(tokens)})
    try:
        area = parse_area(tokens)
    except ValueError as error:
        return Reason("no_such_card", {"card": str(error)})
    padded = (*area, *(Place() for _ in range(9 - len(area))))
    fault = area_fault(padded)
    if fault is not None:
        return fault
    for card in known_cards(area):
        fault = _why_no_card(state, seat, card)
        if fault is not None:
            return fault
    if is_full(area) and state.phase in ("take", "show") and _must_pick(state, seat):
        return Reason("full_before_pick", {"seat": seat})
    return None


def _must_pick(state: Pixies, seat: int) -> bool:
    """Whether a seat still has a pick to make in this turn."""
    seats = state.rules.seats
    return any((state.starter + k) % seats == seat for k in range(state.picks, state.rules.picks))


def _why_no_card(state: Pixies, seat: int, card: str) -> Reason | None:
    """A card that lies in another area, or in the display, cannot lie here."""
    place = state.where(card)
    if place is None or place.code == "seen_before":
        return None
    if place.code == "in_display" and not (state.gone and seat in state.unsure):
        return Reason("still_in_display", {"card": card, "seat": seat})
    if place.facts.get("seat", seat) != seat:
        return place
    return None


def recounted(state: Pixies, move: Move) -> tuple[Pixies, tuple[Event, ...]]:
    """Replace an area. A card held by its owner has been placed by this."""
    seat = int(move.args[0])
    area: Area = parse_area([str(token) for token in move.args[1:]])
    cards = set(known_cards(area))
    was = set(known_cards(state.areas[seat]))
    held, picks = state.held, state.picks
    if held is not None and state.turn == seat:
        was.add(held)
        held, picks = None, picks + 1
    found = cards.intersection(state.display)
    changed = state._replace(
        areas=state.with_area(seat, area),
        held=held,
        picks=picks,
        display=tuple(card for card in state.display if card not in found),
        gone=state.gone - len(found),
        unsure=state.unsure - {seat},
        stray=frozenset((state.stray | was) - cards),
    )
    return changed, (AreaRecounted(seat, area),)


def unseen_turn(state: Pixies) -> tuple[Pixies, tuple[Event, ...]]:
    """A pick that nobody read: some card left the display, the area is no longer sure."""
    seat = state.turn
    if state.held is None:
        gone, stray = state.gone + 1, state.stray
    else:
        gone, stray = state.gone, state.stray | {state.held}
    changed = state._replace(
        held=None,
        picks=state.picks + 1,
        gone=gone,
        unsure=state.unsure | {seat},
        stray=stray,
    )
    return changed, (TurnUnseen(seat),)
