"""Standard streams that are closed or full: one sentence at most, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="redirections of a POSIX shell")

TABLE = ("table", "pixies", "--players", "Ana,Bo", "--silent")


def shell(
    home: Path, words: Sequence[str], redirection: str, lang: str = "en"
) -> subprocess.CompletedProcess[str]:
    """Run a companion with a redirection of the shell, such as `>&-`."""
    environment = {**os.environ, "COMPANION_HOME": str(home), "COMPANION_LANG": lang}
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {redirection}', "sh", sys.executable, "-m", "companion", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**environment, "PYTHONUTF8": "1"},
        timeout=60,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize(
    "words",
    [
        ("games", "--json"),
        ("games",),
        ("deck", "whist", "--json"),
        ("--help",),
        ("games", "--width", "1000"),
        TABLE,
    ],
)
def test_a_full_output_is_not_blamed_on_the_users_folder(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    home = tmp_path / "home"
    done = shell(home, words, "> /dev/full")
    assert done.returncode == 1
    assert " ".join(done.stderr.split()) == (
        "What should be printed cannot be written: there is no room left where it goes. "
        "Send it elsewhere, or make room there."
    )
    assert not (home / "errors").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_where_nothing_can_be_written_the_exit_code_is_left(tmp_path: Path) -> None:
    assert shell(tmp_path, ("games",), "> /dev/full 2> /dev/full").returncode == 1


@pytest.mark.parametrize("words", [("deck", "pixies"), ("games",), ("games", "--json"), TABLE])
def test_a_closed_output_is_said_on_the_side(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = shell(tmp_path / "home", words, ">&-", lang="fr")
    assert done.returncode == 1
    assert done.stderr.startswith("La sortie standard est fermée")
    assert not (tmp_path / "home").exists()


def test_a_table_without_a_keyboard_saves_its_game(tmp_path: Path) -> None:
    done = shell(tmp_path, TABLE, "<&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "Game saved."


def test_a_menu_without_a_keyboard_says_goodbye(tmp_path: Path) -> None:
    done = shell(tmp_path, (), "<&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "See you soon."


def test_closed_errors_do_not_reach_the_journal(tmp_path: Path) -> None:
    done = shell(tmp_path, TABLE, "2>&- <&-")
    assert done.returncode == 0
    (journal,) = (tmp_path / "journals").glob("*.journal")
    assert journal.read_text(encoding="utf-8").endswith("\n\n")
    assert shell(tmp_path, ("deck", "whist"), "2>&-").returncode == 2
