"""Rules of thumb, one module a game: `rated` gives the moves of a seat with advice, best first.

`thumb_of` finds the rule for a view. Each module also has the weights of its levels, `EASY` and
`NORMAL`; a search may start from `rated`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from companion.games.game import State
from companion.players.advice import Advice
from companion.players.parts import part

__all__ = ["EASY", "NORMAL", "Thumb", "thumb_of"]

EASY, NORMAL = "easy", "normal"


@dataclass(frozen=True)
class Thumb:
    """The rule of thumb of one game. View and weights are those of the game."""

    rated: Callable[[Any, int, Any], list[Advice]]
    """View, seat and weights -> the moves of the seat that has to choose, best first."""
    weights: Mapping[str, Any]
    """Level -> weights."""

    def advice(self, view: State, seat: int, level: str = NORMAL) -> list[Advice]:
        """The moves of a seat as a level sees them, best first."""
        return self.rated(view, seat, self.weights[level])


def thumb_of(view: State) -> Thumb | None:
    """The rule of thumb for a view; None for a game that has none."""
    rule = part(__name__, view)
    if rule is None:
        return None
    return Thumb(rule.rated, MappingProxyType({EASY: rule.EASY, NORMAL: rule.NORMAL}))
