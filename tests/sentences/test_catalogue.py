"""The catalogue as a whole: both languages say the same things with the same facts."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from companion.sentences.render import LANGUAGES, message_ids

NAMES_OF_LANGUAGES = re.compile(r"fr for French|en pour l'anglais|--\w+")
ENGLISH = re.compile(r"\b(the|with|and|your|you|is|are|of|from|write|type a|card|again)\b", re.I)
FRENCH = re.compile(r"\b(le|la|les|des|une|vous|votre|avec|pour|est|sont|carte|encore)\b", re.I)
FOREIGN = {"fr": ENGLISH, "en": FRENCH}


def facts_of(lang: str) -> dict[str, set[str]]:
    """Message id -> the facts it names; `$n` and `$n_said` are one."""
    facts: dict[str, set[str]] = {}
    folder = files("companion.sentences") / "catalogue" / lang
    for source in folder.iterdir():
        message = ""
        for line in source.read_text(encoding="utf-8").splitlines():
            if begins := re.match(r"([a-zA-Z][\w-]*) *=", line):
                message = begins[1]
                facts[message] = set()
            if message and not line.startswith("#"):
                named = re.findall(r"\$(\w+)", line)
                facts[message] |= {name.removesuffix("_said") for name in named}
    return facts


def written(lang: str) -> list[str]:
    folder = files("companion.sentences") / "catalogue" / lang
    lines = []
    for source in folder.iterdir():
        for line in source.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                text = re.sub(r"^[a-zA-Z][\w-]* *=|{[^}]*}?|^ *\*?\[\w+\]|^ *\.text", "", line)
                lines.append(NAMES_OF_LANGUAGES.sub("", text))
    return lines


def test_both_languages_have_the_same_messages() -> None:
    assert message_ids("fr") ^ message_ids("en") == frozenset()


def test_both_languages_give_the_same_facts() -> None:
    french, english = facts_of("fr"), facts_of("en")
    assert {message for message in french if french[message] != english[message]} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_other_language_is_left(lang: str) -> None:
    assert [line for line in written(lang) if FOREIGN[lang].search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_typographic_space_reaches_the_voice(lang: str) -> None:
    assert [line for line in written(lang) if re.search("[\u00a0\u202f\u2009]", line)] == []
