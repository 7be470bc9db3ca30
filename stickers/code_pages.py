"""Pages of one bar code each with words in large print: the set-up codes of a scanner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pypdfium2
import zxingcpp
from reportlab.graphics.barcode.code128 import Code128
from reportlab.lib.units import mm

from stickers.document import Document, Role
from stickers.fonts import wrapped
from stickers.lettering import Text

PAGE = (210.0, 297.0)
_LEFT, _TOP = 20.0, 30.0
_SIZE, _LEADING = 24.0, 1.3
_CODE_TOP, _CODE_HIGH = 160.0, 25.0
_BAR = 0.5
"""Width of the narrowest bar, mm: wide enough for every scanner at arm's length."""
_FUNCTION_3 = "\xf3"
"""reportlab's sign for FNC3, which tells a scanner that a code sets it up."""
_SCALE = 3
"""Pixels a point where the page is read again."""


@dataclass(frozen=True, slots=True)
class CodePage:
    """One page: what to do, and the code to scan."""

    heading: str
    words: str
    code: str
    """Text of the Code 128, without its Function 3."""


def write_code_pages(path: Path, title: str, lang: str, pages: Sequence[CodePage]) -> None:
    """Write the pages as a PDF."""
    document = Document(path, title, lang)
    for item in pages:
        page = document.page(PAGE)
        baseline = _TOP
        for role, words, bold in (
            (Role.TITLE, item.heading, True),
            (Role.PARAGRAPH, item.words, False),
        ):
            with document.tag(role):
                for line in wrapped(words, _SIZE, bold, PAGE[0] - 2 * _LEFT):
                    page.text(Text(line, _LEFT, baseline, _SIZE, bold))
                    baseline += _LEADING * _SIZE / mm
            baseline += _SIZE / mm
        with document.tag(Role.FIGURE, item.code):
            _draw(document.canvas, item.code)
    document.save()


def codes_on(path: Path) -> list[str]:
    """The codes that a scanner reads on each page, as a proof; empty for a page without one."""
    document = pypdfium2.PdfDocument(path)
    try:
        return [_read(page) for page in document]
    finally:
        document.close()


def _draw(canvas: Any, code: str) -> None:
    bars = Code128(f"{code}{_FUNCTION_3}", barWidth=_BAR * mm, barHeight=_CODE_HIGH * mm)
    left = (PAGE[0] * mm - bars.width) / 2
    bars.drawOn(canvas, left, (PAGE[1] - _CODE_TOP - _CODE_HIGH) * mm)


def _read(page: Any) -> str:
    found = zxingcpp.read_barcodes(page.render(scale=_SCALE).to_pil())
    return found[0].text if found else ""
