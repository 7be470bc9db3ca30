"""A new deck file, written from what somebody told: families, values, copies, words."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

_RANGE = re.compile(r"(-?\d{1,3})\s*(?:-|–|à|to|\.\.)\s*(-?\d{1,3})")
_ONE = re.compile(r"-?\d{1,3}([+-]\d{1,2}|\*)?")


@dataclass(frozen=True, slots=True)
class NewCard:
    """One face of a new deck."""

    family: str
    """Name of the family as it was given; empty where the deck has none."""
    face: str
    """Number and symbol in the notation of decks: `5`, `-2`, `5+3`."""
    copies: int = 1
    printed: str = ""
    """Words on the card."""


@dataclass(frozen=True, slots=True)
class _Colour:
    letter: str
    ink: str
    wild: bool
    names: dict[str, str]


def values(text: str) -> tuple[str, ...]:
    """Read values like `1-9, 12` or `1 à 9` into faces. ValueError with the part not understood."""
    found: list[str] = []
    for part in (piece.strip() for piece in re.split(r"[;,]", text) if piece.strip()):
        if match := _RANGE.fullmatch(part):
            low, high = int(match[1]), int(match[2])
            if low > high:
                raise ValueError(part)
            found += map(str, range(low, high + 1))
        elif all(_ONE.fullmatch(piece) for piece in part.split()):
            found += part.split()
        else:
            raise ValueError(part)
    return tuple(found)


def short_name(title: str) -> str:
    """The name to be typed for a title: `Mon Jeu` is `mon-jeu`."""
    apart = unicodedata.normalize("NFD", title.lower())
    plain = "".join(character for character in apart if not unicodedata.combining(character))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:30].strip("-") or "deck"


def deck_text(title: str, prefix: str, cards: Iterable[NewCard]) -> str:
    """The text of a deck file. Families keep the order in which they first appear."""
    told = tuple(cards)
    names = tuple(dict.fromkeys(card.family for card in told if card.family))
    letters = _letters(names)
    return "\n".join((*_head(title, prefix), *_families(names, letters), *_groups(told, letters)))


def _head(title: str, prefix: str) -> Iterator[str]:
    yield f"name = {_quoted(short_name(title))}"
    yield f"prefix = {_quoted(prefix)}"
    yield f"title = {_quoted(title)}"
    yield ""


def _families(names: Sequence[str], letters: dict[str, str]) -> Iterator[str]:
    for name in names:
        colour = _colours().get(_plain(name))
        yield "[[families]]"
        yield f'letter = "{letters[name]}"'
        if colour is None:
            yield f"name = {_quoted(name)}"
        else:
            pairs = ", ".join(f'{lang} = "{word}"' for lang, word in colour.names.items())
            yield f"name = {{ {pairs} }}"
            if colour.ink:
                yield f'ink = "{colour.ink}"'
            if colour.wild:
                yield "wild = true"
        yield ""


def _groups(cards: Sequence[NewCard], letters: dict[str, str]) -> Iterator[str]:
    groups: dict[tuple[str, int], list[str]] = {}
    for card in cards:
        groups.setdefault((card.family, card.copies), []).append(card.face)
    for (family, copies), faces in groups.items():
        yield "[[cards]]"
        if family:
            yield f'family = "{letters[family]}"'
        yield f'faces = "{" ".join(faces)}"'
        if copies > 1:
            yield f"copies = {copies}"
        yield ""
    for card in cards:
        if card.printed:
            words = _quoted(card.printed)
            yield "[[texts]]"
            yield f'face = "{letters.get(card.family, "")}{card.face}"'
            yield f"fr = {words}"
            yield f"en = {words}"
            yield ""


def _quoted(text: str) -> str:
    """A text as TOML writes it: as JSON does, but for one more character that needs a code."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _letters(names: Sequence[str]) -> dict[str, str]:
    """One or two capitals for each family: a known colour's, else the first that are free."""
    letters: dict[str, str] = {}
    for name in names:
        colour = _colours().get(_plain(name))
        plain = _plain(name).upper() or "X"
        wanted = [colour.letter] if colour else []
        wanted += [plain[0], *(plain[0] + other for other in plain[1:])]
        wanted += [first + second for first in plain[0] for second in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        letters[name] = next(letter for letter in wanted if letter not in letters.values())
    return letters


def _plain(name: str) -> str:
    bare = unicodedata.normalize("NFD", name.lower())
    return "".join(character for character in bare if "a" <= character <= "z")


@cache
def _colours() -> dict[str, _Colour]:
    """Known colours by their plain names in both languages."""
    text = (resources.files("companion.decks") / "colours.toml").read_text(encoding="utf-8")
    found: dict[str, _Colour] = {}
    for item in tomllib.loads(text)["colours"]:
        names = {"fr": item["fr"], "en": item["en"]}
        colour = _Colour(item["letter"], item.get("ink", ""), item.get("wild", False), names)
        for name in (*names.values(), *item.get("also", ())):
            found[_plain(name)] = colour
    return found
