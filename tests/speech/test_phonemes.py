"""What espeak-ng makes of the words of the catalogue."""

from __future__ import annotations

import subprocess

import pytest
from spoken import needs_voice

from companion.sentences.render import render, signed

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
