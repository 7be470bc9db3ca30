"""Gaps, sizes, room and contrast of a label: each rule can be broken, and is then reported."""

from __future__ import annotations

from typing import Any

import pytest
from kits import book_data

from companion.cards import DECK_NAMES, load_deck
from stickers.checks import check
from stickers.codebooks import Codebook, codebook_from, load_codebook
from stickers.codes import Ids
from stickers.deck_labels import DeckLabels
from stickers.kit_plan import label_faults, plan_kit
from stickers.sheets import load_sheet
from stickers.words import load_words


def found(codebook: Codebook, game: str = "pixies") -> set[str]:
    """What is wrong with the usual layout."""
    deck, sheet = load_deck(game), load_sheet("L7651")
    labels = DeckLabels(deck, sheet, codebook, load_words("fr", deck, 1), Ids.QR)
    return {
        fault.code
        for card in deck.cards
        for laid in labels.laid(card, way=None)
        for fault in check(laid, codebook, sheet)
    }


def book(part: str, **values: float) -> Codebook:
    data: dict[str, Any] = book_data()
    data[part] |= values
    return codebook_from(data)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("copy", [1, 99])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_our_own_labels_keep_every_rule(game: str, copy: int, lang: str) -> None:
    deck, codebook = load_deck(game), load_codebook()
    plan = plan_kit(deck, load_sheet("L7651"), codebook, load_words(lang, deck, copy))
    assert label_faults(deck, plan, codebook) == ()


@pytest.mark.parametrize(
    ("codebook", "fault"),
    [
        (book("sizes", gap=2.0), "gap"),
        (book("sizes", shape=5.0), "small"),
        (book("sizes", dot=1.0), "small"),
        (book("sizes", module=0.25), "module"),
        (book("sizes", dot=4.5), "outside"),
        (book("sizes", module=0.8), "outside"),
        (book("sizes", up_width=30.0), "gap"),
        (book("sizes", outline=0.2), "contrast"),
        (book("print", number=12), "print-small"),
        (book("print", id=5), "print-small"),
        (book("print", id=14), "overlap"),
    ],
)
def test_a_broken_rule_is_reported(codebook: Codebook, fault: str) -> None:
    assert fault in found(codebook)


@pytest.mark.parametrize("part", [{"number": 12}, {"id": 5}])
def test_print_that_a_code_wants_too_small_is_not_made_larger_in_silence(
    part: dict[str, float],
) -> None:
    deck, codebook = load_deck("pixies"), book("print", **part)
    plan = plan_kit(deck, load_sheet("L7651"), codebook, load_words("fr", deck, 1))
    assert "print-small" in {fault.code for fault in label_faults(deck, plan, codebook)}


def test_a_fault_names_the_card_the_label_and_the_measure() -> None:
    codebook = book("sizes", gap=3.0)
    deck = load_deck("pixies")
    plan = plan_kit(
        deck, load_sheet("L7651"), codebook, load_words("fr", deck, 1), cards=["PX0013"]
    )
    faults = check(plan.labels[0].laid, codebook, plan.sheet)
    assert [(fault.code, fault.facts) for fault in faults] == [
        (
            "gap",
            {
                "card": "PX0013",
                "position": "top-left",
                "one": "square",
                "other": "dot",
                "hundredths": 300,
                "least": 320,
            },
        )
    ]
