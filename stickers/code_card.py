"""The code on one page: every mark in true size with its meaning, in large print, and in braille.

The legend explains; this page is for the table, to look a mark up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from reportlab.lib.units import mm

from stickers.braille_text import braille_text
from stickers.brf import brf
from stickers.brf import wrapped as wrapped_cells
from stickers.codebooks import Codebook
from stickers.document import Document, Role
from stickers.drawing import Page
from stickers.fonts import fitted, wrapped
from stickers.geometry import Box
from stickers.legend import stacked
from stickers.lettering import Text
from stickers.meanings import Line, meanings
from stickers.meanings import Role as Meaning
from stickers.plan import Plan
from stickers.reliefs import Relief
from stickers.words import Words

PAGE = (210.0, 297.0)
_LEFT, _TOP, _BOTTOM = 14.0, 14.0, 285.0
_COLUMN, _BETWEEN = 88.0, 6.0
_SIZES = (20.0, 19.0, 18.0, 17.0, 16.0)
"""Type sizes to try, points: the largest that fits on one page; 16 is still large print."""
_LEADING = 1.3
_TITLE = 22.0
TITLE = Box(_LEFT, _TOP, PAGE[0] - 2 * _LEFT, 1.3 * _TITLE / mm)
"""Where the title stands on the first page."""
_WITH_HEADING = 24.0
"""Room that must be left below a heading, mm."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A heading, or a mark and its meaning, at its place on a page."""

    page: int
    left: float
    top: float
    lines: tuple[str, ...]
    size: float
    reliefs: tuple[Relief, ...]
    height: float
    """To where the next one may begin, mm."""

    @property
    def box(self) -> Box:
        """The room it takes in its column."""
        return Box(self.left, self.top, _COLUMN, self.height)


def write_code_card(path: Path, plan: Plan, codebook: Codebook, words: Words) -> int:
    """Write the card of the code and return its number of pages: one, unless the deck is vast."""
    title, lines = code_lines(plan, words)
    entries = write_marks(path, title, lines, codebook, words.lang)
    return entries[-1].page if entries else 1


def code_lines(plan: Plan, words: Words) -> tuple[str, tuple[Line, ...]]:
    """The title of the card, and its headings and meanings: none for a code that is not felt."""
    title, *lines = meanings(plan, words)
    shown = [line for line in lines if line.role in (Meaning.HEADING, Meaning.MEANING)]
    return title.words, tuple(_without_bare_headings(shown))


def write_marks(
    path: Path, title: str, lines: Sequence[Line], codebook: Codebook, lang: str
) -> tuple[Entry, ...]:
    """Write headings and meanings on pages of their own; give back where each of them stands."""
    document = Document(path, title, lang)
    entries = draw_marks(document, title, lines, codebook)
    document.save()
    return entries


def draw_marks(
    document: Document, title: str, lines: Sequence[Line], codebook: Codebook
) -> tuple[Entry, ...]:
    """Draw headings and meanings in two columns on a new page, as large as they fit; give back
    where each of them stands, pages counted from that one."""
    for size in _SIZES:
        entries = tuple(_placed(lines, size, codebook))
        if not entries or entries[-1].page == 1:
            break
    before = document.pages
    page = document.page(PAGE)
    with document.tag(Role.TITLE):
        size = fitted(title, _TITLE, True, TITLE.width)
        page.text(Text(title, _LEFT, _TOP + _TITLE / mm, size, True))
    for entry in entries:
        if before + entry.page > document.pages:
            page = document.page(PAGE)
        _draw(document, page, entry, codebook.sizes.outline)
    return entries


def legend_text(plan: Plan, words: Words) -> str:
    """The whole legend as plain text, one line a sentence."""
    return lines_as_text(meanings(plan, words))


def lines_as_text(legend: Iterable[Line]) -> str:
    """Lines of a legend as plain text, a blank line before a heading."""
    lines = []
    for line in legend:
        if line.role is Meaning.HEADING:
            lines.append("")
        lines.append(line.words)
    return "\n".join(lines) + "\n"


def legend_brf(plan: Plan, words: Words, cells: int, lines_a_page: int) -> bytes:
    """The whole legend in braille of grade 1, for an embosser."""
    return lines_as_brf(meanings(plan, words), words.lang, cells, lines_a_page)


def lines_as_brf(legend: Iterable[Line], lang: str, cells: int, lines_a_page: int) -> bytes:
    """Lines of a legend in braille of grade 1, a blank line before a heading."""
    lines: list[str] = []
    for line in legend:
        if line.role is Meaning.HEADING:
            lines.append("")
        lines += wrapped_cells(braille_text(line.words, lang), cells)
    return brf(lines, lines_a_page)


def _without_bare_headings(lines: list[Line]) -> list[Line]:
    """Leave out headings that no mark follows."""
    following = [*lines[1:], None]
    return [
        line
        for line, after in zip(lines, following, strict=False)
        if line.role is Meaning.MEANING or (after and after.role is Meaning.MEANING)
    ]


def _placed(lines: Sequence[Line], size: float, codebook: Codebook) -> Iterator[Entry]:
    """Set the lines in two columns, page after page."""
    page, column, top = 1, 0, _TOP + 14
    for line in lines:
        reliefs = tuple(stacked(line.marks, codebook))
        picture = max((relief.box.right for relief in reliefs), default=0.0)
        indent = picture + 4 if reliefs else 0.0
        text = tuple(wrapped(line.words, size, not reliefs, _COLUMN - indent))
        high = max(
            len(text) * size * _LEADING / mm,
            max((relief.box.bottom for relief in reliefs), default=0.0),
        )
        high += codebook.sizes.gap
        needed = high if reliefs else high + _WITH_HEADING
        if top + needed > _BOTTOM:
            page, column = (page, 1) if column == 0 else (page + 1, 0)
            top = _TOP + 14
        left = _LEFT + column * (_COLUMN + _BETWEEN)
        yield Entry(page, left, top, text, size, reliefs, high)
        top += high


def _draw(document: Document, page: Page, entry: Entry, outline: float) -> None:
    indent = max((relief.box.right + 4 for relief in entry.reliefs), default=0.0)
    with document.decoration():
        for relief in entry.reliefs:
            page.relief(relief.moved(entry.left, entry.top), outline)
    with document.tag(Role.PARAGRAPH if entry.reliefs else Role.HEADING):
        for number, line in enumerate(entry.lines):
            baseline = entry.top + (0.8 + number * _LEADING) * entry.size / mm
            page.text(Text(line, entry.left + indent, baseline, entry.size, not entry.reliefs))
