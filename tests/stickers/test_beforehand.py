"""What is said before a kit is printed, and the page that goes into the box of the game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from kits import planned, rendered

from companion.cards import DECK_NAMES, load_deck
from stickers import make_kit
from stickers.box import Onto, box_page, box_text, write_box
from stickers.card_size import COMMON
from stickers.codebooks import load_codebook
from stickers.estimate import estimate


def test_an_estimate_counts_everything_and_the_height_of_the_deck() -> None:
    plan, codebook, _ = planned("skyjo")
    told = estimate(plan, codebook)
    assert (told.sheets, told.labels, told.pieces) == (3, 150, 390)
    assert (told.flat, told.raised) == (15, 90)
    assert told.minutes == 89


def test_large_print_raises_nothing() -> None:
    plan, codebook, _ = planned("skyjo", "L7654", book="large-print")
    told = estimate(plan, codebook)
    assert (told.pieces, told.flat, told.raised) == (0, 15, 15)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("book", ["default", "braille", "large-print"])
@pytest.mark.parametrize("onto", list(Onto))
def test_the_box_page_has_ten_lines_care_and_the_marks(book: str, lang: str, onto: Onto) -> None:
    plan, _, words = planned("pixies", lang=lang, book=book)
    lines = box_text(box_page(plan, words, onto)).splitlines()
    assert [line.split(".")[0] for line in lines if line[:1].isdecimal() and ". " in line] == [
        str(number) for number in range(1, 11)
    ]
    assert words.say("box", f"removal_{onto.value}") in lines
    assert words.say("box", f"removal_{'card' if onto is Onto.SLEEVE else 'sleeve'}") not in lines
    assert (words.say("legend", "colours") in lines) == (book != "large-print")


def test_each_label_as_often_as_wanted_in_the_order_of_the_deck(tmp_path: Path) -> None:
    report = make_kit(load_deck("odin"), tmp_path, cards=["OD001M", "OD002K"], times=3)
    assert (report.labels, report.cards, report.codes_decoded, report.last_cell) == (6, 2, 6, 6)
    rows = (tmp_path / "manifest.csv").read_text(encoding="utf-8").splitlines()[1:]
    assert [row.split(",")[5] for row in rows] == ["OD001M"] * 3 + ["OD002K"] * 3


def test_outlines_of_cards_are_printed_where_the_size_is_not_known(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path / "a", card_size=(63, 88))
    assert not (tmp_path / "a" / "outlines.pdf").exists()
    make_kit(load_deck("odin"), tmp_path / "b")
    path = tmp_path / "b" / "outlines.pdf"
    document = pypdfium2.PdfDocument(path)
    text = document[0].get_textpage().get_text_bounded()
    document.close()
    assert all(f"{wide:g} × {high:g}" in text for wide, high in COMMON)
    ink = np.asarray(rendered(path)) < 128
    scale = 300 / 25.4
    for wide, _ in COMMON:
        edge = round((20 + wide) * scale)
        beside = ink[round(60.5 * scale) : round(66 * scale), edge - 4 : edge + 5]
        assert beside.any(axis=1).all(), wide


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_the_sheet_for_the_box_has_two_sides_at_most(game: str, lang: str, tmp_path: Path) -> None:
    for book in ("default", "braille", "large-print", "bump-dots"):
        plan, _, words = planned(game, load_codebook(book).sheet, lang=lang, book=book)
        path = tmp_path / f"{book}.pdf"
        assert write_box(path, plan, words, Onto.CARD) <= 2
        document = pypdfium2.PdfDocument(path)
        text = " ".join(page.get_textpage().get_text_bounded() for page in document)
        document.close()
        for line in box_page(plan, words, Onto.CARD):
            assert "".join(line.words.split()) in "".join(text.split()), line.words
