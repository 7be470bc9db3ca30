"""Which voice speaks a language, as engines list them."""

from __future__ import annotations

import pytest

from companion.speech.voices import Voice, candidates

ESPEAK = [
    Voice("gmw/en-029", ("en-029",)),
    Voice("gmw/en", ("en-gb",)),
    Voice("gmw/en-us", ("en-us",)),
    Voice("roa/fr-be", ("fr-be",)),
    Voice("roa/fr", ("fr-fr",)),
    Voice("roa/frp", ("frp",)),
]
SAPI = [Voice("ZIRA", ("en-US",)), Voice("HORTENSE", ("fr-FR",))]
MACOS = [Voice("com.apple.voice.amelie", ("fr_CA",)), Voice("com.apple.voice.thomas", ("fr_FR",))]


@pytest.mark.parametrize(
    ("voices", "lang", "expected"),
    [
        (ESPEAK, "fr", ("roa/fr", "roa/fr-be")),
        (ESPEAK, "en", ("gmw/en", "gmw/en-029", "gmw/en-us")),
        (SAPI, "fr", ("HORTENSE",)),
        (SAPI, "en", ("ZIRA",)),
        (MACOS, "fr", ("com.apple.voice.thomas", "com.apple.voice.amelie")),
        (MACOS, "en", ()),
        ([Voice("nameless", ())], "fr", ()),
    ],
)
def test_home_accent_first_and_never_another_language(
    voices: list[Voice], lang: str, expected: tuple[str, ...]
) -> None:
    assert candidates(voices, lang) == expected
