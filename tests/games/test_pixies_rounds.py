"""Whose pick it is in Pixies, and how turns, rounds and the game end."""

from __future__ import annotations

import random

from stories import Story, position, three

from companion.games.game import Choice, GameEnded, Move, Over, Reveal
from companion.games.pixies import PIXIES
from companion.games.pixies.events import (
    AreaScored,
    RoundEnded,
)

SPARE = "B1+6 G1+5 Y1+4 R1+3 B2+4 G2+3 Y2+2 R2+5 B3+3 G3+2 Y3+5 R3+4".split()  # noqa: SIM905


def order_of(story: Story, turns: int) -> list[str]:
    """Who picked, turn by turn, when everybody takes what comes first."""
    spare = iter(SPARE)
    orders = []
    for _ in range(turns):
        shown = [next(spare) for _ in range(story.state.rules.picks)]
        story.shows(" ".join(shown))
        order = ""
        while not story.awaits.endswith("show"):
            who, verb = story.awaits.split()
            order += who[0] if verb == "take" else ""
            story.told(" ".join(("", who, verb, answer(story, verb))).strip())
        orders.append(order)
    return orders


def answer(story: Story, verb: str) -> str:
    return "old" if verb == "keep" else str(next(story.state.moves()).args[0])


class TestOrders:
    def test_three_players(self) -> None:
        assert order_of(three(), 3) == ["ABC", "CAB", "BCA"]

    def test_three_players_when_another_starts(self) -> None:
        assert order_of(three(first="Bo"), 3) == ["BCA", "ABC", "CAB"]

    def test_two_players(self) -> None:
        assert order_of(Story("Ana", "Bo"), 3) == ["ABAB", "BABA", "ABAB"]

    def test_four_players(self) -> None:
        assert order_of(Story("Ana", "Bo", "Cy", "Di"), 3) == ["ABCD", "DABC", "CDAB"]

    def test_five_players(self) -> None:
        assert order_of(Story("Ana", "Bo", "Cy", "Di", "Ed"), 2) == ["ABCDE", "EABCD"]


NEARLY_FULL = "B1+6 B2+4 B3+3 / B4 B5 B6-1 / B7-3 B8-3 ."
HALF_FULL = "R1+3(R1*) R2+5(Y2*) R3+4(Y3) / R4+2(Y4-1) . . / . . ."


def two(*, starts: str) -> Story:
    """Ana lacks place 9 and Bo has four places; four cards are turned up."""
    story = position(f"Ana: {NEARLY_FULL}", f"Bo: {HALF_FULL}", starts=starts)
    return story.shows("B9-1 R6 R7-1 R8-5")


def starts_next(story: Story) -> str:
    """Who picks first in the round that follows."""
    story.told(f"table round {story.state.round + 1}")
    spare = SPARE[: story.state.rules.picks]
    return story.shows(" ".join(spare)).awaits


class TestEndOfARoundWithTwo:
    def test_filled_at_pick_one_it_stops_after_pick_two(self) -> None:
        story = two(starts="Ana").told("Ana take B9-1")
        assert story.awaits == "Bo take"
        story.told("Bo take R8-5")
        assert story.event(RoundEnded) == RoundEnded(1, (0,))
        assert starts_next(story) == "Bo take"

    def test_filled_at_pick_two_it_stops_there(self) -> None:
        story = two(starts="Bo").told("Bo take R8-5", "Ana take B9-1")
        assert story.event(RoundEnded) == RoundEnded(1, (0,))
        assert starts_next(story) == "Ana take"

    def test_filled_at_pick_three_the_fourth_is_still_played(self) -> None:
        story = two(starts="Ana").told("Ana take R7-1", "Ana keep old", "Bo take R8-5")
        assert story.told("Ana take B9-1").awaits == "Bo take"
        story.told("Bo take R6")
        assert story.event(RoundEnded) == RoundEnded(1, (0,))
        assert starts_next(story) == "Bo take"

    def test_filled_at_pick_four_it_ends(self) -> None:
        story = two(starts="Bo").told("Bo take R8-5", "Ana take R7-1", "Ana keep old")
        story.told("Bo take R6", "Ana take B9-1")
        assert story.event(RoundEnded) == RoundEnded(1, (0,))
        assert starts_next(story) == "Ana take"

    def test_not_filled_the_next_turn_begins_the_other_way_round(self) -> None:
        story = two(starts="Ana").told("Ana take R7-1", "Ana keep old", "Bo take R8-5")
        story.told("Ana take R6", "Ana keep old", "Bo take B9-1")
        assert story.awaits == "table show"
        assert story.shows("G1+5 G2+3 G3+2 G4+4").awaits == "Bo take"

    def test_the_two_cards_left_over_count_for_nobody(self) -> None:
        story = two(starts="Ana").told("Ana take B9-1", "Bo take R8-5")
        assert story.area("Bo") == "R1+3(R1*) R2+5(Y2*) R3+4(Y3) / R4+2(Y4-1) . . / . R8-5 ."
        assert story.state.display == ("R6", "R7-1")

    def test_a_card_left_over_unread_still_lies_there(self) -> None:
        story = position(f"Ana: {NEARLY_FULL}", f"Bo: {HALF_FULL}", starts="Ana")
        story.shows("B9-1 R6 ? R8-5").told("Ana take B9-1", "Bo take R8-5")
        assert story.state.display == ("R6", "?")
        assert story.state.pile + sum(1 for _ in story.state.cards()) == 70
        assert story.told("table round 2").state.display == ()


class TestEndOfARoundWithMore:
    def test_three_players_finish_the_turn(self) -> None:
        story = position(
            f"Ana: {NEARLY_FULL}",
            "Bo: R1+3(R1*) R2+5(Y2*) R3+4(Y3) / R4+2(Y4-1) . . / . . .",
            "Cy: G1+5(Y1+4) G2+3(M2) G3+2(M3) / G4+4(M4) . . / . . .",
            starts="Ana",
        )
        story.shows("B9-1 R9 G9-4").told("Ana take B9-1")
        assert story.awaits == "Bo take"
        story.told("Bo take R9", "Cy take G9-4")
        assert story.event(RoundEnded) == RoundEnded(1, (0,))
        assert starts_next(story) == "Cy take"

    def test_a_face_down_card_fills_a_place_as_well(self) -> None:
        story = position(
            "Ana: B1+6 B2+4 B3+3 / B4 B5(R5-1) B6-1 / B7-3 B8-3 .",
            "Bo: R1+3(R1*) R2+5(Y2*) R3+4(Y3) / R4+2(Y4-1) Y6 . / . . .",
            "Cy: G1+5(Y1+4) G2+3(M2) G3+2(M3) / G4+4(M4) . G6-4 / . . .",
            starts="Ana",
        )
        story.shows("G5 R9 G9-4").told("Ana take G5", "Ana place 9")
        story.told("Bo take R9", "Cy take G9-4")
        assert story.event(RoundEnded) == RoundEnded(1, (0,))

    def test_five_players_run_the_deck_short(self) -> None:
        """14 turns of five cards are 70; nobody has a full area, and no turn can follow."""
        story = Story("Ana", "Bo", "Cy", "Di", "Ed")
        pile = random.Random(0).sample(list(PIXIES.deck.faces), 70)
        for _ in range(14):
            story.shows(" ".join(pile.pop() for _ in range(5)))
            while story.awaits.split()[1] in ("take", "keep", "place"):
                who, verb = story.awaits.split()
                story.told(f"{who} {verb} {thrifty(story)}")
        assert story.event(RoundEnded) == RoundEnded(1, ())
        assert story.awaits == "table round"
        assert story.state.unseen() == ()


def thrifty(story: Story) -> object:
    """The answer that leaves the most places empty."""
    seat = story.state.turn

    def empty_places(move: Move) -> int:
        after = story.state.after(move).state
        hides_next = after.awaits == Choice(seat, "place")
        return after.areas[seat].count((None, None)) - hides_next

    return max(story.state.moves(), key=empty_places).args[0]


class TestEndOfTheGame:
    LAST = ("Ana: " + NEARLY_FULL, "Bo: " + HALF_FULL)

    def test_the_third_round_is_the_last(self) -> None:
        story = position(*self.LAST, starts="Ana", round_number=3, scores="10 20 ; 30 -5")
        story.shows("B9-1 R6 R7-1 R8-5").told("Ana take B9-1", "Bo take R8-5")
        assert story.awaits == "over"
        assert story.why_not("table round 4") == ("over", {})
        assert story.why_not("table recount Ana . . . . . . . . .") == ("over", {})

    def test_the_second_round_is_not(self) -> None:
        story = position(*self.LAST, starts="Ana", round_number=2, scores="10 20")
        story.shows("B9-1 R6 R7-1 R8-5").told("Ana take B9-1", "Bo take R8-5")
        assert story.awaits == "table round"
        assert story.why_not("table round 2") == ("wrong_round", {"round": 3})

    def test_totals_are_the_sums_of_three_rounds_and_the_highest_wins(self) -> None:
        """Ana 13 - 8 + 36 = 41; Bo 10 + 14 - 5 + 16 = 35."""
        story = position(*self.LAST, starts="Ana", round_number=3, scores="10 20 ; 30 -5")
        story.shows("B9-1 R6 R7-1 R8-5").told("Ana take B9-1", "Bo take R8-5")
        scored = [event for event in story.events if isinstance(event, AreaScored)]
        assert [(event.sheet.total, event.total) for event in scored] == [(41, 81), (35, 50)]
        assert story.event(GameEnded) == GameEnded((81, 50), (0,))
        assert story.state.awaits == Over((81, 50), (0,))

    def test_equal_totals_share_the_victory(self) -> None:
        story = position(*self.LAST, starts="Ana", round_number=3, scores="10 20 ; 30 26")
        story.shows("B9-1 R6 R7-1 R8-5").told("Ana take B9-1", "Bo take R8-5")
        assert story.state.awaits == Over((81, 81), (0, 1))

    def test_a_new_round_forgets_the_areas_and_every_card_is_back(self) -> None:
        story = two(starts="Ana").told("Ana take B9-1", "Bo take R8-5", "table round 2")
        awaited = story.state.awaits
        assert isinstance(awaited, Reveal)
        assert (awaited.possible.total, awaited.source) == (70, "round 2")
        assert story.area("Ana") == ". . . / . . . / . . ."
        story.shows("B9-1 R8-5")
        assert story.state.totals == (23, 27)
