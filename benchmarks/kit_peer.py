"""Labels of another library, for kit_peers.py: `kit_peer.py pylabels|blabel FILE.pdf < CODES`.

CODES has an id, a tab and a text on each line. The page is Avery L7651 on A4: a QR code, the text
and the id on each label. Nothing to feel, no legend, no list, no proof.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

WIDE, HIGH, ACROSS, DOWN = 38.1, 21.2, 5, 13
"""L7651: size of a label in mm, labels in a row and rows on a sheet."""
LEFT, TOP, GAP = 4.75, 10.7, 2.5
"""Of the first label from the edges of the paper, and between two columns, mm."""
STYLE = f"""
@page {{ size: 210mm 297mm }}
.print-area {{ padding: {TOP}mm 0 0 {LEFT}mm; font-size: 0 }}
.label {{ width: {WIDE}mm; height: {HIGH}mm; margin-right: {GAP}mm; font: 9pt sans-serif }}
.item {{ vertical-align: top }}
img {{ height: 14mm; float: left }}
"""
TEMPLATE = (
    '<div class="label"><img src="{{ label_tools.qr_code(id, box_size=4) }}">'
    "{{ text }}<br>{{ id }}</div>"
)

Codes = Sequence[tuple[str, str]]


def pylabels(path: str, codes: Codes) -> None:
    """Draw each label with reportlab, whose QR codes pylabels puts on its sheets."""
    import labels
    from reportlab.graphics.barcode.qr import QrCodeWidget
    from reportlab.graphics.shapes import String

    def draw(label: Any, width: float, height: float, code: tuple[str, str]) -> None:
        label.add(
            QrCodeWidget(code[0], barLevel="H", barWidth=40, barHeight=40, x=4, y=height / 2 - 20)
        )
        label.add(String(46, height / 2, code[1], fontSize=9))
        label.add(String(46, height / 2 - 12, code[0], fontSize=6.5))

    specification = labels.Specification(
        *(210, 297, ACROSS, DOWN, WIDE, HIGH),
        left_margin=LEFT,
        top_margin=TOP,
        column_gap=GAP,
        row_gap=0,
    )
    sheet = labels.Sheet(specification, draw)
    sheet.add_labels(codes)
    sheet.save(path)


def blabel(path: str, codes: Codes) -> None:
    """Write each label as HTML, 65 on a page."""
    from blabel import LabelWriter
    from weasyprint import CSS

    writer = LabelWriter(item_template=TEMPLATE, items_per_page=ACROSS * DOWN)
    records = [{"id": code, "text": text} for code, text in codes]
    writer.write_labels(records, target=path, extra_stylesheets=(CSS(string=STYLE),))


if __name__ == "__main__":
    name, target = sys.argv[1:]
    read = [tuple(line.rstrip("\n").split("\t")) for line in sys.stdin]
    {"pylabels": pylabels, "blabel": blabel}[name](target, read)
