"""Label sheets: the data holds together, and the printed page agrees with it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kits import DPI, planned, rendered, written

from stickers.faults import KitError
from stickers.layout import LaidLabel
from stickers.plan import plan_sheets
from stickers.sheets import Sheet, find_sheet, load_sheet, our_sheets, sheet_faults

MM = DPI / 25.4


ROOMY = [
    sheet.code
    for sheet in our_sheets()
    if sheet.label_width >= 38 and sheet.label_height >= 21 and sheet.shape == "rectangle"
]
"""Sheets whose labels hold the whole default code."""


@pytest.mark.parametrize("sheet", our_sheets(), ids=lambda sheet: sheet.code)
def test_labels_fit_on_the_page_and_do_not_overlap(sheet: Sheet) -> None:
    assert sheet_faults(sheet) == ()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"left": 30.0}, "sheet-page"),
        ({"rows": 14}, "sheet-page"),
        ({"pitch_x": 30.0}, "sheet-overlap"),
        ({"pitch_y": 20.0}, "sheet-overlap"),
        ({"label_height": 4.0}, "sheet-small"),
        ({"shape": "heart"}, "sheet-torn"),
        ({"confidence": "Z"}, "sheet-torn"),
    ],
)
def test_an_impossible_sheet_is_found(change: dict[str, Any], fault: str) -> None:
    assert [found.code for found in sheet_faults(replace(load_sheet("L7651"), **change))] == [fault]


def test_codes_are_different_and_every_source_is_named() -> None:
    sheets = our_sheets()
    assert len({sheet.code for sheet in sheets}) == len(sheets) >= 25
    assert {sheet.shape for sheet in sheets} == {"rectangle", "round"}
    assert all(sheet.source for sheet in sheets)


def test_a_sheet_is_found_in_any_case() -> None:
    assert load_sheet("l7651") is load_sheet("Avery L7651")


@pytest.mark.parametrize("size", ["3x30", "30 x 999"])
def test_a_roll_of_a_size_that_cannot_be(size: str) -> None:
    with pytest.raises(KitError) as caught:
        load_sheet(size)
    assert caught.value.code == "roll-size"


def test_labels_of_a_roll_reach_as_far_on_the_card_as_their_paper() -> None:
    roll = load_sheet("DYMO11352")
    assert roll.stuck_size == (54, 25)
    assert roll.label_size == (42, 23)
    assert load_sheet("L7651").stuck_size == load_sheet("L7651").label_size


def test_l7651_is_the_published_sheet() -> None:
    sheet = load_sheet("L7651")
    assert sheet.cells == 65
    last = sheet.cell_box(65)
    assert (last.left, last.top) == pytest.approx((4.67 + 4 * 40.64, 10.9 + 12 * 21.17))


def test_an_unknown_sheet_is_named() -> None:
    with pytest.raises(KitError) as caught:
        load_sheet("L9999")
    assert caught.value.facts == {"sheet": "L9999", "near": "none"}


@pytest.mark.parametrize("code", ROOMY)
def test_colour_marks_stand_where_the_sheet_says(code: str, tmp_path: Path) -> None:
    """The outline of the first square of each label, measured on the rendered page."""
    plan, codebook, words = planned("yellowstone", code)
    page = np.asarray(rendered(written(tmp_path / "k.pdf", plan, codebook, words)))
    squares = [p for p in plan.labels if p.laid.reliefs[0].figure == "square"]
    assert len(squares) == 14
    for placed in squares:
        cell = plan.box(placed)
        wanted = placed.laid.reliefs[0].box.moved(cell.left, cell.top)
        left, top = int((cell.left + 0.6) * MM), int((cell.top + 0.6) * MM)
        corner = page[top : top + int(8.4 * MM), left : left + int(8.4 * MM)] < 128
        columns, rows = np.flatnonzero(corner.any(axis=0)), np.flatnonzero(corner.any(axis=1))
        found = ((left + columns[0]) / MM, (top + rows[0]) / MM)
        assert found == pytest.approx((wanted.left, wanted.top), abs=0.15)
        assert (columns[-1] - columns[0] + 1) / MM == pytest.approx(wanted.width, abs=0.2)


def test_the_ruler_is_100_mm_long(tmp_path: Path) -> None:
    plan, codebook, words = planned("odin", cards=["OD001M"])
    page = np.asarray(rendered(written(tmp_path / "k.pdf", plan, codebook, words)))
    below = int((plan.sheet.cell_box(65).bottom + 1) * MM)
    ink = page[below:] < 128
    bar = ink[np.argmax(ink.sum(axis=1))]
    ends = np.flatnonzero(bar)
    longest = max(np.split(ends, np.flatnonzero(np.diff(ends) > 1) + 1), key=len)
    # The strokes of the first and last tick add half their width of 0.4 mm at either end.
    assert len(longest) / MM == pytest.approx(100.4, abs=0.2)


@settings(deadline=None)
@given(
    start=st.integers(1, 65),
    skip=st.sets(st.integers(1, 65), max_size=30),
    count=st.integers(1, 200),
)
def test_cells_are_filled_in_order_and_none_twice(start: int, skip: set[int], count: int) -> None:
    sheet = load_sheet("L7651")
    label = planned("odin", cards=["OD001M"])[0].labels[0].laid
    labels: list[LaidLabel] = [label] * count
    if skip >= set(range(start, 66)):
        with pytest.raises(KitError):
            plan_sheets(labels, sheet, start, skip)
        return
    cells = [
        (placed.page, placed.cell) for placed in plan_sheets(labels, sheet, start, skip).labels
    ]
    assert len(cells) == count
    assert cells == sorted(set(cells))
    assert all(cell >= start and cell not in skip for page, cell in cells if page == 1)


@pytest.mark.parametrize(
    ("wanted", "near"), [("1234", "ACME-1234"), ("L7561", "L7651"), ("zzz", "none"), ("", "none")]
)
def test_a_sheet_whose_name_is_near_is_offered(wanted: str, near: str) -> None:
    own = replace(load_sheet("L7651"), code="ACME-1234", title="Acme 1234")
    with pytest.raises(KitError) as caught:
        find_sheet(wanted, (*our_sheets(), own))
    assert caught.value.facts["near"] == near
