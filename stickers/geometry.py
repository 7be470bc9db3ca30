"""Boxes in millimetres, measured from the top left corner, y downwards."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: left and top edge, width and height, all in mm."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Bottom edge."""
        return self.top + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Middle, x and y."""
        return self.left + self.width / 2, self.top + self.height / 2

    def moved(self, x: float, y: float) -> Box:
        """The same box x further right and y further down."""
        return Box(self.left + x, self.top + y, self.width, self.height)

    def grown(self, by: float) -> Box:
        """The box grown by a length on each side; a negative length shrinks it."""
        return Box(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)

    def gap(self, other: Box) -> float:
        """Shortest distance between two boxes; 0 where they touch or overlap."""
        across = max(other.left - self.right, self.left - other.right, 0.0)
        down = max(other.top - self.bottom, self.top - other.bottom, 0.0)
        return hypot(across, down)

    def overlaps(self, other: Box) -> bool:
        """Tell whether two boxes share an area."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, other: Box) -> bool:
        """Tell whether the other box lies inside this one, within a micrometre."""
        slack = 0.001
        return (
            self.left <= other.left + slack
            and self.top <= other.top + slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )
