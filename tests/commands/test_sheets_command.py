"""companion sheets: listing, searching, importing."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

Companion = Callable[..., subprocess.CompletedProcess[str]]
TEMPLATES = """<?xml version="1.0"?>
<Glabels-templates xmlns="http://glabels.org/xmlns/3.0/">
<Template brand="Acme" part="65" size="A4"><Label-rectangle width="38.1mm" height="21.1mm">
<Layout nx="5" ny="13" x0="4.7mm" y0="10.9mm" dx="40.6mm" dy="21.1mm"/></Label-rectangle></Template>
<Template brand="Acme" part="9" size="A4"><Label-round radius="6mm">
<Layout nx="13" ny="18" x0="9mm" y0="15mm" dx="15mm" dy="15mm"/></Label-round></Template>
<Template brand="Acme" part="2" size="A4"><Label-cd radius="60mm" hole="9mm">
<Layout nx="1" ny="2" x0="0" y0="0" dx="0" dy="0"/></Label-cd></Template>
</Glabels-templates>"""


def test_a_search_takes_sheets_that_fit_all_words(companion: Companion) -> None:
    answer = companion("sheets", "round", "letter", "25", "--width", "200")
    assert answer.stdout.splitlines() == [
        "OL1025: Online Labels OL1025, 63 labels on Letter, round, 25.4 mm across. "
        "One source for its measures: print on plain paper first.",
        "6450: Avery 6450, 63 labels on Letter, round, 25.4 mm across. "
        "The sources disagree on its measures: hold a test print on plain paper against a real "
        "sheet.",
        "2 sheets.",
    ]


def test_the_words_of_a_search_are_those_of_the_language(companion: Companion) -> None:
    answer = companion("sheets", "rondes", "a4", "--lang", "fr", "--json")
    assert {sheet["shape"] for sheet in json.loads(answer.stdout)} == {"round"}


def test_sheets_for_a_game_have_room_for_its_labels_on_its_cards(
    companion: Companion, tmp_path: Path
) -> None:
    fitting = {
        sheet["code"] for sheet in json.loads(companion("sheets", "--for", "odin", "--json").stdout)
    }
    assert {"L7651", "L7160", "A4"} <= fitting
    assert not fitting & {"L7658", "ENDISCH12"}
    home = tmp_path / "home"
    home.mkdir(exist_ok=True)
    (home / "card-sizes.toml").write_text('"odin" = "45x68"\n', encoding="utf-8")
    small = json.loads(companion("sheets", "--for", "odin", "letter", "--json").stdout)
    codes = [sheet["code"] for sheet in small]
    assert "LETTER" in codes
    assert "5160" not in codes
    none = companion("sheets", "--for", "odin", "round", "a4", "--width", "200")
    assert (none.returncode, none.stdout) == (1, "")
    assert none.stderr.startswith("None of these sheets holds the labels of odin.")


def test_a_search_without_result(companion: Companion) -> None:
    answer = companion("sheets", "heart")
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr == (
        "No sheet fits heart. The command companion sheets lists all of them.\n"
    )


def test_an_imported_sheet_is_listed_and_kits_are_printed_on_it(
    companion: Companion, tmp_path: Path
) -> None:
    file = tmp_path / "acme.xml"
    file.write_text(TEMPLATES, encoding="utf-8")
    answer = companion("sheets", "import", str(file), "--width", "200")
    assert answer.stdout.splitlines()[-2:] == [
        "Left out, Acme 2. Its labels are neither rectangles nor round.",
        "2 sheets added, 1 left out.",
    ]
    assert companion("sheets", "acme").stdout.splitlines()[-1] == "2 sheets."
    kit = companion(
        "kit", "odin", "--sheet", "acme 65", "--cards", "OD001M", "--out", str(tmp_path / "k")
    )
    assert kit.returncode == 0, kit.stderr
    assert (tmp_path / "k" / "odin-ACME-65.pdf").exists()


def test_only_the_sheets_that_are_wanted_are_imported(companion: Companion, tmp_path: Path) -> None:
    file = tmp_path / "acme.xml"
    file.write_text(TEMPLATES, encoding="utf-8")
    answer = json.loads(companion("sheets", "import", str(file), "round", "--json").stdout)
    assert answer == {
        "imported": ["ACME-9"],
        "refused": [{"sheet": "Acme 2", "why": "sheet-shape"}],
    }


def test_mistakes_of_an_import(companion: Companion, tmp_path: Path) -> None:
    for words, code in (
        (["import"], "sheets-import-what"),
        (["import", str(tmp_path / "none.xml")], "kit-templates-unreadable"),
    ):
        answer = companion("sheets", *words, "--json")
        assert (answer.returncode, json.loads(answer.stdout)["error"]["code"]) == (2, code)


def test_a_torn_sheet_of_the_user_is_named(companion: Companion, tmp_path: Path) -> None:
    folder = tmp_path / "home" / "sheets"
    folder.mkdir(parents=True)
    (folder / "MINE.toml").write_text('code = "MINE"\n', encoding="utf-8")
    answer = companion("sheets")
    assert answer.returncode == 1
    assert "MINE.toml" in answer.stderr
