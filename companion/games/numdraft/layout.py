"""Written layouts that are scored without a game: grids in seat order, or a whole pool.

A grid is nine tokens. A pool has three rows `left neighbour | own | right neighbour`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.game import Reason, ScoreSheet, settle_options
from companion.games.numdraft.grid import (
    NO_CARDS,
    card_twice,
    grid_fault,
    layout_tokens,
    parse_tokens,
)
from companion.games.numdraft.readings import SCORING, Readings, readings_of
from companion.games.numdraft.score import COLUMNS, ROWS, Pool, pool_of, score_pool

NEIGHBOUR = "|"


class LayoutError(ValueError):
    """A written layout that cannot lie on a table."""

    def __init__(self, reason: Reason, layout: int = 0) -> None:
        super().__init__(f"{reason.code} {dict(reason.facts)}")
        self.reason = reason
        self.layout = layout
        """Which of the layouts, from 0."""


def count_layouts(
    layouts: Sequence[str], options: Mapping[str, str] | None = None
) -> tuple[ScoreSheet, ...]:
    """Score grids in seat order; one alone has no neighbours, or is a pool with them.

    Whether a card lies in two grids is not asked here. Raises LayoutError, OptionError.

    >>> count_layouts(["B9 | R0 R1 R2 | Y9 / B10 | R3 R4 R5 | Y10 / B11 | G6 G7 G8 | Y12"])[0].total
    18
    """
    readings = readings_of(settle_options(SCORING, options))
    if len(layouts) == 1 and NEIGHBOUR in layouts[0]:
        return (score_pool(parse_pool(layouts[0]), readings),)
    return _count_grids(layouts, readings)


def _count_grids(layouts: Sequence[str], readings: Readings) -> tuple[ScoreSheet, ...]:
    grids: list[tuple[str, ...]] = []
    for number, layout in enumerate(layouts):
        grid = _tokens(layout, number)
        fault = grid_fault(grid)
        if fault is not None:
            raise LayoutError(fault, number)
        grids.append(grid)
    return tuple(score_pool(pool_of(seat, grids), readings) for seat in range(len(grids)))


def parse_pool(text: str) -> Pool:
    """Read `B9 | R0 R1 R2 | Y9 / ...`. Raises LayoutError."""
    rows = [[part.split() for part in row.split(NEIGHBOUR)] for row in text.split("/")]
    shape = [[len(part) for part in row] for row in rows]
    if shape != [[1, COLUMNS - 2, 1]] * ROWS:
        raise LayoutError(Reason("need_pool", {"rows": ROWS}))
    pool = _tokens(text.replace(NEIGHBOUR, " "), 0)
    fault = card_twice(pool)
    if fault is not None:
        raise LayoutError(fault)
    return pool


def cards_of(layout: str) -> tuple[str, ...]:
    """The known cards of a written grid or pool. Raises LayoutError."""
    tokens = _tokens(layout.replace(NEIGHBOUR, " "), 0)
    return tuple(token for token in tokens if token not in NO_CARDS)


def _tokens(layout: str, number: int) -> tuple[str, ...]:
    try:
        return parse_tokens(layout_tokens(layout))
    except ValueError as error:
        raise LayoutError(Reason("no_such_card", {"card": str(error)}), number) from error
