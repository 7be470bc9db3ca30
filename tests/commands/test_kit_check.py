"""companion kit-check: the sticking session, as a helper runs it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.cards import load_deck
from companion.table.command_cards import command_cards
from companion.table.tokens import Number, Token, Word
from hardware import parse_recording, write_recording
from stickers import make_kit

Companion = Callable[..., subprocess.CompletedProcess[str]]
DECK = load_deck("pixies")
IDS = [card.id for card in DECK.cards]


def check(companion: Companion, *typed: str, words: tuple[str, ...] = ()) -> str:
    """What is said in a session over the labels of Pixies, on long lines."""
    stdin = "".join(f"{line}\n" for line in typed)
    done = companion(
        "kit-check", "pixies", "--silent", "--lang", "en", "--width", "400", *words, stdin=stdin
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The words that name a kit of three cards, which begins at cell 7; no session changes it."""
    out = tmp_path_factory.mktemp("kit") / "three"
    make_kit(DECK, out, lang="en", cards=IDS[:3], start=7)
    return ("--kit", str(out))


def test_a_step_says_where_the_labels_lie_and_what_is_printed_on_the_card(
    companion: Companion,
) -> None:
    said = check(companion, IDS[0], "0")
    assert (
        "Card 1 of 70. Label top left: sheet 1, row 1, column 1. "
        "Label bottom right: sheet 1, row 1, column 2. Blue 1 +6."
    ) in said
    assert "Right: blue 1 +6." in said
    assert "Card 2 of 70." in said


def test_the_places_are_those_of_the_kit_that_was_made(
    companion: Companion, three: tuple[str, str]
) -> None:
    said = check(companion, "0", words=three)
    assert "Card 1 of 3. Label top left: sheet 1, row 2, column 2." in said


def test_a_kit_of_the_first_days_is_understood(
    companion: Companion, three: tuple[str, str], tmp_path: Path
) -> None:
    """It says neither its digits nor what it is stuck on."""
    old = tmp_path / "old"
    old.mkdir()
    record = json.loads((Path(three[1]) / "proof.json").read_text(encoding="utf-8"))
    known = {name: item for name, item in record.items() if name not in ("digits", "onto")}
    (old / "proof.json").write_text(json.dumps(known), encoding="utf-8")
    (old / "manifest.csv").write_bytes((Path(three[1]) / "manifest.csv").read_bytes())
    said = check(companion, "0", words=("--kit", str(old)))
    assert "Card 1 of 3." in said


def test_a_wrong_label_is_told_and_changes_nothing(companion: Companion) -> None:
    said = check(companion, IDS[1], IDS[0], IDS[0], "PX0012", "OD001M", "hm", "0")
    assert "Wrong: this label says blue 2 +4, wanted is blue 1 +6." in said
    assert "This label is on its card already: blue 1 +6." in said
    assert "misread or mistyped" in said
    assert "This card belongs to Odin." in said
    assert "This is no answer to the step." in said
    assert "Going on: 1 card of 70 already stuck." in check(companion, "0")


def test_cards_that_look_the_same_may_take_each_others_labels(companion: Companion) -> None:
    first, second = (card.id for card in load_deck("skyjo").cards[:2])
    done = companion(
        *("kit-check", "skyjo", "--silent", "--lang", "en", "--width", "400"),
        stdin=f"{second}\n{first}\n0\n",
    )
    assert done.stdout.count("Right: card −2.") == 2


def test_it_goes_on_where_it_was_broken_off_even_by_the_end_of_input(
    companion: Companion,
) -> None:
    check(companion, IDS[0], IDS[1])
    said = check(companion)
    assert "Going on: 2 cards of 70 already stuck." in said
    assert "Card 3 of 70." in said
    assert "Going on" not in check(companion, words=("--new",))


def test_a_step_that_is_put_off_comes_last(companion: Companion, three: tuple[str, str]) -> None:
    said = check(companion, "3", IDS[1], IDS[2], IDS[0], words=three)
    steps = [line.rsplit(". ", 1)[1] for line in said.splitlines() if line.startswith("Card ")]
    assert steps == ["Blue 1 +6.", "Blue 2 +4.", "Blue 3 +3.", "Blue 1 +6."]


def test_a_right_label_on_a_wrong_card_is_found_in_the_shuffled_deck(
    companion: Companion, three: tuple[str, str]
) -> None:
    said = check(companion, *IDS[:3], IDS[2], "yes", IDS[2], IDS[0], "2", IDS[1], "1", words=three)
    assert "Blue 3 +3: is this what is printed on the card? Yes is 1, no is 2." in said
    assert "This card has been looked at: blue 3 +3." in said
    assert "This label is on a wrong card, and is to be printed again: blue 1 +6." in said
    assert "The labels of 1 card are to be printed again: blue 1 +6." in said
    assert f"companion kit pixies --out FOLDER --cards {IDS[0]}" in said


def test_command_cards_answer_without_the_keyboard(
    companion: Companion, three: tuple[str, str]
) -> None:
    yes, no, repeat = (code_of(Word(word)) for word in ("yes", "no", "repeat"))
    one = code_of(Number(1))
    typed = (yes, *IDS[:3], IDS[0], repeat, yes, IDS[1], no, one)
    said = check(companion, *typed, words=three)
    assert said.count("This is no answer to the step.") == 1
    assert said.count("Blue 1 +6: is this what is printed on the card?") == 2
    assert "This label is on a wrong card, and is to be printed again: blue 2 +4." in said
    assert "1 card has not come" in said


def code_of(token: Token) -> str:
    """The code of the command card that stands for a token."""
    return next(code for code, meant in command_cards().items() if meant == token)


def test_cards_that_never_come_are_printed_again(
    companion: Companion, three: tuple[str, str]
) -> None:
    said = check(companion, *IDS[:3], IDS[0], "1", "1", words=three)
    assert "2 cards have not come: their labels are to be printed again." in said


def test_lost_labels_are_printed_again_and_stuck_from_their_new_sheet(
    companion: Companion, tmp_path: Path, three: tuple[str, str]
) -> None:
    lost = str(tmp_path / "lost")
    check(companion, IDS[0], "1", IDS[2], IDS[0], "1", IDS[2], "1", words=three)
    refused = companion("kit-check", "pixies", *three, "--reprint", three[1], "--lang", "en")
    assert refused.returncode == 2
    assert "Give another folder" in refused.stderr.replace("\n", " ")
    printed = check(companion, words=(*three, "--reprint", lost))
    assert "The labels of 1 card are ready to be printed" in printed
    said = check(companion, IDS[1], IDS[1], "1", words=("--kit", lost))
    assert "Card 1 of 1. Label top left: sheet 1, row 1, column 1." in said
    assert "All 3 labels are stuck and looked at: all is right." in said
    assert "All 3 labels" in check(companion, words=three)


def test_labels_are_printed_again_as_their_kit_was_made(
    companion: Companion, tmp_path: Path
) -> None:
    """In its own code, with its printer and its kind of codes, in its language."""
    home, code = tmp_path / "home", tmp_path / "mine.toml"
    companion("codebooks", "copy", "default", str(code))
    code.write_text(
        code.read_text(encoding="utf-8").replace('B = "square"', 'B = "cross"', 1), encoding="utf-8"
    )
    (home / "printers").mkdir(parents=True, exist_ok=True)
    (home / "printers" / "office.toml").write_text(
        "offset_x = 1.5\noffset_y = -2.0\nscale_x = 1.0\nscale_y = 1.0\n"
        "skew_x = 0.0\nskew_y = 0.0\n",
        encoding="utf-8",
    )
    asked = ["--cards", f"{IDS[0]},{IDS[1]}", "--codebook", str(code), "--printer", "office"]
    asked += ["--ids", "datamatrix", "--onto", "sleeve", "--lang", "fr"]
    made = companion("kit", "pixies", "--out", str(tmp_path / "kit"), *asked)
    assert made.returncode == 0, made.stderr
    assert "codebook.toml : une copie de votre code" in made.stdout.replace("\u00a0", " ")
    code.unlink()
    words = ("--kit", str(tmp_path / "kit"))
    check(companion, "1", "0", words=words)
    check(companion, words=(*words, "--reprint", str(tmp_path / "lost")))
    first, again = (
        json.loads((tmp_path / name / "proof.json").read_text(encoding="utf-8"))
        for name in ("kit", "lost")
    )
    for fact in ("sheet", "codebook", "digits", "onto", "lang"):
        assert again[fact] == first[fact], fact
    for fact in ("ids", "printer"):
        assert again["frame"][fact] == first["frame"][fact], fact
    manifest = (tmp_path / "lost" / "manifest.csv").read_text(encoding="utf-8")
    assert "colour(cross)" in manifest


def test_readings_of_a_file_wait_for_the_answers_of_the_helper(
    companion: Companion, tmp_path: Path, three: tuple[str, str]
) -> None:
    text = "".join(f"{at * 3000}\t{card}\\r\n" for at, card in enumerate([*IDS[:3], *IDS[:3]]))
    recording = tmp_path / "deck.rec"
    recording.write_text(write_recording(parse_recording(text, "deck.rec")), encoding="utf-8")
    said = check(companion, "1", "1", "1", words=(*three, "--reader", f"file:{recording}"))
    assert "All 3 labels are stuck and looked at: all is right." in said


def test_the_file_of_a_session_can_be_read_and_a_torn_one_is_kept(
    companion: Companion, tmp_path: Path
) -> None:
    check(companion, IDS[0], "1", "0")
    file = tmp_path / "home" / "sticking" / "pixies.toml"
    assert file.read_text(encoding="utf-8") == (
        f'stuck = ["{IDS[0]}"]\nseen = []\n\n[again]\n{IDS[1]} = ""\n'
    )
    file.write_text("stuck = [", encoding="utf-8")
    done = companion("kit-check", "pixies", "--lang", "en", "--silent")
    assert done.returncode == 1
    assert "pixies.toml cannot be understood." in done.stderr.replace("\n", " ")
    assert file.read_text(encoding="utf-8") == "stuck = ["


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Some labels of this kit have no code"),
        ("fr", "Des étiquettes de ce kit n'ont pas de code"),
    ],
)
def test_a_kit_without_codes_cannot_be_scanned(
    companion: Companion, tmp_path: Path, lang: str, said: str
) -> None:
    out = str(tmp_path / "kit")
    companion("kit", "pixies", "--out", out, "--cards", IDS[0], "--ids", "none")
    done = companion("kit-check", "pixies", "--kit", out, "--lang", lang, "--width", "200")
    assert (done.returncode, said in done.stderr) == (1, True)


def test_a_folder_of_another_game_is_told(
    companion: Companion, tmp_path: Path, three: tuple[str, str]
) -> None:
    done = companion("kit-check", "odin", *three, "--lang", "en", "--width", "300")
    assert "is of the game pixies." in done.stderr
    none = companion("kit-check", "odin", "--kit", str(tmp_path), "--lang", "en", "--width", "300")
    assert "There is no kit in" in none.stderr
