"""The paper route: label sheets as a PDF for an office printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from reportlab.lib.colors import Color, black
from reportlab.lib.units import mm

from stickers.codebooks import Codebook
from stickers.document import Document, Role
from stickers.drawing import Page
from stickers.geometry import Box
from stickers.layout import LaidLabel, Text
from stickers.manifest import Row, rows
from stickers.plan import Plan
from stickers.printers import PLAIN, Profile
from stickers.sheets import Sheet
from stickers.words import Words

CUT_LINE = 0.2
"""Width of a cut line, mm."""
_HEADER_POINTS = 10
_UNPRINTED = 4.5
"""Border that office printers leave blank, mm."""
_FURNITURE = 4.2
"""Height of the header and of the ruler, mm: letters of 10 points and what hangs below them."""
_OVERHANG = 0.4
"""How far a W or a j at the beginning may reach left of where it is set, mm."""
_RULER = 100.0


def furniture(sheet: Sheet) -> tuple[Box, ...]:
    """Where the header and the ruler stand on a page; empty where the margins are too small."""
    right = sheet.page_width - 2 * sheet.left
    bottom = sheet.page_height - _UNPRINTED - _FURNITURE
    below = sheet.cell_box(sheet.cells).bottom
    if sheet.top < _UNPRINTED + _FURNITURE or bottom < below:
        return ()
    return (
        Box(sheet.left, _UNPRINTED, right, _FURNITURE),
        Box(sheet.left, bottom, right, _FURNITURE),
    )


def write_sheets(
    path: Path,
    plan: Plan,
    codebook: Codebook,
    words: Words,
    written: Callable[[int], None],
    printer: Profile = PLAIN,
) -> None:
    """Write all pages; `written` is called with the number of each page that is done."""
    sheet = plan.sheet
    document = Document(path, words.say("page", "title", sheet=sheet.title), words.lang, printer)
    described = dict(zip(plan.labels, rows(plan, words), strict=True))
    for number in range(1, plan.pages + 1):
        page = document.page((sheet.page_width, sheet.page_height))
        if sheet.cut_lines:
            with document.decoration():
                draw_cut_lines(page, sheet)
        draw_furniture(document, page, plan, number, words, printer)
        for placed in plan.on_page(number):
            with document.tag(Role.FIGURE, label_in_words(described[placed], words)):
                draw_label(page, placed.laid, plan.box(placed), codebook.sizes.outline)
        written(number)
    document.save()


def label_in_words(row: Row, words: Words) -> str:
    """What a screen reader says for the picture of a label."""
    return words.say(
        "page",
        "alt",
        row=row.row,
        column=row.column,
        card=row.words,
        id=row.card,
        where=row.where,
        marks=row.felt,
    )


def draw_label(page: Page, laid: LaidLabel, cell: Box, outline: float) -> None:
    """Draw a label in its cell."""
    canvas = page.canvas
    canvas.saveState()
    canvas.translate(cell.left * mm, -cell.top * mm)
    for relief in laid.reliefs:
        page.relief(relief, outline)
    for patch in laid.patches:
        page.patch(patch, outline)
    for text in laid.texts:
        page.text(text)
    if laid.arrow:
        page.arrow(laid.arrow)
    if laid.code:
        page.code(laid.code)
    canvas.restoreState()


def draw_cut_lines(page: Page, sheet: Sheet) -> None:
    """Draw the lines to cut plain paper along."""
    first, last = sheet.cell_box(1), sheet.cell_box(sheet.cells)
    for column in range(sheet.columns + 1):
        x = first.left + column * sheet.pitch_x
        page.line(x, first.top, x, last.bottom, CUT_LINE)
    for row in range(sheet.rows + 1):
        y = first.top + row * sheet.pitch_y
        page.line(first.left, y, last.right, y, CUT_LINE)


def draw_furniture(
    document: Document,
    page: Page,
    plan: Plan,
    number: int,
    words: Words,
    printer: Profile = PLAIN,
    ink: Color = black,
) -> None:
    """Say of a page what it is and for which printer, and draw its ruler."""
    sheet = plan.sheet
    header = words.say("page", "header", page=number, pages=plan.pages, sheet=sheet.title)
    if printer.name:
        header = words.say("printer", "header", header=header, name=printer.name)
    set_furniture(document, page, sheet, header, words.say("page", "ruler"), ink)


def set_furniture(
    document: Document, page: Page, sheet: Sheet, header: str, ruler: str, ink: Color = black
) -> None:
    """Set the header, and draw the ruler at the foot, where the margins have room for them."""
    boxes = furniture(sheet)
    if not boxes:
        return
    head, foot = boxes
    with document.tag(Role.PARAGRAPH):
        page.text(Text(header, head.left + _OVERHANG, head.bottom - 1, _HEADER_POINTS, True), ink)
    with document.decoration():
        draw_ruler(page, foot.left + 1, foot.centre[1], ruler, ink)


def draw_ruler(page: Page, left: float, middle: float, words: str, ink: Color = black) -> None:
    """Draw a bar of 100 mm: whoever measures it knows whether the page was scaled."""
    page.line(left, middle, left + _RULER, middle, 0.4, ink)
    for tenth in range(11):
        x = left + tenth * _RULER / 10
        half = 1.8 if tenth in (0, 5, 10) else 1.0
        page.line(x, middle - half, x, middle + half, 0.4, ink)
    page.text(Text(words, left + _RULER + 2, middle + 1.2, 10, True), ink)
