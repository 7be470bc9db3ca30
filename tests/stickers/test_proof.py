"""The proof looks at the page, not at the plan: damage to the page is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest
from kits import planned, rendered, written

from stickers.expected import expected_of
from stickers.faults import Fault
from stickers.geometry import Box
from stickers.plan import Plan
from stickers.proof import prove

MM = 72 / 25.4


def codes(faults: tuple[Fault, ...]) -> list[str]:
    return [fault.code for fault in faults]


def with_code(plan: Plan, index: int, text: str | None) -> Plan:
    """The plan of a page on which one label bears another code, or none."""
    placed = plan.labels[index]
    laid = placed.laid
    assert laid.code is not None
    code = replace(laid.code, text=text) if text else None
    wrong = replace(placed, laid=replace(laid, code=code))
    return Plan(plan.sheet, (*plan.labels[:index], wrong, *plan.labels[index + 1 :]))


def stamped(path: Path, drawing: bytes) -> None:
    """Draw something more on the first page."""
    with pikepdf.open(path, allow_overwriting_input=True) as document:
        document.pages[0].contents_add(drawing)
        document.save(path)


def test_a_good_page_has_no_fault(tmp_path: Path) -> None:
    plan, codebook, words = planned("odin")
    proof = prove(written(tmp_path / "k.pdf", plan, codebook, words), expected_of(plan, codebook))
    assert (proof.faults, proof.codes_decoded, proof.codes_expected) == ((), 54, 54)


def test_a_wrong_code_is_found_in_its_cell(tmp_path: Path) -> None:
    plan, codebook, words = planned("odin")
    damaged = with_code(plan, 7, "OD009T")
    path = written(tmp_path / "k.pdf", damaged, codebook, words)
    proof = prove(path, expected_of(plan, codebook))
    assert proof.codes_decoded == 53
    assert proof.faults == (
        Fault(
            "code-wrong",
            {
                "page": 1,
                "row": 2,
                "column": 3,
                "card": plan.labels[7].laid.label.card.id,
                "read": "OD009T",
            },
        ),
    )


def test_a_code_that_is_not_there_is_missed(tmp_path: Path) -> None:
    plan, codebook, words = planned("odin")
    damaged = with_code(plan, 0, None)
    path = written(tmp_path / "k.pdf", damaged, codebook, words)
    proof = prove(path, expected_of(plan, codebook))
    assert codes(proof.faults) == ["code-missing"]


def test_a_blot_over_a_code_is_found(tmp_path: Path) -> None:
    plan, codebook, words = planned("odin")
    path = written(tmp_path / "k.pdf", plan, codebook, words)
    cell = plan.box(plan.labels[0])
    code = plan.labels[0].laid.code
    assert code is not None
    x, y = (cell.left + code.box.centre[0]) * MM, (297 - cell.top - code.box.centre[1]) * MM
    stamped(path, f"0 g {x - 12} {y - 12} 24 24 re f".encode())
    assert codes(prove(path, expected_of(plan, codebook)).faults) == ["code-missing"]


def test_a_code_that_only_a_clean_label_gives_is_found(tmp_path: Path) -> None:
    """Modules of 0.2 mm are read from the clean page, and no longer from a worn one."""
    plan, codebook, words = planned("odin")
    label = plan.labels[3]
    code = label.laid.code
    assert code is not None
    side = 29 * 0.2
    fine = replace(code, module=0.2, box=Box(code.box.left, code.box.top, side, side))
    worn = replace(label, laid=replace(label.laid, code=fine))
    damaged = Plan(plan.sheet, (*plan.labels[:3], worn, *plan.labels[4:]))
    path = written(tmp_path / "k.pdf", damaged, codebook, words)
    proof = prove(path, expected_of(plan, codebook))
    assert (proof.codes_decoded, proof.codes_worn) == (54, 53)
    assert proof.faults == (
        Fault("code-weak", {"page": 1, "row": 1, "column": 4, "card": label.laid.label.card.id}),
    )


def test_a_code_on_a_points_label_is_found(tmp_path: Path) -> None:
    plan, codebook, words = planned("pixies", cards=["PX0013"])
    identity, points = plan.labels
    stray = replace(points, laid=replace(points.laid, code=identity.laid.code, texts=()))
    damaged = Plan(plan.sheet, (identity, stray))
    path = written(tmp_path / "k.pdf", damaged, codebook, words)
    proof = prove(path, expected_of(plan, codebook))
    assert codes(proof.faults) == ["code-stray", "print-wrong"]
    assert proof.codes_decoded == 1


def test_two_points_labels_that_changed_places_are_found(tmp_path: Path) -> None:
    plan, codebook, words = planned("pixies", cards=["PX0013", "PX0021"])
    one, six, two, four = plan.labels
    swapped = (one, replace(six, laid=four.laid), two, replace(four, laid=six.laid))
    path = written(tmp_path / "k.pdf", Plan(plan.sheet, swapped), codebook, words)
    proof = prove(path, expected_of(plan, codebook))
    assert [(fault.code, fault.facts["card"]) for fault in proof.faults] == [
        ("print-wrong", "PX0013"),
        ("print-wrong", "PX0021"),
        ("mark-missing", "PX0013"),
        ("mark-missing", "PX0021"),
    ]
    assert proof.codes_decoded == 2


@pytest.mark.parametrize("sheet", ["L7651", "A4"])
def test_ink_on_the_edge_between_two_labels_is_found(sheet: str, tmp_path: Path) -> None:
    plan, codebook, words = planned("odin", sheet)
    path = written(tmp_path / "k.pdf", plan, codebook, words)
    edge = plan.box(plan.labels[0])
    x, y = (edge.left + 10) * MM, (297 - edge.bottom) * MM
    stamped(path, f"0 g {x} {y - 2} 6 4 re f".encode())
    faults = prove(path, expected_of(plan, codebook)).faults
    assert codes(faults) == ["ink-outside"]
    assert faults[0].facts["across"] == round(edge.left + 10)


def test_ink_in_a_cell_that_was_to_stay_empty_is_found(tmp_path: Path) -> None:
    plan, codebook, words = planned("odin", skip=(3,))
    full, _, _ = planned("odin")
    path = written(tmp_path / "k.pdf", full, codebook, words)
    assert "ink-outside" in codes(prove(path, expected_of(plan, codebook)).faults)


def test_a_missing_page_is_found(tmp_path: Path) -> None:
    plan, codebook, words = planned("skyjo")
    first = Plan(plan.sheet, plan.on_page(1))
    proof = prove(written(tmp_path / "k.pdf", first, codebook, words), expected_of(plan, codebook))
    assert proof.faults == (Fault("pages", {"found": 1, "expected": 3}),)
    assert proof.codes_decoded == 65


def test_skipped_and_used_cells_stay_white(tmp_path: Path) -> None:
    plan, codebook, words = planned("odin", start=4, skip=(6, 10))
    page = rendered(written(tmp_path / "k.pdf", plan, codebook, words))
    scale = 300 / 25.4
    for cell in (1, 2, 3, 6, 10):
        box = plan.sheet.cell_box(cell)
        spot = page.crop(
            tuple(round(edge * scale) for edge in (box.left, box.top, box.right, box.bottom))
        )
        assert spot.getextrema() == (255, 255), cell
    assert [placed.cell for placed in plan.on_page(1)][:4] == [4, 5, 7, 8]
