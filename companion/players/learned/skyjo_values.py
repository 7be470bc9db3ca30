"""The learned value of a grid of Skyjo: a file of numbers, and how they are summed.

A position after somebody's turn is described by rows of numbers, one or more of each table below.
They are added up, what is below 0 counts nothing, and a weighted sum of the rest corrects the plain
estimate that a hidden card is an average one. There is one set of rows for each stage of a round.
`benchmarks/tune/skyjo_value.py` learned the numbers from rounds of the program against itself.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from math import floor
from typing import NamedTuple

from companion.players.learned.rows import all_rows, first_rows

GOING, ENDED, LAST = range(3)
"""Nobody has ended the round; the seat itself ended it; another did, and the last turn is made."""
STAGES = 3

TABLES = (
    ("own_card", 16),  # each card of the own columns by its value from -2 on; last, a hidden one
    ("own_pair", 15),  # two equal open cards in a column
    ("own_hidden", 4),  # hidden cards in a column
    ("own_gone", 1),  # a removed column
    ("other_card", 16),  # the same of the others, on average
    ("other_pair", 15),
    ("other_hidden", 4),
    ("other_gone", 1),
    ("lead", 41),  # points above the lowest other estimate, from -20 to 20
    ("fewest", 13),  # hidden cards of the other who has fewest
    ("left", 13),  # own hidden cards
    ("seats", 9),
    ("unseen", 9),  # what an unseen card has on average
)
"""Name and length of each table of rows."""
FIRST = first_rows(TABLES)
ROWS = all_rows(TABLES)

CELLS_HIDDEN = 15
"""Where a hidden card stands in a table of cards."""
Column = tuple[int, ...]
"""The cards of a column in rising order, each by its place in the table of cards; () = removed."""
Row = tuple[int, ...]
"""Numbers in thousandths, one for each unit."""

_THOUSANDTHS = 1_000_000
"""A row times a weight, both in thousandths."""
_LEAD_LIMIT = 20
_DECK_MEAN, _UNSEEN_STEPS, _UNSEEN_MIDDLE = 5.07, 2.5, 4.5


class Stage:
    """The numbers of one stage of a round."""

    def __init__(self, rows: tuple[Row, ...], weights: Row) -> None:
        self._rows = rows
        *units, self._constant = weights
        self._weights = tuple(units)
        self._columns: dict[tuple[str, Column], Row] = {}

    def row(self, table: str, at: int) -> Row:
        """A row of a table."""
        return self._rows[FIRST[table] + at]

    def column(self, whose: str, column: Column) -> Row:
        """What a column adds; `whose` is `own` or `other`."""
        key = whose, column
        found = self._columns.get(key)
        if found is None:
            found = self._columns[key] = self._summed(whose, column)
        return found

    def _summed(self, whose: str, column: Column) -> Row:
        if not column:
            return self.row(f"{whose}_gone", 0)
        low, middle, high = column
        rows = [self.row(f"{whose}_card", card) for card in column]
        rows.append(self.row(f"{whose}_hidden", column.count(CELLS_HIDDEN)))
        if middle != CELLS_HIDDEN and middle in (low, high):
            rows.append(self.row(f"{whose}_pair", middle))
        return added(rows)

    def corrected(self, base: Row, column: Row, lead: float, left: int) -> float:
        """Points that are added to the plain estimate.

        `base` is the sum of all rows that are not named: those of a changed own column, of the
        points above the lowest other estimate, of the own hidden cards.
        """
        first = self._rows[FIRST["lead"] + lead_bucket(lead)]
        second = self._rows[FIRST["left"] + left]
        units = [
            value * weight
            for a, b, c, d, weight in zip(base, column, first, second, self._weights, strict=True)
            if (value := a + b + c + d) > 0
        ]
        return sum(units) / _THOUSANDTHS + self._constant / 1000


class Values(NamedTuple):
    """All that was learned."""

    stages: tuple[Stage, ...]
    tops: tuple[tuple[Row, ...], ...]
    """By whether the next seat is in its last turn, and by how many of the top card of the discard
    it has in a column: what each card on the discard is worth to the seat that left it there."""

    def top(self, lap: int, match: int, card: int) -> float:
        """What the discard is worth, in points."""
        return self.tops[lap][match][card] / 1000


def added(rows: list[Row]) -> Row:
    """The sum of some rows."""
    return tuple(map(sum, zip(*rows, strict=True)))


def lead_bucket(points: float) -> int:
    """Where so many points stand in the table of leads."""
    return min(max(floor(points + 0.5), -_LEAD_LIMIT), _LEAD_LIMIT) + _LEAD_LIMIT


def unseen_bucket(mean: float) -> int:
    """Where a mean unseen card stands in its table."""
    return min(max(floor((mean - _DECK_MEAN) * _UNSEEN_STEPS + _UNSEEN_MIDDLE), 0), 8)


@cache
def learned() -> Values:
    """Read the file, once."""
    text = (resources.files("companion.players.learned") / "skyjo.csv").read_text(encoding="ascii")
    rows: dict[tuple[str, str], list[Row]] = {}
    for line in text.splitlines():
        stage, table, _, *numbers = line.split(",")
        kind = table if table in ("weights", "top") else "rows"
        rows.setdefault((stage, kind), []).append(tuple(map(int, numbers)))
    stages = tuple(
        Stage(tuple(rows[stage, "rows"]), rows[stage, "weights"][0])
        for stage in map(str, range(STAGES))
    )
    return Values(stages, tuple(tuple(rows[lap, "top"]) for lap in ("0", "1")))
