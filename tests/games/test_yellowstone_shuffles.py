"""A hand of cards from two shuffles, where it is known how many came from each."""

from __future__ import annotations

from companion.games.game import Step
from companion.games.notation import parse_move
from companion.games.yellowstone import YELLOWSTONE
from companion.games.yellowstone.events import BoardRecounted, CardPlayed

NAMES = ("Ana", "Bo")
FIRST, SECOND = "0000000000000000000200000020", "1111212222222221221020212201"
"""The first shuffle has only G6 and R6 left, the second B1 and G1 and others."""
TEXT = (
    "2 yes no no 0 physical | {phase} 2 0 1 0 no | Y1@1 G2@3 | - | - | "
    "? ? ? ? ? ? ; ? ? ? | - ; - | - ; - | "
    f"1 {FIRST} 0 2,2 0,0 ; 2 {SECOND} 36 4,1 0,0 | 5 5 | - | 0 0"
)
"""Bo holds two cards of the first shuffle and one of the second."""


def told(phase: str, *lines: str) -> Step:
    step = Step(YELLOWSTONE.parse(TEXT.format(phase=phase)), ())
    for line in lines:
        step = step.state.after(parse_move(line, NAMES, YELLOWSTONE))
    return step


def refused(line: str, *before: str) -> str | None:
    reason = told("play", *before).state.why_not(parse_move(line, NAMES, YELLOWSTONE))
    return None if reason is None else reason.code


def test_an_unread_turn_is_found_if_the_hand_can_have_held_its_cards_together() -> None:
    events = told("board", "table board Y1@1 B1@2 G2@3").events
    assert [event.card for event in events if isinstance(event, CardPlayed)] == ["B1"]


def test_two_cards_of_which_the_hand_held_one_at_most_are_only_believed() -> None:
    assert told("board", "table board Y1@1 B1@2 G1@3 G2@3").events == (BoardRecounted(4, 4),)


def test_a_second_card_of_a_shuffle_cannot_be_told_where_the_hand_has_one_of_it() -> None:
    assert refused("table deal Bo B1") is None
    assert refused("table deal Bo B1", "table deal Bo G1") == "no_copy_left"
    assert refused("table deal Bo G6", "table deal Bo G1") is None


def test_nor_can_it_be_played() -> None:
    assert refused("Bo play B1@2") is None
    assert refused("Bo play B1@2", "table deal Bo G1") == "no_copy_left"
    assert refused("Bo play G1@3", "table deal Bo G1") is None
