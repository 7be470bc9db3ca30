"""The numbered menu, for somebody who knows no command."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from sittings import journals

from companion.commands.known_games import known_games
from companion.commands.main import present
from companion.commands.menu import ENTRIES

Companion = Callable[..., subprocess.CompletedProcess[str]]

HERE = [entry.command for entry in ENTRIES if present(entry.command)]


def number_of(command: str) -> int:
    return HERE.index(command) + 1


def game_number(name: str) -> int:
    return [game.name for game in known_games()].index(name) + 1


def test_the_menu_offers_what_is_there_under_numbers(companion: Companion) -> None:
    lines = companion("--lang", "en", stdin="0\n").stdout.splitlines()
    offered = [line for line in lines if re.match(r"\d+\. ", line)]
    assert len(offered) == len(HERE) + 1
    assert offered[-1] == "0. Quit"
    assert f"{number_of('say')}. Say my cards" in offered


@pytest.mark.parametrize(("lang", "goodbye"), [("fr", "À bientôt."), ("en", "See you soon.")])
@pytest.mark.parametrize("stdin", ["0\n", "", "quitter\n", "Quit\n", "x\n"])
def test_zero_the_words_that_leave_a_game_and_the_end_of_input_end_politely(
    companion: Companion, lang: str, goodbye: str, stdin: str
) -> None:
    done = companion("--lang", lang, stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith(goodbye)
    assert done.stdout.count("Num") == 1, "asked once, understood at once"


@pytest.mark.parametrize("answer", ["99", "-1", "say", "", "1.5", "²"])
def test_a_wrong_answer_says_what_is_right_and_asks_again(
    companion: Companion, answer: str
) -> None:
    done = companion("--lang", "fr", stdin=f"{answer}\n0\n")
    assert done.returncode == 0
    assert f"Tapez un numéro de 1 à {len(HERE)}, ou 0." in done.stdout
    assert done.stdout.count("Numéro :") == 2


def test_saying_cards_asks_for_the_reader_then_comes_back(companion: Companion) -> None:
    typed = f"{number_of('say')}\n1\nPX0013\n\n0\n"
    done = companion("--lang", "fr", stdin=typed)
    assert "D'où viennent les cartes ?" in done.stdout
    assert "Pixies. 1 bleu +6" in done.stdout
    assert done.stdout.count("Que faire ?") == 2
    assert done.stdout.rstrip().endswith("À bientôt.")


@pytest.mark.parametrize(("lang", "word"), [("fr", "aide"), ("en", "help")])
def test_the_list_is_read_once_and_again_for_who_asks_for_help(
    companion: Companion, lang: str, word: str
) -> None:
    game = f"{number_of('play')}\n0\n"  # asks which game, and is left
    first, once_more = f"{game}{game}0\n", f"{game}{word}\n0\n"
    lists = [
        companion("--lang", lang, stdin=typed).stdout.count(f"{len(HERE)}. ")
        for typed in (first, once_more)
    ]
    assert lists == [1, 2]


def test_an_empty_answer_is_only_told_what_would_do(companion: Companion) -> None:
    done = companion("--lang", "en", stdin="\n0\n")
    assert done.stdout.splitlines()[-3] == f"Type a number from 1 to {len(HERE)}, or 0."
    assert "does not fit" not in done.stdout


@pytest.mark.parametrize(("others", "question"), [(1, "doit-il"), (2, "doivent-ils")])
def test_one_opponent_or_several_are_asked_about(
    companion: Companion, others: int, question: str
) -> None:
    typed = f"{number_of('play')}\n{game_number('skyjo')}\n{others}\n0\n0\n"
    assert f"Comment {question} jouer ?" in companion("--lang", "fr", stdin=typed).stdout.replace(
        "\N{NO-BREAK SPACE}", " "
    )


def test_a_failed_command_comes_back_to_the_menu(companion: Companion) -> None:
    typed = f"{number_of('say')}\n2\nnowhere.rec\n0\n"
    done = companion("--lang", "en", stdin=typed)
    assert done.returncode == 0
    assert "There is no file nowhere.rec" in done.stderr
    assert done.stdout.count("What would you like to do?") == 2


def test_zero_goes_back_from_a_question(companion: Companion) -> None:
    done = companion("--lang", "en", stdin=f"{number_of('say')}\n0\n0\n")
    assert done.stdout.count("What would you like to do?") == 2
    assert done.returncode == 0


def test_the_width_holds_in_the_menu_and_in_what_it_runs(companion: Companion) -> None:
    typed = f"{number_of('say')}\n1\nhello\n\n0\n"
    done = companion("--lang", "fr", "--width", "40", stdin=typed)
    too_long = [line for line in done.stdout.splitlines() if len(line) > 40]
    assert all(" " not in line for line in too_long)  # the path of a sound file stays whole


def test_the_language_may_come_from_the_system(companion: Companion) -> None:
    done = companion(stdin="0\n", env={"LANG": "fr_FR.UTF-8"})
    assert "Que faire ?" in done.stdout


def test_a_table_is_opened_by_answering_questions(companion: Companion) -> None:
    typed = f"{number_of('table')}\n{game_number('pixies')}\n2\nAna\nana\nBo\n1\n"
    done = companion("--lang", "fr", stdin=typed)
    assert done.returncode == 0
    assert "Combien de personnes jouent ?" in done.stdout
    assert "Le nom ana est déjà pris. Donnez un autre nom." in done.stdout
    assert "Ana" in done.stdout.split("D'où viennent les cartes ?")[1]


def test_a_kit_is_made_in_the_folder_that_is_asked_for(
    companion: Companion, tmp_path: Path
) -> None:
    folder = tmp_path / "my kit"
    # The first game, braille, plain paper, the fifth of the usual card sizes.
    typed = f"{number_of('kit')}\n1\n2\n2\n5\n{folder}\n0\n"
    done = companion("--lang", "en", stdin=typed)
    assert done.returncode == 0
    assert "Which folder should the stickers go to?" in done.stdout
    record = json.loads((folder / "proof.json").read_text(encoding="utf-8"))
    assert (record["codebook"], record["sheet"]) == ("braille", "A4")
    sizes = (tmp_path / "home" / "card-sizes.toml").read_text(encoding="utf-8")
    assert sizes == f'"{record["game"]}" = "63x88"\n'


def test_somebody_alone_says_how_many_computers_play_and_how(companion: Companion) -> None:
    answers = [number_of("play"), game_number("skyjo"), 2, 2, 1, 2, "quit", 0]
    done = companion("--lang", "en", stdin="".join(f"{answer}\n" for answer in answers))
    assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(done.stdout.split())
    assert "Turn up two cards. First place?" in said
    # In full, or in brief where the whole answer would be long.
    assert re.search("Computer 2(?: turns up|, place)", said)
    assert "Game saved." in said


def test_friends_at_one_machine_are_asked_for_their_names(companion: Companion) -> None:
    together = number_of("play") + 1
    answers = [together, game_number("odin"), 2, "Ana", "Bo", 2, "", "quit", 0]
    done = companion("--lang", "en", stdin="".join(f"{answer}\n" for answer in answers))
    assert (done.returncode, done.stderr) == (0, "")
    assert "press Enter." in done.stdout
    assert done.stdout.count("Your hand: 1,") == 1


def test_friends_say_how_the_computers_among_them_play(
    companion: Companion, tmp_path: Path
) -> None:
    together = number_of("play") + 1
    answers = [together, game_number("odin"), 2, "Ana", "Bo", 4, 4, "", "quit", 0]
    done = companion("--lang", "fr", stdin="".join(f"{answer}\n" for answer in answers))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Comment doivent-ils jouer ?" in done.stdout
    (journal,) = journals(tmp_path / "home")
    kept = journal.read_text(encoding="utf-8")
    assert "levels: person, person, expert, expert\n" in kept


def test_a_score_is_counted_from_what_is_typed(companion: Companion) -> None:
    areas = ["Ana: R1+3 M2 G3+2 / R4 G5 H / R7-1 . .", "Bo: B1+6 . . / . . . / . . ."]
    answers = [number_of("count"), game_number("pixies"), 2, 2, *areas, "", 0]
    done = companion("--lang", "en", stdin="".join(f"{answer}\n" for answer in answers))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ana, round 2: 16 points." in done.stdout
    assert "Bo, round 2: 6 points." in done.stdout


def test_a_score_is_counted_from_cards_that_are_read(companion: Companion) -> None:
    answers = [number_of("count"), game_number("pixies"), 1, 2, "Ana", "Bo", 1, "M2", "done"]
    done = companion("--lang", "en", stdin="".join(f"{answer}\n" for answer in answers))
    assert done.returncode == 0
    assert "Area of Ana, in order." in done.stdout
    assert "Area of Bo, in order." in done.stdout


def test_a_game_without_areas_is_counted_at_the_table(companion: Companion) -> None:
    answers = [number_of("count"), game_number("odin"), 2, "Ana", "Bo", 1]
    done = companion("--lang", "en", stdin="".join(f"{answer}\n" for answer in answers))
    assert done.returncode == 0
    assert "How do you want to count?" not in done.stdout
    assert "Where do the cards come from?" in done.stdout


def test_no_line_at_all_leads_back_to_the_menu(companion: Companion) -> None:
    answers = [number_of("count"), game_number("skyjo"), 2, "", 0]
    done = companion("--lang", "fr", stdin="".join(f"{answer}\n" for answer in answers))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Que faire ?") == 2


def test_teaching_tags_asks_for_the_game_and_the_reader(companion: Companion) -> None:
    typed = f"{number_of('enrol')}\n1\n1\n0005243698\n0\n0\n"
    done = companion("--lang", "en", stdin=typed)
    assert "Kept: blue 1 +6." in done.stdout
