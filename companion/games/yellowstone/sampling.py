"""Completing a view: every unknown card becomes one that may lie there, if it can be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from companion.cards import UNKNOWN
from companion.games.yellowstone.sources import INDEX, Counts, faces_of

if TYPE_CHECKING:
    from companion.games.yellowstone.state import Yellowstone

Spot = tuple[str, int]
"""`hand` or `shut`, and the seat."""


class Room(NamedTuple):
    """What a shuffle still has to give: its cards, and how many to each spot."""

    cards: Counts
    spots: dict[Spot, int]


def completed(state: Yellowstone, generator: Random) -> Yellowstone:
    """A full state that may be the true one.

    The known cards of a hand are first laid to shuffles that they may come from, then each shuffle
    gives what it has left.
    """
    known = _known(state)
    generator.shuffle(known)
    settled = _settled(known, _rooms(state), generator)
    assert settled is not None, "the known cards belong to no shuffle"
    given: dict[Spot, list[str]] = {spot: [] for spot in _spots(state)}
    for room in settled:
        faces = list(faces_of(room.cards))
        generator.shuffle(faces)
        for spot, count in room.spots.items():
            given[spot] += faces[:count]
            del faces[:count]
    return state._replace(
        hands=_filled(state.hands, "hand", given), shut=_filled(state.shut, "shut", given)
    )


def can_be_completed(state: Yellowstone) -> bool:
    """Whether each known card of a hand or of a penalty pile may come from a shuffle."""
    return _settled(_known(state), _rooms(state), None) is not None


def with_told(state: Yellowstone, seat: int, faces: Iterable[str]) -> Yellowstone:
    """Some hidden cards of a hand are known. Raises ValueError if fewer are hidden."""
    hand = list(state.hands[seat])
    for face in faces:
        hand.remove(UNKNOWN)
        hand.append(face)
    return state._replace(
        hands=tuple(
            tuple(sorted(hand)) if owner == seat else held for owner, held in enumerate(state.hands)
        )
    )


def _known(state: Yellowstone) -> list[tuple[str, Spot]]:
    return [
        (card, spot) for spot, cards in _spots(state).items() for card in cards if card != UNKNOWN
    ]


def _rooms(state: Yellowstone) -> list[Room]:
    return [
        Room(
            source.cards,
            {("hand", seat): count for seat, count in enumerate(source.hands)}
            | {("shut", seat): count for seat, count in enumerate(source.penalties)},
        )
        for source in state.sources
    ]


def _spots(state: Yellowstone) -> dict[Spot, tuple[str, ...]]:
    return {("hand", seat): cards for seat, cards in enumerate(state.hands)} | {
        ("shut", seat): cards for seat, cards in enumerate(state.shut)
    }


def _settled(
    known: list[tuple[str, Spot]], rooms: list[Room], generator: Random | None
) -> list[Room] | None:
    """What the shuffles have left once each known card comes from one; None if that cannot be.

    Without a generator they are tried in their order.
    """
    if not known:
        return rooms
    (card, spot), *rest = known
    index = INDEX[card]
    order: Sequence[int] = range(len(rooms))
    for at in generator.sample(order, len(order)) if generator else order:
        cards, spots = rooms[at]
        if cards[index] and spots[spot]:
            less = (*cards[:index], cards[index] - 1, *cards[index + 1 :])
            taken = Room(less, {**spots, spot: spots[spot] - 1})
            settled = _settled(rest, [*rooms[:at], taken, *rooms[at + 1 :]], generator)
            if settled is not None:
                return settled
    return None


def _filled(
    places: tuple[tuple[str, ...], ...], kind: str, given: dict[Spot, list[str]]
) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(sorted([*(card for card in cards if card != UNKNOWN), *given[kind, seat]]))
        for seat, cards in enumerate(places)
    )
