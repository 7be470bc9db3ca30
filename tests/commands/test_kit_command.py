"""companion kit, as a person types it."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.sentences.render import LANGUAGES, message_ids
from stickers import Fault, KitError

Companion = Callable[..., subprocess.CompletedProcess[str]]


def test_a_kit_in_french_in_plain_lines(companion: Companion, tmp_path: Path) -> None:
    out = tmp_path / "kit"
    answer = companion("kit", "odin", "--out", str(out), "--lang", "fr", "--width", "1000")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.splitlines() == [
        "À savoir d'abord : ce que l'imprimante dépose ne se sent pas sous les doigts. "
        "Les marques imprimées montrent où coller les reliefs.",
        "Mise en page : 54 étiquettes sur 1 feuille.",
        "Avant de commencer : 54 étiquettes sur 1 feuille, 204 reliefs à poser, environ 39 minutes "
        "de travail. Le paquet grossit de 6 à 33 millimètres.",
        "La taille des cartes n'est pas connue : ce que couvrent les étiquettes n'est pas vérifié. "
        "Posez une carte sur la page outlines.pdf, puis donnez sa taille avec --card-size.",
        "Page 1 sur 1 écrite.",
        "Codes relus : 54 sur 54.",
        "Le kit est prêt et vérifié : 54 étiquettes pour 54 cartes, 1 feuille.",
        f"Dans le dossier {out} :",
        "odin-L7651.pdf : les étiquettes, à imprimer à 100 %.",
        "legend.pdf : ce que dit chaque marque, en gros caractères.",
        "code.pdf : toutes les marques sur une page, pour la table.",
        "legend.txt : la légende en texte simple.",
        "legend.brf : la légende en braille, pour une embosseuse.",
        "box.pdf : pour la boîte du jeu, dix lignes pour commencer, l'entretien, les marques.",
        "box.txt : la même chose, à lire à voix haute.",
        "kit.txt : le guide de collage, à lire à voix haute.",
        "kit.html : le même guide, pour un navigateur.",
        "manifest.csv : la liste des étiquettes, pour un tableur.",
        "proof.json : le résultat de la vérification.",
        "outlines.pdf : contours de cartes courantes en vraie grandeur, pour trouver la vôtre.",
        "shapes.pdf : toutes les formes en vraie grandeur, à découper avec des ciseaux.",
    ]


def test_a_kit_for_a_program(companion: Companion, tmp_path: Path) -> None:
    words = ["kit", "pixies", "--out", str(tmp_path / "kit"), "--sheet", "a4", "--json"]
    answer = companion(*words, "--cards", "PX0013,px0021", "--start", "5", "--skip", "6,8")
    assert answer.returncode == 0, answer.stderr
    value = json.loads(answer.stdout)
    assert (value["labels"], value["cards"], value["codes_decoded"]) == (4, 2, 2)
    assert value["files"][0] == "pixies-A4.pdf"
    assert "cannot be felt" in value["note"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--sheet", "L9"], "kit-unknown-sheet"),
        (["--start", "66"], "kit-start-outside"),
        (["--skip", "70"], "kit-skip-outside"),
        (["--skip", "three"], "kit-skip-words"),
        (["--start", "65", "--skip", "65"], "kit-skip-all"),
        (["--cards", "PX999"], "kit-unknown-card"),
        (["--cards", ","], "kit-no-cards"),
        (["--copy", "0"], "kit-copy-outside"),
    ],
)
def test_a_mistake_is_one_clear_text(
    companion: Companion, words: list[str], code: str, tmp_path: Path
) -> None:
    line = ["kit", "pixies", "--out", str(tmp_path / "kit"), *words]
    asked = companion(*line, "--json")
    error = json.loads(asked.stdout)["error"]
    assert (asked.returncode, error["code"]) == (2, code)
    shown = companion(*line, "--width", "1000")
    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr.strip() == error["text"]
    assert not (tmp_path / "kit").exists()


def test_an_unknown_game(companion: Companion, tmp_path: Path) -> None:
    answer = companion("kit", "uno", "--out", str(tmp_path))
    assert answer.returncode == 2
    assert "uno" in answer.stderr


def test_a_file_where_the_folder_should_be(companion: Companion, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine", encoding="utf-8")
    answer = companion("kit", "odin", "--out", str(taken), "--json")
    assert answer.returncode == 1
    assert json.loads(answer.stdout)["error"]["code"] == "kit-out-is-file"


def fault_codes() -> list[str]:
    text = Fault.__doc__ or ""
    return re.findall(r"`([a-z-]+)`", text)


def error_codes() -> list[str]:
    return re.findall(r"`([a-z-]+)`", KitError.__doc__ or "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_and_failure_has_words(lang: str) -> None:
    wanted = {f"kit-fault-{code}" for code in fault_codes()}
    wanted |= {f"error-kit-{code}" for code in error_codes()}
    assert len(wanted) > 20
    assert wanted <= message_ids(lang)


def test_the_height_of_the_deck_is_said_once_where_it_is_known(
    companion: Companion, tmp_path: Path
) -> None:
    words = ("kit", "odin", "--cards", "OD001M", "--out", str(tmp_path / "kit"), "--width", "300")
    assert "The deck grows by 1 millimetre." in companion(*words).stdout
    whole = ("kit", "odin", "--out", str(tmp_path / "kit"), "--width", "300")
    french = companion(*whole, "--lang", "fr")
    assert "Le paquet grossit de 6 à 33 millimètres." in french.stdout.replace("\u00a0", " ")


def test_a_file_where_the_folder_should_be_is_told_before_anything_else(
    companion: Companion, tmp_path: Path
) -> None:
    (tmp_path / "kit").touch()
    done = companion("kit", "pixies", "--out", str(tmp_path / "kit"), "--lang", "en")
    assert (done.returncode, done.stdout) == (1, "")
    assert "Give a folder." in done.stderr
