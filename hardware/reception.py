"""Bytes of one reader become readings and troubles: framing, repeats and counters together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from companion.readings import Reading, Trouble
from hardware.framing import Damage, Frame, LineFramer, Scan
from hardware.presence import Presence
from hardware.profile import Profile

Event = Reading | Trouble
Watch = Callable[[Frame], None]
"""Is shown every frame, repeats included, before what follows from it is delivered."""


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

    `reader` is the name put on every event.
    """

    def __init__(self, reader: str, profile: Profile, watch: Watch = unwatched) -> None:
        self.reader = reader
        self.counters = Counters()
        self._framer = LineFramer(profile)
        self._presence = Presence(profile)
        self._hush_ms = profile.hush_ms
        self._told_at: dict[str, int] = {}
        self._watch = watch

    def receive(self, data: bytes, at: int) -> list[Event]:
        """Take bytes that arrived at a time in milliseconds; return what they mean."""
        self.counters = replace(self.counters, received=self.counters.received + len(data))
        return self._events(self._framer.feed(data), at)

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
            self._watch(frame)
            event = self._reading(frame, at) if isinstance(frame, Scan) else self._told(frame, at)
            if event is not None:
                events.append(event)
        return events

    def _reading(self, scan: Scan, at: int) -> Reading | None:
        if not self._presence.see(scan.text, at):
            self.counters = replace(self.counters, repeats=self.counters.repeats + 1)
            return None
        self.counters = replace(self.counters, readings=self.counters.readings + 1)
        return Reading(self.reader, scan.text, at)

    def _told(self, damage: Damage, at: int) -> Trouble | None:
        if damage.code == "torn":
            self.counters = replace(self.counters, torn=self.counters.torn + 1)
        else:
            self.counters = replace(self.counters, floods=self.counters.floods + 1)
        told_at = self._told_at.get(damage.code)
        if told_at is not None and at - told_at < self._hush_ms:
            return None
        self._told_at[damage.code] = at
        return Trouble(self.reader, damage.code, at, {"text": damage.text} if damage.text else {})
