"""The worked examples of the rules, and the mistakes that a program may make: playing a card."""

from __future__ import annotations

import pytest
from yellowstone_stories import Tale, position

from companion.games.yellowstone import YELLOWSTONE
from companion.games.yellowstone.board import parse_board, pick_ups, windows
from companion.games.yellowstone.events import (
    CardDealt,
    CardPlayed,
    CardsPickedUp,
    FirstCard,
    GameBegan,
    MarkerMoved,
)

SEVEN = "R3@3 R4@3 R5@3 B3@4 B4@4 B5@4 G3@5"


@pytest.mark.parametrize(
    ("card", "count"), [("R1", 3), ("R2", 6), ("R3", 9), ("R4", 9), ("R5", 9), ("R6", 6), ("R7", 3)]
)
def test_windows_of_the_first_card(card: str, count: int) -> None:
    assert len(list(windows(parse_board([f"{card}@4"])))) == count


def test_set_up() -> None:
    tale = Tale(YELLOWSTONE.new(3))
    assert tale.state.markers == (5, 5, 5)
    tale.told("table start Cy")
    assert tale.events == (GameBegan(2, 3),)
    for seat, cards in enumerate(("B1 B2 B3 B4 B5 B6", "Y1 Y2 Y3 Y4 Y5 Y6", "G1 G1 G2 G2 G3 G3")):
        for card in cards.split():
            assert tale.awaits == f"table deal {seat}"
            tale.told(f"table deal {tale.names[seat]} {card}")
            assert tale.event(CardDealt) == CardDealt(seat, card)
            assert tale.event(CardDealt).audience == (seat,)
    assert tale.why_not("table show G1") == ("no_copy_left", {"card": "G1"})
    tale.told("table show R7")
    assert tale.events == (FirstCard("R7", 4, 3),)
    assert (tale.board, tale.awaits) == ("R7@4", "Cy play")
    assert tale.state.pile == 56 - 18 - 1


def test_a_card_goes_in_the_row_of_its_number_in_the_column_of_its_colour() -> None:
    tale = position("R3@3", hands=("R5 G5 G1", "B1", "B2"))
    assert tale.why_not("Ana play R5@4") == (
        "wrong_column",
        {"card": "R5", "column": 4, "right": 3},
    )
    assert tale.why_not("Ana play G5@3") == (
        "column_taken",
        {"card": "G5", "column": 3, "columns": (1, 2, 4, 5)},
    )
    assert tale.why_not("Ana play G5@6") == (
        "does_not_fit",
        {"card": "G5", "column": 6, "columns": (1, 2, 4, 5)},
    )
    tale.told("Ana play G5@5")
    assert tale.event(CardPlayed) == CardPlayed(0, "G5", 5, 5, second=False)
    assert tale.board == "R3@3 G5@5"


@pytest.mark.parametrize("column", [0, 8, 13])
def test_there_are_seven_columns(column: int) -> None:
    tale = position("R3@3", hands=("G3", "B1", "B2"))
    assert tale.why_not(f"Ana play G3@{column}") == ("no_such_column", {"card": "G3", "last": 7})


def test_the_eighth_cell_moves_the_marker_back_one_and_the_ninth_three() -> None:
    tale = position(SEVEN, hands=("G4 G5 Y7", "B1", "B2"))
    tale.told("Ana play G4@5")
    assert tale.event(MarkerMoved) == MarkerMoved(0, 8, 1, 4)
    tale.told("Ana play G5@5")
    assert tale.event(MarkerMoved) == MarkerMoved(0, 9, 3, 1)
    assert tale.state.markers == (1, 5, 5)


def test_a_second_copy_fills_no_cell() -> None:
    tale = position(f"{SEVEN} G4@5", hands=("R4 G7", "B1", "B2"))
    tale.told("Ana play R4@3")
    assert tale.event(CardPlayed) == CardPlayed(0, "R4", 4, 3, second=True)
    assert tale.state.markers == (5, 5, 5)


@pytest.mark.parametrize(("floor", "marker", "steps"), [("0", 0, 1), ("none", -2, 3)])
def test_a_marker_stops_at_the_floor(floor: str, marker: int, steps: int) -> None:
    tale = position(
        f"{SEVEN} G4@5", hands=("G5 G7", "B1", "B2"), markers=(1, 5, 5), marker_floor=floor
    )
    tale.told("Ana play G5@5")
    assert tale.event(MarkerMoved) == MarkerMoved(0, 9, steps, marker)


def test_no_window_left_everything_is_picked_up() -> None:
    tale = position("R2@3 R3@3 B3@4", hands=("Y6 Y7", "B1", "B2"))
    tale.told("Ana play Y6@5")
    assert tale.event(CardsPickedUp) == CardsPickedUp(0, ("R2", "R3", "B3"), 3, unsure=False)
    assert tale.board == "Y6@5"


def test_two_copies_on_one_cell_are_two_penalty_cards() -> None:
    tale = position("R2@3 R2@3", hands=("Y6 Y7", "B1", "B2"))
    tale.told("Ana play Y6@5")
    assert tale.state.penalties(0) == 2


def test_the_player_chooses_among_the_different_pick_ups() -> None:
    tale = position("R3@3 R4@3 R5@3 B4@4", hands=("G6 G7", "B1", "B2"))
    tale.told("Ana play G6@6")
    assert tale.awaits == "Ana window"
    assert [way.cost for way in tale.state.ways()] == [3, 4]
    assert tale.why_not("Ana window 3") == ("no_such_window", {"number": 3, "last": 2})
    assert tale.why_not("Ana play G7@6")[0] == "not_now"
    tale.told("Ana window 1")
    assert tale.event(CardsPickedUp) == CardsPickedUp(0, ("R3", "R4", "R5"), 3, unsure=False)
    assert tale.board == "B4@4 G6@6"


def test_windows_with_the_same_pick_up_are_one_choice() -> None:
    board = parse_board(["R3@3", "R5@3"])
    assert [way.cost for way in pick_ups(board, "G6", 4)] == [1, 2]


def test_the_window_breaks_only_if_no_card_of_the_hand_fits() -> None:
    tale = position("R3@3", hands=("Y6 R1", "B1", "B2"))
    assert tale.why_not("Ana play Y6@3") == ("must_fit", {"card": "Y6"})
    assert tale.why_not("Ana play Y6@5") == ("must_fit", {"card": "Y6"})
    free = position("R3@3", hands=("Y6 R1", "B1", "B2"), break_when_fitting="allow")
    free.told("Ana play Y6@5")
    assert free.board == "Y6@5"


def test_a_card_that_fits_somewhere_does_not_break_the_window_elsewhere() -> None:
    tale = position("R3@3", hands=("Y5 Y6", "B1", "B2"))
    code, facts = tale.why_not("Ana play Y5@7")
    assert (code, facts["columns"]) == ("does_not_fit", (1, 2, 4, 5))
    free = position("R3@3", hands=("Y5 Y6", "B1", "B2"), break_when_fitting="allow")
    free.told("Ana play Y5@7")
    assert free.state.penalties(0) == 1


def test_the_second_card_must_fit() -> None:
    tale = position("R3@3", hands=("R5 Y7 R4", "B1", "B2")).told("Ana play R5@3")
    assert tale.why_not("Ana play Y7@4") == ("second_must_fit", {"card": "Y7"})
    tale.told("Ana play R4@3")
    assert tale.awaits == "Ana refill"


def test_nothing_fits_as_a_second_card() -> None:
    tale = position("R3@3", hands=("R5 Y7 Y6", "B1", "B2")).told("Ana play R5@3")
    tale.state = tale.state._replace(board=parse_board(["R1@3", "R3@3"]))
    assert [move.verb for move in tale.state.moves()] == ["done"]


def test_the_second_card_may_break_by_option_but_only_if_none_fits() -> None:
    tale = position("R3@3", hands=("R5 Y7 R4", "B1", "B2"), second_card_may_break="yes")
    tale.told("Ana play R5@3")
    assert tale.why_not("Ana play Y7@7")[0] == "must_fit"
    alone = position("R3@3", hands=("R4 Y7 Y7", "B1", "B2"), second_card_may_break="yes")
    alone.told("Ana play R4@3", "Ana play Y7@7")
    assert alone.state.penalties(0) == 2


def test_a_colour_may_start_any_free_column_once_its_last_card_has_left() -> None:
    tale = position("R3@3", hands=("Y7 R6 R7", "B1", "B2")).told("Ana play Y7@4")
    assert tale.board == "Y7@4"
    tale.told("Ana play R6@5")
    assert tale.board == "Y7@4 R6@5"


def test_by_option_a_colour_may_stand_in_several_columns() -> None:
    tale = position("R3@3", hands=("R5 G5", "B1", "B2"), one_column_per_colour="no")
    tale.told("Ana play R5@4")
    assert tale.board == "R3@3 R5@4"


def test_the_second_copy_goes_on_the_first_even_where_colours_are_free() -> None:
    tale = position("R3@3", hands=("R3 G5", "B1", "B2"), one_column_per_colour="no")
    assert tale.why_not("Ana play R3@4") == ("on_first_copy", {"card": "R3", "column": 3})
    tale.told("Ana play R3@3")
    assert tale.board == "R3@3 R3@3"


def test_there_is_no_passing_and_no_third_card() -> None:
    tale = position("R3@3", hands=("R1 R2 R4 R5", "B1", "B2"))
    assert tale.why_not("Ana done") == ("must_play", {})
    tale.told("Ana play R2@3", "Ana play R4@3")
    assert tale.why_not("Ana play R1@3")[0] == "not_now"
    assert tale.why_not("Bo play B1@4")[0] == "not_now"
    tale.told("Ana refill no")
    assert tale.why_not("Ana play R1@3") == ("not_your_turn", {"seat": 0, "turn": 1})


def test_only_cards_of_the_hand_are_played() -> None:
    tale = position("R3@3", hands=("R5", "B1", "B2"))
    assert tale.why_not("Ana play G3@4") == ("not_in_hand", {"card": "G3", "seat": 0})
    assert tale.why_not("Ana play ?@4") == ("face_needed", {})
