"""The program and a slow second reading of Num Draft agree on every move and every point."""

from __future__ import annotations

import os
import random

import pytest
from oracles.numdraft import CARDS, DEFAULTS, Table, best, field_of

from companion.games.game import Move, Over, State
from companion.games.notation import move_text, parse_move
from companion.games.numdraft import NUM_DRAFT, count_layouts
from companion.games.numdraft.readings import SCORING

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]
POSITIONS = int(os.environ.get("COMPANION_POSITIONS", "800"))
"""Pools compared for each mode and each kind of deck; a release compares 2500."""
COMBINATIONS = int(os.environ.get("COMPANION_COMBINATIONS", "1500"))
"""The most choices of wild cards that are enumerated for one pool; a release tries 50000."""
SCORED = {option.name: option.values for option in SCORING}


def test_the_deck_is_the_printed_one() -> None:
    assert list(NUM_DRAFT.deck.faces) == CARDS
    assert len(CARDS) == 104


def test_the_readings_have_the_defaults_of_the_rules() -> None:
    assert {option.name: option.default for option in SCORING} == DEFAULTS


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", NUM_DRAFT.seats)
def test_every_move_of_a_random_game(seats: int, seed: int) -> None:
    names, chance = NAMES[:seats], random.Random(f"{seats} {seed}")
    options = {option.name: chance.choice(option.values) for option in NUM_DRAFT.options}
    announcing = chance.choice([0, 0, 0.02, 0.1])
    table = Table(
        names,
        options["give"] == "any",
        options["num_draft_end"] == "instead",
        options["cards"] == "104",
    )
    state: State = NUM_DRAFT.new(seats, options)
    while table.step != "over":
        lines = [move_text(move, names, NUM_DRAFT) for move in state.moves()]
        assert len(lines) == len(set(lines))
        assert set(lines) == table.legal()
        can_announce = state.why_not(Move(0, "announce")) is None
        assert can_announce == table.may_announce()
        line = chance.choice(lines)
        if can_announce and chance.random() < announcing:
            line = f"{chance.choice(names)} announce"
        table.play(line)
        state = state.after(parse_move(line, names, NUM_DRAFT)).state
    over = state.awaits
    assert isinstance(over, Over)
    assert over.totals == table.scores(**{name: options[name] for name in SCORED})
    assert over.winners == tuple(
        seat for seat, total in enumerate(over.totals) if total == max(over.totals)
    )


def random_grids(chance: random.Random, *, wild: bool) -> list[str]:
    """Grids of one to five players: crowded or nearly empty, of many cards or of few."""
    seats, small = chance.randint(1, 5), chance.random() < 0.5
    values = range(chance.choice([2, 4, 13]) if small else 17)
    cards = [card for card in CARDS[:78] + CARDS[80:] if int(card[1:]) in values]
    if wild:
        cards += ["JK1", "JK2"] * 2 + [card for card in cards if card[0] in "AS"] * 2
    chance.shuffle(cards)
    cards = list(dict.fromkeys(cards))
    crowded = chance.random()
    tokens = [
        cards.pop() if cards and chance.random() < crowded else chance.choice("?.")
        for _ in range(9 * seats)
    ]
    return [" ".join(tokens[9 * seat : 9 * seat + 9]) for seat in range(seats)]


def affordable(field: dict[tuple[int, int], str]) -> bool:
    """Whether full enumeration ends soon."""
    outside = sum(card[0] == "A" and column in (0, 4) for (_, column), card in field.items())
    jokers = sum(card[0] == "J" for card in field.values())
    return 7**outside * 20**jokers <= COMBINATIONS


@pytest.mark.parametrize("mode", ["classic", "discovery"])
@pytest.mark.parametrize("wild", [True, False])
def test_every_point_of_many_random_grids(mode: str, wild: bool) -> None:
    chance = random.Random(f"{mode} {wild}")
    compared = 0
    while compared < POSITIONS:
        options = {name: chance.choice(values) for name, values in SCORED.items()}
        options = {**(DEFAULTS if chance.random() < 0.5 else options), "mode": mode}
        layouts = random_grids(chance, wild=wild)
        sheets = count_layouts(layouts, options)
        for seat, sheet in enumerate(sheets):
            field = field_of(layouts, seat)
            if affordable(field):
                compared += 1
                assert sheet.total == best(field, **options), (layouts, seat, options)
                assert sheet.total == sum(line.points for line in sheet.lines)
