"""Whatever wrong thing is said at a table, the refusal has a known code, the facts that belong to
it, and a sentence. Checked with bad moves of every kind, for each game that is installed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
from bad_moves import refusals
from random_play import GAMES, NAMES

from companion.games.game import Game, Move, Reason
from companion.games.notation import UNSEEN_VERB
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES

FACTS: dict[str, dict[str, list[str]]] = tomllib.loads(
    Path(__file__).with_name("reasons.toml").read_text(encoding="utf-8")
)
"""Game -> reason code -> names of its facts."""
QUOTED = {"no_such_card", "no_such_seat", "no_such_count", "no_such_bonus", "no_such_place"}
"""Codes whose fact repeats the very word that makes no sense."""


class Refusals(NamedTuple):
    """What was refused at the tables of a game with so many players."""

    game: Game
    seats: int
    found: list[tuple[Move, Reason]]


@pytest.fixture(
    scope="module",
    params=[(game, seats) for game in GAMES for seats in (2, 3)],
    ids=lambda table: f"{table[0].name}-{table[1]}",
)
def refused(request: pytest.FixtureRequest) -> Refusals:
    game, seats = request.param
    return Refusals(game, seats, list(refusals(game, seats)))


def test_a_refusal_has_a_known_code_and_the_facts_that_belong_to_it(refused: Refusals) -> None:
    known = FACTS[refused.game.name]
    for move, reason in refused.found:
        assert reason.code in known, (move, reason)
        assert set(reason.facts) == set(known[reason.code]), (move, reason)


def test_the_facts_of_a_refusal_are_such_as_its_game_has(refused: Refusals) -> None:
    for move, reason in refused.found:
        for name, value in reason.facts.items():
            quoted = reason.code in QUOTED
            fits = quoted or makes_sense(name, value, refused.game, refused.seats)
            assert fits, (move, reason)


def makes_sense(name: str, value: object, game: Game, seats: int) -> bool:
    """Whether a fact is of the kind that its name says."""
    match name:
        case "seat" | "turn":
            return value in range(seats)
        case "who":
            return isinstance(value, tuple) and bool(value) and set(value) <= set(range(seats))
        case "card" | "new" | "old":
            return value in game.deck.faces
        case "cards" | "display" if isinstance(value, tuple):
            return set(value) <= {*game.deck.faces, "?"}
        case "verb":
            return value in {*game.grammar, UNSEEN_VERB}
        case "phase":
            return isinstance(value, str) and value.isascii() and value.islower()
        case "free" | "columns":
            return isinstance(value, tuple) and all(isinstance(place, int) for place in value)
        case _:
            return isinstance(value, int)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_said(refused: Refusals, lang: str) -> None:
    narrator = Narrator(Speech(lang, refused.game.deck, NAMES[: refused.seats]))
    for reason in different(refused):
        said = narrator.reason(reason)
        assert said.speech.endswith((".", "?")), reason
        assert "{" not in said.speech, reason


def different(refused: Refusals) -> list[Reason]:
    """One refusal for each code, and for each moment at which the code says something else."""
    found: dict[tuple[str, object, object], Reason] = {}
    for _, reason in refused.found:
        found[reason.code, reason.facts.get("phase"), reason.facts.get("verb")] = reason
    return list(found.values())
