"""Killed again and again, at any point, a game loses nothing that was announced."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import lives
import pytest
from machines import GAMES

from companion.games.game import Game
from companion.table.journal import read_journal
from companion.table.replay import replay

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
LIVES = 10
"""Lives of a game at most that end by a kill; the next one plays it to its end."""
FEWEST = 5
LEVELS = ("", "easy", "")
"""Who plays; an empty word is a person."""
MOST = {"words": 5, "calls": 30_000}
"""How long a life is at most: in utterances, or in function calls, which are a few turns."""


def lived(game: Game, folder: Path, unit: str, lengths: Sequence[int]) -> int:
    """Live in a process of its own; how many lives ended by a kill."""
    folder.mkdir()
    words = (game.name, ",".join(LEVELS), str(folder), unit, *map(str, lengths))
    done = subprocess.run(
        [sys.executable, lives.__file__, *words],
        capture_output=True,
        text=True,
        env={**os.environ, "COMPANION_HOME": str(folder)},
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def kept(folder: Path, life: str) -> list[str]:
    """The entries of the journal as a life has left it."""
    path = folder / f"{life}.journal"
    return [line.text for line in read_journal(path).lines] if path.exists() else []


@pytest.mark.parametrize("unit", MOST)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_killed_at_any_point_again_and_again_a_game_ends_as_if_nothing_had_been(
    game: Game, unit: str, tmp_path: Path
) -> None:
    """A life ends right after a word, or in the middle of anything."""
    unharmed, killed = tmp_path / "unharmed", tmp_path / "killed"
    assert lived(game, unharmed, unit, []) == 0
    dice = random.Random(f"{game.name} {unit}")
    lengths = [dice.randrange(1, MOST[unit] + 1) for _ in range(LIVES)]
    deaths = lived(game, killed, unit, lengths)
    assert deaths >= FEWEST
    for life in range(1, deaths + 1):
        written = kept(killed, str(life))
        assert kept(killed, str(life + 1))[: len(written)] == written
    assert kept(killed, "game") == kept(unharmed, "game")
    path = killed / "game.journal"
    states = [game.text(state) for state in replay(read_journal(path), game, path).states]
    for line in (killed / "announced").read_text(encoding="utf-8").splitlines():
        moves, state = line.split("\t")
        assert states[int(moves)] == state
