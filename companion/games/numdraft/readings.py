"""How the printed rules are read: every reading they leave open is an option, all of them here.

Changing a default here changes the reading everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.games.game import COUNT, VIRTUAL, Option

MODE = Option("mode", ("classic", "discovery"), "classic")
"""Whether the cards of a group are connected by sides, or lie anywhere."""
GIVE = Option("give", ("hidden", "any"), "hidden")
"""Whether an open card may be given while its player has hidden ones."""
NUM_DRAFT_END = Option("num_draft_end", ("after_turn", "instead"), "after_turn")
"""Whether the grids are completed after one more full turn, or in its place."""
CARDS = Option("cards", ("by_players", "104"), "by_players")
"""80 cards for 2 to 5 players and 104 for more, or always all 104."""
JOKER_ANCHORS = Option("joker_anchors", ("yes", "no"), "yes")
"""Whether an own Joker is an own card that makes a group count."""
JOKER_PAIRS = Option("joker_pairs", ("value", "any", "no"), "value")
"""Whether a Joker and a single other card are a group: of a value, of a colour too, or never.

As `value`, three sevens of three colours and a Joker are worth 12, the Joker being a fourth seven.
As `any` they would be worth 13, the Joker making a colour with one of them.
"""
JOKERS_ALONE = Option("jokers_alone", ("yes", "no"), "no")
"""Whether two Jokers are a group without any other card."""
OWN_NEEDED = Option("own_needed", ("one", "two"), "one")
"""How many own cards make a group count."""
RAINBOW_GROUPS = Option("rainbow_groups", ("one", "all"), "one")
"""Whether a neighbour's Rainbow joins one colour group, or all it can."""
BONUS = Option("bonus", ("card", "group"), "card")
"""Whether the bonus of a neighbour's card is paid once, or once for each of its groups."""

SCORING = (MODE, JOKER_ANCHORS, JOKER_PAIRS, JOKERS_ALONE, OWN_NEEDED, RAINBOW_GROUPS, BONUS)
OF_PLAY = (GIVE, NUM_DRAFT_END, CARDS)
OPTIONS = (*OF_PLAY, *SCORING)

SMALL_DECK_SEATS = 5
"""So many players have enough with 80 cards."""


class Readings(NamedTuple):
    """What counts in a score: the options of the same names."""

    mode: str
    joker_anchors: str
    joker_pairs: str
    jokers_alone: str
    own_needed: str
    rainbow_groups: str
    bonus: str


class Rules(NamedTuple):
    """What stays the same for a whole game."""

    seats: int
    table: str
    give: str
    num_draft_end: str
    cards: str
    readings: Readings

    @property
    def all_cards(self) -> bool:
        """104 cards are in the game; else 80."""
        return self.cards == "104" or self.seats > SMALL_DECK_SEATS or self.table == COUNT

    @property
    def sealed(self) -> bool:
        """Choices stay secret until everybody has made one; at a real table all can see them."""
        return self.table == VIRTUAL


def readings_of(settled: Mapping[str, str]) -> Readings:
    """The readings that settled options stand for."""
    return Readings(**{option.name: settled[option.name] for option in SCORING})


def rules_of(seats: int, settled: Mapping[str, str], table: str) -> Rules:
    """The rules of a game with so many seats. Raises ValueError for a value that is none."""
    for option in OPTIONS:
        if settled[option.name] not in option.values:
            raise ValueError(f"{option.name}={settled[option.name]}")
    of_play = {option.name: settled[option.name] for option in OF_PLAY}
    return Rules(seats, table, **of_play, readings=readings_of(settled))


def settled_of(rules: Rules) -> dict[str, str]:
    """The options that rules stand for."""
    return {
        **{option.name: getattr(rules, option.name) for option in OF_PLAY},
        **rules.readings._asdict(),
    }
