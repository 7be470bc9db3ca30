"""Yellowstone Park at once: what fits and fills a cell, or else what costs fewest cards."""

from __future__ import annotations

from companion.games.game import Move
from companion.games.yellowstone.board import Board, Span, cells, pick_ups
from companion.games.yellowstone.rules import BONUS
from companion.games.yellowstone.state import Yellowstone


def move(state: Yellowstone, seat: int) -> Move:
    """What a greedy player would do, who always plays two cards and has a full hand."""
    match state.phase:
        case "play":
            return _played(state)
        case "window":
            return Move(seat, "window", (1,))
        case "refill":
            return Move(seat, "refill", ("yes",))
        case _:
            return Move(seat, "draw", ("penalty",))


def _played(state: Yellowstone) -> Move:
    moves = list(state.moves())
    if len(moves) == 1:
        return moves[0]
    board = state.board
    span = Span.of(board)
    steps = BONUS.get(cells(board) + 1, 0)
    best, most = moves[0], -1000
    for move in moves:
        if move.verb == "done":
            continue
        card, column = str(move.args[0]), int(move.args[1])
        if span.fits(int(card[1]), column):
            worth = steps if steps and _is_new(board, card, column) else 0
        else:
            worth = -pick_ups(board, card, column)[0].cost
        if worth > most:
            best, most = move, worth
    return best


def _is_new(board: Board, card: str, column: int) -> bool:
    """Whether no card lies in that cell."""
    return not any(there == column and laid[1] == card[1] for there, laid in board)
