"""Learn what the end of a turn of Yellowstone Park is worth, from games that the program plays.

    pip install numba
    python benchmarks/tune/yellowstone_value.py --minutes 60

At each table some seats play by what has been learned so far, and the others as the level normal.
The value of each end of a turn is moved towards what came of it: the value of the own next one, and
the end of the game. The numbers are written where the expert reads them; `--on` goes on from those
that are there. `benchmarks/aims.py` then says how well it plays.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import yellowstone_games as games
from numba import njit
from yellowstone_ends import NOW, final

from companion.players.learned.yellowstone_values import ROWS, SCALE, TABLES

UNITS = 24
FILE = Path(__file__).parents[2] / "companion" / "players" / "learned" / "yellowstone.csv"
SHARES = np.cumsum([0.1, 0.1, 0.7, 0.1])
"""How many of the games have 2, 3, 4, 5 seats."""
BY_NET = 0.3
"""How many of the seats play by the net; one at least at each table."""
GAMES = 3000
"""Games of a pass."""
KEPT = 3
"""Passes that are learned from again."""
STRANGE = 0.03
"""Share of the turns that are made at random."""
FAR = 0.75
"""How far the end of the game counts in what came of a turn, and not the value of the next one."""
BATCH = 1024
STEP, LAST_STEP = 2.5e-3, 1e-4
MEAN_OF = 0.15
"""How much a pass of the last third moves the mean that is written."""
VICTORY = 2.0
"""How much the chance to win counts beside the points."""
TRIED = 1200
"""Games by which the progress is told."""


def main() -> None:
    """Learn for some time, and write the numbers after each pass."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", action="store_true", help="go on from the numbers in the file")
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    seed(asked.seed)
    chance = np.random.default_rng(asked.seed)
    learner = Learner(present(asked.file) if asked.on else fresh(chance))
    began, mean, passes, done = time.monotonic(), None, [], 0.0
    while done < 1:
        far = FAR if asked.on or len(passes) == KEPT else 1.0
        passes = [*passes[1 - KEPT :], turns(learner.net, far)]
        off = learner.learn(passes, chance, max(STEP * min(1, 2 - 2 * done), LAST_STEP))
        done = (time.monotonic() - began) / (60 * asked.minutes)
        if mean is None or done < 2 / 3:
            mean = [part.copy() for part in learner.net]
        for part, now in zip(mean, learner.net, strict=True):
            part += MEAN_OF * (now - part)
        write(asked.file, mean)
        lead, won = tried(tuple(mean), TRIED, 4)
        print(
            f"{100 * done:.0f} %: ahead by {lead:.2f} points, won {100 * won:.1f} % against three "
            f"of normal; off by {off[0]:.2f} points, {off[1]:.2f} of a victory",
            flush=True,
        )


def fresh(chance):
    """Numbers that mean nothing yet: rows, bias, weights for points and victory, constants."""
    return (
        chance.normal(0, 0.1, (ROWS, UNITS)).astype(np.float32),
        np.zeros(UNITS, np.float32),
        chance.normal(0, 0.1, (UNITS, 2)).astype(np.float32),
        np.array((0, -1.1), np.float32),
    )


def present(file):
    """The numbers that were written."""
    lines = file.read_text(encoding="ascii").splitlines()
    numbers = [np.array(line.split(",")[2:], np.float32) / 1000 for line in lines]
    *rows, bias, lead, win = numbers
    outputs = np.stack((lead, win), 1)
    return np.array(rows), bias, outputs[:-1].copy(), outputs[-1].copy()


@njit
def seed(number):
    np.random.seed(number)


def turns(net, far):
    """Ends of turns, and what came of each: points ahead and share of the victory."""
    size = GAMES * 60
    ends, came = np.zeros((size, ROWS), np.float32), np.zeros((size, 2), np.float32)
    count = played(GAMES, SHARES, net, far, ends, came)
    return ends[:count].astype(np.float16), came[:count]


@njit
def played(count, shares, net, far, ends, came):
    """Play games, and fill in what is learned from; gives how many turns that are."""
    seat_ends = np.zeros((games.MOST_SEATS, games.LONGEST, ROWS), np.float32)
    values = np.zeros((games.MOST_SEATS, games.LONGEST, 6))
    lengths = np.zeros(games.MOST_SEATS, np.int64)
    at = 0
    for _ in range(count):
        seats = 2 + min(np.searchsorted(shares, np.random.random()), games.MOST_SEATS - 2)
        is_net = np.random.random(seats) < BY_NET
        is_net[np.random.randint(seats)] |= not is_net.any()
        markers = games.play_game(is_net, net, STRANGE, seat_ends, values, lengths)
        for seat in range(seats):
            lead, win = final(seat, markers)
            for turn in range(lengths[seat] - 1, -1, -1):
                value = values[seat, turn]
                if not value[games.OVER] and at < len(ends):
                    ends[at] = seat_ends[seat, turn]
                    came[at] = lead, win
                    at += 1
                # What came of a turn made at random says nothing of the turns before.
                weight = 0.0 if value[games.STRANGE] else far
                lead = weight * lead + (1 - weight) * value[games.BEST_LEAD]
                win = weight * win + (1 - weight) * value[games.BEST_WIN]
    return at


@njit
def tried(net, count, seats):
    """Points ahead and share of the games won by one against normal at all other seats."""
    ends = np.zeros((seats, games.LONGEST, ROWS), np.float32)
    values = np.zeros((seats, games.LONGEST, 6))
    lengths = np.zeros(seats, np.int64)
    ahead = won = 0.0
    for number in range(count):
        seat = number % seats
        markers = games.play_game(np.arange(seats) == seat, net, 0.0, ends, values, lengths)
        lead, win = final(seat, markers)
        ahead += lead / count
        won += win / count
    return ahead, won


class Learner:
    """A net that is moved towards what came of its turns, by Adam."""

    def __init__(self, net) -> None:
        self.net = net
        self._means = [np.zeros_like(part) for part in net]
        self._squares = [np.zeros_like(part) for part in net]
        self._steps = 0

    def learn(self, passes, chance, step):
        """Learn once from each turn of some passes; gives how far off the values were."""
        off = []
        for ends, came in passes:
            order = chance.permutation(len(ends))
            for first in range(0, len(order), BATCH):
                some = order[first : first + BATCH]
                slopes, errors = self._slopes(ends[some].astype(np.float32), came[some])
                self._move(slopes, step)
                off.append((errors**2).mean(axis=0))
        return np.sqrt(np.mean(off, axis=0)) * (SCALE, 1)

    def _slopes(self, ends, came):
        rows, bias, weights, constants = self.net
        sums = ends @ rows + bias
        layer = np.maximum(sums, 0)
        lead, win = (layer @ weights + constants).T
        now = ends[:, NOW]
        errors = np.stack((lead + now - came[:, 0] / SCALE, 1 / (1 + np.exp(-win)) - came[:, 1]), 1)
        slope = errors * (2, 2 * VICTORY) / len(ends)
        back = slope @ weights.T * (sums > 0)
        return (ends.T @ back, back.sum(axis=0), layer.T @ slope, slope.sum(axis=0)), errors

    def _move(self, slopes, step):
        self._steps += 1
        long = step * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for part, slope, mean, square in zip(
            self.net, slopes, self._means, self._squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= (long * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def write(file, net):
    """One line for each row: table, number in the table, and the numbers in thousandths."""
    rows, bias, weights, constants = net
    names = [(table, at) for table, length in TABLES for at in range(length)]
    lines = [_line(table, at, row) for (table, at), row in zip(names, rows, strict=True)]
    lines.append(_line("bias", 0, bias))
    for output, name in enumerate(("lead", "win")):
        lines.append(_line(name, 0, (*weights[:, output], constants[output])))
    file.write_text("\n".join(lines) + "\n", encoding="ascii")


def _line(table, at, numbers):
    return ",".join((table, str(at), *(f"{round(1000 * float(it))}" for it in numbers)))


if __name__ == "__main__":
    main()
