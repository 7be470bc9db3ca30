"""The proof: the written PDF is rendered, and what a reader and an eye would find is compared
with what was planned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pypdfium2
import zxingcpp
from PIL import Image, ImageDraw
from reportlab.lib.units import mm

from stickers.codes import Ids
from stickers.drawn import is_drawn
from stickers.expected import Expected, ExpectedLabel, Frame
from stickers.faults import Facts, Fault
from stickers.geometry import Box
from stickers.printers import PLAIN
from stickers.sheets import ROUND
from stickers.wear import worn_label

DPI = 300
"""An office printer's resolution; every code must still be read at it."""
_INK = 200
"""Grey value, 0 black to 255 white, below which a pixel counts as ink."""
_MM = DPI / 25.4
_AIMS = (1.0, 0.6)
"""Of the white around a code, what a scanner held over it sees, mm: more and less of it while the
hand moves."""
_QR = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
_DATA_MATRIX = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.DataMatrix)


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found on the rendered pages."""

    pages: int
    codes_expected: int
    codes_decoded: int
    """Codes that say what the plan says, in the cell where the plan has them, on a clean page."""
    codes_worn: int
    """Those of them that are still read on a blurred, speckled, tilted page."""
    faults: tuple[Fault, ...]


def prove(pdf: Path, expected: Expected) -> Proof:
    """Compare a written PDF with what is expected on the paper that its printer puts out."""
    frame = expected.frame
    found = worn = 0
    faults: list[Fault] = []
    document = pypdfium2.PdfDocument(pdf)
    try:
        pages = len(document)
        if pages != frame.pages:
            faults.append(Fault("pages", {"found": pages, "expected": frame.pages}))
        for number in range(1, min(pages, frame.pages) + 1):
            page = document[number - 1]
            image = _printed(page, frame)
            labels = expected.on_page(number)
            readings = [_Reading.of(image, label, frame.ids) for label in labels]
            found += sum(reading.right for reading in readings)
            worn += sum(reading.still_right for reading in readings)
            for reading in readings:
                faults += reading.faults()
            faults += _wrong_print(page, labels, frame)
            faults += _missing_marks(image, labels)
            faults += _stray_ink(image, labels, frame, number)
    finally:
        document.close()
    expected_codes = sum(bool(label.code) for label in expected.labels)
    return Proof(pages, expected_codes, found, worn, tuple(faults))


def has_ink(pdf: Path, spots: Sequence[tuple[int, Box]]) -> tuple[bool, ...]:
    """Tell of boxes, each on a page counted from 1 and in mm, whether anything is printed there."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        pages = {
            number: document[number - 1].render(scale=DPI / 72, grayscale=True).to_pil()
            for number in {page for page, _ in spots}
        }
    finally:
        document.close()
    return tuple(pages[page].crop(_pixels(box)).getextrema()[0] < _INK for page, box in spots)


def _printed(page: Any, frame: Frame) -> Image.Image:
    """The page in grey as it comes out of the printer, whose errors its file makes up for."""
    image: Image.Image = page.render(scale=DPI / 72, grayscale=True).to_pil()
    if frame.printer == PLAIN:
        return image
    a, b, c, d, e, f = frame.printer.correction
    return image.transform(
        image.size,
        Image.Transform.AFFINE,
        (a, b, c * _MM, d, e, f * _MM),
        Image.Resampling.BICUBIC,
        fillcolor=255,
    )


@dataclass(frozen=True, slots=True)
class _Reading:
    """What a scanner makes of one label."""

    label: ExpectedLabel
    clean: tuple[str, ...]
    worn: tuple[str, ...]
    """The same on a worn label, the scanner held over the code; empty where there is none."""

    @classmethod
    def of(cls, image: Image.Image, label: ExpectedLabel, ids: Ids) -> _Reading:
        formats = _DATA_MATRIX if ids is Ids.DATA_MATRIX else _QR
        cell = image.crop(_pixels(label.box))
        codes = zxingcpp.read_barcodes(cell, formats=formats)
        worn: tuple[str, ...] = ()
        if len(codes) == 1:
            worn = _worn(cell, codes[0].position, formats)
        return cls(label, tuple(code.text for code in codes), worn)

    @property
    def right(self) -> bool:
        return bool(self.label.code) and self.clean == (self.label.code,)

    @property
    def still_right(self) -> bool:
        return self.right and self.worn == self.clean

    def faults(self) -> Iterator[Fault]:
        label = self.label
        here: Facts = {**_where(label), "card": label.card}
        read = ", ".join(self.clean)
        if not label.code:
            if read:
                yield Fault("code-stray", {**here, "read": read})
        elif not read:
            yield Fault("code-missing", here)
        elif not self.right:
            yield Fault("code-wrong", {**here, "read": read})
        elif not self.still_right:
            yield Fault("code-weak", here)


def _worn(cell: Image.Image, position: Any, formats: zxingcpp.BarcodeFormats) -> tuple[str, ...]:
    """What a scanner reads first of a worn label; empty where it reads nothing."""
    for aim in _AIMS:
        aimed = worn_label(cell.crop(_around(position, aim)), DPI)
        found = zxingcpp.read_barcodes(aimed, formats=formats)
        if found:
            return tuple(code.text for code in found)
    return ()


def _around(position: Any, aim: float) -> tuple[int, int, int, int]:
    """The pixels of a code and of `aim` mm of the white around it."""
    corners = (position.top_left, position.top_right, position.bottom_left, position.bottom_right)
    across, down = [corner.x for corner in corners], [corner.y for corner in corners]
    margin = round(aim * _MM)
    return (
        max(0, min(across) - margin),
        max(0, min(down) - margin),
        max(across) + margin,
        max(down) + margin,
    )


def _wrong_print(page: Any, labels: tuple[ExpectedLabel, ...], frame: Frame) -> Iterator[Fault]:
    text = page.get_textpage()
    for label in labels:
        box = frame.printer.sent_box(label.box)
        read = text.get_text_bounded(
            left=box.left * mm,
            right=box.right * mm,
            bottom=(frame.height - box.bottom) * mm,
            top=(frame.height - box.top) * mm,
        )
        if _letters(read) != _letters(label.text):
            yield Fault("print-wrong", {**_where(label), "card": label.card})


def _missing_marks(image: Image.Image, labels: tuple[ExpectedLabel, ...]) -> Iterator[Fault]:
    pixels = image.load()
    for label in labels:
        if not all(is_drawn(pixels, image.size, part, _MM) for part in label.marks):
            yield Fault("mark-missing", {**_where(label), "card": label.card})


def _letters(words: str) -> list[str]:
    """The letters without their order: a page gives its words back in any."""
    return sorted("".join(words.split()))


def _where(label: ExpectedLabel) -> Facts:
    return {"page": label.page, "row": label.row, "column": label.column}


def _stray_ink(
    image: Image.Image, labels: tuple[ExpectedLabel, ...], frame: Frame, page: int
) -> Iterator[Fault]:
    rest = image.copy()
    drawing = ImageDraw.Draw(rest)
    inside = [_pixels(label.box.grown(-frame.inset)) for label in labels]
    for box in frame.beside:
        rest.paste(255, _pixels(box))
    for pixels in inside:
        if frame.shape == ROUND:
            drawing.ellipse(pixels, fill=255)
        else:
            rest.paste(255, pixels)
    found = rest.point([255 if value < _INK else 0 for value in range(256)]).getbbox()
    if found:
        facts = {"page": page, "across": round(found[0] / _MM), "down": round(found[1] / _MM)}
        yield Fault("ink-outside", facts)


def _pixels(box: Box) -> tuple[int, int, int, int]:
    return (
        round(box.left * _MM),
        round(box.top * _MM),
        round(box.right * _MM),
        round(box.bottom * _MM),
    )
