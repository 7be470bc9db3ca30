"""The player who follows the rule of thumb of a game."""

from __future__ import annotations

from companion.games.game import Move, State
from companion.players.random_player import RandomPlayer
from companion.players.thumbs import thumb_of


class ThumbPlayer:
    """Makes the move that the rule of thumb likes best; in a game without one, any move."""

    def __init__(self, level: str, seed: str) -> None:
        self._level = level
        self._other = RandomPlayer(seed)

    def choose(self, view: State, seat: int) -> Move:
        """Raises IndexError where the seat has nothing to choose from."""
        thumb = thumb_of(view)
        advice = thumb.advice(view, seat, self._level) if thumb is not None else []
        return advice[0].move if advice else self._other.choose(view, seat)
