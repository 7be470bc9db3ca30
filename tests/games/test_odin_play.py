"""Odin: what may be laid, what is taken, who goes on. The examples of the rules, in notation."""

from __future__ import annotations

import pytest
from odin_stories import Story, position

from companion.games.game import GameEnded, Over
from companion.games.odin import ODIN, PlayError, judge_play
from companion.games.odin.events import (
    CardPicked,
    CardsPlayed,
    MiddleCleared,
)
from companion.games.odin.sets import in_order, value

OTHERS = ("Bo: RE1 RE2 OR9", "Cy: BK1 BK2 OR8")


def plays(story: Story) -> set[str]:
    """Every set that may be laid, in notation."""
    return {" ".join(map(str, move.args)) for move in story.state.moves() if move.verb == "play"}


# What a set is worth


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("BL2 BL8", 82),
        ("BL2 BL4 BL9", 942),
        ("BL1 BL5 BL7", 751),
        ("BL2 BL3 BL6 BL8", 8632),
        ("BL1 BL3 BL5 BL6 BL8 BL9", 986531),
        ("BL7", 7),
        ("BL9 RE9", 99),
    ],
)
def test_a_set_is_worth_its_digits_in_descending_order(cards: str, worth: int) -> None:
    assert value(in_order(cards.split())) == worth
    assert value(in_order(reversed(cards.split()))) == worth


# What may be laid: (middle, cards, value) and (middle, cards, reason)


@pytest.mark.parametrize(
    ("middle", "cards", "worth"),
    [
        ("RE3", "GR4", 4),
        ("RE7", "GR8", 8),
        ("RE7", "OR9", 9),
        ("RE7", "GR6 GR4", 64),
        ("RE7", "GR1 BK1", 11),
        ("BL5", "GR2 GR3", 32),
        ("BL9", "RE1 GR1", 11),
        ("BL9 RE9", "PI1 PI2 PI3", 321),
        ("BL9 RE9", "PI1 GR1 OR1", 111),
        ("BL2 BL8", "GR8 GR3", 83),
        ("BL1 BL2 BL3", "RE1 RE2 RE4", 421),
        ("BL1 BL2 BL3 BL4 BL5", "RE9 RE8 RE7 RE6 RE5 RE4", 987654),
        ("", "BL4", 4),
    ],
)
def test_a_play_that_is_allowed(middle: str, cards: str, worth: int) -> None:
    assert judge_play(middle, cards).value == worth


@pytest.mark.parametrize(
    ("middle", "cards", "reason", "facts"),
    [
        ("RE3", "GR3", "too_low", {"value": 3, "beaten": 3, "least": 1, "most": 2}),
        ("RE3", "GR2", "too_low", {"value": 2, "beaten": 3, "least": 1, "most": 2}),
        ("BL5", "RE5", "too_low", {"value": 5, "beaten": 5, "least": 1, "most": 2}),
        ("BL8 BL2", "GR8 GR2", "too_low", {"value": 82, "beaten": 82, "least": 2, "most": 3}),
        ("BL9 RE9", "OR9 OR8", "too_low", {"value": 98, "beaten": 99, "least": 2, "most": 3}),
        ("BL9 RE9", "PI9 GR9", "too_low", {"value": 99, "beaten": 99, "least": 2, "most": 3}),
        ("BL4 BL5", "OR9", "too_few_cards", {"cards": 1, "least": 2, "most": 3}),
        ("BL4 BL5", "OR6 OR7 OR8 OR9", "too_many_cards", {"cards": 4, "least": 2, "most": 3}),
        ("BL5", "RE7 GR7 OR7", "too_many_cards", {"cards": 3, "least": 1, "most": 2}),
        ("BL9 RE9", "PI1 PI2 GR3", "mixed", {"cards": ("PI1", "PI2", "GR3")}),
        ("BL9", "RE8 GR7", "mixed", {"cards": ("RE8", "GR7")}),
        ("", "BL1 BL4", "one_card_to_start", {}),
        ("", "BL7 RE7", "one_card_to_start", {}),
    ],
)
def test_a_play_that_is_refused(
    middle: str, cards: str, reason: str, facts: dict[str, object]
) -> None:
    refused = judge_play(middle, cards).reason
    assert refused is not None
    assert (refused.code, dict(refused.facts)) == (reason, facts)


@pytest.mark.parametrize(
    ("middle", "cards", "hand", "reason"),
    [
        ("BL8", "XX9", None, "no_such_card"),
        ("BL8", "", None, "nothing_laid"),
        ("BL8", "?", None, "face_needed"),
        ("BL8", "BL8", None, "in_middle"),
        ("BL8 BL8", "RE9", None, "card_twice"),
        ("BL8 RE2", "RE9", None, "middle_mixed"),
        ("", "RE9", "RE8", "not_held"),
        ("", "RE9 RE8", "RE8 ?", None),
    ],
)
def test_cards_that_cannot_lie_so_get_no_verdict(
    middle: str, cards: str, hand: str | None, reason: str | None
) -> None:
    if reason is None:
        assert judge_play(middle, cards, hand).legal
        return
    with pytest.raises(PlayError) as error:
        judge_play(middle, cards, hand)
    assert error.value.reason.code == reason


def test_two_cards_in_the_middle_take_two_or_three_never_one_or_four() -> None:
    story = position("BL4 BL5", "Ana: RE6 RE7 RE8 RE9 OR1", *OTHERS)
    assert {len(cards.split()) for cards in plays(story)} == {2, 3}


def test_on_a_single_seven_an_eight_or_nine_or_any_pair() -> None:
    story = position("RE7", "Ana: GR4 GR6 BK6 BK8 OR9", *OTHERS)
    assert plays(story) == {"BK8", "OR9", "GR4 GR6", "BK6 BK8", "GR6 BK6"}


def test_same_colour_or_same_number_is_enough_both_at_once_never_asked() -> None:
    story = position("BL1", "Ana: RE4 GR4 GR6", *OTHERS)
    assert {"RE4 GR4", "GR4 GR6"} <= plays(story)
    assert story.why_not("Ana play RE4 GR6")[0] == "mixed"


# The first to play


def test_the_first_lays_one_card_though_many_go_together() -> None:
    story = position("", "Ana: BL1 BL4 RE7", *OTHERS)
    assert plays(story) == {"BL1", "BL4", "RE7"}
    assert story.why_not("Ana play BL1 BL4") == ("one_card_to_start", {})


def test_a_whole_hand_of_one_colour_may_be_laid_at_once_but_need_not() -> None:
    story = position("", "Ana: BL1 BL4 BL7", *OTHERS)
    assert plays(story) == {"BL1", "BL4", "BL7", "BL1 BL4 BL7"}
    assert story.why_not("Ana play BL1 BL4") == ("one_card_to_start", {})
    story.told("Ana play BL7 BL1 BL4")
    assert story.state.scores == ((0, 3, 3),)


def test_a_whole_hand_of_one_number_too() -> None:
    story = position("", "Ana: BL7 RE7", *OTHERS).told("Ana play BL7 RE7")
    assert story.awaits == "table round"


def test_the_first_cannot_pass() -> None:
    story = position("", "Ana: BL1 RE7", *OTHERS)
    assert story.why_not("Ana pass") == ("starter_must_play", {"seat": 0})


# Taking a card


def test_the_only_card_of_the_middle_is_taken_at_once() -> None:
    story = position("BL3", "Ana: RE4 RE8", *OTHERS).told("Ana play RE4")
    assert (story.hand("Ana"), story.middle, story.discard) == ("BL3 RE8", "RE4", "")
    assert story.event(CardPicked) == CardPicked(0, "BL3", 2, at_once=True)
    assert story.awaits == "Bo play"


def test_one_card_of_a_set_is_chosen_the_others_are_discarded() -> None:
    story = position("GR3 GR2", "Ana: RE4 RE5 BK1", *OTHERS).told("Ana play RE4 RE5")
    assert story.event(CardsPlayed) == CardsPlayed(0, ("RE4", "RE5"), 54, ("GR3", "GR2"), 1)
    assert story.awaits == "Ana pick"
    assert [move.args for move in story.state.moves()] == [("GR3",), ("GR2",)]
    story.told("Ana pick GR2")
    assert (story.hand("Ana"), story.discard) == ("GR2 BK1", "GR3")
    assert story.awaits == "Bo play"


def test_a_card_just_laid_cannot_be_taken_nor_one_that_never_lay_there() -> None:
    story = position("GR3 GR2", "Ana: RE4 RE5 BK1", *OTHERS).told("Ana play RE4 RE5")
    lay = ("GR3", "GR2")
    assert story.why_not("Ana pick RE4") == ("just_played", {"card": "RE4", "display": lay})
    assert story.why_not("Ana pick OR4") == ("not_in_middle", {"card": "OR4", "display": lay})


def test_taking_is_no_choice_to_decline() -> None:
    story = position("GR3 GR2", "Ana: RE4 RE5 BK1", *OTHERS).told("Ana play RE4 RE5")
    assert story.why_not("Ana pass")[0] == "not_now"
    assert story.why_not("Bo pass")[0] == "not_now"


def test_nothing_is_taken_from_an_empty_middle() -> None:
    story = position("", "Ana: RE4 RE8 BK1", *OTHERS).told("Ana play RE4")
    assert (story.hand("Ana"), story.awaits) == ("RE8 BK1", "Bo play")


def test_an_empty_hand_takes_nothing_and_the_round_is_over() -> None:
    story = position("GR3", "Ana: RE4", *OTHERS).told("Ana play RE4")
    assert (story.hand("Ana"), story.awaits) == ("", "table round")
    assert story.state.scores == ((0, 3, 3),)
    assert story.discard == "GR3"


def test_passing_takes_nothing() -> None:
    story = position("GR3", "Ana: RE4 RE8", *OTHERS).told("Ana pass")
    assert (story.hand("Ana"), story.middle) == ("RE4 RE8", "GR3")


# Passing


def test_when_all_others_have_passed_the_last_to_play_begins_with_one_card() -> None:
    story = position("BL3", "Ana: GR8 RE8 OR1", *OTHERS)
    story.told("Ana play GR8", "Bo pass", "Cy pass")
    assert story.event(MiddleCleared) == MiddleCleared(0)
    assert (story.middle, story.discard, story.awaits) == ("", "GR8", "Ana play")
    assert story.hand("Ana") == "BL3 RE8 OR1"
    assert plays(story) == {"BL3", "RE8", "OR1"}


def test_who_passed_may_play_at_the_next_turn_of_the_same_set() -> None:
    story = position("BL1", "Ana: GR3 RE8 OR1", *OTHERS)
    story.told("Ana play GR3", "Bo pass", "Cy play OR8", "Ana pass")
    assert story.awaits == "Bo play"
    story.told("Bo play OR9")
    assert story.middle == "OR9"


def test_with_two_players_one_pass_is_enough() -> None:
    story = position("BL3", "Ana: GR8 RE8", "Bo: RE1 RE2").told("Ana play GR8", "Bo pass")
    assert (story.middle, story.awaits) == ("", "Ana play")


# The end of a round and of the game


def test_one_point_for_each_card_left_and_the_left_neighbour_of_the_first_begins() -> None:
    story = position("GR3", "Ana: RE9 BK1", "Bo: RE4", "Cy: BK2 OR8", turn="Bo", passes=1)
    story.told("Bo play RE4")
    assert story.state.scores == ((2, 0, 2),)
    story.told("table round 2")
    assert story.awaits == "table deal"
    assert story.state.turn == 1


def test_below_the_target_it_goes_on() -> None:
    """14, 9 and 12 points; the hand leaves 0, 3 and 2."""
    story = position("BL1", "Ana: RE4", "Bo: BK1 BK2 BK3", "Cy: OR1 OR2", scores="14 9 12")
    story.told("Ana play RE4")
    assert story.state.totals == (14, 12, 14)
    assert story.awaits == "table round"


def test_at_the_target_the_lowest_total_wins_and_equal_ones_share() -> None:
    story = position("BL1", "Ana: RE4 RE5", "Bo: OR9", "Cy: OR1", turn="Bo", scores="13 7 6")
    story.told("Bo play OR9")
    assert story.state.awaits == Over((15, 7, 7), (1, 2))
    assert story.event(GameEnded) == GameEnded((15, 7, 7), (1, 2))


@pytest.mark.parametrize(
    ("target", "over"), [("10", True), ("15", True), ("20", False), ("single", True)]
)
def test_the_target_is_an_option(target: str, over: bool) -> None:
    rules = ODIN.new(3, {"target": target}).rules
    story = position("BL1", "Ana: RE4", "Bo: BK1", "Cy: OR1", target=rules.target, scores="9 9 15")
    story.told("Ana play RE4")
    assert (story.awaits == "over") == over


def test_a_single_round_ends_the_game_whatever_the_points() -> None:
    story = position("BL1", "Ana: RE4", "Bo: BK1", "Cy: OR1", target=0).told("Ana play RE4")
    assert story.state.awaits == Over((0, 1, 1), (0,))


def test_two_players_may_leave_two_colours_out() -> None:
    state = ODIN.new(2, {"two_player_colours_removed": "2"})
    story = Story(("Ana", "Bo"), state).told("table start Bo")
    assert len(story.state.unlocated()) == 36
    assert story.why_not("table deal Bo BK5") == ("colour_removed", {"card": "BK5"})
    assert story.why_not("table deal Bo OR5") == ("colour_removed", {"card": "OR5"})
    assert ODIN.new(3, {"two_player_colours_removed": "2"}).rules.removed == ()


def test_six_may_play_with_all_cards_dealt() -> None:
    story = Story(("Ana", "Bo", "Cy", "Di", "Ed", "Flo"), ODIN.new(6)).told("table start Flo")
    for _ in range(54):
        story.state = story.state.after(next(story.state.moves())).state
    assert (story.state.pile, story.awaits) == (0, "Flo play")
