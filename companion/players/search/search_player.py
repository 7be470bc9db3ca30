"""The player who searches."""

from __future__ import annotations

import time
from random import Random

from companion.games.game import Move, State
from companion.players.random_player import RandomPlayer
from companion.players.search.budget import DEFAULT, Budget, Clock
from companion.players.search.search import found


class SearchPlayer:
    """Makes the move that the search advises; in a game without a rule of thumb, any move."""

    def __init__(self, seed: str, budget: Budget = DEFAULT, clock: Clock = time.monotonic) -> None:
        self._generator = Random(seed)
        self._budget = budget
        self._clock = clock
        self._other = RandomPlayer(seed)

    def choose(self, view: State, seat: int) -> Move:
        """Raises IndexError where the seat has nothing to choose from."""
        # Of each choice one number, so that how long one was thought of changes no other.
        generator = Random(self._generator.getrandbits(64))
        advised = found(view, seat, generator, self._budget, self._clock)
        return self._other.choose(view, seat) if advised is None else advised.advice.move
