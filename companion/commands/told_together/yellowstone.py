"""Yellowstone Park: what a player draws is told with the drawing, to that player alone.

A drawing stays as it is where not all of its cards are told behind it, as where the whole hand is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.games.game import Event
from companion.games.yellowstone.events import CardDealt, CardsDrawn


def together(events: Sequence[Event], seat: int | None) -> list[Event | None]:
    """Each event as it is told; None for a card that is told with its drawing."""
    told: list[Event | None] = list(events)
    if seat is None:
        return told
    for at, drawing in enumerate(events):
        match drawing:
            case CardsDrawn(seat=drawer, count=count) if drawer == seat:
                dealt = list(_dealt(events, at + 1, seat))
                if len(dealt) == count:
                    told[at] = replace(drawing, cards=tuple(card for _, card in dealt))
                    for place, _ in dealt:
                        told[place] = None
    return told


def _dealt(events: Sequence[Event], first: int, seat: int) -> Iterator[tuple[int, str]]:
    """The cards that a seat sees from there on, up to its next drawing, and where they are told."""
    for at in range(first, len(events)):
        match events[at]:
            case CardsDrawn(seat=drawer) if drawer == seat:
                return
            case CardDealt(seat=dealt, card=card) if dealt == seat:
                yield at, card
