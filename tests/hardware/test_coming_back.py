"""A reader that was pulled out is heard again soon after it is there again, by a clock of its own:
what the reading thread waits is counted, and nobody waits for it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from types import SimpleNamespace

import pytest
import serial
from heard import Heard

from companion.readings import Reading
from hardware import open_reader
from hardware.ports import ListedPort
from hardware.profile import Profile
from hardware.transport import Connection, ReaderError

SOON_MS = 2000
"""Longest time from the plug to the first card that is read."""
SCANNER = SimpleNamespace(
    device="/dev/ttyUSB0",
    vid=0x1A86,
    pid=0x7523,
    serial_number=None,
    location="1-2",
    description="USB Serial",
    manufacturer=None,
)


class Socket:
    """A USB socket, and the time that has passed there: a scanner is pulled out and comes back.

    `away`: for so many seconds nothing is plugged in. `settling`: then the port refuses for so
    long, as one does whose rights are not set yet. `stale`: the system lists it all the while, so
    that only opening tells, as at a network address or a port of Windows without USB numbers.
    """

    def __init__(self, away: float, settling: float, *, stale: bool) -> None:
        self.now = 0.0
        self.back_at = away
        self._open_at = away + settling
        self._stale = stale
        self._left = False

    def clock(self) -> float:
        return self.now

    def ports(self) -> Sequence[ListedPort]:
        here = not self._left or self._stale or self.now >= self.back_at
        return [SCANNER] if here else []

    def connect(self, port: str, profile: Profile) -> Connection:
        if not self._left:
            self._left = True
            return Line(serial.SerialException("device disconnected"))
        if self.now < self.back_at:
            raise ReaderError("missing", {"port": port})
        if self.now < self._open_at:
            raise ReaderError("denied", {"port": port, "group": ""})
        return Line(b"PX0013\r\n")

    def waiting(self) -> type[threading.Event]:
        """Events on which nobody waits: the time of the socket passes instead."""
        socket = self

        class Waiting(threading.Event):
            def wait(self, timeout: float | None = None) -> bool:
                socket.now += timeout or 0.0
                return self.is_set()

        return Waiting


class Line:
    """What a port says first; then it is silent."""

    in_waiting = 0

    def __init__(self, first: bytes | Exception) -> None:
        self._said: list[bytes | Exception] = [first]
        self._silence = threading.Event()

    def read(self, size: int = 1, /) -> bytes:
        said = self._said.pop() if self._said else b""
        if isinstance(said, Exception):
            raise said
        self._silence.wait(0 if said else 0.01)
        return said

    def write(self, data: bytes, /) -> int:
        return len(data)

    def close(self) -> None:
        """Nothing is held."""


@pytest.mark.parametrize("stale", [False, True], ids=["listed when there", "always listed"])
@pytest.mark.parametrize("settling", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("away", [0.0, 0.3, 1.1, 7.7, 3600.0])
def test_a_reader_that_comes_back_is_heard_again_within_two_seconds(
    away: float, settling: float, stale: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    socket, heard = Socket(away, settling, stale=stale), Heard()
    threads = {name: getattr(threading, name) for name in ("Thread", "Condition", "current_thread")}
    monkeypatch.setattr(
        "hardware.reader.threading", SimpleNamespace(Event=socket.waiting(), **threads)
    )
    reader = open_reader(
        SCANNER.device, heard, clock=socket.clock, lister=socket.ports, connect=socket.connect
    )
    assert heard.wait_for("lost", "back", "PX0013")
    reader.close()
    last = heard.events[-1]
    assert isinstance(last, Reading)
    assert 0 <= last.at - away * 1000 < SOON_MS
