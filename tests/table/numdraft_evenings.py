"""Evenings of Num Draft: a session at a real table, what is scanned and typed at it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from companion.games.game import COUNT, PHYSICAL, Reason
from companion.games.numdraft import NUM_DRAFT, NumDraft
from companion.readings import Reading
from companion.sentences.lexicon import Lexicon
from companion.table.command_cards import command_cards
from companion.table.journal import Header, Journal
from companion.table.outcomes import Declined, Happened, Outcome, Question
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Number, SeatNamed, Token

NAMES = ("Ana", "Bo", "Cy")
IDS = {card.face.text: card.id for card in NUM_DRAFT.deck.cards}
COMMANDS = {token: code for code, token in reversed(command_cards().items())}


class Evening:
    """A session at which tests scan and type."""

    def __init__(
        self,
        names: Sequence[str] = NAMES,
        *,
        count: bool = False,
        path: Path | None = None,
        **options: str,
    ) -> None:
        self.names = tuple(names)
        kind = COUNT if count else PHYSICAL
        header = Header("numdraft", self.names, options, table=kind)
        journal = Journal.create(path, header) if path else None
        timeline = Timeline(NUM_DRAFT, NUM_DRAFT.new(len(self.names), options, kind))
        self.session = Session(Table(NUM_DRAFT, self.names), timeline, journal)

    @property
    def state(self) -> NumDraft:
        state = self.session.state
        assert isinstance(state, NumDraft)
        return state

    def scan(self, *cards: str | Token | int) -> tuple[Outcome, ...]:
        """Read cards by notation, places, and command cards by token; the last outcomes."""
        outcomes: tuple[Outcome, ...] = ()
        for card in cards:
            token = Number(card) if isinstance(card, int) else card
            code = IDS[token] if isinstance(token, str) else COMMANDS[token]
            outcomes = self.session.read(Reading("scanner", code, 0))
        return outcomes

    def type(self, *lines: str, lang: str = "en") -> tuple[Outcome, ...]:
        """Type lines; the outcomes of the last one."""
        lexicon = Lexicon(NUM_DRAFT, self.names, lang)
        outcomes: tuple[Outcome, ...] = ()
        for line in lines:
            understood = lexicon.understand(line)
            assert not isinstance(understood, Reason), (line, understood)
            outcomes = self.session.hear(understood)
        return outcomes

    def grid(self, seat: int) -> str:
        return " ".join(self.state.grids[seat])


def begun(*, path: Path | None = None, **options: str) -> Evening:
    """Places 1, 2 and 9 were turned up, Bo is the master, the first cards are given."""
    evening = Evening(path=path, **options)
    evening.scan(1, 2, 9, "R7", "G3", "B12")
    return evening


def second_turn(*, path: Path | None = None, **options: str) -> Evening:
    """Everybody has put a card; the second turn begins."""
    evening = begun(path=path, **options)
    evening.scan("R1", "R2", "R3")
    return evening


def refusal(outcomes: Sequence[Outcome]) -> Reason:
    """The reason of the refusal that the outcomes end with."""
    last = outcomes[-1]
    assert isinstance(last, Declined), outcomes
    return last.reason


def question(outcomes: Sequence[Outcome]) -> tuple[str, int]:
    """What is asked at the end of the outcomes, and of whom."""
    last = outcomes[-1]
    assert isinstance(last, Question), outcomes
    return last.what, last.seat


def happened(outcomes: Sequence[Outcome]) -> int:
    """How many moves were made."""
    return sum(isinstance(outcome, Happened) for outcome in outcomes)


def seat(number: int) -> SeatNamed:
    """The command card of a player."""
    return SeatNamed(number)
