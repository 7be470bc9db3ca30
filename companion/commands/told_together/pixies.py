"""Pixies: the taking of a card is told by the sentence that names it as it is laid down."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from companion.games.game import Event
from companion.games.pixies.events import CardHidden, CardKept, CardTaken


def together(events: Sequence[Event], seat: int | None) -> list[Event | None]:
    """Each event as it is told; None for one that is told with the next."""
    told: list[Event | None] = list(events)
    for at, (event, after) in enumerate(pairwise(events)):
        match event, after:
            case (
                CardTaken(seat, card),
                CardKept(seat=same, card=named, new=True) | CardHidden(seat=same, card=named),
            ) if (same, named) == (seat, card):
                told[at] = None
    return told
