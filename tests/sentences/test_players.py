"""Names and `you`: whom a sentence is about, and how it says so."""

from __future__ import annotations

import pytest

from companion.cards import load_deck
from companion.games.game import TABLE, Reason
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES, Level, Wording, render

NAMES = ("Ana", "Bo", "Cy")


def speech(lang: str, you: int | None, level: Level = Level.NORMAL) -> Speech:
    return Speech(lang, load_deck("skyjo"), NAMES, you, level)


def drawn(lang: str, seat: int, you: int | None) -> Wording:
    told = speech(lang, you)
    return told.say("skyjo-card-drawn", who=told.name(seat), card=told.card("-2"), n=40)


def test_you_draw_and_others_draw() -> None:
    assert drawn("fr", 0, 0) == Wording("Vous piochez moins 2.", "Vous piochez −2.")
    assert drawn("fr", 1, 0).speech == "Bo pioche moins 2."
    assert drawn("fr", 0, None).speech == "Ana pioche moins 2."
    assert drawn("en", 0, 0).speech == "You draw minus 2."
    assert drawn("en", 2, 0).speech == "Cy draws minus 2."


def test_the_table_has_no_name() -> None:
    for you in (None, 0):
        assert speech("en", you).name(TABLE) == ""


@pytest.mark.parametrize(("lang", "said"), [("fr", "1, Ana. 2, vous. 3, Cy."), ("en", "2, you.")])
def test_you_stand_in_a_list_to_choose_from(lang: str, said: str) -> None:
    assert said in speech(lang, 1).seats_to_choose((0, 1, 2)).speech


def test_together_with_others_you_come_last() -> None:
    french, english = speech("fr", 0), speech("en", 0)
    won = french.say("skyjo-game-ended-shared", who=french.seats((0, 2)), points=french.points(40))
    assert won.speech == "Partie terminée. Cy et vous gagnez ensemble avec 40 points."
    assert english.seats((0, 1, 2)).speech == "Bo, Cy and you"
    assert english.seats((1, 2)).speech == "Bo and Cy"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_you_in_either_place(lang: str) -> None:
    def why(seat: int, turn: int) -> str:
        reason = Reason("not_your_turn", {"seat": seat, "turn": turn})
        return Narrator(speech(lang, 0)).reason(reason).speech

    said = {
        "fr": ("Ce n'est pas à vous. C'est à Bo.", "Ce n'est pas à Bo. C'est à vous."),
        "en": (
            "It is not your turn. It is Bo's turn.",
            "It is not Bo's turn. It is your turn.",
        ),
    }
    assert (why(0, 1), why(1, 0)) == said[lang]


def test_brief_leaves_out_reasons_and_detailed_adds_them() -> None:
    points = Wording.same("12 points")
    assert render("fr", "skyjo-line-nothing-left", Level.BRIEF, points=points) == Wording("", "")
    assert render("fr", "skyjo-line-nothing-left", points=points).speech != ""
    said = [
        render("en", "skyjo-card-drawn", level, who="Bo", card=Wording.same("5"), n=3).speech
        for level in (Level.NORMAL, Level.DETAILED)
    ]
    assert said == ["Bo draws 5.", "Bo draws 5. Pile: 3 cards."]


@pytest.mark.parametrize("level", Level)
def test_a_message_without_a_form_says_its_value(level: Level) -> None:
    assert render("fr", "skyjo-discard-empty", level).speech == "La défausse est vide."
