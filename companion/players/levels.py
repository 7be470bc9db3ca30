"""The levels of computer players, by name.

`random` makes any legal move; `easy` plays like a beginner; `normal` plays sensibly. `computer` is
another name of `normal`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from companion.players.player import Player
from companion.players.random_player import RandomPlayer
from companion.players.thumb_player import ThumbPlayer
from companion.players.thumbs import EASY, NORMAL

LEVELS: Mapping[str, Callable[[str], Player]] = MappingProxyType(
    {
        "random": RandomPlayer,
        EASY: partial(ThumbPlayer, EASY),
        NORMAL: partial(ThumbPlayer, NORMAL),
    }
)
"""Name of a level -> its player, made from a seed."""

COMPUTER = "computer"
ALIASES: Mapping[str, str] = MappingProxyType(
    {COMPUTER: NORMAL, "ordinateur": NORMAL, "facile": EASY, "hasard": "random"}
)
"""Other names of levels, the French ones included."""


class UnknownLevel(ValueError):
    """No level has that name."""

    code = "unknown-level"

    def __init__(self, level: str) -> None:
        self.facts: Mapping[str, str] = {"level": level, "levels": ", ".join(LEVELS)}
        super().__init__(f"{level!r} is no level; there are: {self.facts['levels']}")


class NamedLevel(NamedTuple):
    """A computer player as it is asked for: `easy:Zoe`."""

    level: str
    name: str
    """What it is called at the table; empty where nobody gave it a name."""


def parse_level(text: str) -> NamedLevel | None:
    """Read `easy`, `computer` or `easy:Zoe`; None if it names no level, and so may be a person.

    >>> parse_level("computer:Zoe")
    NamedLevel(level='normal', name='Zoe')
    >>> parse_level("Zoe") is None
    True
    """
    word, _, name = text.partition(":")
    level = level_called(word)
    return None if level is None else NamedLevel(level, name.strip())


def level_called(word: str) -> str | None:
    """The level of that name in any spelling of case, `computer` included; None if none has it."""
    wanted = word.strip().casefold()
    level = ALIASES.get(wanted, wanted)
    return level if level in LEVELS else None


def player_of(level: str, seed: str) -> Player:
    """A new player of a level, whose chance follows from the seed. Raises UnknownLevel."""
    known = level_called(level)
    if known is None:
        raise UnknownLevel(level)
    return LEVELS[known](seed)
