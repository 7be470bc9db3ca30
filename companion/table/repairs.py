"""Repairs: what is offered, numbered, when refusals say that a reading may be missing."""

from __future__ import annotations

from companion.games.game import TABLE, Choice, Choices, Move, State
from companion.games.notation import UNSEEN_TURN, UNSEEN_VERB

GO_ON = "go_on"
REPAIRS = ("undo", "correct", "recount", "unseen", GO_ON)
"""In the order in which they are offered; the last one changes nothing."""


def unseen_turn(state: State) -> Move:
    """The turn of whoever is to move, or of the first who is, taken without being read."""
    match state.awaits:
        case Choice(seat) | Choices((seat, *_)):
            return Move(seat, UNSEEN_VERB, UNSEEN_TURN)
        case _:
            return Move(TABLE, UNSEEN_VERB, UNSEEN_TURN)


def repairs(state: State, *, moved: bool) -> tuple[str, ...]:
    """The repairs that can be done in a state; `moved`: there is something to take back."""
    possible = {
        "undo": moved,
        "correct": moved,
        "recount": state.why_not(Move(TABLE, "recount")) is None,
        "unseen": state.why_not(unseen_turn(state)) is None,
    }
    done = tuple(repair for repair in REPAIRS if possible.get(repair))
    return (*done, GO_ON) if done else ()
