"""A message for the ear and for the eye: capitals, and the spaces of French typography."""

from __future__ import annotations

import textwrap

import pytest

from companion.commands.frame import wrapped
from companion.sentences.lists import joined
from companion.sentences.render import LANGUAGES, Wording, render
from companion.sentences.typography import NO_BREAK

BLUE = Wording("blue 5 with 2 crosses", "blue 5 \N{MINUS SIGN}2")


def test_a_sentence_begins_with_a_capital_whatever_card_opens_it() -> None:
    shown = render("en", "why-in_display", card=BLUE)
    assert shown.text.startswith("Blue 5 \N{MINUS SIGN}2 is turned up")
    assert render("en", "say-game-first", title="Pixies", card=BLUE).text.startswith("Pixies. Blue")


def test_a_part_of_a_sentence_keeps_its_small_letter() -> None:
    assert render("en", "pixies-place-validated", card=BLUE).text.startswith("blue")
    assert "takes blue 5" in render("en", "pixies-card-taken", who="Ana", card=BLUE).text


def test_what_somebody_typed_keeps_its_letters() -> None:
    assert render("en", "error-is-folder", path="kit").text.startswith("kit is a folder")
    assert render("en", "pixies-ask-take", who="ana").text.startswith("ana")


def test_french_signs_stick_to_the_word_before_them_on_the_screen_only() -> None:
    asked = render("fr", "pixies-ask-start", list=Wording.same("1, Ana."))
    assert asked == Wording("Qui commence ? 1, Ana.", f"Qui commence{NO_BREAK}? 1, Ana.")
    quoted = render("fr", "error-option-form", setting="x").text
    assert f"«{NO_BREAK}x{NO_BREAK}" in quoted
    row = render("fr", "pixies-area-row", row=1, list=joined([Wording.same("vide")] * 3, "; "))
    assert row.text == f"Rangée 1{NO_BREAK}: vide{NO_BREAK}; vide{NO_BREAK}; vide."
    assert NO_BREAK not in row.speech


def test_english_has_no_space_before_its_signs() -> None:
    asked = render("en", "pixies-ask-start", list=Wording.same("1, Ana."))
    assert asked == Wording.same("Who starts? 1, Ana.")


def test_what_was_typed_after_a_space_is_not_torn_from_its_sign() -> None:
    assert "ligne !plug" in render("fr", "error-recording-unplugged", path="x", line=3).text


@pytest.mark.parametrize("width", range(10, 30))
def test_no_line_begins_with_a_sign(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setattr("companion.commands.frame.width", lambda: width)
    text = render("fr", "pixies-ask-recount", who="Ana").text
    lines = wrapped(text).splitlines()
    assert not [line for line in lines if line.lstrip(NO_BREAK)[0] in ":;!?"]
    assert " ".join(lines) == text
    assert len(lines) >= len(textwrap.wrap(text, 2 * width))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_voice_hears_no_typographic_space(lang: str) -> None:
    spoken = render(lang, "why-not_displayed", card=BLUE, display=joined([BLUE, BLUE], "; "))
    assert NO_BREAK not in spoken.speech


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_endless_word_is_said_back_by_its_beginning(lang: str) -> None:
    said = render(lang, "why-not_understood", part="a" * 3000)
    assert "a" * 40 in said.speech
    assert len(said.speech) < 200
    assert "a…" in said.text


def test_a_long_path_is_said_whole() -> None:
    path = "/" + "/".join(["a folder of the library"] * 12)
    assert path in render("en", "demo-listen", path=path).text


def test_what_cannot_be_printed_is_not_said() -> None:
    assert render("en", "why-not_understood", part="a\x1b\x00b").speech.count("ab") == 1
