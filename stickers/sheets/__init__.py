"""Label sheets as data: one TOML file a sheet, all lengths in millimetres."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources

from stickers.faults import KitError
from stickers.geometry import Box


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
    cut_lines: bool
    """Plain paper: lines to cut along are printed between the labels."""

    @property
    def cells(self) -> int:
        """Labels on a page."""
        return self.columns * self.rows

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


def sheet_codes() -> tuple[str, ...]:
    """The sheets that come with the program, in alphabetical order."""
    names = (item.name for item in resources.files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def load_sheet(code: str) -> Sheet:
    """Read a sheet by its code, in any case. Raises KitError `unknown-sheet`."""
    known = {name.upper(): name for name in sheet_codes()}
    name = known.get(code.upper())
    if name is None:
        raise KitError("unknown-sheet", {"sheet": code, "known": ", ".join(sheet_codes())})
    text = (resources.files(__name__) / f"{name}.toml").read_text(encoding="utf-8")
    return Sheet(**tomllib.loads(text))
