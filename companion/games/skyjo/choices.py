"""What a game of Skyjo waits for, and the moves that can be made, slot by slot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from companion.games.game import (
    TABLE,
    Argument,
    Awaited,
    Choice,
    Move,
    Multiset,
    Reveal,
    Slot,
)
from companion.games.skyjo import repair
from companion.games.skyjo.grid import (
    BARE_GRID,
    FACES,
    HIDDEN,
    PLACES,
    REMOVED,
    Counts,
    held_places,
    hidden_places,
)

if TYPE_CHECKING:
    from companion.games.skyjo.state import Skyjo

VERBS: dict[str, str] = {
    "round": "round",
    "first": "show",  # the card that opens the discard
    "opening": "turn",  # one of a seat's first two cards
    "opened": "show",
    "choose": "choose",  # pile or discard
    "drawn": "show",
    "taken": "show",  # the discard was taken, and its top card not read
    "decide": "swap",  # exchange the drawn card, or discard it
    "exchange": "swap",  # the taken card must be exchanged
    "replaced": "show",  # the hidden card that was exchanged
    "turn": "turn",  # after discarding the drawn card
    "turned": "show",
    "last": "show",  # a hidden card when the round is over
    "recount": "recount",
    "top": "show",  # the discard after a turn that nobody read
    "ended": "ended",  # only counting: who ended the round
}
"""Phase -> the verb of the awaited move. After `over` nothing is awaited."""

SEATED = frozenset({"opening", "choose", "decide", "exchange", "turn"})
"""Phases in which the seat whose turn it is makes the move; in the others the table does."""

PLAYED = frozenset({"choose", "drawn", "taken", "decide", "exchange", "replaced", "turn", "turned"})
"""Phases of a seat's turn."""

OPENING = frozenset({"opening", "opened"})
"""Phases in which a seat turns up its first two cards."""

RECOUNTABLE = PLAYED | {"recount", "top"}

MAY_STAY_UNREAD = frozenset({"first", "replaced", "top"})
"""Phases in which the card goes to the discard, where nobody may need it."""

FROM_PILE = frozenset({"first", "drawn"})
ON_DISCARD = frozenset({"first", "taken", "top"})

SHOW = Move(TABLE, "show")
SHOWS: tuple[Move, ...] = tuple(Move(TABLE, "show", (card,)) for card in FACES)

PILE, DISCARD = "pile", "discard"


@cache
def _draw_or_take(seat: int) -> tuple[Move, ...]:
    return Move(seat, "draw"), Move(seat, "take")


@cache
def _everywhere(seat: int, phase: str) -> tuple[Move, ...]:
    """All exchanges with a whole grid, and discarding the card drawn."""
    swaps = _at_places(seat, "swap")
    return (*swaps, Move(seat, "discard")) if phase == "decide" else swaps


@cache
def _at_places(seat: int, verb: str) -> tuple[Move, ...]:
    return tuple(Move(seat, verb, (place,)) for place in PLACES)


@cache
def _choice(seat: int, phase: str) -> Choice:
    return Choice(seat if phase in SEATED else TABLE, VERBS[phase])


def possible(state: Skyjo) -> Counts:
    """What the card that is about to be shown may be."""
    stock = state.stock
    return stock.drawable if state.phase in FROM_PILE else stock.unseen


def awaited(state: Skyjo) -> Awaited:
    """What has to happen next, as long as the game is not over."""
    if VERBS[state.phase] != "show":
        return _choice(state.turn, state.phase)
    deal = f"round {state.course.round}"
    renewed = state.phase == "drawn" and state.stock.fresh is not None
    source = f"{deal} shuffle {state.stock.renewed + 1}" if renewed else deal
    counts = possible(state)
    cards = (
        Multiset(FACES, counts)
        if all(counts)
        else Multiset(_left(counts), tuple([count for count in counts if count]))
    )
    owner = TABLE if state.phase in ON_DISCARD else state.turn
    return Reveal(_where(state), source, cards, SHOW, seat=owner)


def _left(counts: Counts) -> tuple[str, ...]:
    return tuple([card for card, count in zip(FACES, counts, strict=True) if count])


def _where(state: Skyjo) -> str:
    if state.place:
        return f"grid {state.turn} {state.place}"
    return DISCARD if state.phase in ON_DISCARD else PILE


def moves(state: Skyjo) -> Iterator[Move]:
    """The legal moves of who is awaited, in the order of the places or cards."""
    phase = state.phase
    if phase == "choose":
        draw_or_take = _draw_or_take(state.turn)
        return iter(draw_or_take if can_take(state) else draw_or_take[:1])
    if phase in ("decide", "exchange"):
        return iter(_swaps(state))
    verb = VERBS.get(phase)
    if verb == "show":
        counts = possible(state)
        if all(counts):
            return iter(SHOWS)
        return iter([move for move, count in zip(SHOWS, counts, strict=True) if count])
    if verb == "turn":
        grid = state.grids[state.turn]
        places = _at_places(state.turn, "turn")
        return iter([m for m, cell in zip(places, grid, strict=True) if cell == HIDDEN])
    return _of_table(state)


def can_take(state: Skyjo) -> bool:
    """The top card of the discard needs a card to be exchanged with."""
    return state.grids[state.turn] != BARE_GRID


def _swaps(state: Skyjo) -> tuple[Move, ...]:
    moves = _everywhere(state.turn, state.phase)
    grid = state.grids[state.turn]
    if REMOVED not in grid:
        return moves
    left = [move for move, cell in zip(moves, grid, strict=False) if cell != REMOVED]
    return (*left, *moves[len(PLACES) :])


def _of_table(state: Skyjo) -> Iterator[Move]:
    verb = VERBS.get(state.phase, "recount")
    if verb != "recount":
        move = Move(TABLE, verb)
        open_slot = slot(state, move)
        assert open_slot is not None
        for value in open_slot.values:
            yield move._replace(args=(value,))


def slot(state: Skyjo, move: Move) -> Slot | None:
    """The next slot of a move being made; None when it is complete."""
    if move.verb == "recount":
        return repair.recount_slot(state, move)
    if move.args:
        return None
    match move.verb:
        case "round":
            return Slot("round", (state.course.round + 1,))
        case "ended":
            return Slot("seat", tuple(range(state.rules.seats)))
        case "show":
            return Slot("card", _left(possible(state)))
        case "choose":
            words = (PILE, DISCARD) if can_take(state) else (PILE,)
            return Slot("word", words, first=Move(state.turn, "draw"))
        case "swap":
            return Slot("place", held_places(state.grids[state.turn]))
        case "turn":
            return Slot("place", hidden_places(state.grids[state.turn]))
        case _:
            return None


def fill(state: Skyjo, move: Move, value: Argument) -> Move:
    """The move with its next slot filled.

    Pile or discard says where a card comes from. A card that lies open names its own place, the
    top card of the discard the discard.
    """
    match move.verb:
        case "recount":
            return repair.recount_fill(move, value)
        case "choose" if value == PILE:
            return Move(move.seat, "draw")
        case "choose" if value == DISCARD or value in state.discard[-1:]:
            return Move(move.seat, "take")
        case "swap" | "turn" if value in state.grids[state.turn] and value not in (HIDDEN, REMOVED):
            return move._replace(args=(state.grids[state.turn].index(str(value)) + 1,))
        case _:
            return move._replace(args=(*move.args, value))
