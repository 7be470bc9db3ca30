"""The frames and messages of the open reader, as the computer reads them."""

from __future__ import annotations

import time
import tomllib
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.companion_messages import (
    Boot,
    Feedback,
    Happening,
    Identity,
    Kind,
    Outcome,
    Output,
    State,
    feedback,
    read_message,
)
from hardware.companion_protocol import LONGEST_PAYLOAD, PayloadFramer, crc, frame
from hardware.framing import Damage

VECTORS = Path(__file__).parents[2] / "docs" / "protocol-vectors.toml"
LINES: list[dict[str, Any]] = tomllib.loads(VECTORS.read_text(encoding="utf-8"))["line"]
SENT_BY_READERS = [line for line in LINES if line["name"].startswith("device: ")]

payloads = st.text(
    st.characters(min_codepoint=0x20, max_codepoint=0x7E, exclude_characters="$"),
    min_size=1,
    max_size=LONGEST_PAYLOAD,
)
garbage = st.binary(max_size=120).map(lambda data: data.replace(b"$", b""))


def heard(*pieces: bytes) -> list[str | Damage]:
    framer = PayloadFramer()
    return [found for piece in pieces for found in framer.feed(piece)]


def test_the_check_is_the_one_that_others_call_ccitt_false() -> None:
    assert crc(b"123456789") == 0x29B1


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["name"])
def test_every_example_is_read_as_written(line: dict[str, Any]) -> None:
    found = heard(line["sent"].encode("latin-1"))
    assert [it for it in found if isinstance(it, str)] == line["payloads"]
    assert sum(isinstance(it, Damage) for it in found) == line["damaged"]


@pytest.mark.parametrize("line", SENT_BY_READERS, ids=lambda line: line["name"])
def test_every_payload_of_the_examples_is_framed_as_written(line: dict[str, Any]) -> None:
    assert frame(line["payloads"][0]) == line["sent"].encode("ascii")


@given(st.lists(st.tuples(garbage, payloads), max_size=4), st.lists(st.integers(0, 800)))
def test_payloads_come_through_garbage_however_the_bytes_are_cut(
    sent: list[tuple[bytes, str]], cuts: list[int]
) -> None:
    data = b"".join(noise + frame(payload) for noise, payload in sent)
    edges = sorted({0, len(data), *(min(cut, len(data)) for cut in cuts)})
    pieces = [data[start:end] for start, end in pairwise(edges)]
    assert heard(*pieces) == [payload for _, payload in sent]


@given(st.binary(max_size=400).map(lambda data: data.replace(b"Q", b"$")))
def test_no_bytes_at_all_disturb_the_frame_after_them(data: bytes) -> None:
    assert heard(data, frame("PING,1"))[-1:] == ["PING,1"]


def test_a_flood_without_an_end_is_neither_kept_nor_fatal() -> None:
    framer = PayloadFramer()
    block = bytes(range(0x25, 0x7E)) * 4096
    assert framer.feed(b"$" + block) == [Damage("torn", block[:93].decode())]
    assert framer.feed(block) == []
    assert framer.feed(frame("SYNC")) == ["SYNC"]


@pytest.mark.parametrize("payload", ["", "price: 3 $", "é", "two\nlines", "X" * 89])
def test_what_cannot_be_sent_is_refused(payload: str) -> None:
    with pytest.raises(ValueError, match="no payload"):
        frame(payload)


@pytest.mark.parametrize("line", SENT_BY_READERS, ids=lambda line: line["name"])
def test_every_message_of_the_examples_is_understood(line: dict[str, Any]) -> None:
    assert read_message(line["payloads"][0]) is not None


def test_messages_become_values() -> None:
    assert read_message("BOOT,1,7,92FF92") == Boot(1, 7, "92FF92")
    assert read_message("STATE,12,2,-") == State(12, 2, "")
    assert read_message("STATE,12,3,?") == State(12, 3, None)
    assert read_message("ERR,8,OUTPUT") == Outcome(8, "OUTPUT")
    laid = Happening(Kind.TAG, 13, 1, "04A1B2C3D4E5F6", 1086)
    assert read_message("TAG,13,1,04A1B2C3D4E5F6,1086") == laid


def test_a_later_reader_may_say_more_than_we_know() -> None:
    assert read_message("OK,7,NEW") == Outcome(7)
    assert read_message("WEIGHT,1,1,12") is None
    assert read_message("HI,2,anything") == Identity(2)


@pytest.mark.parametrize(
    "payload",
    [
        "TAG,1,0,04A1B2C3D4E5F6,9",
        "TAG,1,1,04A1B2C3D4E5,9",
        "TAG,1,1,-,9",
        "GONE,1,1,04a1b2c3d4e5f6,9",
        "HB,1,2,3",
        "STATE,1,10,-",
        "HI,1,N,1.0,-,7,3,BVL,92",
    ],
)
def test_a_message_whose_fields_do_not_fit_is_none(payload: str) -> None:
    assert read_message(payload) is None


def test_requests_are_written_as_described() -> None:
    assert feedback(Output.BUZZER, 7, Feedback.YES) == "BUZZ,7,YES"
    assert feedback(Output.VIBRATION, 8, Feedback.NO) == "VIB,8,NO"


@pytest.mark.parametrize("line", SENT_BY_READERS, ids=lambda line: line["name"])
def test_no_single_bit_flip_makes_another_message(line: dict[str, Any]) -> None:
    """Through the framer and the messages together, for every frame that a reader sends."""
    whole = bytearray(line["sent"].encode("latin-1"))
    meant = read_message(line["payloads"][0])
    for bit in range(8 * len(whole)):
        flipped = whole.copy()
        flipped[bit // 8] ^= 1 << bit % 8
        for found in heard(bytes(flipped)):
            assert isinstance(found, Damage) or read_message(found) in (None, meant)


def test_a_frame_is_parsed_within_five_milliseconds() -> None:
    """Time of this thread alone, so that a busy computer does not count."""
    framer = PayloadFramer()
    data = frame("TAG,13,1,04A1B2C3D4E5F6,1086")
    times = []
    for _ in range(2000):
        began = time.thread_time()
        found = [read_message(it) for it in framer.feed(data) if isinstance(it, str)]
        times.append(time.thread_time() - began)
        assert len(found) == 1
    assert quantiles(times, n=100)[98] < 0.005
