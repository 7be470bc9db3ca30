"""Label printer: one label a page, and one picture a label in the printer's own dots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import zxingcpp
from PIL import Image

from stickers.document import Document, Role
from stickers.draft import Draft
from stickers.faults import Fault
from stickers.geometry import Box
from stickers.manifest import Row, rows
from stickers.paper import draw_label, label_in_words
from stickers.plan import Placed

FOLDER = "label-printer"
DPI = 300
"""Native dots of the usual label printers (Dymo LabelWriter, Brother QL)."""
_BLACK = 140
"""Grey value below which the printer, which knows no grey, puts a dot."""


def write(draft: Draft, folder: Path) -> tuple[Fault, ...]:
    """Write `labels.pdf`, a page a label, and a PNG a label in black and white."""
    out = folder / FOLDER
    out.mkdir()
    path, plan, words = out / "labels.pdf", draft.plan, draft.words
    document = Document(path, words.say("label_printer", "title"), words.lang)
    described = list(zip(plan.labels, rows(plan, words), strict=True))
    size = (plan.sheet.label_width, plan.sheet.label_height)
    for placed, row in described:
        page = document.page(size)
        with document.tag(Role.FIGURE, label_in_words(row, words)):
            draw_label(page, placed.laid, Box(0, 0, *size), draft.codebook.sizes.outline)
    document.save()
    return tuple(_pictures(path, described))


def _pictures(path: Path, described: list[tuple[Placed, Row]]) -> Iterator[Fault]:
    document = pypdfium2.PdfDocument(path)
    try:
        for index, (placed, row) in enumerate(described):
            grey: Image.Image = document[index].render(scale=DPI / 72, grayscale=True).to_pil()
            dots = grey.point([0 if value < _BLACK else 255 for value in range(256)]).convert("1")
            name = f"{row.label:03d}-{row.card}-{row.position}.png"
            dots.save(path.with_name(name), dpi=(DPI, DPI))
            wanted = placed.laid.label.code
            read = [code.text for code in zxingcpp.read_barcodes(dots.convert("L"))]
            if wanted and read != [wanted]:
                yield Fault("picture-code", {"card": row.card, "file": name})
    finally:
        document.close()
