"""The pile, and every card that nobody has seen: what a card about to appear may be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.skyjo.grid import COPIES, Counts, counts_of, less


class Stock(NamedTuple):
    """Two shuffles at most are in play: the deal, and the present pile once it was renewed."""

    pile: int
    """Cards in the pile."""
    unseen: Counts = COPIES
    """Cards of the deal that nobody has seen: those under the hidden places, unread ones on the
    discard, and those of the pile until it is renewed."""
    fresh: Counts | None = None
    """Cards of the pile since it was renewed; None while it belongs to `unseen`."""
    renewed: int = 0
    """How often the pile was renewed in this round."""

    @property
    def drawable(self) -> Counts:
        """What the next card of the pile may be."""
        return self.unseen if self.fresh is None else self.fresh

    def drawn(self, card: str) -> Stock:
        """A card of the pile has been seen."""
        if self.fresh is None:
            return Stock(self.pile - 1, less(self.unseen, card), None, self.renewed)
        return Stock(self.pile - 1, self.unseen, less(self.fresh, card), self.renewed)

    def drawn_unread(self) -> Stock:
        """A card left the pile, and nobody has read it."""
        return self._replace(pile=self.pile - 1)

    def turned(self, card: str) -> Stock:
        """A hidden card has been seen."""
        return Stock(self.pile, less(self.unseen, card), self.fresh, self.renewed)

    def renewed_with(self, discard: tuple[str, ...]) -> Stock:
        """The pile is empty; these cards are shuffled into a new one.

        With an unread card among them the new pile cannot be told from the hidden cards.
        """
        cards = counts_of(discard)
        if UNKNOWN not in discard:
            return Stock(len(discard), self.unseen, cards, self.renewed + 1)
        both = tuple(map(sum, zip(self.unseen, cards, strict=True)))
        return Stock(len(discard), both, None, self.renewed + 1)

    def recounted(self, pile: int, lying: Iterable[str]) -> Stock:
        """After a repair: unseen is whatever does not lie open."""
        seen = counts_of(lying)
        unseen = tuple(copies - count for copies, count in zip(COPIES, seen, strict=True))
        return Stock(pile, unseen, None, self.renewed)
