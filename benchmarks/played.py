"""Games played at random through the rules' public face, and the scans that tell one of Pixies."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from companion.games import game as contract
from companion.games.game import Move, State
from companion.games.pixies import PIXIES
from companion.table.command_cards import command_cards
from companion.table.tokens import Number, SeatNamed, Token, Word

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve", "Flo", "Gus", "Hal")

_CARDS = {card.face.text: card.id for card in PIXIES.deck.cards}


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game, or its beginning."""

    rules: contract.Game
    seats: int
    moves: tuple[Move, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays."""
        return NAMES[: self.seats]

    @property
    def scans(self) -> tuple[str, ...]:
        """The codes that a table scans to tell this game of Pixies, in order.

        A new round needs none: its first card begins it.
        """
        return tuple(_code_of(move) for move in self.moves if move.verb != "round")


def random_game(seats: int, seed: int, rules: contract.Game = PIXIES) -> Game:
    """Play a game to its end, each move drawn from the legal ones."""
    generator = random.Random(seed)
    state: State = rules.new(seats)
    moves: list[Move] = []
    while legal := tuple(state.moves()):
        moves.append(generator.choice(legal))
        state = state.after(moves[-1]).state
    return Game(rules, seats, tuple(moves))


def random_games(seats: int, moves: int, rules: contract.Game = PIXIES) -> tuple[Game, ...]:
    """Games with so many moves together; the last breaks off there."""
    games: list[Game] = []
    while moves > 0:
        game = random_game(seats, len(games), rules)
        games.append(replace(game, moves=game.moves[:moves]))
        moves -= len(games[-1].moves)
    return tuple(games)


def _code_of(move: Move) -> str:
    value = move.args[0]
    match move.verb:
        case "start":
            return _command(SeatNamed(int(value)))
        case "keep":
            return _command(Word(str(value)))
        case "place":
            return _command(Number(int(value)))
        case _:
            return _CARDS[str(value)]


def _command(wanted: Token) -> str:
    return next(code for code, token in command_cards().items() if token == wanted)
