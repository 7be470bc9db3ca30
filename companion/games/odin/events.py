"""What can become true in a game of Odin. What a hand holds is told to its owner alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.games.game import Event, GameEnded, ScoreSheet
from companion.games.odin.sets import Cards


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The cards are shuffled; `starter` lays first, or is TABLE where hands are only counted."""

    begins: ClassVar[bool] = True
    round: int
    starter: int


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A seat has this card in its hand."""

    seat: int
    card: str

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat has all the cards of its hand."""

    seat: int
    cards: Cards

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class CardsPlayed(Event):
    """A seat laid a set on another, or on nothing; `left` cards remain in its hand."""

    seat: int
    cards: Cards
    value: int
    on: Cards
    left: int


@dataclass(frozen=True, slots=True)
class CardPicked(Event):
    """A seat took a card of the set that lay in the middle before; `?` if it was not read."""

    seat: int
    card: str
    left: int
    at_once: bool = False
    """Whether it lay there alone, so that it was taken without a choice."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed; it may play again when its turn comes."""

    seat: int


@dataclass(frozen=True, slots=True)
class MiddleCleared(Event):
    """All others passed: the middle is discarded, and the last to play begins again."""

    starter: int


@dataclass(frozen=True, slots=True)
class TurnUnseen(Event):
    """A seat laid cards that nobody read; its hand has to be counted."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandRecounted(Event):
    """A seat holds so many cards."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class SetFound(Event):
    """After an unseen turn: so many cards lie in the middle, and nobody read them."""

    cards: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A seat has no card left."""

    alone: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A seat's points of the round, and its total so far."""

    alone: ClassVar[bool] = True
    seat: int
    sheet: ScoreSheet
    total: int


OdinEvent = (
    RoundBegan
    | CardDealt
    | HandDealt
    | CardsPlayed
    | CardPicked
    | Passed
    | MiddleCleared
    | TurnUnseen
    | HandRecounted
    | SetFound
    | RoundEnded
    | HandScored
    | GameEnded
)
