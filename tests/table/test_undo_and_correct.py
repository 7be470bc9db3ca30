"""Taking back, and correcting a card that was read wrongly."""

from __future__ import annotations

import pytest
from evenings import Evening, begun, happened, question, refusal, two_fives

from companion.games.game import TABLE, Move
from companion.table.outcomes import Cancelled, Corrected, Undone
from companion.table.tokens import Word


def corrected(outcomes: tuple[object, ...]) -> Corrected:
    (outcome,) = [outcome for outcome in outcomes if isinstance(outcome, Corrected)]
    return outcome


def test_undo_goes_back_move_by_move_to_the_very_beginning() -> None:
    evening = two_fives()
    states = [evening.state]
    while evening.session.moves:
        last = evening.session.moves[-1]
        outcomes = evening.scan(Word("undo"))
        assert outcomes[0] == Undone(last)
        assert evening.state not in states
        states.append(evening.state)
    assert evening.state == Evening().state
    assert refusal(evening.scan(Word("undo"))).code == "nothing_to_undo"


def test_the_question_after_an_undo_is_the_one_before_the_move() -> None:
    evening = begun("R1*", "G8-2", "R8")
    before = evening.session.question()
    evening.scan("G8-2")
    assert question(evening.type("undo")) == before


def test_undo_breaks_off_a_correction_and_takes_nothing_back() -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.type("correct")
    assert isinstance(evening.type("undo")[0], Cancelled)
    assert question(evening.type("who")).what == "take"
    assert len(evening.session.moves) == 4


def test_a_card_misread_when_it_was_turned_up() -> None:
    evening = begun("R1*", "G8-2", "R8")
    assert question(evening.type("correct")).what == "correct_old"
    assert question(evening.scan("G8-2")).what == "correct_new"
    outcome = corrected(evening.scan("Y8-1"))
    assert (outcome.old, outcome.new, outcome.unfit) == ("G8-2", "Y8-1", None)
    assert evening.state == begun("R1*", "Y8-1", "R8").state


def test_a_correction_in_one_line() -> None:
    evening = begun("R1*", "G8-2", "R8")
    corrected(evening.type("correct green 8 yellow 8"))
    assert evening.state == begun("R1*", "Y8-1", "R8").state


def test_later_moves_follow_a_correction() -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.scan("G8-2", "R1*")
    corrected(evening.type("correct G8-2 Y8-1"))
    straight = begun("R1*", "Y8-1", "R8")
    straight.scan("Y8-1", "R1*")
    assert evening.state == straight.state


def test_the_first_move_that_no_longer_fits_is_named_and_the_rest_kept_aside() -> None:
    evening = two_fives()
    evening.scan(Word("new"), "G9-4")
    outcome = corrected(evening.type("correct B5-2 B6+1"))
    assert outcome.unfit == Move(0, "keep", ("new",))
    assert outcome.aside == (Move(0, "keep", ("new",)), Move(1, "take", ("G9-4",)))
    assert happened(evening.scan("G9-4")) == [Move(1, "take", ("G9-4",))]


def test_a_correction_can_be_taken_back_only_by_another_one() -> None:
    evening = begun("R1*", "G8-2", "R8")
    before = evening.state
    evening.type("correct G8-2 Y8-1", "correct Y8-1 G8-2")
    assert evening.state == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("correct B5", "not_read"),
        ("correct unreadable B5", "none_unread"),
        ("correct G8-2 R8", "read_too"),
        ("correct G8-2 G8-2", "not_read"),
        ("correct 7", "card_expected"),
    ],
)
def test_corrections_that_make_no_sense(line: str, code: str) -> None:
    evening = begun("R1*", "G8-2", "R8")
    before = evening.state
    assert refusal(evening.type(line)).code == code
    assert evening.state == before


def test_after_a_wrong_right_card_only_that_is_asked_again() -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.type("correct G8-2 R8")
    assert evening.session.question().what == "correct_new"
    assert corrected(evening.scan("Y8-1")).new == "Y8-1"


def test_words_mean_the_card_that_was_read_and_then_one_that_was_not() -> None:
    evening = begun("B5", "G8-2", "R8")
    evening.type("correct blue 5")
    assert evening.session.question().what == "correct_new"
    assert question(evening.type("blue 5")).choices == ("B5-2", "B5*")
    assert corrected(evening.type("2")).new == "B5*"


def test_an_unread_card_becomes_known() -> None:
    evening = begun("R1*")
    evening.scan(Word("unread"), Word("unread"))
    corrected(evening.type("correct unreadable B5"))
    assert happened(evening.scan("B5")) == [Move(0, "take", ("B5",))]
    assert evening.session.moves[2:4] == (
        Move(TABLE, "show", ("?",)),
        Move(TABLE, "show", ("B5",)),
    )


def test_a_round_that_is_over_is_not_corrected() -> None:
    evening = begun("R1*", "G8-2", "R8")
    assert refusal(evening.type("correct Y8-1 B5")).code == "not_read"
