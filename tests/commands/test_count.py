"""companion count: a written area, and areas read card by card after each round."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from sittings import COMMANDS, IDS, journals, recording

from companion.cards import load_deck
from companion.commands.counting.layouts import refuse_shared_cards
from companion.commands.frame import Failure
from companion.table.tokens import Word

Companion = Callable[..., subprocess.CompletedProcess[str]]

LAYOUT = "R1+3 M2 G3+2 / R4 G5 H / R7-1 . ."


def counted(companion: Companion, *words: str) -> subprocess.CompletedProcess[str]:
    return companion("count", "pixies", *words, "--width", "300")


def test_one_area_for_programs(companion: Companion) -> None:
    done = counted(companion, "--round", "2", "--json", LAYOUT)
    scores = json.loads(done.stdout)["scores"]
    assert done.returncode == 0
    assert list(scores) == [""]
    assert scores[""] == {
        "total": 16,
        "lines": [
            {"reason": "spirals", "points": 5, "cards": ["R1+3", "G3+2"]},
            {"reason": "crosses", "points": -1, "cards": ["R7-1"]},
            {"reason": "zone", "points": 12, "cards": ["R1+3", "M2", "R4", "R7-1"]},
        ],
    }


def test_several_areas_by_name(companion: Companion) -> None:
    done = counted(companion, "--json", f"Ana: {LAYOUT}", "Jean Paul: B1+6 . . / . . . / . . .")
    scores = json.loads(done.stdout)["scores"]
    assert list(scores) == ["Ana", "Jean Paul"]
    assert scores["Jean Paul"]["total"] == 6
    for score in scores.values():
        assert sum(line["points"] for line in score["lines"]) == score["total"]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Ana, round 2: 16 points.",
                "Spirals: 5 points.",
                "Crosses: −1 point.",
                "Red zone of 4 cards, 3 points a card: 12 points.",
            ],
        ),
        (
            "fr",
            [
                "Ana, manche 2 : 16 points.",
                "Spirales : 5 points.",
                "Croix : −1 point.",
                "Zone rouge de 4 cartes, 3 points par carte : 12 points.",
            ],
        ),
    ],
)
def test_in_words(companion: Companion, lang: str, lines: list[str]) -> None:
    done = counted(companion, "--round", "2", "--lang", lang, f"Ana: {LAYOUT}")
    assert done.stdout.splitlines() == lines


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Blue 1 +6 is there 2 times, with Ana and Bo; the game has it only once."),
        ("fr", "La carte 1 bleu +6 est là 2 fois, chez Ana et Bo"),
    ],
)
def test_two_players_cannot_have_the_same_card(companion: Companion, lang: str, said: str) -> None:
    areas = ("Ana: B1+6 . . / . . . / . . .", "Bo: B1+6 . . / . . . / . . .")
    done = counted(companion, "--lang", lang, *areas)
    assert done.returncode == 2
    assert done.stderr.casefold().startswith(said.casefold())


def test_a_card_known_under_another_is_counted_too(companion: Companion) -> None:
    areas = ("Ana: . . . / . (B1+6) . / . . .", "Bo: B1+6 . . / . . . / . . .")
    error = json.loads(counted(companion, "--json", *areas).stdout)["error"]
    assert (error["code"], error["facts"]["found"]) == ("count-copies", 2)
    assert error["facts"]["who"] == "Ana and Bo"


def test_a_deck_with_copies_has_so_many_of_a_card() -> None:
    skyjo = load_deck("skyjo")
    refuse_shared_cards(skyjo, {"Ana": ["-2", "-2#SK0014", "-2"], "Bo": ["-2", "7", "-2"]})
    with pytest.raises(Failure) as refused:
        refuse_shared_cards(skyjo, {"Ana": ["-2", "-2", "-2"], "Bo": ["-2", "-2", "-2"]})
    assert (refused.value.facts["found"], refused.value.facts["copies"]) == (6, 5)


def test_cards_may_be_written_short_and_as_the_program_shows_them(companion: Companion) -> None:
    short = counted(companion, "--json", "--lang", "fr", ". . . / . 5v* . / . . 9b\N{MINUS SIGN}6")
    notation = counted(companion, "--json", ". . . / . G5* . / . . B9-6")
    assert json.loads(short.stdout) == json.loads(notation.stdout)


def test_an_option_changes_the_score(companion: Companion) -> None:
    layout = ". . . / R4+2 Y5* Y6 / . . ."
    with_itself = json.loads(counted(companion, "--json", layout).stdout)
    setting = ("--option", "bonus_counts_itself=no")
    without = json.loads(counted(companion, "--json", layout, *setting).stdout)
    assert with_itself["scores"][""]["total"] - without["scores"][""]["total"] == 1


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("R1+3 M2 / R4",), "count-layout", "An area has 9 places; here are 3."),
        (("R1+3 . . / . R1+3 . / . . .",), "count-layout", "its place is 1"),
        (("R1+4 . . / . . . / . . .",), "count-layout", "there is no such card in this game"),
        ((". . . / . B5V . / B5 . .",), "count-layout", "its place is 5"),
        (("(B5) . . / . B5 . / . . .",), "count-layout", "is there twice"),
        (("Ana: . . .", "Ana: . . ."), "seat-twice", '"Ana" is there twice'),
        ((LAYOUT, LAYOUT), "count-names", 'Write "Ana: ..." before each'),
        ((), "count-nothing", "There is nothing to count."),
        (("--round", "4", LAYOUT), "bad-parameter", "--round"),
        (("--option", "wild=yes", LAYOUT), "option-name", "It has: bonus_counts_itself."),
        (("-1 2 3 / 4 5 6 / 7 8 9",), "count-layout", "there is no such card in this game"),
        (("-1",), "count-layout", "there is no such card"),
        (("--ronud", "2", LAYOUT), "no-such-option", "--ronud"),
        (("--players", "Ana,Bo", LAYOUT), "count-reader", "--players"),
        (("--reader", "keyboard"), "count-reader", "--players"),
        (("--players", "Ana,Bo"), "count-json", "Leave out --json"),
    ],
)
def test_what_cannot_be_counted_says_why(
    companion: Companion, words: tuple[str, ...], code: str, said: str
) -> None:
    done = counted(companion, *words, "--json")
    error = json.loads(done.stdout)["error"]
    assert (done.returncode, done.stderr, error["code"]) == (2, "", code)
    assert said in error["text"]


def test_a_bad_layout_in_french(companion: Companion) -> None:
    done = counted(companion, "--lang", "fr", "Ana: R1+4 . . / . . . / . . .")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("L'aire « Ana: R1+4 . . / . . . / . . . » ne va pas.")


EMPTY, DOWN, VALID, DONE = (
    COMMANDS[Word(word)] for word in ("empty", "face_down", "validated", "done")
)


def test_three_rounds_are_counted_by_the_reader_alone_with_running_totals(
    companion: Companion, tmp_path: Path
) -> None:
    ana = [IDS["M2"], IDS["M3"], DONE]
    bo = [IDS["B1+6"], VALID, EMPTY, DOWN, DONE]
    reader = recording(tmp_path / "evening.rec", (ana + bo) * 3)
    done = counted(companion, "--players", "Ana,Bo", "--reader", reader, "--silent")
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert lines[0] == "Area of Ana, in order. Place 1: a card, empty, or face down?"
    assert [line for line in lines if "Total:" in line] == [
        "Ana, round 1: 4 points. Total: 4 points.",
        "Bo, round 1: 7 points. Total: 7 points.",
        "Ana, round 2: 6 points. Total: 10 points.",
        "Bo, round 2: 7 points. Total: 14 points.",
        "Ana, round 3: 8 points. Total: 18 points.",
        "Bo, round 3: 7 points. Total: 21 points.",
    ]
    assert lines[-1] == "The game is over. Bo wins with 21 points."
    replayed = companion("replay", str(journals(tmp_path / "home")[0]), "--json")
    assert json.loads(replayed.stdout)["totals"] == {"Ana": 18, "Bo": 21}


def test_a_count_goes_on_after_a_break(companion: Companion) -> None:
    typed = "multicolour 2\nmulticolour 3\ndone\n"
    words = ("--players", "Ana,Bo", "--silent", "--lang", "fr")
    companion("count", "pixies", *words, stdin=typed)
    done = companion("resume", "--silent", "--width", "300")
    assert "Bo, dans l'ordre. Place 1 :" in done.stdout


def test_a_misread_area_is_counted_again(companion: Companion) -> None:
    typed = "B1+6\ndone\nundo\nR1+3\ndone\nY1+4\ndone\n"
    done = companion("count", "pixies", "--players", "Ana,Bo", "--silent", stdin=typed)
    assert "Ana, round 1: 3 points. Total: 3 points." in done.stdout
