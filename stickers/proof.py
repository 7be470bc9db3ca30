"""The proof: the written PDF is rendered, and what a reader and an eye would find is compared
with what was planned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pypdfium2
import zxingcpp
from PIL import Image
from reportlab.lib.units import mm

from stickers.codebooks import Codebook
from stickers.faults import Fault
from stickers.geometry import Box
from stickers.paper import CUT_LINE, furniture
from stickers.plan import Placed, Plan
from stickers.sheets import Sheet

DPI = 300
"""An office printer's resolution; every code must still be read at it."""
_INK = 200
"""Grey value, 0 black to 255 white, below which a pixel counts as ink."""
_MM = DPI / 25.4
_QR = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found on the rendered pages."""

    pages: int
    codes_expected: int
    codes_decoded: int
    """Codes that say what the plan says, in the cell where the plan has them."""
    faults: tuple[Fault, ...]


def prove(pdf: Path, plan: Plan, codebook: Codebook) -> Proof:
    """Compare a written PDF with its plan."""
    expected = sum(bool(placed.laid.label.code) for placed in plan.labels)
    found = 0
    faults: list[Fault] = []
    document = pypdfium2.PdfDocument(pdf)
    try:
        pages = len(document)
        if pages != plan.pages:
            faults.append(Fault("pages", {"found": pages, "expected": plan.pages}))
        for number in range(1, min(pages, plan.pages) + 1):
            page = document[number - 1]
            image = page.render(scale=DPI / 72, grayscale=True).to_pil()
            wrong = tuple(_wrong_codes(image, plan, number))
            found += sum(bool(item.laid.label.code) for item in plan.on_page(number))
            found -= sum(fault.code != "code-stray" for fault in wrong)
            faults += wrong
            faults += _wrong_print(page, plan, number)
            faults += _stray_ink(image, plan, codebook, number)
    finally:
        document.close()
    return Proof(pages, expected, found, tuple(faults))


def _wrong_codes(image: Image.Image, plan: Plan, page: int) -> Iterator[Fault]:
    for placed in plan.on_page(page):
        wanted = placed.laid.label.code
        read = _read(image, plan.box(placed))
        where = _where(plan.sheet, placed)
        if wanted and not read:
            yield Fault("code-missing", {**where, "card": wanted})
        elif wanted and read != (wanted,):
            yield Fault("code-wrong", {**where, "card": wanted, "read": ", ".join(read)})
        elif read and not wanted:
            yield Fault("code-stray", {**where, "read": ", ".join(read)})


def _wrong_print(page: Any, plan: Plan, number: int) -> Iterator[Fault]:
    text = page.get_textpage()
    for placed in plan.on_page(number):
        box = plan.box(placed)
        read = text.get_text_bounded(
            left=box.left * mm,
            right=box.right * mm,
            bottom=(plan.sheet.page_height - box.bottom) * mm,
            top=(plan.sheet.page_height - box.top) * mm,
        )
        wanted = "".join(text.words for text in placed.laid.texts)
        if _letters(read) != _letters(wanted):
            where = _where(plan.sheet, placed)
            yield Fault("print-wrong", {**where, "card": placed.laid.label.card.id})


def _letters(words: str) -> list[str]:
    """The letters without their order: a page gives its words back in any."""
    return sorted("".join(words.split()))


def _where(sheet: Sheet, placed: Placed) -> dict[str, str | int]:
    return {
        "page": placed.page,
        "row": sheet.row(placed.cell),
        "column": sheet.column(placed.cell),
    }


def _read(image: Image.Image, box: Box) -> tuple[str, ...]:
    cell = image.crop(_pixels(box))
    codes = zxingcpp.read_barcodes(cell, formats=_QR)
    return tuple(code.text for code in codes)


def _stray_ink(image: Image.Image, plan: Plan, codebook: Codebook, page: int) -> Iterator[Fault]:
    rest = image.copy()
    for box in _may_have_ink(plan, codebook, page):
        rest.paste(255, _pixels(box))
    found = rest.point([255 if value < _INK else 0 for value in range(256)]).getbbox()
    if found:
        facts = {"page": page, "across": round(found[0] / _MM), "down": round(found[1] / _MM)}
        yield Fault("ink-outside", facts)


def _may_have_ink(plan: Plan, codebook: Codebook, page: int) -> Iterator[Box]:
    sheet = plan.sheet
    yield from furniture(sheet)
    for placed in plan.on_page(page):
        yield plan.box(placed).grown(-codebook.limits.inset)
    if sheet.cut_lines:
        for cell in range(1, sheet.cells + 1):
            yield from _edges(sheet.cell_box(cell))


def _edges(cell: Box) -> Iterator[Box]:
    wide, high, across, down = cell.left, cell.top, cell.width, cell.height
    for line in (
        Box(wide, high, across, 0),
        Box(wide, cell.bottom, across, 0),
        Box(wide, high, 0, down),
        Box(cell.right, high, 0, down),
    ):
        yield line.grown(CUT_LINE)


def _pixels(box: Box) -> tuple[int, int, int, int]:
    return (
        round(box.left * _MM),
        round(box.top * _MM),
        round(box.right * _MM),
        round(box.bottom * _MM),
    )
