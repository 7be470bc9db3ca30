"""Hands that go round the table, and who knows which of their cards.

Whoever held a card knows it, and hands only move to the left; so those who know a card are its
holder and the next few seats to the right.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.numdraft.grid import ALL_CARDS

HAND_SIZE = 5
PUBLIC = 9
"""A card that everybody has seen, more than any number of passes."""

_ORDER = {card: position for position, card in enumerate((*ALL_CARDS, UNKNOWN))}


class Held(NamedTuple):
    """A card of a hand."""

    card: str
    """`?` where its face is not known."""
    passed: int = 0
    """How many seats to the right of its holder have held it too; PUBLIC if all have seen it."""


Hand = tuple[Held, ...]
"""In deck order, `?` last."""

UNSEEN = Held(UNKNOWN)
UNSEEN_HAND: Hand = (UNSEEN,) * HAND_SIZE


def ordered(cards: Iterable[Held]) -> Hand:
    """A hand in its one order, so that equal hands compare equal."""
    return tuple(sorted(cards, key=_place))


def _place(held: Held) -> int:
    return _ORDER[held.card]


def with_card(hand: Hand, card: str, passed: int = 0) -> Hand:
    """The hand with one more card."""
    held = list(hand)
    insort(held, Held(card, passed), key=_place)
    return tuple(held)


def without(hand: Hand, card: str) -> Hand:
    """The hand without a card, or without an unseen one if the card is not known to be there."""
    position = position_of(hand, card)
    if position is None:
        position = hand.index(UNSEEN)
    return (*hand[:position], *hand[position + 1 :])


def position_of(hand: Hand, card: str) -> int | None:
    """Where a card is in a hand; None if it is not known to be there."""
    for position, held in enumerate(hand):
        if held.card == card:
            return position
    return None


def passed_left(hand: Hand, seats: int) -> Hand:
    """The hand after it was passed on: one more seat knows its cards."""
    return tuple(
        [
            Held(card, min(passed + 1, seats - 1))
            if card != UNKNOWN and passed != PUBLIC
            else Held(card, passed)
            for card, passed in hand
        ]
    )


def seen_from(hand: Hand, right: int | None) -> Hand:
    """What a seat knows of a hand, `right` seats to the right of its holder; None = everybody.

    Of a card it knows, it also knows whether its own right neighbour passed it on.
    """
    if right is None:
        return ordered(held if held.passed == PUBLIC else UNSEEN for held in hand)
    return ordered(
        UNSEEN
        if held.passed < right
        else held
        if held.passed == PUBLIC
        else Held(held.card, min(held.passed, right + 1))
        for held in hand
    )


def known_in(hand: Hand) -> tuple[str, ...]:
    """The cards of a hand whose face is known."""
    return tuple([card for card, _ in hand if card != UNKNOWN])


def hand_text(hand: Hand) -> str:
    """Write a hand: `R7` only its holder knows, `R7<2` two more, `R7!` everybody, `?` unseen."""
    return " ".join(
        held.card + ("!" if held.passed == PUBLIC else f"<{held.passed}" if held.passed else "")
        for held in hand
    )


def parse_hand(text: str) -> Hand:
    """Read a hand. Raises ValueError."""
    held = []
    for word in text.split():
        card, mark, passed = word.partition("<")
        if card not in _ORDER and card.removesuffix("!") not in ALL_CARDS:
            raise ValueError(word)
        public = card.endswith("!")
        held.append(Held(card.removesuffix("!"), PUBLIC if public else int(passed) if mark else 0))
    return ordered(held)
