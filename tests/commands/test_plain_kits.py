"""companion kit commands, companion kit table, companion kit-proof, as a person types them."""

from __future__ import annotations

import csv
import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.table.command_cards import command_cards

Companion = Callable[..., subprocess.CompletedProcess[str]]


@pytest.mark.parametrize(
    ("lang", "first", "yes"), [("fr", "place 1", "oui"), ("en", "place 1", "yes")]
)
def test_every_command_card_has_its_words_and_its_code(
    companion: Companion, tmp_path: Path, lang: str, first: str, yes: str
) -> None:
    out = tmp_path / "kit"
    done = companion("kit", "commands", "--out", str(out), "--lang", lang, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["codes_decoded"] == len(command_cards())
    with (out / "manifest.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["code"] for row in rows] == list(command_cards())
    words = [row["words"] for row in rows]
    assert words[0] == first
    assert yes in words
    assert len(set(words)) == len(words)


def test_a_table_and_its_proof(companion: Companion, tmp_path: Path) -> None:
    out = str(tmp_path / "kit")
    done = companion("kit", "table", "skyjo", "--out", out, "--card-size", "63x88", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "templates.pdf: the grid, a corner jig and a card stand" in done.stdout
    again = companion("kit-proof", out, "--lang", "en")
    assert again.returncode == 0
    assert "Codes read back" not in done.stdout  # there are none
    assert "Nothing has changed: 1 page checked." in again.stdout


def test_a_kit_that_was_changed_fails_its_second_proof(
    companion: Companion, tmp_path: Path
) -> None:
    out = tmp_path / "kit"
    companion("kit", "table", "odin", "--out", str(out))
    (out / "kit.txt").write_text("x", encoding="utf-8")
    done = companion("kit-proof", str(out), "--lang", "fr")
    assert done.returncode == 1
    assert "Le fichier kit.txt n'est plus tel qu'il a été fait." in done.stdout
    assert done.stderr.split("\n")[0] == "Le kit a 1 défaut. Refaites-le avant de l'imprimer."
    asked = companion("kit-proof", str(out), "--json")
    assert (asked.returncode, json.loads(asked.stdout)["passed"]) == (1, False)


def test_one_cause_for_many_labels_is_not_told_once_a_label(
    companion: Companion, tmp_path: Path
) -> None:
    for lang in ("fr", "en"):
        made = companion("kit", "odin", "--out", str(tmp_path / lang), "--lang", lang)
        assert made.returncode == 0, made.stderr
    sheets = "odin-L7651.pdf"
    (tmp_path / "fr" / sheets).write_bytes((tmp_path / "en" / sheets).read_bytes())
    done = companion("kit-proof", str(tmp_path / "fr"), "--lang", "en", "--width", "200")
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) < 9
    assert "more faults of this kind or others." in done.stdout


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["kit", "table", "--out", "x"], "kit-table-game"),
        (["kit", "table", "chess", "--out", "x"], "kit-no-table"),
        (["kit", "commands", "odin", "--out", "x"], "kit-one-target"),
        (["kit", "odin", "skyjo", "--out", "x"], "kit-one-target"),
        (["kit", "commands", "--route", "swell", "--out", "x"], "kit-idle-option"),
        (["kit", "table", "odin", "--ids", "none", "--out", "x"], "kit-idle-option"),
        (["kit", "sampler", "--sheet", "A4", "--out", "x"], "kit-idle-option"),
        (["kit", "commands", "--sheet", "L4730", "--out", "x"], "kit-words-long"),
        (["kit-proof", "x"], "kit-no-kit"),
    ],
)
def test_a_mistake_is_named(companion: Companion, words: list[str], code: str) -> None:
    done = companion(*words, "--json")
    assert done.returncode in (1, 2)
    assert json.loads(done.stdout)["error"]["code"] == code
    assert not Path("x").exists()
