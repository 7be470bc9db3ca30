"""How a sampled game goes on after a candidate move, and what it comes to for a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.games.game import TABLE, Choice, Choices, Move, Over, Reveal, State
from companion.players.search.chance import Chance

Policy = Callable[[Any, int], Move]
"""State, seat -> what that seat does."""


@dataclass(frozen=True, slots=True)
class PlayingOn:
    """One way to play on."""

    policy: Policy
    worth: Callable[[Any, int], float]
    """State, seat -> what it has come to for the seat, in points; more is better."""
    is_done: Callable[[Any, Any], bool]
    """The state that was sampled, the state now -> whether it is time to count."""
    turns: int = 2000
    """Choices after which one counts anyway."""

    def __call__(self, before: State, move: Move, chance: Chance) -> float:
        """Make a move, play on, and count for its seat."""
        state = before.after(move).state
        turns = 0
        while turns < self.turns and not self.is_done(before, state):
            awaited = state.awaits
            match awaited:
                case Over():
                    break
                case Reveal():
                    state = state.after(chance.shown(awaited)).state
                case Choice(seat) if seat == TABLE:
                    state = state.after(chance.chosen(list(state.moves()))).state
                case Choice(seat) | Choices((seat, *_)):
                    turns += 1
                    state = state.after(self.policy(state, seat)).state
        return self.worth(state, move.seat)
