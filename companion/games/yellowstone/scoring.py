"""The scoring: whenever the pile is empty, and once more when a hand is in the last round."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from companion.games.game import COUNT, Event, GameEnded, ScoreLine, ScoreSheet, Step
from companion.games.yellowstone.board import face_of
from companion.games.yellowstone.events import (
    NewPile,
    RoundBegan,
    RoundEnded,
    SeatScored,
)
from companion.games.yellowstone.rules import FIRST_MARKER, LAST_MARKER
from companion.games.yellowstone.sources import shuffled_penalties

if TYPE_CHECKING:
    from companion.games.yellowstone.state import Yellowstone


def sheet_of(penalties: int, bonus: int, *, first: bool, cards: tuple[str, ...] = ()) -> ScoreSheet:
    """A seat's points since the last scoring. Lines that bring nothing are left out.

    `bonus`: steps that the marker has gone back; `first`: the 5 points of the start are among them.
    """
    lines = (
        ScoreLine("start", FIRST_MARKER if first else 0),
        ScoreLine("bonus", -bonus),
        ScoreLine("penalties", penalties, cards, {"count": penalties}),
    )
    return ScoreSheet(tuple(line for line in lines if line.points))


def scored(state: Yellowstone, events: tuple[Event, ...]) -> Step:
    """Each penalty card moves its owner's marker; then the game ends or goes on."""
    counting = state.rules.table == COUNT
    seats = range(state.rules.seats)
    counts = state.counted if counting else tuple(map(state.penalties, seats))
    sheets = [
        sheet_of(
            counts[seat],
            state.bonuses[seat],
            first=not state.scores,
            cards=() if counting else _open_faces(state, seat),
        )
        for seat in seats
    ]
    markers = tuple(state.markers[seat] + counts[seat] for seat in seats)
    over = state.last or max(markers) >= LAST_MARKER
    after = state._replace(
        markers=markers,
        scores=(*state.scores, tuple(sheet.total for sheet in sheets)),
        draw=None,
    )
    told: list[Event] = [*events, RoundEnded(state.round, state.last)]
    told += (SeatScored(seat, sheets[seat], markers[seat]) for seat in seats)
    if over:
        ended = after._replace(phase="over")
        return Step(ended, (*told, GameEnded(markers, ended.winners)))
    told.append(NewPile(sum(counts)))
    after = after._replace(last=not sum(counts))
    if counting:
        return Step(after._replace(phase="round", counted=()), tuple(told))
    return Step(_goes_on(after), tuple(told))


def _open_faces(state: Yellowstone, seat: int) -> tuple[str, ...]:
    """The penalty cards, where everybody knows all of them."""
    return () if state.shut[seat] else tuple(map(face_of, state.open[seat]))


def _goes_on(state: Yellowstone) -> Yellowstone:
    """All penalty cards become the new pile; hands and board stay; the next player plays."""
    seats = range(state.rules.seats)
    number = max((source.number for source in state.sources), default=0) + 1
    known = chain(*state.open)
    sources = shuffled_penalties(state.sources, number, seats, known, to_pile=True)
    nothing: tuple[tuple[str, ...], ...] = ((),) * state.rules.seats
    return state._replace(
        phase="play",
        round=state.round + 1,
        turn=(state.turn + 1) % state.rules.seats,
        played=0,
        open=nothing,
        shut=nothing,
        sources=sources,
    )


def count_round(state: Yellowstone, number: int) -> Step:
    """Only counting: the penalty cards of a round are about to be told."""
    return Step(state._replace(phase="recount", round=number), (RoundBegan(number),))
