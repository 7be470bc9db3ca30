"""Small facts of Odin that other tests would not miss: events, reasons told exactly, edges."""

from __future__ import annotations

import random

import pytest
from odin_stories import Story, at_a_table, position

from companion.games.game import COUNT, PHYSICAL, TABLE, Move, Reason, ScoreLine, ScoreSheet, Slot
from companion.games.odin import ODIN, PlayError, judge_play, may_be_a_hand
from companion.games.odin.events import (
    HandRecounted,
    HandScored,
    MiddleCleared,
    Passed,
    RoundBegan,
    RoundEnded,
    SetFound,
    TurnUnseen,
)
from companion.games.odin.sets import COLOUR, FACES, HAND, NUMBER, can_grow, in_order, plays

NAMES = ("Ana", "Bo", "Cy")


def taking() -> Story:
    """Cy has laid three cards on red 4 and green 4, and has one of these to take."""
    return at_a_table(*NAMES).told("Ana play BL3", "Bo play RE4 GR4", "Cy play RE1 RE2 RE3")


def taking_unread() -> Story:
    """Ana has laid three cards on two that nobody read; green 4 and red 4 are discarded."""
    story = at_a_table(*NAMES).told("Ana play BL3", "Bo play RE4 GR4", "Cy pass", "Ana pass")
    story.told("Bo play BL1", "Cy ? turn", "table recount Cy 8")
    return story.told("Ana play BK5 BK6 BK7")


def slot(story: Story, verb: str, *args: int | str, by: int = TABLE) -> Slot | None:
    return story.state.slot(Move(by, verb, args))


def test_who_can_beat_nothing_is_not_told_to_lay_more_cards() -> None:
    """Ana's hand has two cards of a colour, but no three of anything."""
    story = position("OR9 OR8 OR2", "Ana: BL5 BL8 RE4 BK1", "Bo: RE1")
    assert story.why_not("Ana play BL5") == ("must_pass", {"seat": 0})
    assert story.why_not("Ana play BL5 BL8") == ("must_pass", {"seat": 0})
    assert story.why_not("Ana play BL5 RE4")[0] == "mixed"
    story = position("OR9 OR8 OR2", "Ana: BL5 BL8 RE4 BL1 BL2", "Bo: RE1")
    assert story.why_not("Ana play RE4")[0] == "too_few_cards"


class TestRounds:
    def test_a_round_says_its_number_and_who_begins(self) -> None:
        story = Story(NAMES, ODIN.new(3)).told("table start Bo")
        assert story.events == (RoundBegan(1, 1),)
        story = position("BL1", "Ana: RE4", "Bo: BK1", "Cy: OR1").told("Ana play RE4")
        assert story.told("table round 2").events == (RoundBegan(2, 1),)

    def test_who_begins_sits_at_the_table(self) -> None:
        reason = ODIN.new(3).why_not(Move(TABLE, "start", (7,)))
        assert reason == Reason("no_such_seat", {"seat": 7})

    def test_nobody_begins_where_hands_are_only_counted(self) -> None:
        story = Story(NAMES, ODIN.new(3, table=COUNT))
        story.told("table recount Ana 4", "table recount Bo 2", "table recount Cy 0")
        assert story.told("table round 2").events == (RoundBegan(2, TABLE),)

    @pytest.mark.parametrize(
        ("table", "written"),
        [
            ("virtual", "3 0 15 virtual | deal 1 1 1 0 0 | - | - | - | - ; - ; - | - | - | -"),
            (
                "physical",
                "3 0 15 physical | play 1 1 1 0 27 | - | - | - | "
                "? ? ? ? ? ? ? ? ? ; ? ? ? ? ? ? ? ? ? ; ? ? ? ? ? ? ? ? ? | - | - | -",
            ),
        ],
    )
    def test_a_round_begins_with_an_empty_table(self, table: str, written: str) -> None:
        story = Story(NAMES, ODIN.new(3, table=table)).told("table start Bo")
        assert ODIN.text(story.state) == written

    def test_counting_begins_without_a_start(self) -> None:
        text = ODIN.text(ODIN.new(3, table=COUNT))
        assert text == "3 0 15 count | recount 1 0 0 0 0 | - | - | - | - ; - ; - | - | 0 1 2 | -"

    def test_a_game_that_has_not_begun_is_written_and_read_again(self) -> None:
        state = ODIN.new(2)
        assert ODIN.parse(ODIN.text(state)) == state

    def test_a_text_that_is_none(self) -> None:
        with pytest.raises(ValueError, match="9 fields are needed, 1 are there"):
            ODIN.parse("Ana plays BL3")

    def test_cards_seen_in_one_round_are_not_known_in_the_next(self) -> None:
        """Ana took blue 1 for all to see, and still holds it when Bo is out."""
        story = position("BL1", "Ana: RE4 RE9", "Bo: OR7")
        story.told("Ana play RE4", "Bo play OR7")
        assert story.state.scores == ((2, 0),)
        assert story.told("table round 2").open_cards() == set()

    def test_the_set_that_was_beaten_last_is_discarded_as_well(self) -> None:
        story = position("GR3 GR2", "Ana: RE4 RE5", "Bo: OR9").told("Ana play RE4 RE5")
        assert (story.discard, story.state.before) == ("GR3 GR2", ())

    def test_the_end_of_a_round_names_who_is_out_and_what_is_left(self) -> None:
        story = position("BL1", "Ana: RE4 RE5", "Bo: OR9", "Cy: OR1", turn="Bo", scores="1 2 3")
        story.told("Bo play OR9")
        left = ScoreSheet((ScoreLine("cards_left", 2, (), {"cards": 2}),))
        assert story.event(RoundEnded) == RoundEnded(1, 1)
        assert HandScored(0, left, 3) in story.events

    def test_a_taken_card_that_nobody_read_is_not_named_among_those_left(self) -> None:
        story = taking_unread().told("Ana pick ?")
        assert story.open_cards() == {"BL1", "BL3"}


class TestPassing:
    def test_who_passed_is_told(self) -> None:
        story = position("BL3", "Ana: GR8 RE8", "Bo: RE1 RE2", "Cy: BK1 BK2")
        assert story.told("Ana pass").events == (Passed(0),)
        assert story.told("Bo pass").events == (Passed(1), MiddleCleared(2))

    def test_passes_are_counted_anew_when_the_middle_is_empty(self) -> None:
        story = position("BL3", "Ana: GR8 RE8", "Bo: RE1 RE2", "Cy: BK1 BK2")
        assert story.told("Ana pass", "Bo pass").state.passes == 0

    def test_an_unseen_play_begins_the_passes_anew(self) -> None:
        story = at_a_table(*NAMES).told("Ana play BL3", "Bo pass", "Cy ? turn")
        assert story.events == (TurnUnseen(2),)
        story.told("table recount Cy 9", "Ana pass")
        assert (story.middle, story.awaits) == ("?", "Bo play")


class TestCardsInTheWrongPlace:
    def test_the_card_of_a_set_that_is_being_taken_from_is_in_no_hand(self) -> None:
        story = taking()
        assert story.why_not("table deal Ana RE4") == ("in_middle", {"card": "RE4"})
        assert story.told("table deal Ana BL9").hand("Ana") == "BL9 ? ? ? ? ? ? ?"

    def test_a_discarded_card_was_not_in_the_middle(self) -> None:
        assert taking_unread().why_not("Ana pick RE4") == ("in_discard", {"card": "RE4"})

    def test_a_dealer_knows_the_card_that_is_taken(self) -> None:
        story = position("GR3 GR2", "Ana: RE4 RE5 BK1", "Bo: OR9").told("Ana play RE4 RE5")
        assert story.why_not("Ana pick ?") == ("face_needed", {})

    def test_where_a_card_lies_is_said_if_everybody_saw_it(self) -> None:
        """Bo took blue 4 for all to see; he was dealt red 9."""
        story = position("BL4", "Ana: RE3 GR4 OR5", "Bo: BK6 RE9", turn="Bo").told("Bo play BK6")
        assert story.why_not("Ana play BL4 OR5") == ("in_hand", {"card": "BL4", "seat": 1})
        assert story.why_not("Ana play BK6") == ("in_middle", {"card": "BK6"})
        assert story.why_not("Ana play RE9") == ("not_in_hand", {"card": "RE9", "seat": 0})
        story.told("Ana pass")
        assert story.discard == "BK6"
        story.told("Bo play BL4")
        assert story.why_not("Ana play BK6") == ("in_discard", {"card": "BK6"})


class TestUnseenTurns:
    def test_nobody_has_a_turn_before_the_cards_are_dealt(self) -> None:
        story = Story(NAMES, ODIN.new(3, table=PHYSICAL))
        assert story.why_not("Ana ? turn") == ("not_now", {"verb": "?", "phase": "start"})

    def test_at_a_virtual_table_every_turn_is_seen(self) -> None:
        story = position("BL3", "Ana: GR8 RE8", "Bo: RE1 RE2")
        assert story.why_not("Ana ? turn") == ("not_now", {"verb": "?", "phase": "play"})

    def test_a_turn_is_missed_by_whose_it_is(self) -> None:
        story = at_a_table(*NAMES)
        assert story.why_not("Bo ? turn") == ("not_your_turn", {"seat": 1, "turn": 0})
        assert story.why_not("table ? turn") == ("not_now", {"verb": "?", "phase": "play"})

    def test_on_an_empty_middle_one_card_was_laid_or_all(self) -> None:
        story = at_a_table(*NAMES).told("Ana ? turn")
        facts = {"seat": 0, "free": (0, 8)}
        assert story.why_not("table recount Ana 7") == ("not_so_many", facts)
        assert slot(story, "recount", 0) == Slot("count", ("0", "8"))
        story.told("table recount Ana 8")
        assert story.events == (HandRecounted(0, 8), SetFound(1))
        assert (story.middle, story.discard, story.state.unsure) == ("?", "", frozenset())

    def test_who_is_out_has_taken_nothing_from_the_middle(self) -> None:
        story = position("BL1", "Ana: ?", "Bo: ? ?", table=PHYSICAL)
        assert story.told("Ana ? turn", "table recount Ana 0").discard == "?"

    def test_only_the_card_taken_then_is_known_of_a_hand_that_laid_unseen(self) -> None:
        """Everybody saw Bo take blue 3; he may have laid it since."""
        story = at_a_table("Ana", "Bo").told("Ana play BL3", "Bo play RE4", "Ana play RE9")
        assert story.open_cards() == {"BL3", "RE4"}
        story.told("Bo ? turn", "table recount Bo 9")
        assert (story.hand("Bo"), story.open_cards()) == ("RE9 ? ? ? ? ? ? ? ?", {"RE4", "RE9"})


class TestCountingHands:
    def test_any_hand_may_be_counted_between_two_turns(self) -> None:
        assert slot(taking(), "recount") == Slot("seat", (0, 1, 2))
        story = at_a_table(*NAMES).told("Ana ? turn")
        assert slot(story, "recount") == Slot("seat", (0,))

    def test_a_hand_may_be_counted_while_a_card_is_taken(self) -> None:
        story = taking().told("table recount Ana 7")
        assert story.events == (HandRecounted(0, 7),)
        assert story.awaits == "Cy pick"

    def test_as_many_cards_as_a_hand_may_hold_are_offered(self) -> None:
        """One discarded card was not read; it may be one more of Ana's."""
        story = taking().told("table recount Ana 7")
        assert slot(story, "recount", 0) == Slot("count", tuple("12345678"))
        assert slot(story, "recount", 0, "7") is None
        counting = Story(NAMES, ODIN.new(3, table=COUNT))
        counts = tuple(map(str, range(HAND + 1)))
        assert slot(counting, "recount", 0) == Slot("count", (*counts, *FACES, "done", "."))
        assert slot(counting, "recount", 0, "4") is None

    def test_cards_left_in_a_hand_are_read_until_there_are_nine(self) -> None:
        story = Story(NAMES, ODIN.new(3, table=COUNT))
        read = slot(story, "recount", 0, *FACES[:8])
        assert read == Slot("count", FACES[8:], optional=True)
        assert slot(story, "recount", 0, *FACES[:9]) is None

    def test_as_many_cards_more_as_were_not_read_among_the_discarded(self) -> None:
        story = taking().told("table recount Ana 6")
        refused = ("count_fewer_first", {"seat": 0, "number": 9})
        assert story.why_not("table recount Ana 9") == refused
        assert story.told("table recount Ana 8").discard == ""

    def test_a_count_that_was_right_changes_nothing(self) -> None:
        story = taking_unread().told("Ana pick ?", "Bo pass", "Cy pass")
        before = story.state
        assert len(set(story.discard.split())) > 1
        assert story.told(f"table recount Bo {len(before.hands[1])}").state == before

    def test_a_card_that_was_known_is_forgotten_with_its_hand(self) -> None:
        story = at_a_table("Ana", "Bo").told("Ana play BL3", "Bo play RE4", "Ana play RE9")
        story.told("Bo play GR1 BK1", "Ana play PI1 PI2", "Ana pick GR1")
        assert story.hand("Ana") == "RE4 GR1 ? ? ? ? ?"
        story.told("table recount Ana 1")
        assert (story.hand("Ana"), story.open_cards()) == ("?", {"BL3", "RE9"})


class TestSlots:
    def test_nothing_is_laid_before_the_cards_are_dealt(self) -> None:
        assert slot(Story(NAMES, ODIN.new(3)), "play", by=0) is None

    def test_a_hand_is_what_its_owner_may_know_of_it(self) -> None:
        assert ODIN.new(3).hand(0) == ()
        story = at_a_table(*NAMES).told("Ana play BL3", "Bo play RE4")
        assert story.state.hand(1) == ("BL3", *"????????")

    def test_a_card_of_a_hidden_hand_is_not_listed(self) -> None:
        story = at_a_table(*NAMES).told("Ana play BL3")
        assert slot(story, "play", by=1) == Slot("card", (), unseen=True)

    def test_of_a_set_that_was_not_read_any_unseen_card_may_be_taken(self) -> None:
        story = taking_unread()
        assert slot(story, "pick", by=0) == Slot("card", (), unseen=True)
        unseen = [Move(0, "pick", (card,)) for card in story.state.unlocated()]
        assert list(story.state.moves()) == unseen
        assert {Move(0, "pick", ("RE9",)), Move(0, "pick", ("OR1",))} <= set(unseen)


class TestSetsThatCanGrow:
    def test_a_set_can_grow_if_a_bigger_one_that_may_be_laid_holds_it(self) -> None:
        """The quick answer and the list of all plays agree, on hands of which some are hidden."""
        chance = random.Random("grow")
        for _ in range(1000):
            known, hidden, pool, middle = any_hand(chance)
            kind = chance.choice((COLOUR, NUMBER))
            first = chance.choice((*known, *pool))
            alike = [card for card in (*known, *pool) if kind[card] == kind[first]]
            cards = in_order(chance.sample(alike, min(len(alike), chance.randint(1, 3))))
            if sum(card not in known for card in cards) > hidden:
                continue
            bigger = any(
                len(play) > len(cards) and set(cards) < set(play)
                for play in plays(known, hidden, pool, middle)
            )
            assert can_grow(cards, known, hidden, pool, middle) == bigger, (cards, known, middle)

    def test_one_hidden_card_is_laid_in_one_way(self) -> None:
        listed = list(plays((), 1, ("BL1", "RE1"), ()))
        assert listed == [("BL1",), ("RE1",)]

    def test_a_one_may_beat_a_card_that_nobody_read(self) -> None:
        assert ("BL1",) in plays(("BL1", "RE3"), 0, (), ("?",))


def any_hand(
    chance: random.Random,
) -> tuple[tuple[str, ...], int, tuple[str, ...], tuple[str, ...]]:
    """Known cards, hidden ones, what these may be, and a middle to beat."""
    deck = list(FACES)
    chance.shuffle(deck)
    colour = chance.choice(FACES)[:2]
    size = chance.randint(0, 3)
    middle = in_order([card for card in deck if card.startswith(colour)][:size])
    rest = [card for card in deck if card not in middle]
    held, hidden = chance.randint(1, 9), chance.randint(0, 4)
    return in_order(rest[:held]), hidden, in_order(rest[held:]) if hidden else (), middle


class TestVerdicts:
    @pytest.mark.parametrize(
        ("middle", "cards", "whole"),
        [
            ("", "BL1 BL4", True),
            (" ", "BL1 RE1", True),
            ("", "BL1 RE4", False),
            ("BL3", "BL4 BL5", False),
        ],
    )
    def test_several_cards_on_an_empty_middle_may_be_a_whole_hand(
        self, middle: str, cards: str, whole: bool
    ) -> None:
        assert may_be_a_hand(middle, cards) is whole

    @pytest.mark.parametrize(
        ("middle", "cards", "hand", "written", "reason"),
        [
            ("BL8", "XX9", None, "XX9", Reason("no_such_card", {"card": "XX9"})),
            ("BL8", "", None, "", Reason("nothing_laid")),
            ("BL8", "?", None, "?", Reason("face_needed")),
            ("BL8", "BL8", None, "BL8", Reason("in_middle", {"card": "BL8"})),
            ("bl8,bl8", "RE9", None, "bl8,bl8", Reason("card_twice", {"card": "BL8"})),
            ("BL8 RE2", "RE9", None, "BL8 RE2", Reason("middle_mixed")),
            ("", "RE9", "RE8", "RE8", Reason("not_held", {"card": "RE9"})),
        ],
    )
    def test_a_mistake_is_quoted_as_it_was_written(
        self, middle: str, cards: str, hand: str | None, written: str, reason: Reason
    ) -> None:
        with pytest.raises(PlayError, match=reason.code) as error:
            judge_play(middle, cards, hand)
        assert (error.value.written, error.value.reason) == (written, reason)
