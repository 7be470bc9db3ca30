"""What is printed for the eye on one label: where each word stands, and how large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from reportlab.lib.units import mm

from stickers.codebooks import Codebook, Position, Style
from stickers.fonts import CAP_HEIGHT, fitted, width
from stickers.geometry import Box
from stickers.marks import Kind, MarkedLabel
from stickers.reliefs import Relief

ARROW = 2.4
"""Width and height of the arrow head that points up, mm."""
EDGE = 1.2
"""From the edge of the label to the first mark, mm: room for a printer that drifts."""
_DESCENT = 0.25
"""How far letters reach below their line, in parts of the type size."""
_OVERSHOOT = 0.04
"""How far round digits reach below their line and above their height, in parts of the size."""
_BLANK = 1.0
"""Between print and print, mm."""
_FOOT = 6.0
"""Height of the two lines of small print at the foot of a points label, mm."""
_FOOT_WORD = 8.0
"""Type size of the upper of them, points."""
_FOOT_WORD_LARGE = 14.0
"""The same on labels for the eye alone."""
_PATCHES = (9.0, 5.0, 0.0)
"""Room beside large print for a patch of the colour, mm: the widest that leaves the print large."""


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

    def moved(self, x: float, y: float) -> Text:
        """The same x further right and y further down, mm."""
        return replace(self, left=self.left + x, baseline=self.baseline + y)

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
class LabelWords:
    """What is printed for the eye on one label, already in the language of the kit."""

    large: str
    small: str
    note: str
    """Which of several decks; empty for the first."""
    count: str = ""
    """How many cards bear the number, where the label covers the game's own print of it."""
    inks: tuple[str, ...] = ()
    """Print colours `#RRGGBB` of what the label says; several for what belongs to all colours."""


def lettering(
    label: MarkedLabel,
    words: LabelWords,
    codebook: Codebook,
    size: tuple[float, float],
    column: float,
    reliefs: Sequence[Relief],
) -> Iterator[Text]:
    """The words of a label of that size in mm, around its reliefs; the id stands in the column of
    the code, which begins at `column`."""
    if label.position is Position.BOTTOM_RIGHT:
        return _points(label, words, codebook, size)
    match codebook.style:
        case Style.PRINTED:
            return _large(label, words, codebook, size, column)
        case Style.BRAILLE:
            return _below(label, words, codebook, size, column, reliefs)
        case Style.COUNTED | Style.FIGURES:
            return _beside(label, words, codebook, column, reliefs)


def _beside(
    label: MarkedLabel,
    words: LabelWords,
    codebook: Codebook,
    column: float,
    reliefs: Sequence[Relief],
) -> Iterator[Text]:
    """The number right of the first line of marks, the small words below that line."""
    first = [relief.box for relief in reliefs if relief.kind is not Kind.DIGIT]
    left = max((box.right + _BLANK for box in first), default=EDGE)
    size = fitted(words.large, codebook.print.number, True, column - left)
    number = _number(words.large, left, EDGE, size)
    yield number
    if words.small:
        small = fitted(words.small, codebook.print.word, True, column - EDGE)
        bottom = max(EDGE + codebook.sizes.shape, *(box.bottom for box in (number.box, *first)))
        baseline = bottom + codebook.sizes.gap - 0.9
        yield Text(words.small, EDGE, baseline, small, True)
    yield from _fine_print(label, words, codebook.print.id, column + 1, EDGE + 0.3)


def _below(
    label: MarkedLabel,
    words: LabelWords,
    codebook: Codebook,
    size: tuple[float, float],
    column: float,
    reliefs: Sequence[Relief],
) -> Iterator[Text]:
    """The number under a line of braille, the small words beside it."""
    top = max(relief.box.bottom for relief in reliefs) + 1.5
    foot = size[1] - EDGE
    number = _fitted(words.large, codebook.print.number, column - EDGE, foot - top)
    yield _number(words.large, EDGE, top, number)
    if words.small:
        left = EDGE + width(words.large, number, True) + _BLANK
        small = fitted(words.small, codebook.print.word, True, column - left)
        yield Text(words.small, left, top + CAP_HEIGHT * number / mm, small, True)
    yield from _fine_print(label, words, codebook.print.id, column + 1, EDGE + 2.6)


def _large(
    label: MarkedLabel,
    words: LabelWords,
    codebook: Codebook,
    size: tuple[float, float],
    column: float,
) -> Iterator[Text]:
    """The number as tall as fits beside a patch of the colour, the small words below it in large
    print too."""
    room = column - EDGE - _BLANK
    small = fitted(words.small, codebook.print.word, True, room) if words.small else 0.0
    foot = size[1] - EDGE - (1 + _DESCENT) * CAP_HEIGHT * small / mm - (_BLANK if small else 0)
    yield _tallest_by_patch(words, codebook, room, foot - EDGE)
    if words.small:
        # A j reaches left of where it stands.
        left = EDGE + _OVERSHOOT * small / mm
        yield Text(words.small, left, size[1] - EDGE - _DESCENT * small / mm, small, True)
    yield from _fine_print(label, words, codebook.print.id, column + 1, EDGE + 0.3)


def _points(
    label: MarkedLabel,
    words: LabelWords,
    codebook: Codebook,
    size: tuple[float, float],
) -> Iterator[Text]:
    """The points right of the marks, two lines of small print under them."""
    sizes, style = codebook.sizes, codebook.print
    printed = codebook.style is Style.PRINTED
    word = min(style.word, _FOOT_WORD_LARGE if printed else _FOOT_WORD)
    high = CAP_HEIGHT * word / mm
    right = size[0] - EDGE
    foot = size[1] - EDGE - _FOOT - (high - CAP_HEIGHT * _FOOT_WORD / mm if printed else 0)
    foot_left = EDGE
    match codebook.style:
        case Style.PRINTED:
            left, top = EDGE, EDGE
        case Style.BRAILLE:
            left, top = EDGE + 3 * sizes.braille_cell + _BLANK, EDGE + sizes.up_height + _BLANK
        case Style.COUNTED | Style.FIGURES:
            left = EDGE + sizes.bar_width + sizes.gap + sizes.bar_height + sizes.gap
            foot_left = left
            top = EDGE + sizes.up_height + _BLANK
    if words.large:
        if printed:
            yield _tallest_by_patch(words, codebook, right - left - 2 * ARROW, foot - top)
        else:
            number = _fitted(words.large, style.points, right - left, foot - top)
            yield _number(words.large, left, top, number)
    count_left = right - width(words.count, style.id, False)
    small = fitted(words.small, word, True, count_left - 0.5 - foot_left)
    baseline = foot + high
    yield Text(words.small, foot_left, baseline, small, True)
    if words.count:
        yield Text(words.count, count_left, baseline, style.id, False)
    fine = size[1] - EDGE - _FOOT + 3.4
    yield from _fine_print(label, words, style.id, foot_left, fine)


def _number(words: str, left: float, top: float, size: float) -> Text:
    return Text(words, left, top + CAP_HEIGHT * size / mm, size, True, large=True)


def _tallest(words: str, wide: float, high: float) -> Text:
    """Large print that fills a room at the top left of a label, overshoot and all."""
    number = _fitted(words, high * mm / (CAP_HEIGHT + 2 * _OVERSHOOT), wide, high)
    return _number(words, EDGE, EDGE + _OVERSHOOT * number / mm, number)


def _tallest_by_patch(words: LabelWords, codebook: Codebook, wide: float, high: float) -> Text:
    """Large print that leaves room for a patch of the colour at its right."""
    for patch in _PATCHES if words.inks else (0.0,):
        text = _tallest(words.large, wide - patch, high)
        if text.size >= codebook.limits.number:
            break
    return text


def _fitted(words: str, size: float, wide: float, high: float) -> float:
    """The size at which large print fits a room in both directions, never above `size`."""
    return fitted(words, min(size, high * mm / (CAP_HEIGHT + _OVERSHOOT)), True, wide)


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
