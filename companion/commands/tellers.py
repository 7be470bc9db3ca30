"""Who is told what at a table: everybody in names, and each person who hears alone as "you"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.commands.told_together import told_together
from companion.games.game import Event
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import Level
from companion.sentences.sentence import Sentence
from companion.table.outcomes import (
    Answered,
    Happened,
    Hinted,
    Outcome,
    Question,
    TakenBack,
    Troubled,
    Unwritten,
)
from companion.table.seating import Table

JOINED = 3
"""Sentences that are joined in one utterance at most, where several players move of themselves."""


@dataclass(frozen=True, slots=True)
class Company:
    """The people who are spoken to."""

    people: tuple[int, ...] = ()
    """Those at one machine; none at a table of real cards."""
    private: frozenset[int] = frozenset()
    """Those with an earphone of their own."""

    @property
    def alone(self) -> int | None:
        """The only person of a game on the machine."""
        return self.people[0] if len(self.people) == 1 else None


class Tellers:
    """The narrators of a table at a level: one for everybody, one for each who hears alone."""

    def __init__(
        self, table: Table, lang: str, company: Company, level: Level, *, condensed: bool = False
    ) -> None:
        """`condensed`: as narrators are."""
        most = JOINED if company.people else None
        speech = Speech(
            lang, table.game.deck, table.names, company.alone, level, bool(company.people)
        )
        self._game = table.game.name
        self._people, self._alone = company.people, company.alone
        self._unheard = set() if company.people else set(range(len(table.names))) - company.private
        """Seats at a table of real cards whose secrets nobody can tell them."""
        self._everybody = Narrator(speech, most, condensed=condensed)
        self._each = {
            seat: Narrator(replace(speech, you=seat), most, condensed=condensed)
            for seat in sorted({*company.people, *company.private})
        }

    def tell(self, outcomes: Sequence[Outcome], listener: int | None) -> list[Sentence]:
        """Say outcomes; `listener` is the seat that alone is spoken to.

        A sentence whose audience is a seat is for nobody else. Secrets of computer players are not
        told at all; at a table of real cards those of other seats are there for who says "a card".
        """
        if self._people:
            outcomes = told_together(self._game, outcomes, None)
        if self._alone is not None:
            mine = _heard_by({self._alone}, outcomes)
            heard = told_together(self._game, mine, self._alone)
            told = self._each[self._alone].tell(heard)
            return [said for said in told if said.audience in (None, self._alone)]
        told = []
        for audience, part in _parted(outcomes, listener):
            if audience is None:
                told += self._shared(part)
            else:
                own = self._each[audience].tell(part)
                told += [replace(said, audience=audience) for said in own]
        return told

    def _shared(self, outcomes: Sequence[Outcome]) -> list[Sentence]:
        """What everybody hears and what each person alone hears, in the order it happened."""
        told: list[Sentence] = []
        for part in _up_to_secrets(outcomes, set(self._each)):
            told += self._everybody.tell(_heard_by(self._unheard, part))
            for seat, teller in self._each.items():
                own = teller.tell(_heard_by({seat}, part))
                told += [said for said in own if said.audience == seat]
        return told


def _parted(
    outcomes: Sequence[Outcome], listener: int | None
) -> list[tuple[int | None, list[Outcome]]]:
    """The outcomes in runs that are for everybody (None) or for one seat."""
    runs: list[tuple[int | None, list[Outcome]]] = []
    for outcome in outcomes:
        audience = _audience(outcome, listener)
        if runs and runs[-1][0] == audience:
            runs[-1][1].append(outcome)
        else:
            runs.append((audience, [outcome]))
    return runs


def _up_to_secrets(outcomes: Sequence[Outcome], seats: set[int]) -> list[list[Outcome]]:
    """The outcomes in parts that end with what some seats alone may hear.

    The last part has the last move, if only to say that it is over: then a question is short.
    """
    parts: list[list[Outcome]] = [[]]
    for outcome in outcomes:
        rest = outcome
        while isinstance(rest, Happened) and (end := _end_of_secrets(rest.events, seats)):
            parts[-1].append(replace(rest, events=rest.events[:end]))
            parts.append([])
            rest = replace(rest, events=rest.events[end:])
        parts[-1].append(rest)
    return parts


def _end_of_secrets(events: Sequence[Event], seats: set[int]) -> int:
    """How many events there are up to the end of the first secrets of some seats; 0 if none."""
    secret = [not seats.isdisjoint(event.audience or ()) for event in events]
    if True not in secret:
        return 0
    first = secret.index(True)
    return secret.index(False, first) if False in secret[first:] else len(secret)


def _audience(outcome: Outcome, listener: int | None) -> int | None:
    """What somebody asks, or is asked, is between the program and who listens."""
    match outcome:
        case Happened() | TakenBack() | Troubled() | Unwritten() | Question(what="gate"):
            return None
        case Answered(audience=int(seat)) | Hinted(audience=int(seat)):
            return seat
        case _:
            return listener


def _heard_by(seats: set[int], outcomes: Sequence[Outcome]) -> list[Outcome]:
    """The outcomes without the events that are a secret of others than some seats."""
    return [
        replace(outcome, events=tuple(e for e in outcome.events if _may_hear(seats, e.audience)))
        if isinstance(outcome, Happened)
        else outcome
        for outcome in outcomes
    ]


def _may_hear(seats: set[int], audience: tuple[int, ...] | None) -> bool:
    return audience is None or not seats.isdisjoint(audience)
