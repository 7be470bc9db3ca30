"""Look for better weights of a rule of thumb, by games against the weights it has.

    python benchmarks/tune/tune.py odin --seats 4 --option target=single --games 300 --minutes 5

One or two weights at a time are changed at random. The challenger takes each seat in turn, all
others play with the weights so far, and each game is compared with the same deal without the
challenger. It is adopted when its lead is clear. What was adopted is then played against the first
weights on deals that were not used before; only that result is worth believing.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from math import sqrt
from random import Random
from statistics import mean, variance
from typing import Any

from companion.games.game import TABLE, Choice, Choices, Game, Over, Reveal, State
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.players.thumbs import NORMAL, thumb_of
from companion.table.dealer import Dealer

GAMES: dict[str, Game] = {game.name: game for game in (NUM_DRAFT, ODIN, PIXIES, SKYJO, YELLOWSTONE)}
MANY_WIN = frozenset({"numdraft", "pixies"})
FACTORS = (0.4, 0.7, 1.4, 2.5)
SMALL = 0.3
"""What a weight that is nothing may become."""
CLEAR = 2.0
"""Standard errors by which a challenger must lead to be adopted."""
HOPELESS = -0.5
"""Standard errors of its lead below which it is given up after a quarter of its games."""
FRESH = 1_000_000
"""Number of the first deal that is used for nothing but the last comparison."""

Weights = Any


def main() -> None:
    """Read the command line, tune, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=300, help="most games of a challenger")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    bench = Bench(GAMES[asked.game], asked.seats, options)
    first = bench.normal
    best = tuned(bench, first, asked.games, asked.minutes, Random(asked.seed))
    lead, error = bench.lead(best, first, range(FRESH, FRESH + 2 * asked.games))
    print(
        f"In {2 * asked.games} fresh games ahead by {lead:.2f} ±{1.96 * error:.2f} points: {best}"
    )


class Bench:
    """Games of one kind, with any weights at any seat."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self._game, self._seats, self._options = game, seats, options
        thumb = thumb_of(game.new(seats, options))
        assert thumb is not None
        self._thumb = thumb
        self._sign = 1 if game.name in MANY_WIN else -1
        self._known: dict[tuple[Weights, int], tuple[int, ...]] = {}

    @property
    def normal(self) -> Weights:
        """The weights of the level normal."""
        return self._thumb.weights[NORMAL]

    def lead(self, challenger: Weights, weights: Weights, deals: range) -> tuple[float, float]:
        """By how many points it does better than the weights, and the standard error of that.

        It is given up early where that is hopeless.
        """
        differences: list[float] = []
        for deal in deals:
            seat = deal % self._seats
            mine = [challenger if at == seat else weights for at in range(self._seats)]
            differences.append(
                self._ahead(self._totals(mine, deal), seat)
                - self._ahead(self._same(weights, deal), seat)
            )
            if len(differences) == len(deals) // 4:
                lead, error = _mean_and_error(differences)
                if lead < HOPELESS * error:
                    return lead, error
        return _mean_and_error(differences)

    def _ahead(self, totals: tuple[int, ...], seat: int) -> float:
        others = (sum(totals) - totals[seat]) / (self._seats - 1)
        return self._sign * (totals[seat] - others)

    def _same(self, weights: Weights, deal: int) -> tuple[int, ...]:
        """The totals of a deal in which all have the same weights."""
        key = weights, deal
        if key not in self._known:
            self._known[key] = self._totals([weights] * self._seats, deal)
        return self._known[key]

    def _totals(self, weights: Sequence[Weights], deal: int) -> tuple[int, ...]:
        dealer, draws = Dealer(f"tune {deal}"), 0
        state: State = self._game.new(self._seats, self._options)
        while not isinstance(awaited := state.awaits, Over):
            match awaited:
                case Reveal():
                    move = dealer.show(awaited, draws)
                    draws += 1
                case Choice(seat) if seat == TABLE:
                    move = dealer.choose(state, draws)
                case Choice(seat) | Choices((seat, *_)):
                    move = self._thumb.rated(state.view(seat), seat, weights[seat])[0].move
            state = state.after(move).state
        return awaited.totals


def tuned(bench: Bench, weights: Weights, games: int, minutes: float, chance: Random) -> Weights:
    """The weights after all challengers for which there was time; prints each that is adopted."""
    end = time.monotonic() + 60 * minutes
    for challenger in _challengers(weights, chance):
        if time.monotonic() > end:
            break
        lead, error = bench.lead(challenger, weights, range(games))
        if lead > CLEAR * error and lead > 0:
            print(f"adopted: ahead by {lead:.2f} ±{1.96 * error:.2f}: {challenger}", flush=True)
            return tuned(bench, challenger, games, (end - time.monotonic()) / 60, chance)
    return weights


def _challengers(weights: Weights, chance: Random) -> Iterator[Weights]:
    """Weights with one or two of them changed, without end."""
    names = [it.name for it in fields(weights) if isinstance(getattr(weights, it.name), float)]
    while True:
        changed = chance.sample(names, chance.choice((1, 1, 2)))
        yield replace(
            weights, **{name: _changed(getattr(weights, name), chance) for name in changed}
        )


def _changed(weight: float, chance: Random) -> float:
    if not weight:
        return chance.choice((-SMALL, SMALL))
    return round(weight * chance.choice(FACTORS), 3)


def _mean_and_error(figures: Sequence[float]) -> tuple[float, float]:
    spread = variance(figures) if len(figures) > 1 else 0.0
    return mean(figures), sqrt(spread / len(figures))


if __name__ == "__main__":
    main()
