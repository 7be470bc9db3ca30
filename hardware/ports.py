"""The serial ports of this computer, and what probably hangs on each. No port is opened."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Protocol

from hardware.node import group_to_join, holder, is_held, is_refused
from hardware.transport import ReaderError

_NEVER_BY_ITSELF = ("braille", "builtin")


class ListedPort(Protocol):
    """A port as `serial.tools.list_ports.comports` describes it."""

    @property
    def device(self) -> str:
        """Path of the node, or `COM3`."""

    @property
    def vid(self) -> int | None:
        """USB number of the maker; None if the port is not on USB."""

    @property
    def pid(self) -> int | None:
        """USB number of the model."""

    @property
    def serial_number(self) -> str | None:
        """Serial number, which cheap devices lack."""

    @property
    def location(self) -> str | None:
        """USB socket, as a path through the hubs."""

    @property
    def description(self) -> str | None:
        """What the device calls itself."""

    @property
    def manufacturer(self) -> str | None:
        """Who the device says has made it."""


Lister = Callable[[], Iterable[ListedPort]]


@dataclass(frozen=True, slots=True)
class Port:
    """A serial port."""

    device: str
    kind: str
    """`scanner`, `braille`, `adapter`, `arduino`, `pico`, `usb` (unknown), `builtin` (no USB)."""
    maker: str = ""
    vid: int | None = None
    pid: int | None = None
    serial: str = ""
    location: str = ""
    description: str = ""
    problem: str = ""
    """Why it cannot be opened now: `denied` or `busy`; empty if nothing is known against it."""
    group: str = ""
    """Whose members may open the node, where it is denied; empty for none."""
    program: str = ""
    """Who holds it, where it is busy and the system tells."""

    def is_same_device(self, other: Port) -> bool:
        """Tell whether two listings show one device: by serial number, else by USB socket."""
        if self.vid is None or (self.vid, self.pid) != (other.vid, other.pid):
            return False
        if self.serial or other.serial:
            return self.serial == other.serial
        return self.location == other.location


def system_lister() -> Iterable[ListedPort]:
    """The ports as pyserial lists them. Pseudo-terminals are never among them."""
    from serial.tools import list_ports

    return list_ports.comports()


def list_ports(lister: Lister = system_lister) -> tuple[Port, ...]:
    """List the serial ports, likely readers first."""
    order = ("scanner", "adapter", "usb", "arduino", "pico", "braille", "builtin")
    ports = (_port(listed) for listed in lister())
    return tuple(sorted(ports, key=lambda port: (order.index(port.kind), port.device)))


def choose_port(ports: Sequence[Port]) -> Port:
    """Return the only scanner, or else the only USB port.

    Raises ReaderError `none_found` or `several`. A braille display is never chosen.
    """
    usable = [port for port in ports if port.kind not in _NEVER_BY_ITSELF]
    candidates = [port for port in usable if port.kind == "scanner"] or usable
    if not candidates:
        raise ReaderError("none_found", {})
    if len(candidates) > 1:
        raise ReaderError("several", {"ports": ", ".join(port.device for port in candidates)})
    return candidates[0]


def port_at(path: str, ports: Iterable[Port]) -> Port | None:
    """The listed port that a path means, through links too; None if it is none of them."""
    real = os.path.realpath(path)
    for port in ports:
        if port.device == path or os.path.realpath(port.device) == real:
            return port
    return None


def find_again(port: Port, ports: Sequence[Port]) -> Port | None:
    """Find a USB device that may have come back under another name; None while it is away.

    A device without a serial number that came back in another USB socket is taken if it is the only
    one of its model.
    """
    for candidate in ports:
        if candidate.is_same_device(port):
            return candidate
    alike = [candidate for candidate in ports if (candidate.vid, candidate.pid) == _model(port)]
    if not port.serial and len(alike) == 1 and not alike[0].serial:
        return alike[0]
    return None


def _model(port: Port) -> tuple[int | None, int | None]:
    return port.vid, port.pid


def _port(listed: ListedPort) -> Port:
    kind, maker = _kind(listed)
    device = listed.device
    problem = "denied" if is_refused(device) else "busy" if is_held(device) else ""
    description = listed.description or ""
    return Port(
        device=device,
        kind=kind,
        maker=maker or listed.manufacturer or "",
        vid=listed.vid,
        pid=listed.pid,
        serial=listed.serial_number or "",
        location=listed.location or "",
        # pyserial's word for "nothing known".
        description="" if description == "n/a" else description,
        problem=problem,
        group=group_to_join(device) if problem == "denied" else "",
        program=holder(device) if problem == "busy" else "",
    )


def _kind(listed: ListedPort) -> tuple[str, str]:
    if listed.vid is None:
        return "builtin", ""
    name = f"{listed.description or ''} {listed.manufacturer or ''}"
    return kind_of(listed.vid, listed.pid, name)


def kind_of(vid: int, pid: int | None, name: str) -> tuple[str, str]:
    """What a USB device probably is, as the `kind` of a Port, and its maker, empty if unknown."""
    known = _known_devices()
    is_scanner = _names_itself_scanner(name.lower())
    for device in known["device"]:
        models = device.get("pids") or [device.get("pid", pid)]
        if device["vid"] == vid and pid in models:
            if device["kind"] == "adapter" and is_scanner:
                return "scanner", ""
            return device["kind"], device["maker"]
    return ("scanner" if is_scanner else "usb"), ""


def _names_itself_scanner(name: str) -> bool:
    return any(word in name for word in _known_devices()["scanner"]["words"])


@cache
def _known_devices() -> dict[str, Any]:
    source = resources.files("hardware") / "known_devices.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))
