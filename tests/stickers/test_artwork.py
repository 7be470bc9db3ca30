"""A mark drawn by the maker of a code: the path of an SVG drawing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stickers.artwork import artwork
from stickers.geometry import Box


def corners(path: str, box: Box | None = None) -> list[tuple[float, float]]:
    (piece,) = artwork(path, 8, 8).placed(box or Box(0, 0, 10, 10))
    return [(round(x, 3), round(y, 3)) for x, y in piece[0]]


@pytest.mark.parametrize(
    "path",
    [
        "M0 0 L20 0 L20 20 L0 20 Z",
        "m 5,5 20,0 0,20 -20,0 z",
        "M1 1h2v2H1z",
        "M0,0H.5V.5h-5e-1Z",
    ],
)
def test_a_square_is_stretched_to_its_box(path: str) -> None:
    assert set(corners(path)) == {(0, 0), (10, 0), (10, 10), (0, 10)}


def test_a_curve_becomes_short_lines_that_end_where_it_ends() -> None:
    line = corners("M0 0 C 0 10 10 10 10 0 Z")
    assert len(line) == 13
    assert (line[0], line[-1]) == ((0, 0), (10, 0))
    assert max(y for _, y in line) == 10


def test_a_line_within_a_line_is_its_hole() -> None:
    drawing = artwork("M0 0H10V10H0Z M3 3H7V7H3Z M20 0H30V10H20Z", 9, 3)
    assert [hole is not None for _, hole in drawing.pieces] == [True, False]


@pytest.mark.parametrize(
    "path",
    ["", "M0 0", "M0 0 L5 5", "M0 0 A1 1 0 0 0 2 2Z", "M0 0 L1", "1 2 3", "M0 0 H9 Z 3 3", "MxyZ"],
)
def test_what_is_no_drawing_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        artwork(path, 8, 8)


def test_two_holes_in_one_piece_are_refused() -> None:
    with pytest.raises(ValueError, match="hole"):
        artwork("M0 0H10V10H0Z M1 1H3V3H1Z M5 5H7V7H5Z", 8, 8)


@given(st.text(alphabet="MmLlHhVvCcQqZz0123456789.-+ ,eE", max_size=40))
def test_any_text_is_a_drawing_or_refused(path: str) -> None:
    try:
        drawing = artwork(path, 8, 8)
    except ValueError:
        return
    points = [point for outer, _ in drawing.pieces for point in outer]
    assert all(-0.001 <= x <= 1.001 and -0.001 <= y <= 1.001 for x, y in points)
