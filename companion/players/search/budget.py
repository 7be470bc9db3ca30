"""How long a search may last: seconds, for who waits at a table, or deals, where it is repeated."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
"""Gives seconds; only their differences count."""


@dataclass(frozen=True, slots=True)
class Budget:
    """A search ends with whichever comes first. Equal deals give equal moves; seconds do not."""

    seconds: float = 0.5
    deals: int = 100_000
    """How often the hidden cards are dealt anew."""


DEFAULT = Budget()
NO_SEARCH = Budget(deals=0)
"""The rule of thumb alone."""


class Timer:
    """Tells when a budget is used up."""

    def __init__(self, budget: Budget, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._end = clock() + budget.seconds

    @property
    def is_over(self) -> bool:
        """Whether no more may be tried."""
        return self._clock() >= self._end
