"""Repairs at a real table, and the count of grids at its end.

`Ana ? turn` says that nobody read what Ana gave and placed in this turn; `table recount Ana ...`
tells what lies in her grid; `table deal Ana R7` tells a card of her hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import COUNT, PHYSICAL, TABLE, Argument, Event, Move, Reason, Slot, Step
from companion.games.notation import UNSEEN_TURN
from companion.games.numdraft import course
from companion.games.numdraft.events import CardDealt, CardTold, GridRecounted, TurnUnseen
from companion.games.numdraft.grid import (
    EMPTY,
    HIDDEN,
    MOST_IN_80,
    NO_CARDS,
    Grid,
    card_twice,
    known_cards,
    parse_tokens,
)
from companion.games.numdraft.hands import (
    UNSEEN,
    UNSEEN_HAND,
    Hand,
    known_in,
    ordered,
    with_card,
    without,
)

if TYPE_CHECKING:
    from companion.games.numdraft.state import NumDraft

CHOICES = ("turn", "give", "put")
"""Phases in which a grid can be counted between two readings."""


# Counting a grid


def recount_slot(state: NumDraft, move: Move) -> Slot | None:
    """First the seat, then nine places in order."""
    if not move.args:
        return Slot("seat", _countable(state))
    if len(move.args) > 9:
        return None
    seat = int(move.args[0])
    cards = (*state.unseen(), *known_in(state.hands[seat] if state.hands else ()))
    mine = known_cards(state.grids[seat])
    values = dict.fromkeys((*cards, *mine, HIDDEN, EMPTY), 0)
    return Slot(
        "area",
        tuple(v for v in values if why_no_recount(state, recount_fill(move, v)) is None),
    )


def _countable(state: NumDraft) -> tuple[int, ...]:
    if state.phase == "recount":
        return tuple(sorted(state.unsure))
    return tuple(seat for seat in range(state.rules.seats) if seat not in state.unsure)


def recount_fill(move: Move, value: Argument) -> Move:
    """Fill the next place."""
    return move._replace(args=(*move.args, value))


def why_no_recount(state: NumDraft, move: Move) -> Reason | None:
    """Judge a count, whole or as far as it has been read."""
    counting = state.phase == "recount" or (
        state.rules.table == PHYSICAL and state.phase in CHOICES and not state.due
    )
    if not counting:
        return Reason("not_now", {"verb": move.verb, "phase": state.awaited_verb})
    if move.seat != TABLE:
        return Reason("table_shows", {"seat": move.seat})
    if not move.args:
        return None
    seat, tokens = move.args[0], [str(token) for token in move.args[1:]]
    if not isinstance(seat, int) or seat not in range(state.rules.seats):
        return Reason("no_such_seat", {"seat": seat})
    if seat not in _countable(state):
        return _why_not_this_grid(state, seat)
    if len(tokens) > 9:
        return Reason("need_nine_places", {"found": len(tokens)})
    try:
        read = parse_tokens(tokens)
    except ValueError as error:
        return Reason("no_such_card", {"card": str(error)})
    return _why_no_tokens(state, seat, read)


def _why_not_this_grid(state: NumDraft, seat: int) -> Reason:
    if state.phase == "recount":
        return Reason("counted_already", {"seat": seat, "who": _countable(state)})
    return Reason("counted_later", {"seat": seat})


def _why_no_tokens(state: NumDraft, seat: int, tokens: Grid) -> Reason | None:
    """A card lies in one place; hidden cards and empty places are not everywhere possible."""
    if state.rules.table == COUNT:
        if HIDDEN in tokens:
            return Reason("turn_it_up", {"place": tokens.index(HIDDEN) + 1})
    elif tokens.count(EMPTY) > _empty_places(state, seat):
        return Reason("no_empty_place", {"seat": seat})
    fault = card_twice(tokens)
    if fault is not None:
        return fault
    lying = state.grids[seat]
    hand = known_in(state.hands[seat]) if state.hands else ()
    for card in tokens:
        if card in NO_CARDS or card in lying or card in hand:
            continue
        if card not in state.deck:
            return Reason("not_in_80", {"card": card, "most": MOST_IN_80})
        fault = state.where(card)
        if fault is not None:
            return fault
    return None


def _empty_places(state: NumDraft, seat: int) -> int:
    return 0 if state.phase == "recount" else state.grids[seat].count(EMPTY)


def recounted(state: NumDraft, move: Move) -> Step:
    """Replace a grid. A card that its owner had still to place has been placed by this."""
    seat = int(move.args[0])
    grid: Grid = parse_tokens([str(token) for token in move.args[1:]])
    events: tuple[Event, ...] = (GridRecounted(seat, grid),)
    placed = state.phase == "put" and EMPTY in state.grids[seat] and EMPTY not in grid
    changed = state.with_grid(seat, grid)._replace(unsure=state.unsure - {seat})
    if state.hands:
        hand = _hand_beside(state.hands[seat], grid, placed=placed)
        changed = changed.with_hand(seat, hand)
    if placed:
        changed = changed.without_choice(seat)
    if state.phase != "recount":
        return course.carried_out(changed, events)
    if changed.unsure:
        return Step(changed, events)
    if state.rules.table == COUNT:
        return course.score(changed, events)
    return course.turn_over(changed, events)


def _hand_beside(hand: Hand, grid: Grid, *, placed: bool) -> Hand:
    """A hand no longer holds what lies in the grid; its size changes if a card was placed."""
    lying = [held for held in hand if held.card in grid and held.card != UNKNOWN]
    rest = [held for held in hand if held not in lying]
    hand = ordered((*rest, *(UNSEEN for _ in lying)))
    if not placed:
        return hand
    return without(hand, UNKNOWN) if UNSEEN in hand else UNSEEN_HAND


# A turn that nobody read


def why_no_unseen_turn(state: NumDraft, move: Move) -> Reason | None:
    """Judge `Ana ? turn`: only at a real table, while she has still to give or to place."""
    missed = state.rules.table == PHYSICAL and state.phase in ("give", "put") and not state.due
    if move.args != UNSEEN_TURN or not missed:
        return Reason("not_now", {"verb": move.verb, "phase": state.awaited_verb})
    if move.seat == TABLE:
        return Reason("say_who", {"who": state.waiting})
    if move.seat not in state.waiting:
        return Reason("chosen_already", {"seat": move.seat, "who": state.waiting})
    return None


def unseen_turn(state: NumDraft, move: Move) -> Step:
    """A card was given and one was placed, nobody knows which; the grid is no longer sure."""
    unsure = state._replace(unsure=state.unsure | {move.seat})
    return course.carried_out(unsure, (TurnUnseen(move.seat),))


# A card of a hand


def hands_can_be_told(state: NumDraft) -> bool:
    """Whether the program can be told what a hand holds."""
    return state.rules.table == PHYSICAL and state.phase in CHOICES


def told(state: NumDraft, seat: int, card: str) -> Step:
    """A card of a hand that the table did not know; it stays secret."""
    hand = with_card(without(state.hands[seat], card), card)
    return Step(state.with_hand(seat, hand), (CardTold(seat), CardDealt(seat, card, TABLE)))
