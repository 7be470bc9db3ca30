"""Marks to things that are raised: the figures of one mark, in millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from stickers.artwork import Artwork
from stickers.braille import dots_of
from stickers.codebooks import Codebook, Style
from stickers.geometry import Box
from stickers.marks import Kind, Mark
from stickers.outlines import Part, Polygon, parts


@dataclass(frozen=True, slots=True)
class Relief:
    """A place where something raised goes."""

    kind: Kind
    figure: str
    """Shape of the codebook, or `dot`, `bar`, `disc`, `ring`, `minus`, `up`, `braille`."""
    box: Box
    ink: str = ""
    artwork: Artwork | None = None
    """The drawing, where the figure is one of the codebook's own."""

    def moved(self, x: float, y: float) -> Relief:
        """The same thing x further right and y further down, mm."""
        return replace(self, box=self.box.moved(x, y))

    def parts(self, within: float = 0.0) -> tuple[Part, ...]:
        """The pieces of the figure in mm, each drawn in by `within` on every side."""
        if self.artwork is None:
            return parts(self.figure, self.box, within)
        return tuple(
            Part(Polygon(outer), Polygon(hole) if hole else None)
            for outer, hole in self.artwork.placed(self.box.grown(-within))
        )


def reliefs_of(
    mark: Mark, codebook: Codebook, left: float = 0.0, top: float = 0.0
) -> tuple[Relief, ...]:
    """The raised things of one mark, whose top left corner is given in mm."""
    sizes = codebook.sizes
    match mark.kind:
        case Kind.COLOUR | Kind.STAR:
            usual = (sizes.shape, sizes.shape)
            return tuple(_figure(mark, mark.shape, codebook, usual, left, top))
        case Kind.MINUS:
            usual = (sizes.minus_width, sizes.minus_height)
            return tuple(_figure(mark, mark.shape, codebook, usual, left, top))
        case Kind.UP:
            usual = (sizes.up_width, sizes.up_height)
            return tuple(_figure(mark, mark.shape, codebook, usual, left, top))
        case Kind.DIGIT if codebook.style is Style.FIGURES:
            return tuple(_written(mark, codebook, left, top))
        case Kind.DIGIT:
            return tuple(_counted(mark, codebook, left, top))
        case Kind.BRAILLE:
            return tuple(_cells(mark, codebook, left, top))


def _figure(
    mark: Mark,
    name: str,
    codebook: Codebook,
    usual: tuple[float, float],
    left: float,
    top: float,
) -> Iterator[Relief]:
    """One figure: a pattern of dots, an artwork in its own size, or a shape in the usual one."""
    if name in codebook.patterns:
        dot, pitch = codebook.sizes.dot, codebook.sizes.dot + codebook.sizes.gap
        for column, row in codebook.patterns[name]:
            box = Box(left + column * pitch, top + row * pitch, dot, dot)
            yield Relief(mark.kind, "dot", box, mark.ink)
    elif name in codebook.artwork:
        drawing = codebook.artwork[name]
        box = Box(left, top, drawing.width, drawing.height)
        yield Relief(mark.kind, name, box, mark.ink, drawing)
    else:
        # A dot is one size wherever a code uses it: whoever sticks it has one kind.
        size = _own_sizes(codebook).get(name, usual)
        yield Relief(mark.kind, name, Box(left, top, *size), mark.ink)


def _own_sizes(codebook: Codebook) -> dict[str, tuple[float, float]]:
    sizes = codebook.sizes
    return {
        "dot": (sizes.dot, sizes.dot),
        "bar": (sizes.bar_width, sizes.bar_height),
        "minus": (sizes.minus_width, sizes.minus_height),
        "up": (sizes.up_width, sizes.up_height),
    }


def _written(mark: Mark, codebook: Codebook, left: float, top: float) -> Iterator[Relief]:
    """A figure for each digit, side by side."""
    side = codebook.sizes.bar_height
    for digit in str(mark.count):
        for relief in _figure(mark, codebook.digits[int(digit)], codebook, (side, side), left, top):
            yield relief
            right = relief.box.right
        left = right + codebook.sizes.gap


def _counted(mark: Mark, codebook: Codebook, left: float, top: float) -> Iterator[Relief]:
    """Figures of five, then dots in columns of two; a figure of its own for zero."""
    sizes = codebook.sizes
    if mark.count == 0:
        usual = (sizes.bar_height, sizes.bar_height)
        yield from _figure(mark, codebook.zero, codebook, usual, left, top)
    fives, dots = divmod(mark.count, 5)
    for _ in range(fives):
        usual = (sizes.bar_width, sizes.bar_height)
        five = tuple(_figure(mark, codebook.five, codebook, usual, left, top))
        yield from five
        left = max(relief.box.right for relief in five) + sizes.gap
    pitch = sizes.dot + sizes.gap
    for number in range(dots):
        column, row = divmod(number, 2)
        box = Box(left + column * pitch, top + row * pitch, sizes.dot, sizes.dot)
        yield Relief(Kind.DIGIT, "dot", box)


def _cells(mark: Mark, codebook: Codebook, left: float, top: float) -> Iterator[Relief]:
    sizes = codebook.sizes
    for place, character in enumerate(mark.cells):
        for dot in dots_of(character):
            column, row = divmod(dot - 1, 3)
            box = Box(
                left + place * sizes.braille_cell + column * sizes.braille_pitch,
                top + row * sizes.braille_pitch,
                sizes.braille_dot,
                sizes.braille_dot,
            )
            yield Relief(Kind.BRAILLE, "braille", box)
