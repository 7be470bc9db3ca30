"""Outlets: where an utterance goes to be heard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from companion.speech.manner import Manner
from companion.speech.voice_state import VoiceState
from companion.speech.waiting_line import Utterance

_PATIENCE_S = 3.0
_PATIENCE_PER_CHARACTER_S = 0.12
"""At rate 0 a character takes 0.07 s."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an utterance in an outlet.

    `handed`: given to somebody else, a screen reader, who does not tell when it has been spoken.
    """

    end: Literal["spoken", "handed", "cut", "unspoken"]
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

    def adjust(self, manner: Manner) -> None:
        """Speak in another manner from the next utterance on; called from any thread."""
        ...

    def voices(self, lang: str) -> tuple[str, ...]:
        """Names of the voices that speak a language, the best first; called from any thread."""
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

    def adjust(self, manner: Manner) -> None:
        """Text has no manner."""

    def voices(self, lang: str) -> tuple[str, ...]:
        """There are none."""
        return ()

    def close(self) -> None:
        """There is nothing to leave behind."""


def patience_s(words: str, manner: Manner) -> float:
    """How long an outlet may take for some words, in seconds, before it counts as hung."""
    return _PATIENCE_S + _PATIENCE_PER_CHARACTER_S * len(words) * max(1.0, manner.slowness)


def speakable(words: str) -> str:
    """Words without what an engine chokes on: half characters and control characters."""
    whole = words.encode("utf-8", "ignore").decode("utf-8")
    return "".join(c if c.isprintable() else " " for c in whole).strip()
