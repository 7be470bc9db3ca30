"""A real table forgets to scan: unread cards, missed turns and areas counted anew."""

from __future__ import annotations

import pytest
from stories import Story, position, three

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Move, Reason, Refused
from companion.games.pixies.events import AreaRecounted, RoundEnded

FULL_BUT_NINE = "B1+6 B2+4 B3+3 / B4 B5 B6-1 / B7-3 B8-3 ."
FULL = "B1+6 B2+4 B3+3 / B4 B5 B6-1 / B7-3 B8-3 B9-1"


def recount(who: str, layout: str) -> str:
    return f"table recount {who} {layout.replace(' /', '')}"


class TestUnreadCards:
    def test_a_card_that_could_not_be_read_is_known_when_it_is_taken(self) -> None:
        story = three().shows("B5 ? G2+3").told("Ana take R9")
        assert story.area("Ana") == ". . . / . . . / . . R9"
        assert story.state.display == ("B5", "G2+3")
        assert "R9" not in story.state.unseen()

    def test_after_that_no_further_unseen_card_may_be_taken(self) -> None:
        story = three().shows("B5 ? G2+3").told("Ana take R9")
        facts = {"card": "R8", "display": ("B5", "G2+3")}
        assert story.why_not("Bo take R8") == ("not_displayed", facts)

    def test_the_unread_card_stays_until_it_is_taken(self) -> None:
        story = three().shows("? B5 G2+3").told("Ana take B5", "Bo take G2+3")
        offered = {move.args[0] for move in story.state.moves()}
        assert offered == set(story.state.unseen())
        assert story.told("Cy take R9").awaits == "table show"

    def test_taking_it_needs_its_face(self) -> None:
        assert three().shows("B5 ? G2+3").why_not("Ana take ?") == ("face_needed", {})

    def test_it_cannot_be_a_card_that_lies_elsewhere(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3").shows("? B4 R9")
        facts = {"card": "B5", "seat": 0, "place": 5}
        assert story.why_not("Cy take B5") == ("in_area", facts)

    def test_several_cards_may_be_unread(self) -> None:
        story = three().shows("? ? ?").told("Ana take R9", "Bo take R8", "Cy take B9-1")
        assert story.awaits == "table show"
        assert len(story.state.unseen()) == 67


class TestMissedTurns:
    def missed(self) -> Story:
        return three().shows("B5 G1+5 G2+3").told("Ana ? turn")

    def test_the_next_player_goes_on(self) -> None:
        assert self.missed().awaits == "Bo take"

    def test_the_turn_cannot_end_before_the_area_is_counted(self) -> None:
        story = self.missed().told("Bo take G1+5", "Cy take G2+3")
        assert story.awaits == "table recount"
        assert story.why_not("table show R9")[0] == "not_now"
        slot = story.state.slot(Move(TABLE, "recount"))
        assert slot is not None
        assert slot.values == (0,)
        story.told(recount("Ana", ". . . / . B5 . / . . ."))
        assert story.area("Ana") == ". . . / . B5 . / . . ."
        assert story.shows("R9 R8 R6").awaits == "Cy take"

    def test_the_area_may_be_counted_before_that(self) -> None:
        story = self.missed().told("Bo take G1+5")
        story.told(recount("Ana", ". . . / . B5 . / . . ."))
        assert story.event(AreaRecounted) == AreaRecounted(0, story.state.areas[0], taken=1)
        assert story.state.display == ("G2+3",)
        assert story.told("Cy take G2+3").awaits == "table show"

    def test_a_card_that_another_player_has_is_refused(self) -> None:
        story = self.missed().told("Bo take G1+5")
        facts = {"card": "G1+5", "seat": 1, "place": 1}
        assert story.why_not(recount("Ana", "G1+5 . . / . . . / . . .")) == ("in_area", facts)

    def test_a_missed_turn_took_one_card_not_two(self) -> None:
        story = self.missed()
        layout = recount("Ana", ". G2+3 . / . B5 . / . . .")
        assert story.why_not(layout) == ("still_in_display", {"card": "B5", "seat": 0})

    def test_the_unread_card_of_the_display_may_be_the_one_taken_unseen(self) -> None:
        story = three().shows("? G1+5 G2+3").told("Ana ? turn")
        story.told(recount("Ana", ". . . / . B5 . / . . ."))
        assert story.state.display == ("G1+5", "G2+3")
        assert story.why_not("Bo take R9")[0] == "not_displayed"

    def test_who_missed_the_scan_of_a_choice(self) -> None:
        """Ana held a five; where it went was not told."""
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.shows("R5-1 R9 R8").told("Cy take R9", "Ana take R5-1", "Ana ? turn")
        assert story.awaits == "Bo take"
        story.told("Bo take R8")
        assert story.awaits == "table recount"
        story.told(recount("Ana", ". . . / . R5-1V . / . . ."))
        assert story.awaits == "table show"

    def test_a_missed_choice_takes_nothing_from_the_display(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.shows("R5-1 R9 R8").told("Cy take R9", "Ana take R5-1", "Ana ? turn")
        layout = recount("Ana", ". . . / . R5-1V . / . R8 .")
        assert story.why_not(layout) == ("still_in_display", {"card": "R8", "seat": 0})

    def test_only_who_is_to_move_can_have_missed_it(self) -> None:
        story = three().shows("B5 G1+5 G2+3")
        assert story.why_not("Bo ? turn") == ("not_your_turn", {"seat": 1, "turn": 0})
        assert three().why_not("Ana ? turn")[0] == "not_now"

    def test_with_two_the_area_is_counted_after_the_second_pick(self) -> None:
        """A full area there ends the round, so it has to be known."""
        story = position(f"Ana: {FULL_BUT_NINE}", "Bo: R1* . . / . . . / . . .", starts="Ana")
        story.shows("B9-1 R6 R7-1 R8-5").told("Ana ? turn", "Bo take R6")
        assert story.awaits == "table recount"
        story.told(recount("Ana", FULL))
        assert story.event(RoundEnded) == RoundEnded(1, (0,))


class TestCountingAnew:
    def test_a_recount_replaces_what_was_believed(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.told(recount("Ana", ". . . / . B5V . / . . H"))
        assert story.area("Ana") == ". . . / . B5V . / . . H"
        assert story.awaits == "table show"

    def test_a_card_of_the_display_nobody_took_is_refused(self) -> None:
        story = three().shows("B5 G1+5 G2+3")
        layout = recount("Ana", ". . . / . B5 . / . . .")
        assert story.why_not(layout) == ("still_in_display", {"card": "B5", "seat": 0})

    def test_counting_the_holder_of_a_card_is_its_placing(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.shows("R5-1 R9 R8").told("Cy take R9", "Ana take R5-1")
        story.told(recount("Ana", ". . . / . R5-1V . / . . ."))
        assert story.awaits == "Bo take"

    def test_a_held_card_lies_with_nobody_else(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.shows("R5-1 R9 R8").told("Cy take R9", "Ana take R5-1")
        layout = recount("Bo", "G1+5 . . / . R5-1 . / . . .")
        assert story.why_not(layout) == ("held", {"card": "R5-1", "seat": 0})

    def test_a_card_no_longer_found_may_still_turn_up_in_another_area(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.told(recount("Ana", ". . . / . . . / . . ."))
        assert story.why_not("table show B5") == ("seen_before", {"card": "B5"})
        story.told(recount("Bo", "G1+5 . . / . B5 . / . . ."))
        assert story.area("Bo") == "G1+5 . . / . B5 . / . . ."

    @pytest.mark.parametrize(
        ("layout", "code"),
        [
            (". . . / . . B5 / . . .", "wrong_place"),
            (". . . / . B5 (B5) / . . .", "card_twice"),
            (". . . / . B55 . / . . .", "no_such_card"),
        ],
    )
    def test_an_area_that_cannot_lie_there(self, layout: str, code: str) -> None:
        assert three().why_not(recount("Ana", layout))[0] == code

    def test_a_reading_may_begin_with_any_card(self) -> None:
        """What has been read so far leaves the places after it open; that is no full area."""
        slot = three().state.slot(Move(TABLE, "recount", (0,)))
        assert slot is not None
        assert {"B1+6", "B9-1", "H", ".", "done"} <= set(slot.values)
        assert three().state.why_not(Move(TABLE, "recount", (0, "B1+6", "H"))) is None

    def test_a_card_goes_on_the_place_of_its_number_and_places_before_it_are_empty(self) -> None:
        state = three().state
        move = state.fill(Move(TABLE, "recount", (0,)), "B5")
        assert move.args == (0, ".", ".", ".", ".", "B5")
        assert state.fill(state.fill(move, "V"), "done").args == (0, *"....", "B5V", *"....")

    def test_a_reading_broken_off_early_is_no_recount(self) -> None:
        story = three()
        with pytest.raises(Refused) as refused:
            story.state.after(Move(TABLE, "recount", (0, *"........")))
        assert refused.value.reason.code == "incomplete"

    def test_the_last_card_may_still_be_validated(self) -> None:
        move = Move(TABLE, "recount", (0, *"........", "B9-1"))
        slot = three().state.slot(move)
        assert slot is not None
        assert (slot.values, slot.optional) == (("V", "done"), True)
        validated = three().state.fill(move, "V")
        assert validated.args[-1] == "B9-1V"
        assert three().state.slot(validated) is None

    def test_nothing_but_a_card_can_be_validated(self) -> None:
        state = three().state
        for read in ((), (".",), ("H",), (*"....", "B5V")):
            move = state.fill(Move(TABLE, "recount", (0, *read)), "V")
            assert state.why_not(move) == Reason("nothing_to_validate"), read

    def test_there_is_no_tenth_place(self) -> None:
        move = three().state.fill(Move(TABLE, "recount", (0, *"........", "B9-1")), "R9")
        assert three().state.why_not(move) == Reason("need_nine_places", {"found": 10})

    def test_after_an_unread_card_the_same_number_is_a_choice(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.told(recount("Ana", ". . . / . ? . / . . ."))
        story.shows("R5-1 R9 R8").told("Cy take R9", "Ana take R5-1", "Ana keep old")
        assert story.area("Ana") == f". . . / . {UNKNOWN}(R5-1) . / . . ."

    class TestFullAreas:
        """Nobody with a full area may have a card still to take: the round would be over."""

        def test_three_players_before_the_pick(self) -> None:
            story = three().shows("R9 R8 R7-1")
            assert story.why_not(recount("Cy", FULL)) == ("full_before_pick", {"seat": 2})

        def test_three_players_while_another_holds_a_card(self) -> None:
            story = three().turn("Ana R5", "Bo G1+5", "Cy G2+3")
            story.shows("R5-1 R9 R8").told("Cy take R9", "Ana take R5-1")
            assert story.why_not(recount("Bo", FULL)) == ("full_before_pick", {"seat": 1})

        def test_three_players_after_the_pick(self) -> None:
            story = three().shows("R9 R8 R7-1").told("Ana take R9", recount("Ana", FULL))
            assert story.told("Bo take R8", "Cy take R7-1").awaits == "table round"

        def test_the_holder_has_made_the_pick(self) -> None:
            story = three().turn("Ana R5", "Bo G1+5", "Cy G2+3")
            story.shows("R5-1 R9 R8").told("Cy take R9", "Ana take R5-1")
            story.told(recount("Ana", FULL.replace("B5", "R5-1V")), "Bo take R8")
            assert story.event(RoundEnded) == RoundEnded(1, (0,))

        def test_two_players_after_the_first_pick(self) -> None:
            story = Story("Ana", "Bo").shows("R9 R8 R7-1 R6").told("Ana take R9")
            story.told(recount("Ana", FULL))
            assert story.told("Bo take R8").awaits == "table round"

        def test_two_players_before_the_second_pick(self) -> None:
            story = Story("Ana", "Bo").shows("R9 R8 R7-1 R6").told("Ana take R9")
            assert story.why_not(recount("Bo", FULL)) == ("full_before_pick", {"seat": 1})
