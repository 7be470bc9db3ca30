"""Card facts to marks: what is felt on each label of a card, before any millimetre."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.cards import Card, Deck, Face
from stickers.codebooks import Codebook, LabelRule, Position, Says
from stickers.faults import Fault, KitError


class Kind(StrEnum):
    """The vocabulary of the tactile code."""

    COLOUR = "colour"
    STAR = "star"
    DIGIT = "digit"
    MINUS = "minus"
    UP = "up"


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing to feel."""

    kind: Kind
    shape: str = ""
    """Of a colour mark or a star."""
    count: int = 0
    """Of a digit mark."""
    ink: str = ""
    """Print colour of a colour mark, `#RRGGBB`; empty for black. Not felt."""

    @property
    def feel(self) -> str:
        """What the finger gets: `colour(square)`, `star`, `digit(7)`, `minus`, `up`."""
        match self.kind:
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

    @property
    def feel(self) -> str:
        """All marks in words of the vocabulary: `colour(square) digit(1)`."""
        return " ".join(mark.feel for mark in self.marks)


def has_points(deck: Deck) -> bool:
    """Tell whether cards of the deck gain or lose points, so that a points label is needed."""
    return any(card.face.points or card.face.bonus for card in deck.cards)


def labels_of(deck: Deck, card: Card, codebook: Codebook) -> tuple[MarkedLabel, ...]:
    """The labels of a card. Raises KitError `no-shape` if its family has no mark."""
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


def same_marks(deck: Deck, codebook: Codebook) -> tuple[Fault, ...]:
    """Find different faces of a deck whose labels feel the same."""
    seen: dict[tuple[str, ...], Face] = {}
    faults = []
    one_of_each = {card.face: card for card in deck.cards}.values()
    for card in one_of_each:
        feel = tuple(f"{item.position}:{item.feel}" for item in labels_of(deck, card, codebook))
        first = seen.setdefault(feel, card.face)
        if first != card.face:
            faults.append(Fault("same-marks", {"one": first.text, "other": card.face.text}))
    return tuple(faults)


def _marks(deck: Deck, face: Face, rule: LabelRule, codebook: Codebook) -> Iterator[Mark]:
    for what in rule.says:
        match what:
            case Says.FAMILY:
                if face.family:
                    yield _family_mark(deck, face.family, codebook)
            case Says.NUMBER:
                yield from _signed(face.number)
            case Says.UP:
                yield Mark(Kind.UP)
            case Says.POINTS:
                if face.bonus:
                    yield _family_mark(deck, face.family, codebook)
                elif face.points:
                    yield from _signed(face.points)


def _signed(number: int) -> Iterator[Mark]:
    if number < 0:
        yield Mark(Kind.MINUS)
    yield Mark(Kind.DIGIT, count=abs(number))


def _family_mark(deck: Deck, letter: str, codebook: Codebook) -> Mark:
    family = deck.family(letter)
    if family.wild:
        return Mark(Kind.STAR, shape=codebook.wild_shape, ink=family.ink)
    shape = codebook.shapes.get(letter)
    if shape is None:
        raise KitError("no-shape", {"family": letter, "codebook": codebook.name})
    return Mark(Kind.COLOUR, shape=shape, ink=family.ink)
