"""Readers that type, taken from the keyboard: what they type lands in no window (Linux, evdev).

Key codes are read, not letters, so the layout of the keyboard does not matter.
"""

from __future__ import annotations

import errno
import select
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from hardware.transport import READ_TIMEOUT_S, ReaderError

_KEY = _PRESSED = 1
"""linux/input-event-codes.h: the kind EV_KEY, and its value when a key goes down."""
_ENTER = 28
_DIGITS = {code: str((code - 1) % 10) for code in range(2, 12)}
_PAD = dict(zip((82, 79, 80, 81, 75, 76, 77, 71, 72, 73), "0123456789", strict=True))
_ROWS = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_LETTERS = {first + at: letter for first, row in _ROWS for at, letter in enumerate(row)}
_OTHER = {28: "\r", 96: "\r", 15: "\t", 57: " ", 12: "-", 52: ".", 53: "/"}
KEYS = {**_DIGITS, **_PAD, **_LETTERS, **_OTHER}
"""Key code -> what it types on a US keyboard, letters as capitals."""
_NEEDED = frozenset({*_DIGITS, _ENTER})


class InputDevice(Protocol):
    """A device of `/dev/input`, as evdev gives it."""

    fd: int

    def capabilities(self) -> dict[int, list[Any]]:
        """Kind of event -> codes."""

    def grab(self) -> None:
        """Take the device for this program alone."""

    def read(self) -> Iterable[Any]:
        """The events that wait, each with `type`, `code` and `value`."""

    def close(self) -> None:
        """Let the device go."""


def open_keys(path: str, opener: Callable[[str], InputDevice] | None = None) -> KeyDevice:
    """Open and grab a device that types. Raises ReaderError."""
    facts: dict[str, str | int] = {"port": path}
    opener = opener or _evdev_opener(facts)
    try:
        device = opener(path)
        if not types(device):
            device.close()
            raise ReaderError("no_keys", facts)
        device.grab()
    except FileNotFoundError as error:
        raise ReaderError("missing", facts) from error
    except PermissionError as error:
        from hardware.node import group_to_join

        raise ReaderError("denied", {**facts, "group": group_to_join(path)}) from error
    except OSError as error:
        if error.errno == errno.EBUSY:
            raise ReaderError("busy", {**facts, "program": ""}) from error
        raise ReaderError("no_keys", facts) from error
    return KeyDevice(device)


def types(device: InputDevice) -> bool:
    """Tell whether a device has the digits and Enter.

    Some readers are listed twice, as a keyboard and as a mouse.
    """
    return set(device.capabilities().get(_KEY, ())) >= _NEEDED


class KeyDevice:
    """A grabbed device whose keys come out as the bytes of lines, like those of a serial port."""

    def __init__(self, device: InputDevice) -> None:
        self._device = device
        self._typed = bytearray()

    @property
    def in_waiting(self) -> int:
        """Number of characters that can be read at once."""
        return len(self._typed)

    def read(self, size: int = 1, /) -> bytes:
        """Up to that many characters; none after READ_TIMEOUT_S. OSError when it was pulled out."""
        if not self._typed:
            ready, _, _ = select.select([self._device.fd], [], [], READ_TIMEOUT_S)
            if ready:
                self._typed += "".join(map(_typed, self._device.read())).encode()
        data = bytes(self._typed[:size])
        del self._typed[:size]
        return data

    def write(self, data: bytes, /) -> int:
        """Nothing can be sent to a keyboard. Raises ValueError."""
        raise ValueError("a keyboard takes no bytes")

    def close(self) -> None:
        """Let the device go; its keys are typed into windows again."""
        self._device.close()


def _typed(event: Any) -> str:
    is_press = event.type == _KEY and event.value == _PRESSED
    return KEYS.get(event.code, "") if is_press else ""


def _evdev_opener(facts: dict[str, str | int]) -> Callable[[str], InputDevice]:
    try:
        from evdev import InputDevice as Device
    except ImportError as error:
        raise ReaderError("no_library", facts) from error
    # By place: evdev 1.8 called the first argument `dev`, later versions another name.
    return lambda path: Device(path)
