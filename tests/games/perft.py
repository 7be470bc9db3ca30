"""Perft: how many sequences of choices a game allows, to a depth, from a fixed position.

A choice is any move that `moves()` lists, the table's `start` and `round` among them. A card that
appears is none: which one it is follows from how many have appeared on the way so far, and from
the cards that may appear.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from random_play import GAMES, NAMES

from companion.games.game import VIRTUAL, Game, Reveal, State
from companion.games.notation import parse_move

GOLDEN = Path(__file__).with_name("perft.toml")
STRIDE = 7
"""Each card that appears lies this many physical cards behind the last one, in deck order."""


@dataclass(frozen=True)
class Position:
    """A place to count from, with the counts of depth 1, 2, 3 and so on."""

    game: Game
    title: str
    state: State
    counts: tuple[int, ...]


def golden() -> Iterator[Position]:
    """The positions of all games that are installed."""
    games = {game.name: game for game in GAMES}
    data = tomllib.loads(GOLDEN.read_text(encoding="utf-8"))
    for name, entries in data.items():
        if name in games:
            for entry in entries:
                yield _position(games[name], entry)


def _position(game: Game, entry: dict[str, Any]) -> Position:
    match entry:
        case {"position": str(text)}:
            state = game.parse(text)
            seats = 0
        case {"seats": int(seats)}:
            state = game.new(seats, entry.get("options"), entry.get("table", VIRTUAL))
        case _:
            raise ValueError(f"{entry}: a position has `seats` or `position`")
    for line in entry.get("moves", ()):
        state = state.after(parse_move(line, NAMES[: seats or None], game)).state
    return Position(game, entry["title"], state, tuple(entry["counts"]))


def count(state: State, depth: int, appeared: int = 0) -> int:
    """How many sequences of exactly that many choices can be made."""
    awaited = state.awaits
    while isinstance(awaited, Reveal):
        card = awaited.possible.nth(appeared * STRIDE % awaited.possible.total)
        state = state.after(awaited.move._replace(args=(*awaited.move.args, card))).state
        awaited, appeared = state.awaits, appeared + 1
    moves = state.moves()
    if depth == 1:
        return sum(1 for _ in moves)
    return sum(count(state.after(move).state, depth - 1, appeared) for move in moves)
