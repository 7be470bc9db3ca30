"""The pages of a calibration: four black squares to measure, and a proof with the correction."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from reportlab.lib.colors import white

from stickers.document import Document, Role
from stickers.drawing import Page
from stickers.fonts import wrapped
from stickers.geometry import Box
from stickers.layout import Text
from stickers.outlines import Point
from stickers.printers import Profile
from stickers.sheets import Sheet
from stickers.texts import texts

PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""Width and height in mm."""
LETTERS = "ABCD"
"""Names of the squares."""
_SQUARE = 16.0
_LEFT, _COLUMN = 30.0, 150.0
"""Left edge and width of the text, mm."""
_RULERS = (50, 100, 150)
_TITLE, _BODY, _NUMBER, _LETTER = 26.0, 18.0, 54.0, 36.0


def squares(paper: str) -> tuple[Point, ...]:
    """Left and top side of the squares A to D in mm, whole numbers."""
    wide, high = PAPERS[paper]
    right, bottom = float(int(wide - 40)), float(int(high - 40))
    return (30.0, 40.0), (right, 40.0), (30.0, bottom), (right, bottom)


def write_calibration(path: Path, paper: str, lang: str) -> None:
    """Write the page to measure."""
    words = texts("calibration", lang)
    document = Document(path, words["title"], lang)
    page = document.page(PAPERS[paper])
    _squares(document, page, paper, words)
    top = _lines(document, page, 57, [(words["title"], _TITLE, Role.TITLE)])
    steps = [(words[key], _BODY, Role.PARAGRAPH) for key in ("print", "ruler", "numbers", "digits")]
    top = _lines(document, page, top, steps)
    _rulers(document, page, top + 3, words)
    document.save()


def write_calibration_proof(
    path: Path, paper: str, sheet: Sheet, profile: Profile, lang: str
) -> None:
    """Write the squares and the label cells of a sheet as that printer needs them."""
    words = texts("calibration", lang)
    document = Document(path, words["proof_title"], lang, profile)
    page = document.page(PAPERS[paper])
    _squares(document, page, paper, words)
    top = _lines(document, page, 57, [(words["proof_title"], _TITLE, Role.TITLE)])
    expected = [
        words["proof_square"].format(letter=letter, left=f"{left:g}", top=f"{down:g}")
        for letter, (left, down) in zip(LETTERS, squares(paper), strict=True)
    ]
    lines = [words["proof_first"], *expected, words["proof_second"].format(sheet=sheet.title)]
    _lines(document, page, top, [(line, _BODY, Role.PARAGRAPH) for line in lines])
    cells = document.page((sheet.page_width, sheet.page_height))
    with document.tag(Role.FIGURE, words["proof_second"].format(sheet=sheet.title)):
        for cell in range(1, sheet.cells + 1):
            cells.label_edge(sheet.cell_box(cell), sheet.shape, 0.3)
    document.save()


def _squares(document: Document, page: Page, paper: str, words: Mapping[str, str]) -> None:
    for index, (left, top) in enumerate(squares(paper)):
        letter, across, down = LETTERS[index], 2 * index + 1, 2 * index + 2
        alt = words["alt"].format(letter=letter, across=across, down=down)
        with document.tag(Role.FIGURE, alt):
            page.box(Box(left, top, _SQUARE, _SQUARE))
            page.text(Text(letter, left + 4, top + 12.2, _LETTER, True), white)
            _arrow(page, str(across), (left - 1, top + 8), (left - 9, top + 8))
            _arrow(page, str(down), (left + 8, top - 1), (left + 8, top - 9))


def _arrow(page: Page, number: str, start: Point, end: Point) -> None:
    """An arrow towards the edge to measure from, with its large number beyond the tip."""
    page.line(*start, *end, 1.2)
    (x, y), flat = end, start[1] == end[1]
    for side in (-3, 3):
        page.line(x, y, *((x + 4, y + side) if flat else (x + side, y + 4)), 1.2)
    if flat:
        page.text(Text(number, x - 13, y + 6.3, _NUMBER, True))
    else:
        page.text(Text(number, x - 5, y - 3, _NUMBER, True))


def _lines(
    document: Document, page: Page, top: float, lines: list[tuple[str, float, Role]]
) -> float:
    """Set paragraphs in large print from that height down; return where they end."""
    for words, size, role in lines:
        bold = size > _BODY
        with document.tag(role):
            for line in wrapped(words, size, bold, _COLUMN):
                top += size * 0.44
                page.text(Text(line, _LEFT, top, size, bold))
        top += 3
    return top


def _rulers(document: Document, page: Page, top: float, words: Mapping[str, str]) -> None:
    for length in _RULERS:
        with document.tag(Role.FIGURE, words["bar"].format(n=length)):
            page.box(Box(_LEFT, top, length, 5))
            page.text(Text(words["bar"].format(n=length), _LEFT, top + 12, _BODY, True))
        top += 14
