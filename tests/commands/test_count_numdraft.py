"""companion count numdraft: grids in seat order, one pool, and grids read at a table."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

import pytest

Companion = Callable[..., subprocess.CompletedProcess[str]]

POOL = "R9 | R0 R1 R2 | Y9 / B10 | R3 R4 R5 | Y10 / G11 | G6 G7 G8 | A12"


def counted(companion: Companion, *words: str) -> dict[str, dict[str, object]]:
    done = companion("count", "numdraft", *words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    scores: dict[str, dict[str, object]] = json.loads(done.stdout)["scores"]
    return scores


def test_a_pool_is_counted_with_its_neighbours(companion: Companion) -> None:
    score = counted(companion, POOL)[""]
    assert score["total"] == 27
    assert score["lines"] == [
        {"reason": "colour", "points": 14, "cards": ["R9", "R0", "R1", "R2", "R3", "R4", "R5"]},
        {"reason": "colour", "points": 10, "cards": ["G11", "G6", "G7", "G8", "A12"]},
        {"reason": "bonus", "points": 3, "cards": ["R9", "G11", "A12"]},
    ]


def test_a_joker_and_three_sevens(companion: Companion) -> None:
    layout = "R7 ? ? / ? G7 ? / B7 ? JK1"
    assert counted(companion, "--mode", "discovery", layout)[""]["total"] == 12
    assert counted(companion, "--mode", "classic", layout)[""]["total"] == 0


def test_the_order_of_the_grids_is_that_of_the_seats(companion: Companion) -> None:
    ana, bo, cy = "Ana: ? ? ? / ? ? ? / R1 ? ?", "Bo: ? ? R2 / ? ? ? / ? ? R3", "Cy:" + " ?" * 9
    scores = counted(companion, ana, bo, cy)
    assert {name: score["total"] for name, score in scores.items()} == {"Ana": 5, "Bo": 5, "Cy": 0}
    scores = counted(companion, ana, cy, bo)
    assert {name: score["total"] for name, score in scores.items()} == {"Ana": 0, "Cy": 0, "Bo": 0}


def test_two_opponents_share_both_outer_columns(companion: Companion) -> None:
    scores = counted(companion, "Ana: R1 ? R2 ? ? ? ? ? ?", "Bo: R3 ? R4 ? ? ? ? ? ?")
    assert [score["total"] for score in scores.values()] == [10, 10]


def test_another_reading_is_an_option(companion: Companion) -> None:
    layout = "JK1 JK2 ? ? ? ? ? ? ?"
    assert counted(companion, layout)[""]["total"] == 0
    assert counted(companion, "--option", "jokers_alone=yes", layout)[""]["total"] == 6


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "In all: 27 points.",
                "Red, 7 cards: 14 points.",
                "Green, 5 cards, including rainbow 12: 10 points.",
                "Bonus for cards of the neighbours, red 9, green 11 and rainbow 12: 3 points.",
            ],
        ),
        (
            "fr",
            [
                "En tout : 27 points.",
                "Rouge, 7 cartes : 14 points.",
                "Vert, 5 cartes, dont le 12 arc-en-ciel : 10 points.",
                "Bonus pour les cartes voisines, 9 rouge, 11 vert et 12 arc-en-ciel : 3 points.",
            ],
        ),
    ],
)
def test_every_group_is_explained(companion: Companion, lang: str, lines: list[str]) -> None:
    done = companion("count", "numdraft", "--lang", lang, "--width", "200", POOL)
    assert done.stdout.splitlines() == lines


@pytest.mark.parametrize(
    ("layouts", "said"),
    [
        (["R1 R2 R3"], "A grid has 9 places; here are 3."),
        (["R1 | R2"], "Three rows are needed"),
        (["Ana: R1 ? ? ? ? ? ? ? ?", "Bo: R1 ? ? ? ? ? ? ? ?"], "Red 1"),
        (["R17 ? ? ? ? ? ? ? ?"], "there is no such card"),
    ],
)
def test_a_layout_that_cannot_be_is_explained(
    companion: Companion, layouts: list[str], said: str
) -> None:
    done = companion("count", "numdraft", "--lang", "en", "--width", "200", *layouts)
    assert done.returncode == 2
    assert said in done.stderr


def test_grids_with_and_without_a_name_do_not_go_together(companion: Companion) -> None:
    done = companion("count", "numdraft", "Ana: R1" + " ." * 8, "R2" + " ." * 8, "--json")
    assert (done.returncode, json.loads(done.stdout)["error"]["code"]) == (2, "count-names")
