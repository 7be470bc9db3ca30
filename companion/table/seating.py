"""Who sits at a table, and whose move somebody speaks of who says no name or only a verb."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.game import PHYSICAL, TABLE, Choice, Choices, Game, Move, Reason, Reveal, State
from companion.games.notation import UNSEEN_TURN, UNSEEN_VERB, card_notation
from companion.table.tokens import Token, Word


@dataclass(frozen=True)
class Table:
    """Who plays what, at which kind of table."""

    game: Game
    names: tuple[str, ...]
    kind: str = PHYSICAL
    """As `companion.games.game.TABLES`."""
    written: tuple[str, ...] = ()
    """The names in the journal, where they are others than those that are said now."""


def turn_of(state: State) -> int:
    """The seat whose choice is awaited, or TABLE."""
    awaited = state.awaits
    return awaited.seat if isinstance(awaited, Choice) else TABLE


def owner_of(state: State) -> int:
    """The seat whose choice, or whose card that appears, is awaited; else TABLE."""
    awaited = state.awaits
    return awaited.seat if isinstance(awaited, Choice | Reveal) else TABLE


def why_not_of(seat: int, state: State) -> Reason | None:
    """Why the next words cannot be about a player: it is another one's turn, or card."""
    turn = owner_of(state)
    if turn in (TABLE, seat):
        return None
    return Reason("not_your_turn", {"seat": seat, "turn": turn})


def opening(verb: str, state: State, game: Game, speaking: int | None = None) -> Move:
    """The move that a verb alone begins.

    `speaking`: the seat that means itself where it is nobody's turn.
    """
    match state.awaits:
        case Choice(seat, what) if what == verb:
            return Move(seat, verb)
        case Choices((first, *_), what) if what == verb:
            return Move(first, verb)
        case _ if verb in game.table_verbs:
            return Move(TABLE, verb)
        case Choices() if speaking is not None:
            return Move(speaking, verb)
        case _:
            return Move(turn_of(state), verb)


def whole_by_verb(move: Move, state: State) -> Move | None:
    """The move that its verb alone says whole; None where something has to be asked.

    `round` needs no number, and the verb of a question of yes or no means yes.
    """
    slot = state.slot(move)
    if slot is None:
        return move
    if slot.kind == "round":
        return move._replace(args=slot.values)
    return state.fill(move, "yes") if slot.values[:1] == ("yes",) else None


def chosen_by(seat: int, what: str, rest: list[Token], game: Game) -> Move:
    """The move that a name begins where several choose; its verb is taken out of `rest`."""
    match rest:
        case [Word("unseen"), *_]:
            del rest[0]
            return Move(seat, UNSEEN_VERB, UNSEEN_TURN)
        case [Word(code), *_] if code in game.grammar:
            del rest[0]
            return Move(seat, code)
        case _:
            return Move(seat, what)


def seated(move: Move, state: State, game: Game, speaking: int | None = None) -> Move:
    """`take B5` is said of the player whose turn it is; `keep B5` names the card kept.

    `speaking`: who means itself with a move out of turn.
    """
    awaited = state.awaits
    if move.seat == TABLE and move.verb in game.out_of_turn and speaking is not None:
        return move._replace(seat=speaking)
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
