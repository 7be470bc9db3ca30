"""Which signal sound goes with what happened: one at most, the one that matters most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.games import numdraft, odin, pixies, skyjo, yellowstone
from companion.games.game import TABLE, Event, GameEnded
from companion.table.outcomes import Declined, Happened, Noted, Outcome, Question, Troubled
from companion.table.play import GATE

if TYPE_CHECKING:
    from companion.speech import Earcon

_ROUND_OVER = (
    GameEnded,
    odin.events.RoundEnded,
    pixies.events.RoundEnded,
    skyjo.events.RoundEnded,
    yellowstone.events.RoundEnded,
    numdraft.events.GridScored,
)


def signal_of(outcomes: Sequence[Outcome]) -> Earcon | None:
    """The sound of what the table answered; None where nothing is worth one."""
    from companion.speech import Earcon

    events = [event for it in outcomes if isinstance(it, Happened) for event in it.events]
    last = outcomes[-1] if outcomes else None
    if any(isinstance(outcome, (Declined, Troubled)) for outcome in outcomes):
        return Earcon.REFUSED
    if any(isinstance(event, _ROUND_OVER) for event in events):
        return Earcon.ROUND_OVER
    if isinstance(last, Question) and last.what == GATE:
        return Earcon.PRIVATE
    if any(map(_is_validating, events)):
        return Earcon.VALIDATED
    if isinstance(last, Question) and events:
        return Earcon.CARD_READ if last.seat == TABLE else Earcon.YOUR_TURN
    return Earcon.CARD_READ if isinstance(last, Noted) else None


def _is_validating(event: Event) -> bool:
    """Whether a card of an area is safe from now on, or a column has gone."""
    match event:
        case pixies.events.CardPlaced(validated=validated):
            return validated
        case pixies.events.CardKept() | skyjo.events.ColumnRemoved():
            return True
    return False
