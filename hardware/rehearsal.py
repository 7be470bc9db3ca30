"""A recording played through a real port, as a USB reader would send it."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Self

from hardware.played_port import PlayedPort, SocketServer, Stopped
from hardware.reader import Reader
from hardware.recording import Piece, Plug, Recording, Step, Unplug

HANDLING_S = 30.0
"""Longest time a reader may need for one step; ten times its slowest way back."""


class Rehearsal:
    """A device that replays a recording; `port` is what `open_reader` opens.

    The port is a pseudo-terminal under a name that stays the same, or on Windows a local socket.
    Nothing is sent before somebody has opened it. With a `speed` (1.0 = as recorded) the recording
    plays by itself from the start of the `with` block and `wait()` waits for its end; without one,
    each `step()` sends the next line:

        with Rehearsal(recording) as device:
            reader = open_reader(device.port, deliver, clock=device.clock)
            while device.step(reader):
                ...
    """

    def __init__(
        self, recording: Recording, *, speed: float | None = None, socket: bool = os.name == "nt"
    ) -> None:
        if speed is not None and speed <= 0:
            raise ValueError("a recording is played at a speed above 0")
        self._steps = recording.steps
        self._speed = speed
        self._next = 0
        self._at = 0
        self._stopping = threading.Event()
        self._line = _port(self._stopping, socket)
        self._thread = threading.Thread(target=self._play, name="rehearsal", daemon=True)
        self._fault: BaseException | None = None

    @property
    def port(self) -> str:
        """Name of the port, the same through every unplugging."""
        return self._line.name

    def clock(self) -> float:
        """Recorded time of what was sent last, in seconds: a clock for the reader under test.

        With it, repeats are told from new readings as in the recording, however fast it is played.
        """
        return self._at / 1000

    def step(self, reader: Reader | None = None) -> Step | None:
        """Send the next line of the recording and return it; None when all has been sent.

        With the reader that has opened the port, this returns when that reader has delivered
        everything that follows from the step; without, when the port has taken it. Raises
        TimeoutError if the reader never handles it.
        """
        if self._next == len(self._steps):
            return None
        step = self._steps[self._next]
        self._next += 1
        self._at = step.at
        match step:
            case Piece(_, data):
                target = reader.handled + len(data) if reader else 0
                self._line.write(data)
                _await(reader, lambda it: it.handled >= target)
            case Unplug():
                if reader is None:
                    self._line.drain()
                self._line.unplug()
                _await(reader, lambda it: not it.connected)
            case Plug():
                self._line.plug()
                _await(reader, lambda it: it.connected)
        return step

    def wait(self, timeout_s: float | None = None) -> bool:
        """Wait until all has been played and read; False if that takes longer than the timeout."""
        self._thread.join(timeout_s)
        if self._fault is not None:
            raise self._fault
        return not self._thread.is_alive()

    def __enter__(self) -> Self:
        self._line.plug()
        if self._speed is not None:
            self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join()
        self._line.close()

    def _play(self) -> None:
        assert self._speed is not None
        try:
            while self._next < len(self._steps):
                gap_ms = self._steps[self._next].at - self._at
                if self._stopping.wait(gap_ms / 1000 / self._speed):
                    return
                self.step()
            self._line.drain()
        except Stopped:
            return
        except OSError as fault:
            self._fault = fault


def _port(stopping: threading.Event, socket: bool) -> PlayedPort:
    if socket:
        return SocketServer(stopping)
    # Windows has no pseudo-terminals, and not the modules that make them.
    from hardware.pseudo_terminal import PseudoTerminal

    return PseudoTerminal(stopping)


def _await(reader: Reader | None, reached: Callable[[Reader], bool]) -> None:
    if reader is not None and not reader.wait_until(reached, HANDLING_S):
        raise TimeoutError(f"{reader.name} does not handle what was sent")
