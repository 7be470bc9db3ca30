"""A page drawn in millimetres from its top left corner, and the figures of the tactile code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reportlab.lib.colors import Color, HexColor, black, white
from reportlab.lib.units import mm

from stickers.codes import matrix
from stickers.fonts import face
from stickers.geometry import Box
from stickers.layout import Code, Relief, Text
from stickers.marks import Kind
from stickers.outlines import Circle, Outline, Point, Polygon, circle_in
from stickers.patches import Patch
from stickers.sheets import ROUND

_TARGET = HexColor("#D9D9D9")
"""Fill of what is raised but has no colour: pale, so that the outline is what one sees."""


class Page:
    """The current page of a reportlab canvas, turned to millimetres with y downwards."""

    def __init__(self, canvas: Any, height: float) -> None:
        self.canvas = canvas
        self.height = height

    def text(self, text: Text, ink: Color = black) -> None:
        """Set words."""
        self.canvas.setFillColor(ink)
        self.canvas.setFont(face(text.bold), text.size)
        self.canvas.drawString(text.left * mm, self._y(text.baseline), text.words)

    def line(
        self, x1: float, y1: float, x2: float, y2: float, width: float, ink: Color = black
    ) -> None:
        """Draw a line."""
        self.canvas.setStrokeColor(ink)
        self.canvas.setLineWidth(width * mm)
        self.canvas.setLineCap(0)
        self.canvas.line(x1 * mm, self._y(y1), x2 * mm, self._y(y2))

    def dashes(self, x1: float, y1: float, x2: float, y2: float, width: float) -> None:
        """Draw a dashed black line: to fold along."""
        self.canvas.setDash(3 * mm, 2 * mm)
        self.line(x1, y1, x2, y2, width)
        self.canvas.setDash()

    def frame(self, box: Box, width: float, ink: Color = black) -> None:
        """Draw the edge of a box; the line lies half in it."""
        self.canvas.setStrokeColor(ink)
        self.canvas.setLineWidth(width * mm)
        self.canvas.rect(
            box.left * mm, self._y(box.bottom), box.width * mm, box.height * mm, fill=0, stroke=1
        )

    def label_edge(self, box: Box, shape: str, width: float, ink: Color = black) -> None:
        """Draw the edge of a label, `rectangle` or `round`; the line lies half in it."""
        if shape == ROUND:
            self.canvas.setStrokeColor(ink)
            self.canvas.setLineWidth(width * mm)
            self._trace(circle_in(box), fill=0)
        else:
            self.frame(box, width, ink)

    def box(self, box: Box, ink: Color = black) -> None:
        """Fill a box."""
        self.canvas.setFillColor(ink)
        self.canvas.rect(
            box.left * mm, self._y(box.bottom), box.width * mm, box.height * mm, fill=1, stroke=0
        )

    def arrow(self, box: Box) -> None:
        """Draw a filled arrow head that points up."""
        middle = box.centre[0]
        corners = [(middle, box.top), (box.right, box.bottom), (box.left, box.bottom)]
        self.canvas.setFillColor(black)
        self.canvas.drawPath(self._polygon(corners), fill=1, stroke=0)

    def code(self, code: Code) -> None:
        """Draw a code as one filled path, so that no hairline shows between modules."""
        path = self.canvas.beginPath()
        modules = matrix(code.text, code.ids)
        left = code.box.left + modules.quiet * code.module
        top = code.box.top + modules.quiet * code.module
        for row, start, length in modules.runs:
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
        for part in relief.parts(outline / 2):
            canvas.setFillColor(_fill(relief))
            self._trace(part.outer)
            if part.hole:
                canvas.setFillColor(white)
                self._trace(part.hole)

    def patch(self, patch: Patch, outline: float) -> None:
        """Draw a patch of colour, its black outline within its box."""
        for box, ink in patch.stripes:
            self.box(box, HexColor(ink))
        self.frame(patch.box.grown(-outline / 2), outline)

    def outline(self, relief: Relief, width: float) -> None:
        """Draw the lines along which something is cut out by hand."""
        self.canvas.setStrokeColor(black)
        self.canvas.setLineWidth(width * mm)
        self.canvas.setLineJoin(1)
        for part in relief.parts():
            self._trace(part.outer, fill=0)
            if part.hole:
                self._trace(part.hole, fill=0)

    def solid(self, relief: Relief, ink: Color = black) -> None:
        """Draw something raised in one ink without an outline: what a machine is to raise."""
        for part in relief.parts():
            self.canvas.setFillColor(ink)
            self._trace(part.outer, stroke=0)
            if part.hole:
                self.canvas.setFillColor(white)
                self._trace(part.hole, stroke=0)

    def _trace(self, outline: Outline, stroke: int = 1, fill: int = 1) -> None:
        """Fill an outline, or stroke it, or both, with the colours that are set."""
        match outline:
            case Circle(x, y, radius):
                self.canvas.circle(x * mm, self._y(y), radius * mm, fill=fill, stroke=stroke)
            case Polygon(corners):
                self.canvas.drawPath(self._polygon(corners), fill=fill, stroke=stroke)

    def _polygon(self, corners: Sequence[Point]) -> Any:
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
