"""Every word that is said or shown is spelt right, or stands in a short list of others."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from companion.sentences.render import LANGUAGES
from companion.sentences.rulebook import sections

DICTIONARIES = {"fr": "fr_FR", "en": "en_GB"}
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
ELIDED = re.compile(r"^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)['’]", re.IGNORECASE)
TYPED = re.compile(r"companion \w[\w -]*|--\w[\w-]*(?:[ =]\S+)?")
"""A command line, which is the same in every language."""
TEXTS = files("companion.sentences")


def unknown_to_the_dictionary(lang: str, words: Iterable[str]) -> set[str]:
    hunspell = shutil.which("hunspell")
    if hunspell is None:
        pytest.skip("no spelling is looked at: install hunspell, hunspell-fr and hunspell-en-gb")
    command = [hunspell, "-i", "utf-8", "-d", DICTIONARIES[lang], "-l"]
    listed = subprocess.run(
        command, input="\n".join(words), capture_output=True, encoding="utf-8", check=False
    )
    if listed.returncode != 0:
        pytest.skip(f"no spelling is looked at: {listed.stderr.strip()}")
    return set(listed.stdout.split())


@cache
def other_words() -> frozenset[str]:
    lines = (Path(__file__).parent / "spelling_words.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if line[:1] != "#" for word in line.split())


class Texts(visitor.Visitor):  # type: ignore[misc]
    """The texts that a message is made of."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value)


def catalogue(lang: str) -> Iterator[tuple[str, str]]:
    for source in (TEXTS / "catalogue" / lang).iterdir():
        for entry in FluentResource(source.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                texts = Texts()
                texts.visit(entry)
                yield from ((entry.id.name, text) for text in texts.found)


def rulebook(lang: str) -> Iterator[tuple[str, str]]:
    for source in (TEXTS / "rulebook" / lang).iterdir():
        game = source.name.removesuffix(".toml")
        for section in sections(game, lang) if game != "topics" else ():
            yield from ((game, said.speech) for said in (section.title, *section.lines))


def tutorials(lang: str) -> Iterator[tuple[str, str]]:
    for source in (TEXTS / "tutorials").iterdir():
        if source.name.endswith(".toml"):
            data = tomllib.loads(source.read_text(encoding="utf-8"))
            for part in (data["welcome"], *data["step"]):
                yield from ((source.name, text) for text in part[lang])


def misspelt(lang: str, texts: Iterator[tuple[str, str]]) -> dict[str, str]:
    """Unknown words, and where each stands first."""
    places: dict[str, str] = {}
    for place, text in texts:
        for word in WORD.findall(TYPED.sub("", text)):
            places.setdefault(ELIDED.sub("", word) if lang == "fr" else word, place)
    words = [word for word in places if word.lower() not in other_words()]
    unknown = unknown_to_the_dictionary(lang, words)
    # A word that opens a sentence is looked up without its capital too.
    small = unknown_to_the_dictionary(lang, [word.lower() for word in unknown])
    return {word: places[word] for word in words if word in unknown and word.lower() in small}


@pytest.mark.parametrize("texts", [catalogue, rulebook, tutorials], ids=lambda of: of.__name__)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_misspelt(lang: str, texts: Callable[[str], Iterator[tuple[str, str]]]) -> None:
    assert misspelt(lang, texts(lang)) == {}


@pytest.mark.parametrize(
    ("lang", "text", "wrong"),
    [("fr", "La pioche est vide, mélangé la defausse.", "defausse"), ("en", "Your trun.", "trun")],
)
def test_a_misspelt_word_is_found(lang: str, text: str, wrong: str) -> None:
    assert misspelt(lang, iter([("here", text)])) == {wrong: "here"}
