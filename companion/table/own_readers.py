"""What is read at a reader of a player's own: it is that player's, and of nobody else."""

from __future__ import annotations

from collections.abc import Container

from companion.games.game import TABLE, Choices, Game, Reason, State
from companion.table.outcomes import Question
from companion.table.seating import owner_of
from companion.table.tokens import QUERIES, Cards, Number, SeatNamed, Token, Word

NOT_THIS_READER = "not_this_reader"
"""The reason where another player is awaited; facts `seat`, whose reader it is, and `turn`."""
_ANYBODYS = QUERIES | {"undo", "correct", "recount", "unseen", "hint"}
"""Words that are about the table, whoever says them."""


def said_by(
    owner: int | None,
    token: Token,
    asked: Question,
    state: State,
    *,
    game: Game,
    together: bool,
) -> list[Token] | Reason:
    """The tokens that a token at a player's own reader stands for; why it has to wait.

    `owner`: whose reader it is, None for everybody's. `together`: who is asked is only the first
    of several who may choose now, each for itself.
    """
    if owner is None or isinstance(token, SeatNamed) or _is_word_of(token, _ANYBODYS):
        return [token]
    if together and isinstance(state.awaits, Choices) and asked.what == state.awaits.what:
        chooses = isinstance(token, Cards | Number) or _is_word_of(token, game.grammar)
        return [SeatNamed(owner), token] if chooses else [token]
    awaited = _awaited_seat(asked, state)
    if awaited in (TABLE, owner):
        return [token]
    return Reason(NOT_THIS_READER, {"seat": owner, "turn": awaited})


def _is_word_of(token: Token, words: Container[str]) -> bool:
    return isinstance(token, Word) and token.code in words


def _awaited_seat(asked: Question, state: State) -> int:
    """Whose choice or card is wanted, in a count whose area; TABLE where anybody may say it."""
    if asked.what in ("correct_old", "correct_new", "over"):
        return TABLE
    if asked.what == "recount" and asked.made:
        return int(asked.made[0])
    return asked.seat if asked.seat != TABLE else owner_of(state)
