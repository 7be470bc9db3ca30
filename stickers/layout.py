"""Marks to millimetres: where everything stands on one label.

Marks hold the left part of the label, since a fanned hand shows only the left edge of a card; what
is printed for the eye, and the code, hold the right part.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reportlab.lib.units import mm

from stickers.codebooks import Codebook, Position, Sizes
from stickers.codes import Ids, matrix
from stickers.fonts import CAP_HEIGHT, fitted, width
from stickers.geometry import Box
from stickers.marks import Kind, Mark, MarkedLabel

EDGE = 1.2
"""From the edge of the label to the first mark, mm: room for a printer that drifts."""
_CODE_MODULES = 29
"""Modules of a QR code version 1 with its quiet zone: what a codebook's module size is for. A code
of more modules has finer ones in the same room."""
_FINE_COLUMN = 14.5
"""Least width of the column of the code, mm: the id of the card and the arrow stand above it."""
_ARROW = 2.4
_DESCENT = 0.25


@dataclass(frozen=True, slots=True)
class Relief:
    """A place where something raised goes."""

    kind: Kind
    figure: str
    """Shape of the codebook, or `dot`, `bar`, `ring`, `minus`, `up`."""
    box: Box
    ink: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """Printed words."""

    words: str
    left: float
    baseline: float
    size: float
    """Points."""
    bold: bool
    large: bool = False
    """A number or what stands for it: must be large print."""

    @property
    def box(self) -> Box:
        """The room that the words take, mm."""
        height = self.size / mm
        return Box(
            self.left,
            self.baseline - CAP_HEIGHT * height,
            width(self.words, self.size, self.bold),
            (CAP_HEIGHT + _DESCENT) * height if not self.large else CAP_HEIGHT * height,
        )


@dataclass(frozen=True, slots=True)
class Code:
    """A machine-readable code; its box includes the quiet zone."""

    text: str
    box: Box
    module: float
    ids: Ids = Ids.QR


@dataclass(frozen=True, slots=True)
class LaidLabel:
    """A label ready to print. Coordinates in mm from its own top left corner."""

    label: MarkedLabel
    reliefs: tuple[Relief, ...]
    texts: tuple[Text, ...]
    arrow: Box
    """A printed arrow head that points up."""
    code: Code | None


@dataclass(frozen=True, slots=True)
class LabelWords:
    """What is printed for the eye on one label, already in the language of the kit."""

    large: str
    small: str
    note: str
    """Which of several decks; empty for the first."""
    count: str = ""
    """How many cards bear the number, where the label covers the game's own print of it."""


def lay_out(
    label: MarkedLabel,
    words: LabelWords,
    codebook: Codebook,
    size: tuple[float, float],
    ids: Ids = Ids.QR,
) -> LaidLabel:
    """Place the marks, the print and the code of a label of that width and height in mm."""
    wide, _ = size
    arrow = Box(wide - EDGE - _ARROW, EDGE, _ARROW, _ARROW)
    code = _code(label.code, ids, codebook.sizes, size) if label.code else None
    reliefs = tuple(_reliefs(label.marks, codebook.sizes, arrow))
    if label.position is Position.TOP_LEFT:
        column = max(code.box.width if code else 0, _FINE_COLUMN)
        texts = tuple(_identity_print(label, words, codebook, wide - column))
    else:
        texts = tuple(_points_print(label, words, codebook, size))
    return LaidLabel(label, reliefs, texts, arrow, code)


def _code(text: str, ids: Ids, sizes: Sizes, size: tuple[float, float]) -> Code:
    across = matrix(text, ids).across
    module = min(sizes.module, sizes.module * _CODE_MODULES / across)
    side = across * module
    return Code(text, Box(size[0] - side, size[1] - side, side, side), module, ids)


def _reliefs(marks: tuple[Mark, ...], sizes: Sizes, arrow: Box) -> Iterator[Relief]:
    digits_top = EDGE + sizes.shape + sizes.gap
    for mark in marks:
        match mark.kind:
            case Kind.COLOUR | Kind.STAR:
                box = Box(EDGE, EDGE, sizes.shape, sizes.shape)
                yield Relief(mark.kind, mark.shape, box, mark.ink)
            case Kind.MINUS:
                top = EDGE + (sizes.shape - sizes.minus_height) / 2
                yield Relief(
                    mark.kind, "minus", Box(EDGE, top, sizes.minus_width, sizes.minus_height)
                )
            case Kind.UP:
                left = arrow.left - 1 - sizes.up_width
                yield Relief(mark.kind, "up", Box(left, EDGE, sizes.up_width, sizes.up_height))
            case Kind.DIGIT:
                yield from digit(mark.count, sizes, EDGE, digits_top)


def digit(count: int, sizes: Sizes, left: float, top: float) -> Iterator[Relief]:
    """A digit mark: upright bars for the fives, then dots in columns of two; a ring for zero."""
    if count == 0:
        side = sizes.bar_height
        yield Relief(Kind.DIGIT, "ring", Box(left, top, side, side))
    bars, dots = divmod(count, 5)
    for _ in range(bars):
        yield Relief(Kind.DIGIT, "bar", Box(left, top, sizes.bar_width, sizes.bar_height))
        left += sizes.bar_width + sizes.gap
    pitch = sizes.dot + sizes.gap
    for number in range(dots):
        column, row = divmod(number, 2)
        box = Box(left + column * pitch, top + row * pitch, sizes.dot, sizes.dot)
        yield Relief(Kind.DIGIT, "dot", box)


def _identity_print(
    label: MarkedLabel, words: LabelWords, codebook: Codebook, right: float
) -> Iterator[Text]:
    sizes, style = codebook.sizes, codebook.print
    above = any(mark.kind is not Kind.DIGIT for mark in label.marks)
    left = EDGE + max(sizes.shape, sizes.minus_width) + 1 if above else EDGE
    large = fitted(words.large, style.number, True, right - left)
    yield Text(words.large, left, EDGE + CAP_HEIGHT * large / mm, large, True, large=True)
    if words.small:
        small = fitted(words.small, style.word, True, right - EDGE)
        baseline = EDGE + sizes.shape + sizes.gap - 0.9
        yield Text(words.small, EDGE, baseline, small, True)
    yield from _fine_print(label, words, style.id, right + 1, EDGE + 0.3)


def _points_print(
    label: MarkedLabel, words: LabelWords, codebook: Codebook, size: tuple[float, float]
) -> Iterator[Text]:
    sizes, style = codebook.sizes, codebook.print
    right = size[0] - EDGE
    left = EDGE + sizes.bar_width + sizes.gap + sizes.bar_height + sizes.gap
    top = EDGE + sizes.up_height + 1
    if words.large:
        large = fitted(words.large, style.points, True, right - left)
        yield Text(words.large, left, top + CAP_HEIGHT * large / mm, large, True, large=True)
    small_top = size[1] - EDGE - 2 * 3
    count_left = right - width(words.count, style.id, False)
    small = fitted(words.small, style.word, True, count_left - 0.5 - left)
    baseline = small_top + CAP_HEIGHT * style.word / mm
    yield Text(words.small, left, baseline, small, True)
    if words.count:
        yield Text(words.count, count_left, baseline, style.id, False)
    yield from _fine_print(label, words, style.id, left, small_top + 3.4)


def _fine_print(
    label: MarkedLabel, words: LabelWords, points: float, left: float, top: float
) -> Iterator[Text]:
    baseline = top + CAP_HEIGHT * points / mm
    yield Text(label.card.id, left, baseline, points, False)
    if words.note:
        if label.code:
            yield Text(words.note, left, baseline + 2.6, points, False)
        else:
            after = left + width(label.card.id, points, False) + 1
            yield Text(words.note, after, baseline, points, False)
