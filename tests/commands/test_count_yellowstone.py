"""companion count yellowstone: where a card may go, what it costs, and a scoring."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable

import pytest
from click.testing import CliRunner

from companion.commands.counting.yellowstone import command
from companion.commands.frame import Failure

Companion = Callable[..., subprocess.CompletedProcess[str]]

EIGHT = "R3@3 R4@3 R5@3 B3@4 B4@4 B5@4 G3@5 G4@5"


def counted(companion: Companion, *words: str) -> subprocess.CompletedProcess[str]:
    return companion("count", "yellowstone", *words, "--width", "300")


def as_json(*words: str) -> dict[str, object]:
    done = CliRunner().invoke(command, ["--json", *words])
    assert done.exit_code == 0, done.exception
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_columns_and_windows_of_a_card_that_fits() -> None:
    found = as_json("R3@3", "--card", "G5")
    assert found["legal"] is True
    assert [
        (column["column"], column["fits"], len(column["windows"]), column["pick_ups"])
        for column in found["columns"]  # type: ignore[attr-defined]
    ] == [(1, True, 1, []), (2, True, 2, []), (4, True, 2, []), (5, True, 1, [])]


def test_what_a_break_costs() -> None:
    found = as_json("R3@3 R4@3 R5@3 B4@4", "--card", "G6@6")
    (column,) = found["columns"]  # type: ignore[misc]
    assert column["fits"] is False
    assert [(way["cost"], way["cards"]) for way in column["pick_ups"]] == [
        (3, ["R3@3", "R4@3", "R5@3"]),
        (4, ["R3@3", "R4@3", "R5@3", "B4@4"]),
    ]
    assert column["pick_ups"][0] | {"cost": 0, "cards": []} == {
        "rows": [4, 6],
        "columns": [4, 6],
        "cost": 0,
        "cards": [],
    }


def test_the_ninth_cell_brings_its_bonus() -> None:
    found = as_json(EIGHT, "--card", "G5")
    assert [column["bonus"] for column in found["columns"]] == [3]  # type: ignore[attr-defined]
    copy = as_json(EIGHT, "--card", "R4")
    assert [column["bonus"] for column in copy["columns"]] == [0]  # type: ignore[attr-defined]


def test_a_board_alone() -> None:
    found = as_json("r3@3 R3@3, b4@4")
    assert (found["board"], found["cards"], found["cells"]) == ("R3@3 R3@3 B4@4", 3, 2)
    assert len(found["windows"]) == 4  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "reason"),
    [("R5@4", "wrong_column"), ("G5@6", "does_not_fit"), ("G9", "no_such_card")],
)
def test_a_card_that_may_not_be_played(card: str, reason: str) -> None:
    found = as_json("R3@3", "--card", card)
    assert (found["legal"], found["reason"]) == (False, reason)


def test_an_option_allows_more() -> None:
    setting = ("--option", "one_column_per_colour=no")
    found = as_json("R3@3", "--card", "R5@4", *setting)
    assert found["legal"] is True


def test_a_scoring() -> None:
    found = as_json("Ana: 4", "Bo: 0", "Cy: 9 4")
    scores = found["scores"]
    assert isinstance(scores, dict)
    assert {name: score["total"] for name, score in scores.items()} == {"Ana": 9, "Bo": 5, "Cy": 13}
    assert all(sum(li["points"] for li in s["lines"]) == s["total"] for s in scores.values())
    assert (found["over"], found["winners"]) == (False, [])


@pytest.mark.parametrize(
    ("seats", "over", "winners"),
    [
        (("Ana: 2 34", "Bo: 4 16", "Cy: 1 30"), True, ["Bo"]),
        (("Ana: 4 30", "Bo: 4 16", "Cy: 1 30"), False, []),
        (("Ana: 5 30", "Bo: 1 34", "Cy: 10 30"), True, ["Ana", "Bo"]),
        (("Ana: 40 -4", "Bo: 3", "--option", "marker_floor=none"), True, ["Bo"]),
    ],
)
def test_the_end(seats: tuple[str, ...], over: bool, winners: list[str]) -> None:
    found = as_json(*seats)
    assert (found["over"], found["winners"]) == (over, winners)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Row 3: red 3 column 3.",
                "1 card on the board, 1 cell filled, 9 windows possible.",
                "Yellow 7 in column 4: does not fit. You pick up one card: red 3.",
            ],
        ),
        (
            "fr",
            [
                "Rangée 3 : 3 rouge colonne 3.",
                "Une carte sur le plateau, une case remplie, 9 fenêtres possibles.",
                "7 jaune en colonne 4 : ne tient pas. On ramasse une carte : 3 rouge.",
            ],
        ),
    ],
)
def test_in_words(companion: Companion, lang: str, lines: list[str]) -> None:
    done = counted(companion, "R3@3", "--card", "Y7@4", "--lang", lang)
    assert done.stdout.splitlines() == lines


def test_what_may_be_picked_up_is_a_choice_where_there_are_several(companion: Companion) -> None:
    done = counted(companion, "R3@4 R4@4 R5@4 B4@5", "--card", "G6@7")
    assert "To pick up, as one likes: 1, 3 cards" in done.stdout


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("R3@3 B3@3",), "count-board"),
        (("R3@9",), "count-board"),
        (("-3",), "count-board"),
        (("Ana: x",), "count-yellowstone-numbers"),
        (("Ana: 30", "Bo: 27"), "count-yellowstone-cards"),
        (("Ana: 4 35",), "count-yellowstone-over"),
        (("Ana: 4 -1",), "count-yellowstone-below"),
        (("Ana: 3", "--card", "R3"), "count-yellowstone-card"),
        (("R3@3", "Ana: 3"), "count-yellowstone-both"),
        (("R3@3", "--players", "Ana,Bo"), "count-yellowstone-reader"),
        ((), "count-nothing"),
        (("--option", "wild=yes", "R3@3"), "option-name"),
    ],
)
def test_mistakes_have_a_code(words: tuple[str, ...], code: str) -> None:
    done = CliRunner().invoke(command, [*words, "--json"])
    assert isinstance(done.exception, Failure)
    assert (done.exception.code, done.exception.exit_code) == (code, 2)


def test_a_mistake_is_one_clear_sentence(companion: Companion) -> None:
    done = counted(companion, "R3@3 B3@3", "--json")
    assert done.returncode == 2
    error = json.loads(done.stdout)["error"]
    assert (error["code"], error["facts"]["reason"]) == ("count-board", "two_colours")
    assert "another colour stands there" in error["text"]
