"""The levels of computer players, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.players.player import Player
from companion.players.random_player import RandomPlayer

LEVELS: Mapping[str, Callable[[str], Player]] = MappingProxyType({"random": RandomPlayer})
"""Name of a level -> its player, made from a seed."""


class UnknownLevel(ValueError):
    """No level has that name."""

    code = "unknown-level"

    def __init__(self, level: str) -> None:
        self.facts: Mapping[str, str] = {"level": level, "levels": ", ".join(LEVELS)}
        super().__init__(f"{level!r} is no level; there are: {self.facts['levels']}")


def player_of(level: str, seed: str) -> Player:
    """A new player of a level, whose chance follows from the seed. Raises UnknownLevel."""
    if level not in LEVELS:
        raise UnknownLevel(level)
    return LEVELS[level](seed)
