"""Sizes, gaps and contrast of one laid out label, against the limits of the codebook."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from stickers.codebooks import Codebook
from stickers.faults import Facts, Fault
from stickers.geometry import Box
from stickers.layout import LaidLabel
from stickers.marks import Kind

_SLACK = 0.001


def check(laid: LaidLabel, codebook: Codebook, size: tuple[float, float]) -> tuple[Fault, ...]:
    """All faults of a label of that width and height in mm."""
    where: Facts = {"card": laid.label.card.id, "position": laid.label.position.value}
    return (
        *_sizes(laid, codebook, where),
        *_gaps(laid, codebook, where),
        *_room(laid, codebook, where, size),
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
        if relief.kind in (Kind.COLOUR, Kind.STAR) or relief.figure == "ring":
            least = limits.shape
        else:
            smallest = min(smallest, relief.box.height)
        if smallest < least - _SLACK:
            yield Fault("small", {**where, "mark": relief.figure, "tenths": _tenths(smallest)})
    for text in laid.texts:
        if text.size < (limits.number if text.large else limits.fine) - _SLACK:
            yield Fault("print-small", {**where, "words": text.words, "tenths": _tenths(text.size)})
    if laid.code and laid.code.module < limits.module - _SLACK:
        yield Fault("module", {**where, "hundredths": round(laid.code.module * 100)})


def _gaps(laid: LaidLabel, codebook: Codebook, where: Facts) -> Iterator[Fault]:
    for one, other in combinations(laid.reliefs, 2):
        gap = one.box.gap(other.box)
        if gap < codebook.limits.gap - _SLACK:
            facts: Facts = {"one": one.figure, "other": other.figure, "tenths": _tenths(gap)}
            yield Fault("gap", {**where, **facts})


def _room(
    laid: LaidLabel, codebook: Codebook, where: Facts, size: tuple[float, float]
) -> Iterator[Fault]:
    label = Box(0, 0, *size)
    inside = label.grown(-codebook.limits.inset)
    boxes: list[tuple[str, Box]] = [("arrow", laid.arrow)]
    boxes += [(relief.figure, relief.box) for relief in laid.reliefs]
    boxes += [(text.words, text.box) for text in laid.texts]
    for name, box in boxes:
        if not inside.holds(box):
            yield Fault("outside", {**where, "mark": name})
    if laid.code:
        boxes.append((laid.code.text, laid.code.box))
        if not label.holds(laid.code.box):
            yield Fault("outside", {**where, "mark": laid.code.text})
    for (one, box), (other, other_box) in combinations(boxes, 2):
        if box.overlaps(other_box):
            yield Fault("overlap", {**where, "one": one, "other": other})


def _contrast(laid: LaidLabel, codebook: Codebook, where: Facts) -> Iterator[Fault]:
    outlined = codebook.sizes.outline >= codebook.limits.outline - _SLACK
    for relief in laid.reliefs:
        pale = relief.ink and contrast_with_white(relief.ink) < codebook.limits.contrast
        if pale and not outlined:
            yield Fault("contrast", {**where, "mark": relief.figure})


def _tenths(length: float) -> int:
    return int(length * 10 + _SLACK)
