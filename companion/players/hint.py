"""A hint for a person: what the best level would do in that seat, or why nobody can say."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

from companion.games.game import Awaited, Choice, Choices, Over, Reason, State
from companion.players.advice import Found
from companion.players.reasons import in_favour
from companion.players.search import DEFAULT, Budget, Clock, found
from companion.players.thumbs import thumb_of


def hint(
    view: State, seat: int, budget: Budget = DEFAULT, clock: Clock = time.monotonic
) -> Found | Reason:
    """Advice for a seat, or the reason why there is none.

    `view` is what the seat may know, `state.view(seat)`. Where the program does not know the cards
    that decide, such as a hand of real cards, it has no advice.
    """
    awaited = view.awaits
    if isinstance(awaited, Over):
        return Reason("over")
    if not _chooses(awaited, seat):
        return Reason("no_hint_no_choice", {"seat": seat})
    if thumb_of(view) is None:
        return Reason("no_hint_in_game")
    best = found(view, seat, Random(0), budget, clock)
    if best is None:
        return Reason("no_hint_unknown_cards")
    second = best.second and in_favour(view, best.second)
    return replace(best, advice=in_favour(view, best.advice), second=second)


def _chooses(awaited: Awaited, seat: int) -> bool:
    """Whether a seat has to choose now."""
    match awaited:
        case Choice(mover):
            return mover == seat
        case Choices(seats):
            return seat in seats
        case _:
            return False
