"""Whole games among computer players, and what many of them come to.

A game follows from its seed alone, and the seed of each of many games from the common seed and the
number of the game. So the same games are played, whoever plays which of them where.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import NamedTuple

from companion.games.game import TABLE, Choice, Game, Move, Over, Reveal, State
from companion.players import Budget, Player, player_of
from companion.table.dealer import Dealer

REPEATABLE = Budget(seconds=inf, deals=60)
"""Counted in deals, not in seconds: the same games come of the same seed on any computer."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays what: the levels in seat order, and the options that differ from the usual."""

    game: Game
    levels: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    budget: Budget = REPEATABLE
    """How long experts think."""


class Result(NamedTuple):
    """How one game ended."""

    totals: tuple[int, ...]
    """Points in seat order."""
    winners: tuple[int, ...]
    """Seats that share the victory."""
    moves: int
    """Lines that its journal would have: choices, and cards that appeared."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Many games, in whole numbers, so that adding them in any order gives the same."""

    games: int
    wins: tuple[int, ...]
    """In seat order. A shared victory is a win of each who shares it."""
    sums: tuple[int, ...]
    """Sum of the points in seat order."""
    squares: tuple[int, ...]
    """Sum of the squares of the points in seat order."""
    moves: int

    @classmethod
    def none(cls, seats: int) -> Tally:
        """No game yet."""
        return cls(0, (0,) * seats, (0,) * seats, (0,) * seats, 0)

    @classmethod
    def of(cls, result: Result) -> Tally:
        """One game."""
        totals, winners, moves = result
        wins = tuple(int(seat in winners) for seat in range(len(totals)))
        return cls(1, wins, totals, tuple(total * total for total in totals), moves)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            _added(self.wins, other.wins),
            _added(self.sums, other.sums),
            _added(self.squares, other.squares),
            self.moves + other.moves,
        )

    @property
    def mean(self) -> tuple[float, ...]:
        """Mean points of a game in seat order."""
        return tuple(points / self.games for points in self.sums)

    @property
    def sd(self) -> tuple[float, ...]:
        """Standard deviation of the points in seat order, estimated from the games; of one, 0."""
        among = self.games * max(self.games - 1, 1)
        pairs = zip(self.sums, self.squares, strict=True)
        return tuple(sqrt((self.games * square - points**2) / among) for points, square in pairs)

    @property
    def length(self) -> float:
        """Mean moves of a game."""
        return self.moves / self.games


def play_games(pairing: Pairing, numbers: Iterable[int]) -> Tally:
    """Play the games of these numbers, from 1."""
    tally = Tally.none(len(pairing.levels))
    for number in numbers:
        tally += Tally.of(play_game(pairing, number))
    return tally


def play_game(pairing: Pairing, number: int) -> Result:
    """Play one game to its end."""
    seed = f"{pairing.seed} game {number}"
    players = [
        player_of(level, f"{seed} seat {at}", pairing.budget)
        for at, level in enumerate(pairing.levels)
    ]
    state = pairing.game.new(len(players), pairing.options)
    dealer = Dealer(seed)
    moves = draws = 0
    while not isinstance(awaited := state.awaits, Over):
        if isinstance(awaited, Reveal):
            move = dealer.show(awaited, draws)
            draws += 1
        elif isinstance(awaited, Choice) and awaited.seat == TABLE:
            move = dealer.choose(state, draws)
        else:
            seat = awaited.seat if isinstance(awaited, Choice) else awaited.seats[0]
            move = _chosen(players, state, seat)
        state = state.after(move).state
        moves += 1
    return Result(awaited.totals, awaited.winners, moves)


def _chosen(players: Sequence[Player], state: State, seat: int) -> Move:
    """What a player chooses, who sees no more than the seat may know."""
    return players[seat].choose(state.view(seat), seat)


def _added(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(some, more, strict=True))
