"""The command cards in the words that stand on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from companion.commands import frame
from companion.table.command_cards import command_cards
from companion.table.tokens import Cards, Notation, Number, SeatNamed, Token, Word


def command_card_words() -> Mapping[str, str]:
    """Id -> words of every command card, in the language of this run.

    The cards of the places come first; the numbers that come again are choices.
    """
    numbers: set[int] = set()
    words = {}
    for card_id, token in command_cards().items():
        again = isinstance(token, Number) and token.value in numbers
        if isinstance(token, Number):
            numbers.add(token.value)
        words[card_id] = _said(token, again)
    return words


def _said(token: Token, choice: bool) -> str:
    match token:
        case Number(value):
            return frame.words("command-card-choice" if choice else "command-card-place", n=value)
        case SeatNamed(seat):
            return frame.words("command-card-seat", n=seat + 1)
        case Word(code):
            return frame.words(f"command-card-{code.replace('_', '-')}")
        case Cards() | Notation():
            raise ValueError(f"no command card stands for {token}")
    assert_never(token)
