"""What a table asks, notes and answers: made of the state and of the move being made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.game import TABLE, Move, State
from companion.table.narrowing import awaited_move, listed_values
from companion.table.outcomes import OVER, Answered, Noted, Outcome, Question
from companion.table.tokens import Number, SeatNamed, Token, Word

_OWN = frozenset({"hand", "area"})
"""Queries about what is before a player."""


@dataclass(frozen=True, slots=True)
class Ears:
    """Who hears an answer."""

    listener: int | None = None
    """The seat that alone is spoken to; None = everybody."""
    private: frozenset[int] = frozenset()
    """Seats with an earphone of their own at a table where everybody is spoken to."""
    listed: bool = False
    """Whether moves are listed by number; at a table of real cards they are read."""

    def of(self, seat: int | None) -> int | None:
        """The seat, if it has an earphone; where none is named, the only one that has."""
        if seat is None and len(self.private) == 1:
            return next(iter(self.private))
        return seat if seat in self.private else None


def open_question(partial: Move | None, state: State, view: State) -> Question:
    """What is asked while a move is being made, or what the game waits for.

    `state` is what the move is made of, `view` what may be said to whoever listens.
    """
    move = partial or awaited_move(state)
    if move is None:
        return Question(OVER, TABLE, view=view)
    slot = state.slot(move)
    if slot is not None and slot.kind == "area":
        return Question("recount", int(move.args[0]), place=len(move.args), view=view)
    listed = listed_values(move, slot)
    return Question(move.verb, move.seat, listed, made=move.args, view=view)


def correction_question(cards: tuple[str, ...], view: State) -> Question:
    """First the card that was read wrongly is asked for, then the right one."""
    return Question("correct_new" if cards else "correct_old", TABLE, view=view)


def noted(move: Move, filled: int) -> list[Outcome]:
    """What a recount has just understood; `filled` arguments were added."""
    if move.verb != "recount" or len(move.args) < 2:
        return []
    place, token = len(move.args) - 1, str(move.args[-1])
    return [Noted(int(move.args[0]), place, token, max(0, filled - 1))]


def answered(query: str, rest: list[Token], state: State, asked: Question, ears: Ears) -> Answered:
    """The answer to a query; it takes the names and numbers that follow it out of `rest`.

    Who says "my cards" is the listener, where one seat alone listens.
    """
    seat = ears.listener if query in _OWN else None
    number: int | None = None
    row: int | None = None
    everything = False
    while rest:
        match rest:
            case [SeatNamed(named), *_]:
                seat = named
            case [Number(value), *_]:
                number = value
            case [Word("all"), *_]:
                everything = True
            case [Word("row"), Number(value), *_]:
                row = value
                del rest[0]
            case _:
                break
        del rest[0]
    secret = ears.of(seat) if query == "hand" else None
    view = state.view(ears.listener if secret is None else secret)
    if query != "moves":
        playable = ears.listed
        return Answered(
            query, seat, number, view, (), asked.what, playable, everything, row, secret
        )
    choices = tuple(_moves_of_who_is_asked(state))
    # A number that names a place, or a card, cannot name a move as well.
    playable = ears.listed and not any(isinstance(value, int) for value in asked.choices)
    return Answered(query, seat, number, view, choices, asked.what, playable)


def _moves_of_who_is_asked(state: State) -> Iterator[Move]:
    """The listed moves; where several choose, those of the first."""
    asked = awaited_move(state)
    return (move for move in state.moves() if asked is None or move.seat == asked.seat)
