"""Computer players: chosen by the name of a level, and bound by their seed."""

from __future__ import annotations

from collections import Counter
from math import inf

import pytest

from companion.games.game import Choice, State
from companion.games.notation import parse_move
from companion.games.pixies import PIXIES
from companion.players import (
    LEVELS,
    STYLES,
    Budget,
    UnknownLevel,
    in_style,
    parse_level,
    player_of,
)

NAMES = ("Ana", "Bo", "Cy")
FEW = Budget(seconds=inf, deals=6)


def choosing() -> State:
    """Ana may take one of three cards."""
    state: State = PIXIES.new(3)
    for line in ("table start Ana", "table show B5", "table show R7-1", "table show G6-4"):
        state = state.after(parse_move(line, NAMES, PIXIES)).state
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_makes_a_legal_move(level: str) -> None:
    state = choosing()
    move = player_of(level, "seed", FEW).choose(state.view(0), 0)
    assert state.why_not(move) is None
    assert move.seat == 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_chooses_the_same(level: str) -> None:
    one, same = player_of(level, "seed", FEW), player_of(level, "seed", FEW)
    view = choosing().view(0)
    assert [one.choose(view, 0) for _ in range(20)] == [same.choose(view, 0) for _ in range(20)]


def test_a_random_player_takes_each_move_as_often_as_the_others() -> None:
    view = choosing().view(0)
    assert isinstance(view.awaits, Choice)
    player = player_of("random", "seed")
    taken = Counter(player.choose(view, 0) for _ in range(900))
    assert set(taken) == set(view.moves())
    assert all(count == pytest.approx(300, abs=60) for count in taken.values())


def test_an_unknown_level_is_told_those_that_exist() -> None:
    with pytest.raises(UnknownLevel) as error:
        player_of("wizard", "seed")
    assert error.value.code == "unknown-level"
    assert error.value.facts == {"level": "wizard", "levels": ", ".join(LEVELS)}


@pytest.mark.parametrize(
    ("text", "level", "name"),
    [
        ("easy", "easy", ""),
        ("Normal", "normal", ""),
        ("computer", "normal", ""),
        ("computer:Zoe", "normal", "Zoe"),
        ("random: Jean Paul", "random", "Jean Paul"),
    ],
)
def test_a_computer_player_is_asked_for_by_level_and_perhaps_a_name(
    text: str, level: str, name: str
) -> None:
    assert parse_level(text) == (level, name)


@pytest.mark.parametrize("style", STYLES)
def test_a_style_is_a_level_of_its_own_and_leaves_people_alone(style: str) -> None:
    for level in ("easy", "normal", "expert"):
        assert parse_level(in_style(level, style)) == (in_style(level, style), "")
    kept = ("", "random", "expert@2")
    assert tuple(in_style(level, style) for level in kept) == kept


def test_who_thinks_longer_is_an_expert_and_who_is_fast_is_none() -> None:
    levels = [in_style("normal", style) for style in STYLES]
    assert levels == ["normal", "expert@0.2", "expert@1", "expert@5", "easy"]


@pytest.mark.parametrize("text", ["Zoe", "me", "", "Zoe:easy"])
def test_what_names_no_level_may_be_a_person(text: str) -> None:
    assert parse_level(text) is None
