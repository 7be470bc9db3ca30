"""The host's side of a talk with a PN532: it is asked over and over which card lies there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from companion.readings import Reading, Trouble
from hardware.companion_messages import Feedback
from hardware.pn532_frames import WAKE, Acknowledged, Answer, Broken, ChipFramer, Heard, command
from hardware.reception import Counters, Event
from hardware.talk import Portrait

FIRMWARE, CONFIGURE, SAM, LIST_TARGETS = 0x02, 0x32, 0x14, 0x4A

FIRST_ANSWER_MS = 2000
"""On a USB cable the first answer may come a second late: github.com/nfcpy/nfcpy issue 45."""
ANSWER_MS = 500
POLL_MS = 100
MISSES = 3
"""So many looks in a row without a card mean that it was lifted."""
PATIENCE = 3
"""So many questions in a row without an answer mean that the chip is gone."""

_STEPS = (
    # Normal mode, no SAM, no time-out, no IRQ pin.
    WAKE + command(SAM, 0x01, 0x00, 0x00),
    command(FIRMWARE),
    # Look twice for a card, then answer that there is none, instead of waiting for ever.
    command(CONFIGURE, 0x05, 0xFF, 0x01, 0x01),
)
# Up to two cards at 106 kbit/s, ISO 14443 type A: the second one tells that there are several.
_LOOK = command(LIST_TARGETS, 0x02, 0x00)


class Pn532Link:
    """A talk with one chip. Pure but for its own memory: time comes from outside.

    Its troubles: `silent` (it does not answer) and `back`, `crowded` (two cards lie there), `lost`.

    Of a recording only the answers are there, so it is not to be asked (`asks`): each answer is
    taken for what it says.
    """

    def __init__(self, reader: str, *, asks: bool = True) -> None:
        self.reader = reader
        self._asks = asks
        self.counters = Counters()
        self.portrait: Portrait | None = None
        self._framer = ChipFramer()
        self._sending = b""
        self._step = 0
        self._asked_at = 0
        self._unanswered = 0
        self._waiting = False
        self._silent = False
        self._misses = 0
        self._lying = ""
        self._crowded = False

    def open(self, at: int) -> None:
        """The port has been opened: wake the chip."""
        self._framer.reset()
        self._unanswered = 0
        self._silent = False
        self._begin(at)

    def lose(self, at: int) -> Trouble:
        """The reader was pulled out: what it was sending is void."""
        self._framer.reset()
        self._sending = b""
        self.portrait = None
        return Trouble(self.reader, "lost", at)

    def regain(self, at: int) -> Trouble:
        """The reader is back; the card that lies there is asked for again."""
        self.open(at)
        return Trouble(self.reader, "back", at)

    def answer(self, feedback: Feedback) -> None:
        """The chip has nothing to be heard or felt."""

    def outgoing(self) -> bytes:
        """What is to be sent now; it is handed over once."""
        sending, self._sending = self._sending, b""
        return sending

    def receive(self, data: bytes, at: int) -> list[Event]:
        """Take bytes that arrived; return what they mean."""
        self.counters = replace(self.counters, received=self.counters.received + len(data))
        heard = self._framer.feed(data)
        return list(chain.from_iterable(self._heard(it, at) for it in heard))

    def wait(self, at: int) -> list[Event]:
        """Note that time has passed: ask again, or wake a chip that has fallen silent."""
        if not self._waiting:
            if at - self._asked_at >= POLL_MS:
                self._ask(at)
            return []
        patience = FIRST_ANSWER_MS if self.portrait is None else ANSWER_MS
        if at - self._asked_at < patience:
            return []
        self._unanswered += 1
        self._begin(at)
        if self._unanswered == PATIENCE and not self._silent:
            self._silent = True
            return [Trouble(self.reader, "silent", at)]
        return []

    def _begin(self, at: int) -> None:
        self._step = 0
        self._ask(at)

    def _ask(self, at: int) -> None:
        self._sending += _STEPS[self._step] if self._step < len(_STEPS) else _LOOK
        self._asked_at = at
        self._waiting = True

    def _heard(self, heard: Heard, at: int) -> Iterator[Event]:
        match heard:
            case Broken():
                self.counters = replace(self.counters, torn=self.counters.torn + 1)
            case Acknowledged():
                pass
            case Answer(code, data):
                self._unanswered = 0
                if self._silent:
                    self._silent = False
                    yield Trouble(self.reader, "back", at)
                yield from self._answered(code - 1, data, at)

    def _answered(self, to: int, data: bytes, at: int) -> Iterator[Event]:
        if self._asks and not self._is_awaited(to):
            return
        if to == LIST_TARGETS:
            self._waiting = False
            yield from self._saw(data, at)
            return
        if to == FIRMWARE and len(data) >= 3:
            self.portrait = Portrait(f"PN5{data[0]:02X}", f"{data[1]}.{data[2]}")
        self._step += 1
        self._ask(at)

    def _is_awaited(self, to: int) -> bool:
        """Whether this answers what was asked last."""
        awaited = (SAM, FIRMWARE, CONFIGURE, LIST_TARGETS)[min(self._step, len(_STEPS))]
        return self._waiting and to == awaited

    def _saw(self, data: bytes, at: int) -> Iterator[Event]:
        """One look: the number of cards, then for each its number, ATQA, SAK, length and UID."""
        found = data[0] if data else 0
        if found > 1 and not self._crowded:
            yield Trouble(self.reader, "crowded", at, {"place": 0})
        self._crowded = found > 1
        tag = _tag(data) if found == 1 else ""
        if tag:
            self._misses = 0
            yield from self._lies(tag, at)
        elif found == 0 and self._lying:
            self._misses += 1
            if self._misses == MISSES:
                yield from self._lifted(at)

    def _lies(self, tag: str, at: int) -> Iterator[Event]:
        if tag == self._lying:
            self.counters = replace(self.counters, repeats=self.counters.repeats + 1)
            return
        yield from self._lifted(at)
        self._lying = tag
        self.counters = replace(self.counters, readings=self.counters.readings + 1)
        yield Reading(self.reader, tag, at)

    def _lifted(self, at: int) -> Iterator[Event]:
        if self._lying:
            yield Reading(self.reader, self._lying, at, lifted=True)
        self._lying = ""
        self._misses = 0


def _tag(data: bytes) -> str:
    length = data[5] if len(data) > 5 else 0
    uid = data[6 : 6 + length]
    return f"nfc:{uid.hex().upper()}" if length and len(uid) == length else ""
