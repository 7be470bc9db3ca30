"""The tray of nine places: three rows, each printed alone, that hook into one another.

Each place is a cradle, with the same cover. A way for the wires leads through each row to the left.
Bumps in front, left, count the row: row 1 lies farthest from the player, with places 1 to 3.
"""

from __future__ import annotations

from hardware.building.cradle import CHANNEL, CUT, FLOOR, SHELF, TOP, WALL, Cradle
from hardware.building.measures import BED, PLAY, BuildError
from hardware.building.solids import Corner, Solid, block, bump, prism

ROWS = 3
PLACES_OF_A_ROW = 3
FRONT = 9.0
"""Thickness of the front, into which the row before it hooks."""
_NECK, _HEAD, _HOOK = 8.0, 12.0, 5.0
"""A hook: its width at the row, its width at its end, its length."""
BUMP_HIGH = 1.0
_BUMP, _BUMP_STEP = 3.0, 7.0


def row(cradle: Cradle, number: int) -> Solid:
    """A row of three places, 1 to 3. Raises BuildError `tray_wide`, `card_long`."""
    step = cradle.pocket[0] + WALL
    wide = PLACES_OF_A_ROW * step + WALL
    if wide > BED:
        raise BuildError("tray_wide", bed=BED)
    if FRONT + cradle.deep + _HOOK > BED:
        raise BuildError("card_long", bed=BED)
    deep = FRONT + cradle.deep
    outline = [(CUT, 0.0), (wide, 0.0), (wide, deep), (0.0, deep), (0.0, CUT)]
    solid = prism(outline, (0, TOP))
    for place in range(PLACES_OF_A_ROW):
        solid -= cradle.hollow().translate((place * step, FRONT, 0))
    end = deep - WALL - SHELF
    solid -= block((-1, wide - 2 * WALL), (end - CHANNEL, end), (FLOOR, TOP + 1))
    for wall in range(1, PLACES_OF_A_ROW):
        middle = wall * step + WALL / 2
        solid += prism(_hook(middle, deep, 0), (0, TOP))
        solid -= prism(_hook(middle, 0, PLAY / 2), (-1, TOP + 1))
    for count in range(number):
        x = CUT + _BUMP_STEP * (count + 1)
        solid += bump(x, FRONT / 2, (TOP - 1, TOP + BUMP_HIGH), _BUMP)
    return solid


def _hook(x: float, y: float, play: float) -> list[Corner]:
    """The outline, a T, of a hook that leaves a row backwards at y, larger by the play."""
    neck, head = _NECK / 2 + play, _HEAD / 2 + play
    bar, end = y + _HOOK / 2 - play, y + _HOOK + play
    # It begins inside the row, so that both are one body, and a recess is open in front.
    right = [(x + neck, y - 1), (x + neck, bar), (x + head, bar), (x + head, end)]
    return right + [(2 * x - along, deep) for along, deep in reversed(right)]
