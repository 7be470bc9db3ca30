"""What a grid of Num Draft is likely to bring, in numbers; compiled by numba, no use at a table.

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
