"""Random games against the contract alone: whatever game it is, it plays its listed moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.metadata import entry_points
from itertools import product
from typing import NamedTuple

from companion.games.game import TABLE, Argument, Event, Game, Move, Over, State

GAMES: tuple[Game, ...] = tuple(point.load() for point in entry_points(group="companion.games"))
NAMES = ("Ana", "Jean Paul", "Jean", "Di", "Ed", "Flo", "Gus", "Hal")
"""One name has two words, and begins with another."""
LONGEST = 20_000
"""Moves; no game may take more."""

WORDS = ("new", "old", "yes", "no", "pile", "discard", "done", "pass", "perhaps")
OUTSIDE: dict[str, tuple[Argument, ...]] = {
    "place": tuple(range(14)),
    "seat": tuple(range(9)),
    "round": tuple(range(5)),
    "word": WORDS,
}


class Played(NamedTuple):
    """One move of a game: the state before, the move, and what followed."""

    before: State
    move: Move
    after: State
    events: tuple[Event, ...]


def play(game: Game, seats: int, seed: int) -> Iterator[Played]:
    """Play a game at random to its end, every option at a random value."""
    chance = random.Random(f"{game.name} {seats} {seed}")
    options = {option.name: chance.choice(option.values) for option in game.options}
    state = game.new(seats, options)
    for _ in range(LONGEST):
        if isinstance(state.awaits, Over):
            return
        move = chance.choice(list(state.moves()))
        after, events = state.after(move)
        yield Played(state, move, after, events)
        state = after
    raise AssertionError(f"{game.name} does not end")


def spelled(game: Game, seats: int) -> Iterator[Move]:
    """Every whole move that can be written, sensible or not; repairs are left out."""
    for verb, kinds in game.grammar.items():
        if "layout" not in kinds:
            values = [values_of(kind, game) for kind in kinds]
            for seat, args in product((TABLE, *range(seats)), product(*values)):
                yield Move(seat, verb, args)


def values_of(kind: str, game: Game) -> tuple[Argument, ...]:
    """All values of a kind of argument, and some that are none."""
    return tuple(game.deck.faces) if kind == "card" else OUTSIDE[kind]
