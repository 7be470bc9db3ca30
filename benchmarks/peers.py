"""Other engines of card games beside this one, taking turns in the same minute.

They are installed apart from this program, in an environment of their own, whose Python the
variable COMPANION_PEERS names. One that is not there, or that fails, is not measured.
"""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from statistics import median
from time import process_time

from table import Table

from companion.games.game import Game, State

PYTHON = os.environ.get("COMPANION_PEERS")
SCRIPT = Path(__file__).with_name("peer_play.py")
PEERS = {
    "rlskyjo": "rlskyjo, Skyjo, 2 players",
    "gin_rummy": "OpenSpiel, gin rummy, 2 players",
    "hearts": "OpenSpiel, hearts, 4 players",
}
"""What peer_play.py can play -> how the table calls it."""
PASSES, SECONDS = 3, 3.0

Rates = tuple[float, float]
"""Rounds a second, and moves a second."""


def measure(quick: bool) -> tuple[Table, ...]:
    """Measure in three passes of three seconds each, or in one of a fifth of a second."""
    passes, seconds = (1, 0.2) if quick else (PASSES, SECONDS)
    ours: dict[str, Callable[[], Rates]] = {
        f"This program, {game.deck.titles['en']}, {seats} players": _ours(game, seats, seconds)
        for game in sorted(_games(), key=lambda game: game.name)
        for seats in (2, 4)
    }
    peers = {title: _peer(word, seconds) for word, title in PEERS.items()}
    measured: dict[str, list[Rates | None]] = {title: [] for title in {**ours, **peers}}
    for _ in range(passes):
        for title, act in {**ours, **peers}.items():
            measured[title].append(act())
    note = (
        "Random legal moves, listing included, to the end of a round; a card that appears is a "
        "move. Hearts and gin rummy are written in C++, rlskyjo in Python with numba. "
        f"The median of {passes} passes of {seconds:g} s each, in processor time, on one core."
    )
    rows = tuple((title, *_cells(rates)) for title, rates in measured.items())
    return (Table("Beside other engines", ("Engine", "rounds/s", "moves/s"), rows, note),)


def _games() -> tuple[Game, ...]:
    return tuple(point.load() for point in entry_points(group="companion.games"))


def _cells(rates: list[Rates | None]) -> tuple[str, str]:
    known = [rate for rate in rates if rate is not None]
    if not known:
        return "not measured", "not measured"
    rounds, moves = zip(*known, strict=True)
    return f"{median(rounds):.0f}", f"{median(moves):.0f}"


def _ours(game: Game, seats: int, seconds: float) -> Callable[[], Rates]:
    def act() -> Rates:
        chance = random.Random(1)
        rounds = moves = 0
        began = process_time()
        while (took := process_time() - began) < seconds:
            moves += _round(game.new(seats), game, chance)
            rounds += 1
        return rounds / took, moves / took

    return act


def _round(state: State, game: Game, chance: random.Random) -> int:
    """Play until a round is scored; return its moves."""
    moves = 0
    while not game.rounds(state):
        state = state.after(chance.choice(tuple(state.moves()))).state
        moves += 1
    return moves


def _peer(word: str, seconds: float) -> Callable[[], Rates | None]:
    def act() -> Rates | None:
        if PYTHON is None:
            return None
        words = [PYTHON, str(SCRIPT), word, str(seconds)]
        done = subprocess.run(words, capture_output=True, text=True)
        if done.returncode:
            return None
        rounds, moves = done.stdout.split()
        return float(rounds), float(moves)

    return act
