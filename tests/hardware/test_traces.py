"""A trace of any kind of reader, played again, gives the readings that were heard."""

from __future__ import annotations

import queue
from collections.abc import Sequence
from pathlib import Path

import pytest
from pn532_chip import Chip, ChipOnAPort

from companion.readings import Reading
from hardware import Recording, RecordingError, Rehearsal, Trace, open_reader, parse_recording
from hardware.companion_protocol import frame
from hardware.profile import profile_names
from hardware.reception import Event
from hardware.recording import Piece, read_recording, readings_of, write_recording

TAG = b"\x020500207B326C\x03"
SENT = {
    "line": [b"]Q1PX0101\r\n", b"PX02", b"1W\r"],
    "simple-serial": [b"SCAN\tuid=04A1B2C3D4E5F6\tremovable=yes\n", b"SCAN\t\n"],
    "rdm6300": [TAG] * 4,
    "rdm6300-burst": [TAG] * 3,
    "id12": [b"\x020500207B326C\r\n\x03"],
    "open": [
        frame("HI,1,TRAY,1.0,-,7,2,-,9292"),
        frame("STATE,0,1,-") + frame("STATE,0,2,DEADBEEF"),
        frame("TAG,1,1,04A1B2C3D4E5F6,900") + frame("GONE,2,2,DEADBEEF,1200"),
    ],
}
Heard = tuple[str, int | None, bool]


def told(events: Sequence[Event]) -> list[Heard]:
    return [(it.id, it.place, it.lifted) for it in events if isinstance(it, Reading)]


@pytest.mark.parametrize("kind", sorted(SENT))
def test_a_trace_of_each_kind_of_reader_gives_its_readings_again(kind: str, tmp_path: Path) -> None:
    trace, live = Trace(tmp_path / "fault.rec"), list[Event]()
    steps = tuple(Piece(50 * at, data) for at, data in enumerate(SENT[kind]))
    with Rehearsal(Recording("sent", steps)) as device:
        spec = f"{kind}@{device.port}"
        reader = open_reader(spec, live.append, clock=device.clock, trace=trace)
        while device.step(reader):
            pass
        reader.close()
    trace.close()
    assert told(live)
    again = list(readings_of(read_recording(tmp_path / "fault.rec")))
    assert told(again) == told(live)


def test_the_trace_of_a_chip_that_is_asked_gives_its_readings_again(tmp_path: Path) -> None:
    trace, chip = Trace(tmp_path / "fault.rec"), Chip()
    live: queue.SimpleQueue[Event] = queue.SimpleQueue()
    expected: list[Heard] = []
    with ChipOnAPort(chip) as device:
        reader = open_reader(f"pn532@{device.port}", live.put, trace=trace)
        for cards in ([bytes.fromhex("04A1B2C3D4E5F6")], [], [bytes.fromhex("DEADBEEF")]):
            chip.cards = cards
            expected += told([live.get(timeout=10)])
        reader.close()
    trace.close()
    assert expected == [
        ("nfc:04A1B2C3D4E5F6", None, False),
        ("nfc:04A1B2C3D4E5F6", None, True),
        ("nfc:DEADBEEF", None, False),
    ]
    again = list(readings_of(read_recording(tmp_path / "fault.rec")))
    assert told(again) == expected


def test_every_kind_of_reader_is_traced_here() -> None:
    assert {*SENT, "pn532"} == set(profile_names())


def test_a_recording_keeps_the_kind_of_its_reader() -> None:
    recording = parse_recording("# a fault\n!profile rdm6300\n0\tPX\n", "fault.rec")
    assert recording.profile == "rdm6300"
    assert parse_recording(write_recording(recording), "fault.rec") == recording


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("!profile sonar\n0\tPX0101\\r\n", "bad_profile", 1),
        ("0\tPX0101\\r\n!profile rdm6300\n", "bad_mark", 2),
    ],
)
def test_a_kind_that_nobody_knows_or_that_comes_late_is_named_by_its_line(
    text: str, code: str, line: int
) -> None:
    with pytest.raises(RecordingError) as caught:
        parse_recording(text, "fault.rec")
    assert (caught.value.code, caught.value.facts["line"]) == (code, line)
