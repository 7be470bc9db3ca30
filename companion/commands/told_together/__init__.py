"""Events that are told in one sentence: a drawing with its cards, a card with where it went.

Which ones, says a module for each game that has some.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.parts import part
from companion.table.outcomes import Happened, Outcome


def told_together(game: str, outcomes: Sequence[Outcome], seat: int | None) -> list[Outcome]:
    """The outcomes as they are told to everybody (None) or to one seat alone."""
    rules = part(__name__, game)
    if rules is None:
        return list(outcomes)
    happened = [it for it in outcomes if isinstance(it, Happened)]
    parts = iter(rules.together([event for it in happened for event in it.events], seat))
    return [
        replace(it, events=tuple(event for _ in it.events if (event := next(parts)) is not None))
        if isinstance(it, Happened)
        else it
        for it in outcomes
    ]
