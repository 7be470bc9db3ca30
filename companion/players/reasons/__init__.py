"""What speaks for a move, where the reason of a rule of thumb speaks against it, game by game."""

from __future__ import annotations

from companion.games.game import State
from companion.players.advice import Advice
from companion.players.parts import part


def in_favour(view: State, advice: Advice) -> Advice:
    """The advice with a reason that speaks for its move, true in that view."""
    reasons = part(__name__, view)
    return advice if reasons is None else reasons.in_favour(view, advice)
