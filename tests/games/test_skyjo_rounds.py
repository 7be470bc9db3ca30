"""The end of a round and of the game: last turns, doubling, totals; what is often got wrong."""

from __future__ import annotations

from itertools import product

import pytest
from skyjo_stories import Story, begun, position

from companion.games.game import Over
from companion.games.skyjo import SKYJO, LayoutError, count_round
from companion.games.skyjo.events import CardTurned, GridScored, LastLapBegan, RoundEnded

EMPTY = ". . . . / . . . . / . . . ."


LAST_COLUMN = {0: ("0", "1", "-1"), 1: ("1", "-1", "?"), 2: ("0", "?", "?"), 3: ("?", "?", "?")}
"""How many of its cards are hidden -> a column that is worth nothing so far."""


def worth(points: int, hidden: int = 0) -> str:
    """A grid of two columns with that sum; the last column hides its lowest cards."""
    first = next(
        cards
        for cards in product(range(12, -3, -1), repeat=3)
        if sum(cards) == points and len(set(cards)) > 1
    )
    rows = zip(map(str, first), LAST_COLUMN[hidden], strict=True)
    return " / ".join(f"{left} . . {right}" for left, right in rows)


def doubled(ender: int, other: int) -> tuple[int, int]:
    """Scores where Ana ended the round with so many points and Bo has so many."""
    sheets = count_round({"Ana": worth(ender), "Bo": worth(other)}, "Ana")
    return sheets["Ana"].total, sheets["Bo"].total


@pytest.mark.parametrize(
    ("ender", "other", "score"),
    [(-4, -5, -4), (0, -5, 0), (5, 6, 5), (5, 4, 10), (10, 10, 20), (1, 0, 2), (-1, -1, -1)],
)
def test_who_ends_a_round_and_is_not_strictly_lowest_pays_double(
    ender: int, other: int, score: int
) -> None:
    assert doubled(ender, other) == (score, other)


def test_without_an_ender_nothing_is_doubled() -> None:
    sheets = count_round({"Ana": worth(5), "Bo": worth(4)})
    assert (sheets["Ana"].total, sheets["Bo"].total) == (5, 4)


class TestTheLastLap:
    def test_everybody_else_has_exactly_one_more_turn(self) -> None:
        story = position(
            f"Ana: {worth(3, 1)}",
            f"Bo: {worth(4, 2)}",
            f"Cy: {worth(5, 2)}",
            turn="Bo",
            starter="Ana",
            discard="0",
        )
        story.plays("Bo", "draw 12 discard turn 8 0").plays("Cy", "draw 12 discard turn 8 0")
        story.plays("Ana", "draw 12 discard turn 12 2")
        assert story.event(LastLapBegan) == LastLapBegan(0)
        story.plays("Bo", "draw 11 discard turn 12 1")
        assert not story.heard(LastLapBegan)
        assert story.awaits == "Cy choose"
        story.plays("Cy", "take swap 12 12")
        assert story.event(RoundEnded) == RoundEnded(1, 0)

    def test_only_the_first_to_finish_is_at_risk(self) -> None:
        """Ana ends with 3; Bo turns his last card too and has 7; Cy has 5."""
        story = position(
            f"Ana: {worth(1, 1)}",
            f"Bo: {worth(0, 1)}",
            f"Cy: {worth(0, 1)}",
            turn="Ana",
            discard="0",
        )
        story.plays("Ana", "draw 12 discard turn 12 2")
        story.plays("Bo", "draw 12 discard turn 12 7")
        story.plays("Cy", "draw 12 discard turn 12 5")
        assert story.points == (3, 7, 5)

    def test_hidden_cards_are_turned_in_place_order_seat_by_seat(self) -> None:
        story = position(
            f"Ana: {worth(1, 1)}",
            f"Bo: {worth(0, 3)}",
            turn="Ana",
            discard="9",
        )
        story.plays("Ana", "draw 12 discard turn 12 3").plays("Bo", "draw 11 discard turn 8 6")
        assert story.awaits == "show grid 1 4"
        story.told("table show 4")
        assert story.event(CardTurned) == CardTurned(1, "4", 4)
        assert story.awaits == "show grid 1 12"
        assert story.why_not("table show ?") == ("face_needed", {})

    def test_a_column_completed_by_the_final_reveal_goes_before_adding(self) -> None:
        """Ana ends with 4; Bo's 7 and two hidden 7s go, so he has less than she."""
        story = position(
            f"Ana: {worth(1, 1)}",
            "Bo: 7 1 -1 1 / ? 1 -1 0 / ? -1 0 ?",
            turn="Ana",
            discard="9",
        )
        story.plays("Ana", "draw 12 discard turn 12 3")
        story.plays("Bo", "draw 12 discard turn 12 0").shows("7 7")
        assert story.points == (8, 0)
        scored = [event for event in story.events if isinstance(event, GridScored)]
        reasons = [line.reason for line in scored[1].sheet.lines]
        assert reasons == ["column_removed", "column_sum"]

    def test_a_grid_without_cards_scores_nothing(self) -> None:
        story = position(
            "Ana: . . . 5 / . . . 5 / . . . ?", f"Bo: {worth(2, 1)}", turn="Ana", discard="5"
        )
        story.plays("Ana", "take swap 12 9").plays("Bo", "draw 8 discard turn 12 3")
        assert story.points == (0, 5)

    def test_the_ender_starts_the_next_round(self) -> None:
        story = position(
            f"Ana: {worth(1, 1)}", f"Bo: {worth(2, 1)}", turn="Bo", starter="Ana", discard="0"
        )
        story.plays("Bo", "draw 12 discard turn 12 2").plays("Ana", "draw 12 discard turn 12 9")
        story.told("table round 2", "table show 5").opens(Ana="12 12", Bo="0 0")
        assert story.awaits == "Bo choose"


def scored(totals: str, points: str, target: int = 100) -> Story:
    """A round that ends with so many points more for each seat of those with such totals."""
    names = ["Ana", "Bo", "Cy", "Di"][: len(totals.split())]
    state = SKYJO.parse(
        f"{len(names)} {target} | choose 1 {len(names) - 1} 0 0 0 | - | "
        + " ; ".join(worth(int(each)) for each in points.split()[:-1])
        + f" ; {worth(int(points.split()[-1]), 1)} | 0 | 30 0 | - | {totals}"
    )
    story = Story(state, *names)
    return story.plays(names[-1], "draw 12 discard turn 12 0")


class TestTheEndOfTheGame:
    @pytest.mark.parametrize(
        ("totals", "points", "over", "winners"),
        [
            ("89 35", "10 15", "no", ()),
            ("90 30", "10 11", "yes", (1,)),
            ("45 95 44 60", "5 6 6 10", "yes", (0, 2)),
        ],
    )
    def test_a_hundred_ends_it_and_the_lowest_total_wins(
        self, totals: str, points: str, over: str, winners: tuple[int, ...]
    ) -> None:
        story = scored(totals, points)
        assert (story.awaits == "over") == (over == "yes")
        if winners:
            awaited = story.state.awaits
            assert isinstance(awaited, Over)
            assert awaited.winners == winners
            assert story.why_not("table round 2") == ("over", {})
            assert list(story.state.moves()) == []

    @pytest.mark.parametrize(("totals", "over"), [("39 29", False), ("40 29", True)])
    def test_the_express_game_ends_at_fifty(self, totals: str, over: bool) -> None:
        assert (scored(totals, "10 11", 50).awaits == "over") is over

    def test_not_the_total_is_doubled_but_the_round(self) -> None:
        story = scored("20 20", "10 5")
        assert story.points == (20, 5)
        assert story.state.totals == (40, 25)


def test_a_new_round_brings_back_every_card() -> None:
    story = scored("0 0", "10 5").told("table round 2")
    assert (story.state.pile, story.discard) == (126, "")
    assert story.grid("Ana") == "? ? ? ? / ? ? ? ? / ? ? ? ?"
    assert begun("Ana", "Bo").state.pile == 125


class TestLayouts:
    def test_the_design_example(self) -> None:
        sheets = count_round(
            {
                "Ana": "0 2 1 -1 / 0 -2 1 3 / 5 3 0 -2",
                "Bo": "1 3 7 4 / -2 0 -1 0 / 1 0 12 -1",
            },
            "Ana",
        )
        assert {name: sheet.total for name, sheet in sheets.items()} == {"Ana": 10, "Bo": 24}

    def test_a_minus_two_column_costs_six_and_a_ten_column_saves_thirty(self) -> None:
        sheets = count_round({"Ana": "-2 10 0 1 / -2 10 1 1 / -2 10 2 0"})
        (sheet,) = sheets.values()
        assert sheet.total == 5
        assert [(line.reason, line.cards) for line in sheet.lines] == [
            ("column_removed", ("-2",) * 3),
            ("column_removed", ("10",) * 3),
            ("column_sum", ("0", "1", "1", "1", "2", "0")),
        ]

    def test_unread_cards_count_nothing_and_complete_no_column(self) -> None:
        (sheet,) = count_round({"": "? ? ? 5 / ? 3 ? 5 / ? ? ? ?"}).values()
        assert sheet.total == 13

    def test_a_column_of_the_whole_grid_may_be_gone(self) -> None:
        (sheet,) = count_round({"": EMPTY}).values()
        assert (sheet.total, [line.reason for line in sheet.lines]) == (0, ["column_sum"])

    @pytest.mark.parametrize(
        ("layout", "code", "facts"),
        [
            ("1 2 3", "need_twelve_places", {"found": 3}),
            (f"{EMPTY} .", "need_twelve_places", {"found": 13}),
            ("13 . . . . . . . . . . .", "no_such_card", {"card": "13"}),
            (". 1 2 3 / . 1 2 3 / 5 1 2 4", "column_goes_whole", {"place": 9, "column": 1}),
            ("1 1 2 3 / . 1 2 3 / . 1 2 4", "column_goes_whole", {"place": 5, "column": 1}),
        ],
    )
    def test_what_cannot_lie_on_a_table(
        self, layout: str, code: str, facts: dict[str, object]
    ) -> None:
        with pytest.raises(LayoutError) as error:
            count_round({"Ana": layout})
        assert (error.value.name, error.value.reason.code) == ("Ana", code)
        assert dict(error.value.reason.facts) == facts
