"""What several candidates came to in the same deals, compared in pairs.

The luck of a deal is in both values of a pair and falls out of their difference, so far fewer deals
tell two moves apart than would tell their mean values.
"""

from __future__ import annotations

from math import inf, sqrt
from statistics import fmean, variance


class Sample:
    """The values of one candidate, deal by deal."""

    def __init__(self) -> None:
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """Mean value; minus infinity before the first deal."""
        return fmean(self.values) if self.values else -inf

    def lead(self, other: Sample) -> Lead:
        """How far it is ahead of another in the deals that both were tried in."""
        return Lead(
            [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        )


class Lead:
    """Differences of two candidates."""

    def __init__(self, differences: list[float]) -> None:
        self.deals = len(differences)
        self.mean = fmean(differences) if differences else 0.0
        spread = variance(differences) if len(differences) > 1 else 0.0
        self._error = sqrt(spread / len(differences)) if differences else 0.0

    def is_clear(self, errors: float, deals: int) -> bool:
        """Whether it is above 0 by so many standard errors, in at least so many deals."""
        return self.deals >= deals and self.mean > errors * self._error and self.mean > 0
