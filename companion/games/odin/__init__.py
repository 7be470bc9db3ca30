"""Odin: lay sets that beat the middle, be the first without cards. Two to six players."""

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
from companion.games.odin.deeds import SINGLE, new_round
from companion.games.odin.sets import DECK
from companion.games.odin.state import Odin, Rules
from companion.games.odin.text import parse_state, state_text
from companion.games.odin.verdict import PlayError, Verdict, judge_play, may_be_a_hand

__all__ = [
    "ODIN",
    "Odin",
    "OdinGame",
    "PlayError",
    "Verdict",
    "judge_play",
    "may_be_a_hand",
]

COLOURS_REMOVED = Option("two_player_colours_removed", ("0", "2"), "0")
TARGET = Option("target", ("15", "10", "20", "single"), "15")


@dataclass(frozen=True)
class OdinGame:
    """The rules of Odin behind the contract of `companion.games.game`."""

    name: str = "odin"
    deck: Deck = DECK
    seats: range = range(2, 7)
    options: tuple[Option, ...] = (COLOURS_REMOVED, TARGET)

    @property
    def grammar(self) -> Mapping[str, tuple[str, ...]]:
        return {
            "start": ("seat",),
            "round": ("round",),
            "deal": ("seat", "card"),
            "play": ("card*",),
            "pick": ("card",),
            "pass": (),
            "recount": ("seat", "layout*"),
        }

    @property
    def table_verbs(self) -> frozenset[str]:
        return frozenset({"start", "round", "deal", "recount"})

    @property
    def out_of_turn(self) -> frozenset[str]:
        return frozenset()

    def new(
        self, seats: int, options: Mapping[str, str] | None = None, table: str = VIRTUAL
    ) -> Odin:
        """With more than two players the whole deck is used, whatever the option says."""
        if seats not in self.seats:
            raise SeatsError(seats, self.seats)
        settled = settle_options(self.options, options)
        removed = int(settled[COLOURS_REMOVED.name]) if seats == 2 else 0
        target = settled[TARGET.name]
        rules = Rules(seats, removed, SINGLE if target == "single" else int(target), table)
        state = Odin(rules)
        return new_round(state, 1, 0) if table == COUNT else state

    def text(self, state: Odin) -> str:
        return state_text(state)

    def parse(self, text: str) -> Odin:
        return parse_state(text)

    def rounds(self, state: Odin) -> Sequence[RoundScore]:
        return [RoundScore(number, points) for number, points in enumerate(state.scores, start=1)]


ODIN = OdinGame()
