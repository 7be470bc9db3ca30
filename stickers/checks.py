"""Sizes, gaps and contrast of one laid out label, against the limits of the codebook."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import hypot

from stickers.codebooks import Codebook
from stickers.faults import Facts, Fault
from stickers.geometry import Box
from stickers.layout import LaidLabel
from stickers.marks import Kind
from stickers.sheets import ROUND, Sheet

_SLACK = 0.001
_BRAILLE = {
    "braille_dot": (1.4, 1.6),
    "braille_pitch": (2.3, 2.5),
    "braille_cell": (6.0, 6.5),
}
"""Least and most of the dot and of both distances, mm: what the published norms span."""


def check(laid: LaidLabel, codebook: Codebook, sheet: Sheet) -> tuple[Fault, ...]:
    """All faults of a label of a sheet."""
    where: Facts = {"card": laid.label.card.id, "position": laid.label.position.value}
    return (
        *_sizes(laid, codebook, where),
        *_braille(laid, codebook, where),
        *_gaps(laid, codebook, where),
        *_room(laid, codebook, where, sheet),
        *_contrast(laid, codebook, where),
    )


def contrast_with_white(ink: str) -> float:
    """Contrast ratio of a colour `#RRGGBB` with white paper, 1 to 21 (WCAG formula)."""
    channels = [int(ink[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels
    ]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 1.05 / (luminance + 0.05)


def _sizes(laid: LaidLabel, codebook: Codebook, where: Facts) -> Iterator[Fault]:
    limits = codebook.limits
    for relief in laid.reliefs:
        smallest, least = relief.box.width, limits.dot
        if relief.figure == "ring" or (
            relief.kind in (Kind.COLOUR, Kind.STAR) and relief.figure != "dot"
        ):
            least = limits.shape
        else:
            smallest = min(smallest, relief.box.height)
        if smallest < least - _SLACK and relief.kind is not Kind.BRAILLE:
            facts: Facts = {"hundredths": _hundredths(smallest), "least": _hundredths(least)}
            yield Fault("small", {**where, "mark": relief.figure, **facts})
    for text in laid.texts:
        if text.size < (limits.number if text.large else limits.fine) - _SLACK:
            yield Fault("print-small", {**where, "words": text.words})
    if laid.code and laid.code.module < limits.module - _SLACK:
        measured = {
            "hundredths": _hundredths(laid.code.module),
            "least": _hundredths(limits.module),
        }
        yield Fault("module", {**where, **measured})


def _braille(laid: LaidLabel, codebook: Codebook, where: Facts) -> Iterator[Fault]:
    """Dots and cells of a size that readers know, and no more cells than the budget."""
    sizes = codebook.sizes
    for mark in laid.label.marks:
        if mark.kind is not Kind.BRAILLE:
            continue
        if len(mark.cells) > codebook.limits.cells:
            yield Fault("braille-long", {**where, "cells": len(mark.cells)})
        for name, (least, most) in _BRAILLE.items():
            length = getattr(sizes, name)
            if not least - _SLACK <= length <= most + _SLACK:
                measured = {"least": _hundredths(least), "most": _hundredths(most)}
                facts: Facts = {"measure": name, "hundredths": _hundredths(length), **measured}
                yield Fault("braille-grid", {**where, **facts})


def _gaps(laid: LaidLabel, codebook: Codebook, where: Facts) -> Iterator[Fault]:
    for one, other in combinations(laid.reliefs, 2):
        if one.kind is other.kind is Kind.BRAILLE:
            continue
        gap = one.box.gap(other.box)
        if gap < codebook.limits.gap - _SLACK:
            measured = {"hundredths": _hundredths(gap), "least": _hundredths(codebook.limits.gap)}
            facts: Facts = {"one": one.figure, "other": other.figure}
            yield Fault("gap", {**where, **facts, **measured})


def _room(laid: LaidLabel, codebook: Codebook, where: Facts, sheet: Sheet) -> Iterator[Fault]:
    inset = codebook.limits.inset
    boxes: list[tuple[str, Box]] = [("arrow", laid.arrow)] if laid.arrow else []
    boxes += [(relief.figure, relief.box) for relief in laid.reliefs]
    boxes += [(text.words, text.box) for text in laid.texts]
    boxes += [("patch", patch.box) for patch in laid.patches]
    for name, box in boxes:
        if not holds(sheet, box, inset):
            yield Fault("outside", {**where, "mark": name})
    if laid.code:
        boxes.append((laid.code.text, laid.code.box))
        if not holds(sheet, laid.code.box):
            yield Fault("outside", {**where, "mark": laid.code.text})
    for (one, box), (other, other_box) in combinations(boxes, 2):
        if box.overlaps(other_box):
            yield Fault("overlap", {**where, "one": one, "other": other})


def holds(sheet: Sheet, box: Box, inset: float = 0.0) -> bool:
    """Tell whether a box lies inside a label, its rectangle or its circle, and `inset` mm from its
    edge."""
    label = Box(0, 0, *sheet.label_size).grown(-inset)
    if sheet.shape != ROUND:
        return label.holds(box)
    x, y = label.centre
    corners = [(across, down) for across in (box.left, box.right) for down in (box.top, box.bottom)]
    return all(hypot(a - x, b - y) <= label.width / 2 + _SLACK for a, b in corners)


def _contrast(laid: LaidLabel, codebook: Codebook, where: Facts) -> Iterator[Fault]:
    outlined = codebook.sizes.outline >= codebook.limits.outline - _SLACK
    for relief in laid.reliefs:
        pale = relief.ink and contrast_with_white(relief.ink) < codebook.limits.contrast
        if pale and not outlined:
            yield Fault("contrast", {**where, "mark": relief.figure})


def _hundredths(length: float) -> int:
    """Of a millimetre, rounded down: what is too small never shows as large enough."""
    return int(length * 100 + _SLACK)
