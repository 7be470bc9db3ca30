"""Tokens: the small pieces that scans, typed words, keys and command cards become.

Each token fills the next slot of the move being made. The lexicon makes them from words, the
session makes them from readings.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.game import Move

QUERIES = frozenset(
    {"score", "who", "hand", "area", "display", "repeat", "history", "moves", "help", "counts"}
)
"""Words that ask for something and change nothing."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word with one meaning, whatever the language: `take`, `new`, `undo`, `score`, `empty`."""

    code: str


@dataclass(frozen=True, slots=True)
class Number:
    """A number: the answer to a numbered question, or a place."""

    value: int
    printed: bool = field(default=False, compare=False)
    """Whether a command card says it: it then never names a card, not even where cards are mere
    numbers, for whoever lays down a place too early has not read that card."""
    by_row: bool = field(default=False, compare=False)
    """Whether it is said as a place, by row and column or as `place 3`: it then is never a card
    or a numbered choice."""


@dataclass(frozen=True, slots=True)
class SeatNamed:
    """A player's name, or a player's command card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards that were read or meant; several where the words fit several (`5 bleu`)."""

    candidates: tuple[str, ...]
    colour_alone: bool = field(default=False, compare=False)
    """Whether only a colour was said: it then means one of the cards that may be chosen."""


@dataclass(frozen=True, slots=True)
class Notation:
    """A whole move, written as in the journal."""

    move: Move


Token = Word | Number | SeatNamed | Cards | Notation


def keeps_offer(token: Token) -> bool:
    """Whether a number still answers what was offered: an answer in between changes nothing."""
    return isinstance(token, Number) or (isinstance(token, Word) and token.code in QUERIES | {"no"})
