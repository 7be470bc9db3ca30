"""Golden numbers of the rules: a change of them is a change of what players may do."""

from __future__ import annotations

import pytest
from perft import Position, count, golden
from random_play import GAMES

POSITIONS = list(golden())


@pytest.mark.parametrize("position", POSITIONS, ids=lambda it: f"{it.game.name}: {it.title}")
def test_as_many_sequences_of_choices_as_ever(position: Position) -> None:
    depths = range(1, len(position.counts) + 1)
    assert tuple(count(position.state, depth) for depth in depths) == position.counts


def test_every_game_has_golden_numbers() -> None:
    assert {position.game.name for position in POSITIONS} == {game.name for game in GAMES}
