"""Evenings of Yellowstone Park at a physical table: what is scanned and typed there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from companion.games.game import PHYSICAL, Reason
from companion.games.yellowstone import YELLOWSTONE, Yellowstone
from companion.games.yellowstone.board import board_text
from companion.readings import Reading
from companion.sentences.lexicon import Lexicon
from companion.table.command_cards import command_cards
from companion.table.journal import Header, Journal
from companion.table.outcomes import Declined, Outcome
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Token

NAMES = ("Ana", "Bo", "Cy")
COPIES = {
    face: tuple(card.id for card in YELLOWSTONE.deck.cards if card.face.text == face)
    for face in YELLOWSTONE.deck.faces
}
COMMANDS = {token: code for code, token in reversed(command_cards().items())}


class Evening:
    """A session at which tests scan and type."""

    def __init__(self, names: Sequence[str] = NAMES, *, path: Path | None = None) -> None:
        self.names = tuple(names)
        header = Header("yellowstone", self.names, table=PHYSICAL)
        journal = Journal.create(path, header) if path else None
        timeline = Timeline(YELLOWSTONE, YELLOWSTONE.new(len(self.names), table=PHYSICAL))
        self.session = Session(Table(YELLOWSTONE, self.names), timeline, journal)

    @property
    def state(self) -> Yellowstone:
        state = self.session.state
        assert isinstance(state, Yellowstone)
        return state

    @property
    def board(self) -> str:
        """The board without the ids of its cards."""
        return board_text(tuple((column, card[:2]) for column, card in self.state.board))

    def scan(self, card: str | Token, copy: int = 1) -> tuple[Outcome, ...]:
        """Read one copy of a card, or a command card."""
        code = COPIES[card][copy - 1] if isinstance(card, str) else COMMANDS[card]
        return self.session.read(Reading("scanner", code, 0))

    def type(self, *lines: str, lang: str = "en") -> tuple[Outcome, ...]:
        """Type lines; the outcomes of the last one."""
        lexicon = Lexicon(YELLOWSTONE, self.names, lang)
        outcomes: tuple[Outcome, ...] = ()
        for line in lines:
            understood = lexicon.understand(line)
            assert not isinstance(understood, Reason), (line, understood)
            outcomes = self.session.hear(understood)
        return outcomes


def refusal(outcomes: Sequence[Outcome]) -> Reason:
    """The reason of the refusal that the outcomes end with."""
    last = outcomes[-1]
    assert isinstance(last, Declined), outcomes
    return last.reason
