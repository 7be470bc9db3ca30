"""What can become true in a game of Pixies. Nothing of it is secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.games.game import Event, GameEnded, ScoreSheet
from companion.games.pixies.area import Area


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The cards are shuffled; `starter` reveals `reveals` cards. TABLE and 0 if only counting."""

    begins: ClassVar[bool] = True
    round: int
    starter: int
    reveals: int


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """A card lies in the display, the `number`-th of `of`; `?` if it could not be read."""

    in_question: ClassVar[bool] = True
    card: str
    number: int
    of: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took a card and now has a choice to make."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """Case 1: face up on the place of its number; validated if a face-down card lay there."""

    seat: int
    card: str
    place: int
    validated: bool

    @property
    def secures(self) -> bool:
        return self.validated


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """Case 2: `card` is face up and validated, `under` lies face down under it."""

    seat: int
    card: str
    under: str
    place: int
    new: bool
    """Whether the card just taken is the one that stayed face up."""

    @property
    def secures(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    """Case 3: face down on an empty place."""

    seat: int
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class TurnUnseen(Event):
    """Nobody read what the seat did; its area has to be counted anew."""

    seat: int


@dataclass(frozen=True, slots=True)
class AreaRecounted(Event):
    """The program now believes this about a seat's area."""

    seat: int
    area: Area
    taken: int | None = None
    """Cards that the seat took in this round; None where nobody followed the turns."""

    @property
    def found(self) -> int:
        """Cards that the area shows, those that lie under another included."""
        return sum((place.up is not None) + (place.down is not None) for place in self.area)


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """`full` lists the seats with a full area; empty when the pile ran short."""

    alone: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    round: int
    full: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AreaScored(Event):
    """A seat's score of the round, and its total so far."""

    alone: ClassVar[bool] = True
    seat: int
    sheet: ScoreSheet
    total: int


PixiesEvent = (
    RoundBegan
    | CardShown
    | CardTaken
    | CardPlaced
    | CardKept
    | CardHidden
    | TurnUnseen
    | AreaRecounted
    | RoundEnded
    | AreaScored
    | GameEnded
)
