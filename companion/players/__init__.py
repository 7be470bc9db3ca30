"""Computer players and hints: what a seat may know goes in as a view, and a move comes out.

`player_of("normal", seed)` gives a player of a level, `LEVELS` names them all, `parse_level` reads
`easy:Zoe`. A `Budget` is how long an expert thinks. `hint` says what the best of them would do,
with a reason.
"""

from companion.players.advice import Advice, Found
from companion.players.hint import hint
from companion.players.levels import (
    BEGINNER,
    FAST,
    LEVELS,
    STYLES,
    NamedLevel,
    UnknownLevel,
    in_style,
    level_called,
    parse_level,
    player_of,
    style_called,
)
from companion.players.player import Player
from companion.players.search import DEFAULT, NO_SEARCH, Budget

__all__ = [
    "BEGINNER",
    "DEFAULT",
    "FAST",
    "LEVELS",
    "NO_SEARCH",
    "STYLES",
    "Advice",
    "Budget",
    "Found",
    "NamedLevel",
    "Player",
    "UnknownLevel",
    "hint",
    "in_style",
    "level_called",
    "parse_level",
    "player_of",
    "style_called",
]
