"""What a grid of Num Draft is worth: the examples of the rules, and the corners of each clause."""

from __future__ import annotations

import random

import pytest

from companion.games.game import OptionError, ScoreSheet
from companion.games.numdraft import NUM_DRAFT, LayoutError, count_layouts

BOTH = pytest.mark.parametrize("mode", ["classic", "discovery"])


def score(layout: str, mode: str = "classic", **options: str) -> ScoreSheet:
    return count_layouts([layout], {"mode": mode, **options})[0]


def lines(sheet: ScoreSheet) -> list[tuple[str, int]]:
    return [(line.reason, line.points) for line in sheet.lines]


@BOTH
def test_neighbours_without_an_own_card_of_theirs_count_nothing(mode: str) -> None:
    sheet = score("B9 | R0 R1 R2 | Y9 / B10 | R3 R4 R5 | Y10 / B11 | G6 G7 G8 | Y12", mode)
    assert lines(sheet) == [("colour", 12), ("colour", 6)]


@BOTH
def test_neighbours_strengthen_and_bring_a_bonus(mode: str) -> None:
    sheet = score("R9 | R0 R1 R2 | Y9 / B10 | R3 R4 R5 | Y10 / G11 | G6 G7 G8 | A12", mode)
    assert sheet.total == 27
    assert lines(sheet) == [("colour", 14), ("colour", 10), ("bonus", 3)]
    assert sheet.lines[1].facts["joined"] == ("A12",)
    assert sheet.lines[2].cards == ("R9", "G11", "A12")


def test_a_joker_joins_three_sevens() -> None:
    sheet = score("R7 ? ? / ? G7 ? / B7 ? JK1", "discovery")
    assert lines(sheet) == [("value", 12)]
    assert sheet.lines[0].facts["joined"] == ("JK1",)


def test_with_another_reading_a_joker_makes_a_colour_with_a_single_card() -> None:
    layout = "R7 ? ? / ? G7 ? / B7 ? JK1"
    assert score(layout, "discovery", joker_pairs="any").total == 13
    assert score(layout, "discovery", joker_pairs="no").total == 12
    assert score("R7 JK1 ? ? ? ? ? ? ?", joker_pairs="value").total == 6
    assert score("R7 JK1 ? ? ? ? ? ? ?", joker_pairs="no").total == 0


def test_position_counts_in_classic_only() -> None:
    layout = "R0 ? R2 / ? G0 ? / R4 ? R6"
    assert score(layout).total == 0
    assert lines(score(layout, "discovery")) == [("colour", 8), ("value", 6)]


def test_one_colour_can_form_several_groups_in_classic() -> None:
    assert lines(score("R0 R1 ? / ? ? ? / ? R2 R3")) == [("colour", 4), ("colour", 4)]


def test_cards_touch_across_the_borders() -> None:
    assert score("? | R0 ? ? | ? / R1 | ? ? ? | ? / ? | ? ? ? | ?").total == 0
    assert score("R1 | R0 ? ? | ? / ? | ? ? ? | ? / ? | ? ? ? | ?").total == 5
    assert score("? | ? ? R0 | R1 / ? | ? ? ? | ? / ? | ? ? ? | ?").total == 5


def test_the_end_of_a_row_does_not_touch_the_next_row() -> None:
    assert score("? | ? ? ? | R1 / ? | R0 ? ? | ? / ? | ? ? ? | ?").total == 0
    assert score("? | ? ? R0 | ? / R1 | ? ? ? | ? / ? | ? ? ? | ?").total == 0


def test_an_ordinary_card_counts_once_by_colour_and_once_by_value() -> None:
    assert lines(score("R7 R8 G7 ? ? ? ? ? ?", "discovery")) == [("colour", 4), ("value", 6)]


def test_own_rainbow_and_shadow_are_families_like_any_other() -> None:
    assert lines(score("A1 A2 ? S3 S4 ? R5 ? ?")) == [("colour", 4), ("colour", 4)]


def test_a_neighbours_card_pays_its_bonus_once_however_many_groups_it_is_in() -> None:
    layout = "R7 | R1 ? ? | ? / ? | ? ? ? | ? / ? | G7 ? ? | ?"
    assert lines(score(layout, "discovery")) == [("colour", 4), ("value", 6), ("bonus", 1)]
    assert score(layout, "discovery", bonus="group").total == 12


def test_a_neighbours_shadow_needs_an_own_shadow_and_brings_no_bonus() -> None:
    with_own = "S7 | S1 ? ? | ? / ? | ? ? ? | ? / ? | ? ? ? | ?"
    with_joker = "S7 | JK1 ? ? | ? / ? | ? ? ? | ? / ? | ? ? ? | ?"
    by_value = "S7 | R7 ? ? | ? / ? | ? ? ? | ? / ? | ? ? ? | ?"
    assert lines(score(with_own)) == [("colour", 4)]
    assert lines(score(with_joker, joker_pairs="any")) == [("value", 6)]
    assert lines(score(by_value)) == [("value", 6)]


def test_a_neighbours_rainbow_connects_two_pieces_and_keeps_its_value() -> None:
    layout = "? | R1 ? ? | ? / A5 | R5 ? ? | ? / R3 | ? ? ? | ?"
    sheet = score(layout)
    assert lines(sheet) == [("colour", 8), ("value", 6), ("bonus", 2)]


def test_a_neighbours_rainbow_joins_one_colour_the_best() -> None:
    layout = "? | R1 R2 R3 | A9 / ? | G4 G5 G6 | ? / ? | G7 ? ? | ?"
    sheet = score(layout, "discovery")
    assert lines(sheet) == [("colour", 6), ("colour", 10), ("bonus", 1)]
    assert score(layout, "discovery", rainbow_groups="all").total == sheet.total + 2


def test_an_own_joker_anchors_a_group_of_neighbours() -> None:
    layout = "B9 | JK1 ? ? | ? / ? | ? ? ? | ? / ? | ? ? ? | ?"
    assert lines(score(layout)) == [("value", 6), ("bonus", 1)]
    assert score(layout, joker_anchors="no").total == 0


def test_a_neighbours_joker_joins_and_brings_a_bonus() -> None:
    layout = "JK1 | R7 ? ? | ? / ? | ? ? ? | ? / ? | ? ? ? | ?"
    assert lines(score(layout)) == [("value", 6), ("bonus", 1)]


def test_two_jokers_alone_are_nothing() -> None:
    assert score("JK1 JK2 ? ? ? ? ? ? ?").total == 0
    assert score("JK1 JK2 ? ? ? ? ? ? ?", jokers_alone="yes").total == 6


def test_two_own_cards_may_be_asked_for() -> None:
    layout = "R1 | R0 ? ? | ? / ? | ? ? ? | ? / ? | ? ? ? | ?"
    assert (score(layout).total, score(layout, own_needed="two").total) == (5, 0)


@BOTH
def test_a_rainbow_in_place_of_a_neighbours_shadow_never_lowers_a_score(mode: str) -> None:
    chance = random.Random(mode)
    cards = list(NUM_DRAFT.deck.faces)
    for _ in range(400):
        value = chance.randint(0, 12)
        shadow, rainbow = f"S{value}", f"A{value}"
        pool = chance.sample([card for card in cards if card not in (shadow, rainbow)], 15)
        pool[chance.choice([0, 4, 5, 9, 10, 14])] = shadow
        rows = [pool[0:5], pool[5:10], pool[10:15]]
        text = " / ".join(f"{r[0]} | {' '.join(r[1:4])} | {r[4]}" for r in rows)
        better = text.replace(f"{shadow} ", f"{rainbow} ") if f"{shadow} " in text else None
        better = better or text.removesuffix(shadow) + rainbow
        assert score(better, mode).total >= score(text, mode).total, text


def test_the_next_in_the_list_is_the_left_neighbour() -> None:
    """Bo sits to Ana's left: Bo's right column touches Ana's left one, and so on around."""
    ana, bo, cy = ". . . / . . . / R1 . .", ". . R2 / . . . / . . R3", "R4 . . / . . . / . . R5"
    totals = [sheet.total for sheet in count_layouts([ana, bo, cy])]
    assert totals == [5, 5, 0]


def test_with_two_players_both_outer_columns_are_the_opponents() -> None:
    sheets = count_layouts(["R1 . R2 / . . . / . . .", "R3 . R4 / . . . / . . ."])
    assert [sheet.lines[-1].cards for sheet in sheets] == [("R4", "R3"), ("R2", "R1")]
    assert [sheet.total for sheet in sheets] == [10, 10]


@pytest.mark.parametrize(
    ("layout", "code"),
    [
        ("R1 R2 R3", "need_nine_places"),
        ("R1 R1 . . . . . . .", "card_twice"),
        ("R17 . . . . . . . .", "no_such_card"),
        ("R1 | R2 R3 | R4", "need_pool"),
        ("R1 | R2 R3 R4 | R1 / . | . . . | . / . | . . . | .", "card_twice"),
    ],
)
def test_a_layout_that_cannot_lie_on_a_table(layout: str, code: str) -> None:
    with pytest.raises(LayoutError) as error:
        count_layouts([layout])
    assert error.value.reason.code == code


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(OptionError):
        count_layouts(["R1 . . . . . . . ."], {"mode": "official"})
