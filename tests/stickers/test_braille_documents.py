"""Braille for embossers: running text, pages, labels and their twin in ink."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kits import planned
from test_braille import liblouis

from companion.cards import DECK_NAMES, load_deck
from stickers import KitError, RouteSettings
from stickers.braille_text import braille_text
from stickers.brf import ascii_of, brf, wrapped
from stickers.code_card import legend_brf, legend_text
from stickers.draft import Draft
from stickers.meanings import meanings
from stickers.routes import embosser

BLANK = chr(0x2800)


@pytest.mark.parametrize(
    ("text", "lang", "ascii_braille"),
    [
        ("rouge 7", "fr", "ROUGE ,]"),
        ("bleu 12", "fr", "BLEU ,*<"),
        ("à -2, l’été ?", "fr", "( ,-<1 L'=T=5"),
        ("rouge\u00a0: « 7 »", "fr", "ROUGE3 7,]7"),
        ("red 7", "en", "RED #G"),
        ("2 bars", "en", "#B BARS"),
        ("4b", "en", "#D;B"),
        ("PX0013", "en", ",,PX#JJAC"),
        ("Stop!", "en", ",STOP6"),
    ],
)
def test_text_in_braille(text: str, lang: str, ascii_braille: str) -> None:
    """The first two and the red 7 are examples of the reference."""
    assert ascii_of(braille_text(text, lang)) == ascii_braille


def test_a_character_without_braille_is_named() -> None:
    with pytest.raises(ValueError, match="日"):
        braille_text("日", "fr")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_every_legend_can_be_embossed(game: str, lang: str) -> None:
    plan, _, words = planned(game, lang=lang, copy=2)
    pages = legend_brf(plan, words, 28, 29).decode("ascii").split("\f")
    for page in pages:
        lines = page.removesuffix("\r\n").split("\r\n")
        assert len(lines) <= 29
        assert max(map(len, lines)) <= 28
    text = legend_text(plan, words)
    for line in meanings(plan, words):
        assert line.words in text


@pytest.mark.parametrize(("lang", "table"), [("fr", "fr-bfu-comp6.utb"), ("en", "en-ueb-g1.ctb")])
def test_legends_are_as_liblouis_writes_them(lang: str, table: str) -> None:
    louis = liblouis()
    for game in DECK_NAMES:
        plan, _, words = planned(game, lang=lang)
        for line in meanings(plan, words):
            # They leave the blank that ink has before a French mark.
            text = line.words.replace("’", "'").replace("\u00a0:", ":").replace("\u00a0", " ")
            theirs = louis.translateString(["unicode.dis", table], text)
            assert braille_text(text, lang) == theirs.replace(" ", BLANK), text


@given(st.text("abc é", max_size=80), st.integers(3, 40))
def test_wrapping_loses_nothing_and_keeps_the_line(text: str, width: int) -> None:
    cells = braille_text(text, "fr")
    lines = wrapped(cells, width)
    assert all(len(line) <= width for line in lines)
    assert "".join(lines).replace(BLANK, "") == cells.replace(BLANK, "")


def test_pages_end_with_a_form_feed_and_lines_with_cr_lf() -> None:
    assert brf(["⠁", "⠃⠀", "⠉"], 2) == b"A\r\nB\r\n\fC\r\n"


def draft(game: str, lang: str = "fr", **sizes: int) -> Draft:
    plan, codebook, words = planned(game, lang=lang)
    return Draft(plan, codebook, words, settings=RouteSettings(**sizes))  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(28, 29), (40, 25), (10, 5)])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_each_label_is_embossed_where_the_list_and_the_ink_say(
    game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    made = draft(game, braille_cells=size[0], braille_lines=size[1])
    assert embosser.write(made, tmp_path) == ()
    folder = tmp_path / "embosser"
    pages = (folder / "labels.brf").read_bytes().decode("ascii").split("\f")
    ink = re.split(r"Page \d+\n", (folder / "ink.txt").read_text(encoding="utf-8"))[1:]
    labels = tuple(embosser.embossed(made))
    assert len(pages) == len(ink) == labels[-1].page
    for label in labels:
        line = pages[label.page - 1].split("\r\n")[label.line - 1]
        start, end = label.first - 1, label.first - 1 + len(label.cells)
        assert line[start:end] == ascii_of(label.cells)
        assert not line[end : end + 2].strip()
        assert len(line) <= size[0]
        typed = ink[label.page - 1].splitlines()[label.line - 1]
        assert typed[start:].split()[0] == label.plain
    listed = (folder / "list.txt").read_text(encoding="utf-8")
    for card in load_deck(game).cards:
        assert made.words.card(card) in listed


def test_every_card_has_the_same_corners_embossed() -> None:
    """Else the back of a card tells that it has no points."""
    made = draft("pixies")
    corners: dict[str, set[str]] = {}
    for label in embosser.embossed(made):
        corners.setdefault(label.row.card, set()).add(label.row.position)
    assert len(corners) == 70
    assert set(map(frozenset, corners.values())) == {frozenset({"top-left", "bottom-right"})}
    zeros = [label.row.card for label in embosser.embossed(made) if label.plain == "0"]
    assert len(zeros) == sum(not c.face.points and not c.face.bonus for c in made.words.deck.cards)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_legend_beside_the_labels_explains_their_braille(lang: str, tmp_path: Path) -> None:
    """The kit itself may be in shapes and dots."""
    made = draft("pixies", lang)
    embosser.write(made, tmp_path)
    text = (tmp_path / "embosser" / "legend.txt").read_text(encoding="utf-8")
    text = text.replace("\u00a0", " ")
    for family in made.words.deck.families:
        assert f"{family.names[lang]}{' :' if lang == 'fr' else ':'}" in text
    assert ("Zéro : ni gain ni perte" if lang == "fr" else "Zero: nothing won") in text
    pages = (tmp_path / "embosser" / "legend.brf").read_bytes()
    assert pages.isascii()
    assert all(len(line) <= 28 for line in pages.decode("ascii").splitlines())


def test_two_different_faces_are_never_the_same_braille() -> None:
    for game in DECK_NAMES:
        for lang in ("fr", "en"):
            read: dict[str, set[str]] = {}
            for label in embosser.embossed(draft(game, lang)):
                if label.row.position == "top-left":
                    face = label.row.face.split("+")[0].split("*")[0]
                    read.setdefault(label.cells, set()).add(re.sub(r"(?<=\d)-\d+$", "", face))
            assert all(len(faces) == 1 for faces in read.values())


@pytest.mark.parametrize("size", [{"braille_cells": 9}, {"braille_lines": 61}])
def test_a_page_that_no_embosser_has(size: dict[str, int], tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        embosser.write(draft("odin", **size), tmp_path)
    assert caught.value.code == "braille-page"
