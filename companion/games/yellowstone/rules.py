"""The numbers and options of Yellowstone Park."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.game import VIRTUAL

HAND = 6
MOST_PLAYED = 2
"""Cards in a turn."""
PENALTIES_TO_DRAW = 6
"""Cards that an own penalty pile must hold to be drawn from."""
FIRST_MARKER = 5
LAST_MARKER = 35
"""A marker that stands here after a scoring, or beyond, ends the game."""
BONUS = {8: 1, 9: 3}
"""Cells filled -> steps that the marker goes back."""
STEPS = (1, 3, 4)
"""How far a marker may go back in a turn: for the eighth cell, the ninth, both."""


class Rules(NamedTuple):
    """What stays the same for a whole game."""

    seats: int
    one_column: bool = True
    """A colour stands in one column only."""
    break_freely: bool = False
    """The window may be broken although a card of the hand fits."""
    second_may_break: bool = False
    floor: bool = True
    """A marker does not go back beyond 0."""
    table: str = VIRTUAL


class Draw(NamedTuple):
    """Cards that a seat is about to get."""

    seat: int
    left: int
    penalty: bool = False
    """From the own penalty pile."""
