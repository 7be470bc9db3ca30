"""companion games and companion deck."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

import pytest

from companion.cards import DECK_NAMES, load_deck

Companion = Callable[..., subprocess.CompletedProcess[str]]


def test_games_tells_players_and_cards(companion: Companion) -> None:
    lines = companion("games", "--lang", "fr", "--width", "200").stdout.splitlines()
    assert len(lines) == 5
    assert lines[0] == "Pixies, nom à taper pixies : 70 cartes, 2 à 5 joueurs, règles présentes."


def test_games_for_programs(companion: Companion) -> None:
    games = json.loads(companion("games", "--json").stdout)
    assert [(game["game"], game["cards"]) for game in games] == [
        ("pixies", 70),
        ("yellowstone", 56),
        ("numdraft", 104),
        ("odin", 54),
        ("skyjo", 150),
    ]
    assert games[0]["players"] == [2, 5]
    assert all((game["players"] is not None) == game["rules"] for game in games)


@pytest.mark.parametrize("name", DECK_NAMES)
def test_deck_lists_every_card_once_in_the_order_of_ids(companion: Companion, name: str) -> None:
    deck = load_deck(name)
    lines = companion("deck", name, "--width", "200", "--lang", "en").stdout.splitlines()
    ids = [card.id for card in deck.cards]
    assert [line.split(",")[0] for line in lines[: len(ids)]] == ids
    assert lines[-1].endswith(f"{len(ids)} cards.")


def test_deck_says_each_card_in_words(companion: Companion) -> None:
    lines = companion("deck", "pixies", "--lang", "fr").stdout.splitlines()
    assert lines[0] == "PX0013, B1+6 : 1 bleu avec 6 spirales."
    assert "bleu : 16 cartes, 16 spirales, 16 croix, 2 bonus." in lines
    assert "multicolore : 6 cartes, 0 spirale, 3 croix, 0 bonus." in lines


def test_deck_numbers_the_copies(companion: Companion) -> None:
    lines = companion("deck", "skyjo", "--lang", "en").stdout.splitlines()
    assert lines[0] == "SK0014, -2: minus 2, copy 1 of 5."
    assert lines[-2] == "Sum of the values: 760."


@pytest.mark.parametrize("title", ["Num Draft", "numdraft", "NUM DRAFT"])
def test_a_deck_answers_to_its_name_and_its_title(companion: Companion, title: str) -> None:
    deck = json.loads(companion("deck", title, "--json").stdout)
    assert (deck["game"], deck["total"]) == ("numdraft", 104)


def test_deck_for_programs(companion: Companion) -> None:
    deck = json.loads(companion("deck", "yellowstone", "--json", "--lang", "fr").stdout)
    assert deck["cards"][1] == {
        "id": load_deck("yellowstone").cards[1].id,
        "face": "B1",
        "words": "1 bleu",
        "copy": 2,
        "copies": 2,
    }
    assert [(family["family"], family["cards"]) for family in deck["families"]] == [
        ("B", 14),
        ("Y", 14),
        ("G", 14),
        ("R", 14),
    ]
