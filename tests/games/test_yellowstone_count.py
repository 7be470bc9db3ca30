"""Yellowstone Park without a game running: where a card may go and at what cost, and a scoring."""

from __future__ import annotations

import pytest

from companion.games.game import Reason, ScoreLine
from companion.games.yellowstone.board import BoardError, parse_board
from companion.games.yellowstone.count import Placement, board_of, placements, scoring_sheets
from companion.games.yellowstone.rules import Rules

EIGHT = "R3@3 R4@3 R5@3 B3@4 B4@4 B5@4 G3@5 G4@5"
SEVEN = EIGHT.removesuffix(" G4@5")


class TestCountingACard:
    def placed(self, board: str, card: str, **options: bool) -> tuple[Placement, ...] | Reason:
        rules = Rules(3)._replace(**options)  # type: ignore[arg-type]
        return placements(board_of(board, rules), card, rules)

    def test_a_card_that_fits_says_its_windows(self) -> None:
        placed = self.placed("R3@3 / B4@4", "R5@3")
        assert placed == (Placement(3, ((3, 2), (3, 3)), (), 0),)

    def test_every_column_that_it_may_lie_in(self) -> None:
        placed = self.placed("R3@3, B4@4", "g5")
        assert isinstance(placed, tuple)
        assert [placement.column for placement in placed] == [2, 5]

    def test_a_card_that_breaks_the_window_says_what_is_picked_up(self) -> None:
        placed = self.placed("R3@3 R4@3 R5@3 B4@4", "G6@6")
        assert isinstance(placed, tuple)
        (only,) = placed
        assert (only.column, only.windows, only.bonus) == (6, (), 0)
        assert [way.cost for way in only.pick_ups] == [3, 4]

    @pytest.mark.parametrize(
        ("board", "card", "bonus"),
        [(SEVEN, "G4", 1), (EIGHT, "G5", 3), (EIGHT, "G4", 0), (SEVEN, "R3", 0), ("R3@3", "R4", 0)],
    )
    def test_a_new_cell_may_bring_a_bonus(self, board: str, card: str, bonus: int) -> None:
        placed = self.placed(board, card)
        assert isinstance(placed, tuple)
        assert [placement.bonus for placement in placed] == [bonus]

    @pytest.mark.parametrize(
        ("card", "why"),
        [
            ("X5", Reason("no_such_card", {"card": "X5"})),
            ("R5@4", Reason("wrong_column", {"card": "R5", "column": 4, "right": 3})),
            ("R5@x", Reason("no_such_column", {"card": "R5", "last": 7})),
            ("R3", Reason("no_copy_left", {"card": "R3"})),
        ],
    )
    def test_a_card_that_may_not_be_played(self, card: str, why: Reason) -> None:
        assert self.placed("R3@3 R3@3", card) == why

    def test_a_board_that_cannot_lie_so(self) -> None:
        with pytest.raises(BoardError, match="no_window") as error:
            board_of("R1@3 R7@3", Rules(3))
        assert error.value.reason == Reason("no_window")
        with pytest.raises(BoardError, match="no_such_column") as error:
            parse_board(["R3"])
        assert error.value.reason == Reason("no_such_column", {"card": "R3", "last": 7})
        assert board_of("R3@3 R4@4", Rules(3, one_column=False)) == ((3, "R3"), (4, "R4"))

    def test_a_scoring_begins_at_the_marker(self) -> None:
        sheets = scoring_sheets({"Ana": [4], "Bo": [0, 12], "Cy": [3, 0]})
        assert {name: sheet.lines for name, sheet in sheets.items()} == {
            "Ana": (ScoreLine("marker", 5), ScoreLine("penalties", 4)),
            "Bo": (ScoreLine("marker", 12),),
            "Cy": (ScoreLine("penalties", 3),),
        }
