"""companion replay and companion journal: what a journal tells afterwards."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from sittings import game_of, journals, lines_of, result_of

Companion = Callable[..., subprocess.CompletedProcess[str]]

HEAD = "companion journal 1\ngame: pixies\nseats: Ana, Bo\nlanguage: en\ntable: physical\n\n"
NAMES = ("Ana", "Bo")


def journal_of(tmp_path: Path, *lines: str) -> str:
    path = tmp_path / "game.journal"
    path.write_text(HEAD + "".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


def test_a_finished_game_for_programs(companion: Companion, tmp_path: Path) -> None:
    moves = game_of(71, 2)
    done = companion("replay", journal_of(tmp_path, *lines_of(moves, NAMES)), "--json")
    result = json.loads(done.stdout)
    assert done.returncode == 0
    assert result == result_of(moves, NAMES)
    assert list(result) == ["game", "over", "rounds", "totals", "winners"]
    assert (result["over"], len(result["rounds"])) == (True, 3)
    assert result["totals"] == {
        name: sum(points[name] for points in result["rounds"]) for name in NAMES
    }


def test_an_unfinished_game_for_programs(companion: Companion, tmp_path: Path) -> None:
    done = companion("replay", journal_of(tmp_path, "table start Ana", "table show B5"), "--json")
    assert json.loads(done.stdout) == {
        "game": "pixies",
        "over": False,
        "rounds": [],
        "totals": {"Ana": 0, "Bo": 0},
        "winners": [],
    }


@pytest.mark.parametrize(
    ("lang", "not_over", "wins"),
    [
        ("en", "The game is not over.", ("wins.", "share the victory.")),
        ("fr", "La partie n'est pas terminée.", ("gagne.", "gagnent ensemble.")),
    ],
)
def test_in_words(
    companion: Companion, tmp_path: Path, lang: str, not_over: str, wins: tuple[str, str]
) -> None:
    unfinished = companion("replay", journal_of(tmp_path, "table start Ana"), "--lang", lang)
    assert unfinished.stdout.splitlines()[-1] == not_over
    path = journal_of(tmp_path, *lines_of(game_of(71, 2), NAMES))
    lines = companion("replay", path, "--lang", lang).stdout.splitlines()
    assert len(lines) == 3 * 2 + 2 + 1
    assert lines[-1].endswith(wins)


def test_a_damaged_journal_for_programs(companion: Companion, tmp_path: Path) -> None:
    path = journal_of(tmp_path, "table start Ana", "hello", "undo")
    done = companion("replay", path, "--json")
    error = json.loads(done.stdout)["error"]
    assert (done.returncode, done.stderr) == (1, "")
    assert error["code"] == "journal-damaged"
    facts = {"path": path, "line": 8, "text": "hello", "reason": "not_understood"}
    assert facts.items() <= error["facts"].items()
    assert 'line 8, "hello": "hello" is not understood. Nothing was changed' in error["text"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", '"table show B5": Blue 5 is turned up already. Nothing was changed; mend'),
        ("fr", "« table show B5 » : La carte 5 bleu est déjà retournée. Rien n'a été changé"),
    ],
)
def test_a_line_that_the_rules_refuse_is_named_with_their_reason(
    companion: Companion, tmp_path: Path, lang: str, said: str
) -> None:
    path = journal_of(tmp_path, "table start Ana", "table show B5", "table show B5")
    done = companion("replay", path, "--lang", lang, "--width", "500")
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr


def test_the_journal_tells_what_counts_in_words(companion: Companion, tmp_path: Path) -> None:
    path = journal_of(
        tmp_path,
        "table start Ana",
        "table show B5",
        "table show R1*",
        "undo",
        "correct B5 B5-2",
    )
    told = companion("journal", path, "--lang", "en", "--width", "300").stdout.splitlines()
    assert told == [
        f"Journal: {path}",
        "Pixies, Ana, Bo.",
        "Round 1. Ana starts.",
        "Card 1 of 4: blue 5 −2.",
    ]
    assert companion("journal", path, "--lang", "fr").stdout.splitlines()[-1] == (
        "Carte 1 sur 4 : 5 bleu −2."
    )


def test_for_its_owner_the_journal_shows_every_line(companion: Companion, tmp_path: Path) -> None:
    path = journal_of(tmp_path, "table start Ana", "# coffee", "table show B5", "undo")
    told = companion("journal", path, "--all", "--lang", "en").stdout.splitlines()
    assert told[-3:] == ["Line 7: table start Ana", "Line 9: table show B5", "Line 10: undo"]


def test_without_a_file_the_newest_journal_is_told(companion: Companion, tmp_path: Path) -> None:
    assert "There is no journal yet." in companion("journal").stderr
    companion("table", "pixies", "--players", "Ana,Bo", "--silent", stdin="Ana\nB5\n")
    (path,) = journals(tmp_path / "home")
    told = companion("journal", "--width", "300").stdout.splitlines()
    assert told[0] == f"Journal: {path}"
    assert told[-1] == "Card 1 of 4: blue 5."
