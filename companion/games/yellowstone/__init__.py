"""Yellowstone Park: a shared board, hands of six, fewest penalty points win. Two to five players.

`YELLOWSTONE` is the game behind the contract of `companion.games.game`; `board_of`, `placements`
and `scoring_sheets` answer what `companion count` asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.cards import Deck
from companion.games.game import (
    COUNT,
    VIRTUAL,
    Option,
    RoundScore,
    SeatsError,
    settle_options,
)
from companion.games.yellowstone.board import DECK, Board, BoardError
from companion.games.yellowstone.count import Placement, board_of, placements, scoring_sheets
from companion.games.yellowstone.rules import FIRST_MARKER, LAST_MARKER, Rules
from companion.games.yellowstone.state import Yellowstone
from companion.games.yellowstone.text import parse_state, state_text

__all__ = [
    "LAST_MARKER",
    "YELLOWSTONE",
    "Board",
    "BoardError",
    "Placement",
    "Yellowstone",
    "YellowstoneGame",
    "board_of",
    "placements",
    "rules_of",
    "scoring_sheets",
]

ONE_COLUMN_PER_COLOUR = Option("one_column_per_colour", ("yes", "no"), "yes")
BREAK_WHEN_FITTING = Option("break_when_fitting", ("refuse", "allow"), "refuse")
SECOND_CARD_MAY_BREAK = Option("second_card_may_break", ("no", "yes"), "no")
MARKER_FLOOR = Option("marker_floor", ("0", "none"), "0")


@dataclass(frozen=True)
class YellowstoneGame:
    """The rules of Yellowstone Park behind the contract of `companion.games.game`."""

    name: str = "yellowstone"
    deck: Deck = DECK
    seats: range = range(2, 6)
    options: tuple[Option, ...] = (
        ONE_COLUMN_PER_COLOUR,
        BREAK_WHEN_FITTING,
        SECOND_CARD_MAY_BREAK,
        MARKER_FLOOR,
    )

    @property
    def grammar(self) -> Mapping[str, tuple[str, ...]]:
        return {
            "start": ("seat",),
            "deal": ("seat", "card"),
            "show": ("card",),
            "play": ("card@place",),
            "window": ("place",),
            "done": (),
            "refill": ("word",),
            "draw": ("word",),
            "round": ("round",),
            "bonus": ("place",),
            "recount": ("seat", "layout"),
            "board": ("layout", "layout*"),
        }

    @property
    def table_verbs(self) -> frozenset[str]:
        return frozenset({"start", "deal", "show", "round", "recount", "board"})

    @property
    def out_of_turn(self) -> frozenset[str]:
        return frozenset()

    def new(
        self, seats: int, options: Mapping[str, str] | None = None, table: str = VIRTUAL
    ) -> Yellowstone:
        """A dealer deals at a virtual table; at a physical one the hands stay unknown."""
        if seats not in self.seats:
            raise SeatsError(seats, self.seats)
        rules = rules_of(seats, options, table)
        start = Yellowstone(rules, markers=(FIRST_MARKER,) * seats)
        return start._replace(phase="recount", round=1) if table == COUNT else start

    def text(self, state: Yellowstone) -> str:
        return state_text(state)

    def parse(self, text: str) -> Yellowstone:
        return parse_state(text)

    def rounds(self, state: Yellowstone) -> Sequence[RoundScore]:
        return [RoundScore(number, points) for number, points in enumerate(state.scores, start=1)]


def rules_of(seats: int, options: Mapping[str, str] | None, table: str = VIRTUAL) -> Rules:
    """The rules under some options. Raises OptionError."""
    settled = settle_options(YellowstoneGame.options, options)
    return Rules(
        seats,
        settled[ONE_COLUMN_PER_COLOUR.name] == "yes",
        settled[BREAK_WHEN_FITTING.name] == "allow",
        settled[SECOND_CARD_MAY_BREAK.name] == "yes",
        settled[MARKER_FLOOR.name] == "0",
        table,
    )


YELLOWSTONE = YellowstoneGame()
