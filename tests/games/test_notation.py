"""Moves as they are written, and the values of the contract, for what Pixies alone does not use."""

from __future__ import annotations

import pytest

from companion.cards import load_deck
from companion.games.game import (
    TABLE,
    Game,
    Move,
    Multiset,
    Option,
    OptionError,
    SeatsError,
    settle_options,
)
from companion.games.notation import NotUnderstood, card_notation, move_text, parse_move
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE

NAMES = ("Ana", "Jean", "Jean Paul")


@pytest.mark.parametrize(
    ("game", "text", "move"),
    [
        (PIXIES, "Ana take B1+6", Move(0, "take", ("B1+6",))),
        (PIXIES, "Jean Paul take ?", Move(2, "take", ("?",))),
        (PIXIES, "table start Jean Paul", Move(TABLE, "start", (2,))),
        (PIXIES, "table round 2", Move(TABLE, "round", (2,))),
        (PIXIES, "Jean ? turn", Move(1, "?", ("turn",))),
        (PIXIES, "Ana place 6", Move(0, "place", (6,))),
        (ODIN, "Ana play BL9 RE9", Move(0, "play", ("BL9", "RE9"))),
        (ODIN, "Ana play GR1", Move(0, "play", ("GR1",))),
        (ODIN, "Ana pass", Move(0, "pass")),
        (ODIN, "table deal Jean BL1", Move(TABLE, "deal", (1, "BL1"))),
        (YELLOWSTONE, "Ana play R3@3", Move(0, "play", ("R3", 3))),
        (YELLOWSTONE, "Ana play R3#YP0542@3", Move(0, "play", ("R3#YP0542", 3))),
        (SKYJO, "table show 7#SK0931", Move(TABLE, "show", ("7#SK0931",))),
        (SKYJO, "table show -2", Move(TABLE, "show", ("-2",))),
    ],
)
def test_a_move_and_its_text(game: Game, text: str, move: Move) -> None:
    assert parse_move(text, NAMES, game) == move
    assert parse_move(text.upper(), NAMES, game) == move
    assert parse_move(text.lower(), NAMES, game) == move
    assert move_text(move, NAMES, game) == text


@pytest.mark.parametrize(
    ("game", "text", "part"),
    [
        (PIXIES, "Bo take B5", "Bo"),
        (PIXIES, "Ana steal B5", "steal"),
        (PIXIES, "Ana take B55", "B55"),
        (PIXIES, "Ana take", ""),
        (PIXIES, "Ana take B5 R9", "R9"),
        (PIXIES, "Ana place six", "six"),
        (PIXIES, "Ana place \u0666", "\u0666"),
        (PIXIES, "table start Bo", "Bo"),
        (PIXIES, "Ana ? no", "?"),
        (PIXIES, "table recount Ana done", "done"),
        (YELLOWSTONE, "Ana play R3", ""),
        (YELLOWSTONE, "Ana play R9@3", "R9"),
        (ODIN, "Ana play BL9 XX", "XX"),
        (ODIN, "table deal Bo BL1", "Bo"),
    ],
)
def test_the_part_that_is_not_understood_is_named(game: Game, text: str, part: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        parse_move(text, NAMES, game)
    assert (error.value.text, error.value.part) == (text, part)
    assert str(error.value) == f"{text!r}: {part!r} is not understood"


@pytest.mark.parametrize(
    ("deck", "word", "card"),
    [
        ("skyjo", "7", "7"),
        ("skyjo", "-2", "-2"),
        ("skyjo", "7#sk0931", "7#SK0931"),
        ("skyjo", "8#SK0931", None),
        ("skyjo", "7#SK0932", None),
        ("skyjo", "7#", None),
        ("skyjo", "13", None),
        ("skyjo", "?", "?"),
        ("pixies", "b5#px0101", "B5"),
        ("pixies", "b5", "B5"),
        ("pixies", "#PX0101", None),
    ],
)
def test_a_card_may_carry_its_id_where_there_are_copies(
    deck: str, word: str, card: str | None
) -> None:
    assert card_notation(word, load_deck(deck)) == card


class TestMultiset:
    cards = Multiset(("B5", "R9", "G1"), (2, 0, 1))

    def test_physical_cards_lie_in_a_row(self) -> None:
        assert [self.cards.nth(index) for index in range(self.cards.total)] == ["B5", "B5", "G1"]

    def test_there_is_none_behind_the_last(self) -> None:
        with pytest.raises(IndexError, match="0"):
            self.cards.nth(3)

    def test_cards_that_are_there_once(self) -> None:
        assert Multiset.of(("B5", "R9")) == Multiset(("B5", "R9"), (1, 1))


class TestWrongBeginnings:
    options = (Option("give", ("hidden", "any"), "hidden"), Option("mode", ("a", "b"), "b"))

    def test_what_is_not_said_is_as_usual(self) -> None:
        assert settle_options(self.options, None) == {"give": "hidden", "mode": "b"}
        assert settle_options(self.options, {"mode": "a"}) == {"give": "hidden", "mode": "a"}

    def test_an_unknown_option_is_told_the_options(self) -> None:
        with pytest.raises(OptionError, match="luck=yes; right would be: give, mode") as error:
            settle_options(self.options, {"luck": "yes"})
        assert (error.value.name, error.value.value) == ("luck", "yes")
        assert error.value.known == ("give", "mode")

    def test_an_unknown_value_is_told_the_values(self) -> None:
        with pytest.raises(OptionError, match="give=all; right would be: hidden, any") as error:
            settle_options(self.options, {"give": "all"})
        assert (error.value.name, error.value.known) == ("give", ("hidden", "any"))

    def test_a_wrong_number_of_players_is_told_the_right_ones(self) -> None:
        with pytest.raises(SeatsError, match="6 players; the game takes 2 to 5"):
            PIXIES.new(6)
