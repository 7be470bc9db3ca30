"""A page drawn in millimetres from its top left corner, and the figures of the tactile code."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any

from reportlab.lib.colors import Color, HexColor, black, white
from reportlab.lib.units import mm

from stickers.codes import dark_runs
from stickers.fonts import face
from stickers.geometry import Box
from stickers.layout import QUIET, Code, Relief, Text
from stickers.marks import Kind

_TARGET = HexColor("#D9D9D9")
"""Fill of what is raised but has no colour: pale, so that the outline is what one sees."""
_RING_HOLE = 0.5
"""Inner diameter of the ring, in parts of the outer."""


class Page:
    """The current page of a reportlab canvas, turned to millimetres with y downwards."""

    def __init__(self, canvas: Any, height: float) -> None:
        self.canvas = canvas
        self.height = height

    def text(self, text: Text) -> None:
        """Set words."""
        self.canvas.setFillColor(black)
        self.canvas.setFont(face(text.bold), text.size)
        self.canvas.drawString(text.left * mm, self._y(text.baseline), text.words)

    def line(self, x1: float, y1: float, x2: float, y2: float, width: float) -> None:
        """Draw a black line."""
        self.canvas.setStrokeColor(black)
        self.canvas.setLineWidth(width * mm)
        self.canvas.setLineCap(0)
        self.canvas.line(x1 * mm, self._y(y1), x2 * mm, self._y(y2))

    def arrow(self, box: Box) -> None:
        """Draw a filled arrow head that points up."""
        middle = box.centre[0]
        corners = [(middle, box.top), (box.right, box.bottom), (box.left, box.bottom)]
        self.canvas.setFillColor(black)
        self.canvas.drawPath(self._polygon(corners), fill=1, stroke=0)

    def code(self, code: Code) -> None:
        """Draw a QR code as one filled path, so that no hairline shows between modules."""
        path = self.canvas.beginPath()
        left, top = code.box.left + QUIET * code.module, code.box.top + QUIET * code.module
        for row, start, length in dark_runs(code.text):
            x, y = left + start * code.module, top + (row + 1) * code.module
            path.rect(x * mm, self._y(y), length * code.module * mm, code.module * mm)
        self.canvas.setFillColor(black)
        self.canvas.drawPath(path, fill=1, stroke=0)

    def relief(self, relief: Relief, outline: float) -> None:
        """Draw the target of something raised: filled, its black outline within the box."""
        canvas = self.canvas
        canvas.setStrokeColor(black)
        canvas.setLineWidth(outline * mm)
        canvas.setLineJoin(1)
        canvas.setFillColor(_fill(relief))
        box = relief.box.grown(-outline / 2)
        match relief.figure:
            case "circle" | "dot":
                self._circle(box)
            case "ring":
                self._circle(box)
                canvas.setFillColor(white)
                self._circle(box.grown(-box.width * (1 - _RING_HOLE) / 2))
            case "bars":
                for stripe in _stripes(relief.box):
                    self._rectangle(stripe.grown(-outline / 2))
            case "square" | "bar" | "minus" | "up":
                self._rectangle(box)
            case _:
                corners = [
                    (box.left + x * box.width, box.top + y * box.height)
                    for x, y in _OUTLINES[relief.figure]
                ]
                canvas.drawPath(self._polygon(corners), fill=1, stroke=1)

    def _circle(self, box: Box) -> None:
        x, y = box.centre
        self.canvas.circle(x * mm, self._y(y), box.width / 2 * mm, fill=1, stroke=1)

    def _rectangle(self, box: Box) -> None:
        self.canvas.rect(
            box.left * mm,
            self._y(box.bottom),
            box.width * mm,
            box.height * mm,
            fill=1,
            stroke=1,
        )

    def _polygon(self, corners: list[tuple[float, float]]) -> Any:
        path = self.canvas.beginPath()
        first, *rest = corners
        path.moveTo(first[0] * mm, self._y(first[1]))
        for x, y in rest:
            path.lineTo(x * mm, self._y(y))
        path.close()
        return path

    def _y(self, y: float) -> float:
        return float((self.height - y) * mm)


def _fill(relief: Relief) -> Color:
    if relief.kind in (Kind.COLOUR, Kind.STAR):
        return HexColor(relief.ink) if relief.ink else black
    return _TARGET


def _stripes(box: Box) -> Iterator[Box]:
    stripe = box.height / 4.5
    for number in range(3):
        yield Box(box.left, box.top + number * 1.75 * stripe, box.width, stripe)


def _star() -> list[tuple[float, float]]:
    points = [
        (radius * sin(turn * pi / 5), -radius * cos(turn * pi / 5))
        for turn in range(10)
        for radius in ((1.0, 0.45)[turn % 2],)
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    return [((x - min(xs)) / wide, (y - min(ys)) / high) for x, y in points]


_OUTLINES: dict[str, list[tuple[float, float]]] = {
    "triangle": [(0.5, 0), (1, 1), (0, 1)],
    "diamond": [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)],
    "cross": [
        (1 / 3, 0), (2 / 3, 0), (2 / 3, 1 / 3), (1, 1 / 3), (1, 2 / 3), (2 / 3, 2 / 3),
        (2 / 3, 1), (1 / 3, 1), (1 / 3, 2 / 3), (0, 2 / 3), (0, 1 / 3), (1 / 3, 1 / 3),
    ],
    "star": _star(),
}  # fmt: skip
"""Corners of the shapes in a box of side 1, y downwards."""
