"""Cards laid one by one in one move: when the set is complete, without anybody saying so."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.game import TABLE, Game, Move, Slot, State
from companion.games.notation import CARD_AT_PLACE
from companion.table.tokens import Cards, Notation, SeatNamed, Token, Word

CLOSING = frozenset({Word("done"), Word("end_of_set")})
"""Words that close what is being laid or read."""


def may_be_complete(move: Move | None, state: State) -> bool:
    """Whether the cards laid so far are a whole move that further cards could still change."""
    slot = state.slot(move) if move is not None and move.args else None
    return slot is not None and slot.kind == "card" and slot.optional


def is_card_by_card(move: Move, slot: Slot) -> bool:
    """Whether some cards of a move were laid and more may follow."""
    return bool(move.args) and slot.kind == "card"


def is_read_at_places(move: Move | None, verb: str, game: Game) -> bool:
    """Whether cards with their places, `R3@3`, belong to the reading that is open.

    Without it they are the short form of a move of that verb.
    """
    if move is None or move.verb == verb or move.verb not in game.table_verbs:
        return False
    read = game.grammar[move.verb]
    return game.grammar.get(verb) == (CARD_AT_PLACE,) and bool(read) and read[-1] == "layout*"


def is_spoken_past(token: Token, rest: Sequence[Token], move: Move, game: Game) -> bool:
    """Whether a token is about what comes after a move: another verb, or another player's."""
    verbs = game.grammar.keys() - game.table_verbs
    match token, rest:
        case SeatNamed(seat), [Cards(), *_]:
            return seat != move.seat
        case SeatNamed(seat), [Word(code), *_]:
            return seat != move.seat and code in verbs
        case Word(code), _ if token not in CLOSING:
            return code in verbs and code != move.verb
        case Notation(said), _ if Word(said.verb) in CLOSING:
            return False
        case Notation(said), _ if is_read_at_places(move, said.verb, game):
            return False
        case Notation(said), _ if said.verb in verbs:
            of_another = said.seat not in (TABLE, move.seat)
            return of_another or (said.seat == TABLE and said.verb != move.verb)
        case _:
            return False


def is_said_whole(tokens: Sequence[Token], move: Move) -> bool:
    """Whether one line named the verb and the cards: it says the whole move."""
    return Word(move.verb) in tokens
