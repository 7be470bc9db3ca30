"""Printed texts break their lines where a reader expects it."""

from __future__ import annotations

import re
from pathlib import Path

import pypdfium2
import pytest
from kits import planned

from companion.cards import load_deck
from stickers.box import Onto, box_page, box_text
from stickers.codebooks import load_codebook
from stickers.legend import write_legend
from stickers.plain_labels import PlainKit, PlainLabel, make_plain_kit
from stickers.sheets import load_sheet
from stickers.tables import tables
from stickers.templates import write_templates
from stickers.texts import texts, unbroken
from stickers.twin import html_twin, text_twin

LOOSE = re.compile(r" [:;?!»]|« |\d (?:mm|millim|pour cent|%)")
"""A blank at which a line could end, and must not."""


@pytest.mark.parametrize(
    ("text", "lang", "kept"),
    [
        ("Marques : aucune", "fr", "Marques\u00a0: aucune"),
        ("« A4 » ; quoi ?", "fr", "«\u00a0A4\u00a0»\u00a0; quoi\u00a0?"),
        ("à 100 pour cent, {n} millimètres", "fr", "à 100\u00a0pour cent, {n}\u00a0millimètres"),
        ("100 mm, 3 cards: 100 %", "en", "100\u00a0mm, 3 cards: 100\u00a0%"),
        ("3 mms", "en", "3 mms"),
    ],
)
def test_where_no_line_ends(text: str, lang: str, kept: str) -> None:
    assert unbroken(text, lang) == kept
    assert unbroken(kept, lang) == kept


@pytest.mark.parametrize("kind", ["kit", "routes", "plain", "table", "calibration"])
def test_every_french_text_keeps_its_marks(kind: str) -> None:
    assert not LOOSE.search(repr(texts(kind, "fr")))


@pytest.mark.parametrize("book", ["default", "braille", "large-print", "bump-dots"])
def test_the_french_files_of_a_kit_keep_their_marks(book: str) -> None:
    sheet = load_codebook(book).sheet
    plan, _, words = planned("pixies", sheet, lang="fr", book=book)
    box = box_text(box_page(plan, words, Onto.CARD))
    for text in (text_twin(plan, words), re.sub(r"<[^>]*>", "", html_twin(plan, words)), box):
        told = text[text.index("Pixies") :]
        assert "\u00a0:" in told
        assert not LOOSE.search(re.sub(r"(?s)body \{.*?\}\n", "", told.split("\n\n", 1)[-1]))


def lines_of(path: Path) -> list[str]:
    """The lines of all pages as they are set."""
    document = pypdfium2.PdfDocument(path)
    try:
        return [
            line.strip()
            for page in document
            for line in page.get_textpage().get_text_bounded().splitlines()
        ]
    finally:
        document.close()


def test_no_line_of_a_french_page_begins_with_a_mark_or_a_unit(tmp_path: Path) -> None:
    plan, codebook, words = planned("skyjo", lang="fr")
    write_legend(tmp_path / "legend.pdf", plan, codebook, words)
    (table,) = (table for table in tables() if table.game == "yellowstone")
    title = load_deck("yellowstone").titles["fr"]
    write_templates(tmp_path / "templates.pdf", table, title, (59, 91), (38.1, 21.2), "fr")
    lines = lines_of(tmp_path / "legend.pdf") + lines_of(tmp_path / "templates.pdf")
    assert len(lines) > 60
    assert not [line for line in lines if re.match(r"[:;?!»%]|mm\b|millim", line)]


def test_what_a_command_says_of_its_labels_is_kept_too(tmp_path: Path) -> None:
    kit = PlainKit("tas", "Tas : étiquettes", ("À 100 % : collez.",), (PlainLabel("pioche"),), "fr")
    make_plain_kit(kit, tmp_path, load_sheet("L7651"))
    text = (tmp_path / "kit.txt").read_text(encoding="utf-8")
    assert not LOOSE.search(text)
