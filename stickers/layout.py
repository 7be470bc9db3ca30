"""Marks to millimetres: where everything stands on one label.

Marks hold the left part of the label, since a fanned hand shows only the left edge of a card; what
is printed for the eye, and the code, hold the right part.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from stickers.codebooks import Codebook, Position, Style
from stickers.codes import Ids, matrix
from stickers.geometry import Box
from stickers.lettering import ARROW, EDGE, LabelWords, Text, lettering
from stickers.marks import Kind, MarkedLabel
from stickers.patches import Patch, patch_beside
from stickers.reliefs import Relief, reliefs_of

__all__ = ["Code", "LabelWords", "LaidLabel", "Relief", "Text", "lay_out", "reliefs_on"]

_CODE_MODULES = 29
"""Modules of a QR code version 1 with its quiet zone: what a codebook's module size is for. A code
of more modules has finer ones in the same room."""
_FINE_COLUMN = 14.5
"""Least width of the column of the code, mm: the id of the card and the arrow stand above it."""


@dataclass(frozen=True, slots=True)
class Code:
    """A machine-readable code; its box includes the quiet zone."""

    text: str
    box: Box
    module: float
    ids: Ids = Ids.QR

    def moved(self, x: float, y: float) -> Code:
        """The same x further right and y further down, mm."""
        return replace(self, box=self.box.moved(x, y))


@dataclass(frozen=True, slots=True)
class LaidLabel:
    """A label ready to print. Coordinates in mm from its own top left corner."""

    label: MarkedLabel
    reliefs: tuple[Relief, ...]
    texts: tuple[Text, ...]
    arrow: Box | None
    """A printed arrow head that points up; a label with nothing but its code has none."""
    code: Code | None
    patches: tuple[Patch, ...] = ()
    """Of the colour, on labels for the eye."""


def lay_out(
    label: MarkedLabel,
    words: LabelWords,
    codebook: Codebook,
    size: tuple[float, float],
    ids: Ids = Ids.QR,
) -> LaidLabel:
    """Place the marks, the print and the code of a label of that width and height in mm."""
    wide, _ = size
    arrow = _arrow(wide)
    code = code_of(label.code, ids, codebook.sizes.module) if label.code else None
    if code:
        code = code.moved(size[0] - code.box.width, size[1] - code.box.height)
    reliefs = reliefs_on(label, codebook, wide)
    column = wide - max(code.box.width if code else 0, _FINE_COLUMN)
    texts = tuple(lettering(label, words, codebook, size, column, reliefs))
    patches: tuple[Patch, ...] = ()
    if codebook.style is Style.PRINTED:
        right = column if label.position is Position.TOP_LEFT else arrow.left
        patches = patch_beside(texts, words, right - 1)
    return LaidLabel(label, reliefs, texts, arrow, code, patches)


def reliefs_on(label: MarkedLabel, codebook: Codebook, wide: float) -> tuple[Relief, ...]:
    """What is raised on a label of that width in mm."""
    return tuple(_reliefs(label, codebook, _arrow(wide)))


def _arrow(wide: float) -> Box:
    return Box(wide - EDGE - ARROW, EDGE, ARROW, ARROW)


def code_of(text: str, ids: Ids, room: float, coarsest: float | None = None) -> Code:
    """A code in the room of a QR code of version 1 with modules of `room` mm; its own modules are
    at most as large, or at most `coarsest` mm."""
    across = matrix(text, ids).across
    module = min(coarsest or room, room * _CODE_MODULES / across)
    side = across * module
    return Code(text, Box(0, 0, side, side), module, ids)


def _reliefs(label: MarkedLabel, codebook: Codebook, arrow: Box) -> Iterator[Relief]:
    """The first line holds the family and the sign, the second the number; braille is one line."""
    sizes = codebook.sizes
    has_up = any(mark.kind is Kind.UP for mark in label.marks)
    below = EDGE + sizes.up_height + sizes.gap if has_up else EDGE
    second = EDGE + first_line(codebook) + sizes.gap
    for mark in label.marks:
        match mark.kind:
            case Kind.COLOUR | Kind.STAR:
                yield from reliefs_of(mark, codebook, EDGE, EDGE)
            case Kind.MINUS:
                high = max(relief.box.bottom for relief in reliefs_of(mark, codebook))
                top = EDGE + (first_line(codebook) - high) / 2
                yield from reliefs_of(mark, codebook, EDGE, top)
            case Kind.UP:
                wide = max(relief.box.right for relief in reliefs_of(mark, codebook))
                yield from reliefs_of(mark, codebook, arrow.left - 1 - wide, EDGE)
            case Kind.DIGIT:
                yield from reliefs_of(mark, codebook, EDGE, second)
            case Kind.BRAILLE:
                yield from reliefs_of(mark, codebook, EDGE, below)


def first_line(codebook: Codebook) -> float:
    """Height of the line of the families, mm: that of its highest figure."""
    pitch = codebook.sizes.dot + codebook.sizes.gap
    used = {*codebook.shapes.values(), *codebook.spare, codebook.wild_shape}
    heights = [codebook.artwork[name].height for name in used if name in codebook.artwork]
    for name in used & set(codebook.patterns):
        heights.append(max(row for _, row in codebook.patterns[name]) * pitch + codebook.sizes.dot)
    return max(codebook.sizes.shape, *heights) if heights else codebook.sizes.shape
