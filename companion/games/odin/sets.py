"""Sets of cards: which may be laid together, what they are worth, which beat the middle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from companion.cards import UNKNOWN, load_deck
from companion.games.game import FactValue, Reason

DECK = load_deck("odin")
FACES: tuple[str, ...] = tuple(DECK.faces)
COLOURS: tuple[str, ...] = tuple(family.letter for family in DECK.families)
COLOUR: dict[str, str] = {text: face.family for text, face in DECK.faces.items()}
NUMBER: dict[str, int] = {text: face.number for text, face in DECK.faces.items()}
_colour, _number = COLOUR.__getitem__, NUMBER.__getitem__
_PLACE = {card: place for place, card in enumerate((*FACES, UNKNOWN))}

HAND = 9
"""Cards in a hand at the beginning; a hand never grows."""

Cards = tuple[str, ...]
"""Cards in deck order, unknown ones last."""


def in_order(cards: Iterable[str]) -> Cards:
    """Cards in deck order, unknown ones last."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


@cache
def value(cards: Cards) -> int | None:
    """The digits in descending order read as one number; None if a card is unknown.

    >>> value(("BL2", "BL8"))
    82
    """
    if UNKNOWN in cards:
        return None
    return int("".join(sorted((str(NUMBER[card]) for card in cards), reverse=True)))


def is_set(cards: Cards) -> bool:
    """Whether known cards may be laid together: one card, one colour, or one number."""
    return len({COLOUR[card] for card in cards}) == 1 or len({NUMBER[card] for card in cards}) == 1


def fault(cards: Cards, middle: Cards, hand: int | None) -> Reason | None:
    """Say why cards may not be laid on the middle, all of them together; None if they may.

    `hand` is the number of cards in the hand, None if nobody knows.
    """
    if not middle:
        whole = len(cards) == hand and is_set(cards)
        return None if len(cards) == 1 or whole else Reason("one_card_to_start")
    if not is_set(cards):
        return Reason("mixed", {"cards": cards})
    least, most = len(middle), len(middle) + 1
    facts: dict[str, FactValue] = {"cards": len(cards), "least": least, "most": most}
    if len(cards) < least:
        return Reason("too_few_cards", facts)
    if len(cards) > most:
        return Reason("too_many_cards", facts)
    mine, beaten = value(cards), value(middle)
    if len(cards) == least and mine is not None and beaten is not None and mine <= beaten:
        return Reason("too_low", {"value": mine, "beaten": beaten, "least": least, "most": most})
    return None


def plays(known: Cards, hidden: int, pool: Cards, middle: Cards) -> Iterator[Cards]:
    """Every set that a hand may lay on the middle, small ones first, in a fixed order.

    A hand holds `known` cards and `hidden` ones, each of which may be any card of `pool`.
    """
    if not hidden:
        return _legal(known, middle, len(known))
    mine = set(known)
    sets = _legal(in_order((*known, *pool)), middle, len(known) + hidden)
    return (cards for cards in sets if sum(card not in mine for card in cards) <= hidden)


def can_grow(cards: Cards, known: Cards, hidden: int, pool: Cards, middle: Cards) -> bool:
    """Whether cards of a hand become a set that may be laid when others of it are added.

    `known`, `hidden` and `pool` as in `plays`, which would give the same answer more slowly.
    """
    spare = hidden - sum(card not in known for card in cards)
    for kind in (_colour, _number):
        kinds = {kind(card) for card in cards}
        if len(kinds) == 1:
            mine = [card for card in known if kind(card) in kinds and card not in cards]
            others = [card for card in pool if kind(card) in kinds and card not in cards]
            if _grows(cards, mine, others[-spare:] if spare else [], len(known) + hidden, middle):
                return True
    return False


def _grows(cards: Cards, mine: list[str], others: list[str], hand: int, middle: Cards) -> bool:
    """Whether some of `mine` and `others`, all of one kind, make the cards big enough."""
    longest = len(cards) + len(mine) + len(others)
    if not middle:
        return longest >= hand > len(cards)
    size = len(middle)
    if longest > size >= len(cards):
        return True
    if not longest == size > len(cards):
        return False
    return (value(in_order((*cards, *mine, *others))) or 0) > (value(middle) or 0)


def _legal(cards: Cards, middle: Cards, hand: int) -> Iterator[Cards]:
    """Sets out of some cards that may be laid by somebody who holds `hand` cards."""
    if not middle:
        yield from ((card,) for card in cards)
        if hand > 1:
            for group in _groups(cards):
                yield from (together for _, together in _sets(group, hand))
        return
    size, beaten = len(middle), value(middle) or 0
    if size == 1:
        yield from ((card,) for card in cards if NUMBER[card] > beaten)
    groups = _groups(cards)
    if size > 1:
        for group in groups:
            yield from (together for worth, together in _sets(group, size) if worth > beaten)
    for group in groups:
        yield from (together for _, together in _sets(group, size + 1))


def _groups(cards: Cards) -> list[Cards]:
    """The cards by colour, then by number, each group that holds two or more."""
    by_colour: dict[str, list[str]] = {}
    by_number: dict[int, list[str]] = {}
    for card in cards:
        by_colour.setdefault(COLOUR[card], []).append(card)
        by_number.setdefault(NUMBER[card], []).append(card)
    return [tuple(group) for group in (*by_colour.values(), *by_number.values()) if len(group) > 1]


@cache
def _sets(group: Cards, size: int) -> tuple[tuple[int, Cards], ...]:
    """Sets of two or more out of a group of one colour or number, with what each is worth.

    There are some four thousand groups, so all answers can be kept.
    """
    return tuple((value(cards) or 0, cards) for cards in combinations(group, size))
