"""The tactile code: what is felt on each card, and that it is told apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards import load_deck
from stickers.checks import contrast_with_white
from stickers.codebooks import load_codebook
from stickers.marks import digit_mark, labels_of
from stickers.reliefs import reliefs_of

BOOK = load_codebook()


def feel(game: str, face: str) -> list[str]:
    deck = load_deck(game)
    card = next(card for card in deck.cards if card.face.text == face)
    return [label.feel for label in labels_of(deck, card, BOOK)]


@pytest.mark.parametrize(
    ("face", "identity", "points"),
    [
        ("B1+6", "colour(square) digit(1)", "up digit(6)"),
        ("G6-4", "colour(triangle) digit(6)", "up minus digit(4)"),
        ("Y5*", "colour(circle) digit(5)", "up colour(circle)"),
        ("R9", "colour(diamond) digit(9)", "up"),
        ("M2", "star digit(2)", "up"),
        ("M6-1", "star digit(6)", "up minus digit(1)"),
    ],
)
def test_the_two_labels_of_a_pixies_card(face: str, identity: str, points: str) -> None:
    assert feel("pixies", face) == [identity, points]


@pytest.mark.parametrize(
    ("game", "face", "identity"),
    [
        ("skyjo", "-2", "minus digit(2)"),
        ("skyjo", "0", "digit(0)"),
        ("skyjo", "12", "digit(12)"),
        ("numdraft", "S16", "colour(bars) digit(16)"),
        ("numdraft", "JK2", "star digit(2)"),
        ("odin", "OR9", "colour(cross) digit(9)"),
        ("yellowstone", "R7", "colour(diamond) digit(7)"),
    ],
)
def test_games_without_points_have_one_label(game: str, face: str, identity: str) -> None:
    assert feel(game, face) == [identity]


@given(st.integers(0, 16))
def test_a_number_is_bars_of_five_and_dots(number: int) -> None:
    figures = [relief.figure for relief in reliefs_of(digit_mark(number, BOOK), BOOK)]
    assert figures.count("bar") * 5 + figures.count("dot") == number
    assert figures.count("dot") < 5
    assert ("ring" in figures) == (number == 0)


def test_contrast_of_the_palette_is_that_of_the_reference() -> None:
    assert contrast_with_white("#000000") == pytest.approx(21)
    assert contrast_with_white("#E69F00") == pytest.approx(2.25, abs=0.01)
    assert contrast_with_white("#0072B2") == pytest.approx(5.19, abs=0.01)
