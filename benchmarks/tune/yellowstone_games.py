"""Whole games of Yellowstone Park in numbers, fast enough to learn from; compiled by numba, of no
use at a table.

Some seats play as the level normal, the others by a net: every way to end the turn is tried, and
its end valued.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from yellowstone_board import (
    FACES,
    HOME,
    NOTHING,
    SIZE,
    WINDOW,
    best_card,
    best_window,
    empty,
    fits,
    is_allowed,
    lay,
    one_fits,
    pick_up,
    refills,
    span,
    ways,
)
from yellowstone_ends import INPUTS, PENALTY, PILE, expected, final, of_board, of_standing

from companion.games.yellowstone.board import MIDDLE
from companion.games.yellowstone.rules import (
    FIRST_MARKER,
    HAND,
    LAST_MARKER,
    MOST_PLAYED,
    PENALTIES_TO_DRAW,
)
from companion.players.learned import yellowstone_values
from companion.players.learned.yellowstone import POINTS_OF_VICTORY

NO_REFILL = yellowstone_values.NOTHING
MOST_SEATS = 5
LONGEST = 80
"""Turns of a seat that are learned from."""
MOST_TURNS = 400
CARDS_OF_DECK = 2 * FACES
LEAD, WIN, BEST_LEAD, BEST_WIN, STRANGE, OVER = range(6)
"""Of a turn by the net: what it expects of its end, and of the best end where it played another at
random; whether it did; whether the game was over."""
FACE, COLUMN, TOP, LEFT, SECOND, SECOND_COLUMN, SOURCE = range(7)
"""Of a plan: the first card; the window that is kept where it does not fit; the second card, and
where the hand is refilled from. -1 = none."""


# A turn by the net


@njit(cache=True)
def scored(markers, penalties, last):
    """Whether the game is over once all penalty cards count, which they do."""
    markers += penalties
    penalties[:] = 0
    return last or markers.max() >= LAST_MARKER


@njit(cache=True)
def sources(left, played, penalties, last):
    """Two ways to refill, which may be the same."""
    if last:
        return NO_REFILL, NO_REFILL
    if left == 0:
        return (PENALTY if penalties >= PENALTIES_TO_DRAW else PILE), PILE
    return (PILE if played == MOST_PLAYED else NO_REFILL), NO_REFILL


@njit(cache=True)
def try_ends(plan, kept, table, seat, board, hand, played, markers, penalties, net):
    """Value the ends of a turn, after what has been played, and keep the best.

    `kept` holds the best end and plan, what is expected of it, and how many ends there were.
    """
    hands, pile, last, unseen = table
    best_end, best_plan, values, count, end, layer = kept
    seats, left = len(markers), hand.sum()
    size = hands[(seat + 1) % seats]
    first, second = sources(left, played, penalties[seat], last)
    for source in (first, second) if first != second else (first, NOTHING):
        if source == NOTHING:
            break
        own_markers, own_penalties = markers.copy(), penalties.copy()
        drawn, rest, is_last, over = 0, pile, last, False
        if source == PILE:
            drawn = min(HAND - left, pile)
            rest -= drawn
        elif source == PENALTY:
            drawn = HAND
            own_penalties[seat] -= drawn
        if (last and left == 0) or (source == PILE and rest == 0):
            rest = own_penalties.sum()
            over = scored(own_markers, own_penalties, last)
            is_last = rest == 0
        if over:
            lead, win = final(seat, own_markers)
        else:
            of_standing(end, seat, own_markers, own_penalties, hands, rest, is_last)
            of_board(end, board, hand, own_penalties[seat], source, drawn, unseen, size)
            lead, win = expected(end, net, layer)
        worth = lead + POINTS_OF_VICTORY * win
        count[0] += 1
        is_best = worth > values[BEST_LEAD] + POINTS_OF_VICTORY * values[BEST_WIN]
        if is_best:
            values[BEST_LEAD], values[BEST_WIN] = lead, win
        # At random each end is as likely as any other.
        if np.random.random() * count[0] < 1 if values[STRANGE] else is_best:
            values[LEAD], values[WIN], values[OVER] = lead, win, over
            best_plan[:] = plan
            best_plan[SOURCE] = source
            best_end[:] = end


@njit(cache=True)
def try_second_cards(plan, kept, table, seat, before, board, hand, markers, penalties, net):
    """`before`: the span of the board before the first card."""
    around, marker = span(board), markers[seat]
    for face in range(FACES):
        if hand[face] == 0:
            continue
        hand[face] -= 1
        for column in range(SIZE):
            # Of two cards that fit in either order, one order is enough.
            is_other_order = face < plan[FACE] and fits(before, face, column)
            if is_other_order and plan[TOP] == NOTHING:
                continue
            if is_allowed(board, face, column) and fits(around, face, column):
                after = board.copy()
                markers[seat] = max(0, marker - lay(after, face, column))
                plan[SECOND], plan[SECOND_COLUMN] = face, column
                try_ends(plan, kept, table, seat, after, hand, 2, markers, penalties, net)
        hand[face] += 1
    plan[SECOND], plan[SECOND_COLUMN] = NOTHING, NOTHING
    markers[seat] = marker


@njit(cache=True)
def best_turn(kept, table, seat, board, hand, markers, penalties, net):
    """Fill in `kept` with the best plan, or any where `STRANGE` is set."""
    found = np.zeros((WINDOW * WINDOW, 3), np.int64)
    picked = np.zeros(FACES, np.int64)
    plan = np.full(7, NOTHING, np.int64)
    around, must_fit = span(board), one_fits(board, hand)
    marker, owed = markers[seat], penalties[seat]
    for face in range(FACES):
        if hand[face] == 0:
            continue
        hand[face] -= 1
        for column in range(SIZE):
            is_fitting = fits(around, face, column)
            if not is_allowed(board, face, column) or (must_fit and not is_fitting):
                continue
            count = 1 if is_fitting else ways(board, face % SIZE, column, found)
            for way in range(count):
                after = board.copy()
                plan[FACE], plan[COLUMN] = face, column
                plan[TOP], plan[LEFT] = NOTHING, NOTHING
                if not is_fitting:
                    plan[TOP], plan[LEFT] = found[way, 1], found[way, 2]
                    penalties[seat] = owed + pick_up(after, plan[TOP], plan[LEFT], picked)
                steps = lay(after, face, column)
                if is_fitting:
                    markers[seat] = max(0, marker - steps)
                try_ends(plan, kept, table, seat, after, hand, 1, markers, penalties, net)
                try_second_cards(
                    plan, kept, table, seat, around, after, hand, markers, penalties, net
                )
                markers[seat], penalties[seat] = marker, owed
        hand[face] += 1


@njit(cache=True)
def play_by_net(kept, table, seat, board, hand, open_, markers, penalties, net):
    """Make the turn; gives where the hand is refilled from."""
    _, plan, values, count, _, _ = kept
    values[BEST_LEAD], values[BEST_WIN], count[0] = -1e9, 0, 0
    best_turn(kept, table, seat, board, hand, markers, penalties, net)
    hand[plan[FACE]] -= 1
    if plan[TOP] != NOTHING:
        penalties[seat] += pick_up(board, plan[TOP], plan[LEFT], open_)
        lay(board, plan[FACE], plan[COLUMN])
    else:
        markers[seat] = max(0, markers[seat] - lay(board, plan[FACE], plan[COLUMN]))
    if plan[SECOND] != NOTHING:
        hand[plan[SECOND]] -= 1
        markers[seat] = max(0, markers[seat] - lay(board, plan[SECOND], plan[SECOND_COLUMN]))
    return plan[SOURCE]


@njit(cache=True)
def play_as_normal(table, seat, board, hand, open_, markers, penalties):
    """Make the turn as the level normal; gives where the hand is refilled from."""
    hands, pile, last, unseen = table
    seats = len(markers)
    size = hands[(seat + 1) % seats]
    for played in range(1, MOST_PLAYED + 1):
        seen = (seats, size, penalties[seat], pile, unseen)
        is_second = played == MOST_PLAYED
        face, column = best_card(board, hand, is_second, seen)
        if face == NOTHING:
            return NO_REFILL
        hand[face] -= 1
        if fits(span(board), face, column):
            markers[seat] = max(0, markers[seat] - lay(board, face, column))
        else:
            _, top, left = best_window(board, hand, face, column, is_second, seen)
            penalties[seat] += pick_up(board, top, left, open_)
            lay(board, face, column)
        if hand.sum() == 0:
            break
    first, second = sources(hand.sum(), played, penalties[seat], last)
    if first == PILE and second == NO_REFILL:
        seen = (seats, size, penalties[seat], pile, unseen)
        return PILE if refills(board, hand, seen) else NO_REFILL
    return first


# A game


@njit(cache=True)
def play_game(is_net, net, strange, ends, values, lengths):
    """Play one game; gives the markers. `is_net`: for each seat whether the net plays there.

    Fills in the ends of the turns by the net, their values, [seat, turn], and how many there are.
    """
    seats = len(is_net)
    pile = np.repeat(np.arange(FACES), 2)
    np.random.shuffle(pile)
    count = CARDS_OF_DECK - 1
    board, hand = empty(), np.zeros((seats, FACES), np.int64)
    lay(board, pile[count], MIDDLE - 1)
    for seat in range(seats):
        for _ in range(HAND):
            count -= 1
            hand[seat, pile[count]] += 1
    hands = np.full(seats, HAND)
    markers, penalties = np.full(seats, FIRST_MARKER), np.zeros(seats, np.int64)
    open_, shut = np.zeros((seats, FACES), np.int64), np.zeros((seats, FACES), np.int64)
    kept = (
        np.zeros(INPUTS, np.float32),
        np.zeros(7, np.int64),
        np.zeros(6),
        np.zeros(1, np.int64),
        np.zeros(INPUTS, np.float32),
        np.zeros(len(net[1]), np.float32),
    )
    lengths[:] = 0
    last, seat = False, np.random.randint(seats)
    for _ in range(MOST_TURNS):
        unseen = 2 - hand[seat] - shut[seat] - open_.sum(axis=0)
        for face in range(FACES):
            if board[HOME + face // SIZE] >= 0:
                unseen[face] -= board[board[HOME + face // SIZE] * SIZE + face % SIZE]
        table = hands, count, last, unseen
        if is_net[seat]:
            kept[2][STRANGE] = np.random.random() < strange
            source = play_by_net(
                kept, table, seat, board, hand[seat], open_[seat], markers, penalties, net
            )
            if lengths[seat] < LONGEST:
                ends[seat, lengths[seat]], values[seat, lengths[seat]] = kept[0], kept[2]
                lengths[seat] += 1
        else:
            source = play_as_normal(table, seat, board, hand[seat], open_[seat], markers, penalties)
        left = hand[seat].sum()
        if source == PILE:
            for _ in range(min(HAND - left, count)):
                count -= 1
                hand[seat, pile[count]] += 1
        elif source == PENALTY:
            shed(hand[seat], open_[seat], shut[seat])
            penalties[seat] -= HAND
        hands[seat] = hand[seat].sum()
        if (last and left == 0) or (source == PILE and count == 0):
            if scored(markers, penalties, last):
                break
            picked = (open_ + shut).sum(axis=0)
            count = picked.sum()
            pile[:count] = np.repeat(np.arange(FACES), picked)
            np.random.shuffle(pile[:count])
            open_[:], shut[:], last = 0, 0, count == 0
        seat = (seat + 1) % seats
    return markers


@njit(cache=True)
def shed(hand, open_, shut):
    """Six cards of the own penalty pile come into the hand."""
    shut += open_
    open_[:] = 0
    for _ in range(HAND):
        at, face = np.random.randint(shut.sum()), 0
        while at >= shut[face]:
            at -= shut[face]
            face += 1
        shut[face] -= 1
        hand[face] += 1
