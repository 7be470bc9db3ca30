"""Repairs: a real table forgets to scan.

`Ana ? turn` says that Ana played a turn that nobody read; `table recount Ana ...` tells what
really lies in her grid and replaces what the program believed. Then the discard is read again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Argument, Event, Move, Reason, Slot
from companion.games.skyjo import choices
from companion.games.skyjo.events import GridRecounted
from companion.games.skyjo.grid import (
    COLUMNS,
    COPIES,
    DECK_SIZE,
    FACE_DOWN,
    FACES,
    HIDDEN,
    INDEX,
    REMOVED,
    SIZE,
    Grid,
    counts_of,
    face,
    grid_fault,
    is_complete,
    parse_grid,
    with_grid,
)

if TYPE_CHECKING:
    from companion.games.skyjo.course import Course
    from companion.games.skyjo.state import Skyjo

MIDWAY = frozenset({"taken", "decide", "exchange", "replaced", "turn", "turned"})
"""Phases in which a seat holds a card or has put one down, and its turn is not over."""

HELD_TO_DISCARD = frozenset({"taken", "decide", "exchange", "replaced"})
"""Phases in which the seat's turn will put one more card on the discard."""


def recount_slot(state: Skyjo, move: Move) -> Slot | None:
    """First the seat, then twelve places in order."""
    if not move.args:
        asked = state.course.unsure or range(state.rules.seats)
        return Slot("seat", tuple(sorted(asked)))
    if len(move.args) > SIZE:
        return None
    fitting = tuple(
        value
        for value in (*FACES, FACE_DOWN, REMOVED)
        if why_no_recount(state, recount_fill(move, value)) is None
    )
    return Slot("area", fitting)


def recount_fill(move: Move, value: Argument) -> Move:
    """Fill the next place."""
    cell = HIDDEN if value == FACE_DOWN and move.args else value
    return move._replace(args=(*move.args, cell))


def why_no_recount(state: Skyjo, move: Move) -> Reason | None:
    """Judge a recount, whole or as far as it has been read."""
    if move.seat != TABLE or state.phase not in choices.RECOUNTABLE:
        return Reason("not_now", {"verb": move.verb, "phase": state.phase})
    if not move.args:
        return None
    seat, tokens = move.args[0], [str(token) for token in move.args[1:]]
    if not isinstance(seat, int) or seat not in range(state.rules.seats):
        return Reason("no_such_seat", {"seat": seat})
    try:
        grid = parse_grid(tokens)
    except ValueError as error:
        return Reason("no_such_card", {"card": str(error)})
    return grid_fault(grid) or _why_too_many(state, seat, grid) or _why_complete(state, grid)


def _why_complete(state: Skyjo, grid: Grid) -> Reason | None:
    """A column of three equal cards cannot stay; at the end of a round it is still counted."""
    if state.rules.count_only or len(grid) <= 2 * COLUMNS:
        return None
    padded = (*grid, *(HIDDEN,) * (SIZE - len(grid)))
    number = next((n for n in range(1, COLUMNS + 1) if is_complete(padded, n)), None)
    if number is None:
        return None
    return Reason("column_stays", {"column": number, "card": face(padded[number - 1])})


def _why_too_many(state: Skyjo, seat: int, grid: Grid) -> Reason | None:
    """No card lies in two places, and no face more often than it was printed."""
    others = [cell for other, cells in enumerate(state.grids) if other != seat for cell in cells]
    lying = [*others, *_sure_discard(state, seat), *grid]
    with_ids = [card for card in lying if "#" in card]
    for card in grid:
        if with_ids.count(card) > 1:
            return Reason("card_twice", {"card": face(card)})
    counts = counts_of(lying)
    for card in grid:
        if card in INDEX and counts[INDEX[card]] > COPIES[INDEX[card]]:
            return Reason("too_many", {"card": face(card), "copies": COPIES[INDEX[card]]})
    return None


def _sure_discard(state: Skyjo, seat: int) -> tuple[str, ...]:
    """The cards that lie on the discard whatever the seat did in a turn that nobody read."""
    if seat == state.turn and state.phase in MIDWAY:
        return _after_unseen(state)[0]
    return state.discard


def _after_unseen(state: Skyjo) -> tuple[tuple[str, ...], int]:
    """Discard and pile after a turn that nobody read.

    If the seat had not chosen yet, it may have taken the top card or covered it: that card is
    not known any more, and one card counts as drawn.
    """
    if state.phase == "choose":
        if state.pile == 0:
            return (*state.discard[:-1], UNKNOWN), 0
        return (*state.discard[:-1], UNKNOWN, UNKNOWN), state.pile - 1
    if state.phase == "drawn":
        return (*state.discard, UNKNOWN), state.pile - 1
    if state.phase in HELD_TO_DISCARD:
        return (*state.discard, UNKNOWN), state.pile
    return state.discard, state.pile


def unseen_turn(state: Skyjo) -> Skyjo:
    """A turn that nobody read, or not to its end: the grid is no longer sure."""
    discard, pile = _after_unseen(state)
    course = state.course._replace(unsure=frozenset({state.turn}))
    changed = state._replace(course=course, phase="recount", place=0, held=None, discard=discard)
    return changed._replace(stock=state.stock.recounted(pile, changed.lying()))


def recounted(state: Skyjo, move: Move) -> tuple[Skyjo, tuple[Event, ...]]:
    """Replace a grid. A card that its owner was holding has found its way by this."""
    seat = int(move.args[0])
    grid = parse_grid([str(token) for token in move.args[1:]])
    if seat == state.turn and state.phase in MIDWAY:
        state = unseen_turn(state)
    grids = with_grid(state.grids, seat, grid)
    changed = state._replace(course=_course(state, seat, grid), grids=grids)
    discard = _fitted(changed)
    changed = changed._replace(discard=discard)
    pile = DECK_SIZE - sum(1 for _ in changed.lying())
    changed = changed._replace(stock=state.stock.recounted(pile, changed.lying()))
    return changed, (GridRecounted(seat, grid),)


def _course(state: Skyjo, seat: int, grid: Grid) -> Course:
    course = state.course
    ender = course.ender
    if not state.rules.count_only:
        if ender == seat and HIDDEN in grid:
            ender = None
        elif ender is None and HIDDEN not in grid and seat != state.turn:
            ender = seat
    return course._replace(ender=ender, unsure=course.unsure - {seat})


def _fitted(state: Skyjo) -> tuple[str, ...]:
    """The discard as long as the cards in the grids leave room for, beside the same pile.

    A column that went unseen lies there unread; one that was there after all leaves it again.
    """
    if state.rules.count_only:
        return ()
    lying = sum(1 for _ in state.lying()) - len(state.discard)
    room = max(1, DECK_SIZE - state.pile - lying)
    missing = (UNKNOWN,) * (room - len(state.discard))
    return (*state.discard[:room], *missing)
