"""The slots of a tactile code that are still empty: what an association has yet to fill in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from companion.cards import Deck
from stickers.codebooks import Codebook, Style
from stickers.faults import Fault, KitError
from stickers.marks import digit_mark, family_mark, has_points, minus_mark, up_mark


def empty_slots(decks: Iterable[Deck], codebook: Codebook) -> tuple[Fault, ...]:
    """One fault `slot-empty` for each slot that some card of the decks needs, each slot once."""
    found: dict[tuple[object, ...], Fault] = {}
    for deck in decks:
        for mark in _needed(deck, codebook):
            try:
                mark()
            except KitError as error:
                if error.code != "slot-empty":
                    raise
                slot = (error.facts["slot"], error.facts["key"])
                found.setdefault(slot, Fault("slot-empty", error.facts))
    return tuple(found.values())


def _needed(deck: Deck, codebook: Codebook) -> Iterator[Callable[[], object]]:
    """What makes each mark of a deck."""
    if codebook.style not in (Style.COUNTED, Style.FIGURES):
        return
    for family in deck.families:
        yield partial(family_mark, deck, family.letter, codebook)
    for digit in range(10):
        yield partial(digit_mark, digit, codebook)
    if any(min(card.face.number, card.face.points) < 0 for card in deck.cards):
        yield partial(minus_mark, codebook)
    if has_points(deck):
        yield partial(up_mark, codebook)
