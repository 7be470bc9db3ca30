"""Card facts to marks: what is felt on each label of a card, before any millimetre."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.cards import Card, Deck, Face, Family
from stickers.braille import braille
from stickers.codebooks import Codebook, LabelRule, Position, Says, Style
from stickers.faults import KitError


class Kind(StrEnum):
    """The vocabulary of the tactile code."""

    COLOUR = "colour"
    STAR = "star"
    DIGIT = "digit"
    MINUS = "minus"
    UP = "up"
    BRAILLE = "braille"
    """A letter, a number, or both, in cells."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing to feel."""

    kind: Kind
    shape: str = ""
    """The figure of all marks but digits and braille."""
    count: int = 0
    """Of a digit mark."""
    ink: str = ""
    """Print colour of a colour mark, `#RRGGBB`; empty for black. Not felt."""
    cells: str = ""
    """Of a braille mark, Unicode braille."""
    plain: str = ""
    """What the braille says: `r7`, `-2`."""

    @property
    def feel(self) -> str:
        """What the finger gets: `colour(square)`, `star`, `digit(7)`, `minus`, `up`,
        `braille(⠗⠼⠛)`."""
        match self.kind:
            case Kind.BRAILLE:
                return f"braille({self.cells})"
            case Kind.COLOUR:
                return f"colour({self.shape})"
            case Kind.DIGIT:
                return f"digit({self.count})"
            case _:
                return self.kind.value


@dataclass(frozen=True, slots=True)
class MarkedLabel:
    """One label of one card and its marks, from top to bottom."""

    card: Card
    position: Position
    marks: tuple[Mark, ...]
    code: str
    """Text of the machine-readable code; empty where the label has none."""
    bare: bool = False
    """Whether it bears the code alone, since the label of the marks has no room for it."""

    @property
    def feel(self) -> str:
        """All marks in words of the vocabulary: `colour(square) digit(1)`."""
        return " ".join(mark.feel for mark in self.marks)


def has_points(deck: Deck) -> bool:
    """Tell whether cards of the deck gain or lose points, so that a points label is needed."""
    return any(card.face.points or card.face.bonus for card in deck.cards)


def labels_of(deck: Deck, card: Card, codebook: Codebook) -> tuple[MarkedLabel, ...]:
    """The labels of a card. Raises KitError `no-shape` if the code has no mark left for its family,
    `slot-empty` if the code is a template that is not filled in."""
    return tuple(
        MarkedLabel(
            card,
            rule.position,
            tuple(_marks(deck, card.face, rule, codebook)),
            card.id if rule.code else "",
        )
        for rule in codebook.labels
        if Says.POINTS not in rule.says or has_points(deck)
    )


def figure_of(deck: Deck, family: Family, codebook: Codebook) -> str:
    """The figure of a family: its own, the code's for its letter, or the first that is to spare."""
    if family.wild:
        return _filled(codebook.wild_shape, "star", codebook)
    if family.letter in codebook.shapes:
        name = family.names.get(codebook.lang, family.letter)
        return _filled(codebook.shapes[family.letter], "colour", codebook, family.letter, name)
    named = {codebook.shapes.get(other.letter) for other in deck.families if not other.wild}
    spare = [figure for figure in codebook.spare if figure not in named]
    unnamed = [
        other.letter
        for other in deck.families
        if not other.wild and other.letter not in codebook.shapes
    ]
    place = unnamed.index(family.letter)
    if place >= len(spare):
        raise KitError("no-shape", {"family": family.letter, "codebook": codebook.name})
    return spare[place]


def letter_of(deck: Deck, family: Family, codebook: Codebook, lang: str) -> str:
    """The braille letter of a family: the code's, or the first of its name that is free."""
    taken = {codebook.letters.get(other.letter) for other in deck.families}
    for other in deck.families:
        letter = codebook.letters.get(other.letter)
        if letter is None:
            name = _plain(other.names.get(lang, other.letter)) + "abcdefghijklmnopqrstuvwxyz"
            letter = next((character for character in name if character not in taken), "")
            taken.add(letter)
        if other.letter == family.letter:
            if not letter:
                raise KitError("no-shape", {"family": family.letter, "codebook": codebook.name})
            return letter
    raise KeyError(family.letter)


def _plain(name: str) -> str:
    """The small letters a to z of a name, accents taken off."""
    bare = unicodedata.normalize("NFD", name.lower())
    return "".join(character for character in bare if "a" <= character <= "z")


def _marks(deck: Deck, face: Face, rule: LabelRule, codebook: Codebook) -> Iterator[Mark]:
    match codebook.style:
        case Style.PRINTED:
            return
        case Style.BRAILLE:
            yield from _braille(deck, face, rule, codebook)
        case Style.COUNTED | Style.FIGURES:
            yield from _figures(deck, face, rule, codebook)


def _figures(deck: Deck, face: Face, rule: LabelRule, codebook: Codebook) -> Iterator[Mark]:
    for what in rule.says:
        match what:
            case Says.FAMILY:
                if face.family:
                    yield family_mark(deck, face.family, codebook)
            case Says.NUMBER:
                yield from _signed(face.number, codebook)
            case Says.UP:
                yield up_mark(codebook)
            case Says.POINTS:
                if face.bonus:
                    yield family_mark(deck, face.family, codebook)
                elif face.points:
                    yield from _signed(face.points, codebook)


def _braille(deck: Deck, face: Face, rule: LabelRule, codebook: Codebook) -> Iterator[Mark]:
    family, number = "", None
    for what in rule.says:
        match what:
            case Says.FAMILY:
                family = face.family
            case Says.NUMBER:
                number = face.number
            case Says.UP:
                yield up_mark(codebook)
            case Says.POINTS:
                family = face.family if face.bonus else family
                number = face.points or number
    if family or number is not None:
        yield braille_mark(deck, family, number, codebook)


def braille_mark(deck: Deck, family: str, number: int | None, codebook: Codebook) -> Mark:
    """A family, a number, or both in braille."""
    letter = letter_of(deck, deck.family(family), codebook, codebook.lang) if family else ""
    plain = letter + ("" if number is None else str(number))
    cells = braille(letter, number, codebook.notation)
    return Mark(Kind.BRAILLE, count=abs(number or 0), cells=cells, plain=plain)


def minus_mark(codebook: Codebook) -> Mark:
    """The sign of a negative number."""
    return Mark(Kind.MINUS, shape=_filled(codebook.minus, "minus", codebook))


def up_mark(codebook: Codebook) -> Mark:
    """The line at the top of a points label."""
    return Mark(Kind.UP, shape=_filled(codebook.up, "up", codebook))


def digit_mark(number: int, codebook: Codebook) -> Mark:
    """A number without its sign."""
    if codebook.style is Style.FIGURES:
        for digit in str(number):
            _filled(codebook.digits[int(digit)], "digit", codebook, digit, digit)
    return Mark(Kind.DIGIT, count=number)


def family_mark(deck: Deck, letter: str, codebook: Codebook) -> Mark:
    """The mark of a family, a star where it is wild."""
    family = deck.family(letter)
    kind = Kind.STAR if family.wild else Kind.COLOUR
    return Mark(kind, shape=figure_of(deck, family, codebook), ink=family.ink)


def _signed(number: int, codebook: Codebook) -> Iterator[Mark]:
    if number < 0:
        yield minus_mark(codebook)
    yield digit_mark(abs(number), codebook)


def _filled(figure: str, slot: str, codebook: Codebook, key: str = "", name: str = "") -> str:
    if not figure:
        facts = {"slot": slot, "key": key, "name": name, "codebook": codebook.name}
        raise KitError("slot-empty", facts)
    return figure
