"""companion table for every game: what is no card, whose card it is, what nobody may hear."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest

from companion.commands.known_games import known_games

Companion = Callable[..., subprocess.CompletedProcess[str]]

OPTIONS = ("--players", "Ana,Bo", "--silent", "--width", "300", "--lang", "en")


def at_table(companion: Companion, game: str, *lines: str) -> list[str]:
    """What a table says to typed lines; it has to end well."""
    done = companion("table", game, *OPTIONS, stdin="\n".join((*lines, "quit")) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", [game.name for game in known_games()])
@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("5449000000996", "is unknown"),
        ("PX0012", "is misread"),
        ("OD001M", "Pass a card of the game being played."),
    ],
)
def test_a_code_that_is_no_card_of_the_game_is_told_so(
    companion: Companion, game: str, code: str, told: str
) -> None:
    if game == "odin" and code.startswith("OD"):
        code = "PX0013"
    lines = at_table(companion, game, code)
    assert any(told in line for line in lines), lines


def test_a_name_before_a_card_has_to_be_the_player_whose_card_appears(
    companion: Companion,
) -> None:
    lines = at_table(companion, "skyjo", "9", "1", "Bo 12", "Ana 12")
    assert "It is not Bo's turn. It is Ana's turn." in lines
    assert any(line.startswith("Ana turns up 12, place 1.") for line in lines)


def test_numbers_are_cards_even_after_two_refusals_where_cards_are_numbers(
    companion: Companion,
) -> None:
    lines = at_table(companion, "skyjo", "9", "1", "13", "13", "1")
    assert any(line.startswith("Ana turns up 1, place 1.") for line in lines)
    assert any(line.startswith("A reading may be missing. Say undo") for line in lines)


@pytest.mark.parametrize("board", [("R4@4", "R5@4"), ("R4", "4", "R5", "4")])
def test_done_after_a_board_ends_the_reading_and_not_the_turn(
    companion: Companion, board: tuple[str, ...]
) -> None:
    lines = at_table(companion, "yellowstone", "Ana", "R4", "R5", "recount board", *board, "done")
    assert any(line.startswith("Board noted: 2 cards. One more card, Ana?") for line in lines)


def test_a_card_told_in_secret_is_not_said_to_the_table(companion: Companion) -> None:
    lines = at_table(companion, "odin", "Ana", "table deal Ana BL1", "repeat", "history")
    assert "Card read, it is not said to the table." in " ".join(lines)
    assert not any("blue" in line.lower() for line in lines), lines


def test_a_card_put_in_num_draft_lies_in_the_grid_before_the_others_have_put_theirs(
    companion: Companion,
) -> None:
    lines = at_table(
        companion, "numdraft", "1", "2", "blue 7", "green 3", "green 4", "grid Ana", "table"
    )
    assert lines.count("Row 1: green 4; hidden; hidden.") == 2


def test_a_card_without_symbols_is_told_apart_from_one_that_lies_there(
    companion: Companion,
) -> None:
    lines = at_table(companion, "pixies", "Ana", "R5-1", "B1", "B2", "B4", "R5")
    assert any(line.startswith("Red 5 without symbols is not turned up.") for line in lines), lines


@pytest.mark.parametrize(
    ("lang", "asked"),
    [("en", "Read the card of place 7."), ("fr", "Lisez la carte de la place 7.")],
)
def test_a_place_is_never_the_card_of_that_number(
    companion: Companion, lang: str, asked: str
) -> None:
    typed = "5\n12\n1\n1\n3\n2\n4\n7\nplace 3\n"
    done = companion("table", "skyjo", *OPTIONS[:-1], lang, stdin=typed)
    answer = done.stdout.splitlines()[-3:]
    refused = {
        "en": "That does not answer the question.",
        "fr": "Cela ne répond pas à la question.",
    }
    assert answer[:2] == [refused[lang], asked]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [game.name for game in known_games()])
def test_an_empty_line_asks_the_question_again(companion: Companion, game: str, lang: str) -> None:
    options = (*OPTIONS[:-1], lang)
    question, *left = companion("table", game, *options, stdin="").stdout.splitlines()
    asked = companion("table", game, *options, stdin="\n").stdout.splitlines()
    assert asked == [question, question, *left]


def test_the_empty_line_that_a_scanner_sends_behind_a_code_says_nothing(
    companion: Companion,
) -> None:
    lines = ("Ana\n", "PX0021\n")
    quiet = companion("table", "pixies", *OPTIONS, stdin="".join(lines))
    scanner = companion("table", "pixies", *OPTIONS, stdin="".join((*lines, "\n")))
    assert scanner.stdout == quiet.stdout
    asked = companion("table", "pixies", *OPTIONS, stdin="".join((*lines, "\n", "\n")))
    assert len(asked.stdout.splitlines()) == len(quiet.stdout.splitlines()) + 1


def test_after_a_second_card_that_opens_no_round_the_first_one_lies_there_still(
    companion: Companion,
) -> None:
    *_, refused, asked, ended, _ = at_table(companion, "odin", "Ana", "BL7", "RE8", "done")
    assert refused == "The first play is one card, or a whole hand of one colour or number."
    assert asked == "So far: blue 7. One more, or done?"
    assert ended.startswith("Ana lays blue 7")
