"""Events that are told in one sentence: a drawing with its cards, a card with where it went."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from companion.games.game import Event
from companion.games.pixies.events import CardHidden, CardKept, CardTaken
from companion.games.yellowstone.events import CardDealt, CardsDrawn
from companion.table.outcomes import Happened, Outcome


def with_drawn_cards(outcomes: Sequence[Outcome], seat: int) -> list[Outcome]:
    """The outcomes as they are told to one seat: what it draws is in the event of the drawing.

    A drawing stays as it is where not all of its cards are told behind it, as where the whole hand
    is.
    """
    return _retold(outcomes, lambda events: _drawn_together(events, seat))


def without_implied_takes(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes without the taking of a Pixies card that is named as it is laid down next."""
    return _retold(outcomes, _taken_together)


def _retold(
    outcomes: Sequence[Outcome], tell: Callable[[Sequence[Event]], list[Event | None]]
) -> list[Outcome]:
    """The outcomes with each event as it is told; None leaves it out."""
    happened = [it for it in outcomes if isinstance(it, Happened)]
    parts = iter(tell([event for it in happened for event in it.events]))
    return [
        replace(it, events=tuple(event for _ in it.events if (event := next(parts)) is not None))
        if isinstance(it, Happened)
        else it
        for it in outcomes
    ]


def _taken_together(events: Sequence[Event]) -> list[Event | None]:
    told: list[Event | None] = list(events)
    for at, (event, after) in enumerate(pairwise(events)):
        match event, after:
            case (
                CardTaken(seat, card),
                CardKept(seat=same, card=named, new=True) | CardHidden(seat=same, card=named),
            ) if (same, named) == (seat, card):
                told[at] = None
    return told


def _drawn_together(events: Sequence[Event], seat: int) -> list[Event | None]:
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
