"""Real pyserial on real pseudo-terminals and sockets: the ways readers are lost and found."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import termios
import threading
import tracemalloc
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import serial
from heard import Heard

from companion.readings import Reading, Trouble
from hardware import (
    Event,
    Profile,
    Reader,
    ReaderError,
    Recording,
    Rehearsal,
    load_profile,
    open_reader,
    parse_recording,
    readings_of,
)
from hardware.reception import Reception
from hardware.recording import Piece, Unplug
from hardware.transport import Connection, connect

WAIT_S = 30.0
PULLED_OUT = "0\tPX0021\\r\\n\n100\t!unplug\n200\t!plug\n300\tPX0013\\r\\n\n"


def recording(text: str) -> Recording:
    return parse_recording(text, "rehearsal")


def brief(event: Event) -> str:
    return event.id if isinstance(event, Reading) else event.code


def play(device: Rehearsal, reader: Reader) -> None:
    while device.step(reader):
        pass


def reader_threads() -> list[str]:
    return [item.name for item in threading.enumerate() if item.name.startswith("reader ")]


@pytest.fixture
def heard() -> Iterator[Heard]:
    yield Heard()
    assert reader_threads() == []


@pytest.mark.parametrize("through_socket", [False, True])
def test_a_rehearsal_says_what_the_recording_says(heard: Heard, through_socket: bool) -> None:
    evening = recording(
        "0\t]Q1PX0021\\r\\n\n300\tPX0021\\r\\n\n1000\tPX00\n1010\t13\\r\n2000\tPX02\\r\n"
        "3000\tHELLO\\r\n4000\t!unplug\n9000\t!plug\n9500\tPX0021\\r\n9900\tPX0021\\r\n"
    )
    with Rehearsal(evening, socket=through_socket) as device:
        reader = open_reader(device.port, heard, clock=device.clock)
        play(device, reader)
        reader.close()
    wanted = list(readings_of(evening))
    assert heard.brief() == [brief(event) for event in wanted]
    assert [event.at for event in heard.events] == [event.at for event in wanted]
    assert {event.reader for event in heard.events} == {device.port}
    counters = reader.counters
    assert (counters.readings, counters.repeats, counters.torn) == (4, 2, 1)


def test_a_rehearsal_plays_by_itself(heard: Heard) -> None:
    with Rehearsal(recording(PULLED_OUT), speed=50) as device:
        reader = open_reader(device.port, heard)
        assert device.wait(WAIT_S)
        assert heard.wait_for("PX0021", "lost", "back", "PX0013")
        reader.close()


def test_a_rehearsal_that_nobody_listens_to_can_be_left() -> None:
    with Rehearsal(recording(PULLED_OUT), speed=50) as device:
        assert not device.wait(0.1)
    assert not Path(device.port).exists()


def test_f42_a_code_that_arrives_byte_by_byte_is_whole(heard: Heard) -> None:
    pieces = tuple(Piece(0, bytes([byte])) for byte in b"PX0021\r\nPX0013\r\n")
    with Rehearsal(Recording("bytes", pieces)) as device:
        reader = open_reader(device.port, heard)
        play(device, reader)
        reader.close()
    assert heard.brief() == ["PX0021", "PX0013"]


def test_f19_unplugging_is_told_once_and_the_reader_comes_back_by_itself(heard: Heard) -> None:
    with Rehearsal(recording(PULLED_OUT + "400\t!unplug\n500\t!plug\n")) as device:
        reader = open_reader(device.port, heard)
        play(device, reader)
        reader.close()
    assert heard.brief() == ["PX0021", "lost", "back", "PX0013", "lost", "back"]


def test_half_a_code_before_the_unplugging_does_not_reach_the_code_after_it(heard: Heard) -> None:
    text = "0\tPX00\n100\t!unplug\n200\t!plug\n300\t13PX004Y\\r\n"
    with Rehearsal(recording(text)) as device:
        reader = open_reader(device.port, heard)
        play(device, reader)
        reader.close()
    assert heard.brief() == ["lost", "back", "PX004Y"]


def test_f21_a_device_that_vanishes_while_a_reading_is_handled_is_lost_all_the_same() -> None:
    heard, handling, go_on = Heard(), threading.Event(), threading.Event()

    def slowly(event: Event) -> None:
        heard(event)
        handling.set()
        go_on.wait(WAIT_S)

    with Rehearsal(recording("0\tPX0021\\r\n1\t!unplug\n2\t!plug\n3\tPX0013\\r\n")) as device:
        reader = open_reader(device.port, slowly)
        assert isinstance(device.step(), Piece)
        assert handling.wait(WAIT_S)
        assert isinstance(device.step(), Unplug)
        go_on.set()
        assert heard.wait_for("PX0021", "lost")
        play(device, reader)
        reader.close()
    assert heard.brief() == ["PX0021", "lost", "back", "PX0013"]


def test_f22_a_port_closed_under_the_reading_thread_is_a_loss_like_any_other(heard: Heard) -> None:
    opened: list[Connection] = []

    def remembered(port: str, profile: Profile) -> Connection:
        opened.append(connect(port, profile))
        return opened[-1]

    with Rehearsal(recording("0\tPX0021\\r\n1\tPX0013\\r\n")) as device:
        reader = open_reader(device.port, heard, connect=remembered)
        device.step(reader)
        opened[0].close()
        assert heard.wait_for("PX0021", "lost", "back")
        device.step(reader)
        reader.close()
    assert heard.brief() == ["PX0021", "lost", "back", "PX0013"]


def test_closing_ends_the_thread_and_frees_the_port(heard: Heard) -> None:
    with Rehearsal(recording("0\tPX0021\\r\n")) as device:
        for _ in range(3):
            open_reader(device.port, heard).close()
            assert reader_threads() == []
        reader = open_reader(device.port, heard)
        play(device, reader)
        reader.close()
    assert heard.brief() == ["PX0021"]


def test_a_reader_can_be_closed_while_its_device_is_away(heard: Heard) -> None:
    with Rehearsal(recording("0\t!unplug\n")) as device:
        reader = open_reader(device.port, heard)
        play(device, reader)
        reader.close()
    assert heard.brief() == ["lost"]


def test_a_reader_may_be_closed_by_what_it_delivers() -> None:
    readers: list[Reader] = []
    delivered = threading.Event()

    def close(event: Event) -> None:
        readers[0].close()
        delivered.set()

    with Rehearsal(recording("0\tPX0021\\rPX0013\\r\n")) as device:
        readers.append(open_reader(device.port, close))
        device.step()
        assert delivered.wait(WAIT_S)
        readers[0].close()
    assert reader_threads() == []


def test_nine_readers_are_read_side_by_side() -> None:
    ids = ["PX0021", "PX0013", "PX004Y", "PX005W", "PX006U", "PX007S", "PX008Q", "PX0101", "PX012Y"]
    tables = [
        (Rehearsal(recording(f"0\t{card_id}\\r\n"), speed=1.0), Heard(), card_id) for card_id in ids
    ]
    readers = []
    for device, heard, _ in tables:
        device.__enter__()
        readers.append(open_reader(device.port, heard))
    for device, heard, card_id in tables:
        assert heard.wait_for(card_id)
        device.__exit__(None, None, None)
    for reader in readers:
        reader.close()


def test_binary_noise_is_survived_and_told_without_drowning_the_table(heard: Heard) -> None:
    noise = bytes(range(256)) * 200
    pieces = (Piece(0, noise), Piece(0, b"\r\nPX0021\r\n"))
    with Rehearsal(Recording("noise", pieces)) as device:
        reader = open_reader(device.port, heard, clock=device.clock)
        play(device, reader)
        reader.close()
    assert heard.brief() == ["torn", "PX0021"]
    assert reader.counters.torn >= 200


def test_ten_megabytes_without_an_end_take_no_memory() -> None:
    reception = Reception("x", load_profile())
    piece = b"A" * 4096
    told: list[Event] = []
    tracemalloc.start()
    for at in range(2560):
        told += reception.receive(piece, at)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [brief(event) for event in told] == ["flood"]
    assert peak < 100_000
    assert [brief(event) for event in reception.receive(b"\rPX0021\r", 3000)] == ["PX0021"]


def test_a_missing_port_is_refused_at_once(tmp_path: Path, heard: Heard) -> None:
    port = str(tmp_path / "ttyACM9")
    with pytest.raises(ReaderError) as caught:
        open_reader(port, heard)
    assert (caught.value.code, caught.value.facts) == ("missing", {"port": port})


def test_a_file_is_no_port(tmp_path: Path, heard: Heard) -> None:
    (tmp_path / "evening.rec").write_text("0\tPX0021\\r\n")
    for path in (tmp_path / "evening.rec", tmp_path):
        with pytest.raises(ReaderError) as caught:
            open_reader(str(path), heard)
        assert caught.value.code == "not_serial"


def test_a_port_held_by_another_program_is_busy_and_the_program_is_named(heard: Heard) -> None:
    holding = (
        "import serial, sys\n"
        "port = serial.Serial(sys.argv[1], exclusive=True)\n"
        "print('held', flush=True)\n"
        "sys.stdin.read()\n"
    )
    with Rehearsal(recording("")) as device:
        other = subprocess.Popen(
            [sys.executable, "-c", holding, device.port],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        name = Path(f"/proc/{other.pid}/comm")
        with pytest.raises(ReaderError) as caught:
            open_reader(device.port, heard)
        wanted = name.read_text().strip() if name.exists() else ""
        other.communicate("")
        assert caught.value.code == "busy"
        assert caught.value.facts == {"port": device.port, "program": wanted}
        open_reader(device.port, heard).close()


def test_f35_a_port_one_may_not_open_names_the_group_that_may(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Only the refusal is played: a test that runs as root is refused nothing.
    def refuse(*_: object, **__: object) -> None:
        raise serial.SerialException(errno.EACCES, "could not open port")

    monkeypatch.setattr(serial, "serial_for_url", refuse)
    monkeypatch.setattr("hardware.transport.group_to_join", lambda port: f"group of {port}")
    with pytest.raises(ReaderError) as caught:
        open_reader("/dev/ttyACM9", heard)
    assert caught.value.code == "denied"
    assert caught.value.facts == {"port": "/dev/ttyACM9", "group": "group of /dev/ttyACM9"}


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("socket://127.0.0.1:1", "no_answer"),
        ("socket://localhost", "bad_address"),
        ("socket://localhost:telnet", "bad_address"),
        ("pigeon://loft", "bad_address"),
    ],
)
def test_an_address_without_a_reader_is_refused(heard: Heard, address: str, code: str) -> None:
    with pytest.raises(ReaderError) as caught:
        open_reader(address, heard)
    assert (caught.value.code, caught.value.facts) == (code, {"port": address})


def test_the_loop_address_opens(heard: Heard) -> None:
    reader = open_reader("loop://", heard)
    assert (reader.name, reader.connected) == ("loop://", True)
    reader.close()


@dataclass(frozen=True)
class Listed:
    device: str
    vid: int | None = 0x0C2E
    pid: int | None = 0x0B6A
    serial_number: str | None = "S1"
    location: str | None = None
    description: str | None = None
    manufacturer: str | None = None


def test_auto_opens_the_scanner_that_is_there(heard: Heard) -> None:
    with Rehearsal(recording("0\tPX0021\\r\n")) as device:
        reader = open_reader("auto", heard, lister=lambda: [Listed(device.port)])
        assert reader.name == device.port
        play(device, reader)
        reader.close()
    assert heard.brief() == ["PX0021"]


def test_auto_without_a_reader_says_so(heard: Heard) -> None:
    with pytest.raises(ReaderError) as caught:
        open_reader("auto", heard, lister=list)
    assert caught.value.code == "none_found"


def test_f25_a_reader_that_comes_back_under_another_name_is_the_same_reader(heard: Heard) -> None:
    here = recording("0\tPX0021\\r\n1\t!unplug\n")
    with Rehearsal(here) as before, Rehearsal(recording("0\tPX0013\\r\n")) as after:
        plugged = [Listed(before.port)]
        reader = open_reader(before.port, heard, lister=lambda: plugged)
        before.step(reader)
        plugged[:] = [Listed(after.port)]
        before.step(reader)
        assert heard.wait_for("PX0021", "lost", "back")
        after.step(reader)
        reader.close()
    assert heard.brief() == ["PX0021", "lost", "back", "PX0013"]
    assert {event.reader for event in heard.events} == {before.port}


Answer = bytes | Exception


class Scripted:
    """A port of a system that is not here: it answers its reads from a script."""

    def __init__(self, script: list[Answer]) -> None:
        self._script = deque(script)
        self.closed = 0

    @property
    def in_waiting(self) -> int:
        return 0

    def read(self, size: int = 1, /) -> bytes:
        answer = self._script.popleft() if self._script else b""
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        self.closed += 1


def connecting(*results: Scripted | ReaderError) -> Callable[[str, Profile], Connection]:
    left = deque(results)

    def connect(port: str, profile: Profile) -> Connection:
        result = left.popleft()
        if isinstance(result, ReaderError):
            raise result
        return result

    return connect


@pytest.mark.parametrize(
    "fault",
    [
        serial.SerialException(
            "ClearCommError failed (PermissionError(13, 'The device does not recognize the "
            "command.', None, 22))"
        ),
        OSError(errno.EIO, os.strerror(errno.EIO)),
        termios.error(errno.EIO, os.strerror(errno.EIO)),
        TypeError("'NoneType' object cannot be interpreted as an integer"),
        ValueError("I/O operation on closed file"),
    ],
    ids=["f39-windows", "f19-in-waiting", "f20-termios", "f22-type", "closed-file"],
)
def test_every_way_a_port_fails_is_one_loss_and_the_port_is_let_go(
    heard: Heard, fault: Exception
) -> None:
    first = Scripted([b"PX0021\r", fault, fault])
    second = Scripted([b"PX0013\r"])
    reader = open_reader("scripted://", heard, connect=connecting(first, second))
    assert heard.wait_for("PX0021", "lost", "back", "PX0013")
    reader.close()
    assert (first.closed, second.closed) == (1, 1)


def test_f23_a_port_that_a_service_greets_first_is_waited_for_quietly(heard: Heard) -> None:
    first = Scripted([OSError(errno.EIO, "gone")])
    busy = ReaderError("busy", {"port": "scripted://", "program": "ModemManager"})
    second = Scripted([b"PX0013\r"])
    reader = open_reader("scripted://", heard, connect=connecting(first, busy, busy, second))
    assert heard.wait_for("lost", "back", "PX0013")
    reader.close()
    assert [event for event in heard.events if isinstance(event, Trouble)] == [
        Trouble("scripted://", "lost", heard.events[0].at),
        Trouble("scripted://", "back", heard.events[1].at),
    ]
