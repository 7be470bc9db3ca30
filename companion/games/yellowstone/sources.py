"""Where the cards that nobody has turned up may be: one source for each shuffle.

A source is what everybody may know of a shuffle: which of its cards have not been seen yet, and
how many of them lie in the pile, in each hand and in each penalty pile. Which of a player's cards
came from which shuffle cannot always be told; then the shuffles count as one from there on. So a
card is never thought impossible where it is possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.games.yellowstone.board import COPIES, FACES, face_of

INDEX = {face: index for index, face in enumerate(FACES)}
Counts = tuple[int, ...]
"""How many of each face, in deck order."""
WHOLE_DECK: Counts = (COPIES,) * len(FACES)


class Source(NamedTuple):
    """One shuffle. Its cards are as many as its hidden places."""

    number: int
    """Shuffles of a game are counted from 1."""
    cards: Counts
    pile: int
    hands: tuple[int, ...]
    """Hidden cards in each seat's hand."""
    penalties: tuple[int, ...]
    """Hidden cards in each seat's penalty pile."""


Sources = tuple[Source, ...]


def whole_deck(seats: int) -> Sources:
    """Everything is in the pile."""
    nothing = (0,) * seats
    return (Source(1, WHOLE_DECK, sum(WHOLE_DECK), nothing, nothing),)


def counts_of(cards: Iterable[str]) -> Counts:
    """How many of each face; cards may carry their ids."""
    counts = [0] * len(FACES)
    for card in cards:
        counts[INDEX[card[:2]]] += 1
    return tuple(counts)


def faces_of(counts: Counts) -> tuple[str, ...]:
    """The faces that counts stand for, one after the other."""
    return tuple(face for face, count in zip(FACES, counts, strict=True) for _ in range(count))


def least(one: Counts, other: Counts) -> Counts:
    """What both have."""
    return tuple(map(min, one, other))


def added(one: Counts, other: Counts) -> Counts:
    """Both together."""
    return tuple(mine + theirs for mine, theirs in zip(one, other, strict=True))


def changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """One of several numbers, more or less."""
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])


def drawn_from_pile(sources: Sources, seat: int, count: int) -> Sources:
    """Cards go from the pile, which belongs to one source, to a hand."""
    return tuple(
        source._replace(pile=source.pile - count, hands=changed(source.hands, seat, count))
        if source.pile
        else source
        for source in sources
    )


def turned_up(sources: Sources) -> list[Source]:
    """The sources that may have given the top card of the pile."""
    return [source for source in sources if source.pile]


def seen_from_pile(sources: Sources, card: str) -> Sources:
    """The top card of the pile is turned up."""
    index = INDEX[face_of(card)]
    return tuple(
        source._replace(pile=source.pile - 1, cards=changed(source.cards, index, -1))
        if source.pile
        else source
        for source in sources
    )


def seen_from_hand(sources: Sources, seat: int, card: str) -> Sources:
    """A hand shows a card; shuffles that may all have given it count as one from now on."""
    index = INDEX[face_of(card)]
    giving = [source for source in sources if source.hands[seat] and source.cards[index]]
    joined = _joined(giving)
    shown = joined._replace(
        cards=changed(joined.cards, index, -1), hands=changed(joined.hands, seat, -1)
    )
    return _replaced(sources, giving, shown)


def in_hand(sources: Sources, seat: int) -> Counts:
    """Cards that a hand may hold, as far as everybody may know."""
    counts = [0] * len(FACES)
    for source in sources:
        if source.hands[seat]:
            counts = [mine + theirs for mine, theirs in zip(counts, source.cards, strict=True)]
    return tuple(counts)


def in_pile(sources: Sources) -> Counts:
    """Cards that the pile may hold, as far as everybody may know."""
    return next((source.cards for source in sources if source.pile), (0,) * len(FACES))


def in_penalties(sources: Sources, seat: int) -> Counts:
    """Cards that the hidden part of a penalty pile may hold."""
    counts = [0] * len(FACES)
    for source in sources:
        if source.penalties[seat]:
            counts = [mine + theirs for mine, theirs in zip(counts, source.cards, strict=True)]
    return tuple(counts)


def shuffled_penalties(
    sources: Sources, number: int, seats: Sequence[int], known: Iterable[str], *, to_pile: bool
) -> Sources:
    """Penalty piles are shuffled, open cards and hidden ones together.

    They become the new pile, or stay where they are, hidden. `number` is that of the shuffle.
    """
    mixed = [source for source in sources if any(source.penalties[seat] for seat in seats)]
    players = len(sources[0].hands) if sources else 0
    nothing = (0,) * players
    cards = counts_of(known)
    joined = _joined([*mixed, Source(number, cards, 0, nothing, nothing)])
    hidden = sum(joined.penalties[seat] for seat in seats)
    for seat in seats:
        joined = joined._replace(penalties=changed(joined.penalties, seat, -joined.penalties[seat]))
    total = hidden + sum(cards)
    if to_pile:
        joined = joined._replace(pile=joined.pile + total)
    else:
        joined = joined._replace(penalties=changed(joined.penalties, seats[0], total))
    return _replaced(sources, mixed, joined)


def drawn_from_penalties(sources: Sources, seat: int, count: int) -> Sources:
    """Cards go from a shuffled penalty pile to its owner's hand."""
    return tuple(
        source._replace(
            hands=changed(source.hands, seat, count),
            penalties=changed(source.penalties, seat, -count),
        )
        if source.penalties[seat]
        else source
        for source in sources
    )


def _joined(sources: Sequence[Source]) -> Source:
    """Several shuffles that cannot be told apart, under the number of the first."""
    first, *others = sources
    for other in others:
        first = Source(
            first.number,
            added(first.cards, other.cards),
            first.pile + other.pile,
            added(first.hands, other.hands),
            added(first.penalties, other.penalties),
        )
    return first


def _replaced(sources: Sources, old: Sequence[Source], new: Source) -> Sources:
    """The other sources and the new one, in order; a source without cards is forgotten."""
    left = [source for source in sources if source not in old]
    return tuple(sorted(source for source in (*left, new) if any(source.cards)))
