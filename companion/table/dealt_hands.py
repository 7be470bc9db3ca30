"""Hands that were just dealt: told as hands, not card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from companion.games.game import Reveal, State
from companion.table.outcomes import Answered, Happened, Outcome

FEW = 2
"""So many cards that somebody draws are told one by one."""


def is_secret(state: State) -> bool:
    """Whether a card is about to appear that not everybody may see."""
    return isinstance(state.awaits, Reveal) and state.awaits.audience is not None


def held(state: State, seat: int) -> Answered:
    """The hand of a seat, for that seat alone."""
    return Answered("hand", seat, None, state.view(seat), audience=seat)


def told(dealt: Sequence[Happened], state: State, people: Sequence[int]) -> Iterator[Outcome]:
    """The outcomes of secret cards that were dealt one after the other.

    Of the people, who got more than a few hears its hand in their stead, before what follows from
    the last of them, such as a count. `state` is the state now.
    """
    got = Counter(
        seat
        for outcome in dealt
        for seat in {seat for event in outcome.events for seat in event.audience or ()}
    )
    whole = tuple(seat for seat in people if got[seat] > FEW)
    for seat in whole:
        yield held(state, seat)
    for outcome in dealt:
        yield replace(
            outcome,
            events=tuple(
                event for event in outcome.events if not set(event.audience or ()) & set(whole)
            ),
        )


def heard(outcomes: Iterable[Outcome]) -> Iterator[int]:
    """The seats that are told all the cards of the own hand."""
    for outcome in outcomes:
        match outcome:
            case Answered("hand", audience=int(seat)):
                yield seat
            case Happened(events=events):
                for event in events:
                    yield from (event.audience or ()) if event.whole_hand else ()
