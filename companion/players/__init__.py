"""Computer players and hints: what a seat may know goes in as a view, and a move comes out.

`player_of("normal", seed)` gives a player of a level, `LEVELS` names them all, `parse_level` reads
`easy:Zoe`. `hint` says what the best of them would do, with a reason.
"""

from companion.players.advice import Advice
from companion.players.hint import hint
from companion.players.levels import LEVELS, NamedLevel, UnknownLevel, parse_level, player_of
from companion.players.player import Player

__all__ = [
    "LEVELS",
    "Advice",
    "NamedLevel",
    "Player",
    "UnknownLevel",
    "hint",
    "parse_level",
    "player_of",
]
