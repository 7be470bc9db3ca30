"""A day on a bad cable, without a port: noise, and an open reader that talks through it."""

from __future__ import annotations

import random
import threading
import tracemalloc
from collections import Counter

from hardware.companion_protocol import PayloadFramer, frame
from hardware.profile import Profile
from hardware.transport import Connection

NOISE = 40
"""Random bytes in each second."""
TAGS = tuple(f"04{number:012X}" for number in range(1, 13))


class NoisyWire:
    """A connection on which each read lets a second pass and brings its noise.

    It is read by the thread of a Reader; `over` is set when all seconds have passed.
    """

    in_waiting = 0

    def __init__(self, seconds: int) -> None:
        self.over = threading.Event()
        self.random = random.Random(1)
        self.laid: Counter[str] = Counter()
        """How often each card was laid down."""
        self.now = 0
        self._seconds = seconds
        self._early = self._late = 0

    @property
    def grown(self) -> int:
        """By how many bytes the memory of Python grew after the first tenth."""
        return max(0, self._late - self._early)

    def clock(self) -> float:
        """Seconds that have passed."""
        return float(self.now)

    def connect(self, port: str, profile: Profile) -> Connection:
        """Open it, as `open_reader` wants it."""
        return self

    def read(self, size: int = 1, /) -> bytes:
        """The next second; nothing more after the last one."""
        if self.now == self._seconds:
            self.over.wait(0.01)
            self._late = self._late or tracemalloc.get_traced_memory()[0]
            self.over.set()
            return b""
        self.now += 1
        if self.now == self._seconds // 10:
            self._early = tracemalloc.get_traced_memory()[0]
        return self.random.randbytes(NOISE) + self.said()

    def write(self, data: bytes, /) -> int:
        """Take what the computer says."""
        return len(data)

    def close(self) -> None:
        """Nothing is held."""

    def said(self) -> bytes:
        """What a device says in this second, besides the noise."""
        return b""


class NoisyBoard(NoisyWire):
    """An open reader with one place, on which a card is laid and lifted in turn every five seconds.

    One frame in five arrives damaged. What is not acknowledged is repeated, here each second.
    """

    PAUSE_S, REPEATS = 5, 3

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self._lying = ""
        self._sequence = 0
        self._waiting: dict[int, tuple[str, int]] = {}
        self._heard = PayloadFramer()
        self._answers = bytearray(frame("BOOT,1,1,92"))

    def write(self, data: bytes, /) -> int:
        """Answer the computer as docs/protocol.md says."""
        for payload in self._heard.feed(data):
            match str(payload).split(","):
                case ["HELLO", _]:
                    self._answers += frame("HI,1,OPEN-READER,1.0,-,1,1,B,92") + self._state()
                case ["SYNC"]:
                    self._answers += self._state()
                case ["ACK", number]:
                    self._waiting.pop(int(number), None)
        return len(data)

    def said(self) -> bytes:
        """Answers, an event now and then with its repeats, and the heartbeat."""
        if self.now % self.PAUSE_S == 0:
            self._change()
        answers, self._answers = bytes(self._answers), bytearray()
        due = [payload for payload, _ in self._waiting.values()]
        self._waiting = {
            number: (payload, left - 1)
            for number, (payload, left) in self._waiting.items()
            if left > 0
        }
        beat = f"HB,{self.now * 1000},{self._sequence},0,0"
        return answers + b"".join(self._through(frame(it)) for it in (*due, beat))

    def _change(self) -> None:
        self._sequence += 1
        kind, tag = ("GONE", self._lying) if self._lying else ("TAG", self.random.choice(TAGS))
        if kind == "TAG":
            self.laid[f"nfc:{tag}"] += 1
        self._lying = tag if kind == "TAG" else ""
        event = f"{kind},{self._sequence},1,{tag},{self.now * 1000}"
        self._waiting[self._sequence] = (event, self.REPEATS)

    def _state(self) -> bytes:
        return frame(f"STATE,{self._sequence},1,{self._lying or '-'}")

    def _through(self, sent: bytes) -> bytes:
        if self.random.random() >= 0.2:
            return sent
        at = self.random.randrange(len(sent))
        return sent[:at] + self.random.randbytes(1) + sent[at + 1 :]
