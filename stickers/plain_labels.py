"""Labels that are no card: words in large print, with a code or without, on the same sheets.

They go the road of all labels - sheet, page, proof - and a kit of them can be proved again.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reportlab.lib.units import mm

from stickers.codes import Ids, matrix
from stickers.document import Document, Role
from stickers.expected import Expected, ExpectedLabel, Frame, ink_beside
from stickers.faults import KitError
from stickers.folder import building
from stickers.fonts import width, wrapped
from stickers.geometry import Box
from stickers.layout import Code, Relief, Text
from stickers.marks import Kind
from stickers.outlines import parts_as_text
from stickers.paper import draw_cut_lines, set_furniture
from stickers.plain_braille import write_braille
from stickers.plan import free_cells
from stickers.printers import PLAIN, Profile
from stickers.proof import prove
from stickers.second_proof import MANIFEST, write_record
from stickers.sheets import Sheet
from stickers.texts import texts, unbroken

TWIN = "kit.txt"
_EDGE = 1.6
"""From the edge of the label to what is printed on it, mm."""
_INSET = 0.8
_MODULE = 0.5
_DOT, _DOT_GAP, _OUTLINE = 3.0, 3.2, 0.6
"""The smallest bump dot that shops sell, and the least gap that fingers need, mm."""
_SIZES = (48.0, 40.0, 34.0, 28.0, 24.0, 20.0, 18.0, 16.0)
"""Type sizes to try, points; 16 is the smallest large print."""
_FINE = 6.5
_LEADING = 1.15
_ASCENT, _DESCENT = 0.78, 0.25
"""Of letters and accents above the line and of letters that hang below it, in parts of the type
size (measured on the font)."""

_HANG = 0.07
"""Of a j left of where it is set, in parts of the type size (measured on the font)."""


@dataclass(frozen=True, slots=True)
class PlainLabel:
    """A label with words, and the id that its code says; without an id it has no code."""

    words: str
    id: str = ""
    dots: int = 0
    """Circles to set bump dots on, by whose number it is told: up to 6, where there is room above
    a code."""


@dataclass(frozen=True, slots=True)
class PlainKit:
    """What is to be printed, and what the kit says of itself in its language."""

    name: str
    """Of its files."""
    title: str
    how: tuple[str, ...]
    """What to do with the labels."""
    labels: tuple[PlainLabel, ...]
    lang: str


@dataclass(frozen=True, slots=True)
class PlainReport:
    """What was made."""

    out: Path
    files: tuple[Path, ...]
    sheet: str
    pages: int
    labels: int
    codes_decoded: int


@dataclass(frozen=True, slots=True)
class _Placed:
    page: int
    cell: int
    label: PlainLabel
    texts: tuple[Text, ...]
    code: Code | None
    dots: tuple[Relief, ...]


def make_plain_kit(
    kit: PlainKit,
    out: Path,
    sheet: Sheet,
    *,
    start: int = 1,
    skip: Collection[int] = (),
    printer: Profile = PLAIN,
    beside: Callable[[Path], None] | None = None,
) -> PlainReport:
    """Make the sheets, twin, words in braille, manifest and proof of plain labels in a folder.

    `beside` writes more files of the kit into the folder it is given. Raises KitError `words-long`
    for words that do not fit a label in large print, and as `make_kit` does.
    """
    cells = free_cells(sheet, start, skip)
    sizes = _common_sizes(kit.labels, sheet)
    placed = tuple(
        _laid(label, page, cell, sheet, sizes[_pattern(label)])
        for (page, cell), label in zip(cells, kit.labels, strict=False)
    )
    with building(out, kit.name) as work:
        pdf = work / f"{kit.name}-{sheet.code}.pdf"
        _write_sheets(pdf, kit, placed, sheet, printer)
        _save(work / TWIN, "\n".join(_twin(kit, placed, sheet)) + "\n")
        write_braille(work, kit.title, [label.words for label in kit.labels], kit.lang)
        _save(work / MANIFEST, _manifest(placed, sheet))
        if beside:
            beside(work)
        expected = _expected(placed, sheet, printer)
        proof = prove(pdf, expected)
        write_record(work, _facts(kit, pdf.name, sheet), expected, proof)
        if proof.faults:
            raise KitError("proof-failed", {"faults": len(proof.faults)}, proof.faults)
        files = sorted(path.name for path in work.iterdir())
    return PlainReport(
        out,
        tuple(out / name for name in files),
        sheet.code,
        expected.frame.pages,
        len(placed),
        proof.codes_decoded,
    )


def _common_sizes(labels: Sequence[PlainLabel], sheet: Sheet) -> dict[str, float]:
    """Type size of each pattern of words, points: `place 1` is as large as `place 12`."""
    sizes: dict[str, float] = {}
    for label in labels:
        size = _laid(label, 1, 1, sheet, _SIZES[0]).texts[0].size
        sizes[_pattern(label)] = min(size, sizes.get(_pattern(label), size))
    return sizes


def _pattern(label: PlainLabel) -> str:
    return re.sub(r"\d+", "0", label.words)


def _laid(label: PlainLabel, page: int, cell: int, sheet: Sheet, largest: float) -> _Placed:
    """The words as large as they fit, up to a size in points; the code at the right."""
    wide, high = sheet.label_size
    code = None
    if label.id:
        side = matrix(label.id, Ids.QR).across * _MODULE
        code = Code(label.id, Box(wide - side, high - side, side, side), _MODULE)
    room = wide - _EDGE - (code.box.width if code else _EDGE)
    texts = _set(label, room, high, largest)
    above = code.box.top if code else 0.0
    return _Placed(page, cell, label, texts, code, tuple(_dots(label, wide, above)))


def _dots(label: PlainLabel, wide: float, high: float) -> Iterator[Relief]:
    """Circles in two columns in the corner above the code; none where three rows have no room."""
    pitch = _DOT + _DOT_GAP
    left, top = wide - _EDGE - _DOT - pitch, _EDGE
    if top + 2 * pitch + _DOT > high:
        return
    for number in range(label.dots):
        row, column = divmod(number, 2)
        yield Relief(Kind.DIGIT, "dot", Box(left + column * pitch, top + row * pitch, _DOT, _DOT))


def _set(label: PlainLabel, room: float, high: float, largest: float) -> tuple[Text, ...]:
    fine = _FINE / mm + 1 if label.id else 0.0
    for size in (size for size in _SIZES if size <= largest):
        lines = wrapped(label.words, size, True, room)
        step = size * _LEADING / mm
        tall = (len(lines) - 1) * step + (_ASCENT + _DESCENT) * size / mm
        fits = tall <= high - 2 * _EDGE - fine
        hangs = [_HANG * size / mm if line.startswith("j") else 0.0 for line in lines]
        wide = (width(line, size, True) + hang for line, hang in zip(lines, hangs, strict=True))
        if fits and all(it <= room for it in wide):
            first = _EDGE + _ASCENT * size / mm
            texts = [
                Text(line, _EDGE + hangs[number], first + number * step, size, True, large=True)
                for number, line in enumerate(lines)
            ]
            if label.id:
                texts.append(Text(label.id, _EDGE, high - _EDGE - 0.4, _FINE, False))
            return tuple(texts)
    raise KitError("words-long", {"words": label.words})


def _write_sheets(
    path: Path, kit: PlainKit, placed: Sequence[_Placed], sheet: Sheet, printer: Profile
) -> None:
    words = texts("plain", kit.lang)
    document = Document(path, kit.title, kit.lang, printer)
    pages = placed[-1].page
    for number in range(1, pages + 1):
        page = document.page((sheet.page_width, sheet.page_height))
        if sheet.cut_lines:
            with document.decoration():
                draw_cut_lines(page, sheet)
        header = words["header"].format(
            title=kit.title, page=number, pages=pages, sheet=sheet.title
        )
        set_furniture(document, page, sheet, header, words["ruler"])
        for item in placed:
            if item.page == number:
                box = sheet.cell_box(item.cell)
                with document.tag(Role.FIGURE, _line(item, sheet, words)):
                    for text in item.texts:
                        page.text(text.moved(box.left, box.top))
                    for dot in item.dots:
                        page.relief(dot.moved(box.left, box.top), _OUTLINE)
                    if item.code:
                        page.code(item.code.moved(box.left, box.top))
    document.save()


def _line(item: _Placed, sheet: Sheet, words: Mapping[str, str]) -> str:
    dots = len(item.dots)
    kind = "line_dots" if dots else "line_code" if item.label.id else "line"
    return str(words[kind]).format(
        dots=words["dots"][0 if dots == 1 else 1].format(n=dots),
        row=sheet.row(item.cell),
        column=sheet.column(item.cell),
        words=item.label.words,
        id=item.label.id,
    )


def _twin(kit: PlainKit, placed: Sequence[_Placed], sheet: Sheet) -> Iterator[str]:
    words = texts("plain", kit.lang)
    yield unbroken(kit.title, kit.lang)
    yield from (unbroken(line, kit.lang) for line in kit.how)
    yield words["felt_braille"]
    if any(item.dots for item in placed):
        yield words["felt_dots"]
    page = 0
    for item in placed:
        if item.page != page:
            page = item.page
            yield ""
            yield words["page"].format(page=page, pages=placed[-1].page, sheet=sheet.title)
        yield _line(item, sheet, words)


def _manifest(placed: Sequence[_Placed], sheet: Sheet) -> str:
    out = io.StringIO()
    writer = csv.writer(out)
    names = ("page", "cell", "row", "column", "card", "code", "words", "text")
    writer.writerow((*names, "left", "top", "width", "height", "outlines"))
    for label, item in zip(_labels(placed, sheet), placed, strict=True):
        place = (item.page, item.cell, label.row, label.column)
        said = (item.label.id, label.code, item.label.words, label.text)
        box = (label.box.left, label.box.top, label.box.width, label.box.height)
        sides = (round(length, 3) for length in box)
        writer.writerow((*place, *said, *sides, parts_as_text(label.marks)))
    return out.getvalue()


def _labels(placed: Sequence[_Placed], sheet: Sheet) -> Iterator[ExpectedLabel]:
    for item in placed:
        yield ExpectedLabel(
            page=item.page,
            row=sheet.row(item.cell),
            column=sheet.column(item.cell),
            card=item.label.id or item.label.words,
            code=item.label.id,
            text=" ".join(text.words for text in item.texts),
            box=(box := sheet.cell_box(item.cell)),
            marks=tuple(part for dot in item.dots for part in dot.moved(box.left, box.top).parts()),
        )


def _expected(placed: Sequence[_Placed], sheet: Sheet, printer: Profile) -> Expected:
    frame = Frame(
        pages=placed[-1].page,
        width=sheet.page_width,
        height=sheet.page_height,
        inset=_INSET,
        ids=Ids.QR,
        printer=printer,
        beside=ink_beside(sheet),
    )
    return Expected(frame, tuple(_labels(placed, sheet)))


def _facts(kit: PlainKit, pdf: str, sheet: Sheet) -> dict[str, Any]:
    return {
        "game": kit.name,
        "pdf": pdf,
        "sheet": sheet.code,
        "sheet_confidence": sheet.confidence,
        "lang": kit.lang,
        "labels": len(kit.labels),
    }


def _save(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="")
