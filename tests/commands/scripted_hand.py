"""A hand that plays a whole game at a real table with nothing but what it lays under the reader.

What happens is a game of a dealer and computer players; the hand tells it to a table card by card,
each with the sticker that it has, and with command cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.commands.known_games import game_called
from companion.games.game import PHYSICAL, TABLE, Choice, Choices, Game, Move, Over, Reveal, State
from companion.players import player_of
from companion.readings import Reading
from companion.table.command_cards import command_cards
from companion.table.dealer import Dealer
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Number, SeatNamed, Token, Word

COMMANDS = {token: code for code, token in reversed(command_cards().items())}
LEVEL = "easy"


@dataclass(frozen=True)
class Told:
    """A game as the reader of a table sees it."""

    laid: tuple[tuple[Move, tuple[str, ...]], ...]
    """Each move of the game, and the codes that were read for it."""
    end: Over

    @property
    def codes(self) -> tuple[str, ...]:
        """All that was read, in order."""
        return tuple(code for _, codes in self.laid for code in codes)


def dealt_game(game: Game, seats: int, seed: int) -> Iterator[tuple[State, Move]]:
    """A whole game of a dealer: each move and the state before it."""
    players = [player_of(LEVEL, f"{seed} seat {seat}") for seat in range(seats)]
    dealer, state, shown = Dealer(f"hand {seed}"), game.new(seats), 0
    while not isinstance(awaited := state.awaits, Over):
        if isinstance(awaited, Reveal):
            move = dealer.show(awaited, shown)
            shown += 1
        elif isinstance(awaited, Choice) and awaited.seat == TABLE:
            move = dealer.choose(state, shown)
        else:
            seat = awaited.seat if isinstance(awaited, Choice) else awaited.seats[0]
            move = players[seat].choose(state.view(seat), seat)
        yield state, move
        state = state.after(move).state


def told_by_hand(name: str, names: tuple[str, ...], seed: int) -> Told:
    """What is read when a game of that seed is played, and how it ends."""
    game = game_called(name)
    hand = Hand(game, names)
    end: State = game.new(len(names))
    laid = []
    for before, move in dealt_game(game, len(names), seed):
        if move.verb not in ("deal", "round"):  # private, and begun by its first card
            laid.append((move, hand.tell(move)))
        end = before.after(move).state
    assert isinstance(end.awaits, Over)
    return Told(tuple(laid), end.awaits)


class Hand:
    """Lays cards under the reader, and listens to a table to know what is asked."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        start = game.new(len(names), table=PHYSICAL)
        self.session = Session(Table(game, names), Timeline(game, start))
        self._codes: list[str] = []
        self._stickers: dict[str, list[str]] = {}
        """Face -> ids of its copies, the one that was read longest ago first."""
        for card in game.deck.cards:
            self._stickers.setdefault(card.face.text, []).append(card.id)

    def tell(self, move: Move) -> tuple[str, ...]:
        """Lay down what makes a move, and say what it was; the move has to be made then."""
        self._codes = []
        made = len(self.session.moves)
        awaited = self.session.state.awaits
        if isinstance(awaited, Choices) and awaited.seats[0] != move.seat:
            self._lay(SeatNamed(move.seat))
        match move:
            case Move(verb="start", args=(int(seat),)):
                self._lay(SeatNamed(seat))
            case Move(verb="place" | "swap" | "turn" | "give" | "window", args=(int(number),)):
                self._lay(Number(number))
            case Move(verb="show" | "take" | "put" | "pick", args=(str(card),)):
                self._read(self._sticker(card))
            case Move(verb="keep" | "refill", args=(str(word),)):
                self._lay(Word(word))
            case Move(verb="draw", args=("penalty",)):
                self._lay(Number(2))
            case Move(verb="draw"):
                self._lay(Word("pile"))
            case Move(verb="take" | "discard"):
                self._lay(Word("discard"))
            case Move(verb="pass" | "done" as word):
                self._lay(Word(word))
            case Move(verb="play", args=(str(card), int(column))):
                self._read(self._sticker(card))
                if self.session.is_halfway:  # several columns are legal
                    self._lay(Number(column))
            case Move(verb="play", args=cards):
                for card in cards:
                    self._read(self._sticker(str(card)))
                if self.session.is_halfway:  # more cards would fit
                    self._lay(Word("done"))
        assert len(self.session.moves) > made, move
        assert not self.session.is_halfway, move
        return tuple(self._codes)

    def _sticker(self, face: str) -> str:
        """A copy of a card that does not lie on the table already."""
        copies = self._stickers[face]
        lying = {card.partition("#")[2] for card in self.session.state.cards()}
        code = next((it for it in copies if it not in lying), copies[0])
        copies.remove(code)
        copies.append(code)
        return code

    def _lay(self, token: Token) -> None:
        self._read(COMMANDS[token])

    def _read(self, code: str) -> None:
        self._codes.append(code)
        self.session.read(Reading("scanner", code, 0))
