"""What can become true in a game of Skyjo. Nothing of it is secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.games.game import Event, GameEnded, ScoreSheet
from companion.games.skyjo.grid import Grid


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The cards are shuffled, and everybody has twelve hidden ones; or only counting begins."""

    begins: ClassVar[bool] = True
    round: int
    counted: bool = False
    """Nobody follows the turns: the grids are read when the round is over."""


@dataclass(frozen=True, slots=True)
class DiscardShown(Event):
    """This card lies on top of the discard; `?` if it could not be read."""

    card: str


@dataclass(frozen=True, slots=True)
class StarterFound(Event):
    """A seat begins; in the first round with the highest sum of its two open cards."""

    seat: int
    sum: int | None = None
    """None in later rounds, which the seat begins that ended the one before."""


@dataclass(frozen=True, slots=True)
class PileRenewed(Event):
    """The pile was empty: all of the discard but its top card was shuffled into a new one."""

    cards: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat holds a card from the pile."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat holds the top card of the discard; `?` while it still has to be read."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardExchanged(Event):
    """`card` lies open on the place; `out` went to the discard, `?` if it could not be read."""

    seat: int
    card: str
    place: int
    out: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A seat put the card it drew on the discard, and now turns up a hidden one."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A hidden card lies open now."""

    seat: int
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class ColumnRemoved(Event):
    """Three equal open cards went to the discard."""

    seat: int
    column: int
    card: str

    @property
    def secures(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class LastLapBegan(Event):
    """A seat has no hidden card left: every other seat has exactly one more turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnUnseen(Event):
    """Nobody read what the seat did; its grid has to be counted anew."""

    seat: int


@dataclass(frozen=True, slots=True)
class GridRecounted(Event):
    """The program now believes this about a seat's grid."""

    seat: int
    grid: Grid


@dataclass(frozen=True, slots=True)
class EnderNamed(Event):
    """Only counting: the seat that ended the round."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The last turn is played; the hidden cards are turned up and counted."""

    alone: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    round: int
    ender: int


@dataclass(frozen=True, slots=True)
class GridScored(Event):
    """A seat's score of the round, and its total so far."""

    alone: ClassVar[bool] = True
    seat: int
    sheet: ScoreSheet
    total: int


SkyjoEvent = (
    RoundBegan
    | DiscardShown
    | StarterFound
    | PileRenewed
    | CardDrawn
    | CardTaken
    | CardExchanged
    | CardDiscarded
    | CardTurned
    | ColumnRemoved
    | LastLapBegan
    | TurnUnseen
    | GridRecounted
    | EnderNamed
    | RoundEnded
    | GridScored
    | GameEnded
)
