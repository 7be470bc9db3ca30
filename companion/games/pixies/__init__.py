"""Pixies: open draft into an own 3x3 area, three rounds, most points win. Two to five players."""

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
from companion.games.pixies.area import DECK, area_fault, layout_tokens, parse_area
from companion.games.pixies.course import counting
from companion.games.pixies.score import score_area
from companion.games.pixies.state import Pixies, Rules
from companion.games.pixies.text import parse_state, state_text

__all__ = ["PIXIES", "LayoutError", "Pixies", "PixiesGame", "count_layout"]

BONUS_COUNTS_ITSELF = Option("bonus_counts_itself", ("yes", "no"), "yes")


class LayoutError(ValueError):
    """A written layout that cannot lie on a table."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {dict(reason.facts)}")
        self.reason = reason


@dataclass(frozen=True)
class PixiesGame:
    """The rules of Pixies behind the contract of `companion.games.game`."""

    name: str = "pixies"
    deck: Deck = DECK
    seats: range = range(2, 6)
    options: tuple[Option, ...] = (BONUS_COUNTS_ITSELF,)

    @property
    def grammar(self) -> Mapping[str, tuple[str, ...]]:
        return {
            "start": ("seat",),
            "round": ("round",),
            "show": ("card",),
            "take": ("card",),
            "keep": ("word",),
            "place": ("place",),
            "recount": ("seat", *("layout",) * 9),
        }

    @property
    def table_verbs(self) -> frozenset[str]:
        return frozenset({"start", "round", "show", "recount"})

    @property
    def out_of_turn(self) -> frozenset[str]:
        return frozenset()

    def new(
        self, seats: int, options: Mapping[str, str] | None = None, table: str = VIRTUAL
    ) -> Pixies:
        """Nothing is hidden from one player alone: a virtual table is like a physical one."""
        if seats not in self.seats:
            raise SeatsError(seats, self.seats)
        settled = settle_options(self.options, options)
        counts_itself = settled[BONUS_COUNTS_ITSELF.name] == "yes"
        if table == COUNT:
            return counting(Pixies(Rules(seats, counts_itself, count_only=True)), 1)
        return Pixies(Rules(seats, counts_itself))

    def text(self, state: Pixies) -> str:
        return state_text(state)

    def parse(self, text: str) -> Pixies:
        return parse_state(text)

    def rounds(self, state: Pixies) -> Sequence[RoundScore]:
        return [RoundScore(number, points) for number, points in enumerate(state.scores, start=1)]


def count_layout(
    layout: str, round_number: int = 1, options: Mapping[str, str] | None = None
) -> ScoreSheet:
    """Score a written area. Raises LayoutError, OptionError.

    >>> count_layout("R1+3 M2 G3+2 / R4 G5 H / R7-1 . .", 2).total
    16
    """
    settled = settle_options((BONUS_COUNTS_ITSELF,), options)
    try:
        area = parse_area(layout_tokens(layout))
    except ValueError as error:
        raise LayoutError(Reason("no_such_card", {"card": str(error)})) from error
    fault = area_fault(area)
    if fault is not None:
        raise LayoutError(fault)
    counts_itself = settled[BONUS_COUNTS_ITSELF.name] == "yes"
    return score_area(area, round_number, bonus_counts_itself=counts_itself)


PIXIES = PixiesGame()
