"""How the end of a turn of Yellowstone Park is described in numbers, and valued by a net; compiled
by numba, of no use at a table.

An end is a row of numbers, one for each row of the tables in
`companion/players/learned/yellowstone_values.py`, which describes it in the same way.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from yellowstone_board import (
    CARDS,
    CELLS,
    FACES,
    HOME,
    ROWS,
    SIZE,
    WINDOW,
    chance_of_nothing,
    costs_of,
    follower_of,
    lies,
    span,
)

from companion.games.yellowstone.rules import HAND, PENALTIES_TO_DRAW
from companion.players.learned import yellowstone_values as values

FIRST, SCALE, PILE, PENALTY = values.FIRST, values.SCALE, values.PILE, values.PENALTY
INPUTS = values.ROWS
_STEPS = np.array(values.PILE_STEPS)
_SEATS, _SCORES, _PENALTIES, _HIGHEST, _PILE, _LAST, _NEXT, _OTHERS = (
    FIRST[name]
    for name in (
        "seats",
        "scores",
        "penalties",
        "highest",
        "pile",
        "last",
        "next_hand",
        "others",
    )
)
_LEFT, _SHED, _DRAWN, _ROWS, _COLUMNS, _CELLS, _FITTING, _FRESH, _LEAST, _HAND_ROWS = (
    FIRST[name]
    for name in (
        "left",
        "left_to_shed",
        "drawn",
        "rows",
        "columns",
        "cells",
        "fitting",
        "fresh",
        "least",
        "hand_rows",
    )
)
NOW = _SCORES
"""The number of points that a seat is ahead already."""
_FOLLOWER, _LOOKS = FIRST["follower"], FIRST["looks"]


@njit(cache=True)
def of_standing(end, seat, markers, penalties, hands, pile, last):
    """What all have. Markers and the like have one number for each seat."""
    end[:_LEFT] = 0
    seats = len(markers)
    mine = markers[seat] + penalties[seat]
    total, lowest, highest = 0.0, 1e9, 0
    for further in range(1, seats):
        other = (seat + further) % seats
        points = markers[other] + penalties[other]
        total += points
        lowest, highest = min(lowest, points), max(highest, points)
        at = _OTHERS + 5 * (further - 1)
        end[at] = (points - mine) / SCALE
        end[at + 1] = penalties[other] / HAND
        end[at + 2] = hands[other] / HAND
        end[at + 3] = penalties[other] >= PENALTIES_TO_DRAW
        end[at + 4] = 1
    end[_SEATS + seats - 2] = 1
    end[_SCORES] = (total / (seats - 1) - mine) / SCALE
    end[_SCORES + 1] = (lowest - mine) / SCALE
    end[_SCORES + 2] = (highest - mine) / SCALE
    end[_SCORES + 3] = max(lowest - mine, 0) / SCALE
    end[_SCORES + 4] = mine / SCALE
    end[_SCORES + 5] = markers[seat] / SCALE
    end[_SCORES + 6] = penalties[seat] / HAND
    end[_SCORES + 7] = penalties.sum() / 20
    end[_SCORES + 8] = pile / SCALE
    end[_SCORES + 9] = max(highest, mine) / SCALE
    end[_SCORES + 10] = max(mine - lowest, 0) / SCALE
    end[_PENALTIES + min(penalties[seat], 13)] = 1
    end[_HIGHEST + min(max(max(highest, mine) - 10, 0) // 5, 6)] = 1
    end[_PILE + (pile > _STEPS).sum()] = 1
    end[_LAST] = last
    end[_NEXT + hands[(seat + 1) % seats]] = 1


@njit(cache=True)
def of_span(end, table, first, last):
    end[table + first] = 1
    end[table + SIZE + last - first] = 1
    end[table + SIZE + WINDOW + abs(first + last - SIZE + 1) // 2] = 1


@njit(cache=True)
def of_board(end, board, hand, penalties, source, drawn, unseen, size):
    """The board, and the own hand."""
    end[_LEFT:] = 0
    left, costs = hand.sum(), costs_of(board)
    loss, steps, stuck, fresh, fitting = follower_of(board, costs, unseen, size)
    end[_FOLLOWER : _FOLLOWER + 5] = np.array((loss, steps, stuck, fresh, fitting))
    top, bottom, first, last = span(board)
    of_span(end, _ROWS, top, bottom)
    of_span(end, _COLUMNS, first, last)
    end[_CELLS + board[CELLS]] = 1
    end[_LEFT + left] = 1
    if penalties >= PENALTIES_TO_DRAW:
        end[_SHED + left] = 1
    end[_DRAWN] = drawn / HAND if source == PILE else 0
    end[_DRAWN + 1] = source == PENALTY
    end[_DRAWN + 2] = source == PILE
    count, new, least, owed, homeless = 0, 0, 5, 0, 0
    for face in range(FACES):
        cards, cost = hand[face], costs[face]
        if cards:
            end[_HAND_ROWS + face % SIZE] += cards / 2
            owed += min(cost, 5) * cards
            least = min(least, cost)
            homeless += cards * (board[HOME + face // SIZE] < 0)
            count += cards * (cost == 0)
            new += cost == 0 and not lies(board, face)
    end[_FITTING + count] = 1
    end[_FRESH + new] = 1
    if left:
        end[_LEAST + least] = 1
    end[_LOOKS] = chance_of_nothing(hand, drawn)
    end[_LOOKS + 1] = owed / HAND
    end[_LOOKS + 2] = board[CARDS] / 5
    end[_LOOKS + 3] = homeless / 3
    end[_LOOKS + 4] = fitting**HAND
    end[_LOOKS + 5] = (board[HOME:CELLS] >= 0).sum() / 2
    end[_LOOKS + 6] = hand.reshape(-1, SIZE).sum(axis=1).max() / 3
    end[_LOOKS + 7] = (board[ROWS : ROWS + SIZE] > 0).sum() / 2
    end[_LOOKS + 8] = (1 - fitting) ** 2


@njit(cache=True)
def expected(end, net, layer):
    """Points ahead, and the chance to win."""
    rows, bias, weights, constants = net
    layer[:] = bias
    for row in range(INPUTS):
        amount = end[row]
        if amount != 0:
            for unit in range(len(layer)):
                layer[unit] += amount * rows[row, unit]
    lead, win = constants
    for unit in range(len(layer)):
        if layer[unit] > 0:
            lead += layer[unit] * weights[unit, 0]
            win += layer[unit] * weights[unit, 1]
    return SCALE * (lead + end[_SCORES]), 1 / (1 + np.exp(-win))


@njit(cache=True)
def final(seat, markers):
    """Points ahead, and the share of the victory."""
    seats, best = len(markers), markers.min()
    lead = (markers.sum() - markers[seat]) / (seats - 1) - markers[seat]
    return lead, 1 / (markers == best).sum() if markers[seat] == best else 0.0
