"""Orca reads a game in a terminal: each sentence once, in order, and again where one asks again.

Of what is said only the echo of the typed key is taken away: nothing is lost, doubled or added.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from machines import Machine
from orca import HeardByOrca, missing

from companion.games.game import Game, Move
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO

pytestmark = [
    pytest.mark.skipif(
        bool(missing()), reason=f"Orca is not heard, not installed: {', '.join(missing())}"
    ),
    pytest.mark.timeout(600),
]
SEED = "by ear"
KEYS = {"draw": "p", "take": "d", "discard": "d"}
"""Of Skyjo: the pile, the discard."""


class Pair:
    """The same game twice: one in the terminal, heard; one here, which tells what must be heard."""

    def __init__(self, game: Game, lang: str, orca: HeardByOrca) -> None:
        self.machine = Machine(game, ("", "random"), seed=SEED, lang=lang)
        self._orca = orca
        self._heard = len(orca.utterances)
        self._dice = random.Random(SEED)

    def begin(self) -> None:
        self._hear("", self.machine.begin())

    def type(self, key: str) -> None:
        """Type a key in both; the answer is heard once, and nothing else is."""
        self._hear(key, self.machine.type(key))

    def key(self) -> str:
        """What a person types who chooses anything that is allowed."""
        moves = [move for move in self.machine.state.moves() if move.seat == 0]
        move = self._dice.choice(moves)
        return self._number(move) if move.args else KEYS[move.verb]

    def _number(self, move: Move) -> str:
        """A place has its own number, any other choice its number in the list of choices."""
        (value,) = move.args
        slot = self.machine.state.slot(Move(move.seat, move.verb))
        assert slot is not None
        return str(value if slot.kind == "place" else slot.values.index(value) + 1)

    def _hear(self, key: str, shown: list[str]) -> None:
        expected = " ".join(" ".join(shown).split())
        self._orca.type(key)
        self._orca.wait_for(lambda: expected in self._news(), expected)
        assert self._news() in (expected, f"{key} {expected}")
        self._heard = len(self._orca.utterances)

    def _news(self) -> str:
        return " ".join(self._orca.utterances[self._heard :])


@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize(("game", "lang"), [(PIXIES, "en"), (SKYJO, "fr")], ids=["pixies", "skyjo"])
def test_a_whole_game_is_heard_once_and_in_order(game: Game, lang: str, tmp_path: Path) -> None:
    people = ("--players", "Ana,random:Bo", "--seed", SEED, "--silent", "--lang", lang)
    program = (sys.executable, "-m", "companion", "play", game.name, *people)
    home = {"COMPANION_HOME": str(tmp_path / "terminal"), "PYTHONUTF8": "1"}
    with HeardByOrca(program, home) as orca:
        pair = Pair(game, lang, orca)
        pair.begin()
        for _ in range(2):
            pair.type("r")
        while not pair.machine.over:
            pair.type(pair.key())
        for _ in range(2):
            pair.type("s")
