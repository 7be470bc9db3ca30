"""The vocabulary of a language, read from its data file."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from companion.sentences.render import LANGUAGES


def plain(text: str) -> str:
    """Lower case without accents, so that `repete` is as good as `répète`."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c)).replace("’", "'")


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words of one language in plain form -> codes."""

    letters: Mapping[str, str]
    words: Mapping[str, str]
    spelling: Mapping[str, str]
    """Words in plain form whose beginning is enough -> as they are written."""
    fillers: frozenset[str]
    symbols: Mapping[str, str]
    colours: Mapping[str, str]
    numbers: Mapping[str, int]
    """Number words, 0 to 20."""
    rows: tuple[str, ...] = ()
    """How the row of a grid is called, before its number; none where places are not told so."""
    columns: tuple[str, ...] = ()
    width: int = 0
    """Places in a row."""
    places: tuple[str, ...] = ()
    """How a place of a grid is called, before its number."""


@cache
def vocabulary(lang: str, game: str) -> Vocabulary:
    """Read `LANG.toml`, the words of every table, and `games/GAME.LANG.toml`, those of a game.

    A letter of the game goes before the same letter of the table. Raises ValueError when a word
    has two meanings.
    """
    table, own = _read(f"{lang}.toml"), _read("games", f"{game}.{lang}.toml")
    begun = _joined(table["words"], own.get("words", {}))
    grid = own.get("grid", {})
    return Vocabulary(
        {**table["letters"], **own.get("letters", {})},
        _turned(_joined(_joined(table["words_in_full"], own.get("words_in_full", {})), begun)),
        {plain(word): word for spelled in begun.values() for word in spelled},
        frozenset(
            map(plain, [*table["fillers"]["words"], *own.get("fillers", {}).get("words", [])])
        ),
        _turned(_joined(table["symbols"], own.get("symbols", {}))),
        own.get("colours", {}),
        {plain(word): number for word, number in table["numbers"].items()},
        tuple(map(plain, grid.get("rows", ()))),
        tuple(map(plain, grid.get("columns", ()))),
        grid.get("width", 0),
        tuple(map(plain, grid.get("places", ()))),
    )


def is_command_word(word: str, game: str) -> bool:
    """Whether a word, letter or number word means something already in any language.

    Then it is no good name for a player.
    """
    meant = plain(word)
    known = [vocabulary(lang, game) for lang in LANGUAGES]
    return any(
        meant in words.words or meant in words.letters or meant in words.numbers for words in known
    )


def _read(*path: str) -> dict[str, Any]:
    source = resources.files("companion.sentences.lexicon").joinpath(*path)
    return tomllib.loads(source.read_text(encoding="utf-8"))


def _joined(table: Mapping[str, list[str]], own: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The words of the table and of the game, code by code."""
    return {code: [*table.get(code, ()), *own.get(code, ())] for code in {**table, **own}}


def _turned(meanings: Mapping[str, list[str]]) -> dict[str, str]:
    turned: dict[str, str] = {}
    for code, words in meanings.items():
        for word in map(plain, words):
            if turned.setdefault(word, code) != code:
                raise ValueError(f"{word!r} means {turned[word]} and {code}")
    return turned
