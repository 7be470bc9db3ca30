"""An area counted anew in place order, turns that nobody read, and scores without following."""

from __future__ import annotations

import pytest
from evenings import Evening, begun, happened, question, refusal, three_fives, two_fives

from companion.games.game import TABLE, Choice, GameEnded, Move
from companion.games.pixies.events import (
    AreaScored,
)
from companion.table.outcomes import Cancelled, Happened, Noted
from companion.table.tokens import SeatNamed, Word

EMPTY, DOWN, VALID, DONE = Word("empty"), Word("face_down"), Word("validated"), Word("done")


def test_an_area_is_read_place_by_place() -> None:
    evening = two_fives()
    assert question(evening.type("recount")).choices == (0, 1, 2)
    assert question(evening.scan(SeatNamed(1))).place == 1
    assert evening.scan("R1*")[0] == Noted(1, 1, "R1*")
    assert evening.scan(VALID)[0] == Noted(1, 1, "R1*V")
    assert question(evening.scan(EMPTY)).place == 3
    assert question(evening.scan(DOWN)).place == 4
    assert happened(evening.scan(DONE)) == [
        Move(TABLE, "recount", (1, "R1*V", ".", "H", ".", ".", ".", ".", ".", "."))
    ]
    assert evening.area(1) == "R1*V . H . . . . . ."
    assert evening.session.question().what == "keep"


def test_a_card_goes_to_the_place_of_its_number_and_the_places_before_are_empty() -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.type("recount Bo")
    assert evening.scan("B6+1")[0] == Noted(1, 6, "B6+1", skipped=5)
    assert question(evening.scan("Y7+1")).place == 8


def test_the_last_place_may_still_be_validated() -> None:
    for last, area in ((DONE, "G9-4"), (VALID, "G9-4V")):
        evening = begun("R1*", "G8-2", "R8")
        evening.type("recount Bo")
        assert question(evening.scan("G9-4")).place == 10
        evening.scan(last)
        assert evening.area(1) == f". . . . . . . . {area}"


def test_a_recount_in_notation_and_in_one_line() -> None:
    for line in (
        "table recount Bo R1*V . H . . . . . .",
        "recount Bo R1*V . H . . . . . .",
        "recount Bo R1* validated empty face down done",
    ):
        evening = two_fives()
        evening.type(line)
        assert evening.area(1) == "R1*V . H . . . . . ."


def test_nine_places_in_words_are_no_notation() -> None:
    evening = two_fives()
    evening.type("recount Bo r1* empty h empty empty empty empty empty empty")
    assert evening.area(1) == "R1* . H . . . . . ."


@pytest.mark.parametrize(
    ("card", "code"),
    [("B5-2", "held"), ("G8-2", "in_area"), ("G9-4", "still_in_display"), ("R1*", "wrong_place")],
)
def test_a_card_that_cannot_lie_there_is_refused_and_the_place_asked_again(
    card: str, code: str
) -> None:
    evening = two_fives()
    evening.type("recount Bo empty")
    assert refusal(evening.scan(card)).code == code
    assert evening.session.question().place == 2


def test_undo_steps_back_in_a_recount_then_breaks_it_off() -> None:
    evening = two_fives()
    before = evening.state
    evening.type("recount Bo empty empty")
    assert question(evening.type("undo")).place == 2
    assert question(evening.type("undo")).place == 1
    assert isinstance(evening.type("undo")[0], Cancelled)
    assert evening.session.question().what == "keep"
    assert evening.state == before


def test_undo_takes_back_a_card_together_with_the_places_it_left_empty() -> None:
    evening = two_fives()
    evening.type("recount Bo empty")
    evening.scan("B6+1")
    assert question(evening.type("undo")).place == 2


def test_asking_what_is_possible_in_a_recount_asks_for_the_place_again() -> None:
    evening = two_fives()
    evening.type("recount Bo empty")
    assert question(evening.type("moves")).place == 2


def test_a_refused_word_does_not_break_a_recount_off() -> None:
    evening = two_fives()
    evening.type("recount Bo empty")
    for line in ("new", "3", "Ana take B5", "place 4", "round"):
        refusal(evening.type(line))
        assert evening.session.question().place == 2


def test_a_turn_that_nobody_read_is_counted_before_the_turn_ends() -> None:
    evening = begun("B5", "R1*", "G8-2")
    assert happened(evening.scan(Word("unseen"))) == [Move(0, "?", ("turn",))]
    asked = question(evening.scan("R1*", "G8-2"))
    assert (asked.what, asked.seat, asked.place) == ("recount", 0, 1)
    evening.scan("B5", DONE)
    assert evening.area(0) == ". . . . B5 . . . ."
    assert evening.session.question().what == "show"


def test_a_held_card_may_be_placed_unread() -> None:
    evening = three_fives()
    assert happened(evening.type("missed")) == [Move(0, "?", ("turn",))]
    asked = evening.session.question()
    assert (asked.what, asked.seat) == ("recount", 0)


def counted(evening: Evening, *areas: tuple[object, ...]) -> list[object]:
    """Each area read card by card; the events that follow."""
    events: list[object] = []
    for area in areas:
        for outcome in evening.scan(*area):  # type: ignore[arg-type]
            if isinstance(outcome, Happened):
                events += outcome.events
    return events


def test_three_rounds_are_only_counted_with_running_totals() -> None:
    evening = Evening(("Ana", "Bo"), count=True)
    asked = evening.session.question()
    assert (asked.what, asked.seat, asked.place) == ("recount", 0, 1)
    totals = []
    ended: list[object] = []
    for _ in range(3):
        events = counted(evening, ("M2", "M3", DONE), ("B1+6", DONE))
        totals += [event.total for event in events if isinstance(event, AreaScored)]
        ended = [event for event in events if isinstance(event, GameEnded)]
        if evening.state.awaits == Choice(TABLE, "round"):
            evening.type("round")
    assert totals == [4, 6, 4 + 6, 12, 4 + 6 + 8, 18]
    (end,) = ended
    assert isinstance(end, GameEnded)
    assert (end.totals, end.winners) == ((18, 18), (0, 1))


def test_the_next_count_may_begin_with_its_first_card() -> None:
    evening = Evening(("Ana", "Bo"), count=True)
    counted(evening, ("M2", "M3", DONE), ("B1+6", DONE))
    assert evening.scan("M2")[-2] == Noted(0, 2, "M2", skipped=1)


def test_a_counted_area_is_taken_back_and_read_again() -> None:
    evening = Evening(("Ana", "Bo"), count=True)
    evening.scan("M2", DONE, Word("undo"))
    asked = evening.session.question()
    assert (asked.seat, asked.place) == (0, 1)


def test_areas_may_be_counted_in_another_order() -> None:
    evening = Evening(("Ana", "Bo"), count=True)
    evening.type("recount Bo M2 done")
    asked = evening.session.question()
    assert (asked.what, asked.seat, asked.place) == ("recount", 0, 1)


def test_the_next_count_may_begin_with_a_card_that_lies_face_down() -> None:
    evening = Evening(("Ana", "Bo"), count=True)
    counted(evening, ("M2", "M3", DONE), ("B1+6", DONE))
    assert evening.scan(DOWN)[-2] == Noted(0, 1, "H")


def test_an_area_that_shows_another_number_of_cards_than_were_taken_is_said() -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.scan("R1*")
    outcomes = evening.type("recount Ana done")
    (event,) = next(o for o in outcomes if isinstance(o, Happened)).events
    assert (event.taken, event.found) == (1, 0)
    outcomes = evening.type("recount Ana R1* done")
    (event,) = next(o for o in outcomes if isinstance(o, Happened)).events
    assert (event.taken, event.found) == (1, 1)


def test_a_card_read_before_anybody_started_is_no_name() -> None:
    evening = Evening()
    assert evening.scan("R1*")[-1].reason.code == "not_here"


def test_nothing_can_be_corrected_before_a_card_was_read() -> None:
    evening = begun()
    assert evening.type("correct")[-1].reason.code == "nothing_to_correct"


def test_words_of_a_layout_mean_nothing_while_a_card_is_taken() -> None:
    evening = begun("R1*", "G8-2", "R8")
    assert evening.type("face down")[-1].reason.code == "not_here"


def test_a_recount_of_the_table_in_too_few_words_goes_on_place_by_place() -> None:
    evening = begun("R1*", "G8-2", "R8")
    last = evening.type("table recount Ana . .")[-1]
    assert (last.what, last.place) == ("recount", 3)
