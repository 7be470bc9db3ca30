"""Outlets: where an utterance goes to be heard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from companion.speech.voice_state import VoiceState
from companion.speech.waiting_line import Utterance


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an utterance in an outlet."""

    end: Literal["spoken", "cut", "unspoken"]
    started_ns: int | None = None
    """When its first sample was handed over, on the machine's monotonic clock."""


class Outlet(Protocol):
    """One way of being heard. `speak` and `close` are called from one thread."""

    @property
    def state(self) -> VoiceState:
        """How it speaks at the moment."""
        ...

    def speak(self, utterance: Utterance) -> Outcome:
        """Speak, and return when it has been said, cut or given up; never raises."""
        ...

    def cancel(self, utterance_id: int) -> None:
        """Silence that utterance; called from any thread, returns at once."""
        ...

    def close(self) -> None:
        """Fall silent and leave no process and no file behind."""
        ...


@dataclass(frozen=True, slots=True)
class Silent:
    """Speaks nothing: the screen has the text."""

    state: VoiceState

    def speak(self, utterance: Utterance) -> Outcome:
        """Leave it to the screen."""
        return Outcome("unspoken")

    def cancel(self, utterance_id: int) -> None:
        """There is nothing to silence."""

    def close(self) -> None:
        """There is nothing to leave behind."""
