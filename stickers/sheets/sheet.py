"""A label sheet: its geometry in millimetres, and what makes a geometry impossible."""

from __future__ import annotations

from dataclasses import dataclass

from stickers.faults import Fault
from stickers.geometry import Box

RECTANGLE, ROUND = SHAPES = ("rectangle", "round")
_SLACK = 0.02
"""Rounding that a published geometry may carry, mm."""
SMALLEST = 5.0
"""Labels below this side hold nothing that is felt, mm."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page of labels. Cells are numbered from 1, row by row from the top left."""

    code: str
    title: str
    source: str
    confidence: str
    """`A` two sources agree, `B` one source, `C` sources disagree: measure a real sheet."""
    page_width: float
    page_height: float
    columns: int
    rows: int
    label_width: float
    label_height: float
    left: float
    top: float
    pitch_x: float
    pitch_y: float
    cut_lines: bool = False
    """Plain paper: lines to cut along are printed between the labels."""
    shape: str = RECTANGLE
    """`rectangle` or `round`; a round label is as wide as it is high."""
    dpi: int = 0
    """Dots an inch of the printers that take this roll; 0 for sheets of an office printer."""

    @property
    def cells(self) -> int:
        """Labels on a page."""
        return self.columns * self.rows

    @property
    def is_roll(self) -> bool:
        """Whether it is a label of a label printer, one a page."""
        return self.cells == 1

    @property
    def stuck_size(self) -> tuple[float, float]:
        """Width and height of what is stuck on a card, mm: of a roll, whose printer leaves a border
        blank, more than the label that is printed."""
        return (self.page_width, self.page_height) if self.is_roll else self.label_size

    @property
    def printed_at(self) -> tuple[float, float]:
        """Where the print begins on what is stuck on a card, mm from its top left corner."""
        return (self.left, self.top) if self.is_roll else (0.0, 0.0)

    @property
    def label_size(self) -> tuple[float, float]:
        """Width and height of a label, mm."""
        return self.label_width, self.label_height

    def row(self, cell: int) -> int:
        """Row of a cell, 1 upwards."""
        return (cell - 1) // self.columns + 1

    def column(self, cell: int) -> int:
        """Column of a cell, 1 upwards."""
        return (cell - 1) % self.columns + 1

    def cell_box(self, cell: int) -> Box:
        """Where a cell is on the page, mm from the top left corner."""
        left = self.left + (self.column(cell) - 1) * self.pitch_x
        top = self.top + (self.row(cell) - 1) * self.pitch_y
        return Box(left, top, self.label_width, self.label_height)


def roll(width: float, height: float) -> Sheet:
    """A roll of labels of that size in mm, printed up to their edges."""
    return Sheet(
        code=f"{width:g}X{height:g}",
        title=f"{width:g} x {height:g} mm",
        source="own",
        confidence="A",
        page_width=width,
        page_height=height,
        columns=1,
        rows=1,
        label_width=width,
        label_height=height,
        left=0.0,
        top=0.0,
        pitch_x=width,
        pitch_y=height,
    )


def sheet_faults(sheet: Sheet) -> tuple[Fault, ...]:
    """Why a geometry is impossible: `sheet-torn`, `sheet-small`, `sheet-page`, `sheet-overlap`.

    ValueError when there is no cell at all.
    """
    if sheet.columns < 1 or sheet.rows < 1:
        raise ValueError("a sheet without cells")
    faults = []
    last = sheet.cell_box(sheet.cells)
    across, down = last.right - sheet.page_width, last.bottom - sheet.page_height
    if sheet.shape not in SHAPES or sheet.confidence not in ("A", "B", "C") or not sheet.source:
        faults.append(Fault("sheet-torn"))
    if min(sheet.label_size) < SMALLEST:
        faults.append(Fault("sheet-small", {"tenths": int(min(sheet.label_size) * 10)}))
    if min(sheet.left, sheet.top) < 0 or max(across, down) > _SLACK:
        faults.append(Fault("sheet-page", {"tenths": max(0, round(max(across, down) * 10))}))
    overlaps = (sheet.columns > 1 and sheet.pitch_x < sheet.label_width - _SLACK) or (
        sheet.rows > 1 and sheet.pitch_y < sheet.label_height - _SLACK
    )
    if overlaps:
        faults.append(Fault("sheet-overlap"))
    return tuple(faults)
