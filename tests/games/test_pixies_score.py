"""What an area of Pixies is worth: the examples of the rules, and what is often got wrong."""

from __future__ import annotations

import pytest

from companion.games.game import OptionError
from companion.games.pixies import LayoutError, count_layout

REASONS = ("validated", "spirals", "bonus", "crosses", "zone")


def columns(layout: str, round_number: int = 1, **options: str) -> tuple[int, ...]:
    """Points by reason in the order of REASONS, then the total."""
    sheet = count_layout(layout, round_number, options)
    points = dict.fromkeys(REASONS, 0)
    for line in sheet.lines:
        points[line.reason] += line.points
    return (*points.values(), sheet.total)


@pytest.mark.parametrize(
    ("round_number", "layout", "expected"),
    [
        (1, "Y1+4V B2+4 B3+1 / B4+1 B5*V Y6 / R7-1V G8-2V B9-1", (21, 10, 5, -4, 8, 40)),
        (3, "B1+6 . G3+2 / . B5-2 . / G7-2 . B9-1", (0, 8, 0, -5, 0, 3)),
        (1, ". M2 M3 / . . . / . . .", (0, 0, 0, 0, 4, 4)),
        (2, "B1+6 B2+4 B3+1 / . . . / R7-4 R8 R9", (0, 11, 0, -4, 9, 16)),
        (3, "B1+6 G2+3 B3+1 / G4+4 B5 G6-4 / B7-3 G8-2 B9-6", (0, 14, 0, -15, 0, -1)),
        (1, "B1+6 H B3+3 / . B5 . / . . .", (0, 9, 0, 0, 0, 9)),
        (3, ". R2+5 . / . . R6 / . . R9", (0, 5, 0, 0, 8, 13)),
        (1, "R1* Y2+2 Y3+5 / R4+2 Y5* Y6 / . B8-3 Y9-2", (0, 9, 7, -5, 10, 21)),
        (2, "R1+3 M2 G3+2 / R4 G5 H / R7-1 . .", (0, 5, 0, -1, 12, 16)),
    ],
)
def test_examples_of_the_rules(round_number: int, layout: str, expected: tuple[int, ...]) -> None:
    assert columns(layout, round_number) == expected


def test_an_empty_area_brings_nothing() -> None:
    assert columns(". . . / . . . / . . .", 3) == (0, 0, 0, 0, 0, 0)


def test_a_card_under_another_brings_only_the_validation() -> None:
    """B5 lies face up on R5-1: its number counts, the cross under it does not."""
    assert columns(". . . / . B5(R5-1) . / . . .") == (5, 0, 0, 0, 0, 5)


def test_a_face_down_card_has_neither_colour_nor_points() -> None:
    assert columns("B1+6 (B9-6) B3+3 / . . . / . . .") == (0, 9, 0, 0, 0, 9)


def test_an_unread_card_counts_nothing() -> None:
    assert columns("? ?V B3+3 / . . . / . . .") == (0, 3, 0, 0, 0, 3)


class TestMistakesOfOtherPrograms:
    def test_multicolour_joins_the_zone_of_each_colour(self) -> None:
        """M2 makes the blue zone three cards long and the red one two; only one zone counts."""
        assert columns("B1+6 M2 R3+4 / B4 . . / . . .")[4] == 6

    def test_multicolour_between_two_colours_does_not_join_them(self) -> None:
        """Red and multicolour touch, multicolour and green touch: two cards each, never three."""
        assert columns("R1+3 M2 G3+2 / . . . / . . .")[4] == 4

    def test_a_bonus_card_counts_multicolour(self) -> None:
        assert columns("R1* . M3 / . . M6-1 / . . .")[2] == 3

    def test_two_bonus_cards_of_a_colour_count_each_other(self) -> None:
        assert columns("R1* . . / . R5* . / . . R9")[2] == 6

    def test_a_bonus_card_counts_no_face_down_card(self) -> None:
        assert columns("R1* . . / . (R5-1) H / . . R9")[2] == 2

    def test_diagonal_neighbours_are_no_zone(self) -> None:
        assert columns("B1+6 . B3+3 / . B5 . / B7-3 . B9-1", 3)[4] == 0

    def test_the_end_of_a_row_does_not_touch_the_next_row(self) -> None:
        assert columns(". . B3+3 / B4 . . / . . .", 3)[4] == 0

    def test_a_single_card_is_no_zone(self) -> None:
        assert columns(". . . / . B5 . / . . .", 3)[4] == 0

    @pytest.mark.parametrize(("round_number", "points"), [(1, 4), (2, 6), (3, 8)])
    def test_a_zone_card_brings_two_three_four_by_round(
        self, round_number: int, points: int
    ) -> None:
        assert columns(". M2 M3 / . . . / . . .", round_number)[4] == points

    def test_only_the_largest_zone_counts(self) -> None:
        assert columns("B1+6 B2+4 B3+3 / . . . / R7-4 R8 .")[4] == 6

    def test_spirals_and_crosses_count_without_validation(self) -> None:
        assert columns("B1+6 . . / . . . / B7-3 . .") == (0, 6, 0, -3, 0, 3)

    def test_a_zone_may_turn_corners(self) -> None:
        assert columns("B1+6 B2+4 B3+3 / B4 . B6-1 / B7-3 B8-3 B9-1")[4] == 16


@pytest.mark.parametrize(
    ("layout", "itself", "others_only"),
    [
        ("R1* . . / . . . / . . .", 1, 0),
        ("R1* . . / . R5* . / . . R9", 6, 4),
        ("R1* Y2+2 Y3+5 / R4+2 Y5* Y6 / . B8-3 Y9-2", 7, 5),
    ],
)
def test_whether_a_bonus_card_counts_itself_is_an_option(
    layout: str, itself: int, others_only: int
) -> None:
    assert columns(layout)[2] == itself
    assert columns(layout, bonus_counts_itself="yes")[2] == itself
    assert columns(layout, bonus_counts_itself="no")[2] == others_only


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(OptionError) as error:
        columns("B1+6", bonus="yes")
    assert error.value.known == ("bonus_counts_itself",)
    with pytest.raises(OptionError) as error:
        columns("B1+6", bonus_counts_itself="perhaps")
    assert error.value.known == ("yes", "no")


@pytest.mark.parametrize(
    ("layout", "code", "facts"),
    [
        (
            ". . . / . . B5 / . . .",
            "wrong_place",
            {"card": "B5", "place": 6, "right": 5},
        ),
        (". . . / . B5 (B5) / . . .", "card_twice", {"card": "B5"}),
        (". . . / . B5(B5) . / . . .", "card_twice", {"card": "B5"}),
        (". . . / . B5 . / . .", "need_nine_places", {"found": 8}),
        (". . . / . B5 . / . . . .", "need_nine_places", {"found": 10}),
        ("", "need_nine_places", {"found": 0}),
        ("B1+7 . . / . . . / . . .", "no_such_card", {"card": "B1+7"}),
        ("HV . . / . . . / . . .", "no_such_card", {"card": "HV"}),
        ("V . . / . . . / . . .", "no_such_card", {"card": "V"}),
    ],
)
def test_a_layout_that_cannot_lie_on_a_table_is_explained(
    layout: str, code: str, facts: dict[str, str | int]
) -> None:
    with pytest.raises(LayoutError) as error:
        count_layout(layout)
    assert (error.value.reason.code, dict(error.value.reason.facts)) == (code, facts)


def test_a_face_down_card_may_lie_on_any_place() -> None:
    """Case 3 puts a card face down on an empty place of choice, whatever its number."""
    assert columns("(B5) . . / . . . / . . B9-1(B2+4)") == (9, 0, 0, -1, 0, 8)


def test_case_and_row_marks_do_not_matter() -> None:
    written = columns("B1+6 H B3+3 / . B5V . / . . .")
    assert columns("b1+6 h b3+3 . b5v . . . .") == written


def test_each_line_says_which_cards_brought_its_points() -> None:
    sheet = count_layout("R1* Y2+2 M3 / R4+2 . . / R7-1V . .", 2)
    assert [(line.reason, line.points, line.cards) for line in sheet.lines] == [
        ("validated", 7, ("R7-1",)),
        ("spirals", 4, ("Y2+2", "R4+2")),
        ("bonus", 4, ("R1*", "M3", "R4+2", "R7-1")),
        ("crosses", -1, ("R7-1",)),
        ("zone", 9, ("R1*", "R4+2", "R7-1")),
    ]
    assert sheet.total == 23
