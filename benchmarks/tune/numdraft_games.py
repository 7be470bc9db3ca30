"""Games of Num Draft in numbers, fast enough to learn from; compiled by numba, no use at a table.

A card is 17 x family + value, families in the order of the deck; a Joker is 102 and 103. A pool has
fifteen places in rows of five, each a bit of a set. Only the classic mode is played, and nobody
announces NUM DRAFT. `companion/players/learned/numdraft_values.py` counts in the same way.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from companion.players.learned.numdraft_tables import (
    AROUND,
    BESIDE,
    COLOUR_LIVE,
    COLOUR_SIZES,
    DRAWS,
    FIRST,
    GAINS,
    JOKER_GAINS,
    JOKER_HOPE,
    LOOSE,
    LOOSE_BOTH,
    SHARE,
    SHARE_OF_TWO,
    VALUE_LIVE,
    VALUE_SIZES,
)

HIDDEN, NOTHING = -1, -2
VALUES, FAMILIES = 17, 6
KEYS = FAMILIES + VALUES
JOKER = VALUES * FAMILIES
RAINBOW, SHADOW = 4, 5
SMALL_DECK = 5
"""So many players play with the values up to 12."""
TURNS = 10
PLACES = 9
MOST_ROWS = 96

OWN = 0b011100111001110
LEFT, RIGHT = 0b000010000100001, 0b100001000010000
BESIDE_OWN = LEFT | RIGHT
FIRST_COLUMN, LAST_COLUMN = LEFT, RIGHT
AT = np.array([1, 2, 3, 6, 7, 8, 11, 12, 13])
"""Place of the own grid, from 0 -> place of the pool."""
ONES = np.array([number.bit_count() for number in range(1 << 15)])
POINTS = np.array([2] * FAMILIES + [3] * VALUES)

SOON, LATER, ROUND, COLOUR, VALUE = (
    FIRST[name] for name in ("soon", "later", "around", "colour", "value")
)
COLOUR_BESIDE, VALUE_BESIDE, JOKERS, JOKERS_BESIDE = (
    FIRST[name] for name in ("colour_beside", "value_beside", "joker", "joker_beside")
)
LEFT_OVER, HIDDEN_BESIDE, SEATED, LOOSENESS = (
    FIRST[name] for name in ("left", "hidden_beside", "seats", "loose")
)
FEW, MANY = DRAWS


@njit(cache=True)
def touching(places):
    """The places that touch some places."""
    sideways = (places & ~LAST_COLUMN) << 1 | (places & ~FIRST_COLUMN) >> 1
    return (sideways | places << 5 | places >> 5) & 0x7FFF & ~places


@njit(cache=True)
def merged(pieces, keys, count, bit, sizes, counted, unions):
    """Add up the pieces of each family and value that touch a place."""
    sizes[:] = 0
    counted[:] = 0
    unions[:] = 0
    around = touching(bit)
    for at in range(count):
        if pieces[at] & around:
            key = keys[at]
            sizes[key] += ONES[pieces[at]]
            unions[key] |= pieces[at]
            if ONES[pieces[at]] > 1 and pieces[at] & OWN:
                counted[key] += ONES[pieces[at]]


@njit(cache=True)
def value(pool, live, of_family, of_value, seats, net, weights, rows, layer, is_last):
    """Points that a pool has, and will have; fills the rows that it is described by."""
    members = np.zeros(KEYS, np.int64)
    pieces, keys = np.zeros(40, np.int64), np.zeros(40, np.int64)
    sizes, counted = np.zeros(KEYS, np.int64), np.zeros(KEYS, np.int64)
    unions = np.zeros(KEYS, np.int64)
    hidden = jokers = rainbows = shadows = 0
    for place in range(15):
        card, bit = pool[place], 1 << place
        if card == HIDDEN:
            hidden |= bit
        elif card >= JOKER:
            jokers |= bit
        elif card >= 0:
            family = card // VALUES
            members[FAMILIES + card % VALUES] |= bit
            if family == RAINBOW and not bit & OWN:
                rainbows |= bit
            else:
                members[family] |= bit
                if family == SHADOW and not bit & OWN:
                    shadows |= bit
    count, points, used = 0, 0, 0
    paying = BESIDE_OWN & ~shadows
    for key in range(KEYS):
        left = members[key]
        while left:
            piece, edge = 0, left & -left
            while edge:
                piece |= edge
                edge = touching(piece) & left
            left &= ~piece
            pieces[count], keys[count] = piece, key
            count += 1
            if ONES[piece] > 1 and piece & OWN:
                points += POINTS[key] * ONES[piece]
                used |= piece & paying
    gains = np.zeros(15, np.int64)
    for place in range(30):
        bit = 1 << place % 15
        if not (rainbows if place < 15 else jokers) & bit:
            continue
        is_joker = place >= 15
        merged(pieces, keys, count, bit, sizes, counted, unions)
        best, most = -1, 0
        for key in range(KEYS if is_joker else FAMILIES):
            union = unions[key]
            if union and (union | bit) & OWN:
                if is_joker and key < FAMILIES and ONES[union & ~jokers] < 2:
                    continue
                gain = POINTS[key] * (1 + sizes[key] - counted[key])
                gain += ONES[(union | bit) & paying & ~used]
                if gain > most:
                    best, most = key, gain
        if best >= 0:
            points += POINTS[best] * (1 + sizes[best] - counted[best])
            gains[place % 15] = most
            used |= (unions[best] | bit) & paying
            kept = 0
            for at in range(count):
                if not (keys[at] == best and pieces[at] & unions[best]):
                    pieces[kept], keys[kept] = pieces[at], keys[at]
                    kept += 1
            pieces[kept], keys[kept] = unions[best] | bit, best
            count = kept + 1
    points += ONES[used]
    if is_last:
        return points, points + 0.0, 0
    own_hidden, beside_hidden = hidden & OWN, hidden & BESIDE_OWN
    coloured = valued = 0
    for at in range(count):
        if ONES[pieces[at]] > 1 and pieces[at] & OWN:
            if keys[at] < FAMILIES:
                coloured |= pieces[at]
            else:
                valued |= pieces[at]
    lying = OWN & ~hidden & ~jokers
    neither = min(ONES[lying & ~coloured & ~valued], LOOSE_BOTH - 1)
    one = min(ONES[lying & ~coloured & valued], LOOSE - 1)
    other = min(ONES[lying & coloured & ~valued], LOOSE - 1)
    found = 0
    loose = (min(ONES[own_hidden], 1) * LOOSE_BOTH + neither) * LOOSE + one
    rows[found + 3] = LOOSENESS + loose * LOOSE + other
    rows[found] = LEFT_OVER + ONES[own_hidden]
    rows[found + 1] = HIDDEN_BESIDE + 4 * ONES[hidden & LEFT] + ONES[hidden & RIGHT]
    rows[found + 2] = SEATED + seats
    found = 4
    total = of_family.sum()
    hist = np.zeros(64, np.int64)
    for place in AT:
        bit = 1 << place
        if not own_hidden & bit:
            continue
        merged(pieces, keys, count, bit, sizes, counted, unions)
        for key in range(KEYS):
            if sizes[key]:
                gain = POINTS[key] * (1 + sizes[key] - counted[key])
                sizes[key] = gain + ONES[unions[key] & paying & ~used]
        hist[:] = 0
        most = 0
        for family in range(FAMILIES):
            for number in range(VALUES):
                if live[family * VALUES + number]:
                    gain = min(sizes[family] + sizes[FAMILIES + number], 63)
                    hist[gain] += 1
                    most = max(most, gain)
        few, many = 0.0, 0.0
        if total:
            below, last_few, last_many = 0, 0.0, 0.0
            for gain in range(most + 1):
                if hist[gain]:
                    below += hist[gain]
                    part = below / total
                    now_few = part**FEW
                    now_many = part**MANY
                    few += gain * (now_few - last_few)
                    many += gain * (now_many - last_many)
                    last_few, last_many = now_few, now_many
        around = touching(bit)
        rows[found] = SOON + min(int(2 * few), GAINS - 1)
        rows[found + 1] = LATER + min(int(2 * many), GAINS - 1)
        rows[found + 2] = ROUND + 2 * ONES[around & own_hidden] + (around & beside_hidden != 0)
        found += 3
    for at in range(count):
        piece, key = pieces[at], keys[at]
        edge = touching(piece)
        growing, beside = ONES[edge & own_hidden], ONES[edge & beside_hidden]
        own = 1 if piece & OWN else 0
        growing = min(growing, AROUND - 1)
        if key < FAMILIES:
            size = min(ONES[piece], COLOUR_SIZES) - 1
            if growing:
                left = min(of_family[key] // 3, COLOUR_LIVE - 1)
                kind = (own * COLOUR_SIZES + size) * AROUND + growing
                rows[found] = COLOUR + kind * COLOUR_LIVE + left
                found += 1
            if beside and own:
                rows[found] = COLOUR_BESIDE + size * BESIDE + min(beside, BESIDE - 1)
                found += 1
        else:
            size = min(ONES[piece], VALUE_SIZES) - 1
            if growing:
                left = min(of_value[key - FAMILIES], VALUE_LIVE - 1)
                kind = (own * VALUE_SIZES + size) * AROUND + growing
                rows[found] = VALUE + kind * VALUE_LIVE + left
                found += 1
            if beside and own:
                rows[found] = VALUE_BESIDE + size * BESIDE + min(beside, BESIDE - 1)
                found += 1
    hope = 0
    for place in range(15):
        bit = 1 << place
        if jokers & bit:
            step = min(gains[place] // 3, JOKER_GAINS - 1)
            growing = ONES[touching(bit) & own_hidden]
            if bit & OWN:
                hope += max(JOKER_HOPE - gains[place], 0)
                rows[found] = JOKERS + growing * JOKER_GAINS + step
            else:
                rows[found] = JOKERS_BESIDE + min(growing, 1) * JOKER_GAINS + step
            found += 1
    units = layer.shape[0]
    layer[:] = 0
    for at in range(found):
        for unit in range(units):
            layer[unit] += net[rows[at], unit]
    more = weights[units]
    for unit in range(units):
        if layer[unit] > 0:
            more += layer[unit] * weights[unit]
    return points + hope, points + hope + 10.0 * more, found


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
