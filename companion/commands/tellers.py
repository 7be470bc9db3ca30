"""Who is told what at a table: everybody in names, and each person at a machine as "you"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.sentence import Sentence
from companion.table.outcomes import Happened, Outcome, Question, TakenBack, Troubled, Unwritten
from companion.table.seating import Table


class Tellers:
    """The narrators of a table: one for everybody, and one for each person at the machine."""

    def __init__(self, table: Table, lang: str, people: Sequence[int] = ()) -> None:
        """`people`: seats of the people at one machine; none at a table of real cards."""
        self._alone = people[0] if len(people) == 1 else None
        self._table, self._lang = table, lang
        self._everybody = self._narrator(self._alone)
        self._each = {seat: self._narrator(seat) for seat in people}

    def tell(self, outcomes: Sequence[Outcome], listener: int | None) -> list[Sentence]:
        """Say outcomes; `listener` is the seat that alone is spoken to."""
        if not self._each:
            return self._everybody.tell(outcomes)
        if self._alone is not None:
            return self._to(self._alone, outcomes)
        if listener is None:
            return self._shared(outcomes)
        shared = [outcome for outcome in outcomes if _is_public(outcome)]
        own = [outcome for outcome in outcomes if not _is_public(outcome)]
        told = self._each[listener].tell(own)
        return [*self._shared(shared), *(replace(said, audience=listener) for said in told)]

    def _shared(self, outcomes: Sequence[Outcome]) -> list[Sentence]:
        """What everybody hears, then what each person alone hears of it."""
        told = self._everybody.tell(_heard_by(None, outcomes))
        for seat, teller in self._each.items():
            own = teller.tell(_heard_by(seat, outcomes))
            told += [said for said in own if said.audience == seat]
        return told

    def _to(self, seat: int, outcomes: Sequence[Outcome]) -> list[Sentence]:
        told = self._each[seat].tell(_heard_by(seat, outcomes))
        return [said for said in told if said.audience in (None, seat)]

    def _narrator(self, seat: int | None) -> Narrator:
        return Narrator(Speech(self._lang, self._table.game.deck, self._table.names))


def _heard_by(seat: int | None, outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes without the events that are a secret of others."""
    return [
        replace(outcome, events=tuple(e for e in outcome.events if may_hear(seat, e.audience)))
        if isinstance(outcome, Happened)
        else outcome
        for outcome in outcomes
    ]


def may_hear(seat: int | None, audience: tuple[int, ...] | None) -> bool:
    """Whether a seat, or everybody, may hear what is for an audience."""
    return audience is None or seat in audience


def _is_public(outcome: Outcome) -> bool:
    """Whether everybody hears of it; what somebody asks, or is asked, is a private matter."""
    match outcome:
        case Happened() | TakenBack() | Troubled() | Unwritten() | Question(what="gate"):
            return True
        case _:
            return False
