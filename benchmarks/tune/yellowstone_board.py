"""The board of Yellowstone Park in numbers, and the level normal on it; compiled by numba, of no
use at a table.

A face is 7 x colour + row, colours in the order of their letters, rows and columns from 0. A hand
is how many of each face. A board is a row of numbers, see `WIDTH`. Only the usual options are
played. `normal` plays as `companion/players/thumbs/yellowstone.py` does.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from companion.games.yellowstone.rules import BONUS, HAND, PENALTIES_TO_DRAW
from companion.players.thumbs.yellowstone import NORMAL

SIZE, WINDOW, COLOURS = 7, 3, 4
FACES = SIZE * COLOURS
ROWS = SIZE * SIZE
COLUMNS = ROWS + SIZE
COLOUR = COLUMNS + SIZE
HOME = COLOUR + SIZE
CELLS = HOME + COLOURS
CARDS = CELLS + 1
WIDTH = CARDS + 1
"""Of a board: cards in each cell, column by column; cards in each row and in each column; the
colour of each column and the column of each colour, -1 = none; cells that hold cards; cards."""
NOTHING = -1
_STEPS = np.array([BONUS.get(filled, 0) for filled in range(SIZE + WINDOW + 1)])
_MATCHING, _VARIETY, _EMPTYING = NORMAL.matching, NORMAL.variety, NORMAL.emptying
_MISSES_DRAWN = 1 - _MATCHING * WINDOW / SIZE


@njit(cache=True)
def empty():
    """A board without cards."""
    board = np.zeros(WIDTH, np.int64)
    board[COLOUR : HOME + COLOURS] = NOTHING
    return board


@njit(cache=True)
def lay(board, face, column):
    """Lay a card; gives the steps back that its cell brings where it fits."""
    colour, row = face // SIZE, face % SIZE
    cell = column * SIZE + row
    is_new = board[cell] == 0
    board[CELLS] += is_new
    board[cell] += 1
    board[ROWS + row] += 1
    board[COLUMNS + column] += 1
    board[COLOUR + column] = colour
    board[HOME + colour] = column
    board[CARDS] += 1
    return _STEPS[board[CELLS]] if is_new else 0


@njit(cache=True)
def is_outside(cell, top, left):
    column, row = cell // SIZE, cell % SIZE
    return not (top <= row < top + WINDOW and left <= column < left + WINDOW)


@njit(cache=True)
def pick_up(board, top, left, pile):
    """Move what lies outside a window to a pile, by faces; gives how many cards that were."""
    count = 0
    for cell in range(ROWS):
        cards = board[cell]
        if cards and is_outside(cell, top, left):
            column, row = cell // SIZE, cell % SIZE
            colour = board[COLOUR + column]
            pile[colour * SIZE + row] += cards
            count += cards
            board[cell] = 0
            board[ROWS + row] -= cards
            board[COLUMNS + column] -= cards
            board[CELLS] -= 1
            board[CARDS] -= cards
            if board[COLUMNS + column] == 0:
                board[COLOUR + column] = NOTHING
                board[HOME + colour] = NOTHING
    return count


@njit(cache=True)
def ways(board, row, column, found):
    """Fill in cost, top and left of the different pick-ups, the cheapest first; gives how many."""
    count = 0
    picked = np.zeros(WINDOW * WINDOW, np.int64)
    last = SIZE - WINDOW
    for top in range(max(0, row - WINDOW + 1), min(last, row) + 1):
        for left in range(max(0, column - WINDOW + 1), min(last, column) + 1):
            cells, cost = 0, 0
            for cell in range(ROWS):
                if board[cell] and is_outside(cell, top, left):
                    cells |= 1 << cell
                    cost += board[cell]
            if not (picked[:count] == cells).any():
                picked[count] = cells
                found[count] = cost, top, left
                count += 1
    for last in range(1, count):
        at = last
        while at > 0 and found[at - 1, 0] > found[at, 0]:
            for part in range(3):
                found[at, part], found[at - 1, part] = found[at - 1, part], found[at, part]
            at -= 1
    return count


@njit(cache=True)
def span(board):
    """First and last row, first and last column."""
    top, bottom, left, right = SIZE, -1, SIZE, -1
    for at in range(SIZE):
        if board[ROWS + at]:
            top, bottom = min(top, at), at
        if board[COLUMNS + at]:
            left, right = min(left, at), at
    return top, bottom, left, right


@njit(cache=True)
def is_allowed(board, face, column):
    """Whether the colours leave the column to a card."""
    home = board[HOME + face // SIZE]
    return column == home if home >= 0 else board[COLUMNS + column] == 0


@njit(cache=True)
def fits(around, face, column):
    top, bottom, left, right = around
    row = face % SIZE
    return bottom - WINDOW < row < top + WINDOW and right - WINDOW < column < left + WINDOW


@njit(cache=True)
def one_fits(board, hand):
    """Whether a card of the hand fits."""
    around = span(board)
    for face in range(FACES):
        if hand[face]:
            for column in range(SIZE):
                if is_allowed(board, face, column) and fits(around, face, column):
                    return True
    return False


@njit(cache=True)
def outside(counts, total):
    """For each row, or column, how many cards at least lie outside a window that contains it."""
    inside = np.zeros(SIZE, np.int64)
    for first in range(SIZE - WINDOW + 1):
        held = counts[first : first + WINDOW].sum()
        for at in range(first, first + WINDOW):
            inside[at] = max(inside[at], held)
    return total - inside


@njit(cache=True)
def costs_of(board):
    """About how many cards each face would cost; 0 where it fits."""
    by_row = outside(board[ROWS:COLUMNS], board[CARDS])
    by_column = outside(board[COLUMNS:COLOUR], board[CARDS])
    costs = np.zeros(FACES, np.int64)
    free = board[CARDS]
    for column in range(SIZE):
        if board[COLUMNS + column] == 0:
            free = min(free, by_column[column])
    for face in range(FACES):
        home = board[HOME + face // SIZE]
        costs[face] = by_row[face % SIZE] + (by_column[home] if home >= 0 else free)
    return costs


@njit(cache=True)
def lies(board, face):
    """Whether a copy of a card lies on the board."""
    home = board[HOME + face // SIZE]
    return home >= 0 and board[home * SIZE + face % SIZE] > 0


@njit(cache=True)
def follower_of(board, costs, unseen, size):
    """As in the rule of thumb: loss, steps, stuck, fresh, fitting."""
    total = max(unseen.sum(), 1)
    by_cost = np.zeros(2 * board[CARDS] + 1, np.int64)
    fresh = 0
    for face in range(FACES):
        by_cost[costs[face]] += unseen[face]
        if costs[face] == 0 and not lies(board, face):
            fresh += unseen[face]
    loss, stuck, dear = 0.0, 0.0, unseen.sum()
    for cost in range(len(by_cost)):
        dear -= by_cost[cost]
        if dear == 0:
            break
        chance = (dear / total) ** size
        loss += chance
        if cost == 0:
            stuck = chance
    chance = 1 - (1 - fresh / total) ** size
    filled = board[CELLS]
    steps = 0.0
    for more in range(1, 3):
        steps += _STEPS[min(filled + more, SIZE + WINDOW)] * chance**more
    return loss, steps, stuck, fresh / total, by_cost[0] / total


@njit(cache=True)
def chance_of_nothing(hand, drawn):
    """How likely no card of a hand fits when the board may lie anywhere."""
    rows = np.zeros(SIZE, np.int64)
    for face in range(FACES):
        rows[face % SIZE] += hand[face]
    chances = 0.0
    for top in range(SIZE - WINDOW + 1):
        chances += (1 - _MATCHING) ** rows[top : top + WINDOW].sum()
    return _MISSES_DRAWN**drawn * chances / (SIZE - WINDOW + 1)


# The level normal. `seen` is what it looks at beside board and hand: seats, cards of the next hand,
# own penalty cards, cards of the pile, unseen cards.


@njit(cache=True)
def worth(board, hand, drawn, seen):
    seats, size, penalties, pile, unseen = seen
    held = hand.sum()
    hope = 0.0
    if penalties >= PENALTIES_TO_DRAW:
        needed = -(-(held + drawn) // 2) if held else 0
        if needed <= pile / (2 * seats):
            hope = HAND * _EMPTYING**needed
    loss, steps, _, _, _ = follower_of(board, costs_of(board), unseen, size)
    return hope - _VARIETY * chance_of_nothing(hand, drawn) + (loss - steps) / (seats - 1)


@njit(cache=True)
def worth_after(board, hand, is_second, seen):
    """At best: the end of the turn, or one more card that fits."""
    left = hand.sum()
    is_end = is_second or left == 0
    best = worth(board, hand, HAND - left if is_end else 0, seen)
    if is_end:
        return best
    around = span(board)
    for face in range(FACES):
        if hand[face] == 0:
            continue
        hand[face] -= 1
        for column in range(SIZE):
            if is_allowed(board, face, column) and fits(around, face, column):
                after = board.copy()
                steps = lay(after, face, column)
                best = max(best, steps + worth(after, hand, HAND - left + 1, seen))
        hand[face] += 1
    return best


@njit(cache=True)
def best_window(board, hand, face, column, is_second, seen):
    """What the best pick-up is worth for a card that is no longer in the hand; its top and left."""
    found = np.zeros((WINDOW * WINDOW, 3), np.int64)
    picked = np.zeros(FACES, np.int64)
    best, best_top, best_left = -1e9, 0, 0
    for at in range(ways(board, face % SIZE, column, found)):
        cost, top, left = found[at]
        after = board.copy()
        pick_up(after, top, left, picked)
        lay(after, face, column)
        value = worth_after(after, hand, is_second, seen) - cost
        if value > best:
            best, best_top, best_left = value, top, left
    return best, best_top, best_left


@njit(cache=True)
def best_card(board, hand, is_second, seen):
    """Face and column; -1 to leave it at one card."""
    around, must_fit = span(board), is_second or one_fits(board, hand)
    best, best_face, best_column = -1e9, NOTHING, NOTHING
    for face in range(FACES):
        if hand[face] == 0:
            continue
        hand[face] -= 1
        for column in range(SIZE):
            if not is_allowed(board, face, column):
                continue
            if fits(around, face, column):
                after = board.copy()
                value = lay(after, face, column) + worth_after(after, hand, is_second, seen)
            elif must_fit:
                continue
            else:
                value = best_window(board, hand, face, column, is_second, seen)[0]
            if value > best:
                best, best_face, best_column = value, face, column
        hand[face] += 1
    if is_second and worth(board, hand, 0, seen) > best:
        return NOTHING, NOTHING
    return best_face, best_column


@njit(cache=True)
def refills(board, hand, seen):
    """Whether it draws after two cards."""
    drawn = HAND - hand.sum()
    return worth(board, hand, drawn, seen) >= worth(board, hand, 0, seen)
