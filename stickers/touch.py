"""What a finger meets: labels compared by what is raised on them, whatever it stands for.

A code may name one figure for two things, or two figures that only a drawing program tells apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise
from math import hypot

from companion.cards import Card, Deck, Face
from stickers.codebooks import Codebook, Style
from stickers.faults import Fault
from stickers.geometry import Box
from stickers.layout import reliefs_on
from stickers.marks import Mark, MarkedLabel, labels_of
from stickers.outlines import Part, extent, holds
from stickers.reliefs import Relief, reliefs_of

_ROOMY = 200.0
"""Width of a label that holds any mark, mm: only what is raised matters here."""
_GRID = 16
"""Points along each side of a figure at which it is probed."""
_SAME_FORM = 0.88
"""Shared part of two forms, in parts of both together, from which they are taken for one. A circle
and a square share 0.79, the most of any two of our figures."""
_SAME_SIZE = 1.5
"""Sides that differ by less than this factor are not told apart."""
_SAME_PLACE = 1.6
"""Half of the gap between two marks, mm: a shift that a finger does not notice."""


@dataclass(frozen=True, slots=True)
class Touch:
    """One raised thing: its form inside its own extent, and where that lies."""

    form: frozenset[tuple[int, int]]
    extent: Box

    def like(self, other: Touch) -> bool:
        """Tell whether a finger takes two things for the same, wherever they are."""
        shared = len(self.form & other.form) / len(self.form | other.form)
        return shared >= _SAME_FORM and all(
            max(one, two) < _SAME_SIZE * min(one, two)
            for one, two in (
                (self.extent.width, other.extent.width),
                (self.extent.height, other.extent.height),
            )
        )


Raised = Callable[[MarkedLabel], Sequence[Relief]]
"""What is raised on a label."""


def same_marks(deck: Deck, codebook: Codebook, raised: Raised | None = None) -> tuple[Fault, ...]:
    """Find different faces of a deck whose labels feel the same; nothing where none are felt.

    `raised` lays a label out, by default as on a usual label. Faults `same-marks`, or `same-wild`
    between wild cards.
    """
    lay = raised or partial(reliefs_on, codebook=codebook, wide=_ROOMY)
    if codebook.style is Style.PRINTED:
        return ()
    faults = []
    seen: list[tuple[Face, Feel]] = []
    for card in {card.face: card for card in deck.cards}.values():
        feel = _feel(deck, card, codebook, lay)
        first = next((face for face, other in seen if alike(feel, other)), None)
        if first is None:
            seen.append((card.face, feel))
        else:
            faults.append(_fault(deck, first, card.face))
    return tuple(faults)


Feel = tuple[tuple[str, tuple[Touch, ...]], ...]
"""The labels of a card: of each its position, with its braille if it has some, and its reliefs."""


def alike(one: Feel, other: Feel) -> bool:
    """Tell whether the labels of two cards feel the same."""
    return len(one) == len(other) and all(
        name == other_name and _same_touches(touches, other_touches)
        for (name, touches), (other_name, other_touches) in zip(one, other, strict=True)
    )


def same_mark(one: Mark, other: Mark, codebook: Codebook) -> bool:
    """Tell whether two marks feel the same."""
    if one.cells or other.cells:
        return one.cells == other.cells
    mine, yours = (touches_of(reliefs_of(mark, codebook)) for mark in (one, other))
    return _same_touches(mine, yours)


def touches_of(reliefs: Sequence[Relief]) -> tuple[Touch, ...]:
    """The raised things of a label, from top to bottom and left to right."""
    found = [Touch(*_probed(relief.parts())) for relief in reliefs]
    return tuple(sorted(found, key=lambda item: (round(item.extent.top), item.extent.left)))


def _feel(deck: Deck, card: Card, codebook: Codebook, raised: Raised) -> Feel:
    return tuple(_label(label, raised) for label in labels_of(deck, card, codebook))


def _label(label: MarkedLabel, raised: Raised) -> tuple[str, tuple[Touch, ...]]:
    # Braille is read in its cells: where its dots lie in them is its own grid, not ours.
    cells = "".join(mark.cells for mark in label.marks)
    reliefs = [relief for relief in raised(label) if relief.figure != "braille"]
    return f"{label.position}:{cells}", touches_of(reliefs)


def _same_touches(one: Sequence[Touch], other: Sequence[Touch]) -> bool:
    if len(one) != len(other):
        return False
    return all(mine.like(yours) for mine, yours in zip(one, other, strict=True)) and all(
        _shift(mine, yours) <= _SAME_PLACE
        for mine, yours in zip(pairwise(one), pairwise(other), strict=True)
    )


def _shift(mine: tuple[Touch, Touch], yours: tuple[Touch, Touch]) -> float:
    """How much the way from one thing to the next differs, mm."""
    steps = [
        (after.extent.left - before.extent.left, after.extent.top - before.extent.top)
        for before, after in (mine, yours)
    ]
    return hypot(steps[0][0] - steps[1][0], steps[0][1] - steps[1][1])


def _fault(deck: Deck, one: Face, other: Face) -> Fault:
    wild = all(face.family and deck.family(face.family).wild for face in (one, other))
    code = "same-wild" if wild else "same-marks"
    return Fault(code, {"one": one.text, "other": other.text})


@lru_cache(maxsize=4096)
def _probed(parts: tuple[Part, ...]) -> tuple[frozenset[tuple[int, int]], Box]:
    boxes = [extent(part.outer) for part in parts]
    left, top = min(box.left for box in boxes), min(box.top for box in boxes)
    wide = max(box.right for box in boxes) - left
    high = max(box.bottom for box in boxes) - top
    form = frozenset(
        (column, row)
        for column in range(_GRID)
        for row in range(_GRID)
        if _raised(
            parts,
            left + (column + 0.5) * wide / _GRID,
            top + (row + 0.5) * high / _GRID,
        )
    )
    return form, Box(left, top, wide, high)


def _raised(parts: tuple[Part, ...], x: float, y: float) -> bool:
    return any(
        holds(part.outer, x, y) and not (part.hole and holds(part.hole, x, y)) for part in parts
    )
