"""Games of Num Draft in numbers, fast enough to learn from; compiled by numba, no use at a table.

Cards and pools are told in `numdraft_grids.py`.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numdraft_grids import (
    FAMILIES,
    HIDDEN,
    JOKER,
    MOST_ROWS,
    PLACES,
    SMALL_DECK,
    TURNS,
    VALUES,
    value,
)

from companion.players.learned.numdraft_tables import SHARE, SHARE_OF_TWO


@njit(cache=True)
def fill_pool(pool, grids, seat):
    seats = grids.shape[0]
    left, right = (seat + 1) % seats, (seat - 1) % seats
    for row in range(3):
        pool[5 * row] = grids[left, 3 * row + 2]
        pool[5 * row + 4] = grids[right, 3 * row]
        for column in range(3):
            pool[5 * row + 1 + column] = grids[seat, 3 * row + column]


@njit(cache=True)
def opened(card, counts, way):
    """A card lies open, or no more: `way` is -1 or 1."""
    live, of_family, of_value = counts
    if card < JOKER:
        live[card] += way
        of_family[card // VALUES] += way
        of_value[card % VALUES] += way


@njit(cache=True)
def sharing(seat, place, seats):
    """Who shares the column of a place; nobody the middle one."""
    return ((seat + 1) % seats, -1, (seat - 1) % seats)[place % 3]


@njit(cache=True)
def share_of(seats):
    """How far what a neighbour gains is taken off."""
    return SHARE_OF_TWO if seats == 2 else SHARE / (seats - 1)


@njit(cache=True)
def pool_worth(grids, seat, counts, model, room, is_last):
    """What the pool of a seat is worth."""
    live, of_family, of_value = counts
    net, weights = model
    pool, rows, layer = room
    fill_pool(pool, grids, seat)
    return value(
        pool, live, of_family, of_value, grids.shape[0], net, weights, rows, layer, is_last
    )[1]


@njit(cache=True)
def worth(grids, seat, place, card, counts, model, room, is_last):
    """What a card on a place is worth to a seat, less a share of what its neighbour has then."""
    seats, there = grids.shape[0], grids[seat, place]
    other = sharing(seat, place, seats)
    grids[seat, place] = card
    opened(card, counts, -1)
    total = pool_worth(grids, seat, counts, model, room, is_last)
    if other >= 0:
        total -= pool_worth(grids, other, counts, model, room, is_last) * share_of(seats)
    opened(card, counts, 1)
    grids[seat, place] = there
    return total


@njit(cache=True)
def best_place(grids, seat, hand, counts, model, room, is_last, is_simple):
    """The place where a card of the hand is worth most."""
    seats = grids.shape[0]
    best, most = -1, -1e9
    for column in range(3):
        other, before = sharing(seat, column, seats), 0.0
        if other >= 0:
            before = pool_worth(grids, other, counts, model, room, is_simple) * share_of(seats)
        for place in range(column, PLACES, 3):
            if grids[seat, place] == HIDDEN or is_last:
                for card in hand:
                    mine = before + worth(grids, seat, place, card, counts, model, room, is_simple)
                    if mine > most:
                        best, most = place, mine
    return best


@njit(cache=True)
def any_place(grid, is_last):
    """A place that may be given, by chance."""
    best, most = -1, -1.0
    for place in range(PLACES):
        chance = np.random.random()
        if (grid[place] == HIDDEN or is_last) and chance > most:
            best, most = place, chance
    return best


@njit(cache=True)
def play_game(seats, model, styles, strange, positions, lengths, points, scores):
    """Play one game; notes of each choice the rows that describe it, and the points so far.

    `styles`, by seat: 0 plays by what was learned, 1 by the points alone.
    """
    net, weights = model
    values = 13 if seats <= SMALL_DECK else VALUES
    deck = np.zeros(FAMILIES * values + 2, np.int64)
    for at in range(FAMILIES * values):
        deck[at] = at // values * VALUES + at % values
    deck[-2], deck[-1] = JOKER, JOKER + 1
    np.random.shuffle(deck)
    grids = np.full((seats, PLACES), HIDDEN)
    under = deck[: seats * PLACES].reshape(seats, PLACES)
    hands = np.zeros((seats, 6), np.int64)
    hands[:, :5] = deck[seats * PLACES : seats * (PLACES + 5)].reshape(seats, 5)
    live = np.zeros(VALUES * FAMILIES, np.int64)
    of_family, of_value = np.zeros(FAMILIES, np.int64), np.zeros(VALUES, np.int64)
    counts = (live, of_family, of_value)
    for card in deck:
        opened(card, counts, 1)
    pool, rows = np.zeros(15, np.int64), np.zeros(MOST_ROWS, np.int64)
    layer = np.zeros(net.shape[1], np.float32)
    room = (pool, rows, layer)
    given, laid = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for turn in range(TURNS):
        is_last = turn == TURNS - 1
        for seat in range(seats):
            if np.random.random() < strange:
                given[seat] = any_place(grids[seat], is_last)
            else:
                given[seat] = best_place(
                    grids,
                    seat,
                    hands[seat, :5],
                    counts,
                    model,
                    room,
                    is_last,
                    is_last or styles[seat] == 1,
                )
        for seat in range(seats):
            place = given[seat]
            card = grids[seat, place]
            if card == HIDDEN:
                card = under[seat, place]
            else:
                opened(card, counts, 1)
            hands[(seat + 1) % seats, 5] = card
            grids[seat, place] = HIDDEN
        for seat in range(seats):
            best, most = -1, -1e9
            odd = np.random.random() < strange
            for at in range(6):
                mine = np.random.random()
                if not odd:
                    mine = worth(
                        grids,
                        seat,
                        given[seat],
                        hands[seat, at],
                        counts,
                        model,
                        room,
                        is_last or styles[seat] == 1,
                    )
                if mine > most:
                    best, most = at, mine
            laid[seat] = best
        if not is_last:
            for seat in range(seats):
                place, card = given[seat], hands[seat, laid[seat]]
                grids[seat, place] = card
                opened(card, counts, -1)
                fill_pool(pool, grids, seat)
                points[seat, turn], _, lengths[seat, turn] = value(
                    pool,
                    live,
                    of_family,
                    of_value,
                    seats,
                    net,
                    weights,
                    positions[seat, turn],
                    layer,
                    False,
                )
                opened(card, counts, 1)
                grids[seat, place] = HIDDEN
        passed = np.zeros((seats, 5), np.int64)
        for seat in range(seats):
            card = hands[seat, laid[seat]]
            grids[seat, given[seat]] = card
            opened(card, counts, -1)
            found = 0
            for at in range(6):
                if at != laid[seat]:
                    passed[(seat + 1) % seats, found] = hands[seat, at]
                    found += 1
        hands[:, :5] = passed
    for seat in range(seats):
        fill_pool(pool, grids, seat)
        scores[seat] = value(
            pool, live, of_family, of_value, seats, net, weights, rows, layer, True
        )[0]
