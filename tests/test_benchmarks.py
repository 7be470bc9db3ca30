"""The benchmarks run, each with few repetitions; how long things take is no matter here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "benchmarks"
GAMES = tuple(point.load() for point in entry_points(group="companion.games"))
PAGE = """# Figures

Before.

<!-- results: written by run.py --write -->
of last year
<!-- end of results -->

After.
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, FOLDER / "run.py", *words],
        capture_output=True,
        text=True,
        timeout=230,
        env={name: text for name, text in os.environ.items() if name != "COMPANION_PEERS"},
    )


@dataclass(frozen=True)
class Results:
    printed: str
    page: str

    def table(self, title: str) -> dict[str, str]:
        """The printed rows of a table: what was measured -> its figures."""
        block = next(it for it in self.printed.split("\n\n") if it.startswith(f"{title}\n"))
        return dict(line.split(": ", 1) for line in block.splitlines()[1:] if ": " in line)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """All benchmarks together, and a page that they renew."""
    page = tmp_path_factory.mktemp("benchmarks") / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    done = run("--quick", "--write", str(page))
    assert done.returncode == 0, done.stderr
    return Results(done.stdout, page.read_text(encoding="utf-8"))


def figures(cells: str) -> list[float]:
    return [float(figure) for figure in re.findall(r"\d+(?:\.\d+)?(?= ms)", cells)]


@pytest.mark.parametrize("language", ["French", "English"])
def test_a_scan_is_timed_stage_by_stage(results: Results, language: str) -> None:
    stages = results.table(f"From a scan to the first sample, in {language}")
    names = [name.split(" ")[0] for name in stages]
    expected = ["Parse", "Rules", "Journal", "Sentence", "Speech", "Whole"]
    if "Without a voice" in results.printed:
        expected.remove("Speech")
    assert names == expected
    *parts, whole = (figures(cells) for cells in stages.values())
    assert all(0 < part[0] <= part[1] <= whole[1] for part in parts)


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="no voice is installed")
def test_where_a_voice_is_installed_it_is_heard(results: Results) -> None:
    assert "The output is" in results.printed


def test_the_rules_of_every_game_are_timed_for_each_number_of_players(results: Results) -> None:
    rows = results.table("Random play")
    for game in GAMES:
        title = game.deck.titles["en"]
        assert [name for name in rows if name.startswith(f"{title}, ")] == [
            f"{title}, {seats} players" for seats in game.seats
        ]
    for cells in list(rows.values()):
        if cells.startswith("games "):
            assert re.fullmatch(
                r"games 1, moves in a game [1-9]\d+, moves a second [1-9]\d+, "
                r"after\(\) alone [1-9]\d+",
                cells,
            )
    assert len(results.table("Replay of 500 moves")) >= len(GAMES)


def test_the_count_of_num_draft_is_timed_in_both_modes(results: Results) -> None:
    rows = results.table("The count of Num Draft")
    for mode in ("classic", "discovery"):
        typical, slow, slowest = figures(rows[mode])
        assert 0 < typical <= slow <= slowest


def test_other_engines_are_named_even_where_they_are_not_installed(results: Results) -> None:
    rows = results.table("Beside other engines")
    assert rows["rlskyjo, Skyjo, 2 players"] == "rounds/s not measured, moves/s not measured"
    assert re.fullmatch(
        r"rounds/s [1-9]\d*, moves/s [1-9]\d+", rows["This program, Pixies, 2 players"]
    )


def test_a_kit_is_timed_with_and_without_its_proof(results: Results) -> None:
    kit = {
        name: figures(cells)[0]
        for name, cells in results.table("Kit of the 70 cards of Pixies").items()
    }
    assert 0 < kit["The same without its proof"] < kit["The kit in a program of its own"]


def test_the_start_is_timed_and_its_imports_are_named(results: Results) -> None:
    starts = results.table("Start time")
    assert list(starts)[-1] == "companion --help"
    assert all(fastest <= median for median, fastest in map(figures, starts.values()))
    imports = results.table("Imports of companion --help")
    assert "companion" in imports
    parts = [figures(cells)[0] for cells in imports.values()]
    assert parts[0] >= max(parts[1:])


def test_each_voice_that_is_there_is_heard_and_falls_silent(results: Results) -> None:
    assert len(results.table("From a command to its first line")) == 3
    heard = results.table("From a sentence to its sound, and to silence")
    if not all(map(shutil.which, ("pulseaudio", "parec", "aplay", "espeak-ng"))):
        assert heard["Not measured"].startswith("needs")
        return
    first = figures(heard["own-voice, to the first sample"])
    assert 0 < first[0] <= first[1]
    assert "spoken to the end 5 of 5" in results.table("Utterances in a row")["own-voice"]


def test_the_levels_play_each_other_in_every_game(results: Results) -> None:
    rows = results.table("Levels against each other")
    choices = results.table("Time of a choice")
    for game in GAMES:
        title = game.deck.titles["en"]
        for pair in ("normal against easy", "easy against random"):
            assert re.match(r"games 2, won \d+ % ", rows[f"{title}, {pair}, 2 players"])
        median, slow = figures(choices[title])
        assert 0 < median <= slow
    assert "2 players" in results.table("Rounds of Skyjo")
    thought = results.table("The level expert")
    assert re.match(r"choices 2, .* slowest 0\.\d+ s", thought["Odin, 2 players"])


def test_the_aims_of_the_expert_go_on_where_they_were_broken_off(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"

    def aims(games: int) -> str:
        words = ("odin-2", "--games", str(games), "--deals", "2", "--keep", str(kept))
        done = subprocess.run(
            [sys.executable, FOLDER / "aims.py", *words],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return done.stdout

    assert aims(1).startswith("odin-2, against easy, 2 deals: 1 game")
    (first,) = kept.read_text(encoding="utf-8").splitlines()
    assert "2 deals: 2 games, won " in aims(2)
    assert kept.read_text(encoding="utf-8").splitlines()[0] == first
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 2


def test_the_page_gets_new_results_and_keeps_its_words(results: Results) -> None:
    before, after = PAGE.split("of last year\n")
    assert results.page.startswith(before)
    assert results.page.endswith(after)
    assert "of last year" not in results.page
    assert "| Whole way |" in results.page
    assert "- Processor: " in results.page


def test_the_published_page_has_every_table(results: Results) -> None:
    published = (FOLDER / "README.md").read_text(encoding="utf-8")
    titles = re.findall(r"^### .+$", results.page, re.MULTILINE)
    assert titles == re.findall(r"^### .+$", published, re.MULTILINE)


def test_only_what_is_asked_for_is_measured_and_renewed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    tables = "- Day: long ago\n\n### Random play\n\nold rows\n\n### Start time\n\nkept rows\n"
    page.write_text(PAGE.replace("of last year\n", tables), encoding="utf-8")
    done = run("--quick", "--only", "engine", "--write", str(page))
    assert "Random play" in done.stdout
    assert "Start time" not in done.stdout
    written = page.read_text(encoding="utf-8")
    assert "old rows" not in written
    titles = re.findall(r"^### (.+)$", written, re.MULTILINE)
    assert titles[:2] == ["Random play", "Start time"]
    assert "- Day: long ago\n\n### Random play\n\nEach move" in written
    assert "### Start time\n\nkept rows\n" in written
    assert written.startswith(PAGE.split("of last year")[0])
    assert written.endswith(PAGE.split("of last year\n")[1])


def test_a_page_without_marks_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Nothing here.\n", encoding="utf-8")
    done = run("--quick", "--write", str(page))
    assert done.returncode == 2
    assert "lacks the lines" in done.stderr
    assert done.stdout == ""


def test_readers_are_timed_and_noise_is_no_card(results: Results) -> None:
    assert len(results.table("Framers")) >= 5
    nine = results.table("Nine ports at once")["From the bytes to the reading"]
    typical, slow = figures(nine)
    assert 0 < typical <= slow
    noise = results.table("A day of noise")
    rows = {name: cells.split(", ") for name, cells in noise.items() if "memory" in cells}
    assert list(rows) == ["line", "rdm6300", "simple-serial", "pn532", "open"]
    assert all(cells[1:3] == ["missed 0", "made up of noise 0"] for cells in rows.values())
    # Where it can be told what was laid down amid the noise, something was.
    assert rows["open"][0] == "cards laid 60"
