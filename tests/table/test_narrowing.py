"""Everything narrows: a scan, a typed word, a command card and notation give the same move."""

from __future__ import annotations

import pytest
from evenings import Evening, begun, happened, question, refusal, three_fives, two_fives

from companion.games.game import TABLE, Move
from companion.table.outcomes import Answered, Question
from companion.table.tokens import Number, SeatNamed, Word


@pytest.mark.parametrize("line", ["Bo", "2", "Bo starts", "start Bo", "start 2", "table start Bo"])
def test_who_starts(line: str) -> None:
    assert happened(Evening().type(line)) == [Move(TABLE, "start", (1,))]


def test_who_starts_by_command_card() -> None:
    assert happened(Evening().scan(SeatNamed(1))) == [Move(TABLE, "start", (1,))]


@pytest.mark.parametrize(
    "line",
    ["B5-2", "blue 5 2 crosses", "5 blue minus 2", "show B5-2", "table show B5-2", "b5-2"],
)
def test_a_card_is_turned_up(line: str) -> None:
    assert happened(begun().type(line)) == [Move(TABLE, "show", ("B5-2",))]


def test_a_turned_up_card_is_scanned() -> None:
    assert happened(begun().scan("B5-2")) == [Move(TABLE, "show", ("B5-2",))]


@pytest.mark.parametrize(
    "line",
    [
        "2",
        "take 2",
        "B5-2",
        "take B5-2",
        "Ana take B5-2",
        "Ana takes blue 5",
        "ana 2",
        "blue 5",
        "5 blue",
        "take the blue 5",
    ],
)
def test_a_card_is_taken(line: str) -> None:
    evening = begun("R1*", "B5-2", "G8-2")
    assert happened(evening.type(line)) == [Move(0, "take", ("B5-2",))]


def test_a_card_is_taken_in_french() -> None:
    evening = begun("R1*", "B5-2", "G8-2")
    assert happened(evening.type("Ana prend 5 bleu", lang="fr")) == [Move(0, "take", ("B5-2",))]


def test_a_card_is_taken_by_scan_and_by_number_card() -> None:
    for taken in ("B5-2", Number(2)):
        evening = begun("R1*", "B5-2", "G8-2")
        assert happened(evening.scan(taken)) == [Move(0, "take", ("B5-2",))]


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("1", "new"),
        ("2", "old"),
        ("new", "new"),
        ("keep old", "old"),
        ("Ana keep new", "new"),
        ("keep new", "new"),
        ("B5-2", "new"),
        ("B5", "old"),
        ("keep B5", "old"),
        ("blue 5 minus 2", "new"),
        ("keep blue 5 2 crosses", "new"),
    ],
)
def test_one_of_two_is_kept(line: str, kept: str) -> None:
    assert happened(two_fives().type(line)) == [Move(0, "keep", (kept,))]


def test_one_of_two_is_kept_by_scanning_the_one_that_stays() -> None:
    assert happened(two_fives().scan("B5")) == [Move(0, "keep", ("old",))]
    assert happened(two_fives().scan("B5-2")) == [Move(0, "keep", ("new",))]
    assert happened(two_fives().scan(Word("old"))) == [Move(0, "keep", ("old",))]


def test_words_that_fit_both_cards_are_asked_back() -> None:
    evening = two_fives()
    asked = question(evening.type("blue 5"))
    assert (asked.what, asked.choices) == ("which_card", ("B5", "B5-2"))
    assert happened(evening.type("1")) == [Move(0, "keep", ("old",))]


@pytest.mark.parametrize("line", ["9", "place 9", "Ana place 9", "Ana 9"])
def test_a_place_is_named(line: str) -> None:
    assert happened(three_fives().type(line)) == [Move(0, "place", (9,))]


def test_a_place_is_named_by_command_card() -> None:
    assert happened(three_fives().scan(Number(9))) == [Move(0, "place", (9,))]


def test_one_line_may_hold_a_whole_turn_and_only_the_last_question_is_asked() -> None:
    outcomes = begun().type("B5 R5-1 G8-2 red 5 B5")
    assert [move.verb for move in happened(outcomes)] == ["show", "show", "show", "take", "take"]
    assert [outcome for outcome in outcomes if isinstance(outcome, Question)] == [outcomes[-1]]


def test_words_that_fit_several_cards_ask_which() -> None:
    evening = begun()
    asked = question(evening.type("blue 5"))
    assert (asked.what, set(asked.choices)) == ("which_card", {"B5", "B5-2", "B5*"})
    number = asked.choices.index("B5*") + 1
    assert happened(evening.type(str(number))) == [Move(TABLE, "show", ("B5*",))]


def test_a_question_in_between_does_not_change_what_a_number_answers() -> None:
    evening = begun("R1*", "G8-2")
    asked = question(evening.type("blue 5"))
    evening.type("score")
    evening.type("area Bo")
    assert happened(evening.type("1")) == [Move(TABLE, "show", (asked.choices[0],))]


def test_words_mean_the_card_that_is_still_possible() -> None:
    evening = begun("B5", "B5*")
    assert happened(evening.type("blue 5")) == [Move(TABLE, "show", ("B5-2",))]


def test_an_unread_card_is_known_when_it_is_taken() -> None:
    evening = begun("R1*", "G8-2")
    evening.scan(Word("unread"))
    assert happened(evening.scan("B5")) == [Move(0, "take", ("B5",))]


@pytest.mark.parametrize("line", ["Bo", "area Bo", "Bo area", "grid Bo"])
def test_a_name_alone_asks_for_that_area(line: str) -> None:
    (answer,) = begun("R1*", "G8-2", "B5").type(line)
    assert isinstance(answer, Answered)
    assert (answer.query, answer.seat) == ("area", 1)


def test_the_card_of_a_seat_asks_for_that_area() -> None:
    (answer,) = begun("R1*", "G8-2", "B5").scan(SeatNamed(2))
    assert isinstance(answer, Answered)
    assert (answer.query, answer.seat) == ("area", 2)


def test_the_card_of_a_seat_where_nobody_sits_is_refused() -> None:
    for evening in (Evening(), begun("R1*", "G8-2", "B5")):
        assert refusal(evening.scan(SeatNamed(6))).code == "no_such_seat"


def test_somebody_elses_turn_is_refused_by_name() -> None:
    evening = begun("R1*", "G8-2", "B5")
    for line in ("Bo take B5", "Bo takes the blue 5", "Bo 3"):
        reason = refusal(evening.type(line))
        assert (reason.code, reason.facts["seat"], reason.facts["turn"]) == ("not_your_turn", 1, 0)
    assert evening.session.moves[-1].verb == "show"


def test_numbers_count_the_cards_that_were_read_and_leave_out_the_unread() -> None:
    evening = begun("R1*")
    evening.scan(Word("unread"), "G8-2")
    assert evening.session.question().choices == ("R1*", "G8-2")
    assert happened(evening.type("2")) == [Move(0, "take", ("G8-2",))]
