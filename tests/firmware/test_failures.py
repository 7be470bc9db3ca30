"""Failures that were reported of other readers, made to happen to ours.

F-numbers are those of the failure reports that this project collects; `hardware/` answers the
others. The real firmware runs, the chips and cards are modelled, the time is the reader's own.
"""

from __future__ import annotations

import pytest
from bench import Bench

from hardware.companion_messages import (
    SYNC,
    Beat,
    Boot,
    Happening,
    Identity,
    Kind,
    Pong,
    State,
    ping,
)

ANA, BO = "04A1B2C3D4E5F6", "04112233445566"
LAID = [(Kind.TAG, 1, ANA)]
LIFTED = [(Kind.GONE, 1, ANA)]

pytestmark = pytest.mark.parametrize("kind", ["core", "micropython", "avr"], indirect=True)


def test_f14_a_neighbour_that_hears_the_same_card_changes_nothing(bench: Bench) -> None:
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(500) == LAID
    bench.do(f"card 2 {ANA}")
    assert bench.happenings(1_000) == []
    bench.do("remove 1")
    said = bench.happenings(1_000)
    assert sorted(said) == [(Kind.GONE, 1, ANA), (Kind.TAG, 2, ANA)]
    assert said[0][0] is Kind.GONE


@pytest.mark.parametrize("place", [1, 2, 3])
def test_f15_a_dead_chip_is_named_within_a_second_and_the_others_go_on(
    bench: Bench, place: int
) -> None:
    died_at = bench.do(f"dead {place}")
    fault = bench.until(Happening)
    assert (fault.kind, fault.place, fault.data) == (Kind.FAULT, place, "FF")
    assert fault.at - died_at < 1000
    other = 1 + place % 3
    laid_at = bench.do(f"card {other} {ANA}")
    told = bench.until(Happening)
    assert (told.kind, told.place) == (Kind.TAG, other)
    assert told.at - laid_at < 150
    bench.send(SYNC)
    assert bench.until(State, lambda it: it.place == place).tag is None
    bench.do(f"alive {place}")
    assert bench.happenings(1_000) == [(Kind.FINE, place, "92")]


def test_f15_a_card_is_neither_lifted_nor_laid_because_its_chip_was_dead(bench: Bench) -> None:
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(500) == LAID
    bench.do("dead 1")
    assert bench.happenings(2_000) == [(Kind.FAULT, 1, "FF")]
    bench.do("alive 1")
    assert bench.happenings(1_000) == [(Kind.FINE, 1, "92")]


def test_f15_chips_that_are_dead_at_the_start_are_told_to_whoever_asks(bench: Bench) -> None:
    for place in (1, 2, 3):
        bench.do(f"dead {place}")
    bench.do("reset")
    assert bench.until(Boot).chips == "FFFFFF"
    bench.send("HELLO,1")
    bench.until(State, lambda it: it == State(it.sequence, 3, None))


def test_f16_a_chip_that_went_deaf_is_started_again_without_a_false_lifted(bench: Bench) -> None:
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(500) == LAID
    bench.do("deaf 1")
    assert bench.happenings(1_000) == []
    bench.do("remove 1")
    assert bench.happenings(500) == LIFTED


def test_f16_a_chip_that_went_deaf_unseen_hears_again_after_ten_seconds(bench: Bench) -> None:
    bench.do("deaf 1")
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(11_000) == LAID


def test_f16_a_chip_that_lost_its_settings_gets_them_again(bench: Bench) -> None:
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(500) == LAID
    bench.do("faint 1")
    bench.do("faint 2")
    assert bench.happenings(1_000) == []
    bench.do(f"card 2 {BO}")
    assert bench.happenings(500) == [(Kind.TAG, 2, BO)]


def test_f16_the_heartbeat_carries_counters(bench: Bench) -> None:
    before = bench.until(Beat)
    bench.send_bytes(b"$PING,1*0000\r\n")
    assert bench.until(Beat).bad_frames == before.bad_frames + 1


def test_f17_the_greeting_tells_what_each_chip_calls_itself(bench: Bench) -> None:
    bench.do("version 2 12")
    bench.do("reset")
    bench.until(Boot)
    bench.send("HELLO,1")
    assert bench.until(Identity).chips == "921292"


def test_f18_two_cards_are_told_once_and_nothing_hangs(bench: Bench) -> None:
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(500) == LAID
    bench.do(f"card 1 {BO}")
    assert bench.happenings(2_000) == [(Kind.COLLISION, 1, "")]
    bench.do(f"card 2 {BO[:-2]}77")
    assert bench.happenings(500) == [(Kind.TAG, 2, f"{BO[:-2]}77")]
    bench.do("remove 1")
    assert bench.happenings(500) == LIFTED


def test_f18_two_cards_laid_together_are_told_and_the_one_that_stays_is_read(bench: Bench) -> None:
    bench.do(f"card 1 {ANA}")
    bench.do(f"card 1 {BO}")
    assert bench.happenings(500) == [(Kind.COLLISION, 1, "")]
    bench.do("remove 1")
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(500) == LAID


def test_f23_what_a_modem_is_asked_is_no_frame_and_answered_by_nothing(bench: Bench) -> None:
    bench.send_bytes(b"AT\r\nATE0\r\nAT+GCAP\r\n+++ATH\r\x7e\x00\x78\xf0\x7e")
    said = bench.run(500)
    assert not [it for it in said if not isinstance(it, Beat)]
    bench.send(ping(1))
    assert bench.until(Pong) == Pong(1)


def test_f28_a_board_that_starts_again_when_its_port_is_opened_is_ready_at_once(
    bench: Bench,
) -> None:
    bench.do(f"card 2 {ANA}")
    bench.do("reset")
    # A boot loader's chatter comes first on the real board, and the greeting too early.
    bench.send("HELLO,1")
    bench.until(Boot)
    bench.send("HELLO,1")
    bench.until(State, lambda it: it == State(0, 2, ANA))
    assert bench.do("run 1") < 2000


def test_f30_a_byte_three_is_noise_and_stops_no_program(bench: Bench) -> None:
    bench.send_bytes(b"\x03\x03\x03")
    bench.run(100)
    bench.send_bytes(b"$PI\x03NG,1*F692\r\n")
    bench.run(100)
    bench.send(ping(1))
    assert bench.until(Pong) == Pong(1)
