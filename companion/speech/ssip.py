"""SSIP: the words that programs and speech-dispatcher exchange over a local socket.

A command is a line, its answer one or several lines that begin with the same number; the last one
has a blank after the number. Numbers from 700 on are events, sent unasked. Written after the SSIP
manual of speech-dispatcher 0.11.
"""

from __future__ import annotations

import contextlib
import os
import queue
import socket
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_PATIENCE_S = 2.0
"""Answers come within 5 ms; 0.5 s after the daemon has been started for us."""
_EVENTS = {701: "begin", 702: "end", 703: "cancelled"}
_FIRST_EVENT = 700
_FIRST_ERROR = 300


class SsipError(OSError):
    """The daemon is gone, does not answer, or refuses."""


@dataclass(frozen=True, slots=True)
class Event:
    """What became of a message."""

    source: SsipConnection
    message: str
    """The daemon's number of the message."""
    kind: str
    """`begin`, `end`, `cancelled`; `gone` when the connection has ended."""


def daemon_address(environment: Mapping[str, str]) -> str | tuple[str, int]:
    """Where the daemon of this user listens: a socket's path, or host and port.

    SPEECHD_ADDRESS names it as `unix_socket:PATH` or `inet_socket:HOST:PORT`.
    """
    method, _, place = environment.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = place.rpartition(":")
        return (host or "127.0.0.1", int(port) if port.isdecimal() else 6560)
    if place:
        return place
    runtime = environment.get("XDG_RUNTIME_DIR")
    folder = Path(runtime) if runtime else Path.home() / ".cache"
    return str(folder / "speech-dispatcher" / "speechd.sock")


class SsipConnection:
    """One client at the daemon. Commands are given from one thread; events go into a queue.

    Raises SsipError where nobody listens.
    """

    def __init__(self, address: str | tuple[str, int], events: queue.SimpleQueue[Any]) -> None:
        self._events = events
        self._answers: queue.SimpleQueue[tuple[int, list[str]] | None] = queue.SimpleQueue()
        self._socket = _connected(address)
        threading.Thread(target=self._listen, daemon=True, name="ssip").start()

    def command(self, line: str, patience_s: float = _PATIENCE_S) -> list[str]:
        """Give a command and return the lines of its answer, without their numbers.

        Raises SsipError when it is refused, or not answered in time.
        """
        try:
            self._socket.sendall(line.encode("utf-8") + b"\r\n")
            answer = self._answers.get(timeout=patience_s)
        except (OSError, queue.Empty) as error:
            raise SsipError(f"no answer to {line.split()[0]}") from error
        if answer is None or answer[0] >= _FIRST_ERROR:
            raise SsipError(f"{line.split()[0]}: {answer}")
        return answer[1]

    def speak(self, words: str) -> str:
        """Hand over a message and return the daemon's number of it. Raises SsipError."""
        self.command("SPEAK")
        line = " ".join(words.split())
        # A lone dot ends a message, and so a dot that begins a line is written twice.
        return self.command(f"{'.' if line.startswith('.') else ''}{line}\r\n.")[0]

    def close(self) -> None:
        """Leave."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _listen(self) -> None:
        lines: list[str] = []
        with contextlib.suppress(OSError), self._socket.makefile(encoding="utf-8") as stream:
            for line in stream:
                number, more, text = line[:3], line[3:4] == "-", line[4:].rstrip()
                if not number.isdecimal():
                    break
                lines.append(text)
                if not more:
                    self._deliver(int(number), lines)
                    lines = []
        self._answers.put(None)
        self._events.put(Event(self, "", "gone"))

    def _deliver(self, number: int, lines: list[str]) -> None:
        if number < _FIRST_EVENT:
            self._answers.put((number, lines))
        elif number in _EVENTS:
            self._events.put(Event(self, lines[0], _EVENTS[number]))


def _connected(address: str | tuple[str, int]) -> socket.socket:
    if isinstance(address, str) and not hasattr(socket, "AF_UNIX"):
        raise SsipError("this system has no such sockets")
    family = socket.AF_UNIX if isinstance(address, str) else socket.AF_INET
    connection = socket.socket(family, socket.SOCK_STREAM)
    connection.settimeout(_PATIENCE_S)
    try:
        connection.connect(address)
    except OSError as error:
        connection.close()
        raise SsipError(f"nobody listens at {address}") from error
    connection.settimeout(None)
    return connection


def user_address() -> str | tuple[str, int]:
    """The address of the daemon of whoever runs this program."""
    return daemon_address(os.environ)
