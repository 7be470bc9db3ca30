"""Labels on their cards: what they cover, whether they fit, what the back of a card tells."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from kits import book_data

from companion.cards import DECK_NAMES, Deck, deck_from, load_deck
from stickers import KitError, make_kit
from stickers.codebooks import Codebook, codebook_from, codebook_text, load_codebook
from stickers.kit_plan import plan_kit
from stickers.on_card import card_faults
from stickers.plan import Plan
from stickers.sheets import load_sheet
from stickers.words import load_words

USUAL = (63.0, 88.0)


def found(deck: Deck, size: tuple[float, float] | None, sheet: str = "L7651") -> list[str]:
    codebook = load_codebook()
    plan = planned(deck, codebook, sheet)
    return [fault.code for fault in card_faults(deck, codebook, plan, size)]


def planned(deck: Deck, codebook: Codebook, sheet: str = "L7651") -> Plan:
    return plan_kit(deck, load_sheet(sheet), codebook, load_words("fr", deck, 1, codebook))


def with_zone(name: str, left: float, top: float) -> Deck:
    return deck_from(
        {
            "name": "zoned",
            "prefix": "A1",
            "title": {"fr": "Z", "en": "Z"},
            "cards": [{"faces": "1 2 3"}],
            "zones": [
                {
                    "name": name,
                    "box": {"left": left, "top": top, "right": left + 0.1, "bottom": top + 0.1},
                }
            ],
        }
    )


@pytest.mark.parametrize("game", DECK_NAMES)
def test_our_decks_on_usual_cards(game: str) -> None:
    assert found(load_deck(game), USUAL) == []


def test_small_cards_have_no_room_for_two_labels() -> None:
    assert found(load_deck("pixies"), (44, 67)) == []
    assert found(load_deck("pixies"), (44, 40)) == ["labels-meet"]
    assert found(load_deck("skyjo"), (38, 88)) == ["off-card"]
    assert found(load_deck("skyjo"), USUAL, "L7160") == ["off-card"]


@pytest.mark.parametrize(
    ("zone", "left", "top", "faults"),
    [
        ("picture", 0.5, 0.1, ["covers"]),
        ("picture", 0.5, 0.3, []),
        ("picture", 0.7, 0.1, []),
        ("number", 0.5, 0.1, []),
        ("number_left", 0.0, 0.0, []),
        ("points", 0.0, 0.0, ["covers"]),
    ],
)
def test_print_is_left_free_or_printed_again(
    zone: str, left: float, top: float, faults: list[str]
) -> None:
    assert found(with_zone(zone, left, top), USUAL) == faults


def test_a_kit_that_covers_the_print_of_the_game_is_not_kept(tmp_path: Path) -> None:
    out = tmp_path / "kit"
    with pytest.raises(KitError) as caught:
        make_kit(with_zone("picture", 0.2, 0.1), out, card_size=USUAL)
    assert [(fault.code, fault.facts) for fault in caught.value.faults] == [
        ("covers", {"position": "top-left", "zone": "picture"})
    ]
    assert not out.exists()


@pytest.mark.parametrize("size", [(5, 88), (63, 880)])
def test_a_card_that_cannot_be(size: tuple[float, float], tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        make_kit(load_deck("odin"), tmp_path, card_size=size)
    assert caught.value.code == "card-size"


def test_a_relief_that_shows_from_the_back() -> None:
    data = book_data()
    data["sizes"]["relief"] = 1.5
    deck, codebook = load_deck("skyjo"), codebook_from(data)
    faults = card_faults(deck, codebook, planned(deck, codebook), None)
    measured = {"hundredths": 150, "most": 90}
    assert [(fault.code, fault.facts) for fault in faults] == [("leak-height", measured)]


def test_reliefs_in_different_corners_tell_cards_apart_from_the_back() -> None:
    data: dict[str, Any] = tomllib.loads(codebook_text("default"))
    data["labels"][1]["says"] = ["points"]  # nothing raised where a card has no points
    deck, codebook = load_deck("pixies"), codebook_from(data)
    faults = card_faults(deck, codebook, planned(deck, codebook), None)
    assert [fault.code for fault in faults] == ["leak-corner"]
