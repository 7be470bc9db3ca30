"""companion count skyjo: written grids, and grids read after each round."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import Companion

from companion.games.skyjo import SKYJO

ANA = "Ana: 0 2 1 -1 / 0 -2 1 3 / 5 3 0 -2"
BO = "Bo: 1 3 7 4 / -2 0 -1 0 / 1 0 12 -1"
LOW = "Bo: 1 . . . / 1 . . . / 2 . . ."


def cells_of(layout: str) -> list[str]:
    """The cards of a layout in the order of the places."""
    return layout.partition(": ")[2].replace("/", " ").split()


def counted(companion: Companion, *words: str) -> dict[str, object]:
    done = companion("count", "skyjo", "--json", *words)
    assert done.returncode == 0, done.stdout
    scores: dict[str, object] = json.loads(done.stdout)["scores"]
    return scores


def test_the_lowest_grid_is_not_doubled(companion: Companion) -> None:
    assert counted(companion, "--ended-by", "Ana", ANA, BO) == {
        "Ana": {
            "total": 10,
            "lines": [
                {
                    "reason": "column_sum",
                    "points": 10,
                    "cards": cells_of(ANA),
                }
            ],
        },
        "Bo": {
            "total": 24,
            "lines": [
                {
                    "reason": "column_sum",
                    "points": 24,
                    "cards": cells_of(BO),
                }
            ],
        },
    }


def test_who_ends_without_the_lowest_pays_double_and_the_lines_add_up(
    companion: Companion,
) -> None:
    scores = counted(companion, "--ended-by", "ana", ANA, LOW)
    ana = scores["Ana"]
    assert isinstance(ana, dict)
    assert ana["total"] == sum(line["points"] for line in ana["lines"]) == 20
    assert [line["reason"] for line in ana["lines"]] == ["column_sum", "doubled"]


def test_a_single_grid_may_begin_with_a_minus(companion: Companion) -> None:
    done = companion("count", "skyjo", "--lang", "en", "-1 2 3 4 / -1 2 3 4 / 5 6 7 8")
    assert done.stdout.splitlines() == [
        "42 points.",
        "Columns: 3, 10, 13 and 16. That makes 42 points.",
    ]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Ana: 20 points.",
                "Columns: 5, 3, 2 and 0. That makes 10 points.",
                "Ended the round without the lowest score, doubled: 10 points more.",
                "Bo: 4 points.",
                "A single column: 4 points.",
            ],
        ),
        (
            "fr",
            [
                "Ana : 20 points.",
                "Colonnes : 5, 3, 2 et 0. Cela fait 10 points.",
                "Manche terminée sans le plus petit score, points doublés : encore 10 points.",
                "Bo : 4 points.",
                "Une seule colonne : 4 points.",
            ],
        ),
    ],
)
def test_the_score_in_words(companion: Companion, lang: str, lines: list[str]) -> None:
    words = ("--lang", lang, "--width", "100", "--ended-by", "Ana", ANA, LOW)
    assert companion("count", "skyjo", *words).stdout.splitlines() == lines


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--ended-by", "Zoe", ANA, BO), "count-ended-by"),
        (("1 2 3",), "count-layout"),
        (("Ana: " + "-2 " * 6 + "1 2 3 4 5 6",), "count-copies"),
        ((ANA, ANA), "seat-twice"),
        ((), "count-nothing"),
        ((ANA, "--players", "Ana,Bo"), "count-skyjo-reader"),
    ],
)
def test_what_cannot_be_counted_is_one_clear_sentence(
    companion: Companion, words: tuple[str, ...], code: str
) -> None:
    done = companion("count", "skyjo", "--json", *words)
    assert done.returncode == 2
    error = json.loads(done.stdout)["error"]
    assert error["code"] == code
    assert error["text"]


def test_grids_are_counted_by_the_reader_alone(companion: Companion, tmp_path: Path) -> None:
    """Only cards under the reader: a seat's command card, then every grid in place order."""
    ids: dict[str, list[str]] = {}
    for card in SKYJO.deck.cards:
        ids.setdefault(card.face.text, []).append(card.id)
    ana, bo = ([ids[cell].pop() for cell in cells_of(layout)] for layout in (ANA, BO))
    recording = tmp_path / "evening.rec"
    codes = ["CC0241", *ana, *bo]
    recording.write_text(
        "".join(f"{1000 * at}\t{code}\\r\\n\n" for at, code in enumerate(codes, start=1)),
        encoding="utf-8",
    )
    words = ("--players", "Ana,Bo", "--reader", f"file:{recording}", "--silent", "--lang", "en")
    done = companion("count", "skyjo", "--width", "200", *words)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "Who ended the round? 1, Ana. 2, Bo."
    assert [line for line in lines if "Total:" in line] == [
        "Ana, round 1: 10 points. Total: 10 points.",
        "Bo, round 1: 24 points. Total: 24 points.",
    ]
    assert lines[-2:] == ["After round 2, say round to count it.", "Game saved."]


def test_a_single_column_is_not_called_columns(companion: Companion) -> None:
    done = companion("count", "skyjo", "5 . . . / 5 . . . / 0 . . .", "--lang", "fr")
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in done.stdout.splitlines()]
    assert lines == ["10 points.", "Une seule colonne : 10 points."]
