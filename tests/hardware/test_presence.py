"""What counts as a repeat, told with the times of the reports."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hardware.presence import Presence
from hardware.profile import load_profile

LINE = load_profile()


def counted(*sightings: tuple[int, str]) -> list[int]:
    presence = Presence(LINE)
    return [at for at, code in sightings if presence.see(code, at)]


def test_f7_a_card_left_lying_is_one_reading_however_long_it_lies() -> None:
    assert counted(*((at, "PX0021") for at in range(0, 60_000, 1_000))) == [0]


def test_f9_three_sightings_within_a_second_are_one() -> None:
    assert counted((0, "PX0021"), (300, "PX0021"), (900, "PX0021")) == [0]


def test_the_same_card_counts_again_after_the_window() -> None:
    assert counted((0, "PX0021"), (1_000, "PX0021"), (2_499, "PX0021"), (3_999, "PX0021")) == [
        0,
        3_999,
    ]


def test_the_same_card_counts_again_after_another() -> None:
    assert counted((0, "PX0021"), (200, "PX0013"), (400, "PX0021")) == [0, 200, 400]


def test_two_cards_in_view_of_a_scanner_that_repeats_are_two_readings() -> None:
    seen = ((at, ("PX0021", "PX0013")[at // 20 % 2]) for at in range(0, 60_000, 20))
    assert counted(*seen) == [0, 20]


def test_a_card_in_view_with_others_counts_again_when_it_has_been_away() -> None:
    lying = [(at, "PX0021") for at in range(0, 2000, 100)]
    passed = [(at, "PX0013") for at in (50, 150, 1700, 1800)]
    assert counted(*sorted([*lying, *passed])) == [0, 50, 1700]


@given(st.lists(st.tuples(st.integers(0, 1499), st.sampled_from("ABC")), max_size=40))
def test_within_the_window_no_code_counts_twice_in_a_row(steps: list[tuple[int, str]]) -> None:
    presence = Presence(LINE)
    at, heard, sighted = 0, "", dict[str, int]()
    for gap, code in steps:
        at += gap
        if presence.see(code, at):
            assert code != heard or at - sighted[code] >= LINE.window_ms
            heard = code
        sighted[code] = at


@given(st.lists(st.tuples(st.integers(0, 5000), st.sampled_from("ABC")), max_size=40))
def test_no_code_that_has_been_away_is_lost(steps: list[tuple[int, str]]) -> None:
    presence = Presence(LINE)
    at, sighted = 0, dict[str, int]()
    for gap, code in steps:
        at += gap
        is_new = presence.see(code, at)
        assert is_new or at - sighted[code] < LINE.window_ms
        sighted[code] = at
