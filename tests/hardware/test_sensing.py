"""A reader of unknown kind: recognised by what it sends, and never spoken to before."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.readings import Reading
from hardware.companion_protocol import frame
from hardware.reception import Event
from hardware.sensing import Sensing

TAG = b"\x020500207B326C\x03"
NAMED = Reading("port", "em:0500207B32", 0)
NAMED_CARD = Reading("port", "PX0021", 0)


def hears(sensing: Sensing, *pieces: bytes, step_ms: int = 50) -> list[Event]:
    return [it for at, piece in enumerate(pieces) for it in sensing.receive(piece, at * step_ms)]


def test_a_scanner_is_read_as_it_always_was() -> None:
    assert hears(Sensing("port"), b"]Q1PX0021\r\n") == [Reading("port", "PX0021", 0)]


def test_a_tag_reader_that_repeats_is_recognised_at_the_second_frame() -> None:
    assert hears(Sensing("port"), TAG, TAG, TAG) == [Reading("port", "em:0500207B32", 50)]


def test_a_tag_reader_that_sends_once_is_recognised_by_its_line_end() -> None:
    assert hears(Sensing("port"), b"\x020500207B326C\r\n\x03") == [NAMED]


def test_the_open_reader_is_greeted_once_a_line_of_it_has_come_whole() -> None:
    sensing = Sensing("port", is_board=True)
    sensing.open(0)
    line = frame("HB,1000,0,0,0")
    sensing.receive(line[:9], 0)
    assert sensing.outgoing() == b""
    sensing.receive(line[9:], 10)
    assert sensing.outgoing() == frame("HELLO,1")
    hears(sensing, frame("HI,1,TRAY,1.0,-,7,1,-,92"), frame("STATE,0,1,04A1B2C3"))
    assert sensing.counters.readings == 1
    assert sensing.portrait is not None
    assert sensing.portrait.chips == ("92",)


def test_a_board_that_chatters_is_believed_card_ids_alone() -> None:
    noise = (b"\x1ebootloader\xff\x00\r\n", b"Card UID: 04 A1 B2\r\n", b"PX0021\r\n")
    assert hears(Sensing("port", is_board=True), *noise) == [Reading("port", "PX0021", 100)]


@given(st.lists(st.binary(max_size=40), max_size=20))
def test_nothing_is_sent_to_a_reader_that_has_not_shown_what_it_is(pieces: list[bytes]) -> None:
    sensing = Sensing("port")
    sensing.open(0)
    for at, piece in enumerate(pieces):
        sensing.receive(piece, at)
        sensing.wait(at)
        assert sensing.outgoing() == b""


@pytest.mark.parametrize("cut", range(1, len(TAG)))
def test_a_frame_in_two_pieces_is_recognised_too(cut: int) -> None:
    events = hears(Sensing("port"), TAG[:cut], TAG[cut:] + TAG)
    assert events == [Reading("port", "em:0500207B32", 50)]


@pytest.mark.parametrize("is_board", [True, False])
def test_a_line_of_the_open_reader_is_no_card_wherever_it_is_cut(is_board: bool) -> None:
    line = frame("BOOT,1,1,92")
    for cut in range(len(line) + 1):
        sensing = Sensing("port", is_board=is_board)
        assert hears(sensing, line[:cut], line[cut:]) == []
        assert sensing.outgoing()


@pytest.mark.parametrize("is_board", [True, False])
@pytest.mark.parametrize("payload", ["HB,1000,0,0,0", "TAG,1,1,04A1B2C3D4E5F6,900"])
def test_the_rest_of_a_line_that_began_before_the_port_was_opened_is_no_card(
    payload: str, is_board: bool
) -> None:
    line = frame(payload)
    for cut in range(1, len(line)):
        for pieces in ([line[cut:]], [line[cut:-1], line[-1:]]):
            sensing = Sensing("port", is_board=is_board)
            assert hears(sensing, *pieces, frame("HB,2000,0,0,0")) == [], line[cut:]
            assert sensing.outgoing()


def test_a_line_like_that_counts_when_it_is_not_the_first() -> None:
    later = Reading("port", "12AB", 50)
    assert hears(Sensing("port"), b"PX0021\r\n", b"12AB\r\n") == [NAMED_CARD, later]


def test_a_reader_that_is_back_may_begin_in_the_middle_of_a_line_too() -> None:
    sensing = Sensing("port")
    hears(sensing, b"PX0021\r\n")
    sensing.lose(1000)
    sensing.regain(2000)
    assert sensing.receive(b",0*C28E\r\n", 2100) == []


def test_a_scanner_in_the_place_of_a_tag_reader_is_heard() -> None:
    sensing = Sensing("port")
    assert hears(sensing, b"\x020500207B326C\r\n\x03") == [NAMED]
    sensing.lose(1000)
    sensing.regain(2000)
    assert sensing.receive(b"PX0021\r\n", 3000) == [Reading("port", "PX0021", 3000)]


def test_a_tag_reader_that_is_back_is_recognised_again_and_repeats_count_once() -> None:
    sensing = Sensing("port")
    frame_of_a_tag = b"\x020500207B326C\r\n\x03"
    assert hears(sensing, frame_of_a_tag) == [NAMED]
    sensing.lose(100)
    sensing.regain(200)
    assert sensing.receive(frame_of_a_tag, 300) == []
    assert len(sensing.receive(frame_of_a_tag, 9000)) == 1
