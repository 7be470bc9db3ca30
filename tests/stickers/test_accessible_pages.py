"""The printed documents as a screen reader finds them: tags, words, order, language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest

from companion.cards import DECK_NAMES, load_deck
from stickers import make_kit

ROUTE_FILES = (
    "shapes.pdf",
    "swell.pdf",
    "uv.pdf",
    "bump-dots.pdf",
    "plotter/labels.pdf",
    "roll/label-printer/labels.pdf",
)


def elements(document: Any) -> list[Any]:
    return list(document.Root.StructTreeRoot.K.K)


def marked(document: Any) -> list[tuple[int, int]]:
    """Page and number of each marked piece of content, in drawing order; none may be unmarked."""
    found, depth = [], 0
    for number, page in enumerate(document.pages):
        for operands, operator in pikepdf.parse_content_stream(page):
            name = str(operator)
            if name == "BDC":
                found.append((number, int(operands[1].MCID)))
            depth += {"BDC": 1, "BMC": 1, "EMC": -1}.get(name, 0)
            if name in ("f", "f*", "B", "B*", "S", "s", "b", "Tj", "TJ"):
                assert depth == 1, f"page {number + 1}: {name} is neither content nor decoration"
    assert depth == 0
    return found


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kit")
    routes = ["swell", "uv", "bump-dots", "plotter"]
    make_kit(load_deck("pixies"), folder, lang="fr", routes=routes)
    roll, cards = folder / "roll", ["PX0013", "PX0826"]
    make_kit(
        load_deck("pixies"),
        roll,
        lang="fr",
        sheet="DYMO11352",
        routes=["label-printer"],
        cards=cards,
    )
    return folder


@pytest.mark.parametrize("name", ["pixies-L7651.pdf", *ROUTE_FILES])
def test_every_typeface_is_in_the_file(name: str, kit: Path) -> None:
    """A print shop refuses a document that asks for the typefaces of its own computer."""
    with pikepdf.open(kit / name) as document:
        for page in document.pages:
            for font in page.Resources.Font.values():
                assert "/FontFile2" in font.FontDescriptor


@pytest.mark.parametrize("name", ["pixies-L7651.pdf", "legend.pdf", "code.pdf", *ROUTE_FILES])
def test_all_that_is_drawn_is_tagged_and_in_reading_order(name: str, kit: Path) -> None:
    with pikepdf.open(kit / name) as document:
        assert bool(document.Root.MarkInfo.Marked)
        assert str(document.Root.Lang) == "fr"
        assert bool(document.Root.ViewerPreferences.DisplayDocTitle)
        assert str(document.docinfo.Title).startswith("Pixies")
        pages = {page.obj.objgen: number for number, page in enumerate(document.pages)}
        told = [(pages[item.Pg.objgen], int(item.K)) for item in elements(document)]
        assert told == marked(document)
        for item in elements(document):
            assert str(item.S) != "/Figure" or len(str(item.Alt)) > 20
        for number, page in enumerate(document.pages):
            assert int(page.StructParents) == number
            assert str(page.Tabs) == "/S"


def test_each_label_says_where_it_is_and_what_it_is(kit: Path) -> None:
    with pikepdf.open(kit / "pixies-L7651.pdf") as document:
        alts = [str(item.Alt) for item in elements(document) if str(item.S) == "/Figure"]
    assert len(alts) == 140
    assert alts[1] == (
        "Rangée 1, colonne 2\u00a0: 1 bleu avec 6 spirales, en bas à droite. "
        "Marques\u00a0: ligne du haut, 1 barre debout et 1 pastille. Code PX0013."
    )


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_the_code_of_every_deck_is_one_page_of_large_print(
    game: str, lang: str, tmp_path: Path
) -> None:
    make_kit(load_deck(game), tmp_path, lang=lang)
    document = pypdfium2.PdfDocument(tmp_path / "code.pdf")
    assert len(document) == 1
    text = " ".join(document[0].get_textpage().get_text_range().split())
    sizes = {
        item.get_font_size() for item in document[0].get_objects() if hasattr(item, "get_font_size")
    }
    document.close()
    for family in load_deck(game).families:
        assert f"{family.names[lang]} :" in text or f"{family.names[lang]}:" in text
    assert all(size >= 16 for size in sizes)
