"""Num Draft at once: each card goes beside cards of its colour or of its value."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.game import Move
from companion.games.numdraft.grid import (
    EMPTY,
    FACES,
    HIDDEN,
    JOKERS,
    NO_CARDS,
    PLACES,
    RAINBOW,
)
from companion.games.numdraft.hands import known_in
from companion.games.numdraft.score import COLUMNS, ROWS, pool_of
from companion.games.numdraft.state import NumDraft
from companion.players.search.plans import Plan, ahead, never
from companion.players.search.playing_on import PlayingOn
from companion.players.thumbs.numdraft import NORMAL, OWN_COLUMNS

Beside = tuple[tuple[str, int], ...]
"""Family and value of each card that a place touches; value -1 for a Joker."""


def move(state: NumDraft, seat: int) -> Move:
    """A fair choice; of equal ones the first."""
    if state.phase == "turn":
        return Move(seat, "turn", (state.free_places(seat)[0],))
    places = state.free_places(seat)
    cards = known_in(state.free_hand(seat))
    if state.phase == "put":
        place = state.grids[seat].index(EMPTY) + 1
        return Move(seat, "put", (_best(state, seat, cards, (place,))[0],))
    if state.phase == "fill":
        return Move(seat, "fill", _best(state, seat, cards, places))
    if state.grids[seat][places[0] - 1] == HIDDEN:
        return Move(seat, "give", (_best(state, seat, cards, places)[1],))
    return Move(seat, "give", (_least(state, seat, places),))


def _best(
    state: NumDraft, seat: int, cards: Sequence[str], places: Sequence[int]
) -> tuple[str, int]:
    """The card and the place that suit each other best."""
    best, most = (cards[0], places[0]), -1.0
    pool = pool_of(seat, state.grids)
    for place in places:
        beside = _beside(pool, place)
        for card in cards:
            worth = glance(card, beside)
            if worth > most:
                best, most = (card, place), worth
    return best


def _least(state: NumDraft, seat: int, places: Sequence[int]) -> int:
    """The open card that is missed least."""
    pool, grid = pool_of(seat, state.grids), state.grids[seat]
    known = [place for place in places if grid[place - 1] in FACES]
    if len(known) < len(places):
        return next(place for place in places if place not in known)
    return min(known, key=lambda place: glance(grid[place - 1], _beside(pool, place)))


def _beside(pool: Sequence[str], place: int) -> Beside:
    return tuple([_LOOKS[pool[at]] for at in _TOUCHING[place] if pool[at] not in NO_CARDS])


def glance(card: str, beside: Beside) -> float:
    """What the cards beside a place make of a card there, roughly."""
    if card in JOKERS:
        return NORMAL.joker + (NORMAL.value if beside else 0.0)
    mine, number = _LOOKS[card]
    alike = equal = 0
    for family, value in beside:
        if family in (mine, RAINBOW):
            alike += 1
        if value == number or value < 0:
            equal += 1
    points = NORMAL.colour * (alike + 1) if alike else 0.0
    return points + (NORMAL.value * (equal + 1) if equal else 0.0)


def _touching(place: int) -> tuple[int, ...]:
    """The positions of a pool that touch a place of the own grid."""
    row, column = divmod(place - 1, OWN_COLUMNS)
    at = row * COLUMNS + column + 1
    up = (at - COLUMNS,) if row > 0 else ()
    down = (at + COLUMNS,) if row < ROWS - 1 else ()
    return (at - 1, at + 1, *up, *down)


_TOUCHING = ((), *map(_touching, PLACES))
_LOOKS = {
    card: (face.family, -1 if card in JOKERS else face.number) for card, face in FACES.items()
}
"""Card -> family and value."""


def _lead(state: NumDraft, seat: int) -> float:
    """Points of the game above the mean of the others."""
    return ahead(state.scores, seat)


PLAN = Plan(PlayingOn(move, _lead, never), 6, 1.5, 12)
