"""The legend: what each mark means, in large print, with the marks in their true size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from reportlab.lib.units import mm

from stickers.codebooks import Codebook
from stickers.document import Document, Role
from stickers.fonts import wrapped
from stickers.lettering import Text
from stickers.marks import Mark
from stickers.meanings import Line, meanings
from stickers.meanings import Role as Meaning
from stickers.plan import Plan
from stickers.reliefs import Relief, reliefs_of
from stickers.words import Words

_PAGE = (210.0, 297.0)
_MARGIN = 18.0
_BODY, _HEADING, _TITLE = 18.0, 22.0, 26.0
_ROLES = {_TITLE: Role.TITLE, _HEADING: Role.HEADING}
_LEADING = 1.4
_AFTER = 0.15
"""Room after a paragraph, in lines."""
_PICTURE = 26.0
"""Least room for a mark left of its meaning, mm."""


def write_legend(path: Path, plan: Plan, codebook: Codebook, words: Words) -> int:
    """Write the legend of a kit and return its number of pages."""
    return write_lines(path, meanings(plan, words), codebook, words.lang)


def write_lines(path: Path, content: Iterable[Line], codebook: Codebook, lang: str) -> int:
    """Write lines in large print, the first of them the title; return the number of pages."""
    lines = tuple(content)
    document = Document(path, lines[0].words, lang)
    draw_lines(document, lines, codebook)
    document.save()
    return document.pages


def draw_lines(
    document: Document, lines: Sequence[Line], codebook: Codebook, body: float = _BODY
) -> None:
    """Draw lines on new pages of a document, in large print of a size in points."""
    widest = max((_width(line, codebook) for line in lines), default=0.0)
    flow = _Flow(document, codebook, max(_PICTURE, widest + 4), body)
    for line in lines:
        match line.role:
            case Meaning.TITLE:
                flow.words(line.words, _TITLE, bold=True)
            case Meaning.HEADING:
                flow.words(line.words, _HEADING, bold=True)
            case Meaning.LEAD:
                flow.words(line.words, body, bold=True)
            case Meaning.TEXT:
                flow.words(line.words, body)
            case Meaning.MEANING:
                flow.meaning(stacked(line.marks, codebook), line.words)


def _width(line: Line, codebook: Codebook) -> float:
    return max((relief.box.right for relief in stacked(line.marks, codebook)), default=0.0)


def stacked(marks: Iterable[Mark], codebook: Codebook) -> Iterator[Relief]:
    """The reliefs of marks one below the other, from a corner at 0, 0."""
    top = 0.0
    for mark in marks:
        reliefs = reliefs_of(mark, codebook, 0, top)
        yield from reliefs
        top = max(relief.box.bottom for relief in reliefs) + codebook.sizes.gap


class _Flow:
    """Paragraphs and pictures from top to bottom, page after page."""

    def __init__(self, document: Document, codebook: Codebook, picture: float, body: float) -> None:
        self.document = document
        self.codebook = codebook
        self.picture = picture
        self.body = body
        self.page = document.page(_PAGE)
        self.top = _MARGIN

    def words(self, words: str, size: float, *, bold: bool = False) -> None:
        """A paragraph; a heading gets room above and is not left alone at the foot."""
        heading = size > self.body
        lines = wrapped(words, size, bold, _PAGE[0] - 2 * _MARGIN)
        if heading and self.top > _MARGIN:
            self.gap()
        self._room(_height(size) * len(lines) + (3 * _height(self.body) if heading else 0))
        role = _ROLES.get(size, Role.PARAGRAPH)
        with self.document.tag(role):
            self._lines(lines, size, bold, _MARGIN)
        self.top += _AFTER * _height(self.body)

    def meaning(self, reliefs: Iterable[Relief], words: str) -> None:
        """Marks in true size on the left, what they mean on the right."""
        drawn = list(reliefs)
        lines = wrapped(words, self.body, False, _PAGE[0] - 2 * _MARGIN - self.picture)
        picture = max(relief.box.bottom for relief in drawn)
        high = max(picture, _height(self.body) * len(lines)) + self.codebook.sizes.gap
        self._room(high)
        top = self.top
        with self.document.decoration():
            for relief in drawn:
                self.page.relief(relief.moved(_MARGIN, top), self.codebook.sizes.outline)
        with self.document.tag(Role.PARAGRAPH):
            self._lines(lines, self.body, False, _MARGIN + self.picture)
        self.top = top + high

    def gap(self) -> None:
        """Half a blank line."""
        self.top += _height(self.body) / 2

    def _lines(self, lines: list[str], size: float, bold: bool, left: float) -> None:
        for line in lines:
            self.page.text(Text(line, left, self.top + size / mm, size, bold))
            self.top += _height(size)

    def _room(self, height: float) -> None:
        if self.top + height > _PAGE[1] - _MARGIN:
            self.page = self.document.page(_PAGE)
            self.top = _MARGIN


def _height(size: float) -> float:
    return float(size * _LEADING / mm)
