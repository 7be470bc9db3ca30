"""Hands that were told just before a question, so that the question need not tell them again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.table.outcomes import Answered, Happened, Outcome, Question
from companion.table.play import GATE


class HandsTold:
    """Whose hand was dealt and told since that seat was asked last, be it before the gate."""

    def __init__(self) -> None:
        self._seats: set[int] = set()

    def marked(self, outcomes: Sequence[Outcome]) -> list[Outcome]:
        """The outcomes, with each question to a seat whose hand was told marked as such.

        A hand that somebody only asked for is not counted: cards may be played before the question.
        """
        if any(isinstance(it, Happened | Question) for it in outcomes):
            self._seats |= {
                it.seat
                for it in outcomes
                if isinstance(it, Answered) and it.query == "hand" and it.seat is not None
            }
        return [self._marked(it) for it in outcomes]

    def _marked(self, outcome: Outcome) -> Outcome:
        match outcome:
            case Question(what=what, seat=seat) if what != GATE and seat in self._seats:
                self._seats.discard(seat)
                return replace(outcome, hand_told=True)
            case _:
                return outcome
