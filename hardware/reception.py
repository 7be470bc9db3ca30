"""Bytes of a reader that only speaks become readings: framing, repeats and counters together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from companion.cards import is_card_id
from companion.readings import Reading, Trouble
from hardware.companion_messages import Feedback
from hardware.field_lines import frames_of_fields
from hardware.framing import Damage, Frame, Framer, LineFramer, Scan
from hardware.hex_framer import HexFramer
from hardware.noise import Noise
from hardware.presence import Presence, Repeating
from hardware.profile import Profile

Event = Reading | Trouble
Watch = Callable[[Frame], None]
"""Is shown every frame, repeats included, before what follows from it is delivered."""

POOR_AFTER = 5
"""Damaged frames in a row after which the reader, and no single card, is what is wrong."""


def unwatched(frame: Frame) -> None:
    """The watch of those who only want readings."""


@dataclass(frozen=True, slots=True)
class Counters:
    """What a reader has done since it was opened."""

    readings: int = 0
    repeats: int = 0
    torn: int = 0
    floods: int = 0
    received: int = 0
    """Bytes."""


class Reception:
    """One reader's way from bytes to events. Pure but for its own memory: time comes from outside.

    `reader` is the name put on every event. Nothing is ever sent to such a reader.
    """

    portrait = None

    def __init__(self, reader: str, profile: Profile, watch: Watch = unwatched) -> None:
        self.reader = reader
        self.counters = Counters()
        self._framer = _framer(profile)
        self._repeating = Repeating(profile) if profile.presence == "repeats" else None
        self._presence = self._repeating or Presence(profile)
        self._profile = profile
        self._agreeing = 0
        self._candidate = ""
        self._torn_in_a_row = 0
        self._noise = Noise(profile.hush_ms)
        self._watch = watch

    def open(self, at: int) -> None:
        """The port has been opened; such a reader needs no greeting."""

    def answer(self, feedback: Feedback) -> None:
        """Such a reader is never spoken to: it has its own beep."""

    def outgoing(self) -> bytes:
        """Nothing."""
        return b""

    def receive(self, data: bytes, at: int) -> list[Event]:
        """Take bytes that arrived at a time in milliseconds; return what they mean."""
        self.counters = replace(self.counters, received=self.counters.received + len(data))
        return [*self.wait(at), *self._events(self._framer.feed(data), at)]

    def wait(self, at: int) -> list[Event]:
        """Note that time has passed: a card that is repeated no more has been lifted."""
        return self._lifted(at)

    def end(self, at: int) -> list[Event]:
        """Take the unfinished line for whole, as at the end of a recording."""
        return self._events(self._framer.end(), at)

    def lose(self, at: int) -> Trouble:
        """The reader was pulled out: what it was sending is void."""
        self._framer.reset()
        return Trouble(self.reader, "lost", at)

    def regain(self, at: int) -> Trouble:
        """The reader is back."""
        return Trouble(self.reader, "back", at)

    def _events(self, frames: list[Frame], at: int) -> list[Event]:
        events: list[Event] = []
        for frame in frames:
            if isinstance(frame, Scan) and self._is_scrap(frame, at):
                frame = Damage("torn", frame.text)
            self._watch(frame)
            if isinstance(frame, Scan):
                events.extend(self._seen(frame, at))
            else:
                events.extend(self._damaged(frame, at))
        return events

    def _seen(self, scan: Scan, at: int) -> Iterator[Event]:
        self._agreeing = self._agreeing + 1 if scan.text == self._candidate else 1
        self._candidate = scan.text
        if self._agreeing < self._profile.agree:
            return
        self._torn_in_a_row = 0
        yield from self._lifted(at, scan.text)
        if self._presence.see(scan.text, at):
            self.counters = replace(self.counters, readings=self.counters.readings + 1)
            yield Reading(self.reader, scan.text, at)
        else:
            self.counters = replace(self.counters, repeats=self.counters.repeats + 1)

    def _lifted(self, at: int, other: str = "") -> list[Event]:
        gone = self._repeating.gone(at, other) if self._repeating else None
        return [Reading(self.reader, gone, at, lifted=True)] if gone else []

    def _damaged(self, damage: Damage, at: int) -> Iterator[Trouble]:
        if damage.code == "torn":
            self.counters = replace(self.counters, torn=self.counters.torn + 1)
            self._torn_in_a_row += 1
        else:
            self.counters = replace(self.counters, floods=self.counters.floods + 1)
        if self._mends(damage):
            if self._torn_in_a_row == POOR_AFTER:
                yield Trouble(self.reader, "poor", at)
        elif told := self._noise.damaged(damage.code, at):
            facts = {"text": damage.text} if damage.text and told == damage.code else {}
            yield Trouble(self.reader, told, at, facts)

    def _mends(self, damage: Damage) -> bool:
        """A tag reader says a tag again before anybody could; only a scanner must be asked."""
        return self._profile.framing != "line" and damage.code == "torn"

    def _is_scrap(self, scan: Scan, at: int) -> bool:
        """Whether a text is no code but noise that looks like one: no card, amid damaged lines."""
        lines = self._profile.framing == "line"
        return lines and not is_card_id(scan.text) and self._noise.surrounds(at)


def _framer(profile: Profile) -> Framer:
    match profile.framing:
        case "hex":
            return HexFramer()
        case "scan":
            return LineFramer(profile, frames_of_fields)
        case _:
            return LineFramer(profile)
