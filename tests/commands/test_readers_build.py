"""companion readers build: the files of a reader to build, as a person gets them."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Companion = Callable[..., subprocess.CompletedProcess[str]]
TEXTS = {"parts.txt", "parts.csv", "wiring.txt", "wiring.yml"}
CRADLE = {"cradle-tray.stl", "cradle-cover.stl", "scanner-stand.stl"}


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_one_command_writes_parts_wires_and_prints(companion: Companion, tmp_path: Path) -> None:
    pytest.importorskip("manifold3d", reason="nothing is printed: manifold3d is missing")
    out = tmp_path / "reader"
    done = companion("readers", "build", "--out", str(out), "--tray", "--lang", "en")
    assert done.returncode == 0
    assert names(out) == TEXTS | CRADLE | {"row-1.stl", "row-2.stl", "row-3.stl"}
    assert "3.3 volts, never 5" in done.stdout
    assert "a reader with one place beside them" in " ".join(done.stdout.split())
    wires = (out / "wiring.txt").read_text(encoding="utf-8")
    # All nine places of the tray, as the program of the board knows them.
    assert "GP17" in wires
    assert "Left row, pin 20, named GP15".lower() in wires.lower()
    assert "module 9, pin 1 from the end SDA" in wires


def test_an_arduino_with_three_modules_gets_its_own_wiring(
    companion: Companion, tmp_path: Path
) -> None:
    out = tmp_path / "lecteur"
    words = ["--board", "uno", "--places", "3", "--sleeved", "--lang", "fr"]
    done = companion("readers", "build", "--out", str(out), *words)
    assert done.returncode == 0
    assert "un lecteur à une seule place pour les nouvelles cartes" in " ".join(done.stdout.split())
    assert "module 3, broche 1" in (out / "wiring.txt").read_text(encoding="utf-8")
    assert "74HC4050" in (out / "parts.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "takes 3 modules at most"), ("fr", "prend 3 modules au plus")],
)
def test_more_modules_than_a_board_takes_are_refused_with_the_board_that_takes_them(
    companion: Companion, tmp_path: Path, lang: str, said: str
) -> None:
    out = tmp_path / "tray"
    words = ["--board", "nano", "--places", "9", "--lang", lang]
    done = companion("readers", "build", "--out", str(out), *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in " ".join(done.stderr.split())
    assert "Pico" in done.stderr
    assert not out.exists()


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--card-size", "40x60"), 1, "at least 44 mm wide"),
        (("--card-size", "70x210"), 1, "220 mm"),
        (("--card-size", "70x120", "--tray"), 1, "Leave --tray away"),
        (("--card-size", "large"), 2, "large"),
    ],
)
def test_cards_that_fit_nothing_are_told_with_what_would_fit(
    companion: Companion, tmp_path: Path, words: tuple[str, ...], code: int, said: str
) -> None:
    done = companion("readers", "build", "--out", str(tmp_path / "o"), *words, "--lang", "en")
    assert done.returncode == code
    assert said in " ".join(done.stderr.split())
