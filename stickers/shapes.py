"""Shapes to cut with scissors: every shape of a kit in true size, as often as it is needed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from reportlab.lib.units import mm

from stickers.document import Document, Role
from stickers.drawing import Page
from stickers.fonts import wrapped
from stickers.geometry import Box
from stickers.layout import Text
from stickers.paper import draw_ruler
from stickers.plan import Plan, materials
from stickers.reliefs import Relief
from stickers.words import Words

_PAGE = (210.0, 297.0)
_LEFT, _TOP, _BOTTOM = 14.0, 14.0, 283.0
_SIZE, _TITLE = 16.0, 22.0
_LEADING = 1.3
_APART = 2.0
"""Between two shapes, mm: room for scissors, and one cut through it frees a row."""
_LEAST = 6.0
"""Smaller things are dropped or painted, not cut, mm."""
_LINE = 0.3


@dataclass(frozen=True, slots=True)
class _Kind:
    """All equal shapes of a kit."""

    relief: Relief
    """The first of them."""
    count: int


def write_shapes(path: Path, plan: Plan, words: Words) -> bool:
    """Write the pages of a kit, and tell whether there are any: nothing is cut for a code whose
    marks come from a shop or an embosser."""
    kinds = () if words.codebook.how else tuple(shapes_to_cut(plan))
    if kinds:
        document = Document(path, words.say("cutting", "title"), words.lang)
        top = _head(document, words)
        for kind in kinds:
            top = _draw(document, kind, words, top)
        document.save()
    return bool(kinds)


def shapes_to_cut(plan: Plan) -> Iterator[_Kind]:
    """Each shape that is large enough for scissors, in the order of first use."""
    first: dict[str, Relief] = {}
    for placed in plan.labels:
        for relief in placed.laid.reliefs:
            first.setdefault(relief.figure, relief)
    for figure, count in materials(plan).items():
        box = first[figure].box
        if min(box.width, box.height) >= _LEAST:
            yield _Kind(first[figure], count)


def _head(document: Document, words: Words) -> float:
    page = document.page(_PAGE)
    top = _paragraph(document, page, _TOP, words.say("cutting", "title"), _TITLE, Role.TITLE)
    top = _paragraph(document, page, top, words.say("cutting", "how"), _SIZE, Role.PARAGRAPH)
    with document.decoration():
        draw_ruler(page, _LEFT, top + 3, words.say("page", "ruler"))
    return top + 8


def _draw(document: Document, kind: _Kind, words: Words, top: float) -> float:
    """A heading with the count, and the outlines below it; where the next may begin."""
    box = kind.relief.box
    across = int((_PAGE[0] - 2 * _LEFT + _APART) // (box.width + _APART))
    title = words.count(kind.relief.figure, kind.count, "materials")
    for start in range(0, kind.count, across):
        needed = box.height + _APART + (_SIZE * _LEADING / mm + 2 if start == 0 else 0)
        if top + needed > _BOTTOM:
            document.page(_PAGE)
            top = _TOP
        page = Page(document.canvas, _PAGE[1])
        if start == 0:
            top = _paragraph(document, page, top, title, _SIZE, Role.HEADING)
        with document.decoration():
            for place in range(min(across, kind.count - start)):
                at = Box(_LEFT + place * (box.width + _APART), top, box.width, box.height)
                page.outline(kind.relief.moved(at.left - box.left, at.top - box.top), _LINE)
        top += box.height + _APART
    return top + 2


def _paragraph(
    document: Document, page: Page, top: float, text: str, size: float, role: Role
) -> float:
    bold = role is not Role.PARAGRAPH
    with document.tag(role):
        for line in wrapped(text, size, bold, _PAGE[0] - 2 * _LEFT):
            top += size * _LEADING / mm
            page.text(Text(line, _LEFT, top - 0.3 * size / mm, size, bold))
    return top + 1.5
