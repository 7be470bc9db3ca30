"""Devices that are plugged in and have no port, from folders such as Linux shows."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from companion.commands.readers import portless_line
from hardware.portless import Portless, portless


def plug(usb: Path, name: str, vid: str, pid: str, below: str = "") -> None:
    device = usb / name
    (device / f"{name}:1.0" / below).mkdir(parents=True)
    (device / "idVendor").write_text(f"{vid}\n")
    (device / "idProduct").write_text(f"{pid}\n")


def start(processes: Path, number: int, name: str) -> None:
    (processes / str(number)).mkdir(parents=True)
    (processes / str(number) / "comm").write_text(f"{name}\n")


def test_f24_an_adapter_that_braille_software_has_taken_is_recognised(tmp_path: Path) -> None:
    usb, processes = tmp_path / "usb", tmp_path / "proc"
    plug(usb, "1-2", "1a86", "7523")
    start(processes, 41, "systemd")
    start(processes, 812, "brltty")
    assert portless(usb, processes) == (Portless("CH340", 0x1A86, 0x7523, taken=True),)


def test_an_adapter_without_a_port_and_no_braille_software(tmp_path: Path) -> None:
    plug(tmp_path / "usb", "1-2", "10c4", "ea60")
    assert portless(tmp_path / "usb", tmp_path) == (
        Portless("CP210x", 0x10C4, 0xEA60, taken=False),
    )


@pytest.mark.parametrize("below", ["ttyUSB0/tty/ttyUSB0", "tty/ttyACM0", "0003:0C2E/input/input7"])
def test_a_device_with_a_port_or_keys_lacks_nothing(tmp_path: Path, below: str) -> None:
    plug(tmp_path, "1-2", "1a86", "7523", below)
    assert portless(tmp_path, tmp_path) == ()


def test_a_mouse_is_no_matter(tmp_path: Path) -> None:
    plug(tmp_path, "1-2", "046d", "c077")
    assert portless(tmp_path, tmp_path) == ()


def test_a_system_without_such_folders_has_nothing_to_tell(tmp_path: Path) -> None:
    assert portless(tmp_path / "none", tmp_path / "none") == ()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_f24_nobody_is_told_to_remove_the_braille_software(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["companion", "--lang", lang])
    line = portless_line(Portless("CH340", 0x1A86, 0x7523, taken=True))
    assert ("Keep BRLTTY" if lang == "en" else "Gardez BRLTTY") in line
    assert "1a86:7523" in line
