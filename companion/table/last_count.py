"""The last count of points, for whoever asks how it came about."""

from __future__ import annotations

from companion.games.game import TABLE
from companion.table.outcomes import Happened
from companion.table.timeline import Timeline


def last_count(timeline: Timeline, listener: int | None) -> Happened | None:
    """The move that led to the last count, with the events that have a score sheet.

    None where there has been none, or where the game has gone on since: who listens has chosen
    again, or anybody, where nobody alone listens.
    """
    for at in range(len(timeline.moves) - 1, -1, -1):
        move, before = timeline.moves[at], timeline.states[at]
        step = before.after(move)
        counted = tuple(event for event in step.events if hasattr(event, "sheet"))
        if counted:
            return Happened(move, counted, step.state.view(None))
        if move.seat != TABLE and listener in (None, move.seat):
            return None
    return None
