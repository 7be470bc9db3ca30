"""What the grids are worth at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.game import ScoreLine, ScoreSheet
from companion.games.skyjo.grid import (
    COLUMNS,
    REMOVED,
    VALUE,
    Grid,
    column,
    face,
    is_complete,
    without_column,
)


def score_round(grids: Sequence[Grid], ender: int | None = None) -> tuple[ScoreSheet, ...]:
    """Score a round; without `ender` nobody is at risk of doubling.

    >>> from companion.games.skyjo.grid import parse_grid
    >>> grids = [parse_grid(text.split()) for text in ("5 " + ". " * 11, "4 " + ". " * 11)]
    >>> [sheet.total for sheet in score_round(grids, ender=0)]
    [10, 4]
    """
    lines = [tuple(_lines(grid)) for grid in grids]
    sums = [sum(line.points for line in each) for each in lines]
    if ender is not None and _is_doubled(sums, ender):
        lines[ender] = (*lines[ender], ScoreLine("doubled", sums[ender]))
    return tuple(ScoreSheet(each) for each in lines)


def _is_doubled(sums: Sequence[int], ender: int) -> bool:
    """Who ends a round with more than 0 must be strictly lowest; a tie counts against him."""
    own = sums[ender]
    others = (points for seat, points in enumerate(sums) if seat != ender)
    return own > 0 and any(points <= own for points in others)


def _lines(grid: Grid) -> Iterator[ScoreLine]:
    """The column rule once more, then the sum of what is left. Unknown cards count nothing."""
    for number in range(1, COLUMNS + 1):
        if is_complete(grid, number):
            cards = tuple(face(card) for card in column(grid, number))
            yield ScoreLine("column_removed", 0, cards, {"column": number, "card": cards[0]})
            grid = without_column(grid, number)
    left = tuple(face(cell) for cell in grid if cell in VALUE)
    columns = (column(grid, number) for number in range(1, COLUMNS + 1))
    sums = tuple(
        sum(VALUE.get(cell, 0) for cell in cells) for cells in columns if set(cells) != {REMOVED}
    )
    yield ScoreLine("column_sum", sum(sums), left, {"columns": sums})
