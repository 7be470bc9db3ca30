"""Skyjo: a hidden grid of twelve cards each, the fewest points win. Two to eight players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.cards import Deck
from companion.games.game import (
    COUNT,
    VIRTUAL,
    Option,
    Reason,
    RoundScore,
    ScoreSheet,
    SeatsError,
    settle_options,
)
from companion.games.skyjo.course import Course, Rules
from companion.games.skyjo.grid import DECK, SIZE, Grid, grid_fault, layout_tokens, parse_grid
from companion.games.skyjo.score import score_round
from companion.games.skyjo.state import Skyjo, dealt
from companion.games.skyjo.text import parse_state, state_text

__all__ = ["SKYJO", "LayoutError", "Skyjo", "SkyjoGame", "count_round"]

TARGET = Option("target", ("100", "50"), "100")
"""50 is the express game."""


class LayoutError(ValueError):
    """Written layouts that cannot lie on a table."""

    def __init__(self, name: str, reason: Reason) -> None:
        super().__init__(f"{name}: {reason.code} {dict(reason.facts)}")
        self.name = name
        """Whose layout it is."""
        self.reason = reason


@dataclass(frozen=True)
class SkyjoGame:
    """The rules of Skyjo behind the contract of `companion.games.game`."""

    name: str = "skyjo"
    deck: Deck = DECK
    seats: range = range(2, 9)
    options: tuple[Option, ...] = (TARGET,)

    @property
    def grammar(self) -> Mapping[str, tuple[str, ...]]:
        return {
            "round": ("round",),
            "show": ("card",),
            "draw": (),
            "take": (),
            "swap": ("place",),
            "discard": (),
            "turn": ("place",),
            "recount": ("seat", *("layout",) * SIZE),
            "ended": ("seat",),
        }

    @property
    def table_verbs(self) -> frozenset[str]:
        return frozenset({"round", "show", "recount", "ended"})

    @property
    def out_of_turn(self) -> frozenset[str]:
        return frozenset()

    def new(
        self, seats: int, options: Mapping[str, str] | None = None, table: str = VIRTUAL
    ) -> Skyjo:
        """Nothing is hidden from one player alone: a virtual table is like a physical one."""
        if seats not in self.seats:
            raise SeatsError(seats, self.seats)
        target = int(settle_options(self.options, options)[TARGET.name])
        course = Course(Rules(seats, target, table == COUNT))
        return dealt(course, 1) if table == COUNT else Skyjo(course)

    def text(self, state: Skyjo) -> str:
        return state_text(state)

    def parse(self, text: str) -> Skyjo:
        return parse_state(text)

    def rounds(self, state: Skyjo) -> Sequence[RoundScore]:
        scores = state.course.scores
        return tuple(map(RoundScore, range(1, len(scores) + 1), scores))


def count_round(layouts: Mapping[str, str], ender: str | None = None) -> dict[str, ScoreSheet]:
    """Score written grids by name; `ender`, one of the names, ended the round. Raises LayoutError.

    >>> grids = {"Ana": "5 . . . 0 . . . 0 . . .", "Bo": "1 . . . 2 . . . 0 . . ."}
    >>> [sheet.total for sheet in count_round(grids, ender="Ana").values()]
    [10, 3]
    """
    names = list(layouts)
    grids = [_grid_of(name, layout) for name, layout in layouts.items()]
    sheets = score_round(grids, None if ender is None else names.index(ender))
    return dict(zip(names, sheets, strict=True))


def _grid_of(name: str, layout: str) -> Grid:
    tokens = layout_tokens(layout)
    try:
        grid = parse_grid(tokens)
    except ValueError as error:
        raise LayoutError(name, Reason("no_such_card", {"card": str(error)})) from error
    fault = grid_fault(grid)
    if fault is None and len(grid) != SIZE:
        fault = Reason("need_twelve_places", {"found": len(grid)})
    if fault is not None:
        raise LayoutError(name, fault)
    return grid


SKYJO = SkyjoGame()
