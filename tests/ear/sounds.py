"""How values sound in a sentence, and what they mean: cards, numbers, names, lists of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from companion.cards import UNKNOWN, Deck
from companion.sentences.faces import face_wording
from companion.sentences.numbers import feminine
from companion.sentences.render import Wording, render, signed
from companion.sentences.typography import NO_BREAK

MOST = 200
"""Higher numbers are never feminine."""
Said = Callable[[Wording], str]
"""The form of a wording that reaches somebody: by ear, or by eye and braille."""


def by_ear(wording: Wording) -> str:
    return plain(wording.speech)


def by_eye(wording: Wording) -> str:
    return plain(wording.text)


def plain(text: str) -> str:
    """Without what one does not hear: capitals, and the spaces of typography."""
    return text.lower().replace(NO_BREAK, " ")


@dataclass(frozen=True)
class Sound:
    """A kind of value: the pattern of how it sounds, in small letters, and how it is understood."""

    pattern: str
    read: Callable[[str], object]
    whole: bool = False
    """Whether it is sentences with stops of their own."""

    def __or__(self, other: Sound) -> Sound:
        def read(text: str) -> object:
            mine = re.fullmatch(self.pattern, text) is not None
            return self.read(text) if mine else other.read(text)

        return Sound(f"(?:{self.pattern}|{other.pattern})", read, self.whole and other.whole)


def words(meanings: Mapping[str, object]) -> Sound:
    """One of some words; of `blue 16` and `blue 1` the longer one is tried first."""
    small = {plain(word): meaning for word, meaning in meanings.items()}
    assert len(small) == len(meanings), "two values sound alike"
    longest = sorted(small, key=len, reverse=True)
    return Sound(f"(?:{'|'.join(map(re.escape, longest))})", small.__getitem__)


def cards(deck: Deck, lang: str, said: Said) -> Sound:
    """The faces of a deck, and a card that nobody read."""
    faces = {said(face_wording(deck, face, lang)): text for text, face in deck.faces.items()}
    return words({**faces, said(render(lang, "card-unread")): UNKNOWN})


def numbers(lang: str, said: Said) -> Sound:
    """Whole numbers, whose sign is a word for the ear; a French one may be feminine."""
    feminines = {feminine(number, lang): number for number in range(MOST)}
    inflected = words({text: n for text, n in feminines.items() if not text.isdigit()} or {"0": 0})
    minus = said(signed(-1, lang)).removesuffix("1")

    def read(text: str) -> int:
        return -int(text.removeprefix(minus)) if text.startswith(minus) else int(text)

    return Sound(rf"(?:{minus})?\d+", read) | inflected


def series(item: Sound, separators: Sequence[str]) -> Sound:
    """One or several values with something between them; understood as a tuple."""
    between = f"(?:{'|'.join(map(re.escape, separators))})"
    one = re.compile(f"({item.pattern})(?:{between}|$)")

    def read(text: str) -> tuple[object, ...]:
        found, at = [], 0
        while at < len(text):
            match = one.match(text, at)
            assert match is not None, text
            found.append(item.read(match[1]))
            at = match.end()
        return tuple(found)

    return Sound(f"{item.pattern}(?:{between}{item.pattern})*", read, item.whole)


def listed(item: Sound, lang: str) -> Sound:
    """`a, b and c`, `a; b; or c`."""
    last = [render(lang, f"list-{word}", first="", last="").speech for word in ("and", "or")]
    return series(item, ("; ", ", ", *(sep for word in last for sep in (f";{word}", word))))


def numbered(item: Sound) -> Sound:
    """`1, this. 2, that.`; understood as pairs of number and value."""
    one = re.compile(rf"(\d+), ({item.pattern})\.(?: |$)")

    def read(text: str) -> tuple[tuple[int, object], ...]:
        return tuple((int(match[1]), item.read(match[2])) for match in one.finditer(text))

    each = rf"\d+, {item.pattern}\."
    return Sound(f"{each}(?: {each})*", read, whole=True)
