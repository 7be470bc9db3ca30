"""Simulated games: counted exactly, and the same wherever they are played."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.pixies import PIXIES
from companion.table.simulation import Pairing, Result, Tally, play_game, play_games


def pairing(seats: int = 3, seed: int = 7) -> Pairing:
    return Pairing(PIXIES, ("random",) * seats, {}, seed)


results = st.lists(
    st.builds(
        Result,
        st.tuples(st.integers(-40, 150), st.integers(-40, 150)),
        st.sampled_from([(0,), (1,), (0, 1)]),
        st.integers(1, 500),
    ),
    min_size=2,
    max_size=30,
)


def added(played: list[Result]) -> Tally:
    return sum(map(Tally.of, played), Tally.none(2))


@given(results)
def test_mean_and_standard_deviation_are_those_of_the_textbook(played: list[Result]) -> None:
    tally = added(played)
    for seat in range(2):
        points = [result.totals[seat] for result in played]
        assert tally.mean[seat] == pytest.approx(statistics.mean(points))
        assert tally.sd[seat] == pytest.approx(statistics.stdev(points), abs=1e-6)
    assert tally.length == pytest.approx(statistics.mean(result.moves for result in played))


@given(results)
def test_the_order_of_adding_changes_nothing(played: list[Result]) -> None:
    assert added(played) == added(played[::-1])


def test_a_shared_victory_is_a_win_of_each() -> None:
    played = [Result((30, 30), (0, 1), 10), Result((20, 40), (1,), 12)]
    assert added(played).wins == (1, 2)


def test_one_game_has_no_spread() -> None:
    assert Tally.of(Result((30, 20), (0,), 10)).sd == (0, 0)


def test_a_game_is_the_same_alone_and_among_others() -> None:
    alone = [Tally.of(play_game(pairing(), number)) for number in range(1, 7)]
    assert play_games(pairing(), range(1, 7)) == sum(alone, Tally.none(3))
    assert play_games(pairing(), range(4, 7)) == sum(alone[3:], Tally.none(3))


def test_games_differ_from_each_other_and_with_the_seed() -> None:
    games = {play_game(pairing(), number).totals for number in range(1, 7)}
    other = {play_game(pairing(seed=8), number).totals for number in range(1, 7)}
    assert len(games) == 6
    assert not games & other


def test_the_options_of_a_game_are_played() -> None:
    """A bonus card that does not count itself brings less, with the same cards and choices."""
    usual, other = (
        play_games(Pairing(PIXIES, ("random",) * 2, {"bonus_counts_itself": word}, 7), range(1, 5))
        for word in ("yes", "no")
    )
    assert usual.moves == other.moves
    assert sum(usual.sums) > sum(other.sums)
