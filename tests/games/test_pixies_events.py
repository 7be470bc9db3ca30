"""What Pixies tells of each move: the events, with all that they say."""

from __future__ import annotations

import pytest
from stories import Story, position, three

from companion.games.game import COUNT, TABLE, Event, GameEnded, Move, ScoreSheet
from companion.games.pixies import PIXIES
from companion.games.pixies.events import (
    AreaScored,
    CardHidden,
    CardKept,
    CardPlaced,
    CardShown,
    CardTaken,
    RoundBegan,
    RoundEnded,
)

EMPTY = ". . . / . . . / . . ."
FULL_BUT_NINE = "B1+6 B2+4 B3+3 / B4 B5 B6-1 / B7-3 B8-3 ."


def after(story: Story, line: str) -> tuple[Event, ...]:
    return story.told(line).events


class TestATurn:
    def holding(self) -> Story:
        story = three().turn("Ana B5", "Bo G1+5", "Cy G2+3")
        return story.shows("R5-1 R9 R8").told("Cy take R9", "Ana take R5-1")

    def test_a_round_begins(self) -> None:
        assert Story("Ana", "Bo", first="Bo").events == (RoundBegan(1, 1, 4),)
        assert three(first="Cy").events == (RoundBegan(1, 2, 3),)

    def test_cards_are_turned_up(self) -> None:
        story = three()
        assert after(story, "table show B5") == (CardShown("B5", 1, 3),)
        assert after(story, "table show ?") == (CardShown("?", 2, 3),)

    def test_a_card_goes_to_its_place(self) -> None:
        story = three().shows("B5 G1+5 G2+3").told("Ana take B5")
        assert after(story, "Bo take G1+5") == (CardPlaced(1, "G1+5", 1, validated=False),)

    def test_a_card_that_needs_a_choice_is_taken(self) -> None:
        assert self.holding().events == (CardTaken(0, "R5-1"),)

    def test_the_new_card_is_kept(self) -> None:
        assert after(self.holding(), "Ana keep new") == (CardKept(0, "R5-1", "B5", 5, new=True),)

    def test_the_old_card_is_kept(self) -> None:
        assert after(self.holding(), "Ana keep old") == (CardKept(0, "B5", "R5-1", 5, new=False),)

    def test_a_card_is_hidden(self) -> None:
        story = self.holding().told("Ana keep old", "Bo take R8")
        story.shows("Y5* B6-1 B8-3").told("Bo take B6-1", "Cy take B8-3", "Ana take Y5*")
        assert after(story, "Ana place 9") == (CardHidden(0, "Y5*", 9),)


class TestTheEnd:
    def last_card(self, round_number: int, scores: str) -> tuple[Event, ...]:
        areas = (f"Ana: {FULL_BUT_NINE}", f"Bo: {EMPTY}", f"Cy: {EMPTY}")
        story = position(*areas, starts="Ana", round_number=round_number, scores=scores)
        story.shows("B9-1 G2+3 R3+4").told("Ana take B9-1", "Bo take G2+3")
        return after(story, "Cy take R3+4")

    def totals(self, events: tuple[Event, ...]) -> list[tuple[int, int, int]]:
        scored = [event for event in events if isinstance(event, AreaScored)]
        assert all(isinstance(event.sheet, ScoreSheet) for event in scored)
        return [(event.seat, event.sheet.total, event.total) for event in scored]

    def test_of_a_round(self) -> None:
        events = self.last_card(1, "-")
        assert events[:2] == (CardPlaced(2, "R3+4", 3, validated=False), RoundEnded(1, (0,)))
        points = [sheet for _, sheet, _ in self.totals(events)]
        assert self.totals(events) == [(seat, points[seat], points[seat]) for seat in range(3)]
        assert points == [9 * 2 + 13 - 8, 3, 4]
        assert len(events) == 5

    def test_of_the_game(self) -> None:
        events = self.last_card(3, "20 11 12 ; 30 50 60")
        totals = self.totals(events)
        assert [total - points for _, points, total in totals] == [50, 61, 72]
        overall = tuple(total for _, _, total in totals)
        best = max(overall)
        winners = tuple(seat for seat in range(3) if overall[seat] == best)
        assert events[-1] == GameEnded(overall, winners)

    def test_where_only_areas_are_counted(self) -> None:
        state = PIXIES.new(2, table=COUNT)
        tokens = (".", "M2", "M3", *(".",) * 6)
        state = state.after(Move(TABLE, "recount", (0, *tokens))).state
        step = state.after(Move(TABLE, "recount", (1, *(".",) * 9)))
        assert self.totals(step.events) == [(0, 4, 4), (1, 0, 0)]
        assert not any(isinstance(event, RoundEnded) for event in step.events)
        began = step.state.after(Move(TABLE, "round", (2,)))
        assert began.events == (RoundBegan(2, TABLE, 0),)

    def test_with_the_option_of_a_bonus_card_that_does_not_count_itself(self) -> None:
        points = []
        for option in ("yes", "no"):
            state = PIXIES.new(2, {"bonus_counts_itself": option}, COUNT)
            state = state.after(Move(TABLE, "recount", (0, *(".",) * 4, "Y5*", *(".",) * 4))).state
            step = state.after(Move(TABLE, "recount", (1, *(".",) * 9)))
            points.append(self.totals(step.events)[0][1])
        assert points == [1, 0]


@pytest.mark.parametrize(
    ("tokens", "code", "facts"),
    [
        ((".",) * 10, "need_nine_places", {"found": 10}),
        (("B5",), "wrong_place", {"card": "B5", "place": 1, "right": 5}),
        (("B99",), "no_such_card", {"card": "B99"}),
        (("B1+6", "x"), "no_such_card", {"card": "X"}),
    ],
)
def test_a_layout_that_cannot_be_counted(
    tokens: tuple[str, ...], code: str, facts: dict[str, object]
) -> None:
    reason = three().state.why_not(Move(TABLE, "recount", (0, *tokens)))
    assert reason is not None
    assert (reason.code, reason.facts) == (code, facts)
