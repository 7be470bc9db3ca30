"""What can become true in a game of Yellowstone Park."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.games.game import Event, GameEnded, ScoreSheet


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """The cards are shuffled, each of `seats` players has six; `starter` plays first."""

    starter: int
    seats: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Only counting: the penalty cards of a round will be told."""

    round: int


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card came into a hand. Only its owner may know which."""

    seat: int
    card: str

    @property
    def audience(self) -> tuple[int, ...]:
        """The owner."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class FirstCard(Event):
    """The first card lies in the middle column; `windows` windows are possible."""

    card: str
    column: int
    windows: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was laid; `second`: on its first copy."""

    seat: int
    card: str
    row: int
    column: int
    second: bool


@dataclass(frozen=True, slots=True)
class CardsPickedUp(Event):
    """Board cards became penalty cards; `total` in the player's pile now.

    `unsure`: the hand is private, so nobody but its owner knows that no card of it fits.
    """

    seat: int
    cards: tuple[str, ...]
    total: int
    unsure: bool


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """The eighth or ninth cell was filled: the marker went back by `steps`, to `marker`."""

    seat: int
    cells: int
    steps: int
    marker: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A player draws `count` cards, from the own penalty pile if `penalty`.

    `cards`: which, where it is told to that player alone; the game itself does not say.
    """

    seat: int
    count: int
    penalty: bool
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnUnseen(Event):
    """Nobody read what the seat did; the board has to be told anew."""

    seat: int


@dataclass(frozen=True, slots=True)
class BoardRecounted(Event):
    """The program now believes that so many cards lie on the board."""

    cards: int
    cells: int


@dataclass(frozen=True, slots=True)
class PenaltiesRecounted(Event):
    """The program now believes that a seat has so many penalty cards."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The pile is empty, or in the last round (`last`) a hand is."""

    alone: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    round: int
    last: bool


@dataclass(frozen=True, slots=True)
class SeatScored(Event):
    """A seat's points since the last scoring, and where its marker stands."""

    alone: ClassVar[bool] = True
    seat: int
    sheet: ScoreSheet
    total: int


@dataclass(frozen=True, slots=True)
class NewPile(Event):
    """All penalty cards are shuffled into the new pile; 0: there is none any more."""

    alone: ClassVar[bool] = True
    count: int


YellowstoneEvent = (
    GameBegan
    | RoundBegan
    | CardDealt
    | FirstCard
    | CardPlayed
    | CardsPickedUp
    | MarkerMoved
    | CardsDrawn
    | TurnUnseen
    | BoardRecounted
    | PenaltiesRecounted
    | RoundEnded
    | SeatScored
    | NewPile
    | GameEnded
)
