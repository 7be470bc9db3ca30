"""Placing cards in Pixies, told in journal notation: the three cases and what is refused."""

from __future__ import annotations

from stories import Story, three

from companion.games.game import TABLE, Move, Reason
from companion.games.pixies import PIXIES
from companion.games.pixies.events import CardPlaced


class TestPlacing:
    def test_keeping_the_old_of_two_fives_validates_it(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.turn("Cy Y1+4", "Ana R5-1 old", "Bo R2+5")
        assert story.area("Ana") == ". . . / . B5(R5-1) . / . . ."

    def test_keeping_the_new_of_two_fives_validates_it(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.turn("Cy Y1+4", "Ana R5-1 new", "Bo R2+5")
        assert story.area("Ana") == ". . . / . R5-1(B5) . / . . ."

    def test_a_third_five_goes_face_down_and_a_nine_on_it_is_validated_at_once(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.turn("Cy Y1+4", "Ana R5-1 old", "Bo R2+5")
        story.turn("Bo B3+3", "Cy B4", "Ana Y5* 9")
        assert story.area("Ana") == ". . . / . B5(R5-1) . / . . (Y5*)"
        story.turn("Ana G9-4", "Bo B6-1", "Cy B8-3")
        assert story.area("Ana") == ". . . / . B5(R5-1) . / . . G9-4(Y5*)"

    def test_the_place_of_its_number_takes_a_card_without_a_question(self) -> None:
        story = three().shows("B5 G1+5 G2+3").told("Ana take B5")
        assert story.events == (CardPlaced(0, "B5", 5, validated=False),)
        assert story.awaits == "Bo take"

    def test_a_card_on_a_face_down_card_needs_no_question_either(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.turn("Cy Y1+4", "Ana R5-1 old", "Bo R2+5")
        story.turn("Bo B3+3", "Cy B4", "Ana Y5* 9")
        story.shows("G9-4 B6-1 B8-3").told("Ana take G9-4")
        assert story.events == (CardPlaced(0, "G9-4", 9, validated=True),)

    def test_a_validated_place_takes_no_third_card(self) -> None:
        """After case 1 on a face-down card the place is full: the next of that number hides."""
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.turn("Cy Y1+4", "Ana R5-1 old", "Bo R2+5")
        story.turn("Bo B3+3", "Cy B4", "Ana Y5* 9")
        story.turn("Ana G9-4", "Bo B6-1", "Cy B8-3")
        story.shows("R9 B7-3 R3+4").told("Cy take B7-3", "Ana take R9")
        assert story.awaits == "Ana place"
        free = [move.args[0] for move in story.state.moves()]
        assert free == [1, 2, 3, 4, 6, 7, 8]


class TestRefused:
    def holding_a_third_five(self) -> Story:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.turn("Cy Y1+4", "Ana R5-1 old", "Bo R2+5")
        story.turn("Bo B3+3", "Cy B4", "Ana Y4+3")
        return story.shows("Y5* B6-1 B8-3").told("Ana take Y5*")

    def test_the_third_five_on_place_five(self) -> None:
        code, facts = self.holding_a_third_five().why_not("Ana place 5")
        assert (code, facts["free"]) == ("place_not_free", (1, 2, 3, 6, 7, 8, 9))

    def test_the_third_five_under_a_face_up_card(self) -> None:
        code, facts = self.holding_a_third_five().why_not("Ana place 4")
        assert (code, facts["card"]) == ("place_not_free", "Y5*")

    def test_the_third_five_on_a_place_that_does_not_exist(self) -> None:
        assert self.holding_a_third_five().why_not("Ana place 10")[0] == "place_not_free"
        assert self.holding_a_third_five().why_not("Ana place 0")[0] == "place_not_free"

    def test_the_third_five_as_a_choice_of_two(self) -> None:
        facts = {"verb": "keep", "phase": "place"}
        assert self.holding_a_third_five().why_not("Ana keep new") == ("not_now", facts)

    def test_a_choice_of_new_or_old_before_there_are_two(self) -> None:
        story = three().shows("B4 G1+5 G2+3")
        assert story.why_not("Ana keep new") == ("no_keep_choice", {"phase": "take"})

    def test_a_face_up_four_on_place_six(self) -> None:
        story = three().shows("B4 G1+5 G2+3")
        assert story.why_not("Ana place 6") == ("goes_by_number", {"phase": "take"})

    def test_a_four_face_down_while_place_four_shows_no_card(self) -> None:
        """Taking it puts it on place 4 at once; afterwards there is nothing left to place."""
        story = three().shows("B4 G1+5 G2+3").told("Ana take B4")
        assert story.area("Ana") == ". . . / B4 . . / . . ."
        assert story.why_not("Ana place 6")[0] == "goes_by_number"

    def test_a_choice_of_new_or_old_is_no_place(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.shows("R5-1 R2+5 R3+4").told("Cy take R3+4", "Ana take R5-1")
        assert story.why_not("Ana place 9")[0] == "not_now"
        assert story.why_not("Ana keep both") == ("new_or_old", {"new": "R5-1", "old": "B5"})

    def test_somebody_elses_turn(self) -> None:
        story = three().shows("B4 G1+5 G2+3")
        assert story.why_not("Bo take B4") == ("not_your_turn", {"seat": 1, "turn": 0})

    def test_a_card_that_is_not_turned_up(self) -> None:
        story = three().shows("B4 G1+5 G2+3")
        facts = {"card": "R9", "display": ("B4", "G1+5", "G2+3")}
        assert story.why_not("Ana take R9") == ("not_displayed", facts)

    def test_a_card_that_lies_in_an_area(self) -> None:
        story = three().shows("B4 G1+5 G2+3").told("Ana take B4")
        facts = {"card": "B4", "seat": 0, "place": 4}
        assert story.why_not("Bo take B4") == ("in_area", facts)

    def test_a_card_turned_up_twice(self) -> None:
        assert three().shows("B4").why_not("table show B4") == ("in_display", {"card": "B4"})

    def test_a_card_turned_up_that_lies_face_down(self) -> None:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        story.turn("Cy Y1+4", "Ana R5-1 old", "Bo R2+5")
        facts = {"card": "R5-1", "seat": 0, "place": 5}
        assert story.why_not("table show R5-1") == ("face_down_in_area", facts)

    def test_a_pick_before_all_cards_are_turned_up(self) -> None:
        assert three().shows("B4 G1+5").why_not("Ana take B4")[0] == "not_now"

    def test_a_card_more_than_there_are_players(self) -> None:
        assert three().shows("B4 G1+5 G2+3").why_not("table show R9")[0] == "not_displayed"

    def test_a_round_out_of_its_order(self) -> None:
        assert Story("Ana", "Bo").why_not("table round 2")[0] == "not_now"

    def test_a_player_who_is_not_there(self) -> None:
        reason = PIXIES.new(2).why_not(Move(TABLE, "start", (2,)))
        assert reason == Reason("no_such_seat", {"seat": 2})
