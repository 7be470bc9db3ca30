"""Turns of Skyjo, told in journal notation: set-up, exchange, columns and what is refused."""

from __future__ import annotations

import pytest
from skyjo_stories import Story, begun, position

from companion.games.game import TABLE, Move, Reason, Refused, Reveal
from companion.games.skyjo import SKYJO
from companion.games.skyjo.events import (
    CardExchanged,
    ColumnRemoved,
    LastLapBegan,
    PileRenewed,
    StarterFound,
)

HALF = "5 ? ? ? / ? 3 ? ? / ? ? ? ?"
OTHER = "1 2 ? ? / ? ? ? ? / ? ? ? ?"


class TestWhoStarts:
    def test_the_highest_sum_of_two_cards(self) -> None:
        story = begun("Ana", "Bo").opens(Ana="12 -2", Bo="4 2")
        assert story.event(StarterFound) == StarterFound(0, 10)
        assert story.awaits == "Ana choose"

    def test_of_open_sums_three_seven_five_and_two_the_second_starts(self) -> None:
        story = begun("Ana", "Bo", "Cy", "Di").opens(Ana="1 2", Bo="4 3", Cy="5 0", Di="2 0")
        assert story.awaits == "Bo choose"

    def test_of_equal_sums_the_highest_single_card(self) -> None:
        assert begun("Ana", "Bo").opens(Ana="5 5", Bo="12 -2").awaits == "Bo choose"

    def test_of_equal_cards_the_first_seat(self) -> None:
        story = begun("Ana", "Bo", "Cy").opens(Ana="1 1", Bo="9 3", Cy="3 9")
        assert story.awaits == "Bo choose"

    def test_two_cards_each_are_turned_in_seat_order(self) -> None:
        story = begun("Ana", "Bo")
        assert story.awaits == "Ana turn"
        story.told("Ana turn 7", "table show 3")
        assert story.awaits == "Ana turn"
        assert story.why_not("Ana turn 7")[0] == "already_open"
        assert story.why_not("Bo turn 1") == ("not_your_turn", {"seat": 1, "turn": 0})
        assert story.told("Ana turn 8", "table show 3").awaits == "Bo turn"


class TestTurns:
    def test_a_drawn_card_is_exchanged_with_an_open_one(self) -> None:
        story = position(f"Ana: {HALF}", f"Bo: {OTHER}", turn="Ana", discard="9")
        story.plays("Ana", "draw 0 swap 6")
        assert story.grid("Ana") == "5 ? ? ? / ? 0 ? ? / ? ? ? ?"
        assert story.discard == "9 3"
        assert story.awaits == "Bo choose"

    def test_a_hidden_card_is_not_looked_at_before_it_is_exchanged(self) -> None:
        story = position(f"Ana: {HALF}", f"Bo: {OTHER}", turn="Ana", discard="9")
        story.plays("Ana", "draw 0 swap 2")
        assert story.awaits == "show grid 0 2"
        assert story.why_not("Ana swap 6")[0] == "not_now"
        story.told("table show 11")
        assert story.event(CardExchanged) == CardExchanged(0, "0", 2, "11")
        assert story.discard == "9 11"

    def test_a_drawn_card_is_discarded_and_a_hidden_one_turned(self) -> None:
        story = position(f"Ana: {HALF}", f"Bo: {OTHER}", turn="Ana", discard="9")
        story.plays("Ana", "draw 12 discard")
        assert story.discard == "9 12"
        assert story.awaits == "Ana turn"
        story.told("Ana turn 12", "table show -2")
        assert story.grid("Ana") == "5 ? ? ? / ? 3 ? ? / ? ? ? -2"

    def test_the_top_of_the_discard_is_exchanged(self) -> None:
        story = position(f"Ana: {HALF}", f"Bo: {OTHER}", turn="Ana", discard="7 9")
        story.plays("Ana", "take swap 1")
        assert story.grid("Ana") == "9 ? ? ? / ? 3 ? ? / ? ? ? ?"
        assert story.discard == "7 5"

    def test_the_empty_pile_is_made_anew_of_all_but_the_top_card(self) -> None:
        story = position(
            "Ana: ? ? ? . / ? ? ? . / ? ? ? .",
            "Bo: 1 2 ? ? / ? ? ? ? / ? ? ? ?",
            turn="Ana",
            discard="-1 8 8 3",
            pile=0,
        )
        story.told("Ana draw")
        assert story.event(PileRenewed) == PileRenewed(3)
        assert (story.discard, story.state.pile) == ("3", 3)
        awaited = story.state.awaits
        assert isinstance(awaited, Reveal)
        assert (awaited.possible.cards, awaited.possible.counts) == (("-1", "8"), (1, 2))
        assert awaited.source == "round 1 shuffle 2"
        assert story.why_not("table show 3") == ("not_in_pile", {"card": "3"})

    def test_hidden_cards_still_come_from_the_deal_after_that(self) -> None:
        """The 8s of the discard are in the new pile: no hidden card can be one of those two."""
        story = position(
            "Ana: 8 8 8 . / 7 8 8 . / 8 8 ? .",
            "Bo: 8 8 ? ? / ? ? ? ? / ? ? ? ?",
            turn="Ana",
            discard="-1 8 3",
            pile=0,
        )
        story.told("Ana draw", "table show -1", "Ana swap 11")
        assert story.why_not("table show 8") == ("not_hidden", {"card": "8"})


class TestColumns:
    def test_a_column_completed_by_an_exchange(self) -> None:
        story = position(
            "Ana: ? 9 0 4 / 12 9 ? ? / ? -1 ? 2", f"Bo: {OTHER}", turn="Ana", discard="3 9"
        )
        story.plays("Ana", "take swap 10")
        assert story.grid("Ana") == "? . 0 4 / 12 . ? ? / ? . ? 2"
        assert story.discard == "3 -1 9 9 9"
        assert story.event(ColumnRemoved) == ColumnRemoved(0, 2, "9")

    @pytest.mark.parametrize("card", ["-2", "0", "10"])
    def test_a_column_of_any_value_goes(self, card: str) -> None:
        story = position(
            f"Ana: {card} ? ? ? / {card} ? ? ? / ? ? ? ?",
            f"Bo: {OTHER}",
            turn="Ana",
            discard="9",
        )
        story.plays("Ana", f"draw 5 discard turn 9 {card}")
        assert story.grid("Ana") == ". ? ? ? / . ? ? ? / . ? ? ?"
        assert story.discard == f"9 5 {card} {card} {card}"

    def test_three_equal_cards_in_a_row_stay(self) -> None:
        story = position(
            "Ana: 7 7 ? ? / ? ? ? ? / ? ? ? ?", f"Bo: {OTHER}", turn="Ana", discard="9"
        )
        story.plays("Ana", "draw 7 swap 3 1")
        assert story.grid("Ana") == "7 7 7 ? / ? ? ? ? / ? ? ? ?"

    def test_a_column_with_a_hidden_card_stays(self) -> None:
        story = position(
            "Ana: 7 ? ? ? / ? ? ? ? / ? ? ? ?", f"Bo: {OTHER}", turn="Ana", discard="9"
        )
        story.plays("Ana", "draw 7 swap 5 1")
        assert story.grid("Ana") == "7 ? ? ? / 7 ? ? ? / ? ? ? ?"

    def test_its_places_are_gone_for_the_rest_of_the_round(self) -> None:
        story = position(
            "Ana: ? . 0 4 / 12 . ? ? / ? . ? 2", f"Bo: {OTHER}", turn="Ana", discard="9"
        )
        story.told("Ana take")
        free = (1, 3, 4, 5, 7, 8, 9, 11, 12)
        assert story.why_not("Ana swap 6") == ("place_gone", {"place": 6, "free": free})
        assert {move.args[0] for move in story.state.moves()} == set(free)

    def test_the_last_hidden_card_completes_a_column_and_the_round_is_ending(self) -> None:
        story = position(
            "Ana: 3 1 2 4 / 3 1 5 6 / ? 2 0 0", f"Bo: {OTHER}", turn="Ana", discard="9"
        )
        story.plays("Ana", "draw 12 discard turn 9 3")
        assert story.grid("Ana") == ". 1 2 4 / . 1 5 6 / . 2 0 0"
        assert story.event(LastLapBegan) == LastLapBegan(0)

    def test_the_last_column_removed_ends_the_round_too(self) -> None:
        story = position(
            "Ana: . . . 4 / . . . 4 / . . . ?", f"Bo: {OTHER}", turn="Ana", discard="4"
        )
        story.plays("Ana", "take swap 12 9")
        assert story.grid("Ana") == ". . . . / . . . . / . . . ."
        assert story.event(LastLapBegan) == LastLapBegan(0)


class TestRefused:
    def story(self) -> Story:
        return position(f"Ana: {HALF}", f"Bo: {OTHER}", turn="Ana", discard="9")

    def test_putting_the_taken_discard_back(self) -> None:
        code = self.story().told("Ana take").why_not("Ana discard")
        assert code == ("taken_stays", {"card": "9"})

    def test_turning_an_open_card_after_discarding(self) -> None:
        story = self.story().plays("Ana", "draw 12 discard")
        hidden = (2, 3, 4, 5, 7, 8, 9, 10, 11, 12)
        facts = {"place": 6, "card": "3", "free": hidden}
        assert story.why_not("Ana turn 6") == ("already_open", facts)

    def test_turning_a_card_before_discarding_the_drawn_one(self) -> None:
        story = self.story().told("Ana draw", "table show 12")
        assert story.why_not("Ana turn 2") == ("discard_first", {"card": "12"})

    def test_anything_before_pile_or_discard(self) -> None:
        for line in ("Ana swap 1", "Ana turn 2", "Ana discard"):
            assert self.story().why_not(line) == ("nothing_held", {})

    def test_a_second_card(self) -> None:
        story = self.story().told("Ana take")
        assert story.why_not("Ana draw") == ("holding", {"card": "9"})
        assert story.why_not("Ana take") == ("holding", {"card": "9"})

    def test_somebody_elses_turn(self) -> None:
        assert self.story().why_not("Bo draw") == ("not_your_turn", {"seat": 1, "turn": 0})

    @pytest.mark.parametrize("place", [0, 13])
    def test_a_place_that_does_not_exist(self, place: int) -> None:
        story = self.story().told("Ana take")
        assert story.why_not(f"Ana swap {place}") == ("no_such_place", {"place": place})

    def test_a_card_without_a_place(self) -> None:
        reason = self.story().told("Ana take").state.why_not(Move(0, "swap", ("7",)))
        assert reason == Reason("place_first")

    def test_a_card_that_nobody_draws(self) -> None:
        assert self.story().why_not("table show 5")[0] == "not_now"

    def test_a_sixth_minus_two(self) -> None:
        story = position(
            "Ana: -2 -2 ? ? / ? ? ? ? / ? ? ? ?",
            "Bo: -2 ? ? ? / ? -2 ? ? / ? ? ? ?",
            turn="Ana",
            discard="-2",
        ).told("Ana draw")
        assert story.why_not("table show -2") == ("all_seen", {"card": "-2", "copies": 5})

    def test_a_drawn_card_that_nobody_has_read(self) -> None:
        assert self.story().told("Ana draw").why_not("table show ?") == ("face_needed", {})

    def test_a_round_out_of_its_order(self) -> None:
        assert Story(SKYJO.new(2), "Ana", "Bo").why_not("table round 2") == (
            "wrong_round",
            {"round": 1},
        )

    def test_a_move_without_its_place(self) -> None:
        state = self.story().told("Ana take").state
        assert state.why_not(Move(0, "swap")) is None
        with pytest.raises(Refused) as refused:
            state.after(Move(0, "swap"))
        assert refused.value.reason == Reason("incomplete", {"verb": "swap"})

    def test_too_many_words(self) -> None:
        reason = self.story().state.why_not(Move(0, "draw", (3,)))
        assert reason == Reason("too_many_arguments", {"verb": "draw"})

    def test_a_move_of_the_table_by_a_seat(self) -> None:
        reason = SKYJO.new(2).why_not(Move(0, "round", (1,)))
        assert reason == Reason("not_now", {"verb": "round", "phase": "round"})
        assert SKYJO.new(2).why_not(Move(TABLE, "round", (1,))) is None


class TestStickers:
    """A sticker tells one seven from another."""

    def story(self) -> Story:
        return position(
            "Ana: 7#SK0931 ? ? ? / ? 3 ? ? / ? ? ? ?",
            f"Bo: {OTHER}",
            turn="Ana",
            discard="9#SK114N",
        )

    def test_a_card_that_lies_open_cannot_be_drawn(self) -> None:
        story = self.story().told("Ana draw")
        facts = {"card": "7", "seat": 0, "place": 1}
        assert story.why_not("table show 7#SK0931") == ("in_grid", facts)
        assert story.why_not("table show 9#SK114N") == ("in_discard", {"card": "9"})

    def test_a_card_in_hand_is_not_the_one_that_is_replaced(self) -> None:
        story = self.story().told("Ana draw", f"table show {'5#' + id_of('5')}", "Ana swap 2")
        code, _ = story.why_not(f"table show 5#{id_of('5')}")
        assert code == "in_hand"

    def test_copies_complete_a_column(self) -> None:
        story = position(
            "Ana: 7#SK0931 ? ? ? / 7 ? ? ? / ? ? ? ?", f"Bo: {OTHER}", turn="Ana", discard="7"
        )
        story.plays("Ana", "take swap 9 1")
        assert story.discard == "1 7#SK0931 7 7"
        assert story.event(ColumnRemoved) == ColumnRemoved(0, 1, "7")

    def test_a_card_that_lies_open_names_its_place(self) -> None:
        state = self.story().told("Ana take").state
        assert state.fill(Move(0, "swap"), "7#SK0931") == Move(0, "swap", (1,))

    def test_the_top_card_of_the_discard_names_the_discard(self) -> None:
        assert self.story().state.fill(Move(0, "choose"), "9#SK114N") == Move(0, "take")


def id_of(face: str) -> str:
    """The id of the first card with a face."""
    return next(card.id for card in SKYJO.deck.cards if card.face.text == face)
