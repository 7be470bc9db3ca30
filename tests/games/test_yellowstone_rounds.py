"""Refilling, scoring and the end of a game of Yellowstone Park."""

from __future__ import annotations

import pytest
from yellowstone_stories import Tale, position

from companion.games.game import COUNT, GameEnded, Over
from companion.games.yellowstone import YELLOWSTONE
from companion.games.yellowstone.events import (
    CardsDrawn,
    NewPile,
    RoundEnded,
    SeatScored,
)


def test_one_card_played_and_some_left_no_refill() -> None:
    tale = position("R3@3", hands=("R1 R2 R4 R5 B3 B4", "B1", "B2"))
    tale.told("Ana play R4@3")
    assert tale.why_not("Ana refill yes") == ("no_refill", {"played": 1})
    tale.told("Ana done")
    assert (len(tale.state.hands[0]), tale.awaits) == (5, "Bo play")


def test_two_cards_played_and_some_left_refill_or_not() -> None:
    tale = position("R3@3", hands=("R1 R2 R4 B3 B4", "B1", "B2"))
    tale.told("Ana play R4@3", "Ana play R2@3")
    assert tale.awaits == "Ana refill"
    assert tale.why_not("Ana refill perhaps") == ("yes_or_no", {})
    kept = tale.state
    tale.told("Ana refill yes")
    assert tale.events == (CardsDrawn(0, 3, penalty=False),)
    tale.told("table deal Ana G1", "table deal Ana G2")
    assert tale.why_not("table deal Bo G3") == ("dealt_to", {"seat": 1, "turn": 0})
    tale.state = tale.state._replace(hands=(tale.state.hands[0], ("R4",), ("B2",)))
    assert tale.why_not("table deal Ana R4") == ("no_copy_left", {"card": "R4"})
    tale.told("table deal Ana G3")
    assert (len(tale.state.hands[0]), tale.awaits) == (6, "Bo play")
    tale.state = kept
    tale.told("Ana refill no")
    assert (len(tale.state.hands[0]), tale.awaits) == (3, "Bo play")


def test_an_empty_hand_takes_six_from_the_pile() -> None:
    tale = position("R3@3", hands=("R4 R5", "B1", "B2"), penalties=(5, 0, 0))
    tale.told("Ana play R4@3", "Ana play R5@3")
    assert tale.events[-1] == CardsDrawn(0, 6, penalty=False)
    assert tale.why_not("Ana draw penalty") == ("too_few_penalties", {"seat": 0, "found": 5})


def test_an_only_card_played_empties_the_hand_too() -> None:
    tale = position("R3@3", hands=("R4", "B1", "B2")).told("Ana play R4@3")
    assert tale.events[-1] == CardsDrawn(0, 6, penalty=False)


def test_six_penalty_cards_may_be_drawn_instead() -> None:
    tale = position("R3@3", hands=("R4 R5", "B1", "B2"), penalties=(7, 0, 0))
    tale.told("Ana play R4@3", "Ana play R5@3")
    assert tale.awaits == "Ana draw"
    assert tale.why_not("Ana draw both") == ("which_pile", {})
    pile = tale.state.pile
    tale.told("Ana draw penalty")
    assert tale.events == (CardsDrawn(0, 6, penalty=True),)
    for card in ("B1", "B2", "B3", "B3", "B4", "B4"):
        tale.told(f"table deal Ana {card}")
    assert (tale.state.penalties(0), tale.state.pile) == (1, pile)
    assert tale.awaits == "Bo play"


def test_what_was_drawn_from_penalties_is_known_to_its_owner_alone() -> None:
    tale = position("R3@3", hands=("R4 R5", "B1", "B2"), penalties=(7, 0, 0))
    tale.told("Ana play R4@3", "Ana play R5@3", "Ana draw penalty")
    tale.told(*(f"table deal Ana {card}" for card in ("B1", "B2", "B3", "B3", "B4", "B4")))
    assert tale.state.view(0).shut[0] == tale.state.shut[0] != ("?",)
    assert tale.state.view(1).shut[0] == ("?",)
    assert tale.state.view(None).hands[0] == ("?",) * 6


def last_card(penalties: tuple[int, ...], markers: tuple[int, ...], pile: int = 4) -> Tale:
    """Ana empties her hand and draws the last cards of the pile."""
    tale = position(
        "R3@3", hands=("R4 R5", "R6 R7", "G6 G7"), penalties=penalties, markers=markers, pile=pile
    )
    tale.told("Ana play R4@3", "Ana play R5@3")
    if tale.awaits == "Ana draw":
        tale.told("Ana draw pile")
    while tale.awaits == "table deal 0":
        tale.told(f"table deal Ana {tale.state.awaits.possible.cards[0]}")  # type: ignore[union-attr]
    return tale


def test_the_last_card_of_the_pile_stops_play_for_a_scoring() -> None:
    tale = last_card((4, 0, 9), (5, 5, 4))
    assert tale.state.markers == (9, 5, 13)
    assert len(tale.state.hands[0]) == 4
    assert tale.events[1:2] == (RoundEnded(1, last=False),)
    assert tale.events[-1] == NewPile(13)
    assert (tale.state.pile, tale.awaits, tale.state.round) == (13, "Bo play", 2)
    assert tale.board == "R3@3 R4@3 R5@3"
    scored = [event for event in tale.events if isinstance(event, SeatScored)]
    assert [[(line.reason, line.points) for line in event.sheet.lines] for event in scored] == [
        [("start", 5), ("penalties", 4)],
        [("start", 5)],
        [("start", 5), ("bonus", -1), ("penalties", 9)],
    ]
    assert [event.total for event in scored] == [9, 5, 13]


@pytest.mark.parametrize(
    ("markers", "penalties", "winners"),
    [
        ((30, 20, 30), (6, 0, 1), (1,)),
        ((30, 30, 34), (5, 5, 6), (0, 1)),
        ((35, 35, 40), (0, 0, 0), (0, 1)),
    ],
)
def test_a_marker_on_35_or_beyond_ends_the_game(
    markers: tuple[int, ...], penalties: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    tale = last_card(penalties, markers)
    totals = tuple(m + p for m, p in zip(markers, penalties, strict=True))
    assert tale.state.awaits == Over(totals, winners)
    assert tale.events[-1] == GameEnded(totals, winners)


def test_34_goes_on() -> None:
    tale = last_card((4, 0, 1), (30, 20, 30))
    assert tale.state.markers == (34, 20, 31)
    assert tale.awaits == "Bo play"


def test_without_penalty_cards_there_is_no_new_pile() -> None:
    tale = last_card((0, 0, 0), (5, 5, 5))
    assert tale.events[-1] == NewPile(0)
    assert (tale.state.pile, tale.state.last, tale.awaits) == (0, True, "Bo play")


def test_then_play_goes_on_without_refills_until_a_hand_is_empty() -> None:
    tale = position(
        "R3@3", hands=("R4 R5 G1", "Y7 Y6", "B1 B2"), markers=(9, 5, 6), pile=0, last=True
    )
    tale.told("Ana play R4@3", "Ana play R5@3")
    assert tale.awaits == "Bo play"
    tale.told("Bo play Y7@4", "Bo window 1", "Bo play Y6@4")
    assert RoundEnded(1, last=True) in tale.events
    assert tale.state.awaits == Over((9, 7, 6), (2,))


def test_only_counting() -> None:
    tale = Tale(YELLOWSTONE.new(3, None, COUNT))
    assert tale.awaits == "table recount"
    tale.told("Cy bonus 1")
    assert tale.why_not("table recount Bo 1") == ("count_in_order", {"seat": 1, "turn": 0})
    assert tale.why_not("table recount Ana 57") == ("more_than_there_are", {"number": 57})
    assert tale.why_not("Ana bonus 2") == ("no_such_bonus", {"number": "2"})
    tale.told("table recount Ana 4", "table recount Bo 0", "table recount Cy 9")
    assert tale.state.markers == (9, 5, 13)
    assert tale.awaits == "table round"
    assert tale.why_not("table round 3") == ("wrong_round", {"round": 2})
    tale.told("table round 2", "table recount Ana 26", "table recount Bo 1", "table recount Cy 0")
    assert tale.state.awaits == Over((35, 6, 13), (1,))


def test_counting_ends_with_the_count_after_one_without_penalties() -> None:
    tale = Tale(YELLOWSTONE.new(2, None, COUNT))
    tale.told("table recount Ana 0", "table recount Bo 0", "table round 2")
    tale.told("table recount Ana 2", "table recount Bo 1")
    assert tale.state.awaits == Over((7, 6), (1,))
