"""Bytes to frames. F-numbers are failure reports of real readers."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards import DECK_NAMES, load_deck
from hardware.framing import Damage, Frame, LineFramer, Scan
from hardware.profile import load_profile

LINE = load_profile()
GM65_ANSWER = bytes.fromhex("02000001003331")
ALL_IDS = [card.id for name in DECK_NAMES for card in load_deck(name).cards]


def frames(*pieces: bytes) -> list[Frame]:
    framer = LineFramer(LINE)
    return [frame for piece in pieces for frame in framer.feed(piece)]


def cut(data: bytes, places: list[int]) -> list[bytes]:
    edges = sorted({0, len(data), *(place % (len(data) + 1) for place in places)})
    return [data[start:end] for start, end in pairwise(edges)]


@pytest.mark.parametrize("end", [b"\r", b"\n", b"\r\n", b"\n\r\n", b"\t"])
def test_every_suffix_that_scanners_offer_ends_a_code_once(end: bytes) -> None:
    assert frames(b"PX0021" + end + b"PX0013" + end) == [Scan("PX0021"), Scan("PX0013")]


def test_nothing_is_said_before_the_end_of_the_line() -> None:
    assert frames(b"PX0021") == []


@pytest.mark.parametrize("card_id", ALL_IDS[::13])
def test_ids_of_all_decks_arrive_in_any_case(card_id: str) -> None:
    assert frames(card_id.lower().encode() + b"\r") == [Scan(card_id)]


@pytest.mark.parametrize("symbology", ["]Q1", "]d1", "]C0", "]E0"])
def test_an_aim_identifier_is_kept_apart_from_the_code(symbology: str) -> None:
    assert frames(symbology.encode() + b"PX0021\r\n") == [Scan("PX0021", symbology)]


def test_a_label_with_plain_words_gives_its_id_alone() -> None:
    label = "PX0021 Pixies, bleu foncé 2, 4 points\r".encode()
    assert frames(label) == [Scan("PX0021")]


def test_a_label_sent_in_latin_1_gives_its_id_too() -> None:
    assert frames("PX0021 carte bleue nommée\r".encode("latin-1")) == [Scan("PX0021")]


def test_an_id_with_a_wrong_check_character_is_passed_on_to_be_explained() -> None:
    assert frames(b"PX0022\r") == [Scan("PX0022")]


def test_a_code_that_is_no_card_is_passed_on_whole() -> None:
    assert frames(b"3017620422003\r", b"https://example.org/a\r") == [
        Scan("3017620422003"),
        Scan("HTTPS://EXAMPLE.ORG/A"),
    ]


@pytest.mark.parametrize("text", ["PX02", "PX", "SK15", "CC00", "021W", "1W", "X0021", "]Q"])
def test_a_piece_of_an_id_is_torn_not_unknown(text: str) -> None:
    assert frames(text.encode() + b"\r\n") == [Damage("torn", text)]


@pytest.mark.parametrize("text", ["HELLO", "B", "PIXIES 2"])
def test_a_short_text_that_begins_no_id_is_not_called_torn(text: str) -> None:
    assert frames(text.encode() + b"\r\n") == [Scan(text)]


@pytest.mark.parametrize("noise", [b"\x00", b"\x9c", b"\x1b", b"\xff\xfe"])
def test_noise_inside_an_id_makes_it_torn(noise: bytes) -> None:
    (frame,) = frames(b"PX0" + noise + b"021\r")
    assert isinstance(frame, Damage)
    assert frame.code == "torn"
    assert frame.text.isprintable()


def test_noise_before_a_whole_id_does_no_harm() -> None:
    assert frames(b"\x00\xffPX0021\r") == [Scan("PX0021")]


def test_noise_does_not_pass_for_a_wrong_check_character() -> None:
    assert frames(b"PX0022 \x00\r") == [Damage("torn", "PX0022 ")]


def test_two_codes_glued_by_a_lost_line_end_are_both_read() -> None:
    assert frames(b"PX0021PX0013\r") == [Scan("PX0021"), Scan("PX0013")]


def test_half_a_code_glued_to_a_whole_one_loses_only_the_half() -> None:
    assert frames(b"PX00PX0013\r") == [Scan("PX0013")]


def test_f3_line_end_before_etx_is_one_code() -> None:
    assert frames(b"\x02PX0021\r\n\x03") == [Scan("PX0021")]


def test_stx_and_etx_alone_frame_a_code() -> None:
    assert frames(b"\x02PX0021\x03\x02PX0013\x03") == [Scan("PX0021"), Scan("PX0013")]


def test_f8_a_lost_etx_does_not_spoil_the_next_code() -> None:
    assert frames(b"\x02PX00", b"\x02PX0013\x03") == [Damage("torn", "PX00"), Scan("PX0013")]


def test_f31_an_id_typed_through_a_french_keyboard_is_understood() -> None:
    assert frames("PXàé&Z\r".encode()) == [Scan("PX021W")]


def test_f41_the_answer_to_a_trigger_is_not_glued_to_the_code() -> None:
    assert frames(GM65_ANSWER + b"PX0021\r") == [Scan("PX0021")]
    assert frames(GM65_ANSWER + b"hello\r") == [Scan("HELLO")]


def test_f41_answers_without_a_code_are_not_damage() -> None:
    assert frames(GM65_ANSWER * 3 + b"]Q1PX0021\r") == [Scan("PX0021", "]Q1")]


def test_f42_a_code_that_arrives_byte_by_byte_is_not_cut_to_its_first_character() -> None:
    assert frames(*(bytes([byte]) for byte in b"PX0021\r")) == [Scan("PX0021")]


def test_a_flood_is_told_once_and_ends_at_the_next_line_end() -> None:
    framer = LineFramer(LINE)
    flood = [frame for _ in range(100) for frame in framer.feed(b"A" * 50)]
    assert flood == [Damage("flood")]
    assert framer.feed(b"PX0021\rPX0013\r") == [Scan("PX0013")]


def test_the_longest_line_still_passes() -> None:
    assert frames(b"A" * LINE.max_bytes + b"\r") == [Scan("A" * LINE.max_bytes)]
    assert frames(b"A" * (LINE.max_bytes + 1) + b"\r") == [Damage("flood")]


def test_what_was_begun_before_a_loss_is_forgotten() -> None:
    framer = LineFramer(LINE)
    framer.feed(b"PX00")
    framer.reset()
    assert framer.feed(b"PX0013\r") == [Scan("PX0013")]


STREAMS = st.lists(
    st.one_of(
        st.sampled_from([*ALL_IDS[:40], "HELLO", "PX02", ""]).map(str.encode),
        st.sampled_from([b"\r", b"\n", b"\r\n", b"\x02", b"\x03", b"]Q1", GM65_ANSWER]),
        st.binary(max_size=12),
        st.integers(250, 270).map(lambda length: b"A" * length),
    ),
    max_size=20,
).map(b"".join)


@given(STREAMS, st.lists(st.integers(0, 4000), max_size=12))
def test_any_cut_of_the_bytes_gives_the_same_frames(stream: bytes, places: list[int]) -> None:
    assert frames(*cut(stream, places)) == frames(stream)


@given(st.binary(max_size=600))
def test_after_any_noise_the_second_line_is_read(noise: bytes) -> None:
    assert frames(noise + b"\rPX0021\r")[-1] == Scan("PX0021")


@given(st.binary(max_size=600))
def test_whatever_arrives_is_delivered_printable(noise: bytes) -> None:
    for frame in frames(noise + b"\r"):
        assert not any(ord(character) < 32 or ord(character) == 127 for character in frame.text)
