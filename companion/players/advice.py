"""Advice: a move, what it is worth, and why; and what a search found beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.game import Move, Reason

COMPARING = frozenset({"all_alike", "costs_least", "looks_best", "no_group_yet", "suits_best"})
"""Reasons that compare a move with the others as a rule of thumb sees them. Where a search tells
how the moves end, they may be false."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that one may make, as a rule of thumb sees it."""

    move: Move
    value: float
    """Higher is better; comparable only with the advice for the same view, roughly in points."""
    reason: Reason
    """Why this move; its facts are true in the view that it was made for."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the search advises."""

    advice: Advice
    deals: int
    """How often the hidden cards were dealt anew; 0 where there was nothing to try."""
    second: Advice | None = None
    """The next best move; None where too few deals were tried to name one."""
    lead: float = 0.0
    """Points by which the second is behind, on average."""
    close: float = 1.0
    """Points; a second that is behind by less is about as good."""

    @property
    def is_close(self) -> bool:
        """Whether the second is about as good."""
        return self.second is not None and self.lead < self.close


def best_first(rated: Iterable[Advice]) -> list[Advice]:
    """The best advice first; of equal ones the first stays first, so that no chance is needed."""
    return sorted(rated, key=lambda advice: -advice.value)
