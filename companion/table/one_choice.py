"""Where several choose at the same time, one line says the choice of one player."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.game import Choices, Game, State
from companion.table.tokens import Cards, Number, SeatNamed, Token, Word


def says_too_much(tokens: Sequence[Token], state: State, game: Game) -> bool:
    """Whether a line goes on after a whole choice without naming who makes the next one.

    `5 bleu 4` would put a card for one player and choose number 4 for another. With names,
    `Ana B5 Bo R7`, a line may say several.
    """
    if not isinstance(state.awaits, Choices):
        return False
    whole = len(game.grammar[state.awaits.what])
    said = 0
    for token in tokens:
        match token:
            case SeatNamed():
                said = 0
            case Cards() | Number() | Word("unread"):
                said += 1
            case Word(verb) if verb in game.grammar:
                said += said == whole
            case _:
                return False
        if said > whole:
            return True
    return False
