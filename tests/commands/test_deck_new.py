"""companion deck-new, and decks of the user in the other commands."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

Companion = Callable[..., subprocess.CompletedProcess[str]]


def test_an_example_makes_a_kit_and_its_cards_are_said_afterwards(
    companion: Companion, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    written = companion("deck-new", str(file), "--width", "500")
    assert written.stdout.splitlines() == [
        f"{file} holds a deck of 32 cards.",
        f"Now make its stickers: companion kit {file}",
    ]
    kit = companion("kit", str(file), "--out", str(tmp_path / "kit"))
    assert kit.returncode == 0, kit.stderr
    cards = json.loads(companion("deck", "my-game", "--json").stdout)["cards"]
    said = companion("say", cards[-2]["id"], "--silent")
    assert said.stdout.splitlines() == ["My game. Joker 1, change direction"]
    assert "My game" in companion("games").stdout


def test_a_spreadsheet_becomes_a_deck(companion: Companion, tmp_path: Path) -> None:
    """The deck is called as its own file: every spreadsheet may be called cards."""
    table, file = tmp_path / "cartes.csv", tmp_path / "Mon jeu.toml"
    assert companion("deck-new", "--template", str(table), "--lang", "fr").returncode == 0
    assert companion("deck-new", "--from", str(table), str(file)).returncode == 0
    deck = json.loads(companion("deck", "mon-jeu", "--json", "--lang", "fr").stdout)
    assert [card["words"] for card in deck["cards"]][-1] == "joker 1, changez de sens"


def test_a_file_is_called_as_the_next_command_wants_it(
    companion: Companion, tmp_path: Path
) -> None:
    for words, wanted in ((["m.txt"], "m.toml"), (["--template", "c.txt"], "c.csv")):
        asked = [*words[:-1], str(tmp_path / words[-1])]
        refused = companion("deck-new", *asked, "--width", "500")
        assert refused.returncode == 2
        assert refused.stderr.endswith(f"Call it {tmp_path / wanted}.\n")
    assert not list(tmp_path.glob("*.t*"))


def test_a_file_that_is_no_spreadsheet_text_is_told_what_to_do(
    companion: Companion, tmp_path: Path
) -> None:
    torn = b'family,number\nblue,"1\n'
    for data, advice in (
        (b"PK\x03\x04 rest", "Open it there and save it as CSV."),
        (b"\xd0\xcf\x11\xe0 rest", "Open it there and save it as CSV."),
        (bytes(range(256)) * 4, "Save the spreadsheet as CSV once more."),
        (torn, "Save the spreadsheet as CSV once more."),
    ):
        table = tmp_path / "cards.csv"
        table.write_bytes(data)
        answer = companion(
            "deck-new", "--from", str(table), str(tmp_path / "m.toml"), "--width", "500"
        )
        assert answer.returncode == 2
        assert advice in answer.stderr


def test_a_deck_by_questions(companion: Companion, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    answers = "Herbes\n1\nrouge, thym\nx\n1-3\n2\n5\n1\n"
    asked = companion("deck-new", "--ask", str(file), "--lang", "fr", stdin=answers)
    assert asked.returncode == 0, asked.stderr
    assert "x n'est pas compris" in asked.stdout
    deck = json.loads(companion("deck", "herbes", "--json").stdout)
    assert [card["face"] for card in deck["cards"]] == ["R1", "R1", "R2", "R2", "R3", "R3", "T5"]


def test_enter_takes_one_copy_and_the_numbers_of_the_family_before(
    companion: Companion, tmp_path: Path
) -> None:
    answers = "Herbes\n1\nrouge, thym, sauge\n1-2\n\n\n2\n\n\n"
    asked = companion("deck-new", "--ask", str(tmp_path / "m.toml"), "--lang", "fr", stdin=answers)
    assert asked.returncode == 0, asked.stderr
    assert "Entrée seule : 1-2" in asked.stdout.replace("\u00a0", " ")
    deck = json.loads(companion("deck", "herbes", "--json").stdout)
    assert [card["face"] for card in deck["cards"]] == (
        ["R1", "R2", "T1", "T1", "T2", "T2", "S1", "S1", "S2", "S2"]
    )


def test_leaving_the_questions_writes_nothing(companion: Companion, tmp_path: Path) -> None:
    answer = companion("deck-new", "--ask", str(tmp_path / "m.toml"), stdin="Herbs\n")
    assert (answer.returncode, answer.stderr) == (
        1,
        "Nothing is written. Call companion deck-new again to start over.\n",
    )
    assert not (tmp_path / "m.toml").exists()


def test_two_decks_cannot_begin_their_codes_alike(companion: Companion, tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    companion("deck-new", str(one))
    other.write_text(one.read_text(encoding="utf-8").replace("my-game", "yours"), encoding="utf-8")
    assert companion("deck", str(one)).returncode == 0
    answer = companion("deck", str(other), "--json")
    error = json.loads(answer.stdout)["error"]
    assert (answer.returncode, error["code"], error["facts"]["free"]) == (
        2,
        "deck-prefix-taken",
        "A2",
    )


def test_a_deck_that_grew_keeps_its_place(companion: Companion, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    companion("deck-new", str(file))
    companion("deck", str(file))
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('faces = "1 2"', 'faces = "1 2 3"'), encoding="utf-8")
    assert companion("deck", str(file)).returncode == 0
    assert json.loads(companion("deck", "my-game", "--json").stdout)["total"] == 33


def test_a_faulty_file_is_explained_line_by_line(companion: Companion, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('name = "x"\nprefix = "X"\ntitle = "X"\n[[cards]]\nfaces = "1 b"\n')
    answer = companion("kit", str(file), "--out", str(tmp_path / "k"), "--width", "200")
    assert answer.returncode == 2
    assert answer.stderr.splitlines() == [
        "2 things are wrong in bad.toml.",
        "Line 2: the prefix X will not do. Write one capital letter and one digit from 1 to 9.",
        "Line 5: b is no card. Write a number, then plus and points, minus and points, or a star "
        "for a bonus.",
    ]


def test_nothing_is_overwritten_and_one_way_at_a_time(companion: Companion, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine", encoding="utf-8")
    assert companion("deck-new", str(file)).returncode == 2
    assert companion("deck-new", "--ask", "--template", str(tmp_path / "n")).returncode == 2
    assert (
        companion("deck-new", "--from", str(tmp_path / "no.csv"), str(tmp_path / "n")).returncode
        == 2
    )
    assert file.read_text(encoding="utf-8") == "mine"
