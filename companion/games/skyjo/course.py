"""Where a game stands: what changes rarely."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """What stays the same for a whole game."""

    seats: int
    target: int = 100
    """The game ends after a round in which somebody's total is as high as this."""
    count_only: bool = False
    """Nobody follows the turns: the grids are read at the end of each round."""


class Course(NamedTuple):
    """What changes rarely: where the game stands."""

    rules: Rules
    round: int = 0
    starter: int | None = None
    """Who plays first in this round; None in round 1 until the open cards decide it."""
    ender: int | None = None
    """Who ended this round, or is about to; between rounds, who starts the next one."""
    unsure: frozenset[int] = frozenset()
    """Seats whose grid must be counted anew before anything else."""
    scores: tuple[tuple[int, ...], ...] = ()
    """Points a round, in seat order."""
