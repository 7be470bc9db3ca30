"""Pixies at once: the card and the place that make the own area worth most."""

from __future__ import annotations

from companion.cards import UNKNOWN
from companion.games.game import Move
from companion.games.pixies.area import FACES, NUMBER, PLACES, Area, Place, free_places, with_place
from companion.games.pixies.score import COLOURS, NEIGHBOURS, WILD, ZONE_FACTOR
from companion.games.pixies.state import Pixies
from companion.players.search.plans import Plan, ahead, round_is_over
from companion.players.search.playing_on import PlayingOn
from companion.players.thumbs.pixies import NORMAL, kept

_EVERY = (1 << len(COLOURS)) - 1


def _largest(mask: int) -> int:
    """The most places of a set, one bit each, that touch each other by sides."""
    left, largest = {place for place in PLACES if mask >> place - 1 & 1}, 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            touching = left.intersection(NEIGHBOURS[edge.pop()])
            left -= touching
            edge += touching
            size += 1
        largest = max(largest, size)
    return largest if largest > 1 else 0


_ZONE = tuple(_largest(mask) for mask in range(1 << len(PLACES)))
"""Set of places as bits -> cards of its largest zone."""
_COLOUR = {
    card: _EVERY if face.family == WILD else 1 << COLOURS.index(face.family)
    for card, face in FACES.items()
}
"""Card -> its colours as bits."""
_POINTS = {card: face.points for card, face in FACES.items()}
_BONUS = {card: _COLOUR[card] for card, face in FACES.items() if face.bonus}


def move(state: Pixies, seat: int) -> Move:
    """What the level normal would do if it did not look at its neighbour."""
    area = state.areas[seat]
    if state.phase == "take":
        known = [card for card in state.display if card != UNKNOWN]
        if len(known) < 2:
            return next(iter(state.moves()))
        best = max(known, key=lambda card: _taken(state, area, card))
        return Move(seat, "take", (best,))
    held = str(state.held)
    if state.phase == "keep":
        new, old = (worth(state, it) for it in kept(area, held))
        return Move(seat, "keep", ("new" if new >= old else "old",))
    # The highest number waits best, and fills a place that is hard to come by.
    return Move(seat, "place", (free_places(area)[-1],))


def _taken(state: Pixies, area: Area, card: str) -> float:
    """What the area is worth with a card, placed well."""
    number = NUMBER[card]
    there = area[number - 1]
    if there.up is None:
        return worth(state, with_place(area, number, Place(card, there.down)))
    if there.down is None:
        return max([worth(state, it) for it in kept(area, card)])
    return worth(state, area) + NORMAL.waiting * free_places(area)[-1]


def worth(state: Pixies, area: Area) -> float:
    """The score of an area, and the hopes that lie in it."""
    total = 0.0
    seen = [0] * (1 << len(COLOURS))
    bonuses = []
    for number, (up, down) in enumerate(area, start=1):
        if up is None:
            if down is not None:
                total += NORMAL.waiting * number
            continue
        total += NORMAL.alone * number if down is None else number
        if up == UNKNOWN:
            continue
        total += _POINTS[up]
        seen[_COLOUR[up]] |= 1 << number - 1
        if up in _BONUS:
            bonuses.append(_BONUS[up])
    wild = seen[_EVERY]
    total += ZONE_FACTOR[state.round] * max(
        [_ZONE[seen[1 << at] | wild] for at in range(len(COLOURS))]
    )
    own = 0 if state.rules.bonus_counts_itself else 1
    for colour in bonuses:
        total += (seen[colour] | wild).bit_count() - own
    return total


def _lead(state: Pixies, seat: int) -> float:
    """Points of the round above the mean of the others."""
    return ahead(state.scores[-1], seat)


def _is_read(view: Pixies) -> bool:
    """Whether no area waits to be read again; what is hidden is dealt anew."""
    return not view.unsure


PLAN = Plan(PlayingOn(move, _lead, round_is_over), 8, 1.0, 24, can_be_searched=_is_read)
