"""A move that nobody waits for is asked twice: a slip, or a card read by accident, ends no game."""

from __future__ import annotations

from companion.games.game import Game, Move, State
from companion.table.outcomes import Question
from companion.table.tokens import Number, Token, Word

SURE = "sure"
"""What is asked before such a move, as `Question.what`."""
YES: tuple[Token, ...] = (Word("yes"), Number(1))
NO: tuple[Token, ...] = (Word("no"), Number(2))


def is_doubtful(move: Move, state: State, game: Game) -> bool:
    """Whether a move is allowed out of turn, so that whoever makes it is asked first."""
    return move.verb in game.out_of_turn and state.why_not(move) is None


def doubt(move: Move, view: State) -> Question:
    """The question; 1 and 2 are yes and no."""
    return Question(SURE, move.seat, choices=(move.verb,), view=view)
