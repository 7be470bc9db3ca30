"""What every computer player is."""

from __future__ import annotations

from typing import Protocol

from companion.games.game import Move, State


class Player(Protocol):
    """Somebody who chooses. The same views in the same order are answered with the same moves."""

    def choose(self, view: State, seat: int) -> Move:
        """The move of the seat that has to choose, who may know the view and no more."""
