"""The core's frames on this computer, with the sanitizers in it. Run by test_core.py."""

from __future__ import annotations

import ctypes
import os
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.companion_messages import read_message
from hardware.companion_protocol import LONGEST_PAYLOAD, PayloadFramer, frame
from hardware.framing import Damage

CORE = ctypes.CDLL(os.environ["CORE_LIBRARY"])
VECTORS = Path(__file__).parents[2] / "docs" / "protocol-vectors.toml"
LINES: list[dict[str, Any]] = tomllib.loads(VECTORS.read_text(encoding="utf-8"))["line"]
GOOD, BAD = 1, 2

# Nothing here takes time worth watching, and every run tries the same, so that a failure stays.
settings.register_profile("core", deadline=None, derandomize=True, max_examples=200)
settings.load_profile("core")


class FrameReader(ctypes.Structure):
    """`frame_reader` of frame.h."""

    _fields_ = (
        ("line", ctypes.c_char * (LONGEST_PAYLOAD + 6)),
        ("length", ctypes.c_uint8),
        ("inside", ctypes.c_bool),
        ("closing", ctypes.c_bool),
    )


class FrameWriter(ctypes.Structure):
    """`frame_writer` of frame.h."""

    _fields_ = (
        ("line", ctypes.c_char * (LONGEST_PAYLOAD + 8)),
        ("length", ctypes.c_uint8),
        ("overfull", ctypes.c_bool),
    )


CORE.frame_take.argtypes = (ctypes.POINTER(FrameReader), ctypes.c_uint8)
CORE.frame_begin.argtypes = (ctypes.POINTER(FrameWriter), ctypes.c_char_p)
CORE.frame_text.argtypes = (ctypes.POINTER(FrameWriter), ctypes.c_char_p)
CORE.frame_number.argtypes = (ctypes.POINTER(FrameWriter), ctypes.c_uint32)
CORE.frame_hex.argtypes = (ctypes.POINTER(FrameWriter), ctypes.c_char_p, ctypes.c_uint8)
CORE.frame_finish.argtypes = (ctypes.POINTER(FrameWriter),)
CORE.frame_finish.restype = ctypes.c_uint8
CORE.frame_crc.argtypes = (ctypes.c_char_p, ctypes.c_uint8)
CORE.frame_crc.restype = ctypes.c_uint16

printable = st.characters(min_codepoint=0x20, max_codepoint=0x7E, exclude_characters="$")
payloads = st.text(printable, min_size=1, max_size=LONGEST_PAYLOAD)
garbage = st.binary(max_size=120).map(lambda data: data.replace(b"$", b""))
lively = st.lists(
    st.one_of(
        st.binary(max_size=20),
        st.sampled_from([b"$", b"\r\n", b"\n", b"\r", b"*", b"X" * 88, b"X" * 95]),
        payloads.map(frame),
        payloads.map(lambda payload: frame(payload)[:-3]),
    ),
    max_size=12,
).map(b"".join)
"""Bytes that come close to frames."""


def heard(data: bytes) -> tuple[list[str], int]:
    """Payloads that the core hears, and the number of damaged frames."""
    reader = FrameReader()
    news = [(CORE.frame_take(reader, byte), bytes(reader.line)) for byte in data]
    good = [line.decode("ascii") for what, line in news if what == GOOD]
    return good, sum(what == BAD for what, _ in news)


def heard_here(*pieces: bytes) -> tuple[list[str], int]:
    """The same by the computer's own reader of frames."""
    framer = PayloadFramer()
    found = [it for piece in pieces for it in framer.feed(piece)]
    return [it for it in found if isinstance(it, str)], sum(isinstance(it, Damage) for it in found)


def test_the_check_is_the_one_that_others_call_ccitt_false() -> None:
    assert CORE.frame_crc(b"123456789", 9) == 0x29B1


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["name"])
def test_every_example_is_read_as_written(line: dict[str, Any]) -> None:
    assert heard(line["sent"].encode("latin-1")) == (line["payloads"], line["damaged"])


@given(st.lists(st.tuples(garbage, payloads), max_size=4))
def test_payloads_come_through_garbage(sent: list[tuple[bytes, str]]) -> None:
    data = b"".join(noise + frame(payload) for noise, payload in sent)
    assert heard(data) == ([payload for _, payload in sent], 0)


@given(lively, st.lists(st.integers(0, 300), max_size=6))
def test_both_ends_of_the_line_understand_the_same_however_it_is_cut(
    data: bytes, cuts: list[int]
) -> None:
    edges = sorted({0, len(data), *(min(cut, len(data)) for cut in cuts)})
    pieces = [data[start:end] for start, end in pairwise(edges)]
    assert heard(data) == heard_here(*pieces)


@given(payloads)
@settings(max_examples=60)
def test_no_single_bit_flip_yields_another_payload(payload: str) -> None:
    """A flip that makes a new start sign leaves a rest, which must be no message at all."""
    whole = frame(payload)
    for bit in range(8 * len(whole)):
        flipped = bytearray(whole)
        flipped[bit // 8] ^= 1 << bit % 8
        found, _ = heard(bytes(flipped))
        if flipped.count(b"$") > 1:
            assert [read_message(it) for it in found] in ([], [None])
        else:
            assert found in ([], [payload])


@given(st.text(printable, max_size=40), st.integers(0, 2**32 - 1), st.binary(max_size=9))
def test_what_the_core_writes_is_what_the_computer_would(
    text: str, number: int, data: bytes
) -> None:
    writer = FrameWriter()
    CORE.frame_begin(writer, b"TAG")
    CORE.frame_text(writer, text.encode("ascii"))
    CORE.frame_number(writer, number)
    CORE.frame_hex(writer, data, len(data))
    length = CORE.frame_finish(writer)
    assert ctypes.string_at(ctypes.addressof(writer), length) == frame(
        f"TAG,{text},{number},{data.hex().upper()}"
    )


@given(st.lists(st.text(printable, max_size=60), max_size=6))
def test_a_payload_that_is_too_long_is_not_sent(fields: list[str]) -> None:
    writer = FrameWriter()
    CORE.frame_begin(writer, b"X")
    for field in fields:
        CORE.frame_text(writer, field.encode("ascii"))
    payload = ",".join(["X", *fields])
    length = CORE.frame_finish(writer)
    if len(payload) > LONGEST_PAYLOAD:
        assert length == 0
    else:
        assert ctypes.string_at(ctypes.addressof(writer), length) == frame(payload)
