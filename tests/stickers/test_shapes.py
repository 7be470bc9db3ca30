"""The page of shapes to cut out with scissors."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from kits import DPI, planned, rendered

from stickers.shapes import shapes_to_cut, write_shapes

MM = DPI / 25.4


def test_every_shape_is_drawn_as_often_as_it_is_needed_in_its_size(tmp_path: Path) -> None:
    plan, _, words = planned("odin", lang="en")
    assert write_shapes(tmp_path / "s.pdf", plan, words)
    needed = {kind.relief.figure: kind.count for kind in shapes_to_cut(plan)}
    assert needed == dict.fromkeys(("square", "diamond", "circle", "triangle", "bars", "cross"), 9)
    page = np.asarray(rendered(tmp_path / "s.pdf")) < 128
    rows = page[:, round(14 * MM) : round(200 * MM)]
    edges = [y for y in range(rows.shape[0]) if runs(rows[y]) == [7.2] * 9]
    squares = [y for y in edges if y < edges[0] + 10 * MM]  # three bars have such edges too
    assert (squares[-1] - squares[0]) / MM == pytest.approx(7.2, abs=0.35)


def runs(row: np.ndarray) -> list[float]:
    """Lengths of the dark runs of a line of pixels, mm, to 0.3: the width of the line drawn."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], row.astype(int), [0]))))
    lengths = (edges[1::2] - edges[::2]) / MM
    return [7.2 if abs(length - 7.2) < 0.35 else round(float(length), 1) for length in lengths]


def test_each_shape_has_its_count_in_words(tmp_path: Path) -> None:
    plan, _, words = planned("skyjo", lang="fr")
    write_shapes(tmp_path / "s.pdf", plan, words)
    document = pypdfium2.PdfDocument(tmp_path / "s.pdf")
    text = document[0].get_textpage().get_text_range()
    document.close()
    assert "15 anneaux (zéro)" in text
    assert "pastilles, barres et lignes" in " ".join(text.split())


@pytest.mark.parametrize("book", ["bump-dots", "braille", "large-print"])
def test_nothing_is_cut_where_the_marks_come_from_elsewhere(book: str, tmp_path: Path) -> None:
    plan, _, words = planned("yellowstone", "L7160", book=book)
    assert not write_shapes(tmp_path / "s.pdf", plan, words)
    assert not list(tmp_path.iterdir())
