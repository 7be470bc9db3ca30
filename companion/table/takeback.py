"""How far a choice can be taken back at a virtual table: as long as nobody has learned from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Reason, State
from companion.table.timeline import Timeline


def taken_back(timeline: Timeline, levels: Sequence[str]) -> int | Reason:
    """How many moves go back to before the last choice of a person; the reason why none may.

    `levels` are those of a cast: empty for a person. Others know what was chosen, and who chose may
    have seen the card that then appeared, since the dealer shows the same one again. What else
    somebody saw cannot be unseen.
    """
    moves, states = timeline.moves, timeline.states
    chosen = (at for at in reversed(range(len(moves))) if _is_person(moves[at].seat, levels))
    back = next(chosen, None)
    if back is None:
        return Reason("nothing_to_undo")
    chooser = moves[back].seat
    too_late = _learned(states[back], states[back + 1], chooser) or any(
        _learned(states[at], states[at + 1], seat)
        for at in range(back + 1, len(moves))
        for seat in range(len(levels))
        if seat != chooser or moves[at].seat not in (TABLE, chooser)
    )
    return Reason("undo_too_late") if too_late else len(moves) - back


def _is_person(seat: int, levels: Sequence[str]) -> bool:
    return seat != TABLE and not levels[seat]


def _learned(before: State, after: State, seat: int) -> bool:
    """Whether a step showed a seat a card that it did not know."""
    return bool(_known(after.view(seat)) - _known(before.view(seat)))


def _known(view: State) -> Counter[str]:
    """The cards that a view shows, how many of each."""
    return Counter(card for card in view.cards() if card != UNKNOWN)
