"""The one place where a port is opened."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping
from typing import Protocol
from urllib.parse import urlsplit

from hardware.node import group_to_join, holder
from hardware.profile import Profile

READ_TIMEOUT_S = 0.2
"""How long a read waits, and so how soon a closed reader's thread ends."""
WRITE_TIMEOUT_S = 1.0
"""A reader that takes nothing for so long has lost its program."""
KEYS = "input:"
"""Beginning of the name of a reader that types, and is taken from the keyboard of the system."""

_GONE = (errno.ENOENT, errno.ENXIO, errno.ENODEV)
_HELD = (errno.EBUSY, errno.EWOULDBLOCK, errno.EAGAIN)
_REFUSED = (errno.EACCES, errno.EPERM)


class ReaderError(Exception):
    """A reader cannot be opened.

    Codes: `missing` (no such port), `busy` (held; fact `program`, empty if unknown), `denied` (fact
    `group`, which one may join for it, empty for none), `not_serial` (a file, not a port),
    `no_answer` (nobody listens at the address), `bad_address`, `none_found`, `several` (fact
    `ports`), `no_keys` (an input device that types nothing), `no_library` (what reads such devices
    is not installed), `no_kind` (facts `kind`, which there is not, and `known`, those that there
    are), `no_port` (a kind with no port after it; fact `kind`). Fact `port` with all but
    `none_found`, `several` and the last two.
    """

    def __init__(self, code: str, facts: Mapping[str, str | int]) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Connection(Protocol):
    """An open port, as pyserial gives it."""

    @property
    def in_waiting(self) -> int:
        """Number of bytes that can be read at once."""

    def read(self, size: int = 1, /) -> bytes:
        """Up to that many bytes; fewer or none after READ_TIMEOUT_S."""

    def write(self, data: bytes, /) -> int | None:
        """Send bytes; only a talk whose reader is known has any."""

    def close(self) -> None:
        """Let the port go."""


Connect = Callable[[str, Profile], Connection]


def is_stuck(loss: Exception) -> bool:
    """Whether a device was lost because it takes no more bytes: its port can be opened again."""
    import serial

    return isinstance(loss, serial.SerialTimeoutException)


def losses() -> tuple[type[Exception], ...]:
    """Everything pyserial raises when a device vanishes.

    On Linux a read gives SerialException, `in_waiting` a bare OSError, a flush termios.error (which
    is no OSError), a port closed meanwhile TypeError; Windows adds ValueError (pyserial 3.5).
    """
    import serial

    found: tuple[type[Exception], ...] = (serial.SerialException, OSError, TypeError, ValueError)
    try:
        import termios
    except ImportError:
        return found
    return (*found, termios.error)


def connect(port: str, profile: Profile) -> Connection:
    """Open a port name, pyserial URL or `input:` device for this program alone.

    Raises ReaderError.
    """
    import serial

    if port.startswith(KEYS):
        from hardware.key_device import open_keys

        return open_keys(port.removeprefix(KEYS))
    try:
        connection = serial.serial_for_url(
            port,
            do_not_open=True,
            baudrate=profile.baud,
            timeout=READ_TIMEOUT_S,
            write_timeout=WRITE_TIMEOUT_S,
            exclusive=True,
        )
        connection.dtr = profile.dtr
        connection.rts = profile.rts
        connection.open()
    except losses() as error:
        raise _reader_error(port, error) from error
    return connection


def _reader_error(port: str, error: Exception) -> ReaderError:
    facts: dict[str, str | int] = {"port": port}
    if "://" in port:
        return ReaderError("no_answer" if _is_address(port, error) else "bad_address", facts)
    code = _code_of(error)
    if code == "busy":
        facts["program"] = holder(port)
    elif code == "denied":
        facts["group"] = group_to_join(port)
    return ReaderError(code, facts)


def _is_address(port: str, error: Exception) -> bool:
    if isinstance(error, ValueError):
        # pyserial knows no such scheme.
        return False
    try:
        return urlsplit(port).port is not None
    except ValueError:
        return False


def _code_of(error: Exception) -> str:
    number = getattr(error, "errno", None)
    if number in _GONE or "FileNotFoundError" in str(error):
        return "missing"
    # Windows says "access denied" for a port that another program holds, and pyserial hands that
    # over as text.
    if number in _HELD or (os.name == "nt" and "PermissionError" in str(error)):
        return "busy"
    return "denied" if number in _REFUSED else "not_serial"
