"""Odin: hands nobody knows, cards told in secret, repairs, counted hands; who knows what."""

from __future__ import annotations

import random

import pytest
from odin_stories import Story, at_a_table, position

from companion.games.game import COUNT, PHYSICAL, TABLE, Move, Over, Reveal
from companion.games.odin import ODIN, Odin
from companion.games.odin.events import (
    CardDealt,
    CardPicked,
    HandDealt,
    HandRecounted,
    HandScored,
    SetFound,
)

NAMES = ("Ana", "Bo", "Cy")


def begun() -> Story:
    """Bo has laid two cards on one of Ana's; Cy is to play."""
    story = at_a_table(*NAMES)
    return story.told("Ana play BL3", "Bo play RE4 GR4")


def test_hands_are_only_counted() -> None:
    story = begun()
    assert story.hand("Ana") == "? ? ? ? ? ? ? ?"
    assert story.hand("Bo") == "BL3 ? ? ? ? ? ? ?"
    assert story.awaits == "Cy play"


def test_a_play_out_of_a_hidden_hand_is_judged_by_the_rules_alone() -> None:
    story = begun()
    assert story.why_not("Cy play RE9") == ("too_few_cards", {"cards": 1, "least": 2, "most": 3})
    assert story.why_not("Cy play RE1 RE2")[0] == "too_low"
    assert story.why_not("Cy play RE4 RE9") == ("in_middle", {"card": "RE4"})
    assert story.why_not("Cy play BL3 BL9") == ("in_hand", {"card": "BL3", "seat": 1})
    assert story.why_not("Cy play ?") == ("face_needed", {})
    story.told("Cy play RE1 RE2 RE3")
    assert story.awaits == "Cy pick"


def test_a_discarded_card_cannot_be_laid_again() -> None:
    story = begun().told("Cy pass", "Ana pass")
    assert story.discard == "RE4 GR4"
    assert story.why_not("Bo play RE4") == ("in_discard", {"card": "RE4"})


def test_a_taken_card_that_was_not_read_stays_unknown() -> None:
    story = begun().told("Cy play RE1 RE2 RE3", "Cy pick ?")
    assert story.event(CardPicked) == CardPicked(2, "?", 7)
    assert (story.hand("Cy"), story.discard) == ("? ? ? ? ? ? ?", "?")
    story.told("Ana pass", "Bo pass", "Cy play RE4")
    assert story.middle == "RE4"


def test_a_hand_of_four_hidden_cards_may_be_laid_at_once_if_its_known_card_fits() -> None:
    hands = ("Ana: BL3 ? ? ?", "Bo: ? ?", "Cy: ? ?")
    story = position("", *hands, table=PHYSICAL)
    assert story.why_not("Ana play RE1 RE2 RE5 RE7") == ("hand_too_small", {"seat": 0, "size": 4})
    story.told("Ana play BL3 BL4 BL5 BL9")
    assert story.state.scores == ((0, 2, 2),)


def test_more_cards_than_a_hand_holds_are_refused() -> None:
    story = position("BL1 BL2", "Ana: ? ?", "Bo: ? ?", table=PHYSICAL)
    assert story.why_not("Ana play RE1 RE2 RE3") == ("hand_too_small", {"seat": 0, "size": 2})


# A hand told to the program in secret


def test_a_card_of_a_hand_is_told_to_its_owner_alone() -> None:
    story = begun().told("table deal Ana BL7")
    assert story.event(CardDealt).audience == (0,)
    assert story.hand("Ana") == "BL7 ? ? ? ? ? ? ?"
    assert story.state.view(None) == begun().state.view(None)
    assert story.state.view(1) == begun().state.view(1)
    assert story.awaits == "Cy play"


def test_whoever_told_all_nine_hears_the_hand_and_what_may_be_laid() -> None:
    story = at_a_table(*NAMES)
    cards = ("BL1", "BL2", "RE5", "GR5", "OR9", "BK7", "BK8", "PI1", "PI6")
    story.told(*(f"table deal Ana {card}" for card in cards))
    heard = story.event(HandDealt)
    assert (heard.audience, len(heard.cards)) == ((0,), 9)  # type: ignore[attr-defined]
    own, others = story.state.view(0), story.state.view(None)
    assert {move.args for move in own.moves()} == {(card,) for card in cards}
    assert len(list(others.moves())) > 50
    assert story.why_not("table deal Ana RE9") == ("hand_known", {"seat": 0})
    assert story.why_not("Ana play RE9") == ("not_in_hand", {"card": "RE9", "seat": 0})


def test_a_told_card_that_another_lays_is_refused_without_naming_its_owner() -> None:
    story = begun().told("table deal Ana BL7")
    assert story.why_not("Cy play BL7 BL8") == ("cannot_be_here", {"card": "BL7"})
    assert story.why_not("table deal Bo BL7") == ("cannot_be_here", {"card": "BL7"})
    assert story.why_not("table deal Ana BL7") == ("told_already", {"card": "BL7"})
    assert story.why_not("table deal Ana RE4") == ("in_middle", {"card": "RE4"})
    assert story.why_not("table deal Ana ?") == ("face_needed", {})


def test_cards_can_be_told_of_hands_that_are_not_known_yet() -> None:
    story = position("BL4", "Ana: RE3 GR4", "Bo: ? ?", "Cy: BK1 ?", table=PHYSICAL)
    slot = story.state.slot(Move(TABLE, "deal"))
    assert slot is not None
    assert slot.values == (1, 2)


# Repairs


def test_an_unseen_turn_is_known_by_the_cards_left_in_the_hand() -> None:
    """Cy had 9 cards and two lay there: laying two leaves 8, laying three leaves 7."""
    story = begun().told("Cy ? turn")
    assert story.awaits == "table recount"
    assert story.why_not("table recount Cy 9") == ("not_so_many", {"seat": 2, "free": (7, 8)})
    assert story.why_not("table recount Ana 8") == ("count_other_hand", {"seat": 2})
    story.told("table recount Cy 7")
    assert story.event(SetFound) == SetFound(3)
    assert (story.middle, story.hand("Cy"), story.discard) == ("? ? ?", "? ? ? ? ? ? ?", "?")
    assert story.awaits == "Ana play"
    assert story.why_not("Ana play BL1 BL2")[0] == "too_few_cards"
    story.told("Ana play BL1 BL2 BL4", "Ana pick RE5")
    assert story.hand("Ana") == "RE5 ? ? ? ? ?"


def test_an_unseen_turn_on_one_card_took_that_card() -> None:
    story = at_a_table(*NAMES).told("Ana play BL3", "Bo ? turn", "table recount Bo 9")
    assert (story.hand("Bo"), story.middle) == ("BL3 ? ? ? ? ? ? ? ?", "?")


def test_an_unseen_turn_that_empties_the_hand_ends_the_round() -> None:
    story = position("BL1", "Ana: ? ?", "Bo: ? ? ?", table=PHYSICAL)
    story.told("Ana ? turn", "table recount Ana 0")
    assert story.state.scores == ((0, 3),)


def test_a_hand_too_small_to_play_must_have_passed() -> None:
    story = position("BL1 BL2 BL3", "Ana: ? ?", "Bo: ? ? ?", table=PHYSICAL)
    assert story.why_not("Ana ? turn") == ("must_have_passed", {"seat": 0, "least": 3})


def test_an_unseen_taking_is_an_unread_card() -> None:
    story = begun().told("Cy play RE1 RE2 RE3", "Cy ? turn")
    assert (story.hand("Cy"), story.awaits) == ("? ? ? ? ? ? ?", "Ana play")


def test_a_hand_can_be_counted_again() -> None:
    story = begun().told("table recount Bo 6")
    assert story.event(HandRecounted) == HandRecounted(1, 6)
    assert (story.hand("Bo"), story.discard) == ("BL3 ? ? ? ? ?", "? ?")
    story.told("table recount Ana 9")
    assert (len(story.state.hands[0]), story.discard) == (9, "?")


def test_cards_stay_known_as_long_as_the_hand_has_room_for_them() -> None:
    hands = ("Ana: BL3 RE5 ?", "Bo: ? ?")
    assert position("BL1", *hands, table=PHYSICAL).told("table recount Ana 2").hand("Ana") == (
        "BL3 RE5"
    )
    assert position("BL1", *hands, table=PHYSICAL).told("table recount Ana 1").hand("Ana") == "?"


def test_hands_are_not_counted_before_there_are_any() -> None:
    story = Story(NAMES, ODIN.new(3, table=PHYSICAL))
    assert story.why_not("table recount Ana 7")[0] == "not_now"
    assert dealt({"Ana": ANA, "Bo": BO}).why_not(Move(TABLE, "recount", (0, "7"))) is not None


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("table recount Ana 9", "count_fewer_first"),
        ("table recount Ana 0", "hand_not_empty"),
        ("table recount Ana 10", "nine_at_most"),
        ("table recount Ana BL5", "number_expected"),
        ("table recount Ana", "incomplete"),
    ],
)
def test_a_count_that_cannot_be(line: str, reason: str) -> None:
    assert begun().why_not(line)[0] == reason


# Only counting


def counting(*lines: str, target: str = "15") -> Story:
    state = ODIN.new(3, {"target": target}, COUNT)
    return Story(NAMES, state).told(*lines)


def test_hands_are_counted_as_numbers_or_card_by_card() -> None:
    story = counting("table recount Ana 4", "table recount Bo BL1 RE2", "table recount Cy 0")
    assert story.state.scores == ((4, 2, 0),)
    scored = [event for event in story.events if isinstance(event, HandScored)]
    assert [event.sheet.lines[0].cards for event in scored] == [(), ("BL1", "RE2"), ()]
    story.told("table round 2")
    assert story.awaits == "table recount"


def test_exactly_one_hand_is_empty() -> None:
    story = counting("table recount Ana 0")
    assert story.why_not("table recount Bo 0") == ("out_already", {"seat": 0})
    story = counting("table recount Ana 1", "table recount Bo 2")
    assert story.why_not("table recount Cy 3") == ("nobody_out", {"seat": 2})
    assert story.why_not("table recount Cy BL4") == ("nobody_out", {"seat": 2})


def test_a_card_is_left_in_one_hand_only() -> None:
    story = counting("table recount Ana BL1 RE2")
    assert story.why_not("table recount Bo RE2") == ("in_hand", {"card": "RE2", "seat": 0})
    assert story.why_not("table recount Bo RE3 RE3") == ("card_twice", {"card": "RE3"})


def test_counted_rounds_come_to_an_end() -> None:
    lines = ("table recount Ana 9", "table recount Bo 0", "table recount Cy 9")
    story = counting(*lines, "table round 2", *lines)
    assert story.state.awaits == Over((18, 0, 18), (1,))


# Who knows what


def dealt(hands: dict[str, str], *lines: str) -> Odin:
    story = Story(hands, ODIN.new(len(hands))).told("table start Ana")
    for name, cards in hands.items():
        story.told(*(f"table deal {name} {card}" for card in cards.split()))
    return story.told(*lines).state


ANA = "BL1 BL2 BL3 BL4 BL5 BL6 BL7 BL8 BL9"
BO = "RE1 RE2 RE3 RE4 RE5 RE6 RE7 RE8 RE9"
BO_OTHERWISE = "RE1 RE2 RE3 RE4 GR5 GR6 GR7 GR8 GR9"


def test_hands_that_a_seat_cannot_see_make_no_difference_to_it() -> None:
    lines = ("Ana play BL1", "Bo play RE3 RE4", "Ana pass")
    one, other = (dealt({"Ana": ANA, "Bo": bo}, *lines) for bo in (BO, BO_OTHERWISE))
    assert one != other
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


def test_everybody_remembers_the_card_taken_from_the_middle_until_it_is_laid() -> None:
    state = dealt({"Ana": ANA, "Bo": BO}, "Ana play BL1", "Bo play RE3 RE4")
    assert state.view(0).hands[1] == ("BL1", *("?",) * 7)
    state = state.after(Move(0, "pass")).state.after(Move(1, "play", ("BL1",))).state
    assert state.view(0).hands[1] == ("?",) * 7


def test_the_public_view_of_a_virtual_table_is_a_physical_table() -> None:
    lines = ("Ana play BL1", "Bo play RE3 RE4", "Ana pass", "Bo play RE1")
    virtual = dealt({"Ana": ANA, "Bo": BO}, *lines)
    physical = at_a_table("Ana", "Bo").told(*lines).state
    assert virtual.view(None)._replace(rules=physical.rules) == physical


def test_a_sample_fills_every_hand_with_cards_that_may_be_there() -> None:
    state = dealt({"Ana": ANA, "Bo": BO}, "Ana play BL1", "Bo play RE3 RE4")
    view = state.view(0)
    hands = {view.sample(random.Random(seed)).hands[1] for seed in range(20)}
    assert len(hands) > 15
    for hand in hands:
        assert "BL1" in hand
        assert not set(hand) & {"?", "RE3", "RE4", *ANA.split()[1:]}


def test_cards_are_dealt_in_order_and_each_is_for_its_owner_alone() -> None:
    story = Story(NAMES, ODIN.new(3)).told("table start Bo", "table deal Bo BL1")
    assert [event.audience for event in story.events] == [(1,)]
    assert story.why_not("table deal Cy BL2") == ("deal_in_order", {"seat": 2, "turn": 1})
    assert story.why_not("table deal Bo BL1") == ("told_already", {"card": "BL1"})
    assert story.state.view(0).hands == ((), ("?",), ())
    awaited = story.state.awaits
    assert isinstance(awaited, Reveal)
    assert (awaited.place, awaited.source, awaited.audience) == ("hand 2", "round 1", (1,))
    assert "BL1" not in awaited.possible.cards
    assert story.state.why_not(Move(TABLE, "deal", (1, "?"))) is not None


def test_hidden_cards_are_not_named_when_the_points_are_counted() -> None:
    story = position("BL3", "Ana: RE4", "Bo: OR1 OR2").told("Ana play RE4")
    scored = [event for event in story.events if isinstance(event, HandScored)]
    assert [line.cards for event in scored for line in event.sheet.lines] == [(), ()]
