"""Labels to cells: which label goes on which page and cell of the sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from stickers.arrangements import Arrangement
from stickers.codebooks import Position
from stickers.faults import KitError
from stickers.geometry import Box
from stickers.layout import LaidLabel, Relief
from stickers.outlines import Part
from stickers.sheets import Sheet


@dataclass(frozen=True, slots=True)
class Placed:
    """A label in its cell. Page and cell count from 1."""

    page: int
    cell: int
    laid: LaidLabel


@dataclass(frozen=True)
class Plan:
    """All labels of a kit on their sheets."""

    sheet: Sheet
    labels: tuple[Placed, ...]
    way: Arrangement | None = None
    """How its small labels are arranged; None for the usual layout."""

    @property
    def pages(self) -> int:
        """Sheets needed."""
        return self.labels[-1].page

    def on_page(self, page: int) -> tuple[Placed, ...]:
        """The labels of one page in the order of the cells."""
        return tuple(placed for placed in self.labels if placed.page == page)

    def box(self, placed: Placed) -> Box:
        """Where a label is on its page, mm."""
        return self.sheet.cell_box(placed.cell)

    def reliefs(self, placed: Placed) -> tuple[Relief, ...]:
        """What is raised on a label, where it is on its page."""
        cell = self.box(placed)
        return tuple(relief.moved(cell.left, cell.top) for relief in placed.laid.reliefs)

    def forms(self, placed: Placed) -> tuple[Part, ...]:
        """What is printed as a form where a label is on its page: marks and patches of colour."""
        cell = self.box(placed)
        patches = (patch.moved(cell.left, cell.top).part for patch in placed.laid.patches)
        marks = (part for relief in self.reliefs(placed) for part in relief.parts())
        return (*marks, *patches)


def plan_sheets(
    labels: Iterable[LaidLabel], sheet: Sheet, start: int, skip: Collection[int]
) -> Plan:
    """Fill the sheets cell by cell. Raises KitError as `free_cells` does."""
    cells = free_cells(sheet, start, skip)
    placed = (Placed(page, cell, laid) for (page, cell), laid in zip(cells, labels, strict=False))
    return Plan(sheet, tuple(placed))


def free_cells(sheet: Sheet, start: int, skip: Collection[int]) -> Iterator[tuple[int, int]]:
    """Page and cell of one label after the other, from `start`, leaving out the cells of `skip`.

    Both speak of the first sheet, which may be partly used or damaged; there is no end of sheets.
    Raises KitError `start-outside`, `skip-outside`, or `skip-all` when the first sheet has no cell
    left.
    """
    if not 1 <= start <= sheet.cells:
        raise KitError("start-outside", {"start": start, "cells": sheet.cells})
    for cell in skip:
        if not 1 <= cell <= sheet.cells:
            raise KitError("skip-outside", {"cell": cell, "cells": sheet.cells})
    first = [cell for cell in range(start, sheet.cells + 1) if cell not in skip]
    if not first:
        raise KitError("skip-all", {"start": start, "cells": sheet.cells})
    return _cells(first, sheet)


def _cells(first: list[int], sheet: Sheet) -> Iterator[tuple[int, int]]:
    for cell in first:
        yield 1, cell
    page = 2
    while True:
        for cell in range(1, sheet.cells + 1):
            yield page, cell
        page += 1


def code_corner(plan: Plan) -> Position | None:
    """The corner of the labels that bear nothing but a code; None where there are none."""
    bare = (placed.laid.label for placed in plan.labels if placed.laid.label.bare)
    return next((label.position for label in bare), None)


def materials(plan: Plan) -> dict[str, int]:
    """How many of each raised thing the kit needs, by figure, in the order of first use."""
    return dict(Counter(relief.figure for placed in plan.labels for relief in placed.laid.reliefs))
