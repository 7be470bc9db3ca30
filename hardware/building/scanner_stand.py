"""The stand for a scanner: it lies between two ridges and looks at a card that stands in a slot.

The ridges come closer towards the card, so that a scanner of any usual width, pushed forward until
it stops, lies in their middle. The card stands on the long edge beside its code, pushed to the left
until it stops: its code is then before the scanner. The corner in front on the left is cut off.
"""

from __future__ import annotations

from math import radians, tan

from hardware.building.cradle import CUT
from hardware.building.solids import Solid, block, prism

WIDE = 112.0
BASE = 3.0
RIDGE, RIDGE_HIGH = 4.0, 12.0
FUNNEL = 95.0
"""Length of the ridges."""
WIDEST, NARROWEST = 90.0, 44.0
"""Between the ridges, at the player's end and at the card's end."""
FREE = 60.0
"""From the ridges to the card: a scanner that stops half-way is 10 cm away; GM65 reads 4 to 25."""
SLOT, SLOT_DEEP = 2.4, 8.0
"""A sleeved card with its label goes in easily."""
SLOT_BLOCK = 24.0
LEAN = 10.0
"""Degrees by which the card leans away from the scanner."""
CODE_FROM_END = 12.0
"""From the short edge of a card to the middle of the code on its label."""
_STOP = 4.0
DEEP = FUNNEL + FREE + SLOT_BLOCK


def scanner_stand() -> Solid:
    """The stand, one part."""
    axis = WIDE / 2
    outline = [(CUT, 0.0), (WIDE, 0.0), (WIDE, DEEP), (0.0, DEEP), (0.0, CUT)]
    solid = prism(outline, (0, BASE))
    for side in (-1, 1):
        solid += _ridge(axis, side)
    stop = axis - CODE_FROM_END
    high = BASE + SLOT_DEEP + 4
    holder = block((stop - _STOP, WIDE), (FUNNEL + FREE, DEEP), (0, high))
    return solid + (holder - _slot(stop, high))


def _ridge(axis: float, side: int) -> Solid:
    near, far = WIDEST / 2, NARROWEST / 2
    corners = [
        (axis + side * near, CUT),
        (axis + side * (near + RIDGE), CUT),
        (axis + side * (far + RIDGE), FUNNEL),
        (axis + side * far, FUNNEL),
    ]
    return prism(corners if side > 0 else corners[::-1], (0, BASE + RIDGE_HIGH))


def _slot(stop: float, high: float) -> Solid:
    """What is cut out for the card: it leans, and is open to the right."""
    import manifold3d

    bottom, top = high - SLOT_DEEP, high + 1
    front = FUNNEL + FREE + (SLOT_BLOCK - SLOT) / 2
    lean = tan(radians(LEAN))
    ends = [
        (x, y + lean * (z - bottom), z)
        for x in (stop, WIDE + 1)
        for y in (front, front + SLOT)
        for z in (bottom, top)
    ]
    return manifold3d.Manifold.hull_points(ends)
