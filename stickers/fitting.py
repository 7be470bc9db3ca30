"""Which label sheets hold the labels of a deck in a tactile code."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.cards import Deck
from stickers.checks import check
from stickers.codebooks import Codebook, load_codebook
from stickers.codes import Ids
from stickers.deck_labels import ROOM
from stickers.faults import Fault, KitError
from stickers.kit_plan import plan_kit
from stickers.on_card import Size, place_faults
from stickers.plan import Plan, code_corner
from stickers.sheets import Sheet, our_sheets
from stickers.words import Words, load_words

_OTHER_CODES = ("braille", "large-print")
"""Codes of ours that small labels may hold, those to feel first."""


def room_faults(plan: Plan, codebook: Codebook) -> tuple[Fault, ...]:
    """What does not fit on the labels of a plan."""
    return tuple(
        fault
        for placed in plan.labels
        for fault in check(placed.laid, codebook, plan.sheet)
        if fault.code in ROOM
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
        if _fits(plan_kit(deck, sheet, codebook, words, ids=ids), deck, codebook, card_size)
    )


def _fits(plan: Plan, deck: Deck, codebook: Codebook, card_size: Size | None) -> bool:
    return not room_faults(plan, codebook) and not place_faults(deck, plan, card_size)


def demand_room(
    plan: Plan, codebook: Codebook, words: Words, ids: Ids, card_size: Size | None
) -> None:
    """Raise KitError `label-small` if the labels of a plan are too small, or if a card has no room
    for those that its code makes one more.

    It names sheets that fit, of the same kind if there are any, and a code of ours, with a form of
    ids, that fits this sheet: `none` where no code does. Nothing is raised where no sheet fits:
    then the code is at fault, and the proof says where.
    """
    crowded = code_corner(plan) and place_faults(words.deck, plan, card_size)
    if not crowded and not room_faults(plan, codebook):
        return
    fitting = sheets_that_fit(words.deck, codebook, words, ids, card_size)
    if fitting:
        codes = ", ".join(sheet.code for sheet in _alike(plan.sheet, fitting))
        book, form = _way(plan.sheet, words, codebook, ids, card_size)
        facts = {"sheet": plan.sheet.title, "fits": codes, "book": book, "ids": form}
        raise KitError("label-small", facts)


def _alike(sheet: Sheet, others: Sequence[Sheet]) -> Sequence[Sheet]:
    """Those that are most like a sheet: rolls for a roll, round ones for a round one."""
    same = [other for other in others if other.is_roll == sheet.is_roll] or others
    return [other for other in same if other.shape == sheet.shape] or same


def _way(
    sheet: Sheet, words: Words, codebook: Codebook, ids: Ids, card_size: Size | None
) -> tuple[str, str]:
    """The first code and form of ids, both maybe as they were, that fit a sheet; `none` twice."""
    books = {name: load_codebook(name, words.lang) for name in _OTHER_CODES}
    books = {codebook.name: codebook, **books}
    for name, book in books.items():
        said = load_words(words.lang, words.deck, words.copy, book)
        for form in (ids, Ids.DATA_MATRIX):
            if sheets_that_fit(words.deck, book, said, form, card_size, [sheet]):
                return name, form.value
    return "none", "none"
