"""The cradle: a tray for one RC522 board, and the cover on which the card lies above its antenna.

The board lies in the tray with its parts up and its pins away from the player. The cover closes the
tray; walls around it and a lip on it are the pocket of the card, whose middle is the middle of the
antenna: a tag in the middle of a card is read whichever way the card lies. One corner, in front on
the left, is cut off, so that fingers find the front. Both parts are printed lying, without support.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from hardware.building.measures import (
    ANTENNA_FROM_END,
    BED,
    CLEARANCE,
    MODULE_LONG,
    MODULE_PARTS,
    MODULE_STUBS,
    MODULE_THICK,
    MODULE_WIDE,
    PLAY,
    PLUGS,
    BuildError,
    CardSize,
)
from hardware.building.solids import Solid, Span, block, prism

WALL = 3.6
FLOOR = 1.6
COVER = 1.2
RIM = 2.0
"""The walls rise so far above the cover: they hold a card and still leave it to a finger."""
LIP = 2.4
CUT = 5.0
"""How much of the front left corner is cut off, along each side."""
SHELF = 2.0
"""The cover rests at least on so much at each side."""
SHOULDER = 3.0
"""The board rests on so much of its edge, and cannot slide towards its plugs."""
CHANNEL = 8.0
"""Width of the way of the wires through a tray of several places."""
NOTCH = 16.0
"""Width of the gap through which the wires leave."""
THUMB = 20.0
"""Width of the gaps at both sides where a card is taken."""

BOARD_Z = FLOOR + MODULE_STUBS
SEAT_Z = BOARD_Z + MODULE_THICK + MODULE_PARTS
"""Where the cover lies."""
CARD_Z = SEAT_Z + COVER
TOP = CARD_Z + RIM


@dataclass(frozen=True, slots=True)
class Cradle:
    """The cradle of a card."""

    card: CardSize

    def __post_init__(self) -> None:
        least = MODULE_WIDE + PLAY + 2 * SHELF - CLEARANCE
        if self.card.wide < least:
            raise BuildError("card_narrow", least=ceil(least))
        if self.deep > BED:
            raise BuildError("card_long", bed=BED)

    @property
    def pocket(self) -> tuple[float, float]:
        """Width and length of the room for the card."""
        return self.card.wide + CLEARANCE, self.card.high + CLEARANCE

    @property
    def room(self) -> float:
        """Length of the whole inside: the pocket, the lip, and what the board and its plugs take
        behind it."""
        length = self.pocket[1]
        behind = length / 2 - ANTENNA_FROM_END + MODULE_LONG + PLUGS
        return max(length + LIP + PLAY + CHANNEL + SHELF, behind)

    @property
    def wide(self) -> float:
        return self.pocket[0] + 2 * WALL

    @property
    def deep(self) -> float:
        return self.room + 2 * WALL

    @property
    def board(self) -> tuple[Span, Span, Span]:
        """Where the board lies in the tray."""
        middle = self.wide / 2
        front = WALL + self.pocket[1] / 2 - ANTENNA_FROM_END
        return (
            (middle - MODULE_WIDE / 2, middle + MODULE_WIDE / 2),
            (front, front + MODULE_LONG),
            (BOARD_Z, BOARD_Z + MODULE_THICK),
        )

    def tray(self) -> Solid:
        """The lower part."""
        outline = [(CUT, 0.0), (self.wide, 0.0), (self.wide, self.deep), (0.0, self.deep)]
        return prism([*outline, (0.0, CUT)], (0, TOP)) - self.hollow()

    def hollow(self) -> Solid:
        """All that is cut out of the tray."""
        back = WALL + self.room
        middle = self.wide / 2
        (left, right), (front, end), _ = self.board
        loose = PLAY / 2
        seat = block((left - loose, right + loose), (front - loose, end + loose), (BOARD_Z, TOP))
        trench = block((left + SHOULDER, right - SHOULDER), (front + SHOULDER, back), (FLOOR, TOP))
        inside = block((WALL, self.wide - WALL), (WALL, back), (SEAT_Z, TOP + 1))
        notch = block(
            (middle - NOTCH / 2, middle + NOTCH / 2), (back - 1, self.deep + 1), (FLOOR, TOP + 1)
        )
        grip = WALL + self.pocket[1] / 2
        thumbs = block((-1, self.wide + 1), (grip - THUMB / 2, grip + THUMB / 2), (CARD_Z, TOP + 1))
        return seat + trench + inside + notch + thumbs

    def cover(self) -> Solid:
        """The upper part. Its tongue fits the gap of the wires, so that it goes in one way only."""
        loose = PLAY / 2
        wide, deep = self.pocket[0] - PLAY, self.room - PLAY
        plate = block((0, wide), (0, deep), (0, COVER))
        # The lip ends the pocket, which begins at the wall of the tray, not at the plate.
        lip_at = self.pocket[1] - loose
        lip = block((0, wide), (lip_at, lip_at + LIP), (0, COVER + RIM))
        half = (NOTCH - PLAY) / 2
        tongue = block((wide / 2 - half, wide / 2 + half), (deep - 1, deep + WALL), (0, COVER))
        return plate + lip + tongue

    def closed_cover(self) -> Solid:
        """The cover where it lies in the tray."""
        loose = PLAY / 2
        return self.cover().translate((WALL + loose, WALL + loose, SEAT_Z))
