"""The code on a label: with the id alone, with words for a telephone, small, or none."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest
import zxingcpp
from kits import planned, rendered, written

from companion.cards import DECK_NAMES, load_deck
from hardware.identifiers import find_ids
from stickers import KitError, make_kit
from stickers.checks import check
from stickers.codebooks import load_codebook
from stickers.codes import Ids, matrix
from stickers.expected import expected_of
from stickers.kit_plan import plan_kit
from stickers.layout import lay_out
from stickers.proof import prove
from stickers.sheets import load_sheet
from stickers.words import load_words


@pytest.mark.parametrize("ids", ["qr-text", "datamatrix"])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_every_code_of_every_kit_is_read_back_clean_and_worn(
    game: str, ids: str, tmp_path: Path
) -> None:
    report = make_kit(load_deck(game), tmp_path, ids=ids, lang="fr")
    assert report.codes_decoded == report.cards == len(load_deck(game).cards)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_a_code_with_words_is_one_line_from_which_a_reader_takes_the_id(
    game: str, lang: str
) -> None:
    deck = load_deck(game)
    words = load_words(lang, deck, 1)
    plan = plan_kit(deck, load_sheet("L7651"), load_codebook(), words, ids=Ids.QR_TEXT)
    for placed in plan.labels:
        label = placed.laid.label
        if label.code:
            assert [found.id for found in find_ids(label.code)] == [label.card.id]
            assert label.code == f"{label.card.id} {words.card(label.card)}"
            assert not re.search(r"[\t\r\n]", label.code)


def test_a_telephone_shows_the_card_in_words(tmp_path: Path) -> None:
    make_kit(load_deck("pixies"), tmp_path, ids="qr-text", lang="fr", cards=["PX0013"])
    (code,) = zxingcpp.read_barcodes(rendered(tmp_path / "pixies-L7651.pdf"))
    assert code.text == "PX0013 1 bleu avec 6 spirales"


def test_words_too_many_for_the_room_of_the_code_are_a_fault() -> None:
    plan, codebook, words = planned("odin")
    label = replace(plan.labels[0].laid.label, code="OD001M " + "word " * 30)
    laid = lay_out(label, words.label(label), codebook, (38.1, 21.17), Ids.QR_TEXT)
    assert "module" in {fault.code for fault in check(laid, codebook, load_sheet("L7651"))}


def test_a_data_matrix_is_half_as_wide_and_leaves_the_standard_white_around(
    tmp_path: Path,
) -> None:
    deck, codebook = load_deck("odin"), load_codebook()
    words = load_words("en", deck, 1)
    plan = plan_kit(deck, load_sheet("L7651"), codebook, words, ids=Ids.DATA_MATRIX)
    code = plan.labels[0].laid.code
    assert code is not None
    assert (code.module, code.box.width) == (0.5, 8.0)
    proof = prove(
        written(tmp_path / "k.pdf", plan, codebook, words),
        expected_of(plan, codebook, Ids.DATA_MATRIX),
    )
    assert (proof.faults, proof.codes_worn) == ((), 54)


def test_no_code_at_all(tmp_path: Path) -> None:
    report = make_kit(load_deck("odin"), tmp_path, ids="none")
    assert (report.codes_decoded, report.labels) == (0, 54)
    assert zxingcpp.read_barcodes(rendered(tmp_path / "odin-L7651.pdf")) == []
    text = pypdfium2.PdfDocument(tmp_path / "odin-L7651.pdf")[0].get_textpage().get_text_range()
    assert "OD001M" in text


def test_an_unknown_kind_of_code(tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        make_kit(load_deck("odin"), tmp_path, ids="aztec")
    assert caught.value.code == "unknown-ids"


def test_an_id_too_long_for_its_code_is_refused() -> None:
    for ids in (Ids.QR, Ids.DATA_MATRIX):
        with pytest.raises(ValueError, match="does not fit"):
            matrix("AB0123456789X", ids)
