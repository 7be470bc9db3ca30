"""The moves of Num Draft, each made once: there are few, and they are listed very often."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from companion.games.game import TABLE, Move
from companion.games.numdraft.grid import ALL_CARDS, SMALL_DECK


@cache
def moves_of_places(seat: int, verb: str, places: tuple[int, ...]) -> tuple[Move, ...]:
    """The choices of a seat that names one of some places."""
    return tuple(Move(seat, verb, (place,)) for place in places)


@cache
def puts(seat: int) -> Mapping[str, Move]:
    """Card -> the move of a seat that puts it."""
    return {card: Move(seat, "put", (card,)) for card in ALL_CARDS}


@cache
def shows(all_cards: bool) -> tuple[tuple[str, Move], ...]:
    """Every card of the game, in deck order, and the move that shows it."""
    cards = ALL_CARDS if all_cards else SMALL_DECK
    return tuple((card, Move(TABLE, "show", (card,))) for card in cards)


@cache
def deals(seat: int, all_cards: bool) -> tuple[tuple[str, Move], ...]:
    """The same for a card that comes into the hand of a seat."""
    cards = ALL_CARDS if all_cards else SMALL_DECK
    return tuple((card, Move(TABLE, "deal", (seat, card))) for card in cards)
