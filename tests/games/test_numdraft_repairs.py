"""Num Draft at a real table: grids counted anew, and turns that nobody read."""

from __future__ import annotations

import pytest
from numdraft_stories import (
    HIDDEN_GRID,
    begun,
    counting,
    dealing,
    filling,
    reason,
    second_turn,
    slot,
    three,
)

from companion.games.game import TABLE, Move, Slot
from companion.games.numdraft.events import GridRecounted, PlaceChosen, TurnUnseen
from companion.games.numdraft.grid import ALL_CARDS


class TestCountingGrids:
    def test_first_whose_grid_then_its_places(self) -> None:
        story = second_turn()
        assert slot(story, "recount") == Slot("seat", (0, 1, 2))
        offered = slot(story, "recount", 1)
        assert offered is not None
        assert offered.kind == "area"
        assert {"R2", "H", "B12", "S5"} <= set(offered.values)
        assert not {"R1", "R3", ".", "R13"} & set(offered.values)
        assert slot(story, "recount", 1, *HIDDEN_GRID.split()) is None

    def test_not_while_cards_appear_nor_by_a_player(self) -> None:
        story = three().told("Ana turn 1", "Bo turn 1", "Cy turn 1")
        facts = {"verb": "recount", "phase": "show"}
        assert story.why_not(f"table recount Ana {HIDDEN_GRID}") == ("not_now", facts)
        refused = second_turn().why_not(f"Bo recount Ana {HIDDEN_GRID}")
        assert refused == ("table_shows", {"seat": 1})

    @pytest.mark.parametrize(
        ("args", "code", "facts"),
        [
            ((3, "H"), "no_such_seat", {"seat": 3}),
            (("Ana", "H"), "no_such_seat", {"seat": "Ana"}),
            ((0, *"H" * 10), "need_nine_places", {"found": 10}),
            ((0, "X7"), "no_such_card", {"card": "X7"}),
            ((0, "R13"), "not_in_80", {"card": "R13", "most": 12}),
            ((0, "."), "no_empty_place", {"seat": 0}),
            ((0, "S5", "S5"), "card_twice", {"card": "S5"}),
            ((0, "R1", "R2"), "lies_open", {"card": "R2", "seat": 1, "place": 2}),
            ((0, "H", "R2"), "lies_open", {"card": "R2", "seat": 1, "place": 2}),
        ],
    )
    def test_what_cannot_lie_in_a_grid(
        self, args: tuple[int | str, ...], code: str, facts: dict[str, object]
    ) -> None:
        assert reason(second_turn(), Move(TABLE, "recount", args)) == (code, facts)

    def test_a_grid_is_counted_once_the_turn_is_over(self) -> None:
        story = second_turn().told("Bo ? turn")
        assert story.events == (TurnUnseen(1),)
        assert slot(story, "recount") == Slot("seat", (0, 2))
        assert story.why_not(f"table recount Bo {HIDDEN_GRID}") == ("counted_later", {"seat": 1})
        story.give(Ana=2, Cy=1).put(Ana="Y1", Cy="Y2")
        facts = {"seat": 0, "who": (1,)}
        assert story.why_not(f"table recount Ana {HIDDEN_GRID}") == ("counted_already", facts)
        assert story.why_not("table recount Bo . H H H H H H H H") == (
            "no_empty_place",
            {"seat": 1},
        )
        story.told("table recount Bo H R2 H Y3 H H H H H")
        grid = ("H", "R2", "H", "Y3", "H", "H", "H", "H", "H")
        assert GridRecounted(1, grid) in story.events

    def test_the_place_just_freed_may_stay_empty_in_the_count(self) -> None:
        """Green 3 left place 2 of Bo's grid, red 7 came to his hand."""
        story = begun().told("table recount Bo H . H H H H H H H")
        assert story.state.waiting == (0, 1, 2)
        assert story.hand("Bo") == ("R7", "?", "?", "?", "?", "?")

    def test_a_card_of_the_hand_that_lies_in_the_grid_was_put_there(self) -> None:
        story = begun().told("table recount Bo H R7 H H H H H H H")
        assert story.state.waiting == (0, 2)
        assert story.hand("Bo") == ("?",) * 5

    def test_a_hand_that_was_known_keeps_the_cards_that_are_not_in_the_grid(self) -> None:
        story = second_turn().told("table deal Ana S7", "table deal Ana S8")
        story.told("table recount Ana R1 S7 H H H H H H H")
        assert story.hand("Ana") == ("G3", "S8", "?", "?", "?")
        assert story.state.waiting == (0, 1, 2)

    def test_who_placed_before_the_count_does_not_place_again(self) -> None:
        story = second_turn().give(Ana=2, Bo=1, Cy=1).told("Ana put Y1")
        assert story.state.waiting == (1, 2)
        story.told("table recount Cy Y2 H H H H H H H R3")
        assert story.state.waiting == (1,)

    def test_all_hidden_cards_are_turned_up_where_grids_are_only_counted(self) -> None:
        cards = " ".join(ALL_CARDS[:7])
        refused = counting().why_not(f"table recount Ana {cards} H H")
        assert refused == ("turn_it_up", {"place": 8})
        story = counting(f"table recount Ana {cards} . ?")
        assert slot(story, "recount") == Slot("seat", (1,))
        facts = {"seat": 0, "who": (1,)}
        assert story.why_not(f"table recount Ana {cards} . ?") == ("counted_already", facts)


class TestUnseenTurns:
    def test_who_missed_what(self) -> None:
        assert begun().why_not("table ? turn") == ("say_who", {"who": (0, 1, 2)})
        story = begun().told("Ana put R1")
        assert story.why_not("Ana ? turn") == ("chosen_already", {"seat": 0, "who": (1, 2)})

    def test_not_while_cards_are_turned_up_nor_where_all_is_seen(self) -> None:
        assert three().why_not("Ana ? turn") == ("not_now", {"verb": "?", "phase": "turn"})
        assert filling().why_not("Ana ? turn") == ("not_now", {"verb": "?", "phase": "show"})
        story = dealing().play_on("give")
        assert story.why_not("Ana ? turn") == ("not_now", {"verb": "?", "phase": "give"})

    def test_a_place_that_is_turned_up_at_a_real_table_is_told(self) -> None:
        assert three().told("Ana turn 4").events == (PlaceChosen(0, 4),)
