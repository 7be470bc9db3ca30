"""Learn the value of a grid of Skyjo from rounds that the program plays against itself.

    pip install numba
    python benchmarks/tune/skyjo_value.py --minutes 20

It starts from nothing but the estimate that a hidden card is an average one, plays every move by
what it has learned so far, and moves the value of each position towards what came of it. The
numbers are written where the expert reads them; `benchmarks/aims.py` then says how well it plays.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import skyjo_rounds as rounds
from numba import njit

from companion.players.learned.skyjo_values import FIRST, ROWS, STAGES, TABLES

UNITS = 16
FILE = Path(__file__).parents[2] / "companion" / "players" / "learned" / "skyjo.csv"
SHARES = np.array([0.5, 0.14, 0.14, 0.08, 0.06, 0.04, 0.04])
"""How many of the rounds have 2, 3, ... 8 seats."""
PASS = 20_000
"""Rounds between two lines of progress."""
STEPS = (
    (2, 0.1, 0.9, 0.05),
    (4, 0.05, 0.9, 0.04),
    (20, 0.03, 0.8, 0.03),
    (10_000, 0.02, 0.8, 0.015),
)
"""Up to which pass: share of random turns; how far the end of the round counts in what came of a
position, and not what was learned of the next one; length of a step."""
FARTHEST = 40.0
"""Points; a position is never moved by more."""
DIGITS = 3

_SEATS, _LEAD, _FEWEST, _LEFT, _UNSEEN = (
    FIRST[name] for name in ("seats", "lead", "fewest", "left", "unseen")
)


def main() -> None:
    """Learn for some time, and write the numbers after each pass."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    model, squares = fresh(np.random.default_rng(asked.seed))
    done = 0
    while time.monotonic() < end:
        _, strange, far, step = next(it for it in STEPS if done < it[0])
        error, points = learn(
            PASS, model, squares, np.cumsum(SHARES), strange, far, step, asked.seed + done
        )
        done += 1
        print(f"{done}: {points:.2f} points a round, off by {error:.2f}", flush=True)
        write(asked.file, model)


def fresh(chance):
    """Numbers that correct nothing yet, and the squares that their steps are measured by."""
    net = chance.normal(0, 0.02, (STAGES, ROWS, UNITS)).astype(np.float32)
    net[:, _SEATS : _SEATS + 9] += 0.3
    weights = chance.normal(0, 0.2, (STAGES, UNITS + 1)).astype(np.float32)
    weights[:, -1] = 0
    columns = np.zeros((2, STAGES, rounds.COLUMNS, UNITS), np.float32)
    tops = np.zeros((15, 4, 2))
    squares = (np.full_like(net, 0.01), np.ones_like(weights), np.ones_like(tops))
    return (net, weights, columns, tops), squares


@njit
def learn(passes, model, squares, shares, strange, far, step, seed):
    """Play rounds and learn from each; gives how far the values were off, and points a seat."""
    np.random.seed(seed)
    net, weights, columns, tops = model
    positions = np.zeros((8, rounds.LONGEST, rounds.WIDTH), np.int64)
    bases, values = np.zeros((8, rounds.LONGEST)), np.zeros(rounds.LONGEST)
    lengths = np.zeros(8, np.int64)
    layer = np.zeros(UNITS, np.float32)
    off, count, points, grids = 0.0, 0, 0, 0
    for number in range(passes):
        if number % 40 == 0:
            rounds.summed(net, columns)
        seats = 2 + min(np.searchsorted(shares, np.random.random()), 6)
        scores = np.zeros(seats, np.int64)
        if not rounds.play_round(seats, model, strange, positions, bases, lengths, scores):
            continue
        points += scores.sum()
        grids += seats
        for seat in range(seats):
            came = (scores.sum() - scores[seat]) / (seats - 1) - scores[seat]
            for turn in range(lengths[seat]):
                position = positions[seat, turn]
                values[turn] = bases[seat, turn] + rounds.learned(
                    position, seats, net, weights, columns, layer
                )
                values[turn] += rounds.top_worth(
                    tops, position[rounds.TOP], position[rounds.MATCH], position[rounds.LAP]
                )
            for turn in range(lengths[seat] - 1, -1, -1):
                position = positions[seat, turn]
                error = min(max(values[turn] - came, -FARTHEST), FARTHEST)
                rounds.learned(position, seats, net, weights, columns, layer)
                moved(position, seats, error / 10, model, squares, layer, step)
                off += error * error
                count += 1
                came = far * came + (1 - far) * values[turn]
    rounds.summed(net, columns)
    return np.sqrt(off / count), points / grids


@njit
def moved(position, seats, error, model, squares, layer, step):
    """Move all numbers that a position was valued by, against its error."""
    net, weights, _, tops = model
    net_squares, weight_squares, top_squares = squares
    stage = position[rounds.STAGE]
    slope = np.zeros(UNITS, np.float32)
    for unit in range(UNITS):
        if layer[unit] > 0:
            slope[unit] = error * weights[stage, unit]
            change = error * layer[unit]
            weight_squares[stage, unit] += change * change
            weights[stage, unit] -= 0.3 * step * change / np.sqrt(weight_squares[stage, unit])
    weight_squares[stage, -1] += error * error
    weights[stage, -1] -= 0.3 * step * error / np.sqrt(weight_squares[stage, -1])
    lap = position[rounds.LAP]
    if lap < 2:
        card, match = position[rounds.TOP], position[rounds.MATCH]
        top_squares[card, match, lap] += error * error
        tops[card, match, lap] -= 5 * step * error / np.sqrt(top_squares[card, match, lap])
    for row in (
        _SEATS + seats,
        _LEAD + position[rounds.LEAD],
        _FEWEST + position[rounds.FEWEST],
        _LEFT + position[rounds.LEFT],
        _UNSEEN + position[rounds.UNSEEN],
    ):
        row_moved(net[stage, row], net_squares[stage, row], slope, step, 1.0)
    for at in range(4):
        for row in rounds.rows_of(position[rounds.OWN + at], True):
            if row >= 0:
                row_moved(net[stage, row], net_squares[stage, row], slope, step, 1.0)
    for at in range(4 * (seats - 1)):
        for row in rounds.rows_of(position[rounds.OTHERS + at], False):
            if row >= 0:
                row_moved(net[stage, row], net_squares[stage, row], slope, step, 1 / (seats - 1))


@njit
def row_moved(row, squares, slope, step, share):
    for unit in range(UNITS):
        change = slope[unit] * share
        if change != 0:
            squares[unit] += change * change
            row[unit] -= step * change / np.sqrt(squares[unit])


def write(file, model):
    """One line for each row: stage, table, number in the table, and the numbers in thousandths."""
    net, weights, _, tops = model
    lines = []
    for stage in range(STAGES):
        for table, length in TABLES:
            for at in range(length):
                lines.append(_line(stage, table, at, net[stage, FIRST[table] + at]))
        lines.append(_line(stage, "weights", 0, weights[stage] * 10))
    for match in range(3):
        for lap in range(2):
            lines.append(_line(lap, "top", match, tops[:, match, lap]))
    file.write_text("\n".join(lines) + "\n", encoding="ascii")


def _line(stage, table, at, numbers):
    return ",".join((str(stage), table, str(at), *(f"{1000 * it:.0f}" for it in numbers)))


if __name__ == "__main__":
    main()
