"""Artwork: a mark drawn by the maker of a tactile code, from the path of an SVG drawing.

Understood are the commands M L H V C Q Z and their small forms; curves become short lines. The
drawing is stretched to the width and height that the code declares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from stickers.geometry import Box

Point = tuple[float, float]

_TOKEN = re.compile(r"[MmLlHhVvCcQqZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_BETWEEN = re.compile(r"[\s,]*")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
_STEPS = 12
"""Lines that a curve becomes: on a mark of 10 mm they stay within 0.05 mm of it."""


Line = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Artwork:
    """Pieces in a box of side 1, y downwards, and the size they are made in."""

    pieces: tuple[tuple[Line, Line | None], ...]
    """Closed outer line of each piece, and its hole."""
    width: float
    height: float
    """mm."""

    def placed(self, box: Box) -> tuple[tuple[Line, Line | None], ...]:
        """The pieces stretched to a box, mm."""
        return tuple(
            (_placed(outer, box), hole and _placed(hole, box)) for outer, hole in self.pieces
        )


def artwork(path: str, width: float, height: float) -> Artwork:
    """Read the path of a drawing. ValueError says what is wrong with it."""
    lines = [tuple(line) for line in _lines(path) if len(line) > 2]
    points = [point for line in lines for point in line]
    if not points:
        raise ValueError("no closed line")
    left, top = min(x for x, _ in points), min(y for _, y in points)
    wide, high = max(x for x, _ in points) - left, max(y for _, y in points) - top
    if not (wide and high and width > 0 and height > 0):
        raise ValueError("no area")
    unit = [tuple(((x - left) / wide, (y - top) / high) for x, y in line) for line in lines]
    return Artwork(tuple(_pieces(unit)), width, height)


def _placed(line: Line, box: Box) -> Line:
    return tuple((box.left + x * box.width, box.top + y * box.height) for x, y in line)


def _pieces(lines: list[Line]) -> Iterator[tuple[Line, Line | None]]:
    holes = [
        line
        for line in lines
        if any(_inside(line[0], other) for other in lines if other is not line)
    ]
    for outer in (line for line in lines if line not in holes):
        within = [line for line in holes if _inside(line[0], outer)]
        if len(within) > 1:
            raise ValueError("a piece has more than one hole")
        yield outer, within[0] if within else None


def _inside(point: Point, line: Line) -> bool:
    """Tell whether a point lies within a closed line, by counting the edges to its right."""
    x, y = point
    crossed = 0
    for (x1, y1), (x2, y2) in zip(line, (*line[1:], line[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            crossed += 1
    return bool(crossed % 2)


def _lines(path: str) -> Iterator[list[Point]]:
    line: list[Point] = []
    x = y = 0.0
    for command, numbers in _commands(path):
        big = command.upper()
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        match big:
            case "M":
                yield line
                x, y = numbers[0] + dx, numbers[1] + dy
                line = [(x, y)]
            case "Z":
                yield line
                x, y = line[0] if line else (x, y)
                line = [(x, y)]
            case "H":
                x = numbers[0] + dx
                line.append((x, y))
            case "V":
                y = numbers[0] + dy
                line.append((x, y))
            case _:
                bends = [(a + dx, b + dy) for a, b in zip(*[iter(numbers)] * 2, strict=True)]
                line += _curve([(x, y), *bends])
                x, y = bends[-1]
    yield line


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    command, waiting = "", list(_tokens(path))
    while waiting:
        if waiting[0].isalpha():
            command = waiting.pop(0)
        elif not command or command in "Zz":
            raise ValueError(f"a number without a command: {waiting[0]}")
        count = _TAKES[command.upper()]
        given, waiting = waiting[:count], waiting[count:]
        if len(given) < count or any(item.isalpha() for item in given):
            raise ValueError(f"{command} needs {count} numbers")
        yield command, [float(item) for item in given]
        if command in "Mm":
            command = "L" if command == "M" else "l"


def _tokens(path: str) -> Iterator[str]:
    position = _BETWEEN.match(path, 0).end()  # type: ignore[union-attr]
    while position < len(path):
        token = _TOKEN.match(path, position)
        if token is None:
            raise ValueError(f"{path[position]!r} is not understood")
        yield token[0]
        position = _BETWEEN.match(path, token.end()).end()  # type: ignore[union-attr]


def _curve(bends: list[Point]) -> Iterator[Point]:
    """Points of a line or a Bézier curve without its first, by de Casteljau's halving."""
    steps = 1 if len(bends) == 2 else _STEPS
    for step in range(1, steps + 1):
        part, points = step / steps, bends
        while len(points) > 1:
            points = [
                (a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in pairwise(points)
            ]
        yield points[0]
