"""Which voice of an engine speaks a language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

_HOME_REGION = {"fr": "fr-fr", "en": "en-gb"}


@dataclass(frozen=True, slots=True)
class Voice:
    """A voice as the engine lists it."""

    id: str
    languages: tuple[str, ...]
    """Language tags as the engine writes them: `fr-fr`, `fr_FR`, `fr-FR`."""


def normal_language(tag: str) -> str:
    """A language tag in one writing: lower case, hyphens.

    >>> normal_language("fr_FR")
    'fr-fr'
    """
    return tag.lower().replace("_", "-")


def candidates(voices: Iterable[Voice], lang: str) -> tuple[str, ...]:
    """The ids of the voices that speak a language, the plainest accent first."""
    ranked = sorted(
        (_distance(voice, lang), position, voice.id) for position, voice in enumerate(voices)
    )
    return tuple(voice_id for distance, _, voice_id in ranked if distance < _STRANGER)


_STRANGER = 3


def _distance(voice: Voice, lang: str) -> int:
    """0 for the language itself, 1 for its home region, 2 for another region, else 3."""
    tags = [normal_language(tag) for tag in voice.languages]
    if lang in tags:
        return 0
    if _HOME_REGION.get(lang) in tags:
        return 1
    return 2 if any(tag.startswith(f"{lang}-") for tag in tags) else _STRANGER
