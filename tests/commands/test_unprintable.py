"""Control characters, wherever they come from, never reach a screen."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.commands.frame import wrapped

Companion = Callable[..., subprocess.CompletedProcess[str]]

CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
TITLE = "\x1b]0;owned\x07"
CLEAR = "\x1b[2J"
EIGHT_BIT = "\x9b2J"
BACKWARDS = "\u202efdp"
ALL = (TITLE, CLEAR, EIGHT_BIT, BACKWARDS, "\x85\x0b\x08\r")
TABLE = ("table", "pixies", "--players", "Ana,Bo", "--silent")


def seen(done: subprocess.CompletedProcess[str]) -> str:
    return done.stdout + done.stderr


@pytest.mark.parametrize("signs", ALL)
def test_a_typed_line_is_not_echoed_raw(companion: Companion, signs: str) -> None:
    typed = "".join(f"{line}\n" for line in (f"x{signs}y", f"5 {signs}bleu", f"re{signs}"))
    done = companion(*TABLE, "--lang", "fr", stdin=typed)
    assert done.returncode == 0
    # What begins like an arrow or function key is taken for one, and nothing of it is shown.
    key = signs in (TITLE, CLEAR, EIGHT_BIT)
    refused = "Cette touche ne sert pas ici." if key else "Je ne comprends pas"
    assert refused in done.stdout
    assert not CONTROL.search(seen(done))


@pytest.mark.parametrize("signs", ALL)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_name_with_them_is_refused(companion: Companion, signs: str, lang: str) -> None:
    done = companion("table", "pixies", "--players", f"Ana{signs},Bo", "--lang", lang)
    assert (done.returncode, done.stdout) == (2, "")
    assert not CONTROL.search(done.stderr)


def test_a_layout_with_them_is_refused(companion: Companion) -> None:
    done = companion("count", "pixies", f"An{CLEAR}a: . . . / . . . / . . .", "--json")
    assert json.loads(done.stdout)["error"]["code"] == "seat-signs"
    assert not CONTROL.search(done.stdout)


@pytest.mark.parametrize("signs", ALL)
def test_a_damaged_journal_is_named_without_them(
    companion: Companion, tmp_path: Path, signs: str
) -> None:
    path = tmp_path / "evening.journal"
    head = "companion journal 1\ngame: pixies\nseats: Ana, Bo\n\n"
    path.write_text(f"{head}table start Ana\nwhat{signs}ever\n", encoding="utf-8", newline="")
    for words in (("replay", str(path)), ("resume", str(path), "--silent")):
        done = companion(*words)
        assert done.returncode == 1
        assert not CONTROL.search(seen(done))


def test_programs_get_them_as_escapes(companion: Companion) -> None:
    done = companion("deck", f"pix{EIGHT_BIT}ies", "--json")
    assert not CONTROL.search(done.stdout)
    assert json.loads(done.stdout)["error"]["facts"]["game"] == f"pix{EIGHT_BIT}ies"


def test_a_mark_stands_where_one_was() -> None:
    assert wrapped("a\x1b[2Jb\tc\nd") == "a\N{REPLACEMENT CHARACTER}[2Jb c\nd"
