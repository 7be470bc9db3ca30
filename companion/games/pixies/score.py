"""What an area is worth at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards import UNKNOWN
from companion.games.game import FactValue, ScoreLine, ScoreSheet
from companion.games.pixies.area import DECK, FACES, PLACES, Area

COLOURS = tuple(family.letter for family in DECK.families if not family.wild)
WILD = next(family.letter for family in DECK.families if family.wild)

ZONE_FACTOR = {1: 2, 2: 3, 3: 4}
"""Round -> points a card of the largest colour zone."""

NEIGHBOURS = {
    place: tuple(
        other
        for other in PLACES
        if abs((other - 1) // 3 - (place - 1) // 3) + abs((other - 1) % 3 - (place - 1) % 3) == 1
    )
    for place in PLACES
}
"""Place -> places that touch it by a side."""


def score_area(area: Area, round_number: int, *, bonus_counts_itself: bool = True) -> ScoreSheet:
    """Score an area. Lines that bring nothing are left out.

    >>> from companion.games.pixies.area import layout_tokens, parse_area
    >>> score_area(parse_area(layout_tokens(". M2 M3 / . . . / . . .")), 1).total
    4
    """
    lines = [
        _validated(area),
        _spirals(area),
        *_bonuses(area, bonus_counts_itself),
        _crosses(area),
        _zone(area, ZONE_FACTOR[round_number]),
    ]
    return ScoreSheet(tuple(line for line in lines if line.points))


def _face_up(area: Area) -> dict[int, str]:
    """Place -> face-up card that could be read."""
    return {
        number: place.up
        for number, place in zip(PLACES, area, strict=True)
        if place.up is not None and place.up != UNKNOWN
    }


def _validated(area: Area) -> ScoreLine:
    """Each validated card brings its number."""
    cards = {n: card for n, card in _face_up(area).items() if area[n - 1].validated}
    return ScoreLine("validated", sum(cards), tuple(cards.values()))


def _spirals(area: Area) -> ScoreLine:
    """Face-up cards, validated or not, bring a point a spiral."""
    cards = tuple(card for card in _face_up(area).values() if FACES[card].points > 0)
    return ScoreLine("spirals", sum(FACES[card].points for card in cards), cards)


def _crosses(area: Area) -> ScoreLine:
    """Face-up cards, validated or not, cost a point a cross."""
    cards = tuple(card for card in _face_up(area).values() if FACES[card].points < 0)
    return ScoreLine("crosses", sum(FACES[card].points for card in cards), cards)


def _bonuses(area: Area, counts_itself: bool) -> Iterator[ScoreLine]:
    """Each face-up bonus card: a point per face-up card of its colour; multicolour is every."""
    up = _face_up(area).values()
    for bonus in up:
        if FACES[bonus].bonus:
            family = FACES[bonus].family
            counted = tuple(
                card
                for card in up
                if FACES[card].family in (family, WILD) and (counts_itself or card != bonus)
            )
            yield ScoreLine("bonus", len(counted), counted, {"card": bonus, "family": family})


def _zone(area: Area, factor: int) -> ScoreLine:
    """The largest set of one colour connected by sides, two cards at least; only one counts."""
    largest: frozenset[int] = frozenset()
    colour = ""
    for family in COLOURS:
        for zone in _zones(area, family):
            if len(zone) > len(largest):
                largest, colour = zone, family
    if len(largest) < 2:
        return ScoreLine("zone", 0)
    cards = tuple(str(area[place - 1].up) for place in sorted(largest))
    facts: dict[str, FactValue] = {"family": colour, "size": len(largest), "factor": factor}
    return ScoreLine("zone", len(largest) * factor, cards, facts)


def _zones(area: Area, family: str) -> Iterator[frozenset[int]]:
    """The connected sets of a colour; multicolour cards belong to each colour."""
    left = {place for place, card in _face_up(area).items() if FACES[card].family in (family, WILD)}
    while left:
        zone: set[int] = set()
        edge = [left.pop()]
        while edge:
            place = edge.pop()
            zone.add(place)
            touching = left.intersection(NEIGHBOURS[place])
            left -= touching
            edge += touching
        yield frozenset(zone)
