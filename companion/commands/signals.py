"""Which signal sound goes with what happened: one at most, the one that matters most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.games.game import TABLE
from companion.table.outcomes import Declined, Happened, Noted, Outcome, Question, Troubled
from companion.table.play import GATE

if TYPE_CHECKING:
    from companion.speech import Earcon


def signal_of(outcomes: Sequence[Outcome]) -> Earcon | None:
    """The sound of what the table answered; None where nothing is worth one."""
    from companion.speech import Earcon

    events = [event for it in outcomes if isinstance(it, Happened) for event in it.events]
    last = outcomes[-1] if outcomes else None
    if any(isinstance(outcome, (Declined, Troubled)) for outcome in outcomes):
        return Earcon.REFUSED
    if any(event.ends for event in events):
        return Earcon.ROUND_OVER
    if isinstance(last, Question) and last.what == GATE:
        return Earcon.PRIVATE
    if any(event.secures for event in events):
        return Earcon.VALIDATED
    if isinstance(last, Question) and events:
        return Earcon.CARD_READ if last.seat == TABLE else Earcon.YOUR_TURN
    return Earcon.CARD_READ if isinstance(last, Noted) else None
