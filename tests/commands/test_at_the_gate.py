"""What is answered while a machine is handed over; and names that begin with a vowel in French."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from machines import Machine

from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.sentences.typography import NO_BREAK

pytestmark = pytest.mark.usefixtures("own_home")
GATES = {
    "en": "Pass the machine to Ana. Ana, press Enter.",
    "fr": "Passez l'appareil à Ana. Ana, appuyez sur Entrée.",
}


def begun(lang: str) -> Machine:
    machine = Machine(ODIN, ("", ""), lang=lang, seed="11")
    machine.begin()
    return machine


@pytest.mark.parametrize(
    ("lang", "asks", "told"),
    [
        ("en", "help", "For the rules: rules. For all words: help all. To leave: quit."),
        (
            "fr",
            "aide",
            "Pour les règles : règles. Pour tous les mots : aide tout. Pour partir : quitter.",
        ),
    ],
)
def test_help_at_the_gate_promises_no_move_and_ends_with_what_is_to_be_done(
    lang: str, asks: str, told: str
) -> None:
    machine = begun(lang)
    assert [line.replace(NO_BREAK, " ") for line in machine.type(asks)] == [told, GATES[lang]]
    assert machine.play.gate == 0
    machine.type("")
    behind = " ".join(machine.type(asks))
    assert ("conseil en propose un" if lang == "fr" else "hint") in behind


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_plays_is_told_at_the_gate_without_the_question_behind_it(lang: str) -> None:
    assert begun(lang).type("who" if lang == "en" else "qui")[-1] == GATES[lang]


def test_a_choice_that_is_not_ones_own_is_told_without_an_elision() -> None:
    machine = begun("fr")
    machine.type("", "1", "")
    refused = machine.type("annuler")[0]
    assert refused == "Ce choix appartient à Ana, qui a passé l'appareil."


def test_what_another_person_takes_back_is_told_without_an_elision() -> None:
    machine = Machine(PIXIES, ("", "", ""), lang="fr", seed="11")
    machine.begin()
    machine.type("1")
    assert machine.type("annuler")[0].startswith("Pour Bo, le dernier choix est annulé.")


def test_no_french_sentence_needs_an_elision_before_the_name_of_a_player() -> None:
    folder = resources.files("companion.sentences") / "catalogue" / "fr"
    source = " ".join(path.read_text(encoding="utf-8") for path in folder.iterdir())
    assert "{ $who }" in source
    assert re.findall(r"\b(?:de|que|si) \{ ?\$(?:who|seat|name|turn)\b", source) == []
