"""Learn the value of a grid of Num Draft from games that the program plays against itself.

    pip install numba
    python benchmarks/tune/numdraft_value.py --minutes 15

It starts from nothing but the points that lie there, plays every move by what it has learned so
far, and moves the value of each position towards the count at the end. The numbers are written
where the expert reads them; `benchmarks/aims.py` then says how well it plays. At the end it tells
how one who plays by them does among others who look at the points alone.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numdraft_games as games
import numpy as np
from numba import njit

from companion.players.learned.numdraft_tables import FIRST, ROWS, TABLES

UNITS = 16
FILE = Path(__file__).parents[2] / "companion" / "players" / "learned" / "numdraft.csv"
SHARES = np.array([0.25, 0.2, 0.35, 0.1, 0.05, 0.05])
"""How many of the games have 2, 3, ... 7 seats."""
PASS = 500
"""Games between two lines of progress."""
STEPS = (
    (4, 0.3, 0.05, 0.1),
    (12, 0.1, 0.04, 0.02),
    (40, 0.03, 0.025, 0.01),
    (10_000, 0.02, 0.015, 0.004),
)
"""Up to which pass: share of random choices, length of a step, and how far the mean of what was
learned, which is played by, follows each time."""
BETWEEN = 10
"""Games between two times."""
FAR = 0.7
"""How far the count at the end says what came of a position, and not the value of the next one."""
COMPARED = 400
FARTHEST = 30.0
"""Points; a position is never moved by more."""


def main() -> None:
    """Learn for some time, and write the numbers after each pass."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    model, squares = fresh(np.random.default_rng(asked.seed))
    mean = tuple(numbers.copy() for numbers in model)
    done = 0
    while time.monotonic() < end:
        _, strange, step, new = next(it for it in STEPS if done < it[0])
        error, points = learn(
            PASS, model, mean, squares, np.cumsum(SHARES), strange, step, new, asked.seed + done
        )
        done += 1
        print(f"{done}: {points:.2f} points a grid, off by {error:.2f}", flush=True)
        write(asked.file, mean)
    for seats in (2, 4):
        ahead, won = compared(COMPARED, seats, mean, asked.seed - 1)
        print(f"{seats} seats: {ahead:.2f} points ahead, {100 * won:.0f} % won")


def fresh(chance):
    """Numbers that add nothing yet, and the squares that their steps are measured by."""
    net = chance.normal(0, 0.02, (ROWS, UNITS)).astype(np.float32)
    first = FIRST["seats"]
    net[first : first + 8] += 0.3
    weights = chance.normal(0, 0.2, UNITS + 1).astype(np.float32)
    weights[-1] = 0
    return (net, weights), (np.full_like(net, 0.01), np.ones_like(weights))


@njit(cache=True)
def learn(count, model, mean, squares, shares, strange, step, new, seed):
    """Play games by the mean of what was learned, and learn from each; gives how far the values
    were off, and points a seat.
    """
    np.random.seed(seed)
    units = model[1].shape[0] - 1
    positions = np.zeros((7, games.TURNS, games.MOST_ROWS), np.int64)
    lengths = np.zeros((7, games.TURNS), np.int64)
    points = np.zeros((7, games.TURNS), np.int64)
    styles = np.zeros(7, np.int64)
    layer, values = np.zeros(units), np.zeros(games.TURNS)
    off, number, total, grids = 0.0, 0, 0, 0
    for game in range(count):
        seats = 2 + min(np.searchsorted(shares, np.random.random()), 5)
        scores = np.zeros(seats, np.int64)
        games.play_game(seats, mean, styles, strange, positions, lengths, points, scores)
        total += scores.sum()
        grids += seats
        for seat in range(seats):
            for turn in range(games.TURNS - 1):
                rows = positions[seat, turn, : lengths[seat, turn]]
                values[turn] = points[seat, turn] + learned(rows, mean, layer)
            came = float(scores[seat])
            for turn in range(games.TURNS - 2, -1, -1):
                rows = positions[seat, turn, : lengths[seat, turn]]
                off += (values[turn] - scores[seat]) ** 2
                number += 1
                error = points[seat, turn] + learned(rows, model, layer) - came
                moved(rows, min(max(error, -FARTHEST), FARTHEST) / 10, model, squares, layer, step)
                came = FAR * came + (1 - FAR) * values[turn]
        if game % BETWEEN == 0:
            mean[0][:] += new * (model[0] - mean[0])
            mean[1][:] += new * (model[1] - mean[1])
    return np.sqrt(off / number), total / grids


@njit(cache=True)
def learned(rows, model, layer):
    """What a position will still gain; fills the layer."""
    net, weights = model
    units = layer.shape[0]
    layer[:] = 0
    for row in rows:
        for unit in range(units):
            layer[unit] += net[row, unit]
    more = weights[units]
    for unit in range(units):
        if layer[unit] > 0:
            more += layer[unit] * weights[unit]
    return 10 * more


@njit(cache=True)
def moved(rows, error, model, squares, layer, step):
    """Move all numbers that a position was valued by, against its error."""
    net, weights = model
    net_squares, weight_squares = squares
    units = layer.shape[0]
    slope = np.zeros(units)
    for unit in range(units):
        if layer[unit] > 0:
            slope[unit] = error * weights[unit]
            change = error * layer[unit]
            weight_squares[unit] += change * change
            weights[unit] -= 0.3 * step * change / np.sqrt(weight_squares[unit])
    weight_squares[units] += error * error
    weights[units] -= 0.3 * step * error / np.sqrt(weight_squares[units])
    for row in rows:
        for unit in range(units):
            if slope[unit] != 0:
                net_squares[row, unit] += slope[unit] * slope[unit]
                net[row, unit] -= step * slope[unit] / np.sqrt(net_squares[row, unit])


@njit(cache=True)
def compared(count, seats, model, seed):
    """One who plays by what was learned among others who look at the points: how far it is ahead of
    the mean of the others, and how often it wins."""
    np.random.seed(seed)
    positions = np.zeros((7, games.TURNS, games.MOST_ROWS), np.int64)
    lengths = np.zeros((7, games.TURNS), np.int64)
    points = np.zeros((7, games.TURNS), np.int64)
    styles = np.ones(7, np.int64)
    styles[0] = 0
    ahead, won = 0.0, 0.0
    for _ in range(count):
        scores = np.zeros(seats, np.int64)
        games.play_game(seats, model, styles, 0.0, positions, lengths, points, scores)
        ahead += scores[0] - (scores.sum() - scores[0]) / (seats - 1)
        if scores[0] == scores.max():
            won += 1 / (scores == scores.max()).sum()
    return ahead / count, won / count


def write(file, model):
    """One line for each row: table, number in the table, and the numbers in thousandths."""
    net, weights = model
    lines = [
        _line(table, at, net[FIRST[table] + at]) for table, length in TABLES for at in range(length)
    ]
    lines.append(_line("weights", 0, weights * 10))
    file.write_text("\n".join(lines) + "\n", encoding="ascii")


def _line(table, at, numbers):
    return ",".join((table, str(at), *(f"{1000 * it:.0f}" for it in numbers)))


if __name__ == "__main__":
    main()
