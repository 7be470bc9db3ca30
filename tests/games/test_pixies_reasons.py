"""Small facts of Pixies that other tests would not miss: reasons told exactly, and their edges."""

from __future__ import annotations

import pytest
from stories import Story, position, three

from companion.games.game import COUNT, TABLE, Move, Reason, Refused, RoundScore, Slot
from companion.games.pixies import PIXIES, LayoutError, count_layout
from companion.games.pixies.area import parse_area
from companion.games.pixies.events import AreaRecounted, TurnUnseen
from companion.games.pixies.score import score_area


class TestReasons:
    def test_nothing_is_placed_or_kept_while_cards_are_turned_up(self) -> None:
        story = three().shows("B4")
        assert story.why_not("Ana place 6") == ("goes_by_number", {"phase": "show"})
        assert story.why_not("Ana keep new") == ("no_keep_choice", {"phase": "show"})

    def test_a_card_that_is_turned_up_is_not_turned_up_again_when_it_should_be_taken(self) -> None:
        story = three().shows("B4 G1+5 G2+3")
        assert story.why_not("table show B4") == ("not_now", {"verb": "show", "phase": "take"})

    def test_a_card_that_lies_elsewhere_is_not_turned_up_instead_of_a_pick(self) -> None:
        story = three().shows("B4 G1+5 G2+3").told("Ana take B4")
        facts = {"card": "B4", "seat": 0, "place": 4}
        assert story.why_not("table show B4") == ("in_area", facts)

    def test_a_card_that_the_deck_does_not_have(self) -> None:
        shown, taken = three(), three().shows("B4 G1+5 G2+3")
        for story, move in (
            (shown, Move(TABLE, "show", ("B99",))),
            (taken, Move(0, "take", ("B99",))),
        ):
            reason = story.state.why_not(move)
            assert reason is not None
            assert (reason.code, reason.facts) == ("no_such_card", {"card": "B99"})

    def test_a_move_with_a_word_too_many(self) -> None:
        reason = three().state.why_not(Move(TABLE, "show", ("B4", "B5")))
        assert reason is not None
        assert (reason.code, reason.facts) == ("too_many_arguments", {"verb": "show"})

    def test_a_move_with_a_word_too_few_of_somebody_else(self) -> None:
        story = three().shows("B4 G1+5 G2+3")
        with pytest.raises(Refused) as refused:
            story.state.after(Move(1, "take"))
        assert refused.value.reason == Reason("not_your_turn", {"seat": 1, "turn": 0})

    def test_a_move_with_a_word_too_few(self) -> None:
        story = three()
        with pytest.raises(Refused) as refused:
            story.state.after(Move(TABLE, "show"))
        assert refused.value.reason == Reason("incomplete", {"verb": "show"})

    def test_a_layout_that_cannot_lie_says_why_to_whoever_reads_the_trace(self) -> None:
        with pytest.raises(LayoutError, match=r"need_nine_places.*8"):
            count_layout(". . . . . . . .")

    def test_a_third_card_of_a_number_on_a_place_that_is_taken(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.turn("Cy Y1+4", "Ana R5-1 old", "Bo R2+5").shows("B3+3 B4 Y5*")
        story.told("Bo take B3+3", "Cy take B4", "Ana take Y5*")
        facts = {"place": 5, "free": (1, 2, 3, 4, 6, 7, 8, 9), "card": "Y5*"}
        assert story.why_not("Ana place 5") == ("place_not_free", facts)


class TestKeepingByCard:
    def holding(self) -> Story:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        return story.shows("R5-1 R2+5 R3+4").told("Cy take R3+4", "Ana take R5-1")

    def test_naming_one_of_the_two_cards_is_as_good_as_new_or_old(self) -> None:
        state, keep = self.holding().state, Move(0, "keep")
        assert state.fill(keep, "R5-1") == Move(0, "keep", ("new",))
        assert state.fill(keep, "B5") == Move(0, "keep", ("old",))

    def test_any_other_card_is_refused(self) -> None:
        state = self.holding().state
        reason = state.why_not(state.fill(Move(0, "keep"), "R2+5"))
        assert reason is not None
        assert (reason.code, reason.facts) == ("new_or_old", {"new": "R5-1", "old": "B5"})


class TestScoreLines:
    def test_a_bonus_line_says_which_card_and_colour(self) -> None:
        lines = count_layout("R1* . M3 / . . . / . . .", 1).lines
        (bonus,) = (line for line in lines if line.reason == "bonus")
        assert dict(bonus.facts) == {"card": "R1*", "family": "R"}

    def test_the_zone_line_says_its_colour_its_size_and_what_a_card_brings(self) -> None:
        lines = count_layout("R1* Y2+2 M3 / R4+2 . . / R7-1V . .", 2).lines
        assert [dict(line.facts) for line in lines if line.reason == "zone"] == [
            {"family": "R", "size": 3, "factor": 3}
        ]

    def test_of_two_zones_of_one_size_that_of_the_first_colour_counts(self) -> None:
        lines = count_layout("G1+5 G2+3 . / . . . / . B8-3 B9-1", 1).lines
        assert [line.cards for line in lines if line.reason == "zone"] == [("B8-3", "B9-1")]

    def test_a_bonus_card_counts_itself_unless_another_option_is_said(self) -> None:
        area = parse_area(["R1*", ".", ".", ".", ".", ".", ".", ".", "."])
        assert score_area(area, 1).total == 1


class TestRounds:
    def test_a_layout_is_scored_as_in_round_one_unless_another_is_said(self) -> None:
        zone = ". M2 M3 / . . . / . . ."
        assert count_layout(zone).total == count_layout(zone, 1).total == 4
        assert count_layout(zone, 2).total == 6

    def test_the_next_round_has_the_next_number(self) -> None:
        state = PIXIES.parse("2 yes | round 1 0 10 0 0 | - | - | - | - | - | 5 7")
        assert state.slot(Move(TABLE, "round")) == Slot("round", (2,))

    def test_rounds_are_numbered_from_one(self) -> None:
        story = position(
            "Ana: . . . / . . . / . . .", "Bo: . . . / . . . / . . .", starts="Ana", scores="5 7"
        )
        assert PIXIES.rounds(story.state) == [RoundScore(1, (5, 7))]


class TestMissedTurns:
    def test_a_card_that_was_held_may_lie_anywhere(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.shows("R5-1 R9 R8").told("Cy take R9", "Ana take R5-1", "Ana ? turn")
        assert story.events == (TurnUnseen(0),)
        assert story.state.stray == {"R5-1"}
        assert story.state.gone == 0

    def test_a_card_of_the_display_that_went_unseen_is_counted(self) -> None:
        story = three().shows("B5 G1+5 G2+3").told("Ana ? turn")
        assert story.events == (TurnUnseen(0),)
        assert (story.state.gone, story.state.stray) == (1, frozenset())

    def test_with_two_a_full_area_waits_for_the_second_pick_of_both(self) -> None:
        """Halfway through a turn both have one more card to take, and nobody's area is full."""
        story = position(
            "Ana: B1+6 B2+4 B3+3 / B4 B5 B6-1 / B7-3 B8-3 .",
            "Bo: R1* . . / . . . / . . .",
            starts="Ana",
        )
        story.shows("R6 R7-1 R8-5 G2+3").told("Ana take R6", "Ana keep new", "Bo take R7-1")
        full = "table recount {} B1+6 B2+4 B3+3 B4 B5 R6V B7-3 B8-3 Y9-2"
        assert story.why_not(full.format("Ana")) == ("full_before_pick", {"seat": 0})


class TestCardsTakenWhenAnAreaIsCounted:
    """A recount also says how many cards the seat took in this round, read or not."""

    def taken(self, story: Story, layout: str) -> int | None:
        story.told(f"table recount {layout}")
        event = story.event(AreaRecounted)
        assert isinstance(event, AreaRecounted)
        assert isinstance(event.taken, int | None)
        return event.taken

    def test_while_cards_are_turned_up(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3").shows("Y1+4")
        assert self.taken(story, "Bo G1+5 . . . . . . . .") == 1
        assert self.taken(story, "Cy . G2+3 . . . . . . .") == 1

    def test_while_cards_are_taken(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.shows("Y1+4 R5-1 R3+4").told("Cy take Y1+4")
        assert self.taken(story, "Cy Y1+4 G2+3 . . . . . . .") == 2
        assert self.taken(story, "Ana . . . . B5 . . . .") == 1
        assert self.taken(story, "Bo G1+5 . . . . . . . .") == 1

    def test_while_a_card_is_held(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.shows("Y1+4 R5-1 R3+4").told("Cy take Y1+4", "Ana take R5-1")
        assert self.taken(story, "Bo G1+5 . . . . . . . .") == 1
        assert self.taken(story, "Ana . . . . R5-1(B5) . . . .") == 2
        assert story.awaits == "Bo take"

    def test_while_the_last_card_of_a_turn_is_held(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3").shows("Y1+4 R9 B1+6")
        story.told("Cy take Y1+4", "Ana take R9", "Bo take B1+6")
        assert story.awaits == "Bo keep"
        assert self.taken(story, "Ana . . . . B5 . . . R9") == 2

    def test_when_the_turn_is_over_but_for_the_count(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3").shows("Y1+4 R8 R9")
        story.told("Cy take Y1+4", "Ana ? turn", "Bo take R8")
        assert story.awaits == "table recount"
        assert self.taken(story, "Ana . . . . B5 . . . R9") == 2

    def test_with_two_everybody_takes_two_cards_a_turn(self) -> None:
        story = Story("Ana", "Bo").turn("Ana B5", "Bo G1+5", "Ana G2+3", "Bo R3+4")
        story.shows("Y1+4 R8 R9 B6-1")
        assert self.taken(story, "Ana . G2+3 . . B5 . . . .") == 2
        story.told("Bo take R8")
        assert self.taken(story, "Bo G1+5 . R3+4 . . . . R8 .") == 3

    def test_nobody_knows_where_only_areas_are_counted(self) -> None:
        story = Story("Ana", "Bo")
        story.state = PIXIES.new(2, table=COUNT)
        assert self.taken(story, "Ana . . . . B5 . . . .") is None


class TestText:
    def test_a_state_says_its_rules_first(self) -> None:
        for option in ("yes", "no"):
            state = PIXIES.new(2, {"bonus_counts_itself": option})
            assert PIXIES.text(state).startswith(f"2 {option} | start 0 0 0 0 0 | ")

    def test_a_table_that_only_counts_begins_with_the_areas_of_round_one(self) -> None:
        state = PIXIES.new(3, {"bonus_counts_itself": "no"}, COUNT)
        assert PIXIES.text(state).startswith("3 no count | recount 1 0 0 3 0 | ")
        assert state.unsure == {0, 1, 2}

    def test_a_text_that_is_none(self) -> None:
        with pytest.raises(ValueError, match="8 fields are needed, 1 are there"):
            PIXIES.parse("Ana takes B5")


class TestCountingAnArea:
    def slot(self, story: Story, *args: int | str) -> Slot:
        slot = story.state.slot(Move(TABLE, "recount", args))
        assert slot is not None
        return slot

    def test_first_whose_it_is(self) -> None:
        assert self.slot(three()) == Slot("seat", (0, 1, 2))

    def test_a_card_that_lies_alone_may_be_validated_by_the_next_word(self) -> None:
        offered = self.slot(three(), 0, "B1+6")
        assert offered.kind == "area"
        assert not offered.optional
        assert {"V", "H", ".", "done", "B2+4"} <= set(offered.values)
        assert "G1+5" not in offered.values

    def test_there_is_nothing_to_validate_after_a_place_without_a_card(self) -> None:
        for token in (".", "H", "B1+6(R5)", "B1+6V"):
            assert "V" not in self.slot(three(), 0, token).values

    def test_only_the_card_on_the_last_place_may_still_be_validated_when_all_are_read(self) -> None:
        places = (".",) * 8
        assert self.slot(three(), 0, *places, "B9-1") == Slot("area", ("V", "done"), optional=True)
        assert three().state.slot(Move(TABLE, "recount", (0, *places, "H"))) is None

    def test_not_between_rounds_nor_by_a_player(self) -> None:
        before = Story("Ana", "Bo")
        before.state = PIXIES.new(2)
        for state, move, phase in (
            (before.state, Move(TABLE, "recount"), "start"),
            (three().state, Move(0, "recount"), "show"),
        ):
            reason = state.why_not(move)
            assert reason is not None
            assert (reason.code, reason.facts) == ("not_now", {"verb": "recount", "phase": phase})

    def test_whose_area_has_to_be_a_seat(self) -> None:
        for seat in (3, -1, "Ana"):
            reason = three().state.why_not(Move(TABLE, "recount", (seat, ".")))
            assert reason is not None
            assert (reason.code, reason.facts) == ("no_such_seat", {"seat": seat})
