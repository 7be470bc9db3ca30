"""The learned value of a grid of Num Draft: a file of numbers, and how they are summed.

A pool is counted quickly, wild cards one after the other where each brings most. Then the rows of
`companion.players.learned.numdraft_tables` that describe it are added up, what is below 0 counts
nothing, and a weighted sum of the rest is what the pool will still gain.
`benchmarks/tune/numdraft_value.py` learned the numbers from games of the program against itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

from companion.games.numdraft.grid import EMPTY, FACES, HIDDEN, JOKERS, RAINBOW, SHADOW
from companion.games.numdraft.score import COLUMNS, FAMILIES, ROWS, VALUES
from companion.players.learned.numdraft_tables import (
    AROUND,
    BESIDE,
    COLOUR_LIVE,
    COLOUR_SIZES,
    DRAWS,
    GAINS,
    JOKER_GAINS,
    JOKER_HOPE,
    LOOSE,
    LOOSE_BOTH,
    VALUE_LIVE,
    VALUE_SIZES,
)

Row = tuple[int, ...]
"""Numbers in thousandths, one for each unit."""
_THOUSANDTHS = 1_000_000
"""A row times a weight, both in thousandths."""

_ALL = (1 << ROWS * COLUMNS) - 1
_LEFT = sum(1 << COLUMNS * row for row in range(ROWS))
_RIGHT = _LEFT << COLUMNS - 1
_BESIDE_OWN = _LEFT | _RIGHT
_OWN = _ALL & ~_BESIDE_OWN
_COLOURS = len(FAMILIES)
_KEYS = _COLOURS + len(VALUES)
"""Families come first, then the values."""
_POINTS = (2,) * _COLOURS + (3,) * len(VALUES)
_BITS = tuple(1 << at for at in range(ROWS * COLUMNS))

_KEYS_OF = {
    card: (FAMILIES.index(face.family), _COLOURS + face.number)
    for card, face in FACES.items()
    if card not in JOKERS
}
"""Card -> its family and its value, as keys."""


def _touching(places: int) -> int:
    """The places that touch some places."""
    sideways = (places & ~_RIGHT) << 1 | (places & ~_LEFT) >> 1
    return (sideways | places << COLUMNS | places >> COLUMNS) & _ALL & ~places


_AROUND = {bit: _touching(bit) for bit in _BITS}


class Live:
    """The cards that lie open nowhere."""

    def __init__(self, deck: Iterable[str], grids: Iterable[Sequence[str]]) -> None:
        lying = {token for grid in grids for token in grid}
        self.counts = [0] * _KEYS
        self._numbers = [0] * _COLOURS
        """By family, a bit for each value."""
        for card in deck:
            if card not in lying and card not in JOKERS:
                self._move(card, 1)

    @property
    def total(self) -> int:
        """How many there are, without Jokers."""
        return sum(self.counts[:_COLOURS])

    def has(self, family: int, value: int) -> bool:
        """Whether a card is among them."""
        return bool(self._numbers[family] >> value & 1)

    def open(self, card: str) -> None:
        """A card lies open now."""
        if card in _KEYS_OF:
            self._move(card, -1)

    def close(self, card: str) -> None:
        """A card lies open no more."""
        if card in _KEYS_OF:
            self._move(card, 1)

    def _move(self, card: str, way: int) -> None:
        family, value = _KEYS_OF[card]
        self.counts[family] += way
        self.counts[value] += way
        self._numbers[family] ^= 1 << value

    def gains(self, gains: dict[int, int]) -> tuple[tuple[int, int], ...]:
        """What cards bring, by what each family and value brings: points and how many cards."""
        found: dict[int, int] = {}
        families = [(key, gain) for key, gain in gains.items() if key < _COLOURS]
        values = [(key, gain) for key, gain in gains.items() if key >= _COLOURS]
        rest = self.total
        for family, gain in families:
            count = self.counts[family]
            for value, more in values:
                if self.has(family, value):
                    count -= 1
                    rest -= 1
                    found[gain + more] = found.get(gain + more, 0) + 1
            rest -= count
            found[gain] = found.get(gain, 0) + count
        for value, gain in values:
            count = self.counts[value] - sum([self.has(family, value) for family, _ in families])
            rest -= count
            found[gain] = found.get(gain, 0) + count
        found[0] = found.get(0, 0) + rest
        return tuple(sorted(found.items()))


class Pool:
    """A pool that was counted quickly."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self.hidden = self._jokers = rainbows = shadows = 0
        members: dict[int, int] = {}
        for bit, token in zip(_BITS, tokens, strict=True):
            if token in (HIDDEN, EMPTY):
                self.hidden |= bit
            elif token in JOKERS:
                self._jokers |= bit
            elif token in _KEYS_OF:
                family, value = _KEYS_OF[token]
                members[value] = members.get(value, 0) | bit
                if not bit & _OWN:
                    if token[0] == RAINBOW:
                        rainbows |= bit
                        continue
                    shadows |= bit * (token[0] == SHADOW)
                members[family] = members.get(family, 0) | bit
        self._paying = _BESIDE_OWN & ~shadows
        self._used = 0
        self.points = 0
        self.pieces = [
            (key, piece) for key, places in sorted(members.items()) for piece in _pieces(places)
        ]
        for key, piece in self.pieces:
            if _counts(piece):
                self.points += _POINTS[key] * piece.bit_count()
                self._used |= piece & self._paying
        self.joined: dict[int, int] = {}
        """The place of each wild card that joined something -> what it brought."""
        for wild in (rainbows, self._jokers):
            for bit in _BITS:
                if wild & bit:
                    self._join(bit, range(_COLOURS if wild == rainbows else _KEYS))
        self.points += self._used.bit_count()

    @property
    def own_jokers(self) -> list[int]:
        """The own places with a Joker."""
        return [bit for bit in _BITS if self._jokers & bit & _OWN]

    def _join(self, bit: int, keys: range) -> None:
        """A wild card joins what it brings most with."""
        best, most, union = -1, 0, 0
        for key, (gain, places) in sorted(self._beside(bit).items()):
            alone = bit & self._jokers and (places & ~self._jokers).bit_count() < 2
            if key not in keys or not (places | bit) & _OWN or (alone and key < _COLOURS):
                continue
            if gain > most:
                best, most, union = key, gain, places | bit
        if best < 0:
            return
        paid = union & self._paying & ~self._used
        self.points += most - paid.bit_count()
        self._used |= paid
        self.joined[bit] = most
        self.pieces = [(key, it) for key, it in self.pieces if key != best or not it & union]
        self.pieces.append((best, union))

    def _beside(self, bit: int) -> dict[int, tuple[int, int]]:
        """Family or value of what touches a place -> what a card there brings, and the places."""
        around, found = _AROUND[bit], dict[int, list[int]]()
        for key, piece in self.pieces:
            if piece & around:
                found.setdefault(key, []).append(piece)
        return {key: self._grown(key, bit, pieces) for key, pieces in found.items()}

    def _grown(self, key: int, bit: int, pieces: list[int]) -> tuple[int, int]:
        cards, together = 1, 0
        for piece in pieces:
            together |= piece
            if not _counts(piece):
                cards += piece.bit_count()
        paid = (together | bit) & self._paying & ~self._used
        return _POINTS[key] * cards + paid.bit_count(), together

    # What it will gain

    def rows(self, live: Live, seats: int) -> Iterator[tuple[str, int]]:
        """Table and number of each row that describes the pool."""
        own, beside = self.hidden & _OWN, self.hidden & _BESIDE_OWN
        yield "left", own.bit_count()
        yield "hidden_beside", 4 * (beside & _LEFT).bit_count() + (beside & _RIGHT).bit_count()
        yield "seats", seats
        yield "loose", self._loose(is_full=not own)
        for bit in _BITS:
            if own & bit:
                yield from self._place_rows(bit, live)
        for key, piece in self.pieces:
            edge = _touching(piece)
            if edge & self.hidden:
                growing, other = (edge & own).bit_count(), (edge & beside).bit_count()
                yield from _piece_rows(key, piece, growing, other, live)
        for bit in _BITS:
            if self._jokers & bit:
                step = min(self.joined.get(bit, 0) // 3, JOKER_GAINS - 1)
                growing = (_AROUND[bit] & own).bit_count()
                table = "joker" if bit & _OWN else "joker_beside"
                yield table, growing * JOKER_GAINS + step

    def _loose(self, *, is_full: bool) -> int:
        """How many own cards are in no group, and in one of a colour or of a value alone."""
        coloured = valued = 0
        for key, piece in self.pieces:
            if _counts(piece):
                if key < _COLOURS:
                    coloured |= piece
                else:
                    valued |= piece
        lying = _OWN & ~self.hidden & ~self._jokers
        both = min((lying & ~coloured & ~valued).bit_count(), LOOSE_BOTH - 1)
        value = min((lying & ~coloured & valued).bit_count(), LOOSE - 1)
        colour = min((lying & coloured & ~valued).bit_count(), LOOSE - 1)
        return (((not is_full) * LOOSE_BOTH + both) * LOOSE + value) * LOOSE + colour

    def _place_rows(self, bit: int, live: Live) -> Iterator[tuple[str, int]]:
        gains = {key: gain for key, (gain, _) in self._beside(bit).items()}
        soon, later = _best_of(live.gains(gains))
        yield "soon", min(int(2 * soon), GAINS - 1)
        yield "later", min(int(2 * later), GAINS - 1)
        around = _AROUND[bit] & self.hidden
        yield "around", 2 * (around & _OWN).bit_count() + bool(around & _BESIDE_OWN)


def _pieces(members: int) -> Iterator[int]:
    """The sets of places that hang together by sides."""
    while members:
        piece, edge = 0, members & -members
        while edge:
            piece |= edge
            edge = _touching(piece) & members
        members &= ~piece
        yield piece


def _counts(piece: int) -> bool:
    """Whether a piece is a group."""
    return piece & (piece - 1) != 0 and piece & _OWN != 0


def _piece_rows(
    key: int, piece: int, growing: int, beside: int, live: Live
) -> Iterator[tuple[str, int]]:
    """Of a piece beside so many hidden places, own ones and those of neighbours."""
    own, growing = bool(piece & _OWN), min(growing, AROUND - 1)
    if key < _COLOURS:
        name, sizes, steps, left = "colour", COLOUR_SIZES, COLOUR_LIVE, live.counts[key] // 3
    else:
        name, sizes, steps, left = "value", VALUE_SIZES, VALUE_LIVE, live.counts[key]
    size = min(piece.bit_count(), sizes) - 1
    if growing:
        yield name, ((own * sizes + size) * AROUND + growing) * steps + min(left, steps - 1)
    if beside and own:
        yield f"{name}_beside", size * BESIDE + min(beside, BESIDE - 1)


def _best_of(gains: tuple[tuple[int, int], ...]) -> list[float]:
    """What the best of as many cards as in DRAWS brings in the mean."""
    total = sum([count for _, count in gains])
    means = []
    for draws in DRAWS:
        below, before, mean = 0, 0.0, 0.0
        for gain, count in gains:
            below += count
            now = (below / total) ** draws if total else 1.0
            mean += gain * (now - before)
            before = now
        means.append(mean)
    return means


class Values(NamedTuple):
    """All that was learned."""

    rows: dict[tuple[str, int], Row]
    weights: Row
    constant: int

    def of(self, pool: Pool, live: Live, seats: int) -> float:
        """The points that a pool is likely to have at the end."""
        hope = sum([max(JOKER_HOPE - pool.joined.get(bit, 0), 0) for bit in pool.own_jokers])
        layer = map(sum, zip(*[self.rows[row] for row in pool.rows(live, seats)], strict=True))
        more = sum([unit * at for unit, at in zip(layer, self.weights, strict=True) if unit > 0])
        return pool.points + hope + more / _THOUSANDTHS + self.constant / 1000


@cache
def learned() -> Values:
    """Read the file, once."""
    file = resources.files("companion.players.learned") / "numdraft.csv"
    rows: dict[tuple[str, int], Row] = {}
    for line in file.read_text(encoding="ascii").splitlines():
        table, at, *numbers = line.split(",")
        rows[table, int(at)] = tuple(map(int, numbers))
    *weights, constant = rows.pop(("weights", 0))
    return Values(rows, tuple(weights), constant)
