"""Failure reports of real readers: ports that vanish, refuse or change their name."""

from __future__ import annotations

import errno
import fcntl
import os
import termios
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import serial
from heard import PATIENCE_S, Heard
from pn532_chip import Chip, ChipOnAPort

from companion.readings import Reading
from hardware import Rehearsal, open_reader, parse_recording
from hardware.companion_protocol import frame
from hardware.ports import choose_port, find_again, list_ports
from hardware.profile import Profile, load_profile, profile_names
from hardware.reception import Event
from hardware.transport import Connection, ReaderError, connect, losses


@dataclass(frozen=True)
class Listed:
    """A port as the system lists it."""

    device: str
    vid: int | None = None
    pid: int | None = None
    serial_number: str | None = None
    location: str | None = None
    description: str | None = "n/a"
    manufacturer: str | None = None


CH340 = Listed("/dev/ttyUSB0", 0x1A86, 0x7523, None, "1-2", "USB Serial")


class Scripted:
    """A port that answers its reads from a script, for what no system here can show."""

    def __init__(self, *script: bytes | Exception) -> None:
        self._script = deque(script)
        self.sent = b""
        self.closed = 0

    @property
    def in_waiting(self) -> int:
        return 0

    def read(self, size: int = 1, /) -> bytes:
        if not self._script:
            time.sleep(0.01)
            return b""
        answer = self._script.popleft()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def write(self, data: bytes, /) -> int:
        self.sent += data
        return len(data)

    def close(self) -> None:
        self.closed += 1


class Stuck(Scripted):
    """A port whose device takes no byte, though it can be opened again and again."""

    def write(self, data: bytes, /) -> int:
        raise serial.SerialTimeoutException("Write timeout")


def connecting(*results: Scripted | ReaderError) -> Callable[[str, Profile], Connection]:
    left = deque(results)

    def connect_next(port: str, profile: Profile) -> Connection:
        result = left.popleft()
        if isinstance(result, ReaderError):
            raise result
        return result

    return connect_next


@pytest.fixture
def terminal() -> Iterator[str]:
    master, slave = os.openpty()
    yield os.ttyname(slave)
    os.close(master)
    os.close(slave)


def test_f19_unplugging_is_told_once_and_the_reader_returns_by_itself() -> None:
    recording = parse_recording("0\tPX0021\\r\n10\t!unplug\n20\t!plug\n30\tPX0013\\r\n", "f19")
    heard = Heard()
    with Rehearsal(recording) as device:
        reader = open_reader(device.port, heard, clock=device.clock)
        while device.step(reader):
            pass
        reader.close()
    assert heard.brief() == ["PX0021", "lost", "back", "PX0013"]


def test_f20_what_a_flush_raises_after_an_unplugging_is_a_loss(terminal: str) -> None:
    """A master that hangs up: `flush` raises what is no OSError, and it is among the losses."""
    master, slave = os.openpty()
    port = serial.Serial(os.ttyname(slave), timeout=0)
    os.close(slave)
    os.close(master)
    with pytest.raises(losses()) as caught:
        port.reset_input_buffer()
    port.close()
    assert isinstance(caught.value, termios.error)


def test_f21_a_device_that_vanishes_while_a_reading_is_handled_is_told_as_lost() -> None:
    heard = Heard()
    recording = parse_recording("0\tPX0021\\r\n1\t!unplug\n2\t!plug\n", "f21")
    gone = threading.Event()

    def slowly(event: Event) -> None:
        if isinstance(event, Reading):
            gone.wait(PATIENCE_S)
        heard(event)

    with Rehearsal(recording) as device:
        reader = open_reader(device.port, slowly, clock=device.clock)
        device.step()
        device.step()
        gone.set()
        assert heard.wait_for("PX0021", "lost")
        reader.close()


def test_f22_only_the_reading_thread_closes_its_port() -> None:
    threads: list[str] = []

    class Watched(Scripted):
        def close(self) -> None:
            threads.append(threading.current_thread().name)
            super().close()

    port = Watched(b"PX0021\r")
    heard = Heard()
    reader = open_reader("scripted://", heard, connect=connecting(port))
    assert heard.wait_for("PX0021")
    reader.close()
    assert threads == ["reader scripted://"]


def test_f23_a_port_that_a_service_holds_for_some_seconds_is_waited_for_quietly() -> None:
    busy = ReaderError("busy", {"port": "scripted://", "program": "ModemManager"})
    first = Scripted(OSError(errno.EIO, "gone"))
    second = Scripted(b"PX0021\r")
    heard = Heard()
    reader = open_reader("scripted://", heard, connect=connecting(first, busy, busy, second))
    assert heard.wait_for("lost", "back", "PX0021")
    reader.close()


def test_f23_a_new_port_that_modemmanager_greets_is_opened_when_it_lets_go() -> None:
    busy = ReaderError("busy", {"port": "scripted://", "program": "ModemManager"})
    heard = Heard()
    port = Scripted(b"PX0021\r")
    reader = open_reader("scripted://", heard, connect=connecting(busy, port))
    assert heard.wait_for("PX0021")
    reader.close()


def test_f23_a_port_that_any_other_program_holds_is_refused_at_once() -> None:
    busy = ReaderError("busy", {"port": "scripted://", "program": "minicom"})
    with pytest.raises(ReaderError) as caught:
        open_reader("scripted://", Heard(), connect=connecting(busy, Scripted()))
    assert caught.value.facts["program"] == "minicom"


def test_f25_a_reader_that_comes_back_under_another_name_is_the_same() -> None:
    (before,) = list_ports(lambda: [CH340])
    again = find_again(before, list_ports(lambda: [replace(CH340, device="/dev/ttyUSB1")]))
    assert again is not None
    assert again.device == "/dev/ttyUSB1"


def test_f25_the_port_is_closed_before_the_reader_is_looked_for() -> None:
    first, second = Scripted(OSError(errno.EIO, "gone")), Scripted(b"PX0021\r")
    closed_first: list[int] = []

    def opening(port: str, profile: Profile) -> Connection:
        if not closed_first:
            closed_first.append(0)
            return first
        closed_first.append(first.closed)
        return second

    heard = Heard()
    reader = open_reader("scripted://", heard, connect=opening)
    assert heard.wait_for("lost", "back", "PX0021")
    reader.close()
    assert closed_first == [0, 1]


@pytest.mark.parametrize(
    "listed",
    [
        Listed("/dev/ttyUSB0", 0x0403, 0xFE72, "B1", "1-3", "SuperVario 40"),
        Listed("/dev/ttyS0"),
    ],
)
def test_f26_auto_opens_no_braille_display_and_no_built_in_port(listed: Listed) -> None:
    with pytest.raises(ReaderError) as caught:
        choose_port(list_ports(lambda: [listed]))
    assert caught.value.code == "none_found"


def test_f26_auto_does_not_guess_between_two_devices() -> None:
    other = Listed("/dev/ttyACM0", 0x2E8A, 0x000A, "P1", "1-4", "Pico")
    with pytest.raises(ReaderError) as caught:
        choose_port(list_ports(lambda: [CH340, other]))
    assert caught.value.code == "several"


def test_f26_nothing_is_written_to_a_device_that_has_not_shown_what_it_is() -> None:
    board = Listed("/dev/ttyACM0", 0x2341, 0x0043, "U1", "1-4", "Uno")
    stranger = Scripted(b"hello\r\n", b"\x00\xff$TAG,1,1*0000\r\n", b"PX0021\r\n")
    heard = Heard()
    reader = open_reader("auto", heard, lister=lambda: [board], connect=connecting(stranger))
    assert heard.wait_for("PX0021")
    reader.close()
    assert stranger.sent == b""


def test_f26_an_open_reader_is_greeted_when_it_has_shown_itself() -> None:
    board = Listed("/dev/ttyACM0", 0x2E8A, 0x000A, "P1", "1-4", "Pico")
    tray = Scripted(
        frame("HB,1000,0,0,0"), frame("HI,1,TRAY,1.0,-,7,1,-,92"), frame("STATE,0,1,04A1B2C3")
    )
    heard = Heard()
    reader = open_reader("auto", heard, lister=lambda: [board], connect=connecting(tray))
    assert heard.wait_for("nfc:04A1B2C3")
    reader.close()
    assert tray.sent.startswith(frame("HELLO,1"))


def test_f27_two_devices_alike_are_told_apart_by_their_usb_socket() -> None:
    twin = replace(CH340, device="/dev/ttyUSB1", location="1-3")
    first, second = list_ports(lambda: [CH340, twin])
    swapped = list_ports(
        lambda: [replace(CH340, device="/dev/ttyUSB1"), replace(twin, device="/dev/ttyUSB0")]
    )
    found = [find_again(port, swapped) for port in (first, second)]
    assert [port.device for port in found if port] == ["/dev/ttyUSB1", "/dev/ttyUSB0"]


@pytest.mark.parametrize("name", profile_names())
def test_f29_dtr_and_rts_are_set_as_the_profile_says(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in for pyserial's port: a pseudo-terminal has no such lines."""
    opened: list[Any] = []

    class Lines:
        dtr = rts = None

        def open(self) -> None:
            opened.append((self.dtr, self.rts))

    monkeypatch.setattr(serial, "serial_for_url", lambda *_, **__: Lines())
    for dtr in (True, False):
        connect("/dev/ttyACM0", replace(load_profile(name), dtr=dtr))
    assert [dtr for dtr, _ in opened] == [True, False]
    assert load_profile("open").dtr


def test_a_port_that_another_program_has_locked_names_it(terminal: str) -> None:
    holder = os.open(terminal, os.O_RDWR | os.O_NOCTTY)
    fcntl.flock(holder, fcntl.LOCK_EX)
    port = list_ports(lambda: [replace(CH340, device=terminal)])[0]
    os.close(holder)
    assert (port.problem, port.program) == ("busy", Path("/proc/self/comm").read_text().strip())


def test_f36_a_chip_whose_first_answer_is_a_second_late_is_waited_for() -> None:
    chip, heard = Chip(), Heard()
    chip.cards = [bytes.fromhex("04A1B2C3D4E5F6")]
    with ChipOnAPort(chip, delay_s=1.0) as device:
        reader = open_reader(f"pn532@{device.port}", heard)
        assert heard.wait_for("nfc:04A1B2C3D4E5F6")
        reader.close()
    assert reader.portrait is not None
    assert reader.portrait.name == "PN532"


def test_f36_a_chip_that_fell_asleep_is_woken() -> None:
    chip, heard = Chip(), Heard()
    with ChipOnAPort(chip) as device:
        reader = open_reader(f"pn532@{device.port}", heard)
        assert reader.wait_until(lambda it: it.portrait is not None, PATIENCE_S)
        chip.asleep = True
        chip.cards = [bytes.fromhex("04A1B2C3")]
        assert heard.wait_for("nfc:04A1B2C3")
        reader.close()


def test_f39_what_windows_raises_is_a_loss_and_the_port_is_let_go() -> None:
    """A stand-in: only Windows raises this."""
    fault = serial.SerialException(
        "ClearCommError failed (PermissionError(13, 'The device does not recognize the command.', "
        "None, 22))"
    )
    first, second = Scripted(b"PX0021\r", fault), Scripted(b"PX0013\r")
    heard = Heard()
    reader = open_reader("scripted://", heard, connect=connecting(first, second))
    assert heard.wait_for("PX0021", "lost", "back", "PX0013")
    reader.close()
    assert (first.closed, second.closed) == (1, 1)


def test_a_device_that_takes_no_bytes_is_back_when_it_has_said_something(tmp_path: Path) -> None:
    heard = Heard()
    node = tmp_path / "ttyACM0"
    node.touch()
    awake = Scripted(b"", frame("HB,1000,0,0,0"))
    ports = connecting(Stuck(), Stuck(), Stuck(), awake)
    reader = open_reader(str(node), heard, profile=load_profile("open"), connect=ports)
    assert heard.wait_for("lost", "back")
    assert reader.wait_until(lambda it: it.connected, PATIENCE_S)
    reader.close()
    assert heard.brief() == ["lost", "back"]
    assert awake.sent.startswith(frame("HELLO,1"))
