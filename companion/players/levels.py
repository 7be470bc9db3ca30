"""The levels of computer players, by name.

`random` makes any legal move; `easy` plays like a beginner; `normal` plays sensibly, and `expert`
thinks ahead. `computer` is another name of `normal`. `expert@5` thinks for 5 s a move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import NamedTuple
from unicodedata import normalize

from companion.players.player import Player
from companion.players.random_player import RandomPlayer
from companion.players.search import DEFAULT, Budget, SearchPlayer
from companion.players.thumb_player import ThumbPlayer
from companion.players.thumbs import EASY, NORMAL

EXPERT = "expert"
LEVELS: Mapping[str, Callable[[str], Player]] = MappingProxyType(
    {
        "random": RandomPlayer,
        EASY: partial(ThumbPlayer, EASY),
        NORMAL: partial(ThumbPlayer, NORMAL),
        EXPERT: SearchPlayer,
    }
)
"""Name of a level -> its player, made from a seed."""

FAST, BEGINNER = "fast", "beginner"
STYLES = (FAST, "0.2", "1", "5", BEGINNER)
"""How computers may play: without thinking ahead, for so many seconds a move, or with the mistakes
of a beginner."""
STYLE_ALIASES: Mapping[str, str] = MappingProxyType(
    {"rapide": FAST, "débutant": BEGINNER, "debutant": BEGINNER}
)
"""Other names of styles: the French ones."""

LONGEST_S = 60.0
"""Longest time that an expert may think about a move."""

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
    """The level of that name in any spelling of case, `computer` included; None if none has it.

    >>> level_called("Expert@0.20")
    'expert@0.2'
    """
    name, at, seconds = word.strip().casefold().partition("@")
    level = ALIASES.get(name, name)
    if not at:
        return level if level in LEVELS else None
    thinking = _seconds(seconds)
    return f"{EXPERT}@{thinking:g}" if level == EXPERT and thinking else None


def style_called(word: str) -> str | None:
    """The style of that name, one of STYLES, in either language; None if none has it.

    >>> style_called("Rapide"), style_called("0,20"), style_called("2")
    ('fast', '0.2', None)
    """
    name = normalize("NFC", word.strip().casefold())
    style = STYLE_ALIASES.get(name, name)
    seconds = _seconds(style.replace(",", "."))
    found = f"{seconds:g}" if seconds else style
    return found if found in STYLES else None


def in_style(level: str, style: str) -> str:
    """The level of a computer player at a table with a style, one of STYLES.

    Who plays at random goes on so, and an expert whose seconds were said keeps them.

    >>> in_style("normal", "5"), in_style("expert", "fast"), in_style("expert@1", "beginner")
    ('expert@5', 'normal', 'expert@1')
    """
    if level not in (EASY, NORMAL, EXPERT):
        return level
    return {FAST: NORMAL, BEGINNER: EASY}.get(style, f"{EXPERT}@{style}")


def player_of(level: str, seed: str, budget: Budget = DEFAULT) -> Player:
    """A new player of a level, whose chance follows from the seed. Raises UnknownLevel.

    An expert thinks for as long as its level says, or else within the budget.
    """
    known = level_called(level)
    if known is None:
        raise UnknownLevel(level)
    name, at, seconds = known.partition("@")
    if name == EXPERT:
        return SearchPlayer(seed, replace(budget, seconds=float(seconds)) if at else budget)
    return LEVELS[name](seed)


def _seconds(text: str) -> float | None:
    """How long is thought about a move; None where that is no number, nothing, or too much."""
    try:
        seconds = float(text)
    except ValueError:
        return None
    return seconds if 0 < seconds <= LONGEST_S else None
