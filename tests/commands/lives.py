"""One life of a game at a machine: it goes on from its journal until it is killed, or is over.

What it has announced is kept in a file that outlives it: the text of the state that the program
spoke of, with how many moves led to it.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

from machines import Machine

from companion.commands.known_games import game_called
from companion.speech import Announcer, open_announcer

MOST_MOVES = 160
"""Moves of a game; then a life ends, since a game of random moves may be long."""


class Life:
    """A process that plays, as a person would, until it ends."""

    def __init__(self, game: str, levels: Sequence[str], path: Path, announced: Path) -> None:
        self._game = game_called(game)
        self._announced = os.open(announced, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._words_left = 0
        self._machine: Machine | None = None
        seed = f"lives of {game}"
        self._machine = Machine(self._game, levels, seed=seed, path=path, opened=self._open)

    def play(self, *, words: int = 0, calls: int = 0) -> None:
        """Play on; killed after so many utterances that follow a typed line, or function calls."""
        assert self._machine is not None
        machine = self._machine
        if calls:
            sys.setprofile(_killing_after(calls))
        machine.begin()
        self._words_left = words
        while not machine.over and len(machine.session.moves) < MOST_MOVES:
            # The same moves in each life, wherever the one before it ended.
            dice = random.Random(len(machine.session.moves))
            machine.type(machine.some_move(dice))
        sys.setprofile(None)
        machine.leave()

    def _open(self, screen: object) -> Announcer:
        return open_announcer("en", voice="none", screen=self._show)

    def _show(self, text: str) -> None:
        machine = self._machine
        if machine is None:
            return
        state = self._game.text(machine.state)
        os.write(self._announced, f"{len(machine.session.moves)}\t{state}\n".encode())
        if self._words_left:
            self._words_left -= 1
            if not self._words_left:
                _die()


def lives(game: str, levels: Sequence[str], folder: Path, unit: str, lengths: Sequence[int]) -> int:
    """Live once for each length and once to the end; how many were killed.

    The journal is kept as each life leaves it: `1.journal`, `2.journal` ...
    """
    killed = 0
    for number, length in enumerate((*lengths, 0), start=1):
        child = os.fork()
        if child == 0:
            Life(game, levels, folder / "game.journal", folder / "announced").play(**{unit: length})
            os._exit(0)
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        if code not in (0, -signal.SIGKILL):
            raise AssertionError(f"life {number} ended with {code}")
        killed += code != 0
        if (folder / "game.journal").exists():
            shutil.copy(folder / "game.journal", folder / f"{number}.journal")
        if code == 0:
            break
    return killed


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _killing_after(calls: int) -> Callable[[FrameType, str, object], None]:
    left = calls

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal left
        if event == "call":
            left -= 1
            if not left:
                _die()

    return count


if __name__ == "__main__":
    played, company, where, measured, *numbers = sys.argv[1:]
    print(lives(played, company.split(","), Path(where), measured, list(map(int, numbers))))
