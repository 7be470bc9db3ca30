"""Computer players: what they may know goes in as a view, and a move comes out.

`player_of("random", seed)` gives a player of a level; `LEVELS` names them all.
"""

from companion.players.levels import LEVELS, UnknownLevel, player_of
from companion.players.player import Player

__all__ = ["LEVELS", "Player", "UnknownLevel", "player_of"]
