"""The program and a slow second reading of the rules agree on every move and every point."""

from __future__ import annotations

import random

import pytest
from oracles.skyjo import DECK, PLACES, Table, score_round

from companion.games.game import Over, State
from companion.games.notation import move_text, parse_move
from companion.games.skyjo import SKYJO, count_round

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]


def test_the_deck_is_the_printed_one() -> None:
    cards = [card.face.text for card in SKYJO.deck.cards]
    assert sorted(cards) == sorted(DECK.elements())
    assert sum(map(int, cards)) == 760


def said(state: State, names: list[str]) -> list[str]:
    return [move_text(move, names, SKYJO) for move in state.moves()]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("target", ["50", "100"])
@pytest.mark.parametrize("seats", SKYJO.seats)
def test_every_move_of_a_random_game(seats: int, target: str, seed: int) -> None:
    names, chance = NAMES[:seats], random.Random(f"{seats} {target} {seed}")
    table = Table(names, int(target))
    state: State = SKYJO.new(seats, {"target": target})
    while not table.over:
        lines = said(state, names)
        assert len(lines) == len(set(lines))
        assert set(lines) == table.legal()
        line = chance.choice(lines)
        table.play(line)
        state = state.after(parse_move(line, names, SKYJO)).state
    rounds = [dict(zip(names, score.points, strict=True)) for score in SKYJO.rounds(state)]
    assert rounds == table.rounds
    totals = table.totals()
    best = min(totals.values())
    winners = tuple(seat for seat, name in enumerate(names) if totals[name] == best)
    assert state.awaits == Over(tuple(totals.values()), winners)


def random_grid(chance: random.Random) -> dict[int, str]:
    """A grid as it lies when a round is over; of few values, so that columns are equal often."""
    few = chance.sample(sorted(DECK), chance.randint(1, 4))
    grid = {place: chance.choice(few) for place in PLACES}
    for first in range(1, 5):
        if chance.random() < 0.1:
            grid.update(dict.fromkeys((first, first + 4, first + 8), "."))
    return grid


def test_every_point_of_ten_thousand_random_rounds() -> None:
    chance = random.Random("rounds")
    for _ in range(10_000):
        names = NAMES[: chance.randint(2, 4)]
        grids = {name: random_grid(chance) for name in names}
        ender = chance.choice(names)
        layouts = {name: " ".join(grid.values()) for name, grid in grids.items()}
        sheets = count_round(layouts, ender)
        assert {n: sheet.total for n, sheet in sheets.items()} == score_round(grids, ender)
