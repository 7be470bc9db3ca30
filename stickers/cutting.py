"""Lines to cut along, as SVG and DXF in true millimetres, with registration marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import cos, pi, sin

from stickers.geometry import Box
from stickers.outlines import Circle, Outline, Part, Point, Polygon, circle_in
from stickers.sheets import ROUND

MARK_SQUARE = 5.0
"""Side of the filled square at the top left, mm."""
MARK_ARM = 20.0
"""Arms of the two angles, mm: what cutters of the most common maker look for."""
MARK_LINE = 0.5
_ROUND = 1.5
"""Radius of the rounded corners of a label, mm: a sharp corner lifts first."""
_QUARTER = 4
"""Lines that a rounded corner becomes."""


@dataclass(frozen=True, slots=True)
class CutPage:
    """One page for a cutting plotter."""

    width: float
    height: float
    inset: float
    """From each edge of the page to the registration marks, mm."""
    cuts: tuple[Part, ...]


def registration(width: float, height: float, inset: float) -> tuple[Box, ...]:
    """The black boxes of the marks: a square top left, angles top right and bottom left."""
    right, bottom = width - inset, height - inset
    return (
        Box(inset, inset, MARK_SQUARE, MARK_SQUARE),
        Box(right - MARK_ARM, inset, MARK_ARM, MARK_LINE),
        Box(right - MARK_LINE, inset, MARK_LINE, MARK_ARM),
        Box(inset, bottom - MARK_LINE, MARK_ARM, MARK_LINE),
        Box(inset, bottom - MARK_ARM, MARK_LINE, MARK_ARM),
    )


def label_edge(box: Box, shape: str) -> Part:
    """The edge of a label: a circle where it is `round`, else with round corners."""
    if shape == ROUND:
        return Part(circle_in(box))
    centres = (
        (box.right - _ROUND, box.top + _ROUND, -pi / 2),
        (box.right - _ROUND, box.bottom - _ROUND, 0.0),
        (box.left + _ROUND, box.bottom - _ROUND, pi / 2),
        (box.left + _ROUND, box.top + _ROUND, pi),
    )
    steps = [step * pi / 2 / _QUARTER for step in range(_QUARTER + 1)]
    corners = tuple(
        (x + _ROUND * cos(start + step), y + _ROUND * sin(start + step))
        for x, y, start in centres
        for step in steps
    )
    return Part(Polygon(corners))


def svg(page: CutPage, title: str) -> str:
    """The page as SVG: the layer `registration` is to be printed, the layer `cut` to be cut."""
    wide, high = _number(page.width), _number(page.height)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}mm" height="{high}mm"'
        f' viewBox="0 0 {wide} {high}">',
        f"<title>{_escaped(title)}</title>",
        '<g id="registration" fill="#000000">',
        *map(_svg_box, registration(page.width, page.height, page.inset)),
        "</g>",
        '<g id="cut" fill="none" stroke="#FF0000" stroke-width="0.1">',
        *(_svg_outline(outline) for outline in _outlines(page.cuts)),
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def dxf(page: CutPage) -> str:
    """The page as DXF of release 12, the form every cutter reads; y upwards, unit mm."""
    lines = ["0", "SECTION", "2", "HEADER", "9", "$INSUNITS", "70", "4"]
    lines += ["9", "$MEASUREMENT", "70", "1", "0", "ENDSEC", "0", "SECTION", "2", "ENTITIES"]
    for box in registration(page.width, page.height, page.inset):
        corners = Polygon(
            (
                (box.left, box.top),
                (box.right, box.top),
                (box.right, box.bottom),
                (box.left, box.bottom),
            )
        )
        lines += _dxf_outline(corners, "REGISTRATION", page.height)
    for outline in _outlines(page.cuts):
        lines += _dxf_outline(outline, "CUT", page.height)
    return "\r\n".join([*lines, "0", "ENDSEC", "0", "EOF"]) + "\r\n"


def _outlines(cuts: Iterable[Part]) -> Iterator[Outline]:
    for part in cuts:
        if part.hole:
            yield part.hole  # what lies inside is cut first, while the piece still holds
        yield part.outer


def _svg_box(box: Box) -> str:
    left, top, wide, high = map(_number, (box.left, box.top, box.width, box.height))
    return f'<rect x="{left}" y="{top}" width="{wide}" height="{high}"/>'


def _svg_outline(outline: Outline) -> str:
    match outline:
        case Circle(x, y, radius):
            return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(radius)}"/>'
        case Polygon(corners):
            path = " L ".join(f"{_number(x)} {_number(y)}" for x, y in corners)
            return f'<path d="M {path} Z"/>'


def _dxf_outline(outline: Outline, layer: str, height: float) -> list[str]:
    match outline:
        case Circle(x, y, radius):
            circle = ["0", "CIRCLE", "8", layer, *_dxf_point((x, height - y))]
            return [*circle, "40", _number(radius)]
        case Polygon(corners):
            lines = ["0", "POLYLINE", "8", layer, "66", "1", "70", "1"]
            lines += _dxf_point((0, 0))
            for x, y in corners:
                lines += ["0", "VERTEX", "8", layer, *_dxf_point((x, height - y))]
            return [*lines, "0", "SEQEND"]


def _dxf_point(point: Point) -> list[str]:
    return ["10", _number(point[0]), "20", _number(point[1]), "30", "0"]


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
