"""Advice: a move, what it is worth, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.game import Move, Reason


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that one may make, as a rule of thumb sees it."""

    move: Move
    value: float
    """Higher is better; comparable only with the advice for the same view, roughly in points."""
    reason: Reason
    """Why this move; its facts are true in the view that it was made for."""


def best_first(rated: Iterable[Advice]) -> list[Advice]:
    """The best advice first; of equal ones the first stays first, so that no chance is needed."""
    return sorted(rated, key=lambda advice: -advice.value)
