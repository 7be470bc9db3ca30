"""What was reported of noisy fields, made to happen to our readers; see test_failures.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from bench import Bench

from hardware.companion_messages import Kind

ANA = "04A1B2C3D4E5F6"
LAID = [(Kind.TAG, 1, ANA)]
LIFTED = [(Kind.GONE, 1, ANA)]
Start = Callable[[int], Bench]

every_board = pytest.mark.parametrize("kind", ["core", "micropython", "avr"], indirect=True)
quick_boards = pytest.mark.parametrize("kind", ["core", "micropython"], indirect=True)
"""The Arduino runs the core, in a simulator that takes a second for a few."""


@quick_boards
@pytest.mark.parametrize("places", [1, 3])
def test_f10_a_card_that_lies_still_is_laid_once_and_never_lifted(
    start: Start, places: int
) -> None:
    """One module keeps its field on between polls, several take turns: two ways to wake a card."""
    bench = start(places)
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(4_000) == LAID


@every_board
def test_f11_no_false_lifted_in_a_minute_when_one_answer_in_five_is_damaged(start: Start) -> None:
    bench = start(1)
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(500) == LAID
    bench.do("noise 1 20")
    assert bench.happenings(60_000) == []
    bench.do("remove 1")
    assert bench.happenings(500) == LIFTED


@quick_boards
def test_f11_a_card_is_still_there_when_most_answers_are_damaged(start: Start) -> None:
    bench = start(1)
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(500) == LAID
    bench.do("noise 1 60")
    assert bench.happenings(6_000) == []


@every_board
def test_f12_a_card_that_was_not_understood_for_a_while_is_read_again(start: Start) -> None:
    bench = start(1)
    bench.do("noise 1 100")
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(2_000) == []
    bench.do("noise 1 0")
    assert bench.happenings(500) == LAID
    bench.do("noise 1 100")
    bench.run(1_000)
    bench.do("noise 1 0")
    bench.do("remove 1")
    assert bench.happenings(500) == LIFTED


@quick_boards
def test_f13_a_card_left_awake_by_an_answer_cut_short_is_woken_again(start: Start) -> None:
    """Damage in the middle of a number leaves a card half selected; the field stays on."""
    bench = start(1)
    bench.do("noise 1 50")
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(6_000) == LAID
    bench.do("noise 1 0")
    assert bench.happenings(1_000) == []


@quick_boards
def test_f14_a_number_shifted_once_with_a_right_check_is_not_believed(start: Start) -> None:
    bench = start(1)
    bench.do(f"card 1 {ANA}")
    assert bench.happenings(500) == LAID
    bench.do("ghost 1 5")
    assert bench.happenings(5_000) == []
