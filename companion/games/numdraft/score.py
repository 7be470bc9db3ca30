"""What a grid is worth beside its neighbours: the exact best count over Rainbows and Jokers.

A pool is a field of 3 rows and 5 columns, `left neighbour's right column | own | right neighbour's
left column`. Sets of its places are integers with a bit a place. A Joker joins one colour or one
value, a neighbour's Rainbow one colour; all else follows. Every choice of the Jokers is tried; for
each of them the colours share the Rainbows among them in the best way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
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

Target = str | int | None
"""What a Joker joins: a family, a value, or nothing."""


class Group(NamedTuple):
    """Cards that count together."""

    kind: str
    """`colour` or `value`."""
    of: str | int
    """The family, or the value."""
    places: int


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


class _Field:
    """One pool being counted; it remembers the groups that it has found before."""

    def __init__(self, pool: Pool, readings: Readings) -> None:
        self._readings = readings
        self.jokers = self.rainbows = self._shadows = 0
        self._colours = dict.fromkeys(FAMILIES, 0)
        self._values = dict.fromkeys(VALUES, 0)
        for position, card in enumerate(pool):
            if card not in NO_CARDS:
                self._lay(card, 1 << position)
        self._anchors = _OWN if readings.joker_anchors == "yes" else _OWN & ~self.jokers
        self._own_needed = 2 if readings.own_needed == "two" else 1
        self._one_group = readings.rainbow_groups == "one"
        self._once = readings.bonus == "card"
        self._paying = ~(_OWN | self._shadows)
        """Neighbours' places whose card brings a bonus when it is used."""
        self._everything: tuple[tuple[str | int, int, int], ...] = (
            *((family, self.rainbows, _POINTS["colour"]) for family in FAMILIES),
            *(
                (value, 0, _POINTS["value"])
                for value in VALUES
                if self._values[value] | self.jokers
            ),
        )
        """Families and values that can have groups, the Rainbows each can have, points a card."""
        self._known: dict[tuple[str | int, int], tuple[int, ...]] = {}

    def _lay(self, card: str, bit: int) -> None:
        family, number = FACES[card].family, FACES[card].number
        if family == JOKER:
            self.jokers |= bit
            return
        self._values[number] |= bit
        if family == RAINBOW and not bit & _OWN:
            self.rainbows |= bit
            return
        self._colours[family] |= bit
        if family == SHADOW and not bit & _OWN:
            self._shadows |= bit

    # Groups

    def _groups(self, of: str | int, wild: int) -> tuple[int, ...]:
        """The groups of a family or of a value that some wild cards join."""
        known = self._known.get((of, wild))
        if known is None:
            colour = isinstance(of, str)
            found = self._colour(str(of), wild) if colour else self._value(int(of), wild)
            pairs = self._readings.joker_pairs in (("any",) if colour else ("any", "value"))
            known = tuple(piece for piece in found if self._counts(piece, pairs=pairs))
            self._known[of, wild] = known
        return known

    def _value(self, value: int, wild: int) -> Iterator[int]:
        return self._pieces(self._values[value] | wild)

    def _colour(self, family: str, wild: int) -> Iterator[int]:
        """A neighbour's Shadow is in a colour group only with an own Shadow; a Joker is none."""
        members = self._colours[family] | wild
        own_shadows = self._colours[SHADOW] & _OWN
        for piece in self._pieces(members):
            if family != SHADOW or piece & own_shadows:
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
        jokers = [1 << bit for bit in range(ROWS * COLUMNS) if self.jokers >> bit & 1]
        best_points = -1
        best_groups: tuple[Group, ...] = ()
        for targets in product(*map(self._targets, jokers)):
            joined: dict[str | int, int] = {}
            for joker, target in zip(jokers, targets, strict=True):
                if target is not None:
                    joined[target] = joined.get(target, 0) | joker
            if self._at_most(joined) <= best_points:
                continue
            points, groups = self._shared(joined)
            if points > best_points:
                best_points, best_groups = points, groups
        return best_groups

    def _targets(self, joker: int) -> tuple[Target, ...]:
        """What a Joker can join if every other wild card helps it; nothing as a last resort."""
        values = (value for value in VALUES if self._reaches(value, joker, 0))
        colours = (family for family in FAMILIES if self._reaches(family, joker, self.rainbows))
        return (*values, *colours) or (None,)

    def _reaches(self, of: str | int, wild: int, rainbows: int) -> bool:
        return any(group & wild for group in self._groups(of, rainbows | self.jokers))

    def _at_most(self, joined: dict[str | int, int]) -> int:
        """No fewer points than the Jokers' choice can bring: every colour has all Rainbows."""
        return sum(
            each * group.bit_count() + (group & self._paying).bit_count()
            for of, rainbows, each in self._everything
            for group in self._groups(of, rainbows | joined.get(of, 0))
        )

    def _shared(self, joined: dict[str | int, int]) -> tuple[int, tuple[Group, ...]]:
        """The best points when the Jokers have chosen: the colours share the Rainbows."""
        values = [
            Group("value", value, group)
            for value in VALUES
            for group in self._groups(value, joined.get(value, 0))
        ]
        used = 0
        if self._once:
            for group in values:
                used |= group.places
        groups = (*self._best_share(joined, used), *values)
        points = sum(_POINTS[group.kind] * group.places.bit_count() for group in groups)
        return points + self.bonus(groups), groups

    def _best_share(self, joined: dict[str | int, int], used: int) -> tuple[Group, ...]:
        """The best groups of the colours; cards in `used` have brought their bonus already."""
        shares: dict[int, tuple[int, tuple[Group, ...]]] = {0: (0, ())}
        """Rainbows that are taken -> the best that the families so far make of them."""
        for family in FAMILIES:
            grown: dict[int, tuple[int, tuple[Group, ...]]] = {}
            for taken, (points, groups) in shares.items():
                for rainbows in self._offers(family, taken):
                    mine = self._groups(family, rainbows | joined.get(family, 0))
                    more = points + sum(self._worth(group, used) for group in mine)
                    left = taken | rainbows if self._one_group else 0
                    if left not in grown or more > grown[left][0]:
                        new = (Group("colour", family, group) for group in mine)
                        grown[left] = (more, (*groups, *new))
            shares = grown
        return max(shares.values(), key=lambda share: share[0])[1]

    def _offers(self, family: str, taken: int) -> Iterator[int]:
        """The sets of Rainbows that a family may take, none first."""
        if not self._one_group:
            yield self.rainbows
            return
        joinable = 0
        if self.rainbows & ~taken:
            for group in self._groups(family, self.rainbows | self.jokers):
                joinable |= group & self.rainbows & ~taken
        offer = 0
        while True:
            yield offer
            offer = (offer - joinable) & joinable
            if not offer:
                return

    def _worth(self, group: int, used: int) -> int:
        bonus = (group & self._paying & ~used).bit_count()
        return _POINTS["colour"] * group.bit_count() + bonus

    # The bonus of neighbours' cards

    def bonus_places(self, groups: Sequence[Group]) -> int:
        """The places of neighbours' cards that bring a bonus."""
        used = 0
        for group in groups:
            used |= group.places
        return used & self._paying

    def bonus(self, groups: Sequence[Group]) -> int:
        """One point a card, however many groups it is in, or one for each of them."""
        if self._once:
            return self.bonus_places(groups).bit_count()
        return sum((group.places & self._paying).bit_count() for group in groups)
