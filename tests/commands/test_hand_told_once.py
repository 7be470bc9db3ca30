"""Whose turn it is is never said alone: what may be played is heard, and the hand never twice."""

from __future__ import annotations

import re

import pytest
from machines import Machine

from companion.games.odin import ODIN
from companion.games.odin.state import Odin
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.typography import NO_BREAK

pytestmark = pytest.mark.usefixtures("own_home")
FIRST = {
    "en": "You lay the first card, any one you like.",
    "fr": "À vous de poser la première carte, celle que vous voulez.",
}
TURN = {"en": "Your turn.", "fr": "À vous."}
CHOICE = {
    "en": r"(None fits|All fit|Possible: cards? [1-6, and]+)\.$",
    "fr": r"(Aucune n'entre|Toutes entrent|Possibles? : cartes? [1-6, et]+)\.$",
}


@pytest.mark.parametrize("lang", FIRST)
def test_who_opens_a_round_of_odin_hears_the_hand_once(lang: str) -> None:
    begun = 0
    for seed in range(12):
        machine = Machine(ODIN, ("", "normal"), seed=str(seed), lang=lang)
        shown = machine.begin()
        state = machine.state
        assert isinstance(state, Odin)
        if machine.asked == 0 and not state.middle:
            begun += 1
            assert shown[-1] == FIRST[lang]
            assert " ".join(shown).count(" 9, ") == 1
    assert begun


def test_at_a_shared_machine_each_hears_the_own_hand_once() -> None:
    machine = Machine(ODIN, ("", ""), seed="5")
    machine.begin()
    shown = machine.type("")
    assert shown[-1] == FIRST["en"]
    assert " ".join(shown).count(" 9, ") == 1
    # Who asks for the question again is told all of it.
    assert machine.type("")[-1].startswith(f"{FIRST['en']} Possible: 1, ")


@pytest.mark.parametrize("lang", TURN)
def test_a_brief_turn_of_yellowstone_says_which_cards_fit(lang: str) -> None:
    machine = Machine(YELLOWSTONE, ("", "easy", "normal"), seed="1", lang=lang)
    shown = machine.begin()
    shown = machine.type({"en": "level brief", "fr": "bref"}[lang], "1")
    turns = 0
    for _ in range(60):
        last = shown[-1].replace(NO_BREAK, " ")
        if TURN[lang] in last:
            turns += 1
            assert re.search(CHOICE[lang], last), last
        shown = machine.type("1")
    assert turns > 5
