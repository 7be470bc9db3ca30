"""The player who takes any legal move."""

from __future__ import annotations

from random import Random

from companion.games.game import Move, State


class RandomPlayer:
    """Each legal move is as likely as the others."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def choose(self, view: State, seat: int) -> Move:
        """Raises IndexError where the seat has nothing to choose from."""
        return self._chance.choice([move for move in view.moves() if move.seat == seat])
