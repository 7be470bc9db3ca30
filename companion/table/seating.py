"""Whose move it is that somebody speaks of, when no name or only a verb was said."""

from __future__ import annotations

from companion.games.game import TABLE, Choice, Choices, Game, Move, Reveal, State
from companion.games.notation import card_notation


def turn_of(state: State) -> int:
    """The seat whose choice is awaited, or TABLE."""
    awaited = state.awaits
    return awaited.seat if isinstance(awaited, Choice) else TABLE


def owner_of(state: State) -> int:
    """The seat whose choice, or whose card that appears, is awaited; else TABLE."""
    awaited = state.awaits
    return awaited.seat if isinstance(awaited, Choice | Reveal) else TABLE


def opening(verb: str, state: State, game: Game) -> Move:
    """The move that a verb alone begins."""
    match state.awaits:
        case Choice(seat, what) if what == verb:
            return Move(seat, verb)
        case Choices((first, *_), what) if what == verb:
            return Move(first, verb)
        case _:
            return Move(TABLE if verb in game.table_verbs else turn_of(state), verb)


def seated(move: Move, state: State, game: Game) -> Move:
    """`take B5` is said of the player whose turn it is; `keep B5` names the card kept."""
    awaited = state.awaits
    match awaited:
        case Choices((first, *_), what) if move.seat == TABLE and move.verb == what:
            return move._replace(seat=first)
    if not isinstance(awaited, Choice) or move.verb in game.table_verbs:
        return move
    placed = move._replace(seat=awaited.seat if move.seat == TABLE else move.seat)
    if move.verb != awaited.what:
        return placed
    match move.args:
        case [str(word)] if (card := card_notation(word, game.deck)) is not None:
            return state.fill(placed._replace(args=()), card)
        case _:
            return placed
