"""Label printer: one label a page, and one picture a label in the printer's own dots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import zxingcpp
from PIL import Image

from stickers.document import Document, Role
from stickers.draft import Draft
from stickers.faults import Fault, KitError
from stickers.fitting import sheets_that_fit
from stickers.manifest import Row, rows
from stickers.paper import draw_label, label_in_words
from stickers.plan import Placed
from stickers.sheets import Sheet, our_sheets

FOLDER = "label-printer"
_LEAST_DPI, _MOST_DPI = 150, 1200
_BLACK = 140
"""Grey value below which the printer, which knows no grey, puts a dot."""


def write(draft: Draft, folder: Path) -> tuple[Fault, ...]:
    """Write `labels.pdf`, a page a label, and a PNG a label in black and white: what the printer
    reaches of it, in its own dots.

    Raises KitError `no-roll` for a sheet that is no roll, `dpi-outside` for dots that no printer
    has.
    """
    plan, words = draft.plan, draft.words
    if not plan.sheet.is_roll:
        raise KitError("no-roll", {"sheet": plan.sheet.title, "fits": _rolls(draft)})
    dpi = draft.dpi
    if not _LEAST_DPI <= dpi <= _MOST_DPI:
        raise KitError("dpi-outside", {"dpi": dpi, "least": _LEAST_DPI, "most": _MOST_DPI})
    out = folder / FOLDER
    out.mkdir()
    path = out / "labels.pdf"
    document = Document(path, words.say("label_printer", "title"), words.lang)
    described = list(zip(plan.labels, rows(plan, words), strict=True))
    for placed, row in described:
        page = document.page((plan.sheet.page_width, plan.sheet.page_height))
        with document.tag(Role.FIGURE, label_in_words(row, words)):
            draw_label(page, placed.laid, plan.box(placed), draft.codebook.sizes.outline)
    document.save()
    return tuple(_pictures(path, described, plan.sheet, dpi))


def _rolls(draft: Draft) -> str:
    """The rolls that the labels of a kit fit on, by their codes."""
    rolls = [sheet for sheet in our_sheets() if sheet.is_roll]
    words = draft.words
    fitting = sheets_that_fit(words.deck, draft.codebook, words, draft.ids, sheets=rolls)
    return ", ".join(sheet.code for sheet in fitting)


def _pictures(
    path: Path, described: list[tuple[Placed, Row]], sheet: Sheet, dpi: int
) -> Iterator[Fault]:
    reached = sheet.cell_box(1)
    edges = (reached.left, reached.top, reached.right, reached.bottom)
    left, top, right, bottom = (round(edge * dpi / 25.4) for edge in edges)
    document = pypdfium2.PdfDocument(path)
    try:
        for index, (placed, row) in enumerate(described):
            page: Image.Image = document[index].render(scale=dpi / 72, grayscale=True).to_pil()
            black_or_white = [0 if value < _BLACK else 255 for value in range(256)]
            dots = page.crop((left, top, right, bottom)).point(black_or_white).convert("1")
            name = f"{row.label:03d}-{row.card}-{row.position}.png"
            dots.save(path.with_name(name), dpi=(dpi, dpi))
            wanted = placed.laid.label.code
            read = [code.text for code in zxingcpp.read_barcodes(dots.convert("L"))]
            if wanted and read != [wanted]:
                yield Fault("picture-code", {"card": row.card, "file": name})
    finally:
        document.close()
