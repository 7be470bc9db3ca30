"""A trace of what passed through a port, as a recording that can be played again."""

from __future__ import annotations

import threading
from os import PathLike
from pathlib import Path
from typing import Literal

from hardware.profile import Profile
from hardware.recording import Piece, Plug, Recording, Unplug, write_recording

Noted = Literal["received", "sent", "lost", "back"]


class Trace:
    """A file that grows line by line, so that a crash leaves it whole up to the last one.

    What was sent to the reader stands in lines that a recording passes over. A disk that is full
    must not stop the reader: the trace ends there, and `failure` says why.
    """

    def __init__(self, path: str | PathLike[str]) -> None:
        """Begin the file anew. Raises OSError if it cannot be written."""
        self._file = Path(path).open("w", encoding="utf-8", newline="\n")  # noqa: SIM115
        self._lock = threading.Lock()
        self.failure: OSError | None = None

    def begin(self, profile: Profile) -> None:
        """Write of what kind the reader is, where it was named and not found out by listening."""
        self._write(write_recording(Recording("", (), profile.name)))

    def note(self, what: Noted, at: int, data: bytes = b"") -> None:
        """Write what happened at a time in milliseconds, with the bytes that passed."""
        self._write(_line(what, at, data))

    def _write(self, line: str) -> None:
        with self._lock:
            if self.failure is not None or self._file.closed:
                return
            try:
                self._file.write(line)
                self._file.flush()
            except OSError as error:
                self.failure = error

    def close(self) -> None:
        """End the trace."""
        with self._lock:
            try:
                self._file.close()
            except OSError as error:
                self.failure = error


def _line(what: Noted, at: int, data: bytes) -> str:
    match what:
        case "received":
            return write_recording(Recording("", (Piece(at, data),)))
        case "sent":
            return "# sent " + write_recording(Recording("", (Piece(at, data),)))
        case "lost":
            return write_recording(Recording("", (Unplug(at),)))
        case "back":
            return write_recording(Recording("", (Plug(at),)))
