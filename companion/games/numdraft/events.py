"""What can become true in a game of Num Draft, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.games.game import Argument, Event, GameEnded, ScoreSheet
from companion.games.numdraft.grid import Grid


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """A seat has made its choice; what it is stays secret until all have chosen."""

    seat: int
    what: str
    """The verb of its move."""


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """What only one seat may know."""

    seat: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class ChoiceNoted(Secret):
    """What a seat has chosen."""

    what: str
    values: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class CardDealt(Secret):
    """A card came to a hand: from the deck, from the right neighbour, or one told afterwards."""

    card: str
    giver: int
    """The right neighbour who gave it, or TABLE."""


@dataclass(frozen=True, slots=True)
class HandReceived(Secret):
    """The hand that the right neighbour passed on."""

    whole_hand: ClassVar[bool] = True

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlaceChosen(Event):
    """At a real table: a seat turns up the card of a place."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A hidden card was turned up, to find the master or at the end; `?` if it was not read."""

    seat: int
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class TurnAgain(Event):
    """These seats turn up another card: a Joker, or no value that occurs once."""

    seats: tuple[int, ...]
    joker: bool


@dataclass(frozen=True, slots=True)
class MasterNamed(Event):
    """The smallest value that occurs once names the master; the cards turned last are given."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """A grid card went to the left neighbour's hand; `?` for one that nobody saw."""

    seat: int
    to: int
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class CardPut(Event):
    """A hand card lies open in the grid."""

    seat: int
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """All hands went to the left neighbours; the turn is over."""

    turn: int


@dataclass(frozen=True, slots=True)
class NumDraftAnnounced(Event):
    """Somebody ends the game; `turns` more are finished, the running one included."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class LastHiddenGiven(Event):
    """These seats gave away their last hidden card; one more full turn follows the running one."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HiddenPassed(Event):
    """After NUM DRAFT: each seat passed so many hidden cards to its left neighbour."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardTold(Event):
    """At a real table, somebody told what a hand holds; the card itself is secret."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnUnseen(Event):
    """Nobody read what the seat did in this turn; its grid has to be counted anew."""

    seat: int


@dataclass(frozen=True, slots=True)
class GridRecounted(Event):
    """The program now believes this about a seat's grid."""

    seat: int
    grid: Grid


@dataclass(frozen=True, slots=True)
class GridScored(Event):
    """A seat's score."""

    alone: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    seat: int
    sheet: ScoreSheet


NumDraftEvent = (
    Chosen
    | ChoiceNoted
    | CardDealt
    | HandReceived
    | PlaceChosen
    | CardTurned
    | TurnAgain
    | MasterNamed
    | CardGiven
    | CardPut
    | HandsPassed
    | NumDraftAnnounced
    | LastHiddenGiven
    | HiddenPassed
    | CardTold
    | TurnUnseen
    | GridRecounted
    | GridScored
    | GameEnded
)
