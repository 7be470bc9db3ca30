"""Cards that a player draws and alone sees are told with the drawing, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.games.game import Event
from companion.games.yellowstone.events import CardDealt, CardsDrawn
from companion.table.outcomes import Happened, Outcome


def with_drawn_cards(outcomes: Sequence[Outcome], seat: int) -> list[Outcome]:
    """The outcomes as they are told to one seat: what it draws is in the event of the drawing.

    A drawing stays as it is where not all of its cards are told behind it, as where the whole hand
    is.
    """
    happened = [it for it in outcomes if isinstance(it, Happened)]
    told = _together([event for it in happened for event in it.events], seat)
    parts = iter(told)
    return [
        replace(it, events=tuple(event for _ in it.events if (event := next(parts)) is not None))
        if isinstance(it, Happened)
        else it
        for it in outcomes
    ]


def _together(events: Sequence[Event], seat: int) -> list[Event | None]:
    """Each event; None for a card that is told with its drawing."""
    told: list[Event | None] = list(events)
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
