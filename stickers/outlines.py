"""The figures of the tactile code as outlines in mm: what every route draws, cuts or raises."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from stickers.geometry import Box

_RING_HOLE = 0.5
"""Inner diameter of the ring, in parts of the outer."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle; centre and radius in mm."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed line through corners in mm."""

    corners: tuple[Point, ...]


Outline = Circle | Polygon


@dataclass(frozen=True, slots=True)
class Part:
    """One connected piece of a figure."""

    outer: Outline
    hole: Outline | None = None


def circle_in(box: Box) -> Circle:
    """The circle that fills a square box."""
    x, y = box.centre
    return Circle(x, y, box.width / 2)


def parts(figure: str, box: Box, within: float = 0.0) -> tuple[Part, ...]:
    """The pieces of a figure that fills a box, each drawn in by `within` mm on every side.

    KeyError if there is no such figure.
    """
    match figure:
        case "circle" | "disc" | "dot" | "braille":
            return (Part(_circle(box.grown(-within))),)
        case "ring":
            disc = box.grown(-within)
            hole = disc.grown(-disc.width * (1 - _RING_HOLE) / 2)
            return (Part(_circle(disc), _circle(hole)),)
        case "bars":
            return tuple(Part(_rectangle(stripe.grown(-within))) for stripe in _stripes(box))
        case "square" | "bar" | "minus" | "up":
            return (Part(_rectangle(box.grown(-within))),)
        case _:
            inner = box.grown(-within)
            return (
                Part(
                    Polygon(
                        tuple(
                            (inner.left + x * inner.width, inner.top + y * inner.height)
                            for x, y in _CORNERS[figure]
                        )
                    )
                ),
            )


def extent(outline: Outline) -> Box:
    """The smallest upright box around an outline."""
    match outline:
        case Circle(x, y, radius):
            return Box(x - radius, y - radius, 2 * radius, 2 * radius)
        case Polygon(corners):
            left, top = min(x for x, _ in corners), min(y for _, y in corners)
            right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
            return Box(left, top, right - left, bottom - top)


def holds(outline: Outline, x: float, y: float) -> bool:
    """Tell whether a point lies within an outline."""
    match outline:
        case Circle(middle, height, radius):
            return hypot(x - middle, y - height) <= radius
        case Polygon(corners):
            crossed = [
                (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
                for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)
            ]
            return sum(crossed) % 2 == 1


def moved(part: Part, x: float, y: float) -> Part:
    """The same part x further right and y further down, rounded to a micrometre."""
    return Part(_moved(part.outer, x, y), _moved(part.hole, x, y) if part.hole else None)


def _moved(outline: Outline, x: float, y: float) -> Outline:
    match outline:
        case Circle(middle, height, radius):
            return Circle(round(middle + x, 3), round(height + y, 3), round(radius, 3))
        case Polygon(corners):
            return Polygon(tuple((round(a + x, 3), round(b + y, 3)) for a, b in corners))


def parts_as_text(parts_drawn: Iterable[Part]) -> str:
    """Parts of figures in a line: `circle x y r` or `line x y x y ...`, each with its hole after a
    slash, in mm with three decimals; between them semicolons."""
    return "; ".join(
        " / ".join(_outline_as_text(outline) for outline in (part.outer, part.hole) if outline)
        for part in parts_drawn
    )


def _outline_as_text(outline: Outline) -> str:
    match outline:
        case Circle(x, y, radius):
            return f"circle {x:.3f} {y:.3f} {radius:.3f}"
        case Polygon(corners):
            return "line " + " ".join(f"{x:.3f} {y:.3f}" for x, y in corners)


def parts_from(text: str) -> Iterator[Part]:
    """Read what `parts_as_text` wrote. ValueError where it is torn."""
    for written in (part for part in text.split(";") if part.strip()):
        outer, *hole = [_outline_from(outline.split()) for outline in written.split("/")]
        yield Part(outer, hole[0] if hole else None)


def _outline_from(words: list[str]) -> Outline:
    lengths = [float(word) for word in words[1:]]
    if words[0] == "circle":
        x, y, radius = lengths
        return Circle(x, y, radius)
    return Polygon(tuple(zip(lengths[::2], lengths[1::2], strict=True)))


def _circle(box: Box) -> Circle:
    return Circle(*box.centre, box.width / 2)


def _rectangle(box: Box) -> Polygon:
    return Polygon(
        (
            (box.left, box.top),
            (box.right, box.top),
            (box.right, box.bottom),
            (box.left, box.bottom),
        )
    )


def _stripes(box: Box) -> Iterator[Box]:
    stripe = box.height / 4.5
    for number in range(3):
        yield Box(box.left, box.top + number * 1.75 * stripe, box.width, stripe)


def _star() -> tuple[Point, ...]:
    points = [
        (radius * sin(turn * pi / 5), -radius * cos(turn * pi / 5))
        for turn in range(10)
        for radius in ((1.0, 0.45)[turn % 2],)
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    return tuple(((x - min(xs)) / wide, (y - min(ys)) / high) for x, y in points)


_CORNERS: dict[str, tuple[Point, ...]] = {
    "triangle": ((0.5, 0), (1, 1), (0, 1)),
    "diamond": ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
    "cross": (
        (1 / 3, 0), (2 / 3, 0), (2 / 3, 1 / 3), (1, 1 / 3), (1, 2 / 3), (2 / 3, 2 / 3),
        (2 / 3, 1), (1 / 3, 1), (1 / 3, 2 / 3), (0, 2 / 3), (0, 1 / 3), (1 / 3, 1 / 3),
    ),
    "star": _star(),
}  # fmt: skip
"""Corners of the shapes in a box of side 1, y downwards."""

FIGURES = (
    "circle", "disc", "dot", "ring", "bars", "square", "bar", "minus", "up", *_CORNERS
)  # fmt: skip
"""Figures that a tactile code may name; `parts` knows `braille` too, which is no choice."""
