"""What is plugged in, from lists such as the system gives."""

from __future__ import annotations

import fcntl
import grp
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from hardware.node import group_to_join, is_refused
from hardware.ports import Port, choose_port, find_again, list_ports, port_at
from hardware.transport import ReaderError


@dataclass(frozen=True)
class Listed:
    device: str
    vid: int | None = None
    pid: int | None = None
    serial_number: str | None = None
    location: str | None = None
    description: str | None = "n/a"
    manufacturer: str | None = None


BUILTIN = Listed("/dev/ttyS0")
HONEYWELL = Listed("/dev/ttyACM0", 0x0C2E, 0x0B6A, "S1", "1-1", "Vuquest 3310g")
CH340 = Listed("/dev/ttyUSB0", 0x1A86, 0x7523, None, "1-2", "USB Serial")
BAUM = Listed("/dev/ttyUSB1", 0x0403, 0xFE72, "B1", "1-3", "SuperVario 40")
PICO = Listed("/dev/ttyACM1", 0x2E8A, 0x000A, "P1", "1-4", "Pico")
NAMELESS = Listed("/dev/ttyACM2", 0x0483, 0x5740, "T1", "1-5", "2D Barcode Scanner")


def ports(*listed: Listed) -> tuple[Port, ...]:
    return list_ports(lambda: listed)


@pytest.fixture
def terminal() -> Iterator[str]:
    master, slave = os.openpty()
    yield os.ttyname(slave)
    os.close(master)
    os.close(slave)


@pytest.mark.parametrize(
    ("listed", "kind"),
    [
        (HONEYWELL, "scanner"),
        (NAMELESS, "scanner"),
        (replace(CH340, description="NETUM scanner"), "scanner"),
        (CH340, "adapter"),
        (BAUM, "braille"),
        (PICO, "pico"),
        (Listed("/dev/ttyACM3", 0x2341, 0x0043), "arduino"),
        (Listed("COM9", 0xDEAD, 0xBEEF), "usb"),
        (BUILTIN, "builtin"),
    ],
)
def test_a_port_is_told_by_what_hangs_on_it(listed: Listed, kind: str) -> None:
    (port,) = ports(listed)
    assert (port.device, port.kind) == (listed.device, kind)


def test_likely_readers_come_first() -> None:
    found = ports(BUILTIN, BAUM, CH340, HONEYWELL)
    assert [port.kind for port in found] == ["scanner", "adapter", "braille", "builtin"]


def test_auto_takes_the_only_scanner() -> None:
    assert choose_port(ports(BUILTIN, CH340, PICO, HONEYWELL)).device == HONEYWELL.device


def test_auto_takes_the_only_usb_port() -> None:
    assert choose_port(ports(BUILTIN, CH340)).device == CH340.device


def test_f26_auto_does_not_guess_between_two_ports() -> None:
    with pytest.raises(ReaderError) as caught:
        choose_port(ports(CH340, PICO))
    assert caught.value.code == "several"
    assert caught.value.facts == {"ports": "/dev/ttyUSB0, /dev/ttyACM1"}


def test_f24_auto_never_takes_a_braille_display() -> None:
    with pytest.raises(ReaderError) as caught:
        choose_port(ports(BUILTIN, BAUM))
    assert caught.value.code == "none_found"


def test_f25_a_device_is_found_under_its_new_name_by_its_serial_number() -> None:
    (before,) = ports(HONEYWELL)
    moved = replace(HONEYWELL, device="/dev/ttyACM7", location="2-3")
    stranger = Listed("/dev/ttyACM0", 0x0C2E, 0x0B6A, "S2", "1-1")
    assert find_again(before, ports(stranger)) is None
    again = find_again(before, ports(stranger, moved))
    assert again is not None
    assert again.device == "/dev/ttyACM7"


def test_f27_devices_without_a_serial_number_are_told_by_their_usb_socket() -> None:
    (before,) = ports(CH340)
    twin = replace(CH340, device="/dev/ttyUSB0", location="1-9")
    moved = replace(CH340, device="/dev/ttyUSB5")
    again = find_again(before, ports(twin, moved))
    assert again is not None
    assert again.device == "/dev/ttyUSB5"


def test_a_device_without_a_serial_number_may_move_to_another_socket_if_it_is_alone() -> None:
    (before,) = ports(CH340)
    moved = replace(CH340, device="/dev/ttyUSB5", location="2-1")
    other = replace(moved, device="/dev/ttyUSB6", location="2-2")
    again = find_again(before, ports(moved))
    assert again is not None
    assert again.device == "/dev/ttyUSB5"
    assert find_again(before, ports(moved, other)) is None


def test_a_link_to_a_port_means_that_port(tmp_path: Path, terminal: str) -> None:
    link = tmp_path / "by-id"
    link.symlink_to(terminal)
    (port,) = ports(Listed(terminal, 0x0C2E, 1))
    assert port_at(str(link), [port]) == port


def test_a_port_that_another_program_has_locked_is_called_busy(terminal: str) -> None:
    holder = os.open(terminal, os.O_RDWR | os.O_NOCTTY)
    assert ports(Listed(terminal, 0x0C2E, 1))[0].problem == ""
    fcntl.flock(holder, fcntl.LOCK_EX)
    assert ports(Listed(terminal, 0x0C2E, 1))[0].problem == "busy"
    os.close(holder)


def owned(monkeypatch: pytest.MonkeyPatch, group: int, mode: int) -> None:
    """Every node is of that group and mode from now on: only root may give a node away."""
    asked = os.stat("/dev/null")
    node = os.stat_result((stat.S_IFCHR | mode, *asked[1:5], group, *asked[6:10]))
    monkeypatch.setattr("hardware.node.os.stat", lambda _: node)


OTHERS = next(group for group in grp.getgrall() if group.gr_gid)


def test_f35_the_group_named_is_the_one_that_may(monkeypatch: pytest.MonkeyPatch) -> None:
    assert group_to_join("/dev/ttyNOWHERE") == ""
    owned(monkeypatch, OTHERS.gr_gid, 0o660)
    assert group_to_join("/dev/ttyACM0") == OTHERS.gr_name


@pytest.mark.parametrize("mode", [0o600, 0o620, 0o640])
def test_a_group_that_would_not_help_is_not_named(
    mode: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    owned(monkeypatch, OTHERS.gr_gid, mode)
    assert group_to_join("/dev/ttyACM0") == ""


def test_nobody_is_sent_into_the_group_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    owned(monkeypatch, 0, 0o660)
    assert group_to_join("/dev/ttyACM0") == ""


def test_a_port_that_is_not_there_is_not_called_forbidden() -> None:
    assert not is_refused("/dev/ttyNOWHERE")
