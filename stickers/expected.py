"""What must be found on the printed pages of a kit: from its plan, or later from its files."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from stickers.codebooks import Codebook
from stickers.codes import Ids
from stickers.geometry import Box
from stickers.outlines import Part, parts_from
from stickers.paper import CUT_LINE, furniture
from stickers.plan import Plan
from stickers.printers import PLAIN, Profile
from stickers.sheets import Sheet
from stickers.sheets.sheet import RECTANGLE

_WORDS = ("page", "row", "column", "card", "code", "text")
_SIDES = ("left", "top", "width", "height")


@dataclass(frozen=True, slots=True)
class ExpectedLabel:
    """One label. Page, row and column count from 1."""

    page: int
    row: int
    column: int
    card: str
    code: str
    """Text of its code; empty where it has none."""
    text: str
    """All that is printed in letters."""
    box: Box
    marks: tuple[Part, ...] = ()
    """What is printed as a form: where something raised goes, and patches; mm on the page."""


@dataclass(frozen=True)
class Frame:
    """The pages themselves, apart from the labels."""

    pages: int
    width: float
    height: float
    inset: float
    """Blank border inside each label, mm."""
    ids: Ids
    printer: Profile
    beside: tuple[Box, ...]
    """Where ink may be beside the labels: header, ruler, cut lines."""
    shape: str = RECTANGLE
    """Of the labels: ink beyond a circle is on the next one, or on the backing."""


@dataclass(frozen=True)
class Expected:
    """All that a proof looks for."""

    frame: Frame
    labels: tuple[ExpectedLabel, ...]

    def on_page(self, page: int) -> tuple[ExpectedLabel, ...]:
        """The labels of one page."""
        return tuple(label for label in self.labels if label.page == page)


def expected_of(
    plan: Plan, codebook: Codebook, ids: Ids = Ids.QR, printer: Profile = PLAIN
) -> Expected:
    """What a plan puts on paper."""
    sheet = plan.sheet
    frame = Frame(
        pages=plan.pages,
        width=sheet.page_width,
        height=sheet.page_height,
        inset=codebook.limits.inset,
        ids=ids,
        printer=printer,
        beside=ink_beside(sheet),
        shape=sheet.shape,
    )
    labels = (
        ExpectedLabel(
            page=placed.page,
            row=sheet.row(placed.cell),
            column=sheet.column(placed.cell),
            card=placed.laid.label.card.id,
            code=placed.laid.label.code,
            text=" ".join(text.words for text in placed.laid.texts),
            box=plan.box(placed),
            marks=plan.forms(placed),
        )
        for placed in plan.labels
    )
    return Expected(frame, tuple(labels))


def frame_as_data(frame: Frame) -> dict[str, Any]:
    """The frame as it is kept in `proof.json`."""
    return asdict(frame)


def expected_from(frame: Mapping[str, Any], manifest: str) -> Expected:
    """What the files of a kit say: the frame of `proof.json` and the rows of `manifest.csv`.

    KeyError, TypeError or ValueError where they are torn.
    """
    beside = tuple(Box(**box) for box in frame["beside"])
    known = {
        **frame,
        "beside": beside,
        "ids": Ids(frame["ids"]),
        "printer": Profile(**frame["printer"]),
    }
    rows = csv.DictReader(io.StringIO(manifest))
    return Expected(Frame(**known), tuple(_label(row) for row in rows))


def labels_as_csv(labels: Iterable[ExpectedLabel]) -> str:
    """Labels as the rows that `expected_from` reads."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow((*_WORDS, *_SIDES))
    for label in labels:
        said = (getattr(label, name) for name in _WORDS)
        writer.writerow((*said, *(round(getattr(label.box, name), 3) for name in _SIDES)))
    return out.getvalue()


def _label(row: Mapping[str, str]) -> ExpectedLabel:
    return ExpectedLabel(
        page=int(row["page"]),
        row=int(row["row"]),
        column=int(row["column"]),
        card=row["card"],
        code=row["code"],
        text=row["text"],
        box=Box(*(float(row[name]) for name in _SIDES)),
        marks=tuple(parts_from(row.get("outlines", ""))),
    )


def ink_beside(sheet: Sheet) -> tuple[Box, ...]:
    """Where ink may be beside the labels of a sheet: header, ruler, cut lines."""
    return (*furniture(sheet), *_cut_lines(sheet))


def _cut_lines(sheet: Sheet) -> tuple[Box, ...]:
    if not sheet.cut_lines:
        return ()
    first, last = sheet.cell_box(1), sheet.cell_box(sheet.cells)
    wide, high = last.right - first.left, last.bottom - first.top
    upright = (
        Box(first.left + column * sheet.pitch_x, first.top, 0, high)
        for column in range(sheet.columns + 1)
    )
    flat = (
        Box(first.left, first.top + row * sheet.pitch_y, wide, 0) for row in range(sheet.rows + 1)
    )
    return tuple(line.grown(CUT_LINE) for line in (*upright, *flat))
