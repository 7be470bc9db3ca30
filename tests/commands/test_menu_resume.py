"""Going on with a game from the menu."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from datetime import datetime

import pytest

from companion.commands.main import present
from companion.commands.menu import ENTRIES

Companion = Callable[..., subprocess.CompletedProcess[str]]

RESUME = [entry.command for entry in ENTRIES if present(entry.command)].index("resume") + 1


def test_where_no_game_is_left_it_is_said_before_anything_is_asked(companion: Companion) -> None:
    done = companion("--lang", "fr", stdin=f"{RESUME}\n0\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Aucune partie à reprendre. Tapez 1 pour en commencer une." in done.stdout
    assert "D'où viennent les cartes" not in done.stdout


@pytest.mark.parametrize(
    ("command", "players", "asks"), [("play", "me,computer", 0), ("table", "Ana,Bo", 1)]
)
def test_the_last_game_goes_on_and_real_cards_alone_need_a_reader(
    companion: Companion, command: str, players: str, asks: int
) -> None:
    companion("--lang", "en", command, "skyjo", "--players", players, "--silent", stdin="1\nquit\n")
    reader = "1\n" * asks
    done = companion("--lang", "en", stdin=f"{RESUME}\n{reader}quit\n0\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"The last game: Skyjo, left on {datetime.now().day} " in done.stdout
    assert done.stdout.count("Where do the cards come from?") == asks
    assert "Going on with Skyjo" in done.stdout
    assert "See you soon." in done.stdout
