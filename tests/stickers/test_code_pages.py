"""Pages of set-up codes, read again as a scanner would."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pypdfium2
import pytest
import zxingcpp

from hardware.set_ups import set_ups
from stickers.code_pages import CodePage, codes_on, write_code_pages

CODES = [code for way in set_ups().values() for code in way.codes]


@pytest.fixture(scope="module")
def pdf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("codes") / "setup.pdf"
    pages = [CodePage(f"Code {code.step}", "Scan this code.", code.text) for code in CODES]
    write_code_pages(path, "Codes", "en", pages)
    return path


def test_each_code_is_read_again_from_its_page(pdf: Path) -> None:
    assert codes_on(pdf) == [code.text for code in CODES] == ["~TRMUSB130.", "~VSUFCR."]


def test_the_codes_are_code_128(pdf: Path) -> None:
    document = pypdfium2.PdfDocument(pdf)
    (found,) = zxingcpp.read_barcodes(document[0].render(scale=3).to_pil())
    document.close()
    assert found.format is zxingcpp.BarcodeFormat.Code128


def test_words_and_codes_are_tagged(pdf: Path) -> None:
    with pikepdf.open(pdf) as document:
        assert document.Root.MarkInfo.Marked
        assert str(document.Root.Lang) == "en"
        assert len(document.pages) == len(CODES)


def test_every_model_is_set_up_one_way_or_the_other() -> None:
    assert all(bool(way.codes) != bool(way.names) for way in set_ups().values())
