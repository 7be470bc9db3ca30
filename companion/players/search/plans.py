"""How the search goes about each game: how many moves it tries, and how it plays on.

The numbers come from games of the level against the one below it (`benchmarks/strength.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean
from types import MappingProxyType
from typing import Any

from companion.games.game import VIRTUAL, State
from companion.games.numdraft.state import NumDraft
from companion.games.odin.state import Odin
from companion.games.pixies.state import Pixies
from companion.players.search.playing_on import PlayingOn
from companion.players.search.quick import numdraft, odin, pixies


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


def _ahead(points: tuple[float, ...], seat: int) -> float:
    """Points of a seat above the mean of the others."""
    return points[seat] - fmean(points[:seat] + points[seat + 1 :])


def _round_is_over(before: Any, now: Any) -> bool:
    return len(now.scores) > len(before.scores)


def _many_win(state: Pixies, seat: int) -> float:
    return _ahead(state.scores[-1], seat)


def _few_win(state: Odin, seat: int) -> float:
    return -_ahead(state.scores[-1], seat)


def _num_draft_worth(state: NumDraft, seat: int) -> float:
    return _ahead(state.scores, seat)


def _never(before: State, now: State) -> bool:
    return False


def can_be_searched(view: Any) -> bool:
    """Whether all that is hidden can be dealt anew, and no area waits to be read again.

    `view` is the state of one of the games below. Nobody deals the unread hands of a real table.
    """
    match view:
        case Pixies():
            return not view.unsure
        case _:
            return bool(view.rules.table == VIRTUAL)


PLANS: Mapping[type, Plan] = MappingProxyType(
    {
        Pixies: Plan(PlayingOn(pixies.move, _many_win, _round_is_over), 8, 1.0, 24),
        Odin: Plan(PlayingOn(odin.move, _few_win, _round_is_over), 10, 1.0, 12, 0.5),
        NumDraft: Plan(PlayingOn(numdraft.move, _num_draft_worth, _never), 6, 1.5, 12),
    }
)
"""The state of a game -> how it is searched."""
