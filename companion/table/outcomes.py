"""What the session answers to a token: values, no words. Sentences are made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.game import Argument, Event, Move, Reason, State
from companion.players.advice import Found
from companion.readings import Fact, Trouble
from companion.table.tokens import Token

OVER, OVER_FOR_GOOD = "over", "over_for_good"
"""What a question says when a game is over: that, and whether something can be taken back."""


@dataclass(frozen=True, slots=True)
class Happened:
    """A move was made and is in the journal."""

    move: Move
    events: tuple[Event, ...]
    view: State
    """The view of everybody after the move."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the table waits for. A bare number answers with the `choices`, counted from 1."""

    what: str
    """A verb of the game, or `correct_old`, `correct_new`, `which_card`, `repair`; `repair_words`
    where numbers answer another question; `OVER` or `OVER_FOR_GOOD`."""
    seat: int
    """Who is asked, or TABLE; for a recount, whose area."""
    choices: tuple[Argument, ...] = ()
    place: int = 0
    """Recount: the place whose card is read next."""
    made: tuple[Argument, ...] = ()
    """What the move being made has already, such as the cards of a set laid one by one."""
    view: State | None = None
    hand_told: bool = False
    """Whether the hand of who is asked has just been told, card by card."""


@dataclass(frozen=True, slots=True)
class Declined:
    """Not allowed, or not right here; nothing has changed."""

    reason: Reason
    view: State


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Nothing of a line was done, for this part of it does not fit; the refusal follows.

    Without a part, the refusal tells enough.
    """

    misfit: Token | None


@dataclass(frozen=True, slots=True)
class Noted:
    """One more piece of a longer reading: the area's place and what was read there."""

    seat: int
    place: int
    token: str
    skipped: int = 0
    """Places before it that were taken for empty, since a card goes on the place of its number."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The last move was taken back."""

    move: Move


@dataclass(frozen=True, slots=True)
class TakenBack:
    """At a virtual table a choice of a person was taken back, and all that followed of itself."""

    choice: Move


@dataclass(frozen=True, slots=True)
class Corrected:
    """A wrongly read card was replaced in the moves of this round."""

    old: str
    new: str
    unfit: Move | None = None
    """The first later move that no longer fits; it and what followed were kept aside."""
    aside: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A reading of an area, or a correction, was broken off."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A query; the answer is computed from the view, never replayed."""

    query: str
    seat: int | None
    number: int | None
    view: State
    choices: tuple[Move, ...] = ()
    asked: str = ""
    """What the open question asks, as `Question.what`."""
    playable: bool = False
    """Whether moves are said by number, and not read from real cards."""
    everything: bool = False
    """Help: whether all words are asked for, not only those of the moment."""
    row: int | None = None
    """The only row of a grid that is asked for."""
    audience: int | None = None
    """The seat that alone may hear it; None = whoever listens."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """What the computer would do in the place of a seat."""

    seat: int
    found: Found
    why: bool
    """Whether the reason was asked for too."""
    audience: int | None = None
    """The seat that alone may hear it; None = whoever listens."""
    instead: bool = False
    """Whether what has been begun leads elsewhere and has to be taken back first."""


@dataclass(frozen=True, slots=True)
class Troubled:
    """A reader has trouble or is well again."""

    trouble: Trouble


@dataclass(frozen=True, slots=True)
class Unwritten:
    """The journal could not be written, so nothing was done; what was said may be said again."""

    code: str
    """As `JournalError`."""
    facts: Mapping[str, Fact]
    waits: bool = False
    """Whether a move that nobody says waits to be written, so that nothing has to be said again."""


Outcome = (
    Happened
    | Question
    | Declined
    | Withdrawn
    | Noted
    | Undone
    | TakenBack
    | Corrected
    | Cancelled
    | Answered
    | Hinted
    | Troubled
    | Unwritten
)


def unasked(outcomes: list[Outcome]) -> list[Outcome]:
    """The outcomes without the question they end with, which is answered already."""
    return outcomes[:-1] if outcomes and isinstance(outcomes[-1], Question) else outcomes
