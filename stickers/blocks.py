"""Blocks of a label: things that keep their places to each other, put together and centred."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import dist

from stickers.geometry import Box
from stickers.layout import Code, Text
from stickers.outlines import Point
from stickers.patches import Patch
from stickers.reliefs import Relief
from stickers.sheets import ROUND, Sheet

_SLACK = 1e-9


@dataclass(frozen=True, slots=True)
class Block:
    """Some of what stands on a label, mm from a corner of its own."""

    reliefs: tuple[Relief, ...] = ()
    texts: tuple[Text, ...] = ()
    patches: tuple[Patch, ...] = ()
    code: Code | None = None

    def boxes(self, inset: float = 0.0) -> Iterator[Box]:
        """The room of each thing. The white around a code may reach `inset` mm further than ink."""
        yield from (relief.box for relief in self.reliefs)
        yield from (text.box for text in self.texts)
        yield from (patch.box for patch in self.patches)
        if self.code:
            yield self.code.box.grown(-inset)

    @property
    def extent(self) -> Box:
        """The room of all; nothing takes none."""
        return around(tuple(self.boxes()))

    def moved(self, x: float, y: float) -> Block:
        """The same x further right and y further down, mm."""
        return Block(
            tuple(relief.moved(x, y) for relief in self.reliefs),
            tuple(text.moved(x, y) for text in self.texts),
            tuple(patch.moved(x, y) for patch in self.patches),
            self.code and self.code.moved(x, y),
        )

    def right_of(self, other: Block, gap: float) -> Block:
        """This one right of another, their middles at one height."""
        mine, its = self.extent, other.extent
        return self.moved(its.right + gap - mine.left, its.centre[1] - mine.centre[1])

    def below(self, other: Block, gap: float) -> Block:
        """This one below another, their middles in one line."""
        mine, its = self.extent, other.extent
        return self.moved(its.centre[0] - mine.centre[0], its.bottom + gap - mine.top)

    def near(self, other: Block, gap: float) -> bool:
        """Tell whether something of one is closer than `gap` mm to something of the other."""
        return any(one.gap(its) < gap for one in self.boxes() for its in other.boxes())


def together(blocks: Sequence[Block]) -> Block:
    """Blocks that are placed, as one."""
    return Block(
        tuple(relief for block in blocks for relief in block.reliefs),
        tuple(text for block in blocks for text in block.texts),
        tuple(patch for block in blocks for patch in block.patches),
        next((block.code for block in blocks if block.code), None),
    )


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box around others; without any, an empty one."""
    if not boxes:
        return Box(0, 0, 0, 0)
    left, top = min(box.left for box in boxes), min(box.top for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top)


def centred(block: Block, sheet: Sheet, inset: float) -> tuple[float, Block]:
    """A block in the middle of a label that leaves a border of `inset` mm blank, and how much of
    the rest of the label it takes in its tighter direction: above 1 it does not fit."""
    across, down = (side / 2 for side in sheet.label_size)
    boxes = tuple(block.boxes(inset))
    if sheet.shape == ROUND:
        middle, radius = enclosing_circle([corner for box in boxes for corner in corners(box)])
        taken = radius / (across - inset)
    else:
        extent = around(boxes)
        middle = extent.centre
        sides = (extent.width / 2 / (across - inset), extent.height / 2 / (down - inset))
        taken = max(sides)
    return taken, block.moved(across - middle[0], down - middle[1])


def corners(box: Box) -> tuple[Point, ...]:
    """The four corners of a box."""
    return tuple((x, y) for x in (box.left, box.right) for y in (box.top, box.bottom))


def enclosing_circle(points: Sequence[Point]) -> tuple[Point, float]:
    """Middle and radius of the smallest circle around points: two or three of them lie on it."""
    middle = around([Box(x, y, 0, 0) for x, y in points]).centre
    # The outermost first: those behind them then lie inside already.
    ordered = sorted(set(points), key=lambda point: -dist(middle, point))
    circle: tuple[Point, float] = (ordered[0], 0.0)
    for here, point in enumerate(ordered):
        if _outside(point, circle):
            circle = (point, 0.0)
            for there, other in enumerate(ordered[:here]):
                if _outside(other, circle):
                    circle = _across(point, other)
                    for third in ordered[:there]:
                        if _outside(third, circle):
                            circle = _through(point, other, third)
    return circle


def _outside(point: Point, circle: tuple[Point, float]) -> bool:
    return dist(point, circle[0]) > circle[1] + _SLACK


def _across(one: Point, other: Point) -> tuple[Point, float]:
    return ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2), dist(one, other) / 2


def _through(one: Point, two: Point, three: Point) -> tuple[Point, float]:
    """The circle through three points; through the two outermost where they lie on a line."""
    (ax, ay), (bx, by) = (two[0] - one[0], two[1] - one[1]), (three[0] - one[0], three[1] - one[1])
    twice = 2 * (ax * by - ay * bx)
    if abs(twice) < _SLACK:
        return max((_across(*pair) for pair in combinations((one, two, three), 2)), key=_radius)
    a, b = ax * ax + ay * ay, bx * bx + by * by
    x, y = (by * a - ay * b) / twice, (ax * b - bx * a) / twice
    middle = (one[0] + x, one[1] + y)
    return middle, dist(middle, one)


def _radius(circle: tuple[Point, float]) -> float:
    return circle[1]


def of_text(text: Text) -> Block:
    """One text as a block."""
    return Block(texts=(text,))


def raised(reliefs: Sequence[Relief]) -> Block:
    """Reliefs as a block."""
    return Block(reliefs=tuple(reliefs))
