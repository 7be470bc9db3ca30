"""Where the cards of a hand may be laid: colours, copies, the window, and when it may break."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from companion.cards import UNKNOWN
from companion.games.yellowstone.board import Span

if TYPE_CHECKING:
    from companion.games.yellowstone.state import Yellowstone


class Placing(NamedTuple):
    """The columns of one card."""

    allowed: tuple[int, ...]
    """Those that the colours and the first copy leave to it."""
    fitting: tuple[int, ...]
    """Those of them in which it lies within a window with the board."""
    legal: tuple[int, ...]
    """Those in which it may be laid now."""


def placings(state: Yellowstone, cards: Iterable[str]) -> dict[str, Placing]:
    """The columns of each card for whoever is to play; any cards may be asked about.

    A card that fits nowhere may break the window only if no known card of the hand fits.
    """
    board, rules = state.board, state.rules
    span = Span.of(board)
    columns: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def columns_of(card: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if card not in columns:
            allowed = span.allowed(board, card, one_column=rules.one_column)
            row = int(card[1])
            columns[card] = allowed, tuple(c for c in allowed if span.fits(row, c))
        return columns[card]

    may_break = state.played == 0 or rules.second_may_break
    freely = may_break and rules.break_freely
    if may_break and not freely:
        hand = state.hands[state.turn]
        may_break = not any(columns_of(card)[1] for card in hand if card != UNKNOWN)
    found = {}
    for card in cards:
        allowed, fitting = columns_of(card)
        legal = fitting if fitting and not freely else allowed if may_break else ()
        found[card] = Placing(allowed, fitting, legal)
    return found
