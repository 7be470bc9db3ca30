"""Failure reports of real readers: what they send. A test is named after its report."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.readings import Reading, Trouble
from hardware.framing import Damage, Frame, LineFramer, Scan
from hardware.hex_framer import HexFramer, tag_of
from hardware.keyboard import split_typed
from hardware.profile import load_profile
from hardware.reception import POOR_AFTER, Event, Reception

VECTORS = {
    "0500207B32": "6C",
    "100086F444": "26",
    "000414CD7E": "A3",
    "01C8F00800": "31",
    "1F00644BB6": "86",
    "010063E9AE": "25",
}
"""Ten digits of real tags and their sum: the first as it was recorded, the others computed."""
TAG = b"\x020500207B326C\x03"
OTHER = b"\x02100086F44426\x03"
NAME = "em:0500207B32"
GM65_ANSWER = bytes.fromhex("02000001003331")


def read(profile: str, *sent: tuple[int, bytes]) -> list[Event]:
    """What a reader of that kind says: the time, then the bytes."""
    reception = Reception("port", load_profile(profile))
    return [event for at, data in sent for event in reception.receive(data, at)]


def hex_frames(*pieces: bytes) -> list[Frame]:
    framer = HexFramer()
    return [frame for piece in pieces for frame in framer.feed(piece)]


def test_f01_a_tag_repeated_every_50_ms_is_one_reading_and_one_lifting() -> None:
    lying = [(at, TAG) for at in range(0, 5000, 50)]
    assert read("rdm6300", *lying, (5500, b"")) == [
        Reading("port", NAME, 50),
        Reading("port", NAME, 5500, lifted=True),
    ]


def test_f01_the_tag_counts_again_only_after_an_absence() -> None:
    first = [(at, TAG) for at in range(0, 500, 50)]
    soon = [(at, TAG) for at in range(700, 1000, 50)]
    late = [(at, TAG) for at in range(1600, 1800, 50)]
    events = read("rdm6300", *first, *soon, *late)
    assert [(it.at, it.lifted) for it in events if isinstance(it, Reading)] == [
        (50, False),
        (1600, True),
        (1600, False),
    ]


def test_f02_a_reader_that_falls_silent_over_a_tag_does_not_lift_it() -> None:
    events = read("rdm6300-burst", (0, TAG), (50, TAG), (100, TAG), (60_000, b""))
    assert events == [Reading("port", NAME, 50)]


@pytest.mark.parametrize("end", [b"\x03", b"\r\n\x03"])
@pytest.mark.parametrize("digits", VECTORS)
def test_f03_both_framings_of_125_khz_readers_are_read(digits: str, end: bytes) -> None:
    sent = b"\x02" + (digits + VECTORS[digits]).encode() + end
    assert hex_frames(sent) == [Scan(f"em:{digits}")]


def test_f04_frames_with_an_impossible_digit_are_counted_and_then_told_once() -> None:
    bad = b"\x02050020\x3c\x3c326C\x03"
    reception = Reception("port", load_profile("rdm6300"))
    events = [it for at in range(0, 5000, 50) for it in reception.receive(bad, at)]
    assert events == [Trouble("port", "poor", (POOR_AFTER - 1) * 50)]
    assert reception.counters.torn == 100


def test_f04_a_good_frame_ends_the_row_of_bad_ones() -> None:
    bad = b"\x02050020\x3c\x3c326C\x03"
    steps = [bad] * (POOR_AFTER - 1) + [TAG, TAG] + [bad] * (POOR_AFTER - 1)
    assert read("rdm6300", *((at * 10, data) for at, data in enumerate(steps))) == [
        Reading("port", NAME, POOR_AFTER * 10)
    ]


@pytest.mark.parametrize("digits", VECTORS)
def test_f05_the_sum_runs_over_all_five_bytes(digits: str) -> None:
    assert tag_of(digits + VECTORS[digits]) == f"em:{digits}"
    four_bytes = int(VECTORS[digits], 16) ^ int(digits[:2], 16)
    if digits[:2] != "00":
        assert tag_of(f"{digits}{four_bytes:02X}") is None


@given(st.one_of(st.binary(max_size=2000), st.text("\x02\x030123456789ABCDEF").map(str.encode)))
def test_f06_a_line_that_floats_with_nothing_connected_reads_no_card(noise: bytes) -> None:
    assert not any(isinstance(it, Reading) for it in read("rdm6300", (0, noise)))


def test_f06_one_frame_that_fits_by_chance_is_no_reading() -> None:
    assert read("rdm6300", (0, b"\xf7\x00" + TAG), (5, OTHER), (9, b"\xff" * 90)) == []


@pytest.mark.parametrize("profile", ["line", "id12", "rdm6300-burst"])
def test_f07_a_card_left_lying_is_one_reading(profile: str) -> None:
    sent = b"PX0021\r" if profile == "line" else TAG
    events = read(profile, *((at, sent) for at in range(0, 120_000, 1000)))
    assert len(events) == 1


def test_f08_after_a_lost_etx_the_next_frame_is_read() -> None:
    assert hex_frames(TAG[:-1], OTHER) == [Damage("torn", "0500207B326C"), Scan("em:100086F444")]
    assert hex_frames(TAG[:5] + OTHER)[-1] == Scan("em:100086F444")


@pytest.mark.parametrize("profile", ["line", "rdm6300", "rdm6300-burst", "id12"])
def test_f09_one_swipe_is_one_action(profile: str) -> None:
    sent = b"PX0021\r" if profile == "line" else TAG
    assert len(read(profile, (0, sent), (300, sent), (600, sent), (900, sent))) <= 2
    readings = [it for it in read(profile, (0, sent), (300, sent)) if isinstance(it, Reading)]
    assert len(readings) == 1


@pytest.mark.parametrize("typed", ["PXàé&Z", "pxàé&z", "PX021W", "px021w"])
def test_f31_a_french_keyboard_and_a_doubled_shift_change_no_id(typed: str) -> None:
    assert split_typed(typed)[0] == "PX021W"


def test_f41_the_answer_to_a_trigger_is_not_glued_to_the_code() -> None:
    framer = LineFramer(load_profile())
    assert framer.feed(GM65_ANSWER + b"PX0021\r" + GM65_ANSWER + b"HELLO\r") == [
        Scan("PX0021"),
        Scan("HELLO"),
    ]


def test_f42_a_code_that_comes_byte_by_byte_is_not_cut() -> None:
    framer = LineFramer(load_profile())
    assert [it for byte in b"PX0021\r" for it in framer.feed(bytes((byte,)))] == [Scan("PX0021")]


STREAMS = st.lists(
    st.one_of(
        st.sampled_from([TAG, OTHER, b"\x020500207B326C\r\n\x03", b"\x02", b"\x03", b"\r\n"]),
        st.binary(max_size=20),
    ),
    max_size=15,
).map(b"".join)


@given(STREAMS, st.lists(st.integers(0, 500), max_size=10))
def test_any_cut_of_the_bytes_gives_the_same_tags(stream: bytes, places: list[int]) -> None:
    edges = sorted({0, len(stream), *(place % (len(stream) + 1) for place in places)})
    pieces = [stream[begin:end] for begin, end in pairwise(edges)]
    assert hex_frames(*pieces) == hex_frames(stream)


@given(st.binary(max_size=300))
def test_after_any_noise_the_next_tag_is_read(noise: bytes) -> None:
    assert hex_frames(noise + TAG)[-1] == Scan(NAME)


def test_lines_of_named_fields_give_the_card_that_is_written_on_the_tag_or_its_number() -> None:
    sent = b"hello, board here\nSCAN\tuid=04A1B2C3D4E5F6\ttext=\tremovable=no\n"
    assert read("simple-serial", (0, sent)) == [Reading("port", "nfc:04A1B2C3D4E5F6", 0)]
    assert read("simple-serial", (0, b"SCAN\tuid=04:A1:B2:C3\ttext=PX0021\n")) == [
        Reading("port", "PX0021", 0)
    ]
    assert read("simple-serial", (0, b"SCAN\tuid=none\n")) == []
