"""The program and a slow second reading of the rules agree on every move and every point."""

from __future__ import annotations

import random

import pytest
from oracles.pixies import CARDS, Table, score

from companion.games.game import Move, Over, State
from companion.games.notation import move_text, parse_move
from companion.games.pixies import PIXIES, count_layout

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed"]


def test_the_deck_is_the_printed_one() -> None:
    assert sorted(CARDS) == sorted(PIXIES.deck.faces)


def said(state: State, names: list[str]) -> list[str]:
    return [move_text(move, names, PIXIES) for move in state.moves()]


def unread_now_and_then(line: str, chance: random.Random) -> str:
    return "table show ?" if " show " in line and chance.random() < 0.04 else line


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", PIXIES.seats)
def test_every_move_of_a_random_game(seats: int, seed: int) -> None:
    names, chance = NAMES[:seats], random.Random(f"{seats} {seed}")
    table, state = Table(names), PIXIES.new(seats)
    while not table.over:
        lines = said(state, names)
        assert len(lines) == len(set(lines))
        assert set(lines) == table.legal()
        line = unread_now_and_then(chance.choice(lines), chance)
        table.play(line)
        state = state.after(parse_move(line, names, PIXIES)).state
    assert state.scores == tuple(tuple(points[n] for n in names) for points in table.scores)
    totals = table.totals()
    best = max(totals.values())
    winners = tuple(seat for seat, name in enumerate(names) if totals[name] == best)
    assert state.awaits == Over(tuple(totals[name] for name in names), winners)
    assert list(state.moves()) == []
    assert state.why_not(Move(0, "take", ("B5",))) is not None


def random_area(chance: random.Random) -> str:
    """Any area that may lie on a table, crowded or nearly empty, often of few colours."""
    colours = chance.sample("BGYRM", chance.randint(1, 5))
    crowded = chance.random()
    tokens = []
    for place in "123456789":
        fitting = [card for card in CARDS if card[1] == place and card[0] in colours]
        if fitting and chance.random() < crowded:
            tokens.append(chance.choice(fitting) + chance.choice(["", "V"]))
        else:
            tokens.append(chance.choice([".", ".", "H", "?", "?V"]))
    return " ".join(tokens)


@pytest.mark.parametrize("itself", ["yes", "no"])
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_every_point_of_many_random_areas(round_number: int, itself: str) -> None:
    chance = random.Random(f"{round_number} {itself}")
    for _ in range(3000):
        layout = random_area(chance)
        sheet = count_layout(layout, round_number, {"bonus_counts_itself": itself})
        points = score(layout, round_number, bonus_counts_itself=itself == "yes")
        counted = dict.fromkeys(points, 0)
        for line in sheet.lines:
            counted[line.reason] += line.points
        counted["total"] = sheet.total
        assert counted == points, layout
