"""The tactile codes that come with the program, and those that people bring."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kits import DPI, planned, rendered, written

from companion.cards import DECK_NAMES, deck_from, load_deck
from stickers import KitError, make_kit
from stickers.codebooks import (
    codebook_called,
    codebook_from,
    codebook_names,
    codebook_text,
    load_codebook,
)
from stickers.kit_plan import label_faults, plan_kit
from stickers.marks import Kind, labels_of
from stickers.sheets import load_sheet
from stickers.words import load_words

OURS = ("default", "braille", "large-print", "bump-dots")
TEMPLATE = "accessijeux-template"
FIGURES = (
    "square",
    "triangle",
    "circle",
    "diamond",
    "cross",
    "bars",
    "star",
    "ring",
    "disc",
    "bar",
)


def filled() -> dict[str, Any]:
    """The template as an association might fill it, the digits with figures of ours."""
    data = tomllib.loads(codebook_text(TEMPLATE))
    data["name"] = "filled"
    for place, letters in enumerate((("B", "BL"), ("G", "GR"), ("Y",), ("R", "RE"))):
        data["shapes"] |= dict.fromkeys(letters, FIGURES[place])
    data["wild"]["shape"] = "example"
    data["numbers"] |= {"digits": list(FIGURES), "minus": "minus", "up": "up"}
    return data


def test_the_codes_that_come_with_the_program() -> None:
    assert codebook_names() == (*OURS, TEMPLATE)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", DECK_NAMES)
@pytest.mark.parametrize("book", OURS)
def test_each_code_keeps_every_rule_for_every_game(book: str, game: str, lang: str) -> None:
    deck, codebook = load_deck(game), load_codebook(book, lang)
    words = load_words(lang, deck, 1, codebook)
    plan = plan_kit(deck, load_sheet(codebook.sheet), codebook, words)
    assert label_faults(deck, plan, codebook) == ()


@pytest.mark.parametrize("book", OURS[1:])
def test_a_kit_in_each_code_is_proven(book: str, tmp_path: Path) -> None:
    report = make_kit(load_deck("pixies"), tmp_path, codebook=book)
    assert report.sheet == load_codebook(book).sheet
    assert report.codes_decoded == 70
    assert (report.materials == {}) == (book == "large-print")


@pytest.mark.parametrize(
    ("lang", "notation", "face", "cells"),
    [
        ("fr", "", "R7-4", "braille(⠗⠠⠻)"),
        ("en", "", "R7-4", "braille(⠗⠼⠛)"),
        ("fr", "ueb", "R7-4", "braille(⠗⠼⠛)"),
        ("en", "antoine", "M2", "braille(⠍⠠⠣)"),
    ],
)
def test_braille_digits_go_with_the_language_or_the_choice(
    lang: str, notation: str, face: str, cells: str
) -> None:
    deck, codebook = load_deck("pixies"), load_codebook("braille", lang, notation)
    card = next(card for card in deck.cards if card.face.text == face)
    assert labels_of(deck, card, codebook)[0].feel == cells


def test_braille_dots_are_on_their_grid_on_the_page(tmp_path: Path) -> None:
    """Rows of ink where dots are planned, columns 2.5 and cells 6.0 mm apart, at 300 dpi."""
    plan, codebook, words = planned("skyjo", cards=["SK0014"], lang="fr", book="braille")
    page = np.asarray(rendered(written(tmp_path / "k.pdf", plan, codebook, words))) < 128
    (placed,) = plan.labels
    assert placed.laid.label.feel == "braille(⠠⠤⠣)"
    scale = DPI / 25.4
    cell = plan.box(placed)
    top, left = int(cell.top * scale), int(cell.left * scale)
    ink = page[top : top + int(8.5 * scale), left : left + int(23 * scale)].any(axis=0)
    edges = np.flatnonzero(np.diff(ink.astype(int)))
    centres = [(a + b) / 2 / scale for a, b in zip(edges[::2], edges[1::2], strict=True)]
    steps = np.diff(centres)
    assert steps == pytest.approx([3.5, 2.5, 3.5, 2.5], abs=0.1)


def test_a_template_names_the_slot_that_is_empty(tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        make_kit(load_deck("pixies"), tmp_path / "k", codebook=TEMPLATE)
    facts = caught.value.facts
    assert (caught.value.code, facts["slot"], facts["name"]) == ("slot-empty", "colour", "bleu")


def test_a_template_that_is_filled_makes_a_kit(tmp_path: Path) -> None:
    codebook = codebook_from(filled(), "en")
    report = make_kit(load_deck("pixies"), tmp_path, codebook=codebook, lang="en")
    assert report.materials["example"] == 6
    assert "6 hollow squares" in (tmp_path / "kit.txt").read_text(encoding="utf-8")


def test_every_route_takes_a_mark_that_was_drawn(tmp_path: Path) -> None:
    codebook, routes = codebook_from(filled(), "en"), ("swell", "plotter", "uv", "bump-dots")
    joker = load_deck("pixies").cards[-1].id
    make_kit(load_deck("pixies"), tmp_path, codebook=codebook, cards=[joker], routes=routes)
    assert {"swell.pdf", "uv.pdf", "plotter"} <= {path.name for path in tmp_path.iterdir()}


def test_a_number_of_two_digits_is_two_figures() -> None:
    deck, codebook = load_deck("skyjo"), codebook_from(filled(), "en")
    words = load_words("en", deck, 1, codebook)
    plan = plan_kit(deck, load_sheet("L7651"), codebook, words, cards=["SK1539"])
    assert [relief.figure for relief in plan.labels[0].laid.reliefs] == ["triangle", "circle"]


def test_families_of_other_decks_get_the_marks_that_are_free() -> None:
    deck = deck_from(
        {
            "name": "herbs",
            "prefix": "A1",
            "title": {"fr": "Herbes", "en": "Herbs"},
            "families": [
                {"letter": letter, "name": {"fr": name, "en": name}}
                for letter, name in (("R", "red"), ("T", "thyme"), ("L", "lavender"))
            ],
            "cards": [{"family": letter, "faces": "1"} for letter in "RTL"],
        }
    )

    def marks(book: str) -> list[str]:
        codebook = load_codebook(book, "en")
        found = [labels_of(deck, card, codebook)[0].marks[0] for card in deck.cards]
        return [mark.plain if mark.kind is Kind.BRAILLE else mark.shape for mark in found]

    assert marks("default") == ["diamond", "square", "triangle"]
    assert marks("braille") == ["r1", "t1", "l1"]


def test_braille_that_takes_too_many_cells_or_leaves_its_grid_is_found() -> None:
    data = tomllib.loads(codebook_text("braille"))
    data["limits"]["cells"] = 3
    data["sizes"]["braille_pitch"] = 3.0
    codebook = codebook_from(data, "fr")
    deck = load_deck("skyjo")
    plan = plan_kit(deck, load_sheet("L7651"), codebook, load_words("fr", deck, 1, codebook))
    assert {fault.code for fault in label_faults(deck, plan, codebook)} == {"braille-grid"}
    numbers = load_deck("numdraft")
    plan = plan_kit(numbers, load_sheet("L7651"), codebook, load_words("fr", numbers, 1, codebook))
    assert "braille-long" in {fault.code for fault in label_faults(numbers, plan, codebook)}


def test_a_copy_of_ours_is_read_as_ours(tmp_path: Path) -> None:
    for name in (*OURS, TEMPLATE):
        path = tmp_path / f"{name}.toml"
        path.write_text(codebook_text(name), encoding="utf-8")
        read = codebook_called(str(path), "fr")
        assert replace(read, source="") == load_codebook(name, "fr")


def test_any_figure_may_stand_for_five() -> None:
    data = tomllib.loads(codebook_text("default"))
    for five in ("square", "triangle", "wave"):
        data["numbers"]["five"] = five
        data["figures"] = {
            "wave": {
                "path": "M0 0H9V3H0Z",
                "width": 3.0,
                "height": 8.0,
                "fr": ["vague", "vagues"],
                "en": ["wave", "waves"],
            }
        }
        codebook = codebook_from(data, "en")
        deck = load_deck("skyjo")
        words = load_words("en", deck, 1, codebook)
        plan = plan_kit(deck, load_sheet("L7651"), codebook, words, cards=["SK1539"])
        figures = [relief.figure for relief in plan.labels[0].laid.reliefs]
        assert figures == [five, five, "dot", "dot"]
        assert words.digit(12) == f"2 {five}s and 2 dots"


@pytest.mark.parametrize(
    ("name", "notation", "code"),
    [
        ("sung", "", "unknown-codebook"),
        ("none.toml", "", "codebook-unreadable"),
        ("braille", "roman", "unknown-notation"),
    ],
)
def test_a_code_that_is_not_there(name: str, notation: str, code: str) -> None:
    with pytest.raises(KitError) as caught:
        codebook_called(name, "fr", notation)
    assert caught.value.code == code
