"""An open reader: one thread that reads its port, survives its loss and finds it again."""

from __future__ import annotations

import contextlib
import os
import queue
import re
import threading
import time
from collections.abc import Callable

from hardware.companion_messages import Feedback
from hardware.ports import Lister, Port, choose_port, find_again, list_ports, port_at, system_lister
from hardware.profile import LINE, Profile, load_profile, profile_names
from hardware.reception import Counters, Event, Watch, unwatched
from hardware.sensing import Sensing
from hardware.talk import Portrait, Talk
from hardware.talks import talk_of
from hardware.trace import Noted, Trace
from hardware.transport import KEYS, Connect, Connection, ReaderError, connect, is_stuck, losses

FIRST_RETRY_S = 0.25
LAST_RETRY_S = 5.0
LOOK_S = 0.25
"""How often an absent device is looked for."""
_ABSENT = ("missing", "no_answer")
"""Codes of an opening that found nothing there, where only opening tells."""
CLOSE_S = 6.0
"""Longest wait for a reader's thread to end: a network address may be five seconds in opening."""

GREETERS = frozenset({"ModemManager"})
GREETED_S = 15.0
"""ModemManager holds a new port for about ten seconds: github.com/solokeys/solo1 issue 62."""
GREETED_AGAIN_S = 0.5
OPEN = "open"
"""The profile of the project's own reader."""
_BOARDS = ("arduino", "pico")
_KIND = re.compile(r"[\w .-]+")
"""What stands before an `@`, unless it is part of an address or of a path."""
_KEYBOARD, _RECORDED = "keyboard", "file:"
"""What takes the place of a port for programs that open none."""

Clock = Callable[[], float]
"""Seconds, from any beginning."""


def open_reader(
    spec: str,
    deliver: Callable[[Event], None],
    *,
    clock: Clock = time.monotonic,
    watch: Watch = unwatched,
    profile: Profile | None = None,
    trace: Trace | None = None,
    lister: Lister = system_lister,
    connect: Connect = connect,
) -> Reader:
    """Open a reader: `auto`, a port name, or a pyserial URL such as `socket://127.0.0.1:7000`.

    A profile and `@` before it say what kind it is (`pn532@/dev/ttyUSB0`); otherwise it is listened
    to, and nothing is sent to it before it has shown that it is an open reader. `input:` and a path
    take a reader that types from the keyboard (Linux).

    `deliver` receives each Reading and Trouble, and `watch` each frame, in the reader's own thread;
    times are milliseconds of `clock` since the opening. Raises ReaderError if the port cannot be
    opened now; a loss after that is an event, not an error.
    """
    kind, place = _parted(spec)
    if kind:
        profile = load_profile(kind)
    ports = () if _is_address(place) else list_ports(lister)
    port = choose_port(ports) if place == "auto" else port_at(place, ports)
    path = port.device if port and place == "auto" else place
    is_board = port is not None and port.kind in _BOARDS
    if trace is not None and profile is not None:
        trace.begin(profile)
    address = _Address(path, port, lister)
    settings = profile or load_profile(OPEN if is_board else LINE)
    connection = _connected(connect, path, settings)
    talk = talk_of(path, profile, watch) if profile else Sensing(path, watch, is_board=is_board)
    return Reader(
        talk, connection, deliver, clock, lambda: address.reopen(connect, settings), trace
    )


def _connected(connect: Connect, path: str, profile: Profile) -> Connection:
    """Open a port, with patience for the service that greets every new one and lets it go again.

    Raises ReaderError.
    """
    deadline = time.monotonic() + GREETED_S
    while True:
        try:
            return connect(path, profile)
        except ReaderError as error:
            greeted = error.code == "busy" and error.facts.get("program") in GREETERS
            if not greeted or time.monotonic() >= deadline:
                raise
        time.sleep(GREETED_AGAIN_S)


def _parted(spec: str) -> tuple[str, str]:
    """The profile that a reader's name begins with, empty for none, and the rest.

    Raises ReaderError where the word before the `@` is no profile, or no port stands after it.
    """
    kind, at, place = spec.partition("@")
    if not at or not _KIND.fullmatch(kind) or os.path.exists(spec):
        return "", spec
    kind, place = kind.lower(), place.strip()
    if kind not in profile_names():
        raise ReaderError("no_kind", {"kind": kind, "known": ", ".join(profile_names())})
    if not place or place == _KEYBOARD or place.startswith(_RECORDED):
        raise ReaderError("no_port", {"kind": kind})
    return kind, place


def _is_address(place: str) -> bool:
    return "://" in place or place.startswith(KEYS)


class _Address:
    """Where a device is found again after a loss."""

    def __init__(self, path: str, port: Port | None, lister: Lister) -> None:
        self._path = path
        self._port = port if port and port.vid is not None else None
        self._lister = lister

    def reopen(self, connect: Connect, profile: Profile) -> Connection | None:
        """Open the device again; None while it is away. Raises ReaderError if it refuses."""
        path = self._current_path()
        return connect(path, profile) if path else None

    def _current_path(self) -> str | None:
        if self._port is not None:
            again = find_again(self._port, list_ports(self._lister))
            return again.device if again else None
        # COM names are no files, and URLs neither: only opening tells.
        if "://" in self._path or os.name == "nt":
            return self._path
        return self._path if os.path.exists(self._path.removeprefix(KEYS)) else None


class Reader:
    """A reader that is read in its own thread until `close()`."""

    def __init__(
        self,
        talk: Talk,
        connection: Connection,
        deliver: Callable[[Event], None],
        clock: Clock,
        reopen: Callable[[], Connection | None],
        trace: Trace | None = None,
    ) -> None:
        self.name = talk.reader
        self._talk = talk
        self._trace = trace
        self._connection: Connection | None = connection
        self._deliver = deliver
        self._clock = clock
        self._reopen = reopen
        self._opened_at = clock()
        self._losses = losses()
        self._answers: queue.SimpleQueue[Feedback] = queue.SimpleQueue()
        self._stopping = threading.Event()
        self._progress = threading.Condition()
        self._connected = True
        self._stuck = False
        """It took no more bytes: only its own word shows that it is back."""
        self._untold: list[Event] = []
        self._handled = 0
        self._thread = threading.Thread(target=self._run, name=f"reader {self.name}", daemon=True)
        self._thread.start()

    @property
    def counters(self) -> Counters:
        """What was read so far."""
        return self._talk.counters

    @property
    def portrait(self) -> Portrait | None:
        """What the reader has told of itself; None if it has not, or cannot."""
        return self._talk.portrait

    @property
    def connected(self) -> bool:
        """Whether the device is there, and everybody has been told."""
        return self._connected

    @property
    def handled(self) -> int:
        """Number of bytes whose events have been delivered."""
        return self._handled

    def answer(self, feedback: Feedback) -> None:
        """Let what was made of a card be felt or heard at the reader, if it can; never waits."""
        self._answers.put(feedback)

    def wait_until(self, reached: Callable[[Reader], bool], timeout_s: float) -> bool:
        """Wait until something holds for this reader; False if it does not in time."""
        with self._progress:
            return self._progress.wait_for(lambda: reached(self), timeout_s)

    def close(self) -> None:
        """Stop reading. The port is free when this returns, and nothing is delivered after it."""
        self._stopping.set()
        if threading.current_thread() is not self._thread:
            self._thread.join(CLOSE_S)

    def _run(self) -> None:
        self._talk.open(self._now())
        try:
            while not self._stopping.is_set():
                if self._connection is None:
                    self._return()
                else:
                    self._exchange(self._connection)
        finally:
            self._release()

    def _exchange(self, connection: Connection) -> None:
        while not self._answers.empty():
            self._talk.answer(self._answers.get())
        try:
            if sending := self._talk.outgoing():
                self._note("sent", sending)
                connection.write(sending)
            data = connection.read(connection.in_waiting or 1)
        except self._losses as loss:
            self._lose(loss)
            return
        if data:
            self._note("received", data)
            back, self._untold, self._stuck = self._untold, [], False
            self._tell([*back, *self._talk.receive(data, self._now())], handled=len(data))
        else:
            self._tell(self._talk.wait(self._now()))

    def _lose(self, loss: Exception) -> None:
        self._release()
        self._note("lost")
        lost = self._talk.lose(self._now())
        self._tell([] if self._untold else [lost], connected=False)
        self._stuck = is_stuck(loss)

    def _note(self, what: Noted, data: bytes = b"") -> None:
        if self._trace is not None:
            self._trace.note(what, self._now(), data)

    def _return(self) -> None:
        delay = FIRST_RETRY_S
        while not self._stopping.wait(delay):
            try:
                self._connection = self._reopen()
            except ReaderError as error:
                # A node that is there and refuses is still settling, or taken for some seconds by a
                # service that greets every new port. It is asked less and less often.
                delay = LOOK_S if error.code in _ABSENT else min(delay * 2, LAST_RETRY_S)
                continue
            if self._connection is not None:
                self._note("back")
                back: list[Event] = [self._talk.regain(self._now())]
                self._untold = back if self._stuck else []
                self._tell([] if self._stuck else back, connected=True)
                return
            delay = LOOK_S

    def _tell(self, events: list[Event], *, connected: bool = True, handled: int = 0) -> None:
        for event in events:
            if not self._stopping.is_set():
                self._deliver(event)
        with self._progress:
            self._connected = connected
            self._handled += handled
            self._progress.notify_all()

    def _release(self) -> None:
        # Windows keeps a vanished port blocked until it is closed, and closing may fail too.
        if self._connection is not None:
            with contextlib.suppress(*self._losses):
                self._connection.close()
        self._connection = None

    def _now(self) -> int:
        return round((self._clock() - self._opened_at) * 1000)
