"""How the search goes about a game: how many moves it tries, and how it plays on.

The numbers come from games of the level against the one below it (`benchmarks/strength.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from companion.games.game import VIRTUAL, State
from companion.players.parts import part
from companion.players.search.playing_on import PlayingOn


def _is_dealt_here(view: Any) -> bool:
    """Nobody deals the unread hands of a real table."""
    return bool(view.rules.table == VIRTUAL)


@dataclass(frozen=True, slots=True)
class Plan:
    """How one game is searched."""

    playing_on: PlayingOn
    width: int
    """How many of the moves that the rule of thumb likes best are tried."""
    errors: float
    """Standard errors by which a move must be ahead of the rule of thumb to overrule it."""
    deals: int
    """Fewest deals after which it may."""
    close: float = 1.0
    """Points; two moves that differ by less are about as good."""
    can_be_searched: Callable[[Any], bool] = _is_dealt_here
    """View -> whether all that is hidden can be dealt anew."""


def plan_of(view: State) -> Plan | None:
    """The plan for a game, of its module in `quick`; None for one that is not searched."""
    quick = part("companion.players.search.quick", view)
    plan: Plan | None = None if quick is None else quick.PLAN
    return plan


def ahead(points: tuple[float, ...], seat: int) -> float:
    """Points of a seat above the mean of the others."""
    return points[seat] - fmean(points[:seat] + points[seat + 1 :])


def round_is_over(before: Any, now: Any) -> bool:
    """Whether the round that was sampled has been counted."""
    return len(now.scores) > len(before.scores)


def never(before: State, now: State) -> bool:
    """That a game is counted at its end alone."""
    return False
