"""Repairs: a real table forgets to scan.

`Ana ? turn` says that Ana took and placed a card that nobody read; `table recount Ana ...` tells
what really lies in her area and replaces what the program believed.
"""

from __future__ import annotations

from collections.abc import Iterable
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
    alone = _stands_alone(move.args[-1])
    if place > 9:
        return Slot("area", (VALID, DONE), optional=True) if alone else None
    cards = (card for card, number in NUMBER.items() if number >= place)
    return Slot(
        "area", _fitting(state, move, (*cards, "H", ".", DONE, *((VALID,) if alone else ())))
    )


def _stands_alone(token: Argument) -> bool:
    """Whether a place read last shows a card that may still turn out to lie on another."""
    return token == UNKNOWN or token in NUMBER


def _fitting(state: Pixies, move: Move, values: Iterable[str]) -> tuple[str, ...]:
    return tuple(
        value for value in values if why_no_recount(state, recount_fill(move, value)) is None
    )


def recount_fill(move: Move, value: Argument) -> Move:
    """Fill the next place. A card goes on the place of its number, places before it are empty.

    `V` validates the card read last, `done` leaves the remaining places empty.
    """
    args = move.args
    if not args:
        return move._replace(args=(value,))
    token = str(value)
    if token == VALID and _stands_alone(args[-1]):
        return move._replace(args=(*args[:-1], f"{args[-1]}{VALID}"))
    if token == DONE:
        return move._replace(args=(*args, *("." for _ in range(10 - len(args)))))
    skipped = max(0, NUMBER.get(token, 0) - len(args))
    return move._replace(args=(*args, *("." for _ in range(skipped)), token))


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
    if VALID in tokens:
        return Reason("nothing_to_validate")
    try:
        area = parse_area(tokens)
    except ValueError as error:
        return Reason("no_such_card", {"card": str(error)})
    padded = (*area, *(Place() for _ in range(9 - len(area))))
    fault = area_fault(padded)
    if fault is not None:
        return fault
    fault = _why_no_cards(state, seat, area)
    if fault is None and is_full(padded) and _must_pick(state, seat):
        return Reason("full_before_pick", {"seat": seat})
    return fault


def _taken(state: Pixies, seat: int) -> int | None:
    """Cards that a seat took in this round, unread ones included; None where nobody followed."""
    rules = state.rules
    if rules.count_only:
        return None
    in_turn = len(state.display) if state.phase == "show" else rules.picks
    turns = (state.shown - in_turn) // rules.picks
    made = state.picks + (state.held is not None)
    now = sum((state.starter + pick) % rules.seats == seat for pick in range(made))
    return turns * rules.picks // rules.seats + now


def _must_pick(state: Pixies, seat: int) -> bool:
    """Whether a seat has a pick to make before a full area ends the round."""
    if state.phase == "recount":
        return False
    seats, picks = state.rules.seats, state.rules.picks
    made = state.picks + (state.held is not None)
    stop = 2 if seats == 2 and state.picks < 2 else picks
    return any((state.starter + pick) % seats == seat for pick in range(made, stop))


def _why_no_cards(state: Pixies, seat: int, area: Area) -> Reason | None:
    """Cards that lie with another, or in the display, cannot lie here; one taken unread can."""
    unread = _took_unread(state, seat)
    for card in known_cards(area):
        place = state.where(card)
        if place is None or place.code == "seen_before":
            continue
        if place.code == "in_display":
            if not unread:
                return Reason("still_in_display", {"card": card, "seat": seat})
            unread = False
        elif place.facts["seat"] != seat:
            return place
    return None


def _took_unread(state: Pixies, seat: int) -> bool:
    """Whether a seat may have taken one card of the display that nobody read."""
    return state.gone > 0 and seat in state.unsure


def recounted(state: Pixies, move: Move) -> tuple[Pixies, tuple[Event, ...]]:
    """Replace an area. A card held by its owner has been placed by this."""
    seat = int(move.args[0])
    area: Area = parse_area([str(token) for token in move.args[1:]])
    cards = set(known_cards(area))
    was = set(known_cards(state.areas[seat]))
    display = list(state.display)
    found = _found(state, seat, cards)
    if found is not None:
        display.remove(found)
    held, picks = state.held, state.picks
    if held is not None and state.turn == seat:
        was.add(held)
        held, picks = None, picks + 1
    changed = state._replace(
        areas=state.with_area(seat, area),
        held=held,
        picks=picks,
        display=tuple(display),
        gone=state.gone - (found is not None),
        unsure=state.unsure - {seat},
        stray=frozenset((state.stray | was) - cards),
    )
    return changed, (AreaRecounted(seat, area, _taken(state, seat)),)


def _found(state: Pixies, seat: int, cards: set[str]) -> str | None:
    """The card of the display that a seat took unread, now that its area is known.

    A card that nobody had seen before is the one that could not be read in the display.
    """
    if not _took_unread(state, seat):
        return None
    if cards.intersection(state.display):
        return next(card for card in state.display if card in cards)
    new = any(state.where(card) is None for card in cards)
    return UNKNOWN if new and UNKNOWN in state.display else None


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
