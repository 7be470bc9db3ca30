"""companion resume: nothing announced is ever lost, whenever the program dies."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from sittings import codes_of, game_of, journals, lines_of, recording, result_of, started

from companion.games.game import Move

Companion = Callable[..., subprocess.CompletedProcess[str]]

NAMES = ("Ana", "Bo", "Cy")
TABLE = ("table", "pixies", "--players", "Ana,Bo,Cy", "--silent", "--width", "300")
RESUME = ("resume", "--silent", "--width", "300")


def entries(home: Path) -> list[str]:
    """The whole lines after the header of the only journal."""
    (journal,) = journals(home)
    text = journal.read_text(encoding="utf-8")
    return text[: text.rfind("\n") + 1].split("\n\n", 1)[1].splitlines()


def kill(running: subprocess.Popen[str]) -> None:
    running.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
    running.communicate()


def test_killed_after_every_announced_move_the_game_goes_on_at_the_same_point(
    companion: Companion, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    moves = game_of(21, 3)
    lines = lines_of(moves, NAMES)
    told = 0
    while told < 10:
        running = started(home, *(RESUME if told else TABLE))
        assert running.stdin is not None
        assert running.stdout is not None
        said = running.stdout.readline()
        if told:
            made = "1 move" if told == 1 else f"{told} moves"
            assert said.startswith(f"Going on with Pixies, {made} made. Players: Ana, Bo and Cy.")
            _read_until_question(running)
        running.stdin.write(lines[told] + "\n")
        running.stdin.flush()
        assert running.stdout.readline().strip()
        kill(running)
        told += 1
        assert entries(home) == lines[:told]
    rest = "".join(f"{line}\n" for line in lines[told:])
    companion(*RESUME, stdin=rest)
    assert _replayed(companion, home) == result_of(moves, NAMES)


def _read_until_question(running: subprocess.Popen[str]) -> None:
    """Total, points so far where a round is on, where we are: then the question."""
    assert running.stdout is not None
    line = running.stdout.readline()
    while not line.startswith("Round"):
        assert line.startswith(("Total:", "In this round")), line
        line = running.stdout.readline()
    running.stdout.readline()


@pytest.mark.parametrize("seed", range(3))
def test_killed_at_random_moments_while_lines_pour_in(
    companion: Companion, tmp_path: Path, seed: int
) -> None:
    home = tmp_path / "home"
    moves = game_of(30 + seed, 3)
    lines = lines_of(moves, NAMES)
    dice = random.Random(seed)
    words: Sequence[str] = TABLE
    for _ in range(3):
        done = len(entries(home)) if home.exists() else 0
        running = started(home, *words)
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("".join(f"{line}\n" for line in lines[done:]))
        running.stdin.flush()
        announced = [running.stdout.readline() for _ in range(dice.randrange(3, 40))]
        kill(running)
        words = RESUME
        assert entries(home) == lines[: len(entries(home))]
        assert len(entries(home)) >= done
        assert announced[-1]
    done = len(entries(home))
    companion(*RESUME, stdin="".join(f"{line}\n" for line in lines[done:]))
    assert _replayed(companion, home) == result_of(moves, NAMES)


def test_every_announced_card_is_in_the_journal_of_a_killed_program(tmp_path: Path) -> None:
    """Written and on the disk before it is said."""
    home = tmp_path / "home"
    cards = [move for move in game_of(40, 3) if move.verb == "show"][:3]
    running = started(home, *TABLE)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("".join(f"{line}\n" for line in ["Ana", *lines_of(cards, NAMES)]))
    running.stdin.flush()
    while not running.stdout.readline().startswith("Card 2 of 3"):
        pass
    kill(running)
    assert lines_of(cards, NAMES)[1] in entries(home)


def _replayed(companion: Companion, home: Path) -> object:
    (journal,) = journals(home)
    return json.loads(companion("replay", str(journal), "--json").stdout)


# Which game goes on, and how it says where it is


def play(companion: Companion, *typed: str, names: str = "Ana,Bo,Cy", lang: str = "en") -> None:
    words = ("table", "pixies", "--players", names, "--silent", "--lang", lang)
    assert companion(*words, stdin="".join(f"{line}\n" for line in typed)).returncode == 0


def test_it_says_which_game_who_plays_the_score_and_what_is_awaited(companion: Companion) -> None:
    play(companion, "Bo", "B5", "R1*", "G8-2", "R1*")
    assert companion(*RESUME).stdout.splitlines() == [
        "Going on with Pixies, 5 moves made. Players: Ana, Bo and Cy. Total: Ana, 0"
        " points; Bo, 0 points; Cy, 0 points. In this round, so far: Ana, 0 points; Bo, 1"
        " point; Cy, 0 points.",
        "Round 1, 1 card taken in this turn.",
        "Cy to choose. 1, blue 5. 2, green 8 −2.",
        "Game saved.",
    ]


def test_it_keeps_the_language_of_the_table_unless_another_is_asked_for(
    companion: Companion,
) -> None:
    play(companion, "Bo", "B5", lang="fr")
    assert companion(*RESUME).stdout.startswith("Partie de Pixies reprise, 2 coups joués.")
    assert companion(*RESUME, "--lang", "en").stdout.startswith("Going on with Pixies")


def test_the_newest_unfinished_game_is_chosen(companion: Companion, tmp_path: Path) -> None:
    play(companion, "Ana", "B5")
    play(companion, "Zoe", "B5", "R8", names="Zoe,Max")
    play(companion, *lines_of(game_of(50, 2), ("Uma", "Vic")), names="Uma,Vic")
    play(companion, names="Nobody,Moved")
    assert "Players: Zoe and Max." in companion(*RESUME).stdout
    assert len(journals(tmp_path / "home")) == 4


def test_a_game_nobody_has_moved_in_is_better_than_none(companion: Companion) -> None:
    play(companion)
    assert companion(*RESUME).stdout.startswith("Going on with Pixies, no move made. Players:")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "is damaged in line 10"), ("fr", "est abîmé à la ligne 10")],
)
def test_a_damaged_journal_is_named_and_passed_over(
    companion: Companion, tmp_path: Path, lang: str, said: str
) -> None:
    play(companion, "Ana", "B5", lang=lang)
    (good,) = journals(tmp_path / "home")
    damaged = good.with_name("pixies-2999-01-01-000000.journal")
    damaged.write_text(good.read_text().replace("table show B5", "table shw B5") + "undo\n")
    os.utime(damaged, (4_000_000_000, 4_000_000_000))
    before = damaged.read_bytes()
    done = companion(*RESUME, "--lang", lang)
    first, second, *_ = done.stdout.splitlines()
    assert said in first
    assert damaged.name in first
    assert "Pixies" in second
    assert done.returncode == 0
    assert damaged.read_bytes() == before
    asked_for = companion(*RESUME, str(damaged), "--lang", lang)
    assert (asked_for.returncode, asked_for.stdout) == (1, "")
    assert said in asked_for.stderr


def test_a_torn_last_line_is_forgotten_and_the_next_one_not_glued_to_it(
    companion: Companion, tmp_path: Path
) -> None:
    play(companion, "Ana", "B5")
    (journal,) = journals(tmp_path / "home")
    with open(journal, "a") as torn:
        torn.write("table show R")
    first, second = companion(*RESUME, stdin="R8\n"), companion(*RESUME)
    assert (first.returncode, second.returncode) == (0, 0)
    assert entries(tmp_path / "home") == ["table start Ana", "table show B5", "table show R8"]
    assert first.stdout.count("The last line of the record was cut short") == 1
    assert "cut short" not in second.stdout


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "no game to go on with"), ("fr", "pas de partie à reprendre")]
)
def test_nothing_to_resume(companion: Companion, lang: str, said: str) -> None:
    done = companion(*RESUME, "--lang", lang)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not the journal of a game"),
        ("companion journal 1\ngame: chess\nseats: Ana, Bo\n\n", 'not here, "chess"'),
        ("companion journal 1\ngame: pixies\nseats: Ana\n\n", 'in line 3: "seats: Ana"'),
        (
            "companion journal 1\ngame: pixies\nseats: Ana, Bo\noption: wild=yes\n\n",
            'in line 4: "option: wild=yes"',
        ),
        ("companion journal 1\ngame: pix", "damaged in line 1"),
        ("companion journal 99\ngame: pixies\n\n", "was written by a newer program"),
        ("companion journal 1\ngame: pixies\n\n", 'has no line "seats:"'),
        (
            "companion journal 1\ngame: pixies\ngame: pixies\nseats: Ana, Bo\n\n",
            'again in line 3: "game: pixies"',
        ),
        (
            "companion journal 1\ngame: pixies\nseats: Ana, Bo\nlanguage: de\n\n",
            'unknown in line 4: "language: de". Nothing was changed; take one of these: fr, en',
        ),
        (
            "companion journal 1\ngame: pixies\nseats: Ana, Bo\ntable: oval\n\n",
            "take one of these: virtual, physical, count",
        ),
    ],
)
def test_a_file_that_is_no_usable_journal(
    companion: Companion, tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "game.journal"
    path.write_text(text)
    for command in ("resume", "replay", "journal"):
        done = companion(command, str(path), "--width", "300")
        assert (done.returncode, done.stdout) == (1, "")
        assert said in done.stderr
    assert path.read_text() == text


def test_a_missing_file_and_a_folder(companion: Companion, tmp_path: Path) -> None:
    assert "There is no journal" in companion(*RESUME, str(tmp_path / "none.journal")).stderr
    done = companion(*RESUME, str(tmp_path), "--lang", "fr")
    assert done.returncode == 1
    assert "c'est un dossier" in done.stderr


def test_a_game_that_is_open_in_another_window(companion: Companion, tmp_path: Path) -> None:
    home = tmp_path / "home"
    running = started(home, *TABLE)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("Ana\n")
    running.stdin.flush()
    while "Ana starts" not in running.stdout.readline():
        pass
    done = companion(*RESUME)
    assert (done.returncode, done.stdout) == (1, "")
    assert "is open in another window" in done.stderr
    running.communicate("B5\n", timeout=60)
    assert entries(home) == ["table start Ana", "table show B5"]


def test_a_game_goes_on_with_a_reader(companion: Companion, tmp_path: Path) -> None:
    moves = game_of(60, 3)
    half: list[Move] = moves[: len(moves) // 2]
    play(companion, *lines_of(half, NAMES))
    reader = recording(tmp_path / "rest.rec", codes_of(moves[len(half) :]))
    done = companion(*RESUME, "--reader", reader)
    assert done.stdout.splitlines()[-1].startswith("The game is over.")
    assert _replayed(companion, tmp_path / "home") == result_of(moves, NAMES)


def test_a_game_that_has_ended_says_who_won(companion: Companion, tmp_path: Path) -> None:
    moves = game_of(71, 2)
    play(companion, *lines_of(moves, NAMES[:2]), names="Ana,Bo")
    (journal,) = journals(tmp_path / "home")
    winners = result_of(moves, NAMES[:2])["winners"]
    assert isinstance(winners, list)
    told = companion(*RESUME, str(journal)).stdout.splitlines()[-2]
    assert all(name in told for name in winners)
    assert told.endswith(("wins.", "share the victory."))


def test_names_that_the_program_gave_are_said_in_the_language_of_now(
    companion: Companion, tmp_path: Path
) -> None:
    players = "moi,ordinateur,facile,facile:Zoé"
    words = ("play", "skyjo", "--players", players, "--seed", "3", "--silent", "--lang", "fr")
    companion(*words, stdin="1\n2\nx\n")
    (path,) = (tmp_path / "home").rglob("*.journal")
    written = path.read_text(encoding="utf-8")
    english = companion(*RESUME, "--lang", "en", stdin="score\npile\nd\n3\nx\n").stdout
    assert "Players: Computer, Computer 2, Zoé and you." in " ".join(english.split())
    assert not re.search("Moi|Ordinateur", english)
    # The journal goes on in the names with which it began.
    grown = path.read_text(encoding="utf-8")
    assert grown.startswith(written)
    assert len(grown) > len(written)
    assert not re.search("Me |Computer", grown)
    shown = companion("journal", "--lang", "en").stdout
    assert "Computer 2" in shown
    assert not re.search("Moi|Ordinateur", shown)
    french = " ".join(companion(*RESUME).stdout.split())
    assert "Autour de la table : Ordinateur, Ordinateur 2, Zoé et vous." in french


def test_names_that_somebody_chose_stay(companion: Companion) -> None:
    words = ("play", "odin", "--players", "Ana,Moineau,facile:Ordine", "--silent", "--lang", "fr")
    companion(*words, stdin="x\n")
    told = " ".join(companion(*RESUME, "--lang", "en").stdout.split())
    assert "Ana, Moineau and Ordine" in told


def test_the_round_is_named_once_to_who_comes_back(companion: Companion) -> None:
    words = ("play", "odin", "--players", "Ana,Bo", "--seed", "3", "--silent", "--lang", "en")
    companion(*words, stdin="\n1\ndone\nx\n")
    told = companion(*RESUME).stdout
    assert told.count("Round 1") == 1
    assert "Ana lays blue 5 " in told


# A game on the computer


BACK = {
    "en": ("Going on with Odin", "Players: Computer and you.", "Your hand: 1, pink 4. 2, pink 7."),
    "fr": ("Partie d'Odin reprise", "Autour de la table : Ordinateur et vous.", "Votre main : 1, "),
}
LEFT = {
    "en": "Game saved, up to your last whole move.",
    "fr": "Partie gardée, jusqu'au dernier coup complet.",
}


@pytest.mark.parametrize("lang", BACK)
def test_who_leaves_in_the_middle_of_a_move_is_told_so_and_finds_the_cards_in_the_hand(
    companion: Companion, lang: str
) -> None:
    words = ("play", "odin", "--players", "me,computer", "--seed", "5", "--silent", "--lang", lang)
    assert companion(*words, stdin="1\n2\nquit\n").stdout.splitlines()[-1] == LEFT[lang]
    back = companion("resume", "--silent", "--lang", lang, stdin="suite\nsuite\n")
    told = " ".join(back.stdout.splitlines())
    assert all(part in told for part in BACK[lang]), told


def test_a_hand_that_was_passed_on_is_told_to_who_comes_back_and_only_once(
    companion: Companion,
) -> None:
    words = ("play", "numdraft", "--players", "Ana,Bo", "--seed", "11", "--silent")
    companion(*words, stdin="\n1\n\n1\n\n1\n\n1\n")
    at_the_gate = companion("resume", "--silent").stdout
    assert "Ana, press Enter." in at_the_gate
    assert "Your hand" not in at_the_gate
    told = companion("resume", "--silent", stdin="\n").stdout
    assert told.count("Your hand") == 1
    assert told.index("press Enter") < told.index("Your hand")
