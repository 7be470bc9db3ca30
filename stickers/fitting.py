"""Which label sheets hold the labels of a deck in a tactile code."""

from __future__ import annotations

from collections.abc import Iterable

from companion.cards import Deck
from stickers.checks import check
from stickers.codebooks import Codebook
from stickers.codes import Ids
from stickers.faults import Fault, KitError
from stickers.kit_plan import plan_kit
from stickers.on_card import Size, place_faults
from stickers.plan import Plan
from stickers.sheets import Sheet, our_sheets
from stickers.words import Words

_ROOM = frozenset({"outside", "overlap", "print-small"})
"""Faults that a larger label mends."""


def room_faults(plan: Plan, codebook: Codebook) -> tuple[Fault, ...]:
    """What does not fit on the labels of a plan."""
    return tuple(
        fault
        for placed in plan.labels
        for fault in check(placed.laid, codebook, plan.sheet)
        if fault.code in _ROOM
    )


def sheets_that_fit(
    deck: Deck,
    codebook: Codebook,
    words: Words,
    ids: Ids = Ids.QR,
    card_size: Size | None = None,
    sheets: Iterable[Sheet] | None = None,
) -> tuple[Sheet, ...]:
    """The sheets, by default all of ours, whose labels hold every card of a deck, and which a card
    of that size in mm has room for.

    Raises KitError `no-shape` or `slot-empty` if the code cannot say a card.
    """
    return tuple(
        sheet
        for sheet in (our_sheets() if sheets is None else sheets)
        if not place_faults(deck, codebook, sheet, card_size)
        and not room_faults(plan_kit(deck, sheet, codebook, words, ids=ids), codebook)
    )


def demand_room(
    plan: Plan, codebook: Codebook, words: Words, ids: Ids, card_size: Size | None
) -> None:
    """Raise KitError `label-small`, which names sheets that fit, if the labels of a plan are too
    small; nothing where no sheet fits, since then the code is at fault and the proof says where."""
    if not room_faults(plan, codebook):
        return
    fitting = sheets_that_fit(words.deck, codebook, words, ids, card_size)
    if fitting:
        codes = ", ".join(sheet.code for sheet in fitting)
        raise KitError("label-small", {"sheet": plan.sheet.title, "fits": codes})
