"""The contract that every game meets. Here are only values and protocols; the rules are beside it.

A state is an immutable value. It says what it waits for (`awaits`), judges a move (`why_not`),
lists the legal ones (`moves`) and gives the state that follows (`after`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol

from companion.cards import Deck

TABLE = -1
"""The seat of moves that the table makes: revealing, shuffling, counting anew."""

VIRTUAL, PHYSICAL, COUNT = "virtual", "physical", "count"
"""Kinds of table: a dealer shows the cards; people and readers do, and private hands stay unknown;
or nobody follows the turns and only the areas are counted when a round is over."""
TABLES = (VIRTUAL, PHYSICAL, COUNT)

Argument = str | int
"""A card in notation (`B5`, `?`), a word (`new`), a place or a seat (numbers from 1 and from 0)."""

FactValue = str | int | tuple[str, ...] | tuple[int, ...]


class Move(NamedTuple):
    """Who does what, whole or still being made."""

    seat: int
    """Index of the seat, or TABLE."""
    verb: str
    args: tuple[Argument, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not allowed: a code, and facts enough to say what would be right."""

    code: str
    facts: Mapping[str, FactValue] = field(default_factory=dict)


class Refused(ValueError):
    """An illegal move was made; nothing has changed."""

    def __init__(self, move: Move, reason: Reason) -> None:
        super().__init__(f"{move}: {reason.code} {dict(reason.facts)}")
        self.move = move
        self.reason = reason


class Slot(NamedTuple):
    """What the next argument of a move may be."""

    kind: str
    """`card`, `seat`, `place`, `word`, `round`, `area`, or `count` (cards, or how many)."""
    values: tuple[Argument, ...]
    """The legal values, in a fixed order; never `?`, even where a card may stay unread."""
    unseen: bool = False
    """Whether any card that nobody has seen yet fits as well."""
    optional: bool = False
    """Whether the move is whole without it."""
    first: Move | None = None
    """The move that a card read here makes before it is its own answer: it is drawn, then seen."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One seat (or TABLE) chooses; `what` is the verb of its move."""

    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Choices:
    """Several seats choose at the same time, each once; all is sealed until the last has chosen."""

    seats: tuple[int, ...]
    """Those that have not chosen yet."""
    what: str


class Multiset(NamedTuple):
    """Cards with how many of each, in deck order."""

    cards: tuple[str, ...]
    counts: tuple[int, ...]

    @classmethod
    def of(cls, cards: tuple[str, ...]) -> Multiset:
        """Cards that are there once each."""
        return cls(cards, (1,) * len(cards))

    @property
    def total(self) -> int:
        """Number of physical cards."""
        return sum(self.counts)

    def nth(self, index: int) -> str:
        """The card at a position when all physical cards lie in a row; the dealer draws by it."""
        for card, count in zip(self.cards, self.counts, strict=True):
            index -= count
            if index < 0:
                return card
        raise IndexError(index)


@dataclass(frozen=True, slots=True)
class Reveal:
    """A card is about to appear."""

    place: str
    """Where: `display 2` for the second card of the display."""
    source: str
    """The shuffle that the card comes from: `round 1`."""
    possible: Multiset
    """Cards that may appear."""
    move: Move
    """The table's move that shows it; the card is its last argument and still missing."""
    audience: tuple[int, ...] | None = None
    """Seats that see the card; None = everybody."""
    seat: int = TABLE
    """The seat before which the card appears; TABLE where it lies before nobody."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    totals: tuple[int, ...]
    """Points in seat order."""
    winners: tuple[int, ...]
    """Seats that share the victory."""


Awaited = Choice | Choices | Reveal | Over


@dataclass(frozen=True, slots=True)
class Event:
    """What became true. Each game derives its own."""

    alone: ClassVar[bool] = False
    """Whether its sentences stand each for itself, a line each, as those of a score do."""
    begins: ClassVar[bool] = False
    """Whether it only tells that a round has begun."""
    in_question: ClassVar[bool] = False
    """Whether it only shows what a player is asked about next, so that the question tells it."""
    ends: ClassVar[bool] = False
    """Whether a round, or the game, is over with it."""

    whole_hand: ClassVar[bool] = False
    """Whether it tells a player all the cards of the own hand."""

    @property
    def secures(self) -> bool:
        """Whether it makes a card of an area safe from now on, or takes a column away."""
        return False

    @property
    def audience(self) -> tuple[int, ...] | None:
        """Seats that may know; None = everybody."""
        return None


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Somebody has won; whether the most or the fewest points win is the game's rule."""

    alone: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    totals: tuple[int, ...]
    """Points in seat order."""
    winners: tuple[int, ...]
    """Seats that share the victory."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points."""

    reason: str
    points: int
    cards: tuple[str, ...] = ()
    facts: Mapping[str, FactValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The lines of one score; their points add up to the total."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """Points of all lines together."""
        return sum(line.points for line in self.lines)


class Step(NamedTuple):
    """The outcome of a move."""

    state: State
    events: tuple[Event, ...]


class State(Protocol):
    """What the table can know of a running game. Equal states compare and hash equal."""

    @property
    def awaits(self) -> Awaited:
        """What has to happen next."""

    @property
    def pile(self) -> int:
        """How many cards have not appeared since the last shuffle."""

    def cards(self) -> Iterator[str]:
        """Every physical card outside the pile, `?` where its face is unknown."""

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat holds in one fixed order, `?` where this view does not know them.

        Nothing where it holds none, and in games without hands.
        """

    def moves(self) -> Iterator[Move]:
        """The legal moves of all awaited seats in a fixed order, as far as they can be listed.

        Repairs are not among them, nor what may be said out of turn.
        """

    def why_not(self, move: Move) -> Reason | None:
        """Say why a move, whole or partial, is not allowed; None if it is."""

    def slot(self, move: Move) -> Slot | None:
        """The next slot of a move being made; None when it is complete."""

    def fill(self, move: Move, value: Argument) -> Move:
        """The move with its next slot filled."""

    def after(self, move: Move) -> Step:
        """The state and the events that follow. Raises Refused, and changes nothing."""

    def view(self, seat: int | None) -> State:
        """What that seat may know; None = what everybody may know."""

    def sample(self, generator: Random) -> State:
        """A state that may be the true one behind this view, the hidden cards drawn at random.

        What the table itself does not know, such as a card that lies face down, stays unknown.
        """


@dataclass(frozen=True, slots=True)
class Option:
    """A named option of a game."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class RoundScore:
    """Points that a round brought, in seat order."""

    number: int
    points: tuple[int, ...]


class Game(Protocol):
    """The rules of a game: what a table needs to know before there is a state."""

    @property
    def name(self) -> str:
        """The word for it on the command line."""

    @property
    def deck(self) -> Deck:
        """Its cards."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Its named options."""

    @property
    def grammar(self) -> Mapping[str, tuple[str, ...]]:
        """Verb -> kinds of its arguments (`card`, `seat`, `place`, `word`, `round`)."""

    @property
    def table_verbs(self) -> frozenset[str]:
        """The verbs that are moves of the table, not of a seat."""

    @property
    def out_of_turn(self) -> frozenset[str]:
        """The verbs of whole moves that a seat may make though nobody waits for them."""

    def new(
        self, seats: int, options: Mapping[str, str] | None = None, table: str = VIRTUAL
    ) -> State:
        """The state before the first move at a table of a kind. Raises OptionError, SeatsError."""

    def text(self, state: Any) -> str:
        """Write a state of this game in one line."""

    def parse(self, text: str) -> State:
        """Read a state from its one-line text. Raises ValueError."""

    def rounds(self, state: Any) -> Sequence[RoundScore]:
        """The rounds scored so far."""


class SeatsError(ValueError):
    """A number of players that the game does not allow."""

    def __init__(self, seats: int, allowed: range) -> None:
        super().__init__(f"{seats} players; the game takes {allowed.start} to {allowed.stop - 1}")
        self.seats = seats
        self.allowed = allowed


class OptionError(ValueError):
    """An option that the game does not have, or a value that the option does not take."""

    def __init__(self, name: str, value: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{name}={value}; right would be: {', '.join(known)}")
        self.name = name
        self.value = value
        self.known = known
        """The names of the options, or the values of this one."""


def settle_options(options: tuple[Option, ...], given: Mapping[str, str] | None) -> dict[str, str]:
    """Fill in the defaults. Raises OptionError for an unknown name or value."""
    settled = {option.name: option.default for option in options}
    for name, value in (given or {}).items():
        option = next((option for option in options if option.name == name), None)
        if option is None:
            raise OptionError(name, value, tuple(settled))
        if value not in option.values:
            raise OptionError(name, value, option.values)
        settled[name] = value
    return settled
