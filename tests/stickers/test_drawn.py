"""Marks on the rendered page: a missing, moved or other one is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kits import planned, written

from companion.cards import load_deck
from stickers import make_kit, prove_again
from stickers.codebooks import codebook_names
from stickers.expected import expected_of
from stickers.geometry import Box
from stickers.outlines import FIGURES, Part, parts, parts_as_text, parts_from
from stickers.printers import Profile
from stickers.proof import prove

BOOKS = [name for name in codebook_names() if not name.endswith("-template")]
FORMS = ("square", "circle", "triangle", "diamond", "cross", "star", "bars", "ring")


def missing(tmp_path: Path, drawn: str, wanted: str, moved: float = 0.0) -> bool:
    """Whether the proof misses a mark where one figure is drawn and another is wanted."""
    plan, codebook, words = planned("yellowstone", cards=["YP001S"])
    [label] = plan.labels
    blue, *others = label.laid.reliefs
    changed = replace(label.laid, reliefs=(replace(blue, figure=drawn).moved(moved, 0), *others))
    shown = replace(plan, labels=(replace(label, laid=changed),))
    reliefs = (replace(blue, figure=wanted), *others)
    wanted_plan = replace(plan, labels=(replace(label, laid=replace(label.laid, reliefs=reliefs)),))
    expected = expected_of(wanted_plan, codebook)
    pdf = written(tmp_path / "k.pdf", shown, codebook, words)
    return "mark-missing" in {fault.code for fault in prove(pdf, expected).faults}


@pytest.mark.parametrize("wanted", FORMS)
def test_each_form_is_told_from_every_other(wanted: str, tmp_path: Path) -> None:
    found = {drawn: missing(tmp_path, drawn, wanted) for drawn in FORMS}
    assert found == {drawn: drawn != wanted for drawn in FORMS}


def test_a_mark_that_has_moved_is_found(tmp_path: Path) -> None:
    assert missing(tmp_path, "square", "square", moved=1.0)


@pytest.mark.parametrize("book", BOOKS)
def test_marks_of_every_code_are_seen_through_a_crooked_printer(book: str, tmp_path: Path) -> None:
    crooked = Profile("crooked", 1.5, -2.0, 1.004, 0.997, 0.003, -0.003)
    cards = ["ND001H", "ND095A", "ND1211"]
    made = make_kit(load_deck("numdraft"), tmp_path, codebook=book, cards=cards, printer=crooked)
    assert made.labels == 3


def test_a_mark_painted_over_fails_a_later_proof_even_with_its_checksum(tmp_path: Path) -> None:
    made = make_kit(load_deck("odin"), tmp_path, cards=["OD001M", "OD056T"])
    record = tmp_path / "proof.json"
    before = prove_again(tmp_path)
    assert before.faults == ()
    with pikepdf.open(made.files[0], allow_overwriting_input=True) as document:
        box = made_box()
        over = f"q 1 g {box[0]} {box[1]} {box[2]} {box[3]} re f Q".encode()
        document.pages[0].contents_add(document.make_stream(over))
        document.save(made.files[0])
    assert record.exists()
    codes = {fault.code for fault in prove_again(tmp_path).faults}
    assert codes == {"file-changed", "mark-missing"}


def made_box() -> tuple[float, float, float, float]:
    """Where the first shape of L7651 stands, in points from the bottom left."""
    point = 72 / 25.4
    return ((4.67 + 1.2) * point, (297 - 10.9 - 1.2 - 7.2) * point, 7.2 * point, 7.2 * point)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(FIGURES),
            st.integers(0, 200),
            st.integers(0, 200),
            st.integers(1, 20),
            st.integers(1, 20),
        ),
        max_size=5,
    )
)
def test_outlines_are_written_and_read(figures: list[tuple[str, int, int, int, int]]) -> None:
    drawn = [
        part
        for figure, left, top, wide, high in figures
        for part in parts(figure, Box(left, top, wide, high))
    ]
    text = parts_as_text(drawn)
    read = list(parts_from(text))
    assert parts_as_text(read) == text
    assert len(read) == len(drawn)
    assert all(isinstance(part, Part) and bool(part.hole) for part in read) == all(
        bool(part.hole) for part in drawn
    )
