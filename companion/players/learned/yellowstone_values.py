"""The learned value of what a turn of Yellowstone Park leaves: a file of numbers, and its sums.

What a turn leaves is described by rows of numbers, each times how much there is of it: of the
markers, piles and hands of all, of the board, and of the own hand. The rows are added up, what is
below 0 counts nothing, and weighted sums of the rest say by how many points the seat will be ahead
and how likely it wins. `benchmarks/tune/yellowstone_value.py` learned the numbers from whole games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import resources
from math import exp
from statistics import fmean
from typing import NamedTuple

from companion.games.yellowstone.board import SIZE, Board, Span, cells, colour_of, row_of
from companion.games.yellowstone.rules import HAND, PENALTIES_TO_DRAW
from companion.games.yellowstone.sources import INDEX, Counts
from companion.players.learned.rows import all_rows, first_rows
from companion.players.thumbs.yellowstone import (
    NORMAL,
    Follower,
    chance_of_nothing,
    costs_of,
    follower_of,
)

TABLES = (
    ("seats", 4),  # from 2 on
    ("scores", 11),
    ("penalties", 14),  # own ones
    ("highest", 7),  # the highest marker if all was scored now, by fives from 10 on
    ("pile", 10),
    ("last", 1),
    ("next_hand", 7),
    ("others", 20),  # five numbers of each other seat, in turn order
    ("left", 7),  # cards kept
    ("left_to_shed", 7),  # the same, where the penalty pile may be drawn from
    ("drawn", 3),
    ("rows", 15),  # the first row, how many more there are, and how far they are from the middle
    ("columns", 15),
    ("cells", 10),
    ("fitting", 7),  # cards kept that fit
    ("fresh", 7),  # those of them that would fill a cell
    ("least", 6),  # the fewest penalty cards that one of them would cost
    ("hand_rows", 7),
    ("follower", 5),
    ("looks", 9),
)
"""Name and length of each table of rows."""
FIRST = first_rows(TABLES)
ROWS = all_rows(TABLES)

NOTHING, PILE, PENALTY = range(3)
"""What a hand is refilled from."""
SCALE = 10.0
"""Points that count 1 in the rows."""

Row = tuple[float, ...]
"""Numbers, one for each unit."""
Amounts = Iterator[tuple[int, float]]
"""Row -> how much there is of it."""

PILE_STEPS = (0, 2, 4, 6, 8, 12, 16, 20, 26)
"""Most cards of a pile in each row of its table but the last."""


class Standing(NamedTuple):
    """What everybody has, the own seat first and then in turn order, and what may be drawn."""

    markers: tuple[int, ...]
    penalties: tuple[int, ...]
    hands: tuple[int, ...]
    """How many cards; the own ones do not count here."""
    pile: int
    last: bool


class Kept(NamedTuple):
    """The own hand after a turn."""

    hand: tuple[str, ...]
    drawn: int = 0
    """Cards that come into it."""
    source: int = NOTHING


class Outlook(NamedTuple):
    """What may be expected at the end of the game."""

    lead: float
    """Points fewer than the others, in their mean."""
    win: float
    """The chance of winning, or the share of a victory."""


class Surroundings(NamedTuple):
    """What a turn does not change, and what the next player may hold."""

    unseen: Counts
    follower: int
    """Cards of the next hand."""
    one_column: bool

    def next_on(self, board: Board) -> Follower:
        """What the next player is likely to meet on a board."""
        return follower_of(board, self.unseen, self.follower, one_column=self.one_column)


class Values:
    """All that was learned, and sums of it that are needed again and again in one turn."""

    def __init__(self, rows: Sequence[Row], bias: Row, lead: Row, win: Row) -> None:
        self._rows, self._bias = rows, bias
        *lead_weights, self._lead = lead
        *win_weights, self._win = win
        self._outputs = tuple(zip(lead_weights, win_weights, strict=True))

    def around(self, standing: Standing) -> Row:
        """The sum for what all have."""
        return self._added(self._bias, _of_standing(standing))

    def lying(self, board: Board, around: Surroundings) -> Row:
        """The sum for a board."""
        return self._added((0.0,) * len(self._bias), _of_board(board, around))

    def outlook(
        self, standing: Standing, sums: tuple[Row, Row], board: Board, kept: Kept, one_column: bool
    ) -> Outlook:
        """What to expect, from the sums for what all have and for the board."""
        both = tuple(map(float.__add__, *sums))
        units = self._added(both, _of_hand(board, kept, standing.penalties[0], one_column))
        lead, win = self._lead, self._win
        for unit, (to_lead, to_win) in zip(units, self._outputs, strict=True):
            if unit > 0:
                lead += unit * to_lead
                win += unit * to_win
        return Outlook(SCALE * lead + _lead_now(standing), 1 / (1 + exp(-win)))

    def _added(self, row: Row, amounts: Iterable[tuple[int, float]]) -> Row:
        for at, amount in amounts:
            if amount == 1:
                row = tuple(map(float.__add__, row, self._rows[at]))
            elif amount:
                row = tuple([a + amount * b for a, b in zip(row, self._rows[at], strict=True)])
        return row


def final(markers: Sequence[int]) -> Outlook:
    """Of the first seat, where the game is over."""
    best = min(markers)
    share = 1 / markers.count(best) if markers[0] == best else 0.0
    return Outlook(fmean(markers[1:]) - markers[0], share)


def _points(standing: Standing) -> list[int]:
    """Markers as if all was scored now."""
    return [sum(pair) for pair in zip(standing.markers, standing.penalties, strict=True)]


def _lead_now(standing: Standing) -> float:
    mine, *others = _points(standing)
    return fmean(others) - mine


def _of_standing(standing: Standing) -> Amounts:
    mine, *others = _points(standing)
    penalties, pile = standing.penalties[0], standing.pile
    highest, lowest = max(others), min(others)
    yield FIRST["seats"] + len(others) - 1, 1
    scores = (
        (fmean(others) - mine) / SCALE,
        (lowest - mine) / SCALE,
        (highest - mine) / SCALE,
        max(lowest - mine, 0) / SCALE,
        mine / SCALE,
        standing.markers[0] / SCALE,
        penalties / HAND,
        sum(standing.penalties) / 20,
        pile / SCALE,
        max(highest, mine) / SCALE,
        max(mine - lowest, 0) / SCALE,
    )
    yield from enumerate(scores, FIRST["scores"])
    yield FIRST["penalties"] + min(penalties, 13), 1
    yield FIRST["highest"] + min(max(max(highest, mine) - 10, 0) // 5, 6), 1
    yield FIRST["pile"] + sum(pile > most for most in PILE_STEPS), 1
    yield FIRST["last"], float(standing.last)
    yield FIRST["next_hand"] + standing.hands[1], 1
    for at, points in enumerate(others, start=1):
        theirs, held = standing.penalties[at], standing.hands[at]
        can_shed = float(theirs >= PENALTIES_TO_DRAW)
        amounts = ((points - mine) / SCALE, theirs / HAND, held / HAND, can_shed, 1.0)
        yield from enumerate(amounts, FIRST["others"] + len(amounts) * (at - 1))


def _of_board(board: Board, around: Surroundings) -> Amounts:
    span = Span.of(board)
    yield from _of_span("rows", span.top, span.bottom)
    yield from _of_span("columns", span.left, span.right)
    yield FIRST["cells"] + cells(board), 1
    follower = around.next_on(board)
    yield from enumerate(follower, FIRST["follower"])
    looks = FIRST["looks"]
    yield looks + 2, len(board) / 5
    yield looks + 4, follower.fitting**HAND
    yield looks + 5, len(span.homes) / 2
    yield looks + 7, len({row_of(card) for _, card in board}) / 2
    yield looks + 8, (1 - follower.fitting) ** 2


def _of_span(table: str, first: int, last: int) -> Amounts:
    yield FIRST[table] + first - 1, 1
    yield FIRST[table] + SIZE + last - first, 1
    yield FIRST[table] + SIZE + 3 + abs(first + last - SIZE - 1) // 2, 1


def _of_hand(board: Board, kept: Kept, penalties: int, one_column: bool) -> Amounts:
    hand, drawn, source = kept
    yield FIRST["left"] + len(hand), 1
    if penalties >= PENALTIES_TO_DRAW:
        yield FIRST["left_to_shed"] + len(hand), 1
    yield FIRST["drawn"], drawn / HAND if source == PILE else 0
    yield FIRST["drawn"] + 1, float(source == PENALTY)
    yield FIRST["drawn"] + 2, float(source == PILE)
    costs = costs_of(board, one_column)
    owed = [costs[INDEX[card]] for card in hand]
    lying = {card[:2] for _, card in board}
    colours = {colour_of(card) for card in lying}
    fitting = [card for card, cost in zip(hand, owed, strict=True) if not cost]
    yield FIRST["fitting"] + len(fitting), 1
    yield FIRST["fresh"] + len(set(fitting) - lying), 1
    if hand:
        yield FIRST["least"] + min(*owed, 5), 1
    for row, count in Counter(map(row_of, hand)).items():
        yield FIRST["hand_rows"] + row - 1, count / 2
    looks = FIRST["looks"]
    yield looks, chance_of_nothing(NORMAL, hand, drawn)
    yield looks + 1, sum(min(cost, 5) for cost in owed) / HAND
    yield looks + 3, sum(colour_of(card) not in colours for card in hand) / 3
    if hand:
        yield looks + 6, max(Counter(map(colour_of, hand)).values()) / 3


@cache
def learned() -> Values:
    """Read the file, once."""
    text = (resources.files("companion.players.learned") / "yellowstone.csv").read_text("ascii")
    found: dict[str, list[Row]] = {}
    for line in text.splitlines():
        table, _, *numbers = line.split(",")
        kind = table if table in ("bias", "lead", "win") else "rows"
        found.setdefault(kind, []).append(tuple(int(number) / 1000 for number in numbers))
    return Values(found["rows"], found["bias"][0], found["lead"][0], found["win"][0])
