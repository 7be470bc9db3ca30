"""What cannot be right is said, changes nothing, and after two refusals repairs are offered."""

from __future__ import annotations

import pytest
from evenings import (
    IDS,
    Evening,
    begun,
    happened,
    question,
    refusal,
    three_fives,
    two_fives,
)

from companion.cards import load_deck
from companion.games.game import Move
from companion.table.outcomes import Undone
from companion.table.tokens import Word


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (IDS["B5"], "in_display"),
        (IDS["R1*"], "in_area"),
        (load_deck("skyjo").cards[0].id, "other_deck"),
        ("PX0012", "wrong_check"),
        ("PX999A", "wrong_check"),
        ("5012345678900", "unknown_code"),
        ("nfc:04A1B2C3D4E5F6", "unknown_code"),
    ],
)
def test_a_card_that_cannot_be_turned_up_changes_nothing(code: str, reason: str) -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.scan("R1*", "G8-2", "R8", "B5")
    before, question_before = evening.state, evening.session.question()
    assert refusal(evening.read(code)).code == reason
    assert evening.state == before
    assert evening.session.question() == question_before


def test_a_card_that_is_not_turned_up_cannot_be_taken() -> None:
    evening = begun("R1*", "G8-2", "R8")
    reason = refusal(evening.scan("B5"))
    assert (reason.code, reason.facts["display"]) == ("not_displayed", ("R1*", "G8-2", "R8"))


def test_a_card_of_another_deck_is_named() -> None:
    minus_two = load_deck("skyjo").cards[0].id
    reason = refusal(begun().read(minus_two))
    assert dict(reason.facts) == {"deck": "skyjo", "foreign": minus_two}


def test_a_place_that_is_not_free_is_refused_with_the_free_ones() -> None:
    reason = refusal(three_fives().type("5"))
    assert (reason.code, reason.facts["free"]) == ("place_not_free", (1, 2, 3, 4, 6, 7, 8, 9))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("3", "no_such_number"),
        ("yes", "not_here"),
        ("empty", "new_or_old"),
        ("G8-2", "new_or_old"),
        ("take B5", "not_now"),
        ("place 3", "not_now"),
    ],
)
def test_a_wrong_answer_leaves_the_question_open(line: str, code: str) -> None:
    evening = two_fives()
    assert refusal(evening.type(line)).code == code
    assert evening.session.question().what == "keep"


def test_repairs_are_offered_after_two_refusals_in_a_row_not_before() -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.scan("B5")
    assert evening.session.offer() is None
    evening.scan("B5")
    offer = evening.session.offer()
    assert offer is not None
    assert offer.choices == ("undo", "correct", "recount", "unseen", "go_on")
    assert evening.session.offer() is None


def test_each_further_refusal_offers_them_again_so_that_numbers_keep_their_meaning() -> None:
    evening = begun("R1*", "G8-2", "R8")
    for _ in range(2):
        evening.scan("B5")
    assert evening.session.offer() is not None
    evening.scan("B5")
    offer = evening.session.offer()
    assert offer is not None
    evening.type("1")
    assert evening.session.offer() is None
    assert evening.session.question().what == "show"


def test_an_answer_in_between_does_not_offer_them_again() -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.scan("B5", "B5")
    assert evening.session.offer() is not None
    evening.type("score")
    assert evening.session.offer() is None


def test_what_goes_well_in_between_starts_the_count_anew() -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.scan("B5", "R8", "B5")
    assert evening.session.offer() is None


def test_a_bad_code_is_no_refusal_of_the_game() -> None:
    evening = begun()
    evening.read("PX0012")
    evening.read("PX0012")
    assert evening.session.offer() is None


def test_only_repairs_that_can_be_done_are_offered() -> None:
    start = Evening()
    start.type("7", "8")
    assert start.session.offer() is None
    showing = begun("R1*")
    showing.scan("R1*", "R1*")
    offer = showing.session.offer()
    assert offer is not None
    assert offer.choices == ("undo", "correct", "recount", "go_on")


def at_the_offer() -> Evening:
    evening = begun("R1*", "G8-2", "R8")
    evening.scan("B5", "B5")
    assert evening.session.offer() is not None
    return evening


def test_choosing_a_repair_does_it() -> None:
    undone = at_the_offer().type("1")
    assert isinstance(undone[0], Undone)
    assert question(at_the_offer().type("2")).what == "correct_old"
    assert question(at_the_offer().type("3")).what == "recount"
    assert happened(at_the_offer().type("4")) == [Move(0, "?", ("turn",))]


@pytest.mark.parametrize("line", ["5", "no"])
def test_the_offer_can_be_declined(line: str) -> None:
    evening = at_the_offer()
    before = evening.state
    assert question(evening.type(line)).what == "take"
    assert evening.state == before
    assert happened(evening.type("1")) == [Move(0, "take", ("R1*",))]


def test_a_card_goes_past_the_offer() -> None:
    assert happened(at_the_offer().scan("G8-2")) == [Move(0, "take", ("G8-2",))]


def test_a_number_that_is_not_offered_leaves_the_offer_open() -> None:
    evening = at_the_offer()
    assert refusal(evening.type("9")).code == "no_such_number"
    assert isinstance(evening.type("1")[0], Undone)


def test_command_cards_of_other_games_are_refused() -> None:
    evening = begun("R1*", "G8-2", "R8")
    for word in ("pile", "discard", "pass", "refill", "announce", "yes", "no"):
        assert refusal(evening.scan(Word(word))).code == "not_here"
