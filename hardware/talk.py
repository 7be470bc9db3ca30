"""A talk with one reader: what every kind of it can do, whoever speaks first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from companion.readings import Trouble
from hardware.companion_messages import Feedback
from hardware.reception import Counters, Event


@dataclass(frozen=True, slots=True)
class Portrait:
    """What a reader has told of itself."""

    name: str
    version: str
    """Of its firmware."""
    chips: tuple[str, ...] = ()
    """Version of the chip of each place, two hex digits."""


class Talk(Protocol):
    """Bytes of a reader become readings and troubles. Pure but for its own memory.

    It is told of the port by `open`, `lose` and `regain`, of bytes by `receive`, and of passing
    time by `wait` (a few times a second), all times in milliseconds. After each of them `outgoing`
    has what is to be sent to the reader.
    """

    @property
    def reader(self) -> str:
        """Name put on every event."""

    @property
    def counters(self) -> Counters:
        """What was read so far."""

    @property
    def portrait(self) -> Portrait | None:
        """What the reader has told of itself; None if it has not, or is of a kind that cannot."""

    def open(self, at: int) -> None:
        """The port has been opened."""

    def receive(self, data: bytes, at: int) -> list[Event]:
        """Take bytes that arrived; return what they mean."""

    def wait(self, at: int) -> list[Event]:
        """Note that time has passed."""

    def answer(self, feedback: Feedback) -> None:
        """Let what was made of a card be felt or heard at the reader, if it can."""

    def outgoing(self) -> bytes:
        """What is to be sent now; it is handed over once."""

    def lose(self, at: int) -> Trouble:
        """The reader was pulled out: what it was sending is void."""

    def regain(self, at: int) -> Trouble:
        """The reader is back."""
