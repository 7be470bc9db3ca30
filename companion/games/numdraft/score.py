"""What a grid is worth beside its neighbours: the exact best count over Rainbows and Jokers.

A pool is a field of 3 rows and 5 columns, `left neighbour's right column | own | right neighbour's
left column`. Sets of its places are integers with a bit a place. A Joker joins one colour or one
value, a neighbour's Rainbow one colour; all else follows. Every way for Jokers to join values is
tried; for each of them the colours share the other wild cards in the best way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from operator import itemgetter
from typing import NamedTuple

from companion.games.game import FactValue, ScoreLine, ScoreSheet
from companion.games.numdraft.grid import (
    DECK,
    FACES,
    JOKER,
    LEFT_COLUMN,
    NO_CARDS,
    RAINBOW,
    RIGHT_COLUMN,
    SHADOW,
    Grid,
    column,
)
from companion.games.numdraft.readings import Readings

_POINTS = {"colour": 2, "value": 3}
"""Points a card of a group."""

ROWS, COLUMNS = 3, 5
Pool = tuple[str, ...]
"""Fifteen tokens, row by row."""

FAMILIES = tuple(family.letter for family in DECK.families if family.letter != JOKER)
VALUES = range(max(face.number for face in FACES.values()) + 1)

_FIRST = sum(1 << COLUMNS * row for row in range(ROWS))
_LAST = _FIRST << COLUMNS - 1
_OWN = (1 << COLUMNS * ROWS) - 1 & ~(_FIRST | _LAST)


class Group(NamedTuple):
    """Cards that count together."""

    kind: str
    """`colour` or `value`."""
    of: str | int
    """The family, or the value."""
    places: int


class _Way(NamedTuple):
    """One way for Jokers to join values."""

    values: tuple[Group, ...]
    wild: int
    """The cards that the colours may share: the other Jokers, and Rainbows."""


class _Share(NamedTuple):
    """What the colours make of wild cards."""

    points: int
    found: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Families, each with its groups."""


def pool_of(seat: int, grids: Sequence[Grid]) -> Pool:
    """The pool of a seat; the next seat sits to its left. A grid alone has no neighbours."""
    own = grids[seat]
    none = ("?",) * ROWS
    left = column(grids[(seat + 1) % len(grids)], RIGHT_COLUMN) if len(grids) > 1 else none
    right = column(grids[seat - 1], LEFT_COLUMN) if len(grids) > 1 else none
    rows = zip(left, own[0:7:3], own[1:8:3], own[2:9:3], right, strict=True)
    return tuple(token for row in rows for token in row)


def score_pool(pool: Pool, readings: Readings) -> ScoreSheet:
    """The best score of a pool: a line for each group, then the bonus.

    >>> from companion.games.numdraft.readings import SCORING, readings_of
    >>> classic = readings_of({option.name: option.default for option in SCORING})
    >>> score_pool(tuple("B9 R0 R1 R2 Y9 B10 R3 R4 R5 Y10 B11 G6 G7 G8 Y12".split()), classic).total
    18
    """
    field = _Field(pool, readings)
    groups = field.best()
    lines = [_group_line(pool, field, group) for group in groups]
    cards = _cards_at(pool, field.bonus_places(groups))
    bonus = field.bonus(groups)
    if bonus:
        lines.append(ScoreLine("bonus", bonus, cards))
    return ScoreSheet(tuple(lines))


def _group_line(pool: Pool, field: _Field, group: Group) -> ScoreLine:
    """A group's points, and which Jokers and Rainbows joined it."""
    wild = field.jokers | (field.rainbows if group.kind == "colour" else 0)
    name = "family" if group.kind == "colour" else "value"
    facts: dict[str, FactValue] = {
        name: group.of,
        "size": group.places.bit_count(),
        "joined": _cards_at(pool, group.places & wild),
    }
    points = _POINTS[group.kind] * group.places.bit_count()
    return ScoreLine(group.kind, points, _cards_at(pool, group.places), facts)


def _cards_at(pool: Pool, places: int) -> tuple[str, ...]:
    return tuple(pool[bit] for bit in range(len(pool)) if places >> bit & 1)


_NO_OFFERS: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
"""A family that has no group, whatever it takes."""


class _Field:
    """One pool being counted; it remembers the groups that it has found before."""

    def __init__(self, pool: Pool, readings: Readings) -> None:
        self._readings = readings
        self.jokers = self.rainbows = self._shadows = 0
        self._members: dict[str | int, int] = dict.fromkeys((*FAMILIES, *VALUES), 0)
        """Family or value -> the places of its cards, without those that may join it."""
        for position, card in enumerate(pool):
            if card not in NO_CARDS:
                self._lay(card, 1 << position)
        self._anchors = _OWN if readings.joker_anchors == "yes" else _OWN & ~self.jokers
        self._own_needed = 2 if readings.own_needed == "two" else 1
        self._once = readings.bonus == "card"
        one_group = readings.rainbow_groups == "one"
        self._shared_rainbows = self.rainbows if one_group else 0
        self._everywhere = 0 if one_group else self.rainbows
        """Rainbows that are in every colour at once."""
        self._paying = ~(_OWN | self._shadows)
        """Neighbours' places whose card brings a bonus when it is used."""
        self._groups_of: dict[tuple[str | int, int], tuple[int, ...]] = {}
        self._shares: dict[tuple[int, int], _Share] = {}

    def _lay(self, card: str, bit: int) -> None:
        family, number = FACES[card].family, FACES[card].number
        if family == JOKER:
            self.jokers |= bit
            return
        self._members[number] |= bit
        if family == RAINBOW and not bit & _OWN:
            self.rainbows |= bit
            return
        self._members[family] |= bit
        if family == SHADOW and not bit & _OWN:
            self._shadows |= bit

    # Groups

    def _groups(self, of: str | int, wild: int) -> tuple[int, ...]:
        """The groups of a family or of a value that some wild cards join."""
        members = self._members[of] | wild
        if members.bit_count() < 2:
            return ()
        known = self._groups_of.get((of, wild))
        if known is None:
            colour = isinstance(of, str)
            found = self._pieces(members) if of != SHADOW else self._shadow_pieces(members)
            pairs = self._readings.joker_pairs in (("any",) if colour else ("any", "value"))
            known = tuple([piece for piece in found if self._counts(piece, pairs=pairs)])
            self._groups_of[of, wild] = known
        return known

    def _shadow_pieces(self, members: int) -> Iterator[int]:
        """A neighbour's Shadow is in a colour group only with an own Shadow; a Joker is none."""
        own_shadows = self._members[SHADOW] & _OWN
        for piece in self._pieces(members):
            if piece & own_shadows:
                yield piece
            else:
                yield from self._pieces(piece & ~self._shadows)

    def _pieces(self, members: int) -> Iterator[int]:
        """The sets of places that hang together by sides; all of them at once in discovery."""
        if self._readings.mode == "discovery":
            yield members
            return
        while members:
            piece, edge = 0, members & -members
            while edge:
                piece |= edge
                sideways = (edge & ~_LAST) << 1 | (edge & ~_FIRST) >> 1
                edge = (sideways | edge << COLUMNS | edge >> COLUMNS) & members & ~piece
            members &= ~piece
            yield piece

    def _counts(self, piece: int, *, pairs: bool) -> bool:
        """Whether a piece is a group: two cards, an own one, one that is no Joker."""
        size, real = piece.bit_count(), (piece & ~self.jokers).bit_count()
        if size < 2 or (piece & self._anchors).bit_count() < self._own_needed:
            return False
        if real == 0:
            return self._readings.jokers_alone == "yes"
        return real > 1 or size == real or pairs

    # The best choice

    def best(self) -> tuple[Group, ...]:
        """The groups of the best choice over all Jokers and Rainbows."""
        ways = [self._way(targets) for targets in product(*map(self._targets, self._each_joker()))]
        way = self._best_way(ways) if len(ways) > 1 else ways[0]
        share = self._share(way.wild, self._paid(way.values))
        return (*_colour_groups(share), *way.values)

    def _best_way(self, ways: Sequence[_Way]) -> _Way:
        """The first of the ways that bring most.

        A way promises what it would bring if a card that is in a value and in a colour brought
        two bonuses. The most promising come first, so that few have to be looked at closely.
        """
        most = -1
        for way in sorted(ways, key=self._promise, reverse=True):
            if self._promise(way) <= most:
                break
            most = max(most, self._points(way))
        return next(way for way in ways if self._promise(way) >= most == self._points(way))

    def _each_joker(self) -> Iterator[int]:
        return (1 << bit for bit in range(ROWS * COLUMNS) if self.jokers >> bit & 1)

    def _targets(self, joker: int) -> tuple[tuple[int, int | None], ...]:
        """The values that a Joker can reach if the other one helps it; and none of them."""
        values = [value for value in VALUES if self._reaches(value, joker)]
        return (*((joker, value) for value in values), (joker, None))

    def _reaches(self, value: int, joker: int) -> bool:
        return any(group & joker for group in self._groups(value, self.jokers))

    def _way(self, targets: tuple[tuple[int, int | None], ...]) -> _Way:
        """What comes of Jokers and their values; those without one are for the colours."""
        wild = self._shared_rainbows
        joined: dict[int, int] = {}
        for joker, value in targets:
            if value is None:
                wild |= joker
            else:
                joined[value] = joined.get(value, 0) | joker
        values = [
            Group("value", value, group)
            for value in VALUES
            for group in self._groups(value, joined.get(value, 0))
        ]
        return _Way(tuple(values), wild)

    def _promise(self, way: _Way) -> int:
        return self._value_points(way) + self._share(way.wild, 0).points

    def _points(self, way: _Way) -> int:
        return self._value_points(way) + self._share(way.wild, self._paid(way.values)).points

    def _value_points(self, way: _Way) -> int:
        return sum([self._worth("value", group.places, 0) for group in way.values])

    def _paid(self, groups: Sequence[Group]) -> int:
        """Neighbours' places whose card brings no other bonus, since it is in one of these."""
        return self.bonus_places(groups) if self._once else 0

    def _worth(self, kind: str, group: int, paid: int) -> int:
        """Points of a group, with its bonus but for cards that have brought theirs."""
        return _POINTS[kind] * group.bit_count() + (group & self._paying & ~paid).bit_count()

    # The colours share wild cards

    def _share(self, wild: int, paid: int) -> _Share:
        """The best that the colours make of wild cards; cards in `paid` bring no bonus."""
        known = self._shares.get((wild, paid))
        if known is None:
            known = self._shares[wild, paid] = self._shared_out(wild, paid)
        return known

    def _shared_out(self, wild: int, paid: int) -> _Share:
        """Family by family. Of all ways to use up the same wild cards, the best one stays."""
        shares = {0: _Share(0)}
        for family in FAMILIES:
            offers = [
                (taken, sum([self._worth("colour", group, paid) for group in groups]), groups)
                for taken, groups in self._offers(family, wild)
            ]
            if offers == _NO_OFFERS:
                continue
            grown: dict[int, _Share] = {}
            for taken, (points, found) in shares.items():
                for more, worth, groups in offers:
                    both = taken & more
                    if both & wild:
                        continue
                    total = points + worth - ((both & ~paid).bit_count() if self._once else 0)
                    used = taken | more
                    if used not in grown or total > grown[used].points:
                        grown[used] = _Share(total, (*found, (family, groups)))
            shares = grown
        return max(shares.values(), key=itemgetter(0))

    def _offers(self, family: str, wild: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """What a family may take of the wild cards, nothing first, and its groups with it.

        What is taken also tells the Rainbows that are everywhere, as far as they are in a group.
        Sets with a card that would be in no group are left out.
        """
        joinable = wild & _together(self._groups(family, self._everywhere | wild))
        offer = 0
        while True:
            groups = self._groups(family, self._everywhere | offer)
            joined = _together(groups)
            if not offer & ~joined:
                yield joined & (wild | self._everywhere), groups
            offer = (offer - joinable) & joinable
            if not offer:
                return

    # The bonus of neighbours' cards

    def bonus_places(self, groups: Sequence[Group]) -> int:
        """The places of neighbours' cards that bring a bonus."""
        return _together([group.places for group in groups]) & self._paying

    def bonus(self, groups: Sequence[Group]) -> int:
        """One point a card, however many groups it is in, or one for each of them."""
        if self._once:
            return self.bonus_places(groups).bit_count()
        return sum((group.places & self._paying).bit_count() for group in groups)


def _together(groups: Sequence[int]) -> int:
    """All places of some groups."""
    places = 0
    for group in groups:
        places |= group
    return places


def _colour_groups(share: _Share) -> Iterator[Group]:
    for family, groups in share.found:
        for group in groups:
            yield Group("colour", family, group)
