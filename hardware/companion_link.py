"""The host's side of a talk with an open reader: what it says becomes readings and troubles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.readings import Reading, Trouble
from hardware.companion_messages import (
    HELLO,
    SYNC,
    VERSION,
    Beat,
    Boot,
    Feedback,
    Happening,
    Identity,
    Kind,
    Message,
    Output,
    State,
    acknowledge,
    read_message,
)
from hardware.companion_messages import feedback as request
from hardware.companion_protocol import PayloadFramer, frame
from hardware.framing import Damage
from hardware.reception import Counters, Event
from hardware.talk import Portrait

GREET_AGAIN_MS = 1000
SILENCE_MS = 3000
"""A reader sends at least a heartbeat each second; silent for longer, it is lost."""
FIRST_ANSWER_MS = 5000
"""An Arduino starts anew when its port is opened, and its boot loader may take three seconds."""
KNOWN_CHIPS = frozenset({"88", "90", "91", "92", "B2"})
"""Versions that NXP and Fudan give their chips; others are copies of which some read nothing."""
REMEMBERED = 16
"""Events whose times are kept; a reader holds eight that it repeats."""
LAST_REQUEST = 999_999_999
"""Requests are numbered with at most nine digits."""
_OUTPUTS = {"B": Output.BUZZER, "V": Output.VIBRATION, "L": Output.LIGHT}
NO_CHIP = frozenset({"00", "FF"})


class Link:
    """A talk with one reader. Pure but for its own memory: time comes from outside.

    It is told of the port by `open`, `lose` and `regain`, of bytes by `receive`, and of passing
    time by `wait` (a few times a second). After each of them `outgoing` has what to send.

    Its troubles are those of an open reader, `lost` and `back` (see `Trouble`). A frame that
    arrives damaged is no trouble: it is counted, and the reader repeats it.
    """

    def __init__(self, reader: str) -> None:
        self.reader = reader
        self.counters = Counters()
        self.identity: Identity | None = None
        self._framer = PayloadFramer()
        self._sending = bytearray()
        self._last = 0
        self._times: dict[int, int] = {}
        """When the latest events happened, by their numbers and the reader's own clock."""
        self._beat_at = 0
        """What that clock said last."""
        self._short_of: int | None = None
        self._awaited: set[int] = set()
        self._lying: dict[int, str] = {}
        self._dead: set[int] = set()
        self._strange: set[str] = set()
        self._silent = False
        self._requests = 0
        self._heard_at = self._greeted_at = 0

    @property
    def portrait(self) -> Portrait | None:
        """Name, firmware and chips, once it has told them."""
        told = self.identity
        if told is None or told.version != VERSION:
            return None
        return Portrait(told.name, told.firmware, _pairs(told.chips))

    @property
    def _is_foreign(self) -> bool:
        """Whether the reader speaks another version: that is told, and nothing more is heard."""
        return self.identity is not None and self.identity.version != VERSION

    def open(self, at: int) -> None:
        """The port has been opened."""
        self._framer.reset()
        self._heard_at = at
        self._silent = False
        self._greet(at)

    def lose(self, at: int) -> Trouble:
        """The reader was pulled out: what it was sending is void."""
        self._framer.reset()
        self._sending.clear()
        self.identity = None
        return Trouble(self.reader, "lost", at)

    def regain(self, at: int) -> Trouble:
        """The reader is back; what changed meanwhile is told when it answers."""
        self.open(at)
        return Trouble(self.reader, "back", at)

    def answer(self, feedback: Feedback) -> None:
        """Play a pattern on all that the reader has; nothing while it has not told what that is."""
        told = self.identity
        for letter, output in _OUTPUTS.items():
            if told is not None and told.version == VERSION and letter in told.outputs:
                self._requests = self._requests % LAST_REQUEST + 1
                self._say(request(output, self._requests, feedback))

    def outgoing(self) -> bytes:
        """What is to be sent now; it is handed over once."""
        sending = bytes(self._sending)
        self._sending.clear()
        return sending

    def wait(self, at: int) -> list[Event]:
        """Note that time has passed."""
        if self._is_foreign:
            return []
        if self.identity is None and at - self._greeted_at >= GREET_AGAIN_MS:
            self._greet(at)
        patience = FIRST_ANSWER_MS if self.identity is None else SILENCE_MS
        if self._silent or at - self._heard_at < patience:
            return []
        self._silent = True
        self._greet(at)
        return [self._trouble("silent", at)]

    def receive(self, data: bytes, at: int) -> list[Event]:
        """Take bytes that arrived at a time in milliseconds; return what they mean."""
        self.counters = replace(self.counters, received=self.counters.received + len(data))
        events: list[Event] = []
        for payload in self._framer.feed(data):
            if isinstance(payload, Damage):
                # The reader repeats what is not acknowledged: nothing to tell, only to count.
                self.counters = replace(self.counters, torn=self.counters.torn + 1)
            elif (message := read_message(payload)) is not None:
                events.extend(self._heard(message, at))
        return events

    def _greet(self, at: int) -> None:
        self.identity = None
        self._greeted_at = at
        self._say(HELLO)

    def _say(self, payload: str) -> None:
        self._sending += frame(payload)

    def _ask_state(self) -> None:
        self._short_of = None
        self._say(SYNC)

    def _heard(self, message: Message, at: int) -> Iterable[Event]:
        self._heard_at = at
        if self._is_foreign and not _speaks_ours(message):
            return
        if isinstance(message, Identity):
            yield from self._meet(message, at)
        elif isinstance(message, Boot):
            self._greet(at)
        elif self.identity is None:
            return
        elif isinstance(message, State):
            yield from self._take_state(message, at)
        elif isinstance(message, Happening):
            yield from self._take_happening(message, at)
        elif isinstance(message, Beat):
            self._check(message, at)

    def _meet(self, identity: Identity, at: int) -> Iterable[Event]:
        self.identity = identity
        self._last = self._beat_at = 0
        self._times.clear()
        self._short_of = None
        self._awaited = set(range(1, identity.places + 1))
        if self._silent:
            self._silent = False
            yield self._trouble("back", at)
        if identity.version != VERSION:
            yield self._trouble("stranger", at, version=identity.version)
        for chip in sorted({*_pairs(identity.chips)} - KNOWN_CHIPS - NO_CHIP - self._strange):
            self._strange.add(chip)
            yield self._trouble("copy", at, version=chip)

    def _take_state(self, state: State, at: int) -> Iterable[Event]:
        self._awaited.discard(state.place)
        self._last = state.sequence
        if state.tag is None:
            yield from self._chip_dies(state.place, at)
            return
        yield from self._chip_recovers(state.place, at)
        before = self._lying.get(state.place, "")
        if before != state.tag:
            yield from self._lift(state.place, at)
            yield from self._lay(state.place, state.tag, at)

    def _take_happening(self, event: Happening, at: int) -> Iterable[Event]:
        started_anew = self._times.get(event.sequence, event.at) != event.at
        if started_anew:
            # The number was that of another event: its message of a new start was lost.
            self._last = 0
            self._times.clear()
        yield from self._take_event(event, at)
        if started_anew:
            self._greet(at)

    def _take_event(self, event: Happening, at: int) -> Iterable[Event]:
        if event.sequence > self._last + 1:
            # One before it was damaged on the way. It will be repeated, and this one after it.
            return
        self._say(acknowledge(event.sequence))
        if event.sequence <= self._last:
            self.counters = replace(self.counters, repeats=self.counters.repeats + 1)
            return
        self._last = event.sequence
        self._times[event.sequence] = event.at
        if len(self._times) > REMEMBERED:
            # The oldest, not a number: some events are lost, and only a state tells of them.
            del self._times[next(iter(self._times))]
        match event.kind:
            case Kind.TAG:
                yield from self._lift(event.place, at)
                yield from self._lay(event.place, event.data, at)
            case Kind.GONE:
                yield from self._lift(event.place, at)
            case Kind.COLLISION:
                yield self._trouble("crowded", at, place=self._told_place(event.place) or 0)
            case Kind.FAULT:
                yield from self._chip_dies(event.place, at)
            case Kind.FINE:
                yield from self._chip_recovers(event.place, at)

    def _check(self, beat: Beat, at: int) -> None:
        before, self._beat_at = self._beat_at, beat.at
        if beat.sequence < self._last or beat.at < before:
            # It has started anew, and its message of that was lost.
            self._greet(at)
        elif self._awaited:
            self._ask_state()
        elif beat.sequence > self._last and self._short_of == self._last:
            # A second has passed: the missing event is repeated no more.
            self._ask_state()
        else:
            self._short_of = self._last if beat.sequence > self._last else None

    def _lay(self, place: int, tag: str, at: int) -> Iterable[Event]:
        if tag:
            self._lying[place] = tag
            self.counters = replace(self.counters, readings=self.counters.readings + 1)
            yield Reading(self.reader, f"nfc:{tag}", at, self._told_place(place))

    def _lift(self, place: int, at: int) -> Iterable[Event]:
        tag = self._lying.pop(place, "")
        if tag:
            told = self._told_place(place)
            yield Reading(self.reader, f"nfc:{tag}", at, told, lifted=True)

    def _chip_dies(self, place: int, at: int) -> Iterable[Event]:
        if place not in self._dead:
            self._dead.add(place)
            yield self._trouble("dead", at, place=self._told_place(place) or 0)

    def _chip_recovers(self, place: int, at: int) -> Iterable[Event]:
        if place in self._dead:
            self._dead.discard(place)
            yield self._trouble("alive", at, place=self._told_place(place) or 0)

    def _told_place(self, place: int) -> int | None:
        """The place as others know it: a reader with a single one has no places."""
        return place if self.identity and self.identity.places > 1 else None

    def _trouble(self, code: str, at: int, **facts: str | int) -> Trouble:
        return Trouble(self.reader, code, at, facts)


def _speaks_ours(message: Message) -> bool:
    """Whether a reader says that it speaks this version."""
    return isinstance(message, Boot | Identity) and message.version == VERSION


def _pairs(digits: str) -> tuple[str, ...]:
    return tuple(digits[cut : cut + 2] for cut in range(0, len(digits), 2))
