"""companion play as it is run: its command line, its lines, its journal, kill and resume."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from machines import GAMES
from sittings import journals, recording, started

from companion.cards import load_deck
from companion.games.game import Game

Companion = Callable[..., subprocess.CompletedProcess[str]]

SKYJO = ("play", "skyjo", "--silent", "--width", "300", "--seed", "winter")
ODIN = ("play", "odin", "--silent", "--width", "300", "--seed", "winter")


@pytest.mark.parametrize(
    ("players", "lang", "sentence"),
    [
        ("easy,computer", "en", 'In "easy,computer" there is nobody to play. Add a name, or me.'),
        ("me,hard", "en", 'There is no level "hard". The levels: random, easy, normal,'),
        ("me,expert@0", "en", 'There is no level "expert@0". The levels: random, easy, normal,'),
        ("moi,dur:Zoé", "fr", "Il n'y a pas de niveau « dur ». Les niveaux : hasard, facile,"),
        ("me", "fr", "Skyjo se joue de 2 à 8 ; il n'y a qu'un nom."),
        ("me,score", "en", '"score" cannot be a player\'s name.'),
    ],
)
def test_players_that_cannot_sit_down_are_one_clear_text(
    companion: Companion, players: str, lang: str, sentence: str
) -> None:
    done = companion(*SKYJO, "--players", players, "--lang", lang)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in " ".join(done.stderr.split())


def test_a_level_may_be_said_in_french_and_me_is_you_in_the_journal(companion: Companion) -> None:
    players = ("--players", "moi,facile:Zoé", "--lang", "fr")
    assert companion(*SKYJO, *players, stdin="1\nquitter\n").returncode == 0
    told = companion("journal", "--lang", "fr").stdout
    assert "Vous retournez" in told
    assert "Moi " not in told.partition("Zoé.")[2]


@pytest.mark.parametrize(
    ("game", "lang"), [*zip(GAMES, ["fr", "en", "fr", "en", "fr"], strict=True)]
)
def test_lines_are_plain_whatever_the_terminal(companion: Companion, game: Game, lang: str) -> None:
    """The same bytes for a pipe, a dumb terminal and without colour; no escape, no box, no bar."""
    words = ("play", game.name, "--silent", "--seed", "1", "--players", "me,Bo,easy:Zoe")
    typed = "\n1\n1\nhelp\nhand\ntable\nscore\nmoves\nmore\n\n1\nquit\n"
    settings: tuple[Mapping[str, str], ...] = ({}, {"NO_COLOR": "1"}, {"TERM": "dumb"})
    shown = [companion(*words, "--lang", lang, stdin=typed, env=env) for env in settings]
    assert {done.returncode for done in shown} == {0}
    assert {done.stderr for done in shown} == {""}
    (text,) = {done.stdout for done in shown}
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f\u2500-\u259f\u2800-\u28ff]", text)
    # Odin is left in the middle of a move.
    until = {"fr": ", jusqu'au dernier coup complet", "en": ", up to your last whole move"}[lang]
    saved = {"fr": "Partie gardée", "en": "Game saved"}[lang]
    assert text.endswith(f"\n{saved}{until if game.name == 'odin' else ''}.\n")
    assert max(map(len, text.splitlines())) <= 80


def test_killed_in_mid_game_nothing_that_was_said_is_lost(
    companion: Companion, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    running = started(home, *SKYJO, "--players", "Ana,easy:Bo")
    assert running.stdin is not None
    assert running.stdout is not None
    assert running.stdout.readline().startswith("Round 1.")
    running.stdin.write("1\n2\n")
    running.stdin.flush()
    assert running.stdout.readline().startswith("You turn up")
    said = running.stdout.readline()
    while not said.rstrip().endswith("?"):
        said += running.stdout.readline()
    running.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
    running.communicate()
    (journal,) = journals(home)
    assert "Ana turn 2\n" in journal.read_text(encoding="utf-8")
    resumed = companion("resume", "--silent", "--width", "300", stdin="t\nquit\n").stdout
    assert "Going on with Skyjo" in resumed
    top = re.search(r"discard, (\S+)\?", said)
    assert top is not None
    assert f"discard, {top[1]}" in resumed


@pytest.mark.parametrize(
    ("lang", "style", "level"),
    [
        ("en", "0.2", "expert@0.2"),
        ("fr", "0,2", "expert@0.2"),
        ("fr", "5", "expert@5"),
        ("fr", "Rapide", "normal"),
        ("en", "fast", "normal"),
        ("fr", "débutant", "easy"),
        ("en", "débutant", "easy"),
        ("fr", "beginner", "easy"),
    ],
)
def test_how_the_computers_play_is_kept_with_the_game(
    companion: Companion, tmp_path: Path, lang: str, style: str, level: str
) -> None:
    players = ("--players", "me,normal:Bo,random:Cy", "--style", style)
    companion(*SKYJO, *players, "--lang", lang, stdin="quit\n")
    (journal,) = journals(tmp_path / "home")
    assert f"levels: person, {level}, random\n" in journal.read_text(encoding="utf-8")
    resumed = companion("resume", "--silent", stdin="quit\n")
    assert resumed.returncode == 0


@pytest.mark.parametrize(
    ("lang", "sentence", "offered"),
    [
        (
            "fr",
            "Il n'y a pas de style « 3 ». Choisissez parmi : rapide ; 0,2 ; 1 ; 5 ; débutant.",
            "--style [rapide|0,2|1|5|débutant]",
        ),
        (
            "en",
            'There is no style "3". Choose from: fast, 0.2, 1, 5, beginner.',
            "--style [fast|0.2|1|5|beginner]",
        ),
    ],
)
def test_a_style_that_there_is_not_is_told_those_there_are(
    companion: Companion, lang: str, sentence: str, offered: str
) -> None:
    done = companion(*SKYJO, "--style", "3", "--lang", lang)
    assert (done.returncode, done.stderr.strip()) == (2, sentence)
    assert offered in companion("play", "--help", "--lang", lang).stdout


def test_french_players_write_levels_and_seconds_in_french(
    companion: Companion, tmp_path: Path
) -> None:
    players = "moi,hasard,facile,ordinateur:Zoé,expert@0,2"
    companion(*SKYJO, "--players", players, "--lang", "fr", stdin="quit\n")
    (journal,) = journals(tmp_path / "home")
    kept = journal.read_text(encoding="utf-8")
    assert "levels: person, random, easy, normal, expert@0.2\n" in kept


def test_a_game_played_to_its_end_has_its_scores_in_its_journal(
    companion: Companion, tmp_path: Path
) -> None:
    """One round of Skyjo by numbers alone: the first place that is free, the pile, put it there."""
    typed = "1\n2\n" + "\n".join(f"p\n{place}" for place in (*range(1, 13), *range(1, 13)))
    companion(*SKYJO, "--players", "me,random", stdin=typed + "\nquit\n")
    (journal,) = journals(tmp_path / "home")
    replayed = json.loads(companion("replay", str(journal), "--json").stdout)
    assert replayed["game"] == "skyjo"
    assert len(replayed["rounds"]) >= 1
    assert set(replayed["totals"]) == {"Me", "Computer"}


def test_the_journal_command_tells_no_hand_and_no_seed(
    companion: Companion, tmp_path: Path
) -> None:
    companion(*ODIN, "--players", "Ana,Bo", stdin="\nquit\n")
    told = companion("journal", "--width", "300").stdout
    assert "starts." in told
    assert "winter" not in told
    deck = load_deck("odin")
    colours = [name for family in deck.families for name in family.names.values()]
    assert not re.search(rf"\b({'|'.join(colours)}) \d", told)


def test_a_card_under_the_reader_is_played(companion: Companion, tmp_path: Path) -> None:
    """The sticker of a card that lies there says the same as its name."""
    words = ("play", "pixies", "--silent", "--seed", "reader", "--players", "Ana,random")
    shown = companion(*words, stdin="t\nquit\n").stdout
    deck = load_deck("pixies")
    (path,) = journals(tmp_path / "home")
    offered = re.findall(r"table show (\S+)", path.read_text(encoding="utf-8"))
    taken = re.findall(r"\w+ take (\S+)", path.read_text(encoding="utf-8"))
    card = next(card for card in offered if card not in taken)
    code = next(each.id for each in deck.cards if each.face.text == card)
    read = companion(*words, "--reader", recording(tmp_path / "one.rec", [code]), stdin="quit\n")
    assert shown
    assert re.search(r"You take ", read.stdout)


def test_a_journal_with_an_unknown_level_is_told_by_its_line(
    companion: Companion, tmp_path: Path
) -> None:
    companion(*SKYJO, "--players", "Ana,easy:Bo", stdin="1\nquit\n")
    (path,) = journals(tmp_path / "home")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("levels: person, easy", "levels: person, wizard"), "utf-8")
    done = companion("resume", str(path), "--silent", "--width", "300")
    assert done.returncode == 1
    assert "line 8" in done.stderr
    assert "random, easy, normal" in done.stderr
