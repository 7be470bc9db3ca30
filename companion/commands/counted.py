"""How the points of the last count came about: an answer with one utterance a player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.commands.tellers import Tellers
from companion.sentences.lists import joined
from companion.sentences.render import Wording
from companion.sentences.sentence import Priority, Sentence
from companion.table.outcomes import Happened
from companion.table.tokens import SeatNamed, Token


def counted(
    count: Happened, named: Sequence[Token], teller: Tellers, listener: int | None
) -> Iterator[Sentence]:
    """The points of each player who is `named`, of all where nobody is."""
    for event in count.events:
        seat = SeatNamed(getattr(event, "seat", -1))
        told = teller.tell([replace(count, events=(event,))], listener)
        if told and (not named or seat in named):
            both = joined([Wording(said.speech, said.text) for said in told], " ")
            text = replace(told[0], speech=both.speech, text=both.text)
            yield replace(text, priority=Priority.ANSWER, result=False)
