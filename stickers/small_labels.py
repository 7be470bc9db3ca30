"""Labels that are small or round: the same marks, a number for the eye and a code, but no fine
print; what is there stands in the middle, since a circle has most room there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin, sqrt

from reportlab.lib.units import mm

from stickers.arrangements import Arrangement, Rows
from stickers.blocks import Block, centred, of_text, raised, together
from stickers.codebooks import Codebook, Position, Style
from stickers.codes import Ids
from stickers.fonts import CAP_HEIGHT, wrapped
from stickers.geometry import Box
from stickers.layout import LaidLabel, code_of, first_line
from stickers.lettering import ARROW, LabelWords, Text
from stickers.marks import Kind, Mark, MarkedLabel
from stickers.patches import LEAST, Patch
from stickers.reliefs import Relief, reliefs_of
from stickers.sheets import ROUND, Sheet

_PIXEL = 0.1
"""More of the blank border than the tactile code asks for, mm: the proof looks at pixels."""
_BLANK = 1.0
"""Between print and print, or print and marks, mm."""
_CLOSE = 0.7
"""The least between a thing and what it is not placed by, mm."""
_BY_CODE = 0.3
"""From the white around a code to the id beside it, mm."""
_NAME = 0.5
"""Size of a name by a number in large print, in parts of it: the smallest is large print too."""
_LEADING = 1.15
"""From line to line, in parts of the type size."""
_TURNS = (0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180)
"""Where the arrow may stand on the edge of a circle, degrees from the top."""


def lay_out_small(
    label: MarkedLabel,
    words: LabelWords,
    codebook: Codebook,
    sheet: Sheet,
    ids: Ids,
    way: Arrangement,
) -> LaidLabel:
    """Place what stands on a label of a sheet. Whether it fits is for the checks to say."""
    room = _Room(sheet, codebook.limits.inset + _PIXEL)
    placed = [*_rows(label, codebook, way.rows)]
    for part in _printed(label, words, codebook, way, room.across):
        placed.append(room.best(placed, [part]))
    codes = tuple(_codes(label, words, codebook, ids, way))
    if codes:
        placed.append(room.best(placed, codes))
    _, block = room.centred(together(placed))
    arrow = None if label.bare else _arrow(block, room)
    return LaidLabel(label, block.reliefs, block.texts, arrow, block.code, block.patches)


@dataclass(frozen=True, slots=True)
class _Room:
    """A label, and the blank border inside it, mm."""

    sheet: Sheet
    inset: float

    @property
    def across(self) -> float:
        """Width of the widest line that leaves room for as much above and below it, mm."""
        wide = self.sheet.label_width - 2 * self.inset
        return wide / sqrt(2) if self.sheet.shape == ROUND else wide

    def centred(self, block: Block) -> tuple[float, Block]:
        return centred(block, self.sheet, self.inset)

    def best(self, placed: Sequence[Block], forms: Sequence[Block]) -> Block:
        """One of the forms of a part, beside or below something that is placed, where all takes the
        least room."""
        anchors = (*placed, together(placed)) if placed else ()
        spots = [
            spot
            for form in forms
            for anchor in anchors
            for spot in (form.right_of(anchor, _BLANK), form.below(anchor, _BLANK))
            if not any(spot.near(other, _CLOSE) for other in placed)
        ]
        return min(spots or forms, key=lambda spot: self.centred(together((*placed, spot)))[0])


def _codes(
    label: MarkedLabel, words: LabelWords, codebook: Codebook, ids: Ids, way: Arrangement
) -> Iterator[Block]:
    """The code with the id and the number of the deck below it, or beside it; where no label has a
    code, the number of the deck alone."""
    fine: list[str] = []
    if label.code:
        fine = [label.card.id, words.note]
    elif ids is Ids.NONE and label.position is Position.TOP_LEFT:
        fine = [words.note]
    lines = [line for line in fine if line]
    below = _lines(lines, codebook.print.id, bold=False)
    if label.code:
        code = Block(code=code_of(label.code, ids, way.module, codebook.sizes.module))
        yield together((code, below.below(code, _BY_CODE)))
        yield together((code, below.right_of(code, _BY_CODE)))
    elif lines:
        yield below


def raised_on(label: MarkedLabel, codebook: Codebook, rows: Rows) -> tuple[Relief, ...]:
    """What is raised on a label, mm from a corner of its own."""
    return together(tuple(_rows(label, codebook, rows))).reliefs


def _rows(label: MarkedLabel, codebook: Codebook, rows: Rows) -> Iterator[Block]:
    """The marks of a label, each at its place, what shows the top first."""
    marks = sorted(label.marks, key=lambda mark: mark.kind is not Kind.UP)
    blocks = [raised(reliefs_of(mark, codebook)) for mark in marks]
    match rows:
        case Rows.SLOTS:
            return _in_slots(marks, blocks, codebook)
        case Rows.STACKED:
            return _stacked(marks, blocks, codebook.sizes.gap)
        case Rows.ROW:
            return _side_by_side(blocks, codebook.sizes.gap)


def _in_slots(
    marks: Sequence[Mark], blocks: Sequence[Block], codebook: Codebook
) -> Iterator[Block]:
    """The line that shows the top, the line of the families and the sign, then the number."""
    top, high, gap = 0.0, first_line(codebook), codebook.sizes.gap
    for mark, block in zip(marks, blocks, strict=True):
        tall = block.extent.height
        match mark.kind:
            case Kind.UP:
                yield block
                top = tall + gap
            case Kind.MINUS:
                yield block.moved(0, top + (high - tall) / 2)
            case Kind.DIGIT:
                yield block.moved(0, top + high + gap)
            case Kind.COLOUR | Kind.STAR | Kind.BRAILLE:
                yield block.moved(0, top)


def _stacked(marks: Sequence[Mark], blocks: Sequence[Block], gap: float) -> Iterator[Block]:
    """One below the other in the middle; families and signs at the left, since the number for the
    eye then has room beside them."""
    widest = max((block.extent.width for block in blocks), default=0.0)
    top = 0.0
    for mark, block in zip(marks, blocks, strict=True):
        at_left = mark.kind in (Kind.COLOUR, Kind.STAR, Kind.MINUS)
        yield block.moved(0 if at_left else (widest - block.extent.width) / 2, top)
        top += block.extent.height + gap


def _side_by_side(blocks: Sequence[Block], gap: float) -> Iterator[Block]:
    highest = max((block.extent.height for block in blocks), default=0.0)
    left = 0.0
    for block in blocks:
        yield block.moved(left, (highest - block.extent.height) / 2)
        left += block.extent.width + gap


def _printed(
    label: MarkedLabel, words: LabelWords, codebook: Codebook, way: Arrangement, across: float
) -> Iterator[Block]:
    """The number, its colour or name where no mark shows it, how many there are of it."""
    style, eyes = codebook.print, codebook.style is Style.PRINTED
    if words.large:
        number = of_text(_set(words.large, way.number, bold=True, large=True))
        yield number
        if eyes and words.inks:
            high = number.extent.height
            yield Block(patches=(Patch(Box(0, 0, max(LEAST, high / 2), high), words.inks),))
    if words.small and (not words.large or _hides_family(label, words)):
        size = min(style.word, way.number * _NAME) if eyes else style.word
        yield _lines(wrapped(words.small, size, True, across), size)
    if words.count:
        yield of_text(_set(words.count, style.id, bold=False))


def _lines(lines: Sequence[str], size: float, *, bold: bool = True) -> Block:
    step = size * _LEADING / mm
    texts = [_set(line, size, bold=bold) for line in lines]
    return Block(texts=tuple(text.moved(0, row * step) for row, text in enumerate(texts)))


def _hides_family(label: MarkedLabel, words: LabelWords) -> bool:
    """Tell whether a label speaks of a family and no mark shows it to the eye, by its colour or as
    a star."""
    speaks = bool(words.inks or (label.position is Position.TOP_LEFT and label.card.face.family))
    return speaks and not any(mark.ink or mark.kind is Kind.STAR for mark in label.marks)


def _set(words: str, points: float, *, bold: bool, large: bool = False) -> Text:
    return Text(words, 0.0, CAP_HEIGHT * points / mm, points, bold, large)


def _arrow(block: Block, room: _Room) -> Box:
    """Where an arrow has room at the edge of a label: the nearer to its top the better. At the very
    top where it has none, for the checks to find."""
    spots = tuple(_spots(room))
    taken = [box.grown(_BLANK / 2) for box in block.boxes()]
    free = (spot for spot in spots if not any(spot.overlaps(box) for box in taken))
    return next(free, spots[0])


def _spots(room: _Room) -> Iterator[Box]:
    (wide, high), inset, half = room.sheet.label_size, room.inset, ARROW / 2
    if room.sheet.shape == ROUND:
        for turn in _TURNS:
            x, y = sin(radians(turn)), -cos(radians(turn))
            reach = _reach(x, y, wide / 2 - inset)
            yield Box(wide / 2 + reach * x - half, high / 2 + reach * y - half, ARROW, ARROW)
        return
    right, foot = wide - inset - ARROW, high - inset - ARROW
    for top in (inset, (high - ARROW) / 2, foot):
        for left in (right, wide / 2 - half, inset):
            yield Box(left, top, ARROW, ARROW)


def _reach(x: float, y: float, radius: float) -> float:
    """How far out in a direction the arrow's box may go before its outer corner leaves a circle."""
    half = ARROW / 2
    # The corner lies `half` further out along both axes: solve |(r x + half, r y + half)| = radius.
    along = half * (abs(x) + abs(y))
    return sqrt(along * along + radius * radius - 2 * half * half) - along
