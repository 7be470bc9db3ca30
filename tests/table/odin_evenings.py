"""Evenings with Odin: a session at a physical table, what is scanned and typed at it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from companion.games.game import PHYSICAL, Move, Over, Reason, State
from companion.games.odin import ODIN, Odin
from companion.readings import Reading
from companion.sentences.lexicon import Lexicon
from companion.table.command_cards import command_cards
from companion.table.journal import Header, Journal
from companion.table.outcomes import Declined, Happened, Outcome, Question
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import SeatNamed, Token, Word

NAMES = ("Ana", "Bo", "Cy")
IDS = {card.face.text: card.id for card in ODIN.deck.cards}
COMMANDS = {token: code for code, token in reversed(command_cards().items())}
DONE, END_OF_SET, PASS = Word("done"), Word("end_of_set"), Word("pass")


class Evening:
    """A session at which tests scan and type."""

    def __init__(
        self,
        names: Sequence[str] = NAMES,
        *,
        table: str = PHYSICAL,
        target: str = "15",
        path: Path | None = None,
    ) -> None:
        self.names = tuple(names)
        options = {"target": target}
        header = Header("odin", self.names, options, "en", table, "0.1.0")
        journal = Journal.create(path, header) if path else None
        start = ODIN.new(len(self.names), options, table)
        self.session = Session(Table(ODIN, self.names), Timeline(ODIN, start), journal)

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def odin(self) -> Odin:
        state = self.session.state
        assert isinstance(state, Odin)
        return state

    def scan(self, *cards: str | Token) -> tuple[Outcome, ...]:
        """Read cards, by their notation, or command cards, by their token; the last outcomes."""
        outcomes: tuple[Outcome, ...] = ()
        for card in cards:
            code = IDS[card] if isinstance(card, str) else COMMANDS[card]
            outcomes = self.session.read(Reading("scanner", code, 0))
        return outcomes

    def type(self, *lines: str, lang: str = "en") -> tuple[Outcome, ...]:
        """Type lines; the outcomes of the last one."""
        lexicon = Lexicon(ODIN, self.names, lang)
        outcomes: tuple[Outcome, ...] = ()
        for line in lines:
            understood = lexicon.understand(line)
            assert not isinstance(understood, Reason), (line, understood)
            outcomes = self.session.hear(understood)
        return outcomes

    def hand(self, seat: int) -> str:
        return " ".join(self.odin.hands[seat])

    @property
    def middle(self) -> str:
        return " ".join(self.odin.middle)


def begun(names: Sequence[str] = NAMES, path: Path | None = None) -> Evening:
    """Ana has laid blue 3, Bo red 8 on it; Cy is to play."""
    evening = Evening(names, path=path)
    evening.scan(SeatNamed(0), "BL3", DONE, "RE8", DONE)
    return evening


def two_in_the_middle() -> Evening:
    """Cy has laid red 3 and pink 3 on red 8 and taken it; Ana is to play."""
    evening = begun()
    evening.scan("RE3", "PI3", DONE)
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


def random_moves(seed: int, seats: int) -> Iterator[Move]:
    """The moves of a whole random game, but for the deals that no table tells."""
    dice = random.Random(seed)
    state: State = ODIN.new(seats)
    while not isinstance(state.awaits, Over):
        moves = list(state.moves())
        playing = [move for move in moves if move.verb != "pass"]
        # Who only passes never ends a round.
        move = dice.choice(playing if playing and dice.random() < 0.8 else moves)
        if move.verb != "deal":
            yield move
        state = state.after(move).state
