"""companion calibrate, as a person types it."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

Companion = Callable[..., subprocess.CompletedProcess[str]]

READ = "31.5 39 171 39.5 31.5 254.5 169 255"
"""A ruler on the four squares of A4: about 2.5 mm off at the worst."""


def test_eight_distances_typed_one_by_one_make_a_profile_and_a_proof_page(
    companion: Companion, tmp_path: Path
) -> None:
    answers = "31,5\n39\n171\nabout 39\n39.5\n31.5\n2545\n254.5\n169\n255\n"
    words = ["--out", str(tmp_path), "--printer", "bureau", "--silent", "--lang", "fr"]
    done = companion("calibrate", *words, "--width", "1000", stdin=answers)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert sum(bool(re.match(r"Numéro \d", line)) for line in lines) == 8
    assert "Numéro 3. Carré B : du bord gauche du papier au côté gauche du carré." in lines
    assert lines.count("Ce n'est pas possible. Tapez une longueur en millimètres, environ 40.") == 1
    assert (
        lines.count("Ce n'est pas possible. Tapez une longueur en millimètres, environ 257.") == 1
    )
    assert (tmp_path / "calibration.pdf").exists()
    assert (tmp_path / "calibration-proof.pdf").exists()
    assert "--printer bureau" in lines[-1]


def test_a_kit_takes_the_profile(companion: Companion, tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    done = companion("calibrate", "--out", out, "--printer", "office", "--readings", READ)
    assert done.returncode == 0, done.stderr
    profile = tomllib.loads((tmp_path / "home" / "printers" / "office.toml").read_text("utf-8"))
    assert set(profile) == {"offset_x", "offset_y", "scale_x", "scale_y", "skew_x", "skew_y"}
    kit = companion("kit", "odin", "--out", out, "--printer", "office", "--json")
    assert kit.returncode == 0, kit.stderr
    proof = json.loads((tmp_path / "out" / "proof.json").read_text("utf-8"))
    assert proof["frame"]["printer"]["name"] == "office"
    assert (proof["codes_decoded"], proof["faults"]) == (54, [])


@pytest.mark.parametrize(
    ("readings", "said"),
    [
        ("30 40 170 40 30 257 170 257", "Cette imprimante est juste : rien à corriger."),
        ("3 cm; 40 mm; 17,0 cm; 40; 30; 25.7cm; 170; 257 mm", "Cette imprimante est juste"),
        ("31 40 171 40 31 257 171 257", "cette imprimante se trompait de 1 millimètre."),
        ("28.5 38 161.5 38 28.5 244 161.5 244", "95 pour cent en largeur et 94,9 en hauteur"),
    ],
)
def test_lengths_may_have_their_unit_and_french_decimals_a_comma(
    companion: Companion, tmp_path: Path, readings: str, said: str
) -> None:
    words = ["--out", str(tmp_path), "--lang", "fr", "--width", "400"]
    done = companion("calibrate", *words, "--readings", readings)
    assert said in (done.stdout + done.stderr).replace("\u00a0", " ")


def test_breaking_off_keeps_nothing_and_says_how_to_come_back(
    companion: Companion, tmp_path: Path
) -> None:
    done = companion(
        "calibrate", "--out", str(tmp_path), "--silent", "--lang", "en", stdin="30\n0\n"
    )
    assert done.returncode == 0
    assert "companion calibrate --printer printer" in " ".join(done.stdout.split())
    assert not (tmp_path / "home").exists()


def told(done: subprocess.CompletedProcess[str]) -> str:
    return " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("readings", "part"),
    [
        ("30 40 170", "Eight distances are needed, and 3 were given."),
        ("30 40 170 40 30 x 170 257", "Distance 6 cannot be x."),
        ("29 38.5 163.5 38.5 29 247 163.5 247", "your viewer is scaling it"),
        ("30 40 170 40 30 257 170 251", "top edge must be wrong by about"),
        ("44 40 184 40 44 257 184 257", "seems shifted by 14 millimetres"),
    ],
)
def test_readings_that_cannot_be_are_explained_and_not_kept(
    companion: Companion,
    tmp_path: Path,
    readings: str,
    part: str,
) -> None:
    words = ("--out", str(tmp_path), "--readings", readings, "--lang", "en")
    done = companion("calibrate", *words)
    assert done.returncode != 0
    assert part in told(done)
    assert not (tmp_path / "home").exists()


def test_a_profile_that_does_not_exist_or_is_torn(companion: Companion, tmp_path: Path) -> None:
    words = ("kit", "odin", "--out", str(tmp_path / "kit"), "--lang", "en", "--printer")
    assert "companion calibrate makes one" in told(companion(*words, "office"))
    folder = tmp_path / "home" / "printers"
    folder.mkdir(parents=True)
    (folder / "attic.toml").write_text("offset_x = 1\nscale_x = 0.9\n", encoding="utf-8")
    assert "Choose one of these: attic." in told(companion(*words, "office"))
    assert "your viewer is scaling it" in told(companion(*words, "attic"))
    (folder / "attic.toml").write_text("offset_x = far", encoding="utf-8")
    assert "cannot be understood" in told(companion(*words, "attic"))
    assert "cannot be called ../attic" in told(companion(*words, "../attic"))
    assert not (tmp_path / "kit").exists()
