"""The labels of a deck on a kind of sheet: laid out as usual where there is room, else in the first
arrangement for small labels in which every card fits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from companion.cards import Card, Deck
from stickers.arrangements import Arrangement, Rows, arrangements, split
from stickers.checks import check
from stickers.codebooks import Codebook
from stickers.codes import Ids
from stickers.faults import Fault
from stickers.layout import LaidLabel, lay_out
from stickers.marks import MarkedLabel, labels_of
from stickers.sheets import Sheet
from stickers.small_labels import lay_out_small, raised_on
from stickers.touch import same_marks
from stickers.words import Words

ROOM = frozenset({"outside", "overlap", "print-small"})
"""Faults that a larger label mends."""
_SMALL = ROOM | {"module", "gap"}
"""Faults that another arrangement mends."""


@dataclass(frozen=True)
class DeckLabels:
    """A deck, and all that decides how its labels look."""

    deck: Deck
    sheet: Sheet
    codebook: Codebook
    words: Words
    ids: Ids

    def way(self) -> Arrangement | None:
        """How small labels are arranged; None for the usual layout, also where nothing fits."""
        if self._fits(None, ROOM):
            return None
        alike: dict[Rows, bool] = {}
        for way in arrangements(self.codebook, self.ids):
            if not alike.get(way.rows) and self._fits(way, _SMALL):
                alike[way.rows] = bool(feel_alike(self.deck, self.codebook, way))
                if not alike[way.rows]:
                    return way
        return None

    def laid(self, card: Card, way: Arrangement | None) -> Iterator[LaidLabel]:
        """The labels of a card."""
        labels = tuple(self._coded(label) for label in labels_of(self.deck, card, self.codebook))
        if way and way.split:
            labels = split(labels)
        for label in labels:
            yield self._laid(label, way)

    def _laid(self, label: MarkedLabel, way: Arrangement | None) -> LaidLabel:
        words = self.words.label(label)
        if way is None:
            return lay_out(label, words, self.codebook, self.sheet.label_size, self.ids)
        return lay_out_small(label, words, self.codebook, self.sheet, self.ids, way)

    def _coded(self, label: MarkedLabel) -> MarkedLabel:
        """The label with what its code says."""
        match self.ids:
            case Ids.NONE:
                return replace(label, code="")
            case Ids.QR_TEXT if label.code:
                return replace(label, code=f"{label.code} {self.words.card(label.card)}")
            case _:
                return label

    def _fits(self, way: Arrangement | None, faults: frozenset[str]) -> bool:
        return not any(
            fault.code in faults
            for card in self._faces()
            for laid in self.laid(card, way)
            for fault in check(laid, self.codebook, self.sheet)
        )

    def _faces(self) -> list[Card]:
        """One card of each face, its last copy, whose words are the longest; those with most to
        feel first, since they have the least room."""
        last = {card.face: card for card in self.deck.cards}.values()
        return sorted(last, key=lambda card: -abs(card.face.number))


def feel_alike(deck: Deck, codebook: Codebook, way: Arrangement | None) -> tuple[Fault, ...]:
    """Faults of different faces whose labels feel the same as they are arranged."""
    if way is None:
        return same_marks(deck, codebook)
    return same_marks(deck, codebook, partial(raised_on, codebook=codebook, rows=way.rows))
