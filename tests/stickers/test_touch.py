"""What a finger meets: cards that feel the same are found, whatever their marks are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from kits import book_data

from companion.cards import DECK_NAMES, load_deck
from stickers.codebooks import codebook_from, load_codebook
from stickers.touch import same_marks

BOOK = load_codebook()
BOOKS = ("default", "braille", "bump-dots")
Change = Callable[[dict[str, Any]], None]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("game", DECK_NAMES)
def test_no_two_different_cards_feel_the_same(game: str, book: str) -> None:
    assert same_marks(load_deck(game), load_codebook(book)) == ()


@pytest.mark.parametrize("game", [name for name in DECK_NAMES if load_deck(name).families])
def test_two_colours_with_one_shape_are_found(game: str) -> None:
    deck = load_deck(game)
    one, other = deck.families[0].letter, deck.families[1].letter
    data = book_data()
    data["shapes"][other] = data["shapes"][one]
    faults = same_marks(deck, codebook_from(data))
    assert faults
    assert {fault.code for fault in faults} == {"same-marks"}


def test_a_codebook_without_points_labels_confuses_pixies_cards() -> None:
    data = book_data()
    data["labels"] = data["labels"][:1]
    pairs = {
        (fault.facts["one"], fault.facts["other"])
        for fault in same_marks(load_deck("pixies"), codebook_from(data))
    }
    assert ("B3+3", "B3+1") in pairs


def star_like_blue(data: dict[str, Any]) -> None:
    data["wild"]["shape"] = data["shapes"]["B"]


def five_like_one(data: dict[str, Any]) -> None:
    data["numbers"]["five"] = "dot"


def zero_like_one(data: dict[str, Any]) -> None:
    data["numbers"]["zero"] = "dot"


def drawn_like_ours(data: dict[str, Any]) -> None:
    """A drawing of one's own that is a square with its corners cut a little."""
    corners = "M1 0 L19 0 L20 1 L20 19 L19 20 L1 20 L0 19 L0 1 Z"
    names = {"fr": ["pav\u00e9", "pav\u00e9s"], "en": ["slab", "slabs"]}
    data["figures"] = {"slab": {"path": corners, "width": 7.0, "height": 7.4, **names}}
    data["shapes"]["G"] = "slab"


@pytest.mark.parametrize(
    ("game", "change", "one", "other"),
    [
        ("pixies", star_like_blue, "B4", "M4"),
        ("odin", five_like_one, "BL1", "BL5"),
        ("skyjo", zero_like_one, "0", "1"),
        ("yellowstone", drawn_like_ours, "B1", "G1"),
    ],
)
def test_one_figure_under_two_names_is_found(
    game: str, change: Change, one: str, other: str
) -> None:
    data = book_data()
    change(data)
    pairs = [
        (str(fault.facts["one"]).split("-")[0].split("+")[0], str(fault.facts["other"]))
        for fault in same_marks(load_deck(game), codebook_from(data))
    ]
    assert any(first == one and second.startswith(other) for first, second in pairs), pairs


def test_bump_dots_of_two_sizes_are_told_apart_by_their_size() -> None:
    """A large round dot is five, a small one is one: the same form."""
    source = load_codebook("bump-dots")
    assert source.sizes.bar_width >= 1.5 * source.sizes.dot
