"""How the labels of a kit are arranged: as usual, or in one of the ways that small labels need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from stickers.codebooks import Codebook, Position, Style
from stickers.codes import Ids
from stickers.marks import MarkedLabel

_MODULES = (0.5, 0.4)
"""Modules of a code to try, mm: 0.5 mm is read even when it is blurred and tilted, 0.4 mm is what
telephones need. Finer ones could be printed, but some are not read on a worn label."""
_WIDE_MODULE = 0.7
"""The same for a code with words, whose finer modules then have the room of such a one."""
_NUMBERS = (28.0, 22.0, 18.0)
_EYE_NUMBERS = (72.0, 60.0, 48.0, 40.0)
"""Type sizes of the number to try, points, before the smallest that the tactile code allows; the
latter for large print."""


class Rows(Enum):
    """Where the marks of a label stand to each other."""

    SLOTS = "slots"
    """As on a usual label: family and sign above, the number always at the same place below."""
    STACKED = "stacked"
    """One below the other, as close as fingers allow, their middles in one line."""
    ROW = "row"
    """Side by side: for low labels."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The same for all labels of a kit, so that every card is found in the same way."""

    rows: Rows
    number: float
    """Type size of the number, points."""
    module: float
    """Of a QR code of version 1, mm: what has more or fewer modules takes no more room."""
    split: bool
    """Whether the code has a label of its own."""


def arrangements(codebook: Codebook, ids: Ids) -> Iterator[Arrangement]:
    """Those for small labels, the best first: one label before two, marks as they usually stand, a
    coarse code, a tall number."""
    printed = codebook.style is Style.PRINTED
    sizes = _EYE_NUMBERS if printed else _NUMBERS
    # A code whose own print is too small is not mended here: its maker must know.
    least = min(codebook.limits.number, codebook.print.number)
    numbers = [*(size for size in sizes if least < size <= codebook.print.number), least]
    modules = [size for size in _MODULES if size >= codebook.limits.module]
    if ids is Ids.QR_TEXT:
        modules = [_WIDE_MODULE, *modules]
    for split in (False,) if ids is Ids.NONE else (False, True):
        for rows in (Rows.SLOTS,) if printed else Rows:
            for module in modules[:1] if ids is Ids.NONE else modules:
                for number in numbers:
                    yield Arrangement(rows, number, module, split)


def split(labels: Iterable[MarkedLabel]) -> tuple[MarkedLabel, ...]:
    """The labels of a card with the code on one of its own: in the corner that is free, last, since
    it is stuck last."""
    marked = tuple(labels)
    taken = {label.position for label in marked}
    corner = Position.BOTTOM_LEFT if Position.BOTTOM_RIGHT in taken else Position.BOTTOM_RIGHT
    codes = (
        MarkedLabel(label.card, corner, (), label.code, bare=True) for label in marked if label.code
    )
    return (*(replace(label, code="") for label in marked), *codes)
