"""USB-serial devices that are plugged in and yet have no port, as Linux shows them in sysfs.

Braille software may have taken their chip: BRLTTY claims the chips of CH340, CP210x and FTDI as
possible braille displays (github.com/arduino/arduino-ide issue 1788).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hardware.ports import kind_of

_USB = Path("/sys/bus/usb/devices")
_PROCESSES = Path("/proc")
_BRAILLE_SOFTWARE = "brltty"
_KINDS = ("adapter", "arduino", "pico", "scanner")


@dataclass(frozen=True, slots=True)
class Portless:
    """A device without a port."""

    maker: str
    vid: int
    pid: int
    taken: bool
    """Whether braille software runs, which has probably taken it."""


def portless(usb: Path = _USB, processes: Path = _PROCESSES) -> tuple[Portless, ...]:
    """Find the devices that should have a port and have none; none on other systems."""
    taken = _runs_braille_software(processes)
    found: list[Portless] = []
    for device in sorted(usb.glob("*-*")):
        vid, pid = _number(device / "idVendor"), _number(device / "idProduct")
        if vid is None or pid is None or any(device.rglob("tty*")):
            continue
        kind, maker = kind_of(vid, pid, _text(device / "product"))
        # A scanner or board of a known maker without a port may simply be a keyboard.
        if kind in _KINDS and not any(device.rglob("input*")):
            found.append(Portless(maker, vid, pid, taken))
    return tuple(found)


def _runs_braille_software(processes: Path) -> bool:
    return any(_text(path) == _BRAILLE_SOFTWARE for path in processes.glob("[0-9]*/comm"))


def _number(path: Path) -> int | None:
    try:
        return int(_text(path), 16)
    except ValueError:
        return None


def _text(path: Path) -> str:
    """What a file of the system says; empty where it is gone already, or says nothing."""
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""
