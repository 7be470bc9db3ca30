"""The end of a round of Skyjo, and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.game import Event, GameEnded, Step
from companion.games.skyjo.events import CardTurned, GridScored, RoundEnded
from companion.games.skyjo.grid import HIDDEN, with_card, with_grid
from companion.games.skyjo.score import score_round

if TYPE_CHECKING:
    from companion.games.skyjo.state import Skyjo


def end_lap(state: Skyjo, events: tuple[Event, ...]) -> Step:
    """Everybody has had the last turn: the hidden cards are turned up, in place order."""
    ended = RoundEnded(state.course.round, int(str(state.course.ender)))
    return _reveal(state, (*events, ended))


def _reveal(state: Skyjo, events: tuple[Event, ...]) -> Step:
    for seat, grid in enumerate(state.grids):
        if HIDDEN in grid:
            next_card = state._replace(phase="last", turn=seat, place=grid.index(HIDDEN) + 1)
            return Step(next_card, events)
    return end_round(state, events)


def show_last(state: Skyjo, card: str) -> Step:
    seat, place = state.turn, state.place
    grid = with_card(state.grids[seat], place, card)
    shown = state._replace(grids=with_grid(state.grids, seat, grid), stock=state.stock.turned(card))
    return _reveal(shown, (CardTurned(seat, card, place),))


def end_round(state: Skyjo, events: tuple[Event, ...]) -> Step:
    """Score every grid; with a total as high as the target the lowest total wins."""
    course = state.course
    sheets = score_round(state.grids, course.ender)
    scores = (*course.scores, tuple(sheet.total for sheet in sheets))
    scored = state._replace(course=course._replace(scores=scores), phase="round", place=0)
    over = max(scored.totals) >= course.rules.target
    told: list[Event] = [
        GridScored(seat, sheet, scored.totals[seat]) for seat, sheet in enumerate(sheets)
    ]
    if over:
        scored = scored._replace(phase="over")
        told.append(GameEnded(scored.totals, scored.winners))
    return Step(scored, (*events, *told))
