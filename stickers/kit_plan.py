"""The labels of a kit on their sheets, and what is wrong with them before anything is printed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from companion.cards import Card, Deck
from stickers.checks import check
from stickers.codebooks import Codebook
from stickers.codes import Ids
from stickers.deck_labels import DeckLabels, feel_alike
from stickers.faults import Fault, KitError
from stickers.plan import Plan, plan_sheets
from stickers.sheets import Sheet
from stickers.words import Words


def plan_kit(
    deck: Deck,
    sheet: Sheet,
    codebook: Codebook,
    words: Words,
    start: int = 1,
    skip: Collection[int] = (),
    cards: Iterable[str] | None = None,
    ids: Ids = Ids.QR,
    times: int = 1,
) -> Plan:
    """Lay out the labels of a deck on a sheet, in the order of the deck, each `times` times.

    Small labels that have no room for the usual layout are arranged as `DeckLabels.way` finds.
    """
    labels = DeckLabels(deck, sheet, codebook, words, ids)
    way = labels.way()
    laid = (
        label
        for card in _chosen(deck, cards)
        for label in labels.laid(card, way)
        for _ in range(times)
    )
    return replace(plan_sheets(laid, sheet, start, skip), way=way)


def label_faults(deck: Deck, plan: Plan, codebook: Codebook) -> tuple[Fault, ...]:
    """What is wrong with the labels before anything is printed: ambiguity, gaps, sizes."""
    laid = (fault for placed in plan.labels for fault in check(placed.laid, codebook, plan.sheet))
    return (*feel_alike(deck, codebook, plan.way), *laid)


def _chosen(deck: Deck, ids: Iterable[str] | None) -> tuple[Card, ...]:
    if ids is None:
        return deck.cards
    wanted = {card_id.strip().upper() for card_id in ids if card_id.strip()}
    for card_id in sorted(wanted):
        if card_id not in deck.by_id:
            raise KitError("unknown-card", {"card": card_id, "deck": deck.name})
    if not wanted:
        raise KitError("no-cards", {"deck": deck.name})
    return tuple(card for card in deck.cards if card.id in wanted)
