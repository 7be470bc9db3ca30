"""Rounds of Skyjo in numbers, fast enough to learn from; compiled by numba, of no use at a table.

A cell is 0 to 14 for the open cards -2 to 12, 15 hidden, 16 removed. A column is the number of its
three cells in any order. What the learned value looks at is described in
`companion/players/learned/skyjo_values.py`; here a position is a row of integers, see `WIDTH`.
"""

from __future__ import annotations

from itertools import permutations

import numpy as np
from numba import njit

from companion.players.learned.skyjo_values import FIRST, STAGES

HIDDEN, GONE = 15, 16
COLUMNS = 817
GONE_COLUMN = COLUMNS - 1
NUMBER = np.zeros((17, 17, 17), np.int64)
"""Three cells -> their column."""
CELLS = np.full((COLUMNS, 3), GONE, np.int64)
"""A column -> its cells, sorted."""
for _at, _cells in enumerate(
    (a, b, c) for a in range(16) for b in range(a, 16) for c in range(b, 16)
):
    CELLS[_at] = _cells
    for _order in permutations(_cells):
        NUMBER[_order] = _at
NUMBER[GONE, GONE, GONE] = GONE_COLUMN

DECK = np.repeat(np.arange(15), [5, 10, 15] + [10] * 12)
SIZE = 12
LONGEST = 120
"""Turns of a seat that are looked at; a round that goes on for longer is left."""
STAGE, OWN, LEAD, FEWEST, LEFT, UNSEEN, TOP, MATCH, LAP, OTHERS = 0, 1, 5, 6, 7, 8, 9, 10, 11, 12
WIDTH = OTHERS + 4 * 7
"""Of a position after a turn: the stage, four own columns, four buckets, the discard (its top, how
many of it the next seat has in a column, whether the next turn is its last), all other columns."""

_OWN_CELL, _OWN_PAIR, _OWN_LEFT, _OWN_GONE = (
    FIRST[name] for name in ("own_card", "own_pair", "own_hidden", "own_gone")
)
_OTHER_CELL, _OTHER_PAIR, _OTHER_LEFT, _OTHER_GONE = (
    FIRST[name] for name in ("other_card", "other_pair", "other_hidden", "other_gone")
)
_LEAD, _FEWEST, _LEFT, _SEATS, _UNSEEN = (
    FIRST[name] for name in ("lead", "fewest", "left", "seats", "unseen")
)


@njit
def rows_of(column, own):
    """The rows that add up to a column; -1 = none."""
    rows = np.full(5, -1, np.int64)
    if column == GONE_COLUMN:
        rows[0] = _OWN_GONE if own else _OTHER_GONE
        return rows
    a, b, c = CELLS[column]
    cell = _OWN_CELL if own else _OTHER_CELL
    rows[0], rows[1], rows[2] = cell + a, cell + b, cell + c
    hidden = (a == HIDDEN) + (b == HIDDEN) + (c == HIDDEN)
    rows[3] = (_OWN_LEFT if own else _OTHER_LEFT) + hidden
    if b < HIDDEN and (a == b or b == c):
        rows[4] = (_OWN_PAIR if own else _OTHER_PAIR) + b
    return rows


@njit
def summed(net, columns):
    """Fill `columns`, [own or other, stage, column], from the rows of the net."""
    for own in range(2):
        for stage in range(STAGES):
            for column in range(COLUMNS):
                columns[own, stage, column] = 0
                for row in rows_of(column, own == 1):
                    if row >= 0:
                        columns[own, stage, column] += net[stage, row]


@njit
def lead_bucket(points):
    return min(max(int(np.floor(points + 0.5)), -20), 20) + 20


@njit
def unseen_bucket(mean):
    return min(max(int(np.floor((mean - 5.07) * 2.5 + 4.5)), 0), 8)


@njit
def mean_of(counts):
    total = counts.sum()
    points = 0.0
    for card in range(15):
        points += counts[card] * (card - 2)
    return points / total if total else 5.07


@njit
def others_of(seat, opened, hidden, mean, ender):
    """Mean estimate of the others, that which the own one is compared with, fewest hidden cards."""
    seats = len(opened)
    total, lowest, fewest = 0.0, 1e9, SIZE
    for other in range(seats):
        if other != seat:
            estimate = opened[other] + hidden[other] * mean
            total += estimate
            lowest = min(lowest, estimate)
            fewest = min(fewest, hidden[other])
    if ender >= 0 and ender != seat:
        lowest = opened[ender] + hidden[ender] * mean
    return total / (seats - 1), lowest, fewest


@njit
def lap_of(seats, seat, ender):
    """For whom the discard lies: 0 the next seat, 1 the next seat in its last turn, 2 nobody."""
    if ender < 0:
        return 0
    return 2 if (seat + 1) % seats == ender else 1


@njit
def matches(cells, seat, match):
    """How many of each card the next seat has in one column."""
    following = (seat + 1) % len(cells)
    match[:] = 0
    for column in range(4):
        for card in range(15):
            found = 0
            for row in range(3):
                found += cells[following, 4 * row + column] == card
            match[card] = max(match[card], found)


@njit
def learned(position, seats, net, weights, columns, layer):
    """The correction that the net makes; `layer` keeps what went into its units."""
    stage = position[STAGE]
    layer[:] = net[stage, _SEATS + seats]
    layer += net[stage, _LEAD + position[LEAD]]
    layer += net[stage, _FEWEST + position[FEWEST]]
    layer += net[stage, _LEFT + position[LEFT]]
    layer += net[stage, _UNSEEN + position[UNSEEN]]
    for at in range(4):
        layer += columns[1, stage, position[OWN + at]]
    for at in range(4 * (seats - 1)):
        layer += columns[0, stage, position[OTHERS + at]] / np.float32(seats - 1)
    total = weights[stage, -1]
    for unit in range(len(layer)):
        if layer[unit] > 0:
            total += layer[unit] * weights[stage, unit]
    return 10 * total


@njit
def top_worth(tops, card, match, lap):
    return tops[card, match, lap] if lap < 2 else 0.0


@njit
def prepared(seat, cells, column, known, net, columns, layers):
    """Sum what no move of the seat changes, by stage and column that will change.

    Gives the mean estimate of the others, and that which the own one is compared with.
    """
    opened, hidden, mean, ender = known
    seats = len(cells)
    others, compared, fewest = others_of(seat, opened, hidden, mean, ender)
    for stage in range(STAGES):
        layer = net[stage, _SEATS + seats] + net[stage, _FEWEST + fewest]
        layer += net[stage, _UNSEEN + unseen_bucket(mean)]
        for other in range(seats):
            if other != seat:
                for at in range(4):
                    layer += columns[0, stage, column[other, at]] / np.float32(seats - 1)
        for at in range(4):
            layer += columns[1, stage, column[seat, at]]
        for at in range(4):
            layers[stage, at] = layer - columns[1, stage, column[seat, at]]
    return others, compared


@njit
def worth(at, column, estimate, left, ender, others, compared, model, layers):
    """What a grid is worth after a turn, but for the discard: points that the others have more."""
    net, weights, columns, _ = model
    stage = 2 if ender >= 0 else (1 if left == 0 else 0)
    lead = _LEAD + lead_bucket(estimate - compared)
    total = weights[stage, -1]
    for unit in range(net.shape[2]):
        value = layers[stage, at, unit] + columns[1, stage, column, unit]
        value += net[stage, lead, unit] + net[stage, _LEFT + left, unit]
        if value > 0:
            total += value * weights[stage, unit]
    return others - estimate + 10 * total


@njit
def exchanged(seat, card, cells, known, counts, model, layers, match, others, compared):
    """The best place for a card, and what the grid is worth with it there."""
    opened, hidden, mean, ender = known
    tops = model[3]
    seats, total = len(cells), counts.sum()
    before = opened[seat] + hidden[seat] * mean
    best, best_place = -1e9, -1
    for place in range(SIZE):
        at, out = place % 4, cells[seat, place]
        if out == GONE or (place >= 4 and out == cells[seat, place - 4]):
            continue
        one, two = cells[seat, (place + 4) % SIZE], cells[seat, (place + 8) % SIZE]
        left = hidden[seat] - (out == HIDDEN)
        estimate = before - (mean if out == HIDDEN else out - 2.0)
        lap = lap_of(seats, seat, ender if ender >= 0 else (seat if left == 0 else -1))
        if one == card and two == card:
            column, estimate = GONE_COLUMN, estimate - 2 * (card - 2)
            top = top_worth(tops, card, match[card], lap)
        else:
            column, estimate = NUMBER[one, two, card], estimate + card - 2
            if out == HIDDEN:
                top = 0.0
                for other in range(15):
                    top += counts[other] * top_worth(tops, other, match[other], lap) / total
            else:
                top = top_worth(tops, out, match[out], lap)
        value = worth(at, column, estimate, left, ender, others, compared, model, layers) + top
        if value > best:
            best, best_place = value, place
    return best, best_place


@njit
def turned(seat, cells, column, known, counts, model, layers, match, others, compared, flips):
    """What turning a card up in each column is worth: [value, chance that it goes, top if so]."""
    opened, hidden, mean, ender = known
    left, total = hidden[seat] - 1, counts.sum()
    before = opened[seat] + left * mean
    lap = lap_of(len(cells), seat, ender if ender >= 0 else (seat if left == 0 else -1))
    for at in range(4):
        flips[at, 0], flips[at, 1], flips[at, 2] = -1e9, 0, 0
        a, b, c = CELLS[column[seat, at]]
        if c != HIDDEN:
            continue
        value = 0.0
        for card in range(15):
            if counts[card]:
                if a == card and b == card:
                    new, estimate = GONE_COLUMN, before - 2 * (card - 2)
                    flips[at, 1] = counts[card] / total
                    flips[at, 2] = top_worth(model[3], card, match[card], lap)
                else:
                    new, estimate = NUMBER[a, b, card], before + card - 2
                value += counts[card] * worth(
                    at, new, estimate, left, ender, others, compared, model, layers
                )
        flips[at, 0] = value / total
    return lap


@njit
def best_flip(card, flips, match, lap, tops):
    """The best column to turn a card up in, after this one went to the discard; and its value."""
    best, best_at = -1e9, -1
    top = top_worth(tops, card, match[card], lap)
    for at in range(4):
        value = flips[at, 0] + flips[at, 1] * flips[at, 2] + (1 - flips[at, 1]) * top
        if value > best:
            best, best_at = value, at
    return best, best_at


@njit
def play_round(seats, model, strange, positions, bases, lengths, scores):
    """Play a round; False if it does not end. Every turn is kept in `positions`, [seat, turn].

    `strange`: the share of turns that are played at random. `bases`: what the net corrects.
    """
    net, _, columns, tops = model
    deck = DECK.copy()
    np.random.shuffle(deck)
    real = deck[: SIZE * seats].copy().reshape(seats, SIZE)
    pile, drawn = deck[SIZE * seats :].copy(), 1
    discard = np.zeros(151, np.int64)
    discard[0], top = pile[0], 1
    cells = np.full((seats, SIZE), HIDDEN)
    column = np.full((seats, 4), NUMBER[HIDDEN, HIDDEN, HIDDEN])
    hidden, opened = np.full(seats, SIZE - 2), np.zeros(seats)
    counts = np.zeros(15)
    for card in deck:
        counts[card] += 1
    counts[pile[0]] -= 1
    for seat in range(seats):
        first = np.random.randint(SIZE)
        second = (first + np.random.randint(1, SIZE)) % SIZE
        if np.random.random() < 0.3:
            second = (first + 4) % SIZE
        for place in (first, second):
            card = real[seat, place]
            cells[seat, place] = card
            opened[seat] += card - 2
            counts[card] -= 1
        for at in range(4):
            column[seat, at] = NUMBER[cells[seat, at], cells[seat, at + 4], cells[seat, at + 8]]
    layers = np.zeros((STAGES, 4, net.shape[2]), np.float32)
    match, flips = np.zeros(15, np.int64), np.zeros((4, 3))
    lengths[:] = 0
    ender, seat = -1, np.random.randint(seats)
    while ender != seat:
        if lengths[seat] == LONGEST:
            return False
        mean = mean_of(counts)
        known = (opened, hidden, mean, ender)
        others, compared = prepared(seat, cells, column, known, net, columns, layers)
        matches(cells, seat, match)
        is_strange = np.random.random() < strange
        card = discard[top - 1]
        taken, place = exchanged(
            seat, card, cells, known, counts, model, layers, match, others, compared
        )
        lap = turned(
            seat, cells, column, known, counts, model, layers, match, others, compared, flips
        )
        hoped = 0.0
        for drawable in range(15):
            if counts[drawable]:
                value, _ = exchanged(
                    seat, drawable, cells, known, counts, model, layers, match, others, compared
                )
                flipped, _ = best_flip(drawable, flips, match, lap, tops)
                hoped += counts[drawable] * max(value, flipped) / counts.sum()
        is_flip = False
        if (np.random.random() < 0.3) if is_strange else (taken > hoped):
            top -= 1
        else:
            if drawn == len(pile):
                pile, drawn = discard[: top - 1].copy(), 0
                np.random.shuffle(pile)
                for renewed in pile:
                    counts[renewed] += 1
                discard[0], top = discard[top - 1], 1
            card = pile[drawn]
            drawn += 1
            counts[card] -= 1
            value, place = exchanged(
                seat, card, cells, known, counts, model, layers, match, others, compared
            )
            flipped, at = best_flip(card, flips, match, lap, tops)
            is_flip = (np.random.random() < 0.5) if is_strange else (flipped > value)
        if is_flip:
            discard[top] = card
            place = at
            while cells[seat, place] != HIDDEN:
                place += 4
            card = real[seat, place]
        else:
            discard[top] = real[seat, place]
            if cells[seat, place] != HIDDEN:
                opened[seat] -= cells[seat, place] - 2
            real[seat, place] = card
        if cells[seat, place] == HIDDEN:
            hidden[seat] -= 1
            counts[card if is_flip else discard[top]] -= 1
        top += 1
        cells[seat, place] = card
        opened[seat] += card - 2
        at = place % 4
        if cells[seat, at] == card and cells[seat, at + 4] == card and cells[seat, at + 8] == card:
            for row in range(3):
                cells[seat, at + 4 * row] = GONE
                discard[top] = card
                top += 1
            opened[seat] -= 3 * (card - 2)
        column[seat, at] = NUMBER[cells[seat, at], cells[seat, at + 4], cells[seat, at + 8]]
        if ender < 0 and hidden[seat] == 0:
            ender = seat
        bases[seat, lengths[seat]] = written(
            seat,
            cells,
            column,
            opened,
            hidden,
            counts,
            ender,
            discard[top - 1],
            positions[seat, lengths[seat]],
        )
        lengths[seat] += 1
        seat = (seat + 1) % seats
    counted(real, cells, ender, scores)
    return True


@njit
def written(seat, cells, column, opened, hidden, counts, ender, top, position):
    """Write a position after a turn; gives what the others' estimates are above the own one."""
    seats, mean = len(cells), mean_of(counts)
    others, compared, fewest = others_of(seat, opened, hidden, mean, ender)
    estimate = opened[seat] + hidden[seat] * mean
    position[STAGE] = 0 if ender < 0 else (1 if ender == seat else 2)
    position[OWN : OWN + 4] = column[seat]
    position[LEAD] = lead_bucket(estimate - compared)
    position[FEWEST], position[LEFT] = fewest, hidden[seat]
    position[UNSEEN] = unseen_bucket(mean)
    match = np.zeros(15, np.int64)
    matches(cells, seat, match)
    position[TOP], position[MATCH], position[LAP] = top, match[top], lap_of(seats, seat, ender)
    at = OTHERS
    for other in range(seats):
        if other != seat:
            position[at : at + 4] = column[other]
            at += 4
    return others - estimate


@njit
def counted(real, cells, ender, scores):
    """Fill in the points of the round."""
    seats = len(cells)
    scores[:] = 0
    for seat in range(seats):
        for at in range(4):
            a, b, c = real[seat, at], real[seat, at + 4], real[seat, at + 8]
            if cells[seat, at] != GONE and not (a == b and b == c):
                scores[seat] += a + b + c - 6
    for seat in range(seats):
        if seat != ender and scores[seat] <= scores[ender] and scores[ender] > 0:
            scores[ender] *= 2
            break
