"""The legend: large print, everything that the deck uses, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from kits import planned

from stickers.codebooks import load_codebook
from stickers.legend import write_legend


def legend_text(path: Path, game: str, lang: str = "en", copy: int = 1) -> str:
    plan, codebook, words = planned(game, lang=lang, copy=copy)
    pages = write_legend(path, plan, codebook, words)
    document = pypdfium2.PdfDocument(path)
    try:
        assert len(document) == pages
        return "\n".join(page.get_textpage().get_text_bounded() for page in document)
    finally:
        document.close()


def test_the_legend_says_first_that_ink_is_not_felt(tmp_path: Path) -> None:
    lines = legend_text(tmp_path / "l.pdf", "pixies").splitlines()
    assert lines[0] == "Pixies: what the marks say"
    assert lines[1].startswith("Know this first")


@pytest.mark.parametrize(
    ("game", "there", "absent"),
    [
        ("pixies", ["blue: square", "multicolour: star", "9: 1 upright bar"], ["0: ring"]),
        ("skyjo", ["0: ring", "12: 2 upright bars", "Minus"], ["The colours", "The points"]),
        ("numdraft", ["shadow: three flat stripes", "16: 3 upright bars and 1 dot"], ["Minus"]),
    ],
)
def test_a_legend_explains_what_its_deck_uses(
    game: str, there: list[str], absent: list[str], tmp_path: Path
) -> None:
    text = legend_text(tmp_path / "l.pdf", game)
    assert [part for part in there if part not in text] == []
    assert [part for part in absent if part in text] == []


def test_the_number_of_a_second_deck_is_said(tmp_path: Path) -> None:
    assert "deck 2" in legend_text(tmp_path / "l.pdf", "odin", copy=2)


@pytest.mark.parametrize("game", ["pixies", "numdraft", "skyjo"])
def test_all_print_is_at_least_18_points_and_on_the_page(game: str, tmp_path: Path) -> None:
    path = tmp_path / "l.pdf"
    legend_text(path, game, "fr")
    document = pypdfium2.PdfDocument(path)
    try:
        for page in document:
            for part in page.get_objects(filter=[1]):
                left, bottom, right, top = part.get_bounds()
                assert 40 < left < right < 595 - 40
                assert 40 < bottom < top < 842 - 40
            sizes = {part.get_font_size() for part in page.get_objects(filter=[1])}
            assert min(sizes) >= 18
    finally:
        document.close()


@pytest.mark.parametrize("book", ["default", "braille", "bump-dots"])
def test_no_mark_runs_into_the_words_beside_it(book: str, tmp_path: Path) -> None:
    path = tmp_path / "l.pdf"
    plan, codebook, words = planned("numdraft", load_codebook(book).sheet, lang="fr", book=book)
    write_legend(path, plan, codebook, words)
    document = pypdfium2.PdfDocument(path)
    try:
        for page in document:
            marks = [part.get_bounds() for part in page.get_objects(filter=[2])]
            texts = [part.get_bounds() for part in page.get_objects(filter=[1])]
            assert not [(one, other) for one in marks for other in texts if meet(one, other)]
    finally:
        document.close()


def meet(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Tell whether two boxes left, bottom, right, top share an area."""
    across = one[0] < other[2] and other[0] < one[2]
    return across and one[1] < other[3] and other[1] < one[3]
