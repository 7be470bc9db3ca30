"""Nothing is announced that is not on the disk: at each utterance of whole games, and when killed.

The journal is looked at in the moment in which something is shown. What it holds then, replayed,
must be the game that the program speaks of: whoever is killed there has lost nothing.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from machines import GAMES, Machine
from sittings import journals, started

from companion.games.game import Game
from companion.speech import Announcer, open_announcer
from companion.table.journal import read_journal
from companion.table.replay import replay

Companion = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = pytest.mark.usefixtures("own_home")
COMPANIES = (("", "easy"), ("", "random", ""), ("", ""))
"""Who plays; an empty word is a person."""
MOST_LINES = 120
"""Lines typed in a game at most; a game of random moves may be long."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Witness:
    """Compares the disk with the game whenever something is shown."""

    def __init__(self, game: Game, path: Path) -> None:
        self._game, self._path = game, path
        self.machine: Machine | None = None
        self.utterances = 0

    def open(self, screen: object) -> Announcer:
        """A screen beside which the witness stands."""
        return open_announcer("en", voice="none", screen=self._look)

    def _look(self, text: str) -> None:
        machine = self.machine
        if machine is None:
            return
        self.utterances += 1
        written = replay(read_journal(self._path), self._game, self._path)
        assert written.state == machine.state, text
        assert written.moves == machine.session.moves, text


@pytest.mark.parametrize("levels", COMPANIES, ids=len)
@every_game
def test_at_every_utterance_the_disk_holds_the_whole_game(
    game: Game, levels: Sequence[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.journal"
    witness = Witness(game, path)
    machine = Machine(game, levels, seed="written", path=path, opened=witness.open)
    witness.machine = machine
    dice = random.Random(7)
    machine.begin()
    for number in range(MOST_LINES):
        if machine.over:
            break
        machine.type(machine.some_move(dice))
        if number % 9 == 4:
            machine.type(dice.choice(("undo", "score", "moves", "1 99", "more", "who")))
    machine.leave()
    assert witness.utterances > MOST_LINES / 4


@every_game
@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_killed_after_a_word_the_game_goes_on_as_if_nothing_had_been(
    companion: Companion, game: Game, tmp_path: Path
) -> None:
    """What was heard is what an unharmed program says; the journal begins as the unharmed one's."""
    dice = random.Random(game.name)
    typed = "".join(f"{dice.randrange(1, 5)}\n" for _ in range(30))
    words = ("play", game.name, "--silent", "--seed", "kill", "--players", "Ana,easy:Bo")
    unharmed, home = tmp_path / "unharmed", tmp_path / "killed"
    shown = companion(*words, stdin=typed, env={"COMPANION_HOME": str(unharmed)}).stdout
    running = started(home, *words)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write(typed)
    running.stdin.flush()
    heard = [running.stdout.readline() for _ in range(dice.randrange(4, 20))]
    running.send_signal(signal.SIGKILL)
    running.communicate()
    assert shown.startswith("".join(heard))
    (whole,), (part,) = journals(unharmed), journals(home)
    written = [line.text for line in read_journal(part).lines]
    assert written
    assert written == [line.text for line in read_journal(whole).lines][: len(written)]
    resumed = companion("resume", "--silent", env={"COMPANION_HOME": str(home)})
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert [line.text for line in read_journal(part).lines][: len(written)] == written
