"""Templates in true size to glue on cardboard: the grid of a game, a corner jig, a card stand."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from reportlab.lib.units import mm

from stickers.document import Document, Role
from stickers.drawing import Page
from stickers.faults import KitError
from stickers.fonts import fitted, wrapped
from stickers.geometry import Box
from stickers.layout import Text
from stickers.paper import draw_ruler
from stickers.tables import Table, table_words

FILE = "templates.pdf"
_PAGE = (210.0, 297.0)
_LEFT, _TOP, _FOOT = 12.0, 10.0, 287.0
_SIZE = 16.0
_CUT, _FOLD = 1.0, 0.5
AIR = 1.5
"""Between a card and its window, mm, all around."""
BAR = 9.0
"""Cardboard between two windows, mm."""
_NAME_ABOVE = 2.2
"""From the name of a place to its window below, mm."""
_BEYOND = 40.0
"""How far the plate of the jig reaches past the label, mm."""
_STRIP = 12.0
_STAND = (150.0, 45.0)
"""Width of the stand and of each of its three sides, mm."""
_SLOT = 2.0


def write_templates(
    path: Path,
    table: Table,
    title: str,
    card: tuple[float, float],
    label: tuple[float, float],
    lang: str,
) -> None:
    """Write the templates of a game for cards and labels of that width and height in mm.

    Raises KitError `card-page` where not one card fits on a page.
    """
    words = table_words(lang)
    document = Document(path, words["templates"].format(title=title), lang)
    if table.cells:
        _grid(document, table, card, words)
    _jig(document, label, words)
    _stand(document, words)
    document.save()


def _sheet(document: Document, title: str, words: Mapping[str, Any]) -> tuple[Page, float]:
    """A page that says what it is and how to print it; where its drawing may begin."""
    page = document.page(_PAGE)
    top = _paragraph(document, page, _TOP, title, Role.HEADING)
    top = _paragraph(document, page, top, words["print"], Role.PARAGRAPH)
    with document.decoration():
        draw_ruler(page, _LEFT, top + 3, words["ruler"])
    return page, top + 9


def _paragraph(document: Document, page: Page, top: float, text: str, role: Role) -> float:
    with document.tag(role):
        for line in wrapped(text, _SIZE, role is Role.HEADING, _PAGE[0] - 2 * _LEFT):
            top += _SIZE * 1.25 / mm
            page.text(Text(line, _LEFT, top, _SIZE, role is Role.HEADING))
    return top + 1.5


def grid_parts(table: Table, card: tuple[float, float], room: tuple[float, float]) -> list[Box]:
    """How a grid is parted into pages: boxes in places, as many as fit. KitError `card-page`."""
    across = int((room[0] - BAR) // (card[0] + 2 * AIR + BAR))
    down = int((room[1] - BAR) // (card[1] + 2 * AIR + BAR))
    if across < 1 or down < 1:
        raise KitError("card-page", {"size": f"{card[0]:g}x{card[1]:g}"})
    return [
        Box(column, row, min(across, table.columns - column), min(down, table.rows - row))
        for row in range(0, table.rows, down)
        for column in range(0, table.columns, across)
    ]


def _grid(
    document: Document, table: Table, card: tuple[float, float], words: Mapping[str, Any]
) -> None:
    room = (_PAGE[0] - 2 * _LEFT, _FOOT - _TOP - 50)
    parts = grid_parts(table, card, room)
    for number, part in enumerate(parts, start=1):
        names = [
            [_name(table, int(part.top) + row, int(part.left) + column, words)
             for column in range(int(part.width))]
            for row in range(int(part.height))
        ]  # fmt: skip
        title = words["grid"].format(
            n=number, all=len(parts), first=names[0][0], last=names[-1][-1]
        )
        page, top = _sheet(document, title, words)
        wide, high = card[0] + 2 * AIR, card[1] + 2 * AIR
        whole = Box(_LEFT, top, part.width * (wide + BAR) + BAR, part.height * (high + BAR) + BAR)
        with document.decoration():
            page.frame(whole, _CUT)
        for row, line in enumerate(names):
            for column, name in enumerate(line):
                left = _LEFT + BAR + column * (wide + BAR)
                cell = Box(left, top + BAR + row * (high + BAR), wide, high)
                with document.tag(Role.FIGURE, name):
                    page.frame(cell, _CUT)
                    # On the frame: what stands in a window falls out with it.
                    size = fitted(name, _SIZE, True, cell.width)
                    page.text(Text(name, cell.left, cell.top - _NAME_ABOVE, size, True))


def _name(table: Table, row: int, column: int, words: Mapping[str, Any]) -> str:
    if table.places:
        return str(words["place"].format(n=row * table.columns + column + 1))
    return f"{words['row'].format(n=row + 1)}, {words['column'].format(n=column + 1)}"


def _jig(document: Document, label: tuple[float, float], words: Mapping[str, Any]) -> None:
    page, top = _sheet(document, words["jig"], words)
    wide, high = label[0] + _BEYOND + _STRIP, label[1] + _BEYOND + _STRIP
    plate = Box(_LEFT, top, wide, high)
    with document.tag(Role.FIGURE, words["plate"]):
        page.frame(plate, _CUT)
        page.frame(Box(plate.left + _STRIP, plate.top + _STRIP, *label), _FOLD)
        page.line(plate.left + _STRIP, plate.top, plate.left + _STRIP, plate.bottom, _FOLD)
        page.line(plate.left, plate.top + _STRIP, plate.right, plate.top + _STRIP, _FOLD)
        page.text(Text(words["plate"], plate.left + 30, plate.bottom - 8, _SIZE, True))
    top = plate.bottom + 10
    for length in (wide, high - _STRIP):
        with document.tag(Role.FIGURE, words["strip"]):
            page.frame(Box(_LEFT, top, length, _STRIP), _CUT)
            page.text(Text(words["strip"], _LEFT + 6, top + 8, _SIZE, True))
        top += _STRIP + 8


def _stand(document: Document, words: Mapping[str, Any]) -> None:
    page, top = _sheet(document, words["stand"], words)
    wide, side = _STAND
    tab = 12.0
    with document.tag(Role.FIGURE, words["stand"]):
        page.frame(Box(_LEFT, top, wide, 3 * side + tab), _CUT)
        for fold in (1, 2, 3):
            page.dashes(_LEFT, top + fold * side, _LEFT + wide, top + fold * side, _FOLD)
        page.frame(Box(_LEFT + 10, top + side / 2, wide - 20, _SLOT), _CUT)
        page.text(Text(words["slot"], _LEFT + 12, top + side / 2 + 10, _SIZE, True))
        page.text(Text(words["tab"], _LEFT + 12, top + 3 * side + 8, _SIZE, True))
