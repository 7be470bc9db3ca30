"""Cards, decks, card ids and their check character.

A deck is data (`companion/decks/*.toml`). Its stickers, ids, rules and spoken words all come from
that one description. `load_deck("pixies")` reads one of ours.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

UNKNOWN = "?"
"""A card that could not be read."""

JOKERS = "JK"
"""The family whose number only tells its cards apart: a name with a number, not a coloured card."""

_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*"
_UNUSABLE = frozenset("*OI")
_ID = re.compile(r"[A-Z][A-Z0-9]\d{3}[0-9A-Z]")
_FACE = re.compile(r"(?P<number>-?\d+)(?P<symbol>[+-]\d+|\*)?")

DECK_NAMES = ("pixies", "yellowstone", "numdraft", "odin", "skyjo")
"""The five decks that come with the program."""


class DeckError(ValueError):
    """A deck that is unknown or whose description does not hold together."""


def check_character(text: str) -> str:
    """Return the ISO 7064 MOD 37-2 check character of an upper-case alphanumeric text.

    >>> check_character("PX021")
    'W'
    """
    total = 0
    for character in text:
        total = (total + _ALPHABET.index(character)) * 2 % 37
    return _ALPHABET[(38 - total) % 37]


def is_card_id(text: str) -> bool:
    """Tell whether a text has the shape of a card id and its check character is right."""
    return has_id_shape(text) and check_character(text[:-1]) == text[-1]


def has_id_shape(text: str) -> bool:
    """Tell whether a text looks like a card id, whatever its check character."""
    return _ID.fullmatch(text) is not None


def card_ids(prefix: str) -> Iterator[str]:
    """Yield the usable ids of a deck in order: numbers from 001, unusable check characters skipped.

    Numbers whose check character would be `*`, `O` or `I` are left out, since these are misread.
    """
    for number in range(1, 1000):
        stem = f"{prefix}{number:03d}"
        check = check_character(stem)
        if check not in _UNUSABLE:
            yield stem + check


@dataclass(frozen=True, slots=True, order=True)
class Face:
    """What a card shows. Copies have equal faces."""

    family: str
    """Letter or letters of the family (`B`, `RE`, `JK`); empty where the deck has none."""
    number: int
    points: int = 0
    """Pixies: spirals count up, crosses count down; 0 elsewhere."""
    bonus: bool = False
    """Pixies: counts one point per face-up card of its family."""

    @property
    def text(self) -> str:
        """The notation of the rules: `B1+6`, `Y5*`, `RE7`, `-2`."""
        symbol = "*" if self.bonus else f"{self.points:+d}" if self.points else ""
        return f"{self.family}{self.number}{symbol}"


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card: what its sticker says, and what it shows."""

    id: str
    face: Face
    copy: int = 1
    """Which of several cards with the same face, 1 upwards."""


@dataclass(frozen=True, slots=True)
class Family:
    """A colour or suit of a deck."""

    letter: str
    names: Mapping[str, str]
    """Language -> name in words."""
    ink: str = ""
    """Print colour `#RRGGBB`, from the Okabe-Ito palette; empty for black."""
    wild: bool = False
    """A family that belongs to every colour, or a joker: its mark is the star."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A printed zone of a card that a label may cover. Fractions of card width and height.

    Labels print again what is called `number`, `points`, `crosses`, `colour` or `how_many`; no
    label may cover another zone.
    """

    name: str
    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True)
class Deck:
    """All cards of a game in the order of their ids."""

    name: str
    prefix: str
    titles: Mapping[str, str]
    families: tuple[Family, ...]
    cards: tuple[Card, ...]
    zones: tuple[Zone, ...] = ()
    by_id: Mapping[str, Card] = field(repr=False, default_factory=dict)
    faces: Mapping[str, Face] = field(repr=False, default_factory=dict)
    """Notation -> face."""
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Notation of a face -> language -> words that are printed on it."""
    card_size: tuple[float, float] | None = None
    """Width and height of a card, mm, where the description gives them."""

    def family(self, letter: str) -> Family:
        """Return the family with that letter; KeyError if the deck has none."""
        for family in self.families:
            if family.letter == letter:
                return family
        raise KeyError(letter)

    def face(self, text: str) -> Face:
        """Return the face with that notation, in any case; KeyError if the deck has none."""
        return self.faces[text.upper()]


def deck_from(data: Mapping[str, Any]) -> Deck:
    """Build a deck from the contents of a deck file. Raises DeckError with the reason."""
    try:
        families = tuple(
            Family(item["letter"], dict(item["name"]), item.get("ink", ""), item.get("wild", False))
            for item in data.get("families", ())
        )
        zones = tuple(Zone(name=item["name"], **item["box"]) for item in data.get("zones", ()))
        prefix = data["prefix"]
        cards = tuple(_cards(prefix, data["cards"]))
        name, titles = data["name"], dict(data["title"])
    except (KeyError, TypeError) as error:
        raise DeckError(f"the deck description lacks or misuses {error}") from error
    letters = {family.letter for family in families}
    for card in cards:
        if card.face.family and card.face.family not in letters:
            raise DeckError(f"card {card.face.text} belongs to no family of the deck")
    return Deck(
        name,
        prefix,
        titles,
        families,
        cards,
        zones,
        by_id={card.id: card for card in cards},
        faces={card.face.text: card.face for card in cards},
        texts={item["face"]: dict(item["words"]) for item in data.get("texts", ())},
        card_size=tuple(data["card_size"]) if "card_size" in data else None,
    )


def _cards(prefix: str, groups: list[dict[str, Any]]) -> Iterator[Card]:
    ids = card_ids(prefix)
    for group in groups:
        for token in str(group["faces"]).split():
            face = _face(group.get("family", ""), token)
            for copy in range(1, group.get("copies", 1) + 1):
                yield Card(next(ids), face, copy)


def _face(family: str, token: str) -> Face:
    match = _FACE.fullmatch(token)
    if match is None:
        raise DeckError(f"{token!r} is no card: write a number, then +n, -n or * if it has one")
    symbol = match["symbol"] or "0"
    bonus = symbol == "*"
    return Face(family, int(match["number"]), 0 if bonus else int(symbol), bonus)


@cache
def load_deck(name: str) -> Deck:
    """Read one of the decks that come with the program. Raises DeckError if there is none."""
    if name not in DECK_NAMES:
        raise DeckError(f"no deck is called {name!r}")
    source = resources.files("companion.decks") / f"{name}.toml"
    return deck_from(tomllib.loads(source.read_text(encoding="utf-8")))


def card_with_id(card_id: str) -> tuple[Deck, Card] | None:
    """Find a card of any of our decks by its id; None if no deck has it."""
    for name in DECK_NAMES:
        deck = load_deck(name)
        if card_id.startswith(deck.prefix):
            card = deck.by_id.get(card_id)
            return (deck, card) if card else None
    return None
