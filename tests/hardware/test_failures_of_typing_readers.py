"""Failure reports of real readers: those that type.

No test machine has such a device, so evdev's side is a stand-in with its methods, and a pipe for
what select watches.
"""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from typing import Any

import pytest
from heard import Heard

from hardware import open_reader
from hardware.key_device import KeyDevice, open_keys
from hardware.transport import ReaderError


@dataclass(frozen=True)
class Key:
    type: int
    code: int
    value: int


class Typing:
    """A device of /dev/input; `keys` is what waits to be read."""

    def __init__(self, codes: list[int], keys: list[Key] | None = None) -> None:
        self.fd, self._writes = os.pipe()
        self._codes = codes
        self._keys = keys or []
        self.grabbed = self.closed = False
        if keys:
            os.write(self._writes, b".")

    def capabilities(self) -> dict[int, list[Any]]:
        return {1: self._codes}

    def grab(self) -> None:
        self.grabbed = True

    def read(self) -> list[Key]:
        keys, self._keys = self._keys, []
        os.read(self.fd, 1)
        return keys

    def close(self) -> None:
        self.closed = True
        os.close(self.fd)
        os.close(self._writes)


KEYBOARD = list(range(1, 90))
# P, X, 0, 0, 2, 1, Enter; each goes down and up, letters with shift.
TYPED = [Key(1, code, value) for code in (42, 25, 45, 11, 11, 3, 2, 28) for value in (1, 0)]


def typed(device: Typing) -> bytes:
    keys = open_keys("/dev/input/event7", lambda _: device)
    assert isinstance(keys, KeyDevice)
    found = b"".join(keys.read() for _ in range(7))
    keys.close()
    return found


def test_f31_key_codes_are_read_whatever_the_layout() -> None:
    assert typed(Typing(KEYBOARD, TYPED)) == b"PX0021\r"


def test_f32_the_device_is_taken_for_the_program_alone_and_let_go() -> None:
    device = Typing(KEYBOARD, TYPED)
    typed(device)
    assert device.grabbed
    assert device.closed


def test_f33_the_mouse_half_of_a_reader_is_refused() -> None:
    mouse = Typing([0x110, 0x111, 0x112])
    with pytest.raises(ReaderError) as caught:
        open_keys("/dev/input/event8", lambda _: mouse)
    assert caught.value.code == "no_keys"
    assert mouse.closed
    assert not mouse.grabbed


def test_f34_the_library_is_called_by_place_so_a_renamed_argument_does_no_harm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import sys
    from types import ModuleType

    device = Typing(KEYBOARD, TYPED)
    seen: list[str] = []

    def open_device(dev: str, /) -> Typing:
        seen.append(dev)
        return device

    library = ModuleType("evdev")
    library.InputDevice = open_device  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "evdev", library)
    open_keys("/dev/input/event7").close()
    assert seen == ["/dev/input/event7"]


def test_f34_without_the_library_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "evdev", None)
    with pytest.raises(ReaderError) as caught:
        open_keys("/dev/input/event7")
    assert caught.value.code == "no_library"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (FileNotFoundError(errno.ENOENT, ""), "missing"),
        (PermissionError(errno.EACCES, ""), "denied"),
        (OSError(errno.EBUSY, ""), "busy"),
        (OSError(errno.ENOTTY, ""), "no_keys"),
    ],
)
def test_a_typing_reader_that_does_not_open_says_why(error: OSError, code: str) -> None:
    def refuse(path: str) -> Typing:
        raise error

    with pytest.raises(ReaderError) as caught:
        open_keys("/dev/input/event7", refuse)
    assert caught.value.code == code


def test_a_grabbed_reader_is_read_like_any_other() -> None:
    device = KeyDevice(Typing(KEYBOARD, TYPED))
    heard = Heard()
    reader = open_reader("input:/dev/input/event7", heard, connect=lambda *_: device)
    assert heard.wait_for("PX0021")
    reader.close()
