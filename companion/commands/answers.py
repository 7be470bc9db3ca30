"""What an open reader lets be felt or heard right after a card: accepted, refused, which one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from companion.readings import Reading, Trouble
from companion.table.outcomes import (
    Declined,
    Outcome,
    Question,
    Troubled,
    Unwritten,
    Withdrawn,
)

if TYPE_CHECKING:
    from companion.commands.inputs import Input
    from hardware import Feedback, Reader


class Answers:
    """Answers each card once, at the reader that read it; what cannot be felt there is left out.

    What several at a table feel tells nothing that is not said aloud: whether a card was taken.
    """

    def __init__(self) -> None:
        self._readers: dict[str, Reader] = {}
        self._asking = ""
        """The reader whose card has not been answered yet; empty for none."""

    def reach(self, readers: Iterable[Reader]) -> None:
        """Answer at these readers from now on."""
        self._readers |= {reader.name: reader for reader in readers}

    def following(self, arriving: Iterable[Input]) -> Iterator[Input]:
        """All that arrives; whatever is told next answers it."""
        for item in arriving:
            self._asking = ""
            match item:
                case Trouble(reader=reader, code="untaught" | "twice"):
                    self._asking = reader
                case Reading(reader=reader, lifted=False):
                    self._asking = reader
            yield item

    def tell(self, outcomes: Sequence[Outcome]) -> None:
        """Answer the card that these came of, if it was one."""
        reader = self._readers.get(self._asking)
        if reader is not None and outcomes:
            reader.answer(feedback_of(outcomes))
            self._asking = ""


def feedback_of(outcomes: Sequence[Outcome]) -> Feedback:
    """The pattern for what came of a card."""
    from hardware import Feedback

    if any(isinstance(it, Declined | Troubled | Unwritten | Withdrawn) for it in outcomes):
        return Feedback.NO
    match outcomes[-1]:
        case Question("which_card" | "sure"):
            return Feedback.WHICH
    return Feedback.YES
