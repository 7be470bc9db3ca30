"""Swell paper: pure black swells under the heater, nothing else on the page does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pypdfium2
from PIL import Image, ImageChops
from reportlab.lib.colors import CMYKColor

from stickers.document import Document, Role
from stickers.draft import Draft
from stickers.drawing import Page
from stickers.faults import Fault
from stickers.geometry import Box
from stickers.manifest import rows
from stickers.paper import draw_furniture, label_in_words
from stickers.plan import Placed

FILE = "swell.pdf"
FLAT = CMYKColor(0.55, 0.25, 0, 0)
"""Ink without black: it stays flat, and a helper can still read it."""
_DPI = 300
_DARK = 60
"""Grey value below which an ink swells."""
_SLACK = 0.3
"""mm: half a pixel on each side, and the edge of a curve."""


def write(draft: Draft, folder: Path) -> tuple[Fault, ...]:
    """Write the relief of all labels in black, the outline and id of each label in flat blue."""
    draft.demand_relief("swell")
    plan, words = draft.plan, draft.words
    sheet = plan.sheet
    document = Document(folder / FILE, words.say("swell", "title"), words.lang, draft.printer)
    described = dict(zip(plan.labels, rows(plan, words), strict=True))
    for number in range(1, plan.pages + 1):
        page = document.page((sheet.page_width, sheet.page_height))
        draw_furniture(document, page, plan, number, words, draft.printer, FLAT)
        for placed in plan.on_page(number):
            with document.tag(Role.FIGURE, label_in_words(described[placed], words)):
                _label(page, draft, placed)
    document.save()
    return tuple(faults(folder / FILE, draft))


def _label(page: Page, draft: Draft, placed: Placed) -> None:
    cell = draft.plan.box(placed)
    page.label_edge(cell, draft.plan.sheet.shape, 0.2, FLAT)
    for relief in draft.plan.reliefs(placed):
        page.solid(relief)
    # The marks of a small label have no id beside them: the number then tells which they are.
    texts = placed.laid.texts
    for text in [text for text in texts if text.words == placed.laid.label.card.id] or texts:
        page.text(text.moved(cell.left, cell.top), FLAT)


def faults(path: Path, draft: Draft) -> Iterator[Fault]:
    """Black beside what is to swell, or a relief that would stay flat, on the rendered page."""
    plan, printer = draft.plan, draft.printer
    document = pypdfium2.PdfDocument(path)
    try:
        for number in range(1, plan.pages + 1):
            image = document[number - 1].render(scale=_DPI / 72).to_pil().convert("RGB")
            black = _black(image)
            for placed in plan.on_page(number):
                for relief in plan.reliefs(placed):
                    box = _pixels(printer.sent_box(relief.box.grown(_SLACK)))
                    if not black.crop(box).getbbox():
                        yield Fault("relief-flat", {"page": number, "mark": relief.figure})
                    black.paste(0, box)
            stray = black.getbbox()
            if stray:
                across, down = (round(edge * 25.4 / _DPI) for edge in stray[:2])
                yield Fault("relief-stray", {"page": number, "across": across, "down": down})
    finally:
        document.close()


def _black(image: Image.Image) -> Image.Image:
    red, green, blue = image.split()
    brightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return brightest.point([255 if value < _DARK else 0 for value in range(256)])


def _pixels(box: Box) -> tuple[int, int, int, int]:
    scale = _DPI / 25.4
    return (
        int(box.left * scale),
        int(box.top * scale),
        int(box.right * scale) + 1,
        int(box.bottom * scale) + 1,
    )
