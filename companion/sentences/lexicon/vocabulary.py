"""The vocabulary of a language, read from its data file."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

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
    """Words in plain form -> as they are written."""
    fillers: frozenset[str]
    symbols: Mapping[str, str]
    colours: Mapping[str, str]


@cache
def vocabulary(lang: str) -> Vocabulary:
    """Read `LANG.toml`. Raises ValueError when a word has two meanings."""
    source = resources.files("companion.sentences.lexicon") / f"{lang}.toml"
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    return Vocabulary(
        data["letters"],
        _turned(data["words"]),
        {plain(word): word for words in data["words"].values() for word in words},
        frozenset(map(plain, data["fillers"]["words"])),
        _turned(data["symbols"]),
        data["colours"],
    )


def is_command_word(word: str) -> bool:
    """Whether a word or letter is a command in any language, and so no good name for a player."""
    meant = plain(word)
    known = [vocabulary(lang) for lang in LANGUAGES]
    return any(meant in words.words or meant in words.letters for words in known)


def _turned(meanings: Mapping[str, list[str]]) -> dict[str, str]:
    turned: dict[str, str] = {}
    for code, words in meanings.items():
        for word in map(plain, words):
            if turned.setdefault(word, code) != code:
                raise ValueError(f"{word!r} means {turned[word]} and {code}")
    return turned
