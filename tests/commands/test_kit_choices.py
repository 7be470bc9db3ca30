"""companion kit: codes, card sizes, sheets that were begun; and companion codebooks."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stickers.codebooks import codebook_text

Companion = Callable[..., subprocess.CompletedProcess[str]]
ONE = ("--cards", "OD001M", "--json")


def first_cell(folder: Path) -> int:
    with (folder / "manifest.csv").open(encoding="utf-8", newline="") as file:
        return int(next(csv.DictReader(file))["cell"])


def test_braille_digits_of_the_other_language(companion: Companion, tmp_path: Path) -> None:
    words = ["kit", "odin", "--codebook", "braille", "--out", str(tmp_path / "k"), *ONE]
    assert companion(*words, "--digits", "antoine").returncode == 0
    assert "braille(⠃⠠⠡)" in (tmp_path / "k" / "manifest.csv").read_text(encoding="utf-8")
    wrong = companion(*words, "--digits", "roman")
    assert json.loads(wrong.stdout)["error"]["code"] == "kit-unknown-notation"


def test_each_code_has_its_own_sheet_unless_another_is_named(
    companion: Companion, tmp_path: Path
) -> None:
    words = ["kit", "odin", "--codebook", "large-print", "--out", str(tmp_path / "k"), *ONE]
    assert json.loads(companion(*words).stdout)["sheet"] == "L7654"
    assert json.loads(companion(*words, "--sheet", "HERMA4272").stdout)["sheet"] == "HERMA4272"


def test_a_code_that_is_copied_and_changed(companion: Companion, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert companion("codebooks", "copy", "default", str(file)).returncode == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('R = "diamond"', 'R = "square"'), encoding="utf-8")
    checked = companion("codebooks", "check", str(file), "pixies", "skyjo", "--width", "200")
    lines = checked.stdout.splitlines()
    assert checked.returncode == 1
    assert lines[0].startswith("Pixies: ")
    assert lines[1].startswith("The cards B")
    assert lines[-1] == "Skyjo: every rule is kept."
    assert companion("codebooks", "copy", "default", str(file)).returncode == 2


def test_a_roll_is_no_heap_of_sheets(companion: Companion, tmp_path: Path) -> None:
    words = ["kit", "odin", "--sheet", "57x32", "--cards", "OD001M,OD056T"]
    said = companion(*words, "--out", str(tmp_path / "k"), "--lang", "fr", "--width", "300").stdout
    assert "Mise en page : 2 étiquettes sur un rouleau." in said.replace("\u00a0", " ")
    assert "2 étiquettes pour 2 cartes, un rouleau." in said
    assert "Page 1" not in said


def test_all_that_is_empty_in_a_template_is_named_in_the_language(companion: Companion) -> None:
    words = ["codebooks", "check", "accessijeux-template", "--width", "200"]
    lines = companion(*words, "--lang", "fr").stdout.splitlines()
    assert lines[0] == f"Il manque encore {len(lines) - 1} marques dans ce code."
    assert "À remplir : la couleur bleu, ligne B de [shapes]." in lines
    assert "À remplir : le chiffre 9, dans digits de [numbers]." in lines
    assert len(lines) - 1 == 12 + 1 + 10 + 1 + 1
    skyjo = companion(*words, "skyjo", "--lang", "en")
    assert (skyjo.returncode, skyjo.stdout.splitlines()[0]) == (
        1,
        "11 marks are still missing in this code.",
    )


def test_the_codes_are_listed(companion: Companion) -> None:
    books = json.loads(companion("codebooks", "--json").stdout)
    assert [book["name"] for book in books][:2] == ["default", "braille"]
    assert companion("codebooks", "--lang", "fr").stdout.startswith("default : formes et nombres")


def test_a_card_size_is_checked_and_remembered(companion: Companion, tmp_path: Path) -> None:
    words = ["kit", "odin", "--out", str(tmp_path / "k"), *ONE]
    assert companion(*words, "--card-size", "63x88").returncode == 0
    assert not (tmp_path / "k" / "outlines.pdf").exists()
    assert companion(*words).returncode == 0
    assert not (tmp_path / "k" / "outlines.pdf").exists()
    wrong = companion(*words, "--card-size", "large")
    assert json.loads(wrong.stdout)["error"]["code"] == "kit-card-size-words"
    small = companion(*words, "--card-size", "38x60")
    assert (small.returncode, json.loads(small.stdout)["error"]["code"]) == (1, "kit-proof-failed")


def test_a_sheet_that_was_begun_goes_on_where_it_stopped(
    companion: Companion, tmp_path: Path
) -> None:
    words = ["kit", "odin", "--out", str(tmp_path / "k"), *ONE]
    assert companion(*words).returncode == 0
    assert companion(*words, "--go-on").returncode == 0
    assert first_cell(tmp_path / "k") == 2
    assert companion(*words).returncode == 0
    assert first_cell(tmp_path / "k") == 1  # nobody is at a terminal: not asked
    assert companion(*words, "--start", "65").returncode == 0
    assert companion(*words, "--go-on").returncode == 0
    assert first_cell(tmp_path / "k") == 1  # the sheet is full
    assert companion(*words, "--go-on", "--start", "3").returncode == 2


def test_a_sheet_that_is_too_small_is_refused_with_sheets_that_fit(
    companion: Companion, tmp_path: Path
) -> None:
    words = ["kit", "odin", "--codebook", "bump-dots", "--out", str(tmp_path / "k"), "--json"]
    answer = companion(*words, "--sheet", "ENDISCH12")
    error = json.loads(answer.stdout)["error"]
    assert (answer.returncode, error["code"]) == (2, "kit-label-small")
    assert not (tmp_path / "k").exists()
    listed = json.loads(
        companion("sheets", "--for", "odin", "--codebook", "bump-dots", "--json").stdout
    )
    round_ones = [sheet["code"] for sheet in listed if sheet["shape"] == "round"]
    assert "HERMA4272" in {sheet["code"] for sheet in listed}
    assert error["facts"]["fits"] == ", ".join(round_ones)
    assert companion(*words, "--sheet", round_ones[-1]).returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
@pytest.mark.parametrize("size", ["5", "63x88"])
def test_at_a_terminal_the_size_and_the_sheet_are_asked_for(size: str, tmp_path: Path) -> None:
    """A size is taken by its number or typed as it is, then `1` goes on with the sheet."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "sheets-begun.toml").write_text('"L7651" = 22\n', encoding="utf-8")
    said = in_a_terminal(
        f"{size}\n1\n", home, "kit", "odin", "--cards", "OD001M", "--out", str(tmp_path / "k")
    )
    assert "The last Avery L7651 sheet is used up to label 22. Go on with it at 23?" in said
    assert first_cell(tmp_path / "k") == 23
    assert (home / "card-sizes.toml").read_text(encoding="utf-8") == '"odin" = "63x88"\n'


def in_a_terminal(typed: str, home: Path, *words: str) -> str:
    """What a companion says whose input and output are one terminal."""
    import pty

    keys, inner = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "companion", *words, "--lang", "en", "--width", "200"],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env={**os.environ, "COMPANION_HOME": str(home), "PYTHONUTF8": "1"},
        start_new_session=True,
    )
    os.close(inner)
    os.write(keys, typed.encode())
    said = b""
    while True:
        try:
            piece = os.read(keys, 4096)
        except OSError:
            break
        if not piece:
            break
        said += piece
    assert running.wait(timeout=60) == 0
    os.close(keys)
    return said.decode("utf-8", errors="replace")


def test_a_code_of_ones_own_is_explained_line_by_line(companion: Companion, tmp_path: Path) -> None:
    text = codebook_text("default").replace('B = "square"', 'B = "blob"')
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("module = 0.5\n", ""), encoding="utf-8")
    done = companion("codebooks", "check", str(mine), "--lang", "fr", "--width", "400")
    assert done.returncode == 2
    said = done.stderr.replace("\u00a0", " ")
    assert "Il y a 2 fautes dans" in said
    number = text.splitlines().index('B = "blob"') + 1
    assert f"Ligne {number} : il n'y a pas de figure blob." in said
    assert "il manque module. Ajoutez-le." in said


def test_each_cause_is_told_once_with_its_measure(companion: Companion, tmp_path: Path) -> None:
    text = codebook_text("default").replace("gap = 3.2\nmodule", "gap = 2.1\nmodule")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("relief = 0.5", "relief = 1.5"), encoding="utf-8")
    done = companion("codebooks", "check", str(mine), "pixies", "--lang", "fr", "--width", "400")
    assert done.returncode == 1
    lines = done.stdout.replace("\u00a0", " ").splitlines()
    assert (
        "Carte PX0013, en haut à gauche : deux reliefs sont trop proches, 2,1 au lieu de "
        "3,2 millimètres. De même sur 69 autres cartes."
    ) in lines
    assert "Les reliefs font 1,5 millimètre de haut, il faut 0,9 au plus" in done.stdout
    assert len(lines) < 7
