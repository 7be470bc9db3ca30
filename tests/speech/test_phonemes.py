"""What espeak-ng makes of the words of the catalogue."""

from __future__ import annotations

import subprocess

import pytest
from spoken import needs_voice

from companion.sentences.render import Wording, render, signed

pytestmark = needs_voice


def phonemes(text: str, lang: str) -> str:
    command = ["espeak-ng", "-q", "-v", lang, "--ipa", "--", text]
    heard = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    return "".join(sound for sound in heard if sound not in "ˈˌ -\n")


@pytest.mark.parametrize(
    ("lang", "points", "in_words"),
    [
        ("fr", -3, "moins trois points"),
        ("fr", -17, "moins dix-sept points"),
        ("fr", -1, "moins un point"),
        ("fr", 0, "zéro point"),
        ("fr", 1, "un point"),
        ("fr", 71, "soixante et onze points"),
        ("en", -3, "minus three points"),
        ("en", -1, "minus one point"),
        ("en", 0, "zero points"),
        ("en", 12, "twelve points"),
    ],
)
def test_points_sound_like_their_words(lang: str, points: int, in_words: str) -> None:
    said = render(lang, "points", n=points).speech
    assert phonemes(said, lang) == phonemes(in_words, lang)


def test_a_french_score_keeps_its_sign() -> None:
    assert phonemes(signed(-3, "fr").speech, "fr") == phonemes("moins trois", "fr")


def test_gender_is_heard() -> None:
    assert phonemes("une carte", "fr") != phonemes("1 carte", "fr")


@pytest.mark.parametrize(
    ("number", "in_words"),
    [
        (1, "une"),
        (2, "deux"),
        (21, "vingt et une"),
        (31, "trente et une"),
        (61, "soixante et une"),
        (71, "soixante et onze"),
        (101, "cent une"),
        (121, "cent vingt et une"),
        (150, "cent cinquante"),
    ],
)
def test_a_number_of_cards_is_heard_in_the_feminine(number: int, in_words: str) -> None:
    said = render("fr", "hand-count", n=number).speech
    noun = "carte" if number == 1 else "cartes"
    assert phonemes(said, "fr") == phonemes(f"{in_words} {noun}", "fr")


UNITS = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six"),
    *("sept", "huit", "neuf", "dix", "onze", "douze"),
)


@pytest.mark.parametrize("number", range(-12, 13))
def test_every_card_of_skyjo_sounds_like_its_words(number: int) -> None:
    """The numbers of that deck are all that some sentences consist of."""
    sign = "moins " if number < 0 else ""
    assert phonemes(signed(number, "fr").speech, "fr") == phonemes(sign + UNITS[abs(number)], "fr")


@pytest.mark.parametrize(
    ("lang", "message", "facts", "in_words"),
    [
        ("fr", "skyjo-place", {"place": 3}, "Place trois : cachée."),
        ("en", "skyjo-place", {"place": 3}, "Place three: cachée."),
        ("fr", "pixies-card-shown", {"number": 2, "of": 3}, "Carte deux sur trois : cachée."),
        ("en", "pixies-card-shown", {"number": 2, "of": 3}, "Card two of three: cachée."),
        ("fr", "numdraft-where-last", {"turn": 7}, "Dernier tour, numéro sept, mené par cachée."),
    ],
)
def test_a_number_with_its_noun_is_heard_as_a_number(
    lang: str, message: str, facts: dict[str, int], in_words: str
) -> None:
    """No ordinal, no sign and no `n°` stands between a number and what it counts."""
    hidden = Wording.same("cachée")
    said = render(lang, message, what=hidden, card=hidden, who=hidden, **facts).speech
    assert phonemes(said, lang) == phonemes(in_words, lang)
