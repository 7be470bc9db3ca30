"""Rules of thumb, one module a game: `rated` gives the moves of a seat with advice, best first.

`thumb_of` finds the rule for a view. Each has weights by level; a search may start from `rated`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from companion.games.game import State
from companion.games.numdraft.state import NumDraft
from companion.games.odin.state import Odin
from companion.games.pixies.state import Pixies
from companion.games.skyjo.state import Skyjo
from companion.games.yellowstone.state import Yellowstone
from companion.players.advice import Advice
from companion.players.thumbs import numdraft, odin, pixies, skyjo, yellowstone

__all__ = ["EASY", "NORMAL", "THUMBS", "Thumb", "thumb_of"]

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


def _thumb(rated: Callable[[Any, int, Any], list[Advice]], easy: object, normal: object) -> Thumb:
    return Thumb(rated, MappingProxyType({EASY: easy, NORMAL: normal}))


THUMBS: Mapping[type, Thumb] = MappingProxyType(
    {
        NumDraft: _thumb(numdraft.rated, numdraft.EASY, numdraft.NORMAL),
        Odin: _thumb(odin.rated, odin.EASY, odin.NORMAL),
        Pixies: _thumb(pixies.rated, pixies.EASY, pixies.NORMAL),
        Skyjo: _thumb(skyjo.rated, skyjo.EASY, skyjo.NORMAL),
        Yellowstone: _thumb(yellowstone.rated, yellowstone.EASY, yellowstone.NORMAL),
    }
)
"""The state of a game -> its rule of thumb."""


def thumb_of(view: State) -> Thumb | None:
    """The rule of thumb for a view; None for a game that has none."""
    return THUMBS.get(type(view))
