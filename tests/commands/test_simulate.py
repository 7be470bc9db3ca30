"""companion simulate: the same results on any number of cores, told early where it is stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.games.pixies import PIXIES
from companion.players import LEVELS, parse_level
from companion.sentences.render import LANGUAGES, shown
from companion.table.simulation import Pairing, play_games

Companion = Callable[..., subprocess.CompletedProcess[str]]
WINDOWS = sys.platform == "win32"


def test_the_result_for_programs_is_that_of_the_games(companion: Companion) -> None:
    words = ("pixies", "--games", "30", "--players", "random,random,random", "--seed", "5")
    done = companion("simulate", *words, "--option", "bonus_counts_itself=no", "--json")
    result = json.loads(done.stdout)
    options = {"bonus_counts_itself": "no"}
    tally = play_games(Pairing(PIXIES, ("random",) * 3, options, 5), range(1, 31))
    assert result.pop("moves_per_s") > 0
    assert result == {
        "game": "pixies",
        "games": 30,
        "seed": 5,
        "players": ["random", "random", "random"],
        "wins": list(tally.wins),
        "mean": list(tally.mean),
        "sd": list(tally.sd),
        "moves": tally.length,
    }
    assert list(json.loads(done.stdout)) == [
        *("game", "games", "seed", "players", "wins", "mean", "sd", "moves", "moves_per_s")
    ]


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="cores cannot be chosen here")
def test_one_core_gives_the_same_as_all(companion: Companion) -> None:
    words = ("simulate", "pixies", "--games", "25", "--players", "random,random", "--json")
    together = json.loads(companion(*words).stdout)
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        alone = json.loads(companion(*words).stdout)
    finally:
        os.sched_setaffinity(0, cores)
    del together["moves_per_s"], alone["moves_per_s"]
    assert alone == together


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Pixies, seed 1: 12 games.", "Player 1, random: ", "Player 2, random: "]),
        ("fr", ["Pixies, graine 1 : 12 parties.", "Joueur 1, hasard : ", "Joueur 2, hasard : "]),
    ],
)
def test_in_words(companion: Companion, lang: str, lines: list[str]) -> None:
    words = ("simulate", "pixies", "--games", "12", "--players", "random,random")
    done = companion(*words, "--lang", lang, "--width", "200")
    assert (done.returncode, done.stderr) == (0, "")
    # On a busy computer lines of progress go before the result.
    result = done.stdout[done.stdout.replace("\N{NO-BREAK SPACE}", " ").index(lines[0]) :]
    said = result.splitlines()
    assert all(line.startswith(wanted) for line, wanted in zip(said, lines, strict=False))
    assert len(said) >= 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_word_in_every_language_that_may_be_typed(lang: str) -> None:
    for level in (*LEVELS, "computer"):
        named = parse_level(shown(lang, f"level-{level}"))
        assert named == parse_level(level) is not None


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (("pixies", "--players", "random,wizard"), 'no level "wizard"'),
        (("pixies", "--players", "random"), "Pixies is for 2 to 5 players"),
        (("pixies", "--players", "random,random", "--games", "0"), "1 or more"),
        (("pixies", "--players", "random,random", "--option", "luck=yes"), "bonus_counts_itself"),
        (
            ("pixies", "--players", "random,random", "--option", "bonus_counts_itself=often"),
            "yes, no",
        ),
        (("chess", "--players", "random,random"), "chess"),
        (("pixies", "--players", "random,random", "--seed", "x"), "seed"),
        (("pixies",), "--players"),
    ],
)
def test_what_cannot_be_played_is_said(
    companion: Companion, words: tuple[str, ...], text: str
) -> None:
    done = companion("simulate", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert text in " ".join(done.stderr.split())


def test_an_unknown_level_for_programs(companion: Companion) -> None:
    done = companion("simulate", "pixies", "--players", "wizard,random", "--json", "--lang", "fr")
    error = json.loads(done.stdout)["error"]
    assert done.returncode == 2
    assert error["code"] == "simulate-level"
    words = [shown("fr", f"level-{level}") for level in LEVELS]
    assert error["facts"] == {"level": "wizard", "levels": words}
    assert f"Choisissez parmi : {', '.join(words)}." in error["text"]


@pytest.mark.skipif(WINDOWS, reason="a process group is interrupted in another way there")
@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_tells_what_was_finished(tmp_path: Path, presses: int) -> None:
    """The whole group hears it, as in a terminal; the first line of progress waits for it.

    Pressed again, it changes nothing.
    """
    words = ["simulate", "pixies", "--games", "2000000", "--players", "random,random"]
    started = subprocess.Popen(
        [sys.executable, "-m", "companion", *words, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "COMPANION_HOME": str(tmp_path), "PYTHONUTF8": "1"},
    )
    assert started.stdout is not None
    progress = started.stdout.readline()
    time.sleep(5)  # a busy computer has finished no game yet when it first tells
    for _ in range(presses):
        os.killpg(started.pid, signal.SIGINT)
        time.sleep(0.3)
    told, troubles = started.communicate(timeout=30)
    assert progress.startswith("Working, ")
    assert told.startswith("Stopped, ")
    assert "Pixies, seed 1: " in told
    assert (started.returncode, troubles) == (130, "")
