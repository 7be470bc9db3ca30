"""Evenings at a table: a session, what is scanned, typed and shown at it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from companion.games.game import COUNT, PHYSICAL, Move, Over, Reason, State
from companion.games.pixies import PIXIES
from companion.readings import Reading
from companion.sentences.lexicon import Lexicon
from companion.table.command_cards import command_cards
from companion.table.journal import Header, Journal
from companion.table.outcomes import Declined, Happened, Outcome, Question
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Number, SeatNamed, Token, Word

NAMES = ("Ana", "Bo", "Cy")
IDS = {card.face.text: card.id for card in PIXIES.deck.cards}
COMMANDS = {token: code for code, token in reversed(command_cards().items())}


class Evening:
    """A session at which tests scan and type."""

    def __init__(
        self, names: Sequence[str] = NAMES, *, count: bool = False, path: Path | None = None
    ) -> None:
        self.names = tuple(names)
        journal = Journal.create(path, Header("pixies", self.names)) if path else None
        start = PIXIES.new(len(self.names), table=COUNT if count else PHYSICAL)
        timeline = Timeline(PIXIES, start)
        self.session = Session(Table(PIXIES, self.names), timeline, journal)

    @property
    def state(self) -> State:
        return self.session.state

    def scan(self, *cards: str | Token) -> tuple[Outcome, ...]:
        """Read cards, by their notation, or command cards, by their token; the last outcomes."""
        outcomes: tuple[Outcome, ...] = ()
        for card in cards:
            code = IDS[card] if isinstance(card, str) else COMMANDS[card]
            outcomes = self.read(code)
        return outcomes

    def read(self, code: str) -> tuple[Outcome, ...]:
        """Read a code, whatever it is."""
        return self.session.read(Reading("scanner", code, 0))

    def type(self, *lines: str, lang: str = "en") -> tuple[Outcome, ...]:
        """Type lines; the outcomes of the last one."""
        lexicon = Lexicon(PIXIES, self.names, lang)
        outcomes: tuple[Outcome, ...] = ()
        for line in lines:
            understood = lexicon.understand(line)
            assert not isinstance(understood, Reason), (line, understood)
            outcomes = self.session.hear(understood)
        return outcomes

    def area(self, seat: int) -> str:
        """An area in notation, its rows one after the other."""
        return PIXIES.text(self.state).split(" | ")[4].split(" ; ")[seat]


def begun(*display: str, names: Sequence[str] = NAMES, path: Path | None = None) -> Evening:
    """The first seat has started and some cards are turned up."""
    evening = Evening(names, path=path)
    evening.scan(SeatNamed(0), *display)
    return evening


def two_fives() -> Evening:
    """Ana has taken a second 5 and says which one stays face up."""
    evening = begun("B5", "R1*", "G8-2")
    evening.scan("B5", "R1*", "G8-2", "B5-2", "R2+5", "G9-4", "R2+5", "B5-2")
    return evening


def three_fives() -> Evening:
    """Ana has taken a third 5, which goes face down on an empty place."""
    evening = two_fives()
    evening.scan(Word("new"), "G9-4", "B5*", "R3+4", "G7-2", "R3+4", "G7-2", "B5*")
    return evening


def refusal(outcomes: Sequence[Outcome]) -> Reason:
    """The reason of the refusal that the outcomes end with."""
    last = outcomes[-1]
    assert isinstance(last, Declined), outcomes
    return last.reason


def question(outcomes: Sequence[Outcome]) -> Question:
    """The question that the outcomes end with."""
    last = outcomes[-1]
    assert isinstance(last, Question), outcomes
    return last


def happened(outcomes: Sequence[Outcome]) -> list[Move]:
    """The moves that were made."""
    return [outcome.move for outcome in outcomes if isinstance(outcome, Happened)]


def scans_of(move: Move) -> tuple[str | Token, ...]:
    """What lies under the reader when somebody makes a move with cards only.

    A round begins with its first card.
    """
    value = move.args[0]
    match move.verb:
        case "start":
            return (SeatNamed(int(value)),)
        case "keep":
            return (Word(str(value)),)
        case "place":
            return (Number(int(value)),)
        case "round":
            return ()
        case _:
            return (str(value),)


def random_moves(seed: int, seats: int) -> list[Move]:
    """The moves of a whole random game."""
    dice = random.Random(seed)
    state: State = PIXIES.new(seats)
    moves = []
    while not isinstance(state.awaits, Over):
        move = dice.choice(list(state.moves()))
        moves.append(move)
        state = state.after(move).state
    return moves
