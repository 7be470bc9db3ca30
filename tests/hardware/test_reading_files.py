"""Recorded readings: the file, its errors, and what it says."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.readings import Reading, Trouble
from hardware import (
    Frame,
    Recording,
    RecordingError,
    Scan,
    parse_recording,
    read_recording,
    readings_of,
    write_recording,
)
from hardware.recording import Piece, Plug, Step, Unplug

EVENING = r"""# A reader at a table: one card twice, a torn line, an unknown code, pulled out once.
1000	]Q1PX0021\r\n
1400	]Q1PX0021\r\n

3000	PX00
3020	13\r
5000	PX02\r\n
7000	\x02HELLO\x03
!unplug
9000	!plug
9500	PX004Y\r\n
"""


def evening() -> Recording:
    return parse_recording(EVENING, "evening.rec")


def test_a_recorded_evening_says_what_the_reader_would_have_said() -> None:
    assert list(readings_of(evening())) == [
        Reading("evening.rec", "PX0021", 1000),
        Reading("evening.rec", "PX0013", 3020),
        Trouble("evening.rec", "torn", 5000, {"text": "PX02"}),
        Reading("evening.rec", "HELLO", 7000),
        Trouble("evening.rec", "lost", 7000),
        Trouble("evening.rec", "back", 9000),
        Reading("evening.rec", "PX004Y", 9500),
    ]


def test_a_watch_sees_every_frame_with_its_symbology() -> None:
    seen: list[Frame] = []
    list(readings_of(evening(), watch=seen.append))
    assert seen[:2] == [Scan("PX0021", "]Q1"), Scan("PX0021", "]Q1")]


def test_what_was_begun_before_the_reader_was_pulled_out_is_void() -> None:
    text = "0\tPX00\n100\t!unplug\n200\t!plug\n300\t13PX004Y\\r"
    assert [
        event.id for event in readings_of(parse_recording(text, "x")) if isinstance(event, Reading)
    ] == ["PX004Y"]


def test_a_last_line_without_an_end_is_read_and_a_cut_one_is_told() -> None:
    assert list(readings_of(parse_recording("5\tPX0021", "x"))) == [Reading("x", "PX0021", 5)]
    assert list(readings_of(parse_recording("5\tPX00", "x"))) == [
        Trouble("x", "torn", 5, {"text": "PX00"})
    ]


def test_a_recorded_reader_of_tags_is_recognised() -> None:
    text = "".join(f"{at}\t\\x020500207B326C\\x03\n" for at in range(0, 500, 50))
    assert list(readings_of(parse_recording(text, "x"))) == [Reading("x", "em:0500207B32", 50)]


def test_an_empty_recording_says_nothing() -> None:
    assert list(readings_of(parse_recording("\n# nothing\n", "x"))) == []


def told(text: str) -> list[tuple[int, str]]:
    """Times and codes of the troubles of a recording, and the ids it reads."""
    return [
        (event.at, event.id if isinstance(event, Reading) else event.code)
        for event in readings_of(parse_recording(text, "x"))
    ]


def test_damage_is_told_at_most_once_a_second() -> None:
    text = "".join(f"{at}\tPX02\\r\n" for at in range(0, 2000, 100))
    assert [at for at, _ in told(text)] == [0, 1000]


def test_a_storm_of_damage_is_one_trouble_until_it_is_over() -> None:
    storm = [f"{at}\tPX02\\r\n" for at in range(0, 60_000, 100)]
    again = "62000\tPX02\\r\n"
    assert told("".join(storm) + again) == [(0, "torn"), (1000, "flood"), (62_000, "torn")]


def test_amid_a_storm_a_card_is_read_and_a_scrap_is_no_code() -> None:
    storm = [f"{at}\t\\x01Q\\r\n" for at in range(0, 5000, 100)]
    scraps = [f"{at + 50}\tW$\\r\n" for at in range(1000, 5000, 100)]
    lines = sorted(
        [*storm, *scraps, "3020\tPX0021\\r\n"], key=lambda line: int(line.split("\t")[0])
    )
    assert told("".join(lines)) == [(0, "torn"), (1000, "flood"), (3020, "PX0021")]


def test_whoever_reads_a_worn_code_again_and_again_is_told_each_time() -> None:
    text = "".join(f"{at}\tPX02\\r\n" for at in range(0, 20_000, 1500))
    assert [code for _, code in told(text)] == ["torn"] * 14


def test_a_text_that_is_no_card_is_a_code_after_a_single_damaged_line() -> None:
    assert told("0\tPX02\\r\n500\tHELLO\\r\n") == [(0, "torn"), (500, "HELLO")]


@pytest.mark.parametrize(
    "written", ["7\tPX0021\\r\r\n", "7 PX0021\\r\n", "7   PX0021\\x0d", "7\tPX0021\\x0D"]
)
def test_what_editors_do_to_a_file_is_understood(written: str) -> None:
    assert parse_recording(written, "x").steps == (Piece(7, b"PX0021\r"),)


def test_a_mark_on_a_line_of_its_own_has_the_time_of_the_line_before() -> None:
    steps = parse_recording("7\ta\\r\n!unplug\n!plug\n", "x").steps
    assert steps == (Piece(7, b"a\r"), Unplug(7), Plug(7))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("hello", "not_a_line"),
        ("-5\tPX0021\\r", "not_a_line"),
        ("9", "not_a_line"),
        ("9\t", "not_a_line"),
        ("9\tPX\\q", "bad_escape"),
        ("9\tPX\\x0", "bad_escape"),
        ("9\tPX\\", "bad_escape"),
        ("9\t!unplugged", "bad_mark"),
        ("!shout", "bad_mark"),
        ("3\tPX0021\\r", "time_back"),
        ("9\t!plug", "plugged"),
    ],
)
def test_a_bad_line_is_named_by_its_number(line: str, code: str) -> None:
    with pytest.raises(RecordingError) as caught:
        parse_recording(f"# one\n5\tPX0021\\r\n{line}\n9\tPX0013\\r\n", "evening.rec")
    assert caught.value.code == code
    assert caught.value.facts == {"path": "evening.rec", "line": 3, "text": line}


@pytest.mark.parametrize("line", ["9\tPX0021\\r", "!unplug"])
def test_a_reader_that_is_out_cannot_send(line: str) -> None:
    with pytest.raises(RecordingError) as caught:
        parse_recording(f"5\t!unplug\n{line}\n", "x")
    assert (caught.value.code, caught.value.facts["line"]) == ("unplugged", 2)


def test_a_file_that_is_no_recording_is_refused_with_its_path(tmp_path: Path) -> None:
    (tmp_path / "picture.rec").write_bytes(b"\xff\xd8\xff\xe0")
    for path, code in (
        (tmp_path / "absent.rec", "missing"),
        (tmp_path, "directory"),
        (tmp_path / "picture.rec", "not_text"),
    ):
        with pytest.raises(RecordingError) as caught:
            read_recording(path)
        assert (caught.value.code, caught.value.facts) == (code, {"path": str(path)})


def test_a_file_saved_by_a_windows_editor_is_read(tmp_path: Path) -> None:
    path = tmp_path / "evening.rec"
    path.write_bytes(b"\xef\xbb\xbf# notes\r\n10\tPX0021\\r\\n\r\n")
    assert read_recording(path).steps == (Piece(10, b"PX0021\r\n"),)


@st.composite
def recordings(draw: st.DrawFn) -> Recording:
    at, present = 0, True
    steps: list[Step] = []
    for gap in draw(st.lists(st.integers(0, 5_000), max_size=12)):
        at += gap
        if not present:
            steps.append(Plug(at))
            present = True
        elif draw(st.integers(0, 4)) == 0:
            steps.append(Unplug(at))
            present = False
        else:
            steps.append(Piece(at, draw(st.binary(min_size=1, max_size=20))))
    return Recording("any.rec", tuple(steps))


@given(recordings())
def test_a_recording_that_is_written_and_read_is_the_same(recording: Recording) -> None:
    text = write_recording(recording)
    assert parse_recording(text, "any.rec") == recording
    assert text.isascii()
    assert not any(line.endswith(" ") for line in text.splitlines())
