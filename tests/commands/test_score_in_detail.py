"""`score details`: a player can check the points by ear, and nothing is announced that is empty."""

from __future__ import annotations

import random
import re

import pytest
from machines import Machine

from companion.games.pixies import PIXIES
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.typography import NO_BREAK

pytestmark = pytest.mark.usefixtures("own_home")


@pytest.mark.parametrize(
    ("lang", "nothing"),
    [
        ("en", ["Area of Ana: no points yet.", "Area of Bo: no points yet."]),
        ("fr", ["Chez Ana : aucun point pour l'instant.", "Chez Bo : aucun point pour l'instant."]),
    ],
)
def test_an_area_without_cards_is_said_to_have_no_points(lang: str, nothing: list[str]) -> None:
    machine = Machine(PIXIES, ("", ""), seed="6", lang=lang)
    machine.begin()
    told = machine.type({"en": "score details", "fr": "score détaillé"}[lang])
    assert [line.replace(NO_BREAK, " ") for line in told[-2:]] == nothing


def test_the_points_of_each_stock_of_yellowstone_add_up_to_where_the_marker_stands() -> None:
    """The marker before, less the cells filled, more the penalties, from the second count on."""
    checked = 0
    for seed in range(1, 5):
        machine, dice = Machine(YELLOWSTONE, ("", "easy"), seed=str(seed)), random.Random(seed)
        machine.begin()
        counts = 0
        while not machine.over and counts < 3:
            machine.type(machine.some_move(dice))
            done = len(YELLOWSTONE.rounds(machine.state))
            if done == counts:
                continue
            counts = done
            told = " ".join([*machine.type("score details"), *machine.type("more")])
            for seat in told.replace("\N{MINUS SIGN}", "-").split("marker on ")[1:]:
                marker, *points = map(int, re.findall(r"-?\d+(?= point)|^\d+", seat))
                assert sum(points) == marker, told
                checked += counts > 1
    assert checked
