"""The sampler: every mark of a code on one page."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
from kits import book_data

from companion.cards import DECK_NAMES, load_deck
from stickers import KitError, prove_again
from stickers.codebooks import codebook_from, load_codebook
from stickers.sampler import make_sampler

DECKS = tuple(load_deck(name) for name in DECK_NAMES)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("code", ["default", "braille", "bump-dots"])
def test_all_marks_of_a_code_are_on_one_tagged_page(tmp_path: Path, code: str, lang: str) -> None:
    marks = make_sampler(tmp_path, load_codebook(code, lang), DECKS, lang)
    lines = (tmp_path / "sampler.txt").read_text(encoding="utf-8").splitlines()
    assert marks == len(lines) - 4  # the title and three headings
    assert [line.partition(":")[0].strip() for line in lines if line[0].isdecimal()] == list(
        "0123456789"
    )
    with pikepdf.open(tmp_path / "sampler.pdf") as document:
        assert len(document.pages) == 1
        assert str(document.Root.Lang) == lang
    page = pypdfium2.PdfDocument(tmp_path / "sampler.pdf")[0]
    printed = " ".join(page.get_textpage().get_text_range().split())
    for line in lines:
        assert " ".join(line.split()) in printed
    seen = np.asarray(page.render(scale=1).to_numpy())
    assert seen[:, -20:].min() == 255  # 7 mm at the right edge are blank


def test_each_mark_has_ink_beside_its_meaning(tmp_path: Path) -> None:
    make_sampler(tmp_path, load_codebook("default", "en"), DECKS, "en")
    page = pypdfium2.PdfDocument(tmp_path / "sampler.pdf")[0]
    drawn = [item for item in page.get_objects() if item.type == 2]  # paths
    # Six colours, a star, a ring, 5 bars, 20 dots (0 to 9 counted), minus and top line.
    assert len(drawn) >= 6 + 1 + 1 + 5 + 20 + 2


def test_the_page_is_proven_and_can_be_proven_again(tmp_path: Path) -> None:
    make_sampler(tmp_path, load_codebook("default", "fr"), DECKS, "fr")
    assert prove_again(tmp_path).faults == ()
    with pikepdf.open(tmp_path / "sampler.pdf", allow_overwriting_input=True) as document:
        page = document.pages[0]
        drawn = pikepdf.parse_content_stream(page)
        shown = [item for item in drawn if str(item[1]) != "Tj"]
        page.Contents = document.make_stream(pikepdf.unparse_content_stream(shown))
        document.save(tmp_path / "sampler.pdf")
    codes = {fault.code for fault in prove_again(tmp_path).faults}
    assert codes == {"file-changed", "print-wrong"}


def test_two_things_with_one_mark_are_no_sampler(tmp_path: Path) -> None:
    data = book_data()
    data["shapes"]["G"] = data["shapes"]["GR"] = data["shapes"]["B"]
    out = tmp_path / "out"
    with pytest.raises(KitError) as caught:
        make_sampler(out, codebook_from(data, "en"), DECKS[:1], "en")
    assert [(fault.code, dict(fault.facts)) for fault in caught.value.faults] == [
        ("sample-twice", {"one": "blue", "other": "green"})
    ]
    assert not out.exists()


def test_each_colour_of_each_deck_is_named(tmp_path: Path) -> None:
    make_sampler(tmp_path, load_codebook("default", "fr"), DECKS, "fr")
    text = (tmp_path / "sampler.txt").read_text(encoding="utf-8")
    for deck in DECKS:
        for family in deck.families:
            assert family.names["fr"] in text


@pytest.mark.parametrize(
    ("code", "refusal"),
    [("large-print", "sampler-printed"), ("accessijeux-template", "slot-empty")],
)
def test_a_code_without_marks_is_refused_and_nothing_is_written(
    tmp_path: Path, code: str, refusal: str
) -> None:
    out = tmp_path / "out"
    with pytest.raises(KitError) as caught:
        make_sampler(out, load_codebook(code, "fr"), DECKS, "fr")
    assert caught.value.code == refusal
    assert not out.exists()
