"""Skyjo by a learned value: each move is worth the mean of all that may come of it.

Nothing is hidden from one seat that another knows, and the cards that may appear are few. So none
has to be dealt anew: every card that nobody has seen is tried, with its chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from statistics import fmean
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import Move, Reason
from companion.games.skyjo.choices import can_take
from companion.games.skyjo.grid import (
    COLUMNS,
    COPIES,
    FACES,
    HIDDEN,
    INDEX,
    PLACES,
    REMOVED,
    VALUE,
    Counts,
    Grid,
    column,
    counts_of,
    face,
)
from companion.games.skyjo.state import Skyjo
from companion.players.advice import Advice, best_first
from companion.players.learned.skyjo_values import (
    CELLS_HIDDEN,
    ENDED,
    GOING,
    LAST,
    Column,
    Row,
    added,
    learned,
    unseen_bucket,
)
from companion.players.thumbs import skyjo as thumb

LOW = VALUE[FACES[0]]
"""The lowest card: a card stands in its table this much above its points."""
_PHASES = frozenset({"choose", "decide", "exchange", "turn"})
_NOBODY = 2
"""The lap in which nobody takes the discard any more."""


class Exchange(NamedTuple):
    """What an exchange is worth; of equal places the first."""

    place: int
    worth: float


def weighed(view: Skyjo, seat: int) -> list[Advice]:
    """The moves of the seat that has to choose, best first; none where nothing can be weighed.

    The value of each is by how many points the others will have more at the end of the round, in
    the mean of the others. Of places that are alike only the first is named.
    """
    is_unread = UNKNOWN in (view.held, *view.discard[-1:])
    if view.phase not in _PHASES or is_unread or thumb.is_stalled(view):
        return []
    turn = _Turn(view, seat)
    match view.phase:
        case "choose":
            return best_first(_sources(turn))
        case "turn":
            return best_first(_flips(turn))
        case _:
            return best_first(_placed(turn))


def _sources(turn: _Turn) -> Iterator[Advice]:
    view, seat = turn.view, turn.seat
    top, draw = view.discard[-1], Move(seat, "draw")
    if not can_take(view):
        yield Advice(draw, 0.0, Reason("only_pile"))
        return
    yield Advice(draw, turn.drawn(), Reason("discard_too_high", {"card": face(top)}))
    best = turn.best_exchange(INDEX[top])
    reason = turn.reason(best.place, top)
    if reason.code == "costs_least":
        reason = Reason("fits_best", reason.facts)
    yield Advice(Move(seat, "take"), best.worth, reason)


def _placed(turn: _Turn) -> Iterator[Advice]:
    view, seat = turn.view, turn.seat
    card = str(view.held)
    for place, worth in turn.exchanges(INDEX[card]):
        yield Advice(Move(seat, "swap", (place,)), worth, turn.reason(place, card))
    if view.phase == "decide":
        reason = turn.ending(turn.plain, card) or Reason("drawn_too_high", {"card": face(card)})
        yield Advice(Move(seat, "discard"), turn.discarded(INDEX[card]), reason)


def _flips(turn: _Turn) -> Iterator[Advice]:
    reasons = {it.move: it.reason for it in thumb.rated(turn.view, turn.seat, thumb.NORMAL)}
    flips = list(turn.flips(INDEX[turn.view.discard[-1]]))
    for place, worth in flips:
        move = Move(turn.seat, "turn", (place,))
        reason = reasons[move]
        if reason.code == "turns_any" and len(flips) > 1:
            reason = Reason("turns_best")
        yield Advice(move, worth, reason)


class _Turn:
    """One seat's turn: what its grid may come to, and what that is worth."""

    def __init__(self, view: Skyjo, seat: int) -> None:
        self.view, self.seat = view, seat
        self._values = learned()
        self._unseen = view.stock.unseen
        self._total = sum(self._unseen)
        points = sum(count * (at + LOW) for at, count in enumerate(self._unseen))
        self._mean = points / self._total if self._total else _mean_of_deck()
        self._ender = view.course.ender
        self._columns = _columns(view.grids[seat])
        self._left = view.grids[seat].count(HIDDEN)
        estimates = [self._estimate(grid) for grid in view.grids]
        self.plain = estimates.pop(seat)
        self._others = fmean(estimates)
        self.lowest = min(estimates)
        self._compared = self.lowest
        if self._ender is not None:
            self._compared = self._estimate(view.grids[self._ender])
        self._next = _columns(view.grids[(seat + 1) % len(view.grids)])
        self._bases: dict[tuple[int, int], Row] = {}

    def _estimate(self, grid: Grid) -> float:
        return sum(VALUE.get(cell, 0) for cell in grid) + self._mean * grid.count(HIDDEN)

    # What a grid is worth

    def _worth(self, at: int, changed: Column, estimate: float, left: int) -> float:
        """Of the grid after the turn, but for the discard."""
        stage = LAST if self._ender is not None else GOING if left else ENDED
        numbers = self._values.stages[stage]
        lead = estimate - self._compared
        own = numbers.column("own", changed)
        correction = numbers.corrected(self._base(stage, at), own, lead, left)
        return self._others - estimate + correction

    def _base(self, stage: int, at: int) -> Row:
        """The sum of what does not change with a column of the grid."""
        key = stage, at
        if key not in self._bases:
            numbers = self._values.stages[stage]
            own = [
                numbers.column("own", cells)
                for number, cells in enumerate(self._columns)
                if number != at
            ]
            self._bases[key] = added([self._around(stage), *own])
        return self._bases[key]

    def _around(self, stage: int) -> Row:
        """The sum of what is not in the own grid."""
        numbers = self._values.stages[stage]
        grids = [grid for other, grid in enumerate(self.view.grids) if other != self.seat]
        others = added(
            [numbers.column("other", cells) for grid in grids for cells in _columns(grid)]
        )
        fewest = min(grid.count(HIDDEN) for grid in grids)
        return added(
            [
                tuple(round(number / len(grids)) for number in others),
                numbers.row("seats", len(grids) + 1),
                numbers.row("fewest", fewest),
                numbers.row("unseen", unseen_bucket(self._mean)),
            ]
        )

    def _top(self, card: int, left: int) -> float:
        """What a card on the discard is worth, with so many own cards hidden after the turn."""
        return self._tops[self._lap(left)][card]

    @cached_property
    def _tops(self) -> tuple[tuple[float, ...], ...]:
        """By lap and card."""
        match = [max(cells.count(card) for cells in self._next) for card in range(len(FACES))]
        taken = (
            tuple(self._values.top(lap, min(match[card], 2), card) for card in range(len(FACES)))
            for lap in range(_NOBODY)
        )
        return (*taken, (0.0,) * len(FACES))

    def _lap(self, left: int) -> int:
        ender = self.seat if self._ender is None and not left else self._ender
        if ender is None:
            return 0
        return _NOBODY if (self.seat + 1) % len(self.view.grids) == ender else 1

    def _unseen_top(self, left: int) -> float:
        """What an unseen card on the discard is worth."""
        tops = self._tops[self._lap(left)]
        return _mean(tops, self._unseen)

    # What may be done

    def best_exchange(self, card: int) -> Exchange:
        """The first of the best."""
        return max(self.exchanges(card), key=lambda it: it.worth)

    def exchanges(self, card: int) -> Iterator[Exchange]:
        """What a card is worth at each place."""
        seen: set[tuple[Column, int]] = set()
        for place, cell in zip(PLACES, self.view.grids[self.seat], strict=True):
            if cell == REMOVED:
                continue
            at, out = (place - 1) % COLUMNS, INDEX.get(cell, CELLS_HIDDEN)
            if (self._columns[at], out) not in seen:
                seen.add((self._columns[at], out))
                yield Exchange(place, self._exchanged(at, out, card))

    def _exchanged(self, at: int, out: int, card: int) -> float:
        cells = list(self._columns[at])
        cells.remove(out)
        left = self._left - (out == CELLS_HIDDEN)
        points = self._mean if out == CELLS_HIDDEN else out + LOW
        changed, estimate = _with(cells, card, self.plain - points)
        if not changed:
            top = self._top(card, left)
        elif out == CELLS_HIDDEN:
            top = self._unseen_top(left)
        else:
            top = self._top(out, left)
        return self._worth(at, changed, estimate, left) + top

    def flips(self, top: int) -> Iterator[Exchange]:
        """What it is worth to turn up a card of each column, with that card on the discard."""
        left, seen = self._left - 1, set()
        for place, cell in zip(PLACES, self.view.grids[self.seat], strict=True):
            cells = self._columns[(place - 1) % COLUMNS]
            if cell != HIDDEN or cells in seen:
                continue
            seen.add(cells)
            worth, goes, shown = self._flipped(cells)
            lies = (1 - goes) * self._top(top, left)
            yield Exchange(place, worth + lies + goes * shown)

    def _flipped(self, cells: Column) -> tuple[float, float, float]:
        """A card of a column turned up: what the grid is worth, but for the discard; the chance
        that the column goes, and what the discard is worth then.
        """
        if cells not in self._turned:
            self._turned[cells] = self._mean_flip(cells)
        return self._turned[cells]

    @cached_property
    def _turned(self) -> dict[Column, tuple[float, float, float]]:
        return {}

    def _mean_flip(self, cells: Column) -> tuple[float, float, float]:
        at, left = self._columns.index(cells), self._left - 1
        kept = list(cells[:-1])  # a hidden card comes last
        before = self.plain - self._mean
        worth = goes = top = 0.0
        for card, count in enumerate(self._unseen):
            if count:
                changed, estimate = _with(kept, card, before)
                if not changed:
                    goes, top = count / self._total, self._top(card, left)
                worth += count * self._worth(at, changed, estimate, left)
        return worth / self._total, goes, top

    def discarded(self, card: int) -> float:
        """What it is worth to put a drawn card on the discard, and to turn up a hidden one."""
        if self._left:
            return max(flip.worth for flip in self.flips(card))
        same = self._worth(0, self._columns[0], self.plain, 0)
        return same + self._top(card, 0)

    def drawn(self) -> float:
        """What it is worth to draw from the pile."""
        counts = _drawable(self.view)
        worths = [
            max(self.best_exchange(card).worth, self.discarded(card)) if count else 0.0
            for card, count in enumerate(counts)
        ]
        return _mean(tuple(worths), counts)

    # Why

    def reason(self, place: int, card: str) -> Reason:
        """What speaks for an exchange."""
        cell = self.view.grids[self.seat][place - 1]
        reason = thumb.exchange_reason(self.view, self.seat, place, card)
        if reason.code == "completes_column":
            return reason
        if cell != HIDDEN:
            return Reason("too_early_to_end") if self._waits(reason) else reason
        return self.ending(self.plain - self._mean + VALUE[card], card, place) or reason

    def _waits(self, reason: Reason) -> bool:
        """Whether an exchange is made only because the others would end the round too soon."""
        is_last = self._left == 1 and self._ender is None
        is_close = self.plain + thumb.NORMAL.caution >= self.lowest
        return is_last and is_close and reason.code == "costs_least"

    def ending(self, own: float, card: str, place: int = 0) -> Reason | None:
        """Where the last hidden card goes with fewer points than all others seem to have."""
        points = round(self.lowest - own)
        if self._left != 1 or self._ender is not None or points < 1:
            return None
        return Reason("ends_round", {"points": points, "new": face(card), "place": place})


def _columns(grid: Grid) -> tuple[Column, ...]:
    return tuple(_column(column(grid, number)) for number in range(1, COLUMNS + 1))


def _column(cells: Grid) -> Column:
    if REMOVED in cells:
        return ()
    return tuple(sorted(INDEX.get(cell, CELLS_HIDDEN) for cell in cells))


def _with(cells: list[int], card: int, estimate: float) -> tuple[Column, float]:
    """Two cards of a column and a third; the points that the grid has then."""
    if cells[0] == cells[1] == card:
        return (), estimate - 2 * (card + LOW)
    return tuple(sorted((*cells, card))), estimate + card + LOW


def _drawable(view: Skyjo) -> Counts:
    """What the next card of the pile may be."""
    counts = view.stock.drawable if view.pile else counts_of(view.discard[:-1])
    return counts if any(counts) else COPIES


def _mean(worths: tuple[float, ...], counts: Counts) -> float:
    total = 0.0
    for worth, count in zip(worths, counts, strict=True):
        total += worth * count
    return total / max(sum(counts), 1)


def _mean_of_deck() -> float:
    return sum(count * (at + LOW) for at, count in enumerate(COPIES)) / sum(COPIES)
