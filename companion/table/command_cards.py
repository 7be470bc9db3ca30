"""Command cards: printed codes that stand for a token, so that a game needs no keyboard.

The order of `companion/decks/commands.toml` fixes the ids (`CC001F` upwards) for ever.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from companion.cards import card_ids
from companion.table.tokens import Number, SeatNamed, Token, Word

PREFIX = "CC"


@cache
def command_cards() -> Mapping[str, Token]:
    """Id -> token of every command card."""
    source = resources.files("companion.decks") / "commands.toml"
    tokens = tomllib.loads(source.read_text(encoding="utf-8"))["tokens"]
    return dict(zip(card_ids(PREFIX), map(_token, tokens), strict=False))


def _token(written: str) -> Token:
    word, _, number = written.partition(" ")
    match word:
        case "place" | "choice":
            return Number(int(number), printed=True)
        case "seat":
            return SeatNamed(int(number) - 1)
        case _:
            return Word(word)
