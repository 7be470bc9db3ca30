"""The twin says everything that is on the sheets."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from kits import planned

from companion.cards import DECK_NAMES, load_deck
from stickers.box import Onto, box_page, box_text
from stickers.code_card import legend_text
from stickers.codebooks import load_codebook
from stickers.codes import Ids
from stickers.kit_plan import plan_kit
from stickers.manifest import rows
from stickers.sheets import load_sheet
from stickers.twin import html_twin, text_twin
from stickers.words import load_words


class Cells(HTMLParser):
    """The table rows of a page, as lists of their texts; and the tags that were seen."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag == "tr":
            self.rows.append([])

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] in {"td", "th"} and data.strip():
            self.rows[-1].append(data)


def test_one_line_of_the_guide() -> None:
    plan, _, words = planned("pixies", lang="fr")
    lines = text_twin(plan, words).splitlines()
    assert (
        "Rangée 1, colonne 2. Carte 1 bleu avec 6 spirales, code PX0013. À coller en bas à droite. "
        "Marques\u00a0: ligne du haut, 1 barre debout et 1 pastille. "
        "Imprimé\u00a0: plus 6, 6 spirales."
    ) in lines
    plan, _, words = planned("skyjo", lang="en")
    assert (
        "Row 1, column 1. Card minus 2, copy 1 of 5, code SK0014. Stick it top left. "
        "Marks: flat bar, 2 dots. Printed: minus 2, minus and a square code."
    ) in text_twin(plan, words).splitlines()


@pytest.mark.parametrize(("sheet", "bar"), [("L7651", True), ("57x32", False)])
def test_a_bar_to_measure_is_spoken_of_where_one_is_printed(sheet: str, bar: bool) -> None:
    plan, _, words = planned("odin", sheet, lang="en")
    assert ("must measure 100\u00a0millimetres" in text_twin(plan, words)) == bar
    box = box_text(box_page(plan, words, Onto.CARD))
    assert ("it must be 100\u00a0millimetres long" in box) == bar


@pytest.mark.parametrize(("ids", "coded"), [(Ids.QR, True), (Ids.NONE, False)])
def test_a_reader_is_spoken_of_where_there_are_codes(ids: Ids, coded: bool) -> None:
    book = load_codebook(lang="en")
    deck = load_deck("skyjo")
    words = load_words("en", deck, 1, book)
    plan = plan_kit(deck, load_sheet("L7651"), book, words, ids=ids)
    text = box_text(box_page(plan, words, Onto.CARD))
    assert ("Scan ten cards" in text) == coded
    assert ("square code" in legend_text(plan, words)) == coded
    assert "that of the numbers" in text  # Skyjo has no colours to sort by


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_every_label_is_told_completely_in_both_twins(game: str, lang: str) -> None:
    plan, _, words = planned(game, lang=lang)
    text = text_twin(plan, words)
    told = [line for line in text.splitlines() if "(" not in line]
    table = [row for row in Cells(html_twin(plan, words)).rows if row[0].isdecimal()]
    labels = list(rows(plan, words))
    assert len(table) == len(labels) == len(plan.labels)
    for row, cells in zip(labels, table, strict=True):
        assert cells[:6] == [
            str(row.row),
            str(row.column),
            row.words,
            row.card,
            row.where,
            row.felt,
        ]
        assert row.printed in cells[6]
        assert any(
            all(part in line for part in (row.words, row.card, row.where, row.felt, row.printed))
            for line in told
        )


@pytest.mark.parametrize(("lang", "warning"), [("fr", "ne se sent pas"), ("en", "cannot be felt")])
def test_that_ink_is_not_felt_is_said_first(lang: str, warning: str) -> None:
    plan, _, words = planned(lang=lang)
    assert warning in text_twin(plan, words).splitlines()[2]
    page = html_twin(plan, words)
    assert page.index(warning) < page.index("<h2")


@pytest.mark.parametrize("game", DECK_NAMES)
def test_what_is_read_aloud_has_no_signs(game: str) -> None:
    for lang in ("fr", "en"):
        plan, _, words = planned(game, lang=lang)
        assert not set(text_twin(plan, words)) & set("−+×%#/_{}")


def test_the_page_has_a_language_headings_and_real_tables() -> None:
    plan, _, words = planned(lang="fr")
    tags = Cells(html_twin(plan, words)).tags
    names = [name for name, _ in tags]
    assert ("html", {"lang": "fr"}) in tags
    assert names.count("h1") == 1
    assert names.count("table") == plan.pages == 3
    assert names.count("h2") == 1 + plan.pages
    assert {attributes.get("scope") for name, attributes in tags if name == "th"} == {"col", "row"}
    ids = {attributes["id"] for _, attributes in tags if "id" in attributes}
    labelled = {a["aria-labelledby"] for name, a in tags if name == "table"}
    assert labelled <= ids


def test_plain_paper_says_to_cut() -> None:
    for sheet, says in (("A4", True), ("L7651", False)):
        plan, _, words = planned(sheet=sheet, lang="en")
        assert ("cut along the lines" in text_twin(plan, words)) is says


def test_a_kit_for_the_eyes_speaks_of_nothing_to_stick_on_its_labels() -> None:
    plan, _, words = planned("skyjo", "L7654", cards=["SK0014"], book="large-print")
    text = text_twin(plan, words)
    assert "made for the eyes" in text
    assert "Marks: none." in text
    assert "puff paint" not in text
