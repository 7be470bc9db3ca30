"""Num Draft: hidden grids, give, place and pass all together, columns shared; 2 to 7 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.cards import Deck
from companion.games.game import (
    VIRTUAL,
    Option,
    RoundScore,
    SeatsError,
    settle_options,
)
from companion.games.numdraft.grid import DECK
from companion.games.numdraft.layout import LayoutError, count_layouts
from companion.games.numdraft.readings import OPTIONS, rules_of
from companion.games.numdraft.state import NumDraft, new_game
from companion.games.numdraft.text import parse_state, state_text

__all__ = ["NUM_DRAFT", "LayoutError", "NumDraft", "NumDraftGame", "count_layouts"]


@dataclass(frozen=True)
class NumDraftGame:
    """The rules of Num Draft behind the contract of `companion.games.game`."""

    name: str = "numdraft"
    deck: Deck = DECK
    seats: range = range(2, 8)
    options: tuple[Option, ...] = OPTIONS

    @property
    def grammar(self) -> Mapping[str, tuple[str, ...]]:
        return {
            "deal": ("seat", "card"),
            "show": ("card",),
            "turn": ("place",),
            "give": ("place",),
            "put": ("card",),
            "fill": ("card", "place"),
            "announce": (),
            "recount": ("seat", *("layout",) * 9),
        }

    @property
    def table_verbs(self) -> frozenset[str]:
        return frozenset({"deal", "show", "recount"})

    @property
    def out_of_turn(self) -> frozenset[str]:
        return frozenset({"announce"})

    def new(
        self, seats: int, options: Mapping[str, str] | None = None, table: str = VIRTUAL
    ) -> NumDraft:
        """A game is one scoring: it begins with the deal, and nobody has to be named to start."""
        if seats not in self.seats:
            raise SeatsError(seats, self.seats)
        return new_game(rules_of(seats, settle_options(self.options, options), table))

    def text(self, state: NumDraft) -> str:
        return state_text(state)

    def parse(self, text: str) -> NumDraft:
        return parse_state(text)

    def rounds(self, state: NumDraft) -> Sequence[RoundScore]:
        return [RoundScore(1, state.scores)] if state.scores else []


NUM_DRAFT = NumDraftGame()
