"""The measures of cards, modules and prints. All lengths in mm.

x runs to the right, y away from the player, z upwards. Each part stands on z = 0, as it is printed.
"""

from __future__ import annotations

from dataclasses import dataclass

BED = 220
"""Side of the smallest common printer's bed."""
THINNEST = 1.2
"""No wall and no floor is thinner: three lines of a 0.4 mm nozzle."""

SLEEVE = 3.0
"""So much wider and higher is a card in its sleeve: 63 x 88 mm are sold sleeves of 66 x 91."""
CLEARANCE = 1.0
"""Play of a card in its pocket, both sides together."""
PLAY = 0.6
"""Play of a printed or bought part in a printed one, both sides together."""

MODULE_WIDE, MODULE_LONG = 40.0, 60.0
"""An RC522 board. Its pins stand at a short side."""
MODULE_THICK = 1.6
ANTENNA_FROM_END = 20.0
"""From the side without pins to the middle of the antenna, which fills that end of the board.
From pictures of the common blue board, not measured."""
MODULE_PARTS = 4.0
"""Room above the board, for its crystal and the plugs of its wires, which lie flat."""
MODULE_STUBS = 2.0
"""Room below it, for what is soldered through."""
PLUGS = 18.0
"""Room for the plugs behind the pins: 14 mm, and the bend of the wire."""
READING_DISTANCE = 10.0
"""Tags that are stickers are often read from less than this only."""


class BuildError(Exception):
    """A part cannot be made for cards of this size.

    Codes: `card_narrow` (the module is wider than its pocket; fact `least`, mm), `card_long` and
    `tray_wide` (longer or wider than the bed of the printer; fact `bed`, mm), `no_library` (the
    modules that make solids are not installed).
    """

    def __init__(self, code: str, **facts: int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@dataclass(frozen=True, slots=True)
class CardSize:
    """A card as it lies in the reader."""

    wide: float
    high: float

    def sleeved(self) -> CardSize:
        """The same card in a sleeve."""
        return CardSize(self.wide + SLEEVE, self.high + SLEEVE)


STANDARD = CardSize(63, 88)
