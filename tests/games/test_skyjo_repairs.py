"""A real table forgets to scan: unread cards, missed turns and grids counted anew."""

from __future__ import annotations

import pytest
from skyjo_stories import Story, begun, position

from companion.games.game import COUNT, TABLE, Choice, Move, Reveal
from companion.games.skyjo import SKYJO
from companion.games.skyjo.events import CardTaken, GridRecounted, LastLapBegan

HALF = "5 ? ? ? / ? 3 ? ? / ? ? ? ?"
OTHER = "1 2 ? ? / ? ? ? ? / ? ? ? ?"


def recount(who: str, layout: str) -> str:
    return f"table recount {who} {layout.replace(' /', '')}"


def two(discard: str = "9", **more: int) -> Story:
    return position(f"Ana: {HALF}", f"Bo: {OTHER}", turn="Ana", discard=discard, **more)


class TestUnreadCards:
    def test_a_hidden_card_may_go_to_the_discard_unread(self) -> None:
        story = two().plays("Ana", "draw 0 swap 2 ?")
        assert story.discard == "9 ?"
        assert story.awaits == "Bo choose"

    def test_whoever_takes_it_has_to_read_it(self) -> None:
        story = two().plays("Ana", "draw 0 swap 2 ?").told("Bo take")
        assert story.event(CardTaken) == CardTaken(1, "?")
        assert story.awaits == "show discard"
        assert story.why_not("table show ?") == ("face_needed", {})
        story.told("table show 11", "Bo swap 1")
        assert story.grid("Bo") == "11 2 ? ? / ? ? ? ? / ? ? ? ?"
        assert story.discard == "9 1"

    def test_the_first_card_of_the_discard_may_stay_unread(self) -> None:
        story = begun("Ana", "Bo", discard="?").opens(Ana="1 2", Bo="3 4")
        assert (story.discard, story.awaits) == ("?", "Bo choose")

    def test_an_unread_card_in_the_new_pile_may_be_any(self) -> None:
        story = two("? 8 3", pile=0).told("Ana draw")
        awaited = story.state.awaits
        assert isinstance(awaited, Reveal)
        assert {"8", "12", "-2"} <= set(awaited.possible.cards)
        assert story.told("table show 12").awaits == "Ana swap"


class TestMissedTurns:
    @pytest.mark.parametrize(
        "before",
        [
            (),
            ("Ana draw",),
            ("Ana draw", "table show 4"),
            ("Ana take",),
            ("Ana take", "Ana swap 2"),
            ("Ana draw", "table show 4", "Ana discard"),
            ("Ana draw", "table show 4", "Ana discard", "Ana turn 2"),
        ],
    )
    def test_at_any_moment_the_grid_then_the_discard_are_read(self, before: tuple[str]) -> None:
        story = two().told(*before, "Ana ? turn")
        assert story.state.awaits == Choice(TABLE, "recount")
        assert story.why_not("Bo draw")[0] == "not_now"
        story.told(recount("Ana", "5 7 ? ? / ? 3 ? ? / ? ? ? ?"))
        assert story.awaits == "show discard"
        story.told("table show 12")
        assert story.grid("Ana") == "5 7 ? ? / ? 3 ? ? / ? ? ? ?"
        assert story.discard.endswith("12")
        assert story.awaits == "Bo choose"

    def test_the_discard_may_stay_unread(self) -> None:
        story = two().told("Ana ? turn", recount("Ana", HALF), "table show ?")
        assert (story.state.discard[-1], story.awaits) == ("?", "Bo choose")

    def test_the_card_that_may_have_been_taken_is_free_again(self) -> None:
        """The -2 that lay on the discard lies with Ana now, and no sixth one is needed for it."""
        story = position(
            f"Ana: {HALF}", "Bo: -2 -2 ? ? / -2 ? ? ? / ? -2 ? ?", turn="Ana", discard="9 -2"
        )
        story.told("Ana ? turn", recount("Ana", "-2 ? ? ? / ? 3 ? ? / ? ? ? ?"), "table show 5")
        assert story.awaits == "Bo choose"
        assert story.state.stock.unseen[0] == 0

    def test_a_column_that_went_unseen_lies_on_the_discard_unread(self) -> None:
        story = position(
            "Ana: 5 ? ? ? / 5 3 ? ? / ? ? ? ?", f"Bo: {OTHER}", turn="Ana", discard="9"
        )
        story.told("Ana ? turn", recount("Ana", ". ? ? ? / . 3 ? ? / . ? ? ?"))
        assert story.discard == "? ? ? ? ?"
        assert story.told("table show 5").discard.endswith("? 5")

    def test_the_last_hidden_card_turned_unseen_begins_the_last_lap(self) -> None:
        story = position(
            "Ana: 5 . . 1 / 3 . . 2 / 5 . . ?", f"Bo: {OTHER}", turn="Ana", discard="9"
        )
        story.told("Ana ? turn", recount("Ana", "5 . . 1 / 3 . . 2 / 5 . . 7"), "table show 4")
        assert story.event(LastLapBegan) == LastLapBegan(0)

    def test_while_a_card_is_awaited_the_table_says_it(self) -> None:
        assert two().told("Ana draw", "table ? turn").awaits == "table recount"

    def test_the_first_two_cards_cannot_be_missed(self) -> None:
        assert begun("Ana", "Bo").why_not("Ana ? turn")[0] == "not_now"


class TestRecounts:
    def test_another_grid_is_replaced_and_the_turn_goes_on(self) -> None:
        story = two().told("Ana take", recount("Bo", "1 2 8 ? / ? ? ? ? / ? ? ? ?"))
        assert story.grid("Bo") == "1 2 8 ? / ? ? ? ? / ? ? ? ?"
        assert story.awaits == "Ana swap"
        assert story.heard(GridRecounted)

    def test_the_own_grid_with_a_card_in_hand_ends_the_turn(self) -> None:
        story = two().told("Ana take", recount("Ana", "9 ? ? ? / ? 3 ? ? / ? ? ? ?"))
        assert story.awaits == "show discard"
        assert story.told("table show 5").awaits == "Bo choose"

    @pytest.mark.parametrize(
        ("layout", "code", "facts"),
        [
            ("5 5 5 5 / ? ? ? ? / ? ? ? ? ?", "need_twelve_places", {"found": 13}),
            ("7 ? ? ? / 7 ? ? ? / 7 ? ? ?", "column_stays", {"column": 1, "card": "7"}),
            ("7 ? ? ? / . ? ? ? / 7 ? ? ?", "column_goes_whole", {"place": 5, "column": 1}),
            ("-2 -2 -2 -2 / -2 -2 ? ? / ? ? ? ?", "too_many", {"card": "-2", "copies": 5}),
            ("13 ? ? ? / ? ? ? ? / ? ? ? ?", "no_such_card", {"card": "13"}),
            (
                "7#SK0931 ? ? ? / ? 7#SK0931 ? ? / ? ? ? ?",
                "card_twice",
                {"card": "7"},
            ),
        ],
    )
    def test_what_cannot_lie_there(self, layout: str, code: str, facts: dict[str, object]) -> None:
        move = Move(TABLE, "recount", (0, *layout.replace("/", " ").split()))
        reason = two().state.why_not(move)
        assert reason is not None
        assert (reason.code, dict(reason.facts)) == (code, facts)

    def test_a_grid_is_counted_only_while_turns_are_played(self) -> None:
        move = Move(TABLE, "recount", (0, *"?" * 12))
        for story in (begun("Ana", "Bo"), Story(SKYJO.new(2), "Ana", "Bo")):
            reason = story.state.why_not(move)
            assert reason is not None
            assert reason.code == "not_now"

    def test_who_still_has_a_hidden_card_has_not_ended_the_round(self) -> None:
        story = position(
            "Ana: 5 . . 1 / 3 . . 2 / 5 . . 4",
            f"Bo: {OTHER}",
            turn="Bo",
            discard="9",
            ender="Ana",
        )
        story.told(recount("Ana", "5 . . 1 / 3 . . 2 / 5 . . ?")).plays("Bo", "take swap 1")
        assert story.awaits == "Ana choose"


class TestOnlyCounting:
    def story(self) -> Story:
        return Story(SKYJO.new(2, table=COUNT), "Ana", "Bo")

    def test_who_ended_it_then_every_grid_then_the_scores(self) -> None:
        story = self.story()
        assert story.awaits == "table ended"
        story.told("table ended Ana")
        assert story.awaits == "table recount"
        story.told(recount("Bo", "1 3 7 4 / -2 0 -1 0 / 1 0 12 -1"))
        story.told(recount("Ana", "0 2 1 -1 / 0 -2 1 3 / 5 3 9 9"))
        assert story.points == (60, 24)
        story.told("table round 2")
        assert story.awaits == "table ended"

    def test_a_column_of_three_is_taken_away_when_counting(self) -> None:
        story = self.story().told("table ended Bo")
        story.told(recount("Ana", "7 . . . / 7 . . . / 7 . . ."))
        story.told(recount("Bo", "1 . . ? / 2 . . ? / 1 . . ?"))
        assert story.points == (0, 8)

    def test_a_player_who_is_not_there_cannot_have_ended_it(self) -> None:
        reason = self.story().state.why_not(Move(TABLE, "ended", (2,)))
        assert reason is not None
        assert reason.code == "no_such_seat"
