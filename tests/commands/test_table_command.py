"""companion table, as people use it: typed, recorded, and through a real port."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from sittings import (
    COMMANDS,
    IDS,
    codes_of,
    game_of,
    journals,
    lines_of,
    recording,
    result_of,
    started,
)

from companion.table.tokens import SeatNamed, Word
from hardware import Rehearsal, parse_recording

Companion = Callable[..., subprocess.CompletedProcess[str]]

NAMES = ("Ana", "Bo", "Cy")
TABLE = ("table", "pixies", "--players", "Ana,Bo,Cy", "--silent", "--width", "300")
FRENCH = (*TABLE, "--lang", "fr")


def test_a_whole_game_from_a_recording(companion: Companion, tmp_path: Path) -> None:
    moves = game_of(11, 3)
    reader = recording(tmp_path / "evening.rec", codes_of(moves))
    done = companion(*TABLE, "--reader", reader)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("The game is over.")
    (journal,) = journals(tmp_path / "home")
    replayed = companion("replay", str(journal), "--json")
    assert json.loads(replayed.stdout) == result_of(moves, NAMES)


def test_questions_may_be_answered_at_the_keyboard_while_cards_are_recorded(
    companion: Companion, tmp_path: Path
) -> None:
    cards = ["B5", "R1*", "G8-2", "B5", "R1*", "G8-2", "B5-2", "R2+5", "G9-4", "R2+5", "B5-2"]
    cards += ["G9-4"]
    reader = recording(tmp_path / "evening.rec", [IDS[card] for card in cards])
    done = companion(*TABLE, "--reader", reader, stdin="Ana\nkeep new\nscore\nx\n")
    lines = done.stdout.splitlines()
    assert (
        "Which one stays face up? 1, the new one, blue 5 −2. 2, the old one, blue 5." in done.stdout
    )
    assert any(line.startswith("Ana keeps the new card, blue 5 −2, place 5") for line in lines)
    assert lines[-1] == "Game saved."


def test_the_same_card_still_under_the_reader_counts_once(
    companion: Companion, tmp_path: Path
) -> None:
    path = tmp_path / "evening.rec"
    codes = [(0, COMMANDS[SeatNamed(0)])]
    codes += [(2000, IDS["R1*"]), (4000, IDS["G8-2"]), (6000, IDS["B5"]), (6300, IDS["B5"])]
    path.write_text("".join(f"{at}\t{code}\\r\\n\n" for at, code in codes))
    done = companion(*TABLE, "--reader", f"file:{path}")
    assert "Card 3 of 3: blue 5. Ana to choose." in done.stdout
    assert "takes" not in done.stdout


def test_command_cards_repeat_and_help_speak(companion: Companion, tmp_path: Path) -> None:
    codes = [COMMANDS[SeatNamed(0)], COMMANDS[Word("repeat")], COMMANDS[Word("help")]]
    done = companion(*TABLE, "--reader", recording(tmp_path / "evening.rec", codes))
    assert done.stdout.count("Round 1. Ana starts. Ana turns up 3 cards.") == 2
    assert "If it cannot be read: unreadable." in done.stdout


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Who starts? 1, Ana. 2, Bo. 3, Cy.",
                "Round 1. Bo starts. Bo turns up 3 cards.",
                "Card 1 of 3: blue 5.",
                "Card 2 of 3: red 1 *.",
                "Card 3 of 3: green 8 −2. Bo to choose.",
                "Blue 8 −3 is not turned up. To take: blue 5, red 1 * or green 8 −2.",
                "Bo takes red 1 *, place 1. Cy to choose.",
                "Total: Ana, 0 points; Bo, 0 points; Cy, 0 points.",
                "In this round, so far: Ana, 0 points; Bo, 1 point; Cy, 0 points.",
                "Undone: take red 1 *. Bo to choose. 1, blue 5. 2, red 1 *. 3, green 8 −2.",
                "Game saved.",
            ],
        ),
        (
            "fr",
            [
                "Qui commence ? 1, Ana. 2, Bo. 3, Cy.",
                "Manche 1. Bo commence. Bo retourne 3 cartes.",
                "Carte 1 sur 3 : 5 bleu.",
                "Carte 2 sur 3 : 1 rouge *.",
                "Carte 3 sur 3 : 8 vert −2. À Bo de choisir.",
                "La carte 8 bleu −3 n'est pas retournée. "
                "Sont à prendre : 5 bleu, 1 rouge * ou 8 vert −2.",
                "Bo prend 1 rouge *, place 1. À Cy de choisir.",
                "Total : Ana, 0 point ; Bo, 0 point ; Cy, 0 point.",
                "Dans cette manche, pour l'instant : Ana, 0 point ; Bo, 1 point ; Cy, 0 point.",
                "Annulé : prendre 1 rouge *. À Bo de choisir. "
                "1, 5 bleu. 2, 1 rouge *. 3, 8 vert −2.",
                "Partie gardée.",
            ],
        ),
    ],
)
def test_a_typed_table_in_both_languages(companion: Companion, lang: str, said: list[str]) -> None:
    typed = "bo\nB5\nR1*\nG8-2\nB8-3\n2\nscore\nundo\nx\n"
    done = companion(*TABLE, "--lang", lang, stdin=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == said


def test_a_refusal_that_says_little_asks_the_question_again(companion: Companion) -> None:
    done = companion(*TABLE, stdin="bo\nqwertz\n")
    lines = done.stdout.splitlines()
    assert lines[-3].startswith('I do not understand "qwertz".')
    assert lines[-2] == "Bo turns up 3 cards."


def test_after_two_refusals_the_repairs_are_numbered_and_one_is_chosen(
    companion: Companion,
) -> None:
    done = companion(*TABLE, stdin="ana\nB5\nR1*\nG8-2\nR9\nR9\n1\n")
    assert "A reading may be missing. 1, undo the last move." in done.stdout
    assert "5, nothing is missing, go on." in done.stdout
    assert "Undone: turn up green 8 −2." in done.stdout


def test_an_unread_card_has_no_number_and_is_said_to_lie_there(companion: Companion) -> None:
    done = companion(*TABLE, stdin="ana\nunreadable\nR1*\nG8-2\ntable\n2\n")
    assert "Cards turned up: 1, red 1 *. 2, green 8 −2. One card is not read." in done.stdout
    assert "Ana takes green 8 −2, place 8." in done.stdout


@pytest.mark.parametrize(
    ("typed", "helped"),
    [
        ("", "Say who starts: a name, or its number."),
        ("ana\n", "Read the card that is turned up, or type it: blue 5."),
        ("ana\nB5\nR1*\nG8-2\n", "Read the chosen card, type it, or take and its number."),
        ("ana\nB5\nR1*\nG8-2\nrecount Bo\n", "Place by place: the card, empty, or face down."),
        ("ana\nB5\nR1*\nG8-2\ncorrect\n", "Say the card as it was announced, then the right one."),
    ],
)
def test_help_is_about_the_question_that_is_open(
    companion: Companion, typed: str, helped: str
) -> None:
    assert helped in companion(*TABLE, stdin=f"{typed}help\n").stdout


@pytest.mark.parametrize("word", ["x", "quit", "exit", "stop", "quitter", "sortir"])
def test_leaving_by_any_word(companion: Companion, word: str) -> None:
    done = companion(*TABLE, stdin=f"ana\n{word}\nB5\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "Game saved."
    assert "blue 5" not in done.stdout


def test_an_accent_in_a_foreign_encoding_costs_only_its_word(tmp_path: Path) -> None:
    running = started(tmp_path / "home", *TABLE)
    assert running.stdin is not None
    running.stdin.buffer.write("ana\nrépète\nB5\n".encode("latin-1"))
    out, _ = running.communicate(timeout=60)
    assert running.returncode == 0
    assert "Card 1 of 3: blue 5." in out


def test_ctrl_c_saves_the_game_and_says_so(tmp_path: Path) -> None:
    running = started(tmp_path / "home", *TABLE)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdout.readline()
    running.stdin.write("ana\n")
    running.stdin.flush()
    assert "Ana starts" in running.stdout.readline()
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=60)
    assert (running.returncode, out) == (0, "Game saved.\n")
    assert journals(tmp_path / "home")[0].read_text().endswith("table start Ana\n")


# A reader that is plugged in

EVENING = [(1000, COMMANDS[SeatNamed(0)]), (3000, IDS["R1*"]), (5000, IDS["G8-2"])]
REST = [(20000, IDS["B5"]), (22000, IDS["G8-2"])]


def played(steps: list[tuple[int, str]]) -> str:
    return "".join(f"{at}\t]Q1{code}\\r\\n\n" for at, code in steps)


def test_a_real_port_that_is_pulled_out_and_put_back_in_mid_game(
    companion: Companion, tmp_path: Path
) -> None:
    text = played(EVENING) + "8000\t!unplug\n15000\t!plug\n" + played(REST)
    with Rehearsal(parse_recording(text, "evening"), speed=20) as device:
        running = started(tmp_path / "home", *TABLE, "--reader", device.port)
        assert running.stdout is not None
        said = []
        while "Ana takes" not in (line := running.stdout.readline()):
            assert line, said
            said.append(line.strip())
        running.send_signal(signal.SIGINT)
        rest, _ = running.communicate(timeout=60)
    assert line.strip() == "Ana takes green 8 −2, place 8. Bo to choose."
    assert f"The reader {device.port} is unplugged. Plug it in again, nothing is lost." in said
    assert f"The reader {device.port} is back." in said
    assert said[-1] == "Card 3 of 3: blue 5. Ana to choose."
    assert (running.returncode, rest.splitlines()[-1]) == (0, "Game saved.")


@pytest.mark.timeout(60)
def test_a_game_that_ends_while_the_keyboard_waits_ends_the_program(
    companion: Companion, tmp_path: Path
) -> None:
    # All but the last cards are a recording: at this speed a card that comes again is a repeat.
    *most, fourth, third, second, first = codes_of(game_of(12, 2))
    words = ("table", "pixies", "--players", "Ana,Bo", "--silent")
    companion(*words, "--reader", recording(tmp_path / "most.rec", most))
    steps = [(2000 * at, code) for at, code in enumerate((fourth, third, second, first), start=1)]
    with Rehearsal(parse_recording(played(steps), "evening"), speed=20) as device:
        running = started(tmp_path / "home", "resume", "--silent", "--reader", device.port)
        assert running.stdout is not None
        out = running.stdout.read()
    assert running.wait(timeout=60) == 0, out
    assert "The game is over." in out


# What can be wrong


@pytest.mark.parametrize(
    ("words", "lang", "said"),
    [
        (
            ("pixies", "--players", "Ana"),
            "en",
            "Pixies is for 2 to 5 players; there is only 1 name.",
        ),
        (("pixies", "--players", "Ana"), "fr", "Pixies se joue de 2 à 5 ; il n'y a qu'un nom."),
        (("pixies", "--players", "A1,B2,C3,D4,E5,F6"), "en", "there are 6 names."),
        (("pixies", "--players", "A1,B2,C3,D4,E5,F6"), "fr", "il y a 6 noms."),
        (("pixies", "--players", "Ana,ana"), "en", '"ana" is there twice.'),
        (("pixies", "--players", "Ana,ana"), "fr", "« ana » est là deux fois."),
        (("pixies", "--players", "Ana,,Bo"), "en", "A name is missing"),
        (("pixies", "--players", "Ana,"), "fr", "Il manque un nom"),
        (("pixies", "--players", "Ana,undo"), "en", '"undo" cannot be a player\'s name.'),
        (("pixies", "--players", "Ana,annuler"), "fr", "« annuler » ne peut pas être un nom"),
        (("pixies", "--players", "Ana,table"), "en", '"table" cannot be a player\'s name.'),
        (("pixies", "--players", "Ana,7"), "en", '"7" cannot be a player\'s name.'),
        (("pixies", "--players", "Ana,B5"), "en", '"B5" cannot be a player\'s name.'),
        (("chess", "--players", "Ana,Bo"), "en", "chess"),
        (("chess", "--players", "Ana,Bo"), "fr", "chess"),
        (("pixies",), "en", "--players"),
        (
            ("pixies", "--players", "Ana,Bo", "--option", "wild=yes"),
            "en",
            'no option "wild". It has: bonus_counts_itself.',
        ),
        (
            ("pixies", "--players", "Ana,Bo", "--option", "bonus_counts_itself=maybe"),
            "fr",
            "ne prend pas « maybe ». Elle prend : yes, no.",
        ),
        (("pixies", "--players", "Ana,Bo", "--option", "wild"), "en", "Write name=value."),
    ],
)
def test_a_wrong_command_line_is_one_clear_text(
    companion: Companion, tmp_path: Path, words: tuple[str, ...], lang: str, said: str
) -> None:
    done = companion("table", *words, "--lang", lang, "--width", "300")
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert journals(tmp_path / "home") == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("reader", ["file:/nowhere/evening.rec", "/dev/ttyNOWHERE"])
def test_a_reader_that_is_not_there_leaves_no_journal(
    companion: Companion, tmp_path: Path, reader: str, lang: str
) -> None:
    done = companion(*TABLE, "--reader", reader, "--lang", lang)
    assert (done.returncode, done.stdout) == (1, "")
    assert reader.removeprefix("file:") in done.stderr
    assert journals(tmp_path / "home") == []


def test_a_port_held_by_another_program(companion: Companion, tmp_path: Path) -> None:
    import serial

    with Rehearsal(parse_recording(played(EVENING), "evening")) as device:
        holder = serial.Serial(device.port, exclusive=True)
        try:
            done = companion(*FRENCH, "--reader", device.port)
        finally:
            holder.close()
    assert done.returncode == 1
    assert f"Le lecteur {device.port} est tenu par" in done.stderr
    assert journals(tmp_path / "home") == []


@pytest.mark.skipif(os.name == "nt", reason="folders are protected in another way")
@pytest.mark.parametrize(("lang", "said"), [("en", "cannot be written"), ("fr", "ne s'écrit pas")])
def test_a_folder_that_cannot_be_written(
    companion: Companion, tmp_path: Path, lang: str, said: str
) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    done = companion(*TABLE, "--lang", lang)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr


def test_two_tables_that_begin_in_the_same_second_have_two_journals(tmp_path: Path) -> None:
    home = tmp_path / "home"
    tables = [started(home, *TABLE) for _ in range(4)]
    for number, table in enumerate(tables):
        table.communicate(f"{NAMES[number % 3]}\n", timeout=60)
        assert table.returncode == 0
    texts = [journal.read_text() for journal in journals(home)]
    assert len(texts) == 4
    assert sorted(text.splitlines()[-1] for text in texts) == sorted(
        f"table start {NAMES[number % 3]}" for number in range(4)
    )


def test_typed_notation_plays_a_whole_game(companion: Companion, tmp_path: Path) -> None:
    moves = game_of(13, 3)
    done = companion(*FRENCH, stdin="\n".join(lines_of(moves, NAMES)))
    assert done.returncode == 0
    assert "Partie terminée." in done.stdout
    assert "Pour partir : quitter." in done.stdout.splitlines()[-1]
    replayed = companion("replay", str(journals(tmp_path / "home")[0]), "--json")
    assert json.loads(replayed.stdout) == result_of(moves, NAMES)
