"""The program and a slow second reading of the rules agree on every move and every marker."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from oracles.yellowstone import CARDS, Table

from companion.games.game import VIRTUAL, Move, Over
from companion.games.notation import move_text, parse_move
from companion.games.yellowstone import YELLOWSTONE, Yellowstone

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed"]


def test_the_deck_is_the_printed_one() -> None:
    assert Counter(CARDS) == Counter(card.face.text for card in YELLOWSTONE.deck.cards)


def said(state: Yellowstone, names: list[str]) -> list[str]:
    return [move_text(move, names, YELLOWSTONE) for move in state.moves()]


def chosen(lines: list[str], chance: random.Random) -> str:
    """Players who rather play a second card fill more cells and empty more hands."""
    others = [line for line in lines if not line.endswith("done")]
    return chance.choice(others if others and chance.random() < 0.8 else lines)


def same_table(state: Yellowstone, table: Table, names: list[str]) -> None:
    assert sorted((card, column) for column, card in state.board) == sorted(table.board)
    for seat, name in enumerate(names):
        assert Counter(state.hands[seat]) == Counter(table.hands[name])
        held = Counter(state.open[seat]) + Counter(state.shut[seat])
        assert held == Counter(table.penalties[name])
        assert state.markers[seat] == table.markers[name]
    assert state.pile == len(table.pile)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seats", YELLOWSTONE.seats)
def test_every_move_of_a_random_game(seats: int, seed: int) -> None:
    names, chance = NAMES[:seats], random.Random(f"{seats} {seed}")
    options = {option.name: option.default for option in YELLOWSTONE.options}
    if seed % 2:
        options = {o.name: chance.choice(o.values) for o in YELLOWSTONE.options}
    table, state = Table(names, options), YELLOWSTONE.new(seats, options, VIRTUAL)
    whole = table.everything()
    while table.asked != "over":
        lines = said(state, names)
        assert len(lines) == len(set(lines))
        assert set(lines) == table.legal()
        line = chosen(lines, chance)
        table.play(line)
        state = state.after(parse_move(line, names, YELLOWSTONE)).state
        same_table(state, table, names)
        assert table.everything() == whole
    winners = tuple(seat for seat, name in enumerate(names) if name in table.winners())
    assert state.awaits == Over(tuple(table.markers.values()), winners)
    assert list(state.moves()) == []
    assert state.why_not(Move(0, "play", ("B5", 4))) is not None


@pytest.mark.parametrize("seed", range(6))
def test_every_other_play_is_refused(seed: int) -> None:
    names, chance = NAMES[:3], random.Random(seed)
    options = {o.name: chance.choice(o.values) for o in YELLOWSTONE.options}
    table, state = Table(names, options), YELLOWSTONE.new(3, options)
    for _ in range(200):
        if table.asked == "over":
            break
        if table.asked == "play":
            legal = table.legal()
            for card in sorted(set(CARDS)):
                for column in range(9):
                    line = f"{table.who} play {card}@{column}"
                    move = parse_move(line, names, YELLOWSTONE)
                    assert (state.why_not(move) is None) == (line in legal), line
        line = chosen(said(state, names), chance)
        table.play(line)
        state = state.after(parse_move(line, names, YELLOWSTONE)).state
