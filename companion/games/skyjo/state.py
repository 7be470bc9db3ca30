"""A running game of Skyjo: what the table knows, what it waits for, and the moves.

Order of the file: the state; the beginning of a round; a turn. What may be chosen is in `choices`,
the judge in `judge`, the end of a round in `ending`, the repairs in `repair`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import chain
from typing import NamedTuple

from companion.games.game import (
    Argument,
    Awaited,
    Event,
    Move,
    Over,
    Reason,
    Refused,
    Slot,
    Step,
)
from companion.games.notation import UNSEEN_VERB
from companion.games.skyjo import choices, ending, judge, repair
from companion.games.skyjo.course import Course, Rules
from companion.games.skyjo.events import (
    CardDiscarded,
    CardDrawn,
    CardExchanged,
    CardTaken,
    CardTurned,
    ColumnRemoved,
    DiscardShown,
    EnderNamed,
    LastLapBegan,
    PileRenewed,
    RoundBegan,
    StarterFound,
    TurnUnseen,
)
from companion.games.skyjo.grid import (
    DECK_SIZE,
    HIDDEN,
    HIDDEN_GRID,
    REMOVED,
    SIZE,
    Grid,
    column,
    column_of,
    face,
    highest_sum,
    is_complete,
    with_card,
    with_grid,
    without_column,
)
from companion.games.skyjo.stock import Stock

OPENED = 2
"""Cards that everybody turns up before play begins."""


class Skyjo(NamedTuple):
    """The state. Hidden cards are hidden from everybody, so it is also every seat's view."""

    course: Course
    phase: str = "round"
    """What is awaited, see `choices.VERBS`."""
    turn: int = 0
    """The seat whose turn it is, or whose cards are turned up."""
    place: int = 0
    """The place whose hidden card is about to be shown; 0 = none."""
    held: str | None = None
    """The card in the hand of the seat, `?` if it still has to be read."""
    grids: tuple[Grid, ...] = ()
    discard: tuple[str, ...] = ()
    """The top card comes last; `?` where one could not be read."""
    stock: Stock = Stock(0)

    @property
    def rules(self) -> Rules:
        return self.course.rules

    @property
    def awaits(self) -> Awaited:
        if self.phase == "over":
            return Over(self.totals, self.winners)
        return choices.awaited(self)

    @property
    def pile(self) -> int:
        return self.stock.pile

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all scored rounds, in seat order."""
        return tuple(map(sum, zip(*self.course.scores, strict=True))) or (0,) * self.rules.seats

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the lowest total."""
        best = min(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    def hand(self, seat: int) -> tuple[str, ...]:
        return ()

    def cards(self) -> Iterator[str]:
        return map(face, self.lying())

    def lying(self) -> Iterator[str]:
        """Every card outside the pile, with its id where it is known."""
        for cell in chain.from_iterable(self.grids):
            if cell != REMOVED:
                yield cell
        yield from self.discard
        if self.held is not None:
            yield self.held

    def view(self, seat: int | None) -> Skyjo:
        """Nobody knows a card that another does not: the view is the state."""
        return self

    def sample(self, generator: random.Random) -> Skyjo:
        """Nothing is known to one seat alone, so there is nothing to complete."""
        return self

    def slot(self, move: Move) -> Slot | None:
        return choices.slot(self, move)

    def fill(self, move: Move, value: Argument) -> Move:
        return choices.fill(self, move, value)

    def moves(self) -> Iterator[Move]:
        return choices.moves(self)

    def why_not(self, move: Move) -> Reason | None:
        return judge.why_not(self, move)

    # Doing it

    def after(self, move: Move) -> Step:
        reason = judge.why_not(self, move)
        verb, args = move.verb, move.args
        if reason is None and verb not in judge.ALONE and (not args or verb == "recount"):
            reason = judge.why_incomplete(self, move)
        if reason is not None:
            raise Refused(move, reason)
        if verb == "show":
            return _SHOWN[self.phase](self, str(args[0]))
        return _DEEDS[verb](self, move)


# The beginning of a round


def _begin_round(state: Skyjo, move: Move) -> Step:
    """The cards are shuffled, everybody has twelve; whoever ended the last round will start."""
    number = int(move.args[0])
    begun = RoundBegan(number, state.rules.count_only)
    return Step(dealt(state.course, number), (begun,))


def dealt(course: Course, number: int) -> Skyjo:
    """A round before its first card is shown, or before it is counted."""
    rules = course.rules
    grids = (HIDDEN_GRID,) * rules.seats
    everybody = frozenset(range(rules.seats) if rules.count_only else ())
    course = Course(rules, number, course.ender, None, everybody, course.scores)
    phase = "ended" if rules.count_only else "first"
    return Skyjo(course, phase, grids=grids, stock=Stock(DECK_SIZE - SIZE * rules.seats))


def _show_first(state: Skyjo, card: str) -> Step:
    """One card starts the discard; it may stay unread until somebody takes it."""
    stock = state.stock.drawn(card) if card != HIDDEN else state.stock.drawn_unread()
    opening = Skyjo(state.course, "opening", 0, 0, None, state.grids, (card,), stock)
    return Step(opening, (DiscardShown(card),))


def _show_opened(state: Skyjo, card: str) -> Step:
    """In seat order everybody turns two cards; then the round is played."""
    seat = state.turn
    grid = with_card(state.grids[seat], state.place, card)
    more = grid.count(HIDDEN) > SIZE - OPENED
    turn = seat if more else seat + 1
    opened = state._replace(
        phase="opening",
        turn=turn,
        place=0,
        grids=with_grid(state.grids, seat, grid),
        stock=state.stock.turned(card),
    )
    events: tuple[Event, ...] = (CardTurned(seat, card, state.place),)
    if turn < state.rules.seats:
        return Step(opened, events)
    starter, shown = state.course.starter, None
    if starter is None:
        starter, shown = highest_sum(opened.grids)
    course = opened.course._replace(starter=starter)
    choosing = opened._replace(course=course, phase="choose", turn=starter)
    return Step(choosing, (*events, StarterFound(starter, shown)))


# A turn


def _draw(state: Skyjo, move: Move) -> Step:
    """From the pile; if that is empty the discard, but its top card, becomes the new one."""
    course, _, seat, _, _, grids, discard, stock = state
    if stock.pile:
        return Step(Skyjo(course, "drawn", seat, 0, None, grids, discard, stock), ())
    stock = stock.renewed_with(discard[:-1])
    drawing = Skyjo(course, "drawn", seat, 0, None, grids, discard[-1:], stock)
    return Step(drawing, (PileRenewed(stock.pile),))


def _show_drawn(state: Skyjo, card: str) -> Step:
    course, _, seat, _, _, grids, discard, stock = state
    deciding = Skyjo(course, "decide", seat, 0, card, grids, discard, stock.drawn(card))
    return Step(deciding, (CardDrawn(seat, card),))


def _take(state: Skyjo, move: Move) -> Step:
    """The top of the discard; if nobody has read it, it has to be read now."""
    course, _, seat, _, _, grids, discard, stock = state
    card = discard[-1]
    phase = "taken" if card == HIDDEN else "exchange"
    holding = Skyjo(course, phase, seat, 0, card, grids, discard[:-1], stock)
    return Step(holding, (CardTaken(seat, card),))


def _show_taken(state: Skyjo, card: str) -> Step:
    holding = state._replace(phase="exchange", held=card, stock=state.stock.turned(card))
    return Step(holding, (CardTaken(state.turn, card),))


def _swap(state: Skyjo, move: Move) -> Step:
    """Exchange the held card; a hidden one is not looked at before."""
    course, _, seat, _, held, grids, discard, stock = state
    place = int(move.args[0])
    out = grids[seat][place - 1]
    if out == HIDDEN:
        return Step(Skyjo(course, "replaced", seat, place, held, grids, discard, stock), ())
    return _exchange(state, place, out, stock)


def _show_replaced(state: Skyjo, card: str) -> Step:
    """The hidden card goes to the discard, where it may stay unread."""
    stock = state.stock if card == HIDDEN else state.stock.turned(card)
    return _exchange(state, state.place, card, stock)


def _exchange(state: Skyjo, place: int, out: str, stock: Stock) -> Step:
    course, _, seat, _, held, grids, discard, _ = state
    card = str(held)
    grid = with_card(grids[seat], place, card)
    events = (CardExchanged(seat, card, place, out),)
    return _end_turn(course, seat, grids, (grid, place), (*discard, out), stock, events)


def _discard(state: Skyjo, move: Move) -> Step:
    """Put the drawn card back; then a hidden card is turned up, if there is one."""
    course, _, seat, _, held, grids, discard, stock = state
    card = str(held)
    events = (CardDiscarded(seat, card),)
    discard = (*discard, card)
    if HIDDEN not in grids[seat]:
        return _end_turn(course, seat, grids, (grids[seat], 1), discard, stock, events)
    return Step(Skyjo(course, "turn", seat, 0, None, grids, discard, stock), events)


def _turn(state: Skyjo, move: Move) -> Step:
    """Turn up a hidden card: it is shown next."""
    course, phase, seat, _, held, grids, discard, stock = state
    shown = "opened" if phase == "opening" else "turned"
    return Step(Skyjo(course, shown, seat, int(move.args[0]), held, grids, discard, stock), ())


def _show_turned(state: Skyjo, card: str) -> Step:
    course, _, seat, place, _, grids, discard, stock = state
    grid = with_card(grids[seat], place, card)
    events = (CardTurned(seat, card, place),)
    return _end_turn(course, seat, grids, (grid, place), discard, stock.turned(card), events)


def _end_turn(
    course: Course,
    seat: int,
    grids: tuple[Grid, ...],
    changed: tuple[Grid, int],
    discard: tuple[str, ...],
    stock: Stock,
    events: tuple[Event, ...],
) -> Step:
    """The column rule; then whether the round is ending, and whose turn it is.

    `changed`: the grid of the seat now, and the place where it changed.
    """
    grid, place = changed
    number = column_of(place)
    if is_complete(grid, number):
        cards = column(grid, number)
        events = (*events, ColumnRemoved(seat, number, face(cards[0])))
        discard += cards
        grid = without_column(grid, number)
    grids = with_grid(grids, seat, grid)
    ender = course.ender
    if ender is None and HIDDEN not in grid:
        ender = seat
        course = course._replace(ender=ender)
        events = (*events, LastLapBegan(seat))
    turn = (seat + 1) % len(grids)
    if turn == ender:
        return ending.end_lap(Skyjo(course, "last", turn, 0, None, grids, discard, stock), events)
    return Step(Skyjo(course, "choose", turn, 0, None, grids, discard, stock), events)


# Repairs, and rounds that are only counted


def _name_ender(state: Skyjo, move: Move) -> Step:
    ender = int(move.args[0])
    named = state._replace(phase="recount", course=state.course._replace(ender=ender))
    return Step(named, (EnderNamed(ender),))


def _recount(state: Skyjo, move: Move) -> Step:
    recounted, events = repair.recounted(state, move)
    if recounted.course.unsure or recounted.phase != "recount":
        return Step(recounted, events)
    if recounted.rules.count_only:
        return ending.end_round(recounted, events)
    return Step(recounted._replace(phase="top"), events)


def _unseen_turn(state: Skyjo, move: Move) -> Step:
    return Step(repair.unseen_turn(state), (TurnUnseen(state.turn),))


def _show_top(state: Skyjo, card: str) -> Step:
    """The turn that nobody read is over, and what lies on the discard is known again."""
    course, _, seat, _, _, grids, discard, stock = state
    if card != HIDDEN:
        discard, stock = (*discard[:-1], card), stock.turned(card)
    return _end_turn(course, seat, grids, (grids[seat], 1), discard, stock, (DiscardShown(card),))


_DEEDS: dict[str, Callable[[Skyjo, Move], Step]] = {
    "round": _begin_round,
    "draw": _draw,
    "take": _take,
    "swap": _swap,
    "discard": _discard,
    "turn": _turn,
    "recount": _recount,
    "ended": _name_ender,
    UNSEEN_VERB: _unseen_turn,
}

_SHOWN: dict[str, Callable[[Skyjo, str], Step]] = {
    "first": _show_first,
    "opened": _show_opened,
    "drawn": _show_drawn,
    "taken": _show_taken,
    "replaced": _show_replaced,
    "turned": _show_turned,
    "last": ending.show_last,
    "top": _show_top,
}
"""What a shown card does, by phase."""
