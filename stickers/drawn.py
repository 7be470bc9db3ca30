"""Whether marks are on a rendered page: ink all over their form, none around it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import Any

from stickers.geometry import Box
from stickers.outlines import Circle, Outline, Part, Point, Polygon, extent, holds, moved

_INSIDE, _OUTSIDE = 0.2, 0.5
"""How far from its outline a figure is probed, mm: clear of a smoothed edge, nearer than whatever
else is printed."""
_IN_HOLE = 0.9
"""The same in a hole, whose black outline is drawn inwards."""
_STEP = 0.25
"""Between two probes of the inside, mm."""
_WHITE = 250
"""Grey value, 0 black to 255 white, above which a pixel counts as blank: the palest fill is 217,
and where a page was turned up to 236 beside a black line."""
_FILLED, _BLANK = 0.98, 0.75
"""Parts of the probes that must be ink inside and blank outside. Small print may stand close under
a mark; a square in the place of a circle leaves 0.64 of the outside blank."""
_TURNS = 24

Probes = tuple[tuple[Point, ...], tuple[Point, ...]]
"""Points that must have ink, and points that must be blank, mm."""


def is_drawn(pixels: Any, size: tuple[int, int], part: Part, scale: float) -> bool:
    """Tell whether a part of a figure, in mm on its page, is drawn there.

    `pixels` gives the grey value of a column and row of the page, which has `size` pixels, `scale`
    a mm.
    """
    box = extent(part.outer)
    form = moved(part, -box.left, -box.top)
    inked, blank = _probes(form)
    page = _Page(pixels, size, scale, box)
    filled = sum(not page.is_blank(point) for point in inked)
    clear = sum(page.is_blank(point) for point in blank)
    return filled >= _FILLED * len(inked) and clear >= _BLANK * len(blank)


class _Page:
    """A rendered page, looked at from the corner of a figure."""

    def __init__(self, pixels: Any, size: tuple[int, int], scale: float, box: Box) -> None:
        self.pixels, self.size, self.scale, self.box = pixels, size, scale, box

    def is_blank(self, point: Point) -> bool:
        """Tell whether nothing is printed at a point; beyond the edge of the page nothing is."""
        column = int((point[0] + self.box.left) * self.scale)
        row = int((point[1] + self.box.top) * self.scale)
        within = 0 <= column < self.size[0] and 0 <= row < self.size[1]
        return not within or bool(self.pixels[column, row] > _WHITE)


@lru_cache(maxsize=512)
def _probes(part: Part) -> Probes:
    """Where to look for a part whose extent begins at 0, 0."""
    blank = list(_around(part.outer, _OUTSIDE))
    if part.hole:
        blank += _around(part.hole, -_IN_HOLE)
    return tuple(_inside(part)), tuple(blank)


def _inside(part: Part) -> Iterator[Point]:
    box = extent(part.outer)
    for column in range(int(box.width / _STEP) + 1):
        for row in range(int(box.height / _STEP) + 1):
            x = box.centre[0] + (column - int(box.width / _STEP) / 2) * _STEP
            y = box.centre[1] + (row - int(box.height / _STEP) / 2) * _STEP
            if all(_raised(part, x + across, y + down) for across, down in _NEAR):
                yield x, y


_NEAR = tuple((_INSIDE * cos(turn * pi / 4), _INSIDE * sin(turn * pi / 4)) for turn in range(8))


def _raised(part: Part, x: float, y: float) -> bool:
    return holds(part.outer, x, y) and not (part.hole and holds(part.hole, x, y))


def _around(outline: Outline, away: float) -> Iterator[Point]:
    """Points along an outline, moved outwards by some mm, inwards where negative."""
    match outline:
        case Circle(x, y, radius):
            for turn in range(_TURNS):
                angle = 2 * pi * turn / _TURNS
                yield x + (radius + away) * cos(angle), y + (radius + away) * sin(angle)
        case Polygon(corners):
            yield from _beside(corners, away)


def _beside(corners: tuple[Point, ...], away: float) -> Iterator[Point]:
    """Points beside the edges of a polygon; in its notches at mid-edge only, where no other edge is
    near."""
    edges = list(zip(corners, (*corners[1:], corners[0]), strict=True))
    clockwise = sum(a[0] * b[1] - b[0] * a[1] for a, b in edges) > 0
    for (x1, y1), (x2, y2) in edges:
        length = hypot(x2 - x1, y2 - y1)
        if length < 2 * abs(away):
            continue
        outwards = (away if clockwise else -away) / length
        for share in (0.4, 0.5, 0.6):
            x, y = x1 + share * (x2 - x1), y1 + share * (y2 - y1)
            yield x + outwards * (y2 - y1), y - outwards * (x2 - x1)
