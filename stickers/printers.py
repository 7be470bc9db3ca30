"""Printer profiles: where a printer really puts what is sent to it, and how to make up for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stickers.faults import KitError
from stickers.geometry import Box
from stickers.outlines import Point

FAR_SCALE = 0.02
"""A printer never stretches a page by more than this; the viewer that scales it to fit does."""
FAR_OFFSET = 12.0
"""No printer shifts a page by more, mm: a larger shift is a misread ruler."""
FAR_READING = 1.5
"""How far a reading may lie from what the three others say, mm: rulers are read to half a
millimetre."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What a printer does to a page. All coordinates in mm from the top left corner of the paper.

    A point sent to x, y lands at `offset_x + scale_x x + skew_x y`, `offset_y + skew_y x +
    scale_y y`.
    """

    name: str
    offset_x: float = 0.0
    offset_y: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0
    skew_x: float = 0.0
    skew_y: float = 0.0

    def lands(self, x: float, y: float) -> Point:
        """Where the printer puts a point."""
        return (
            self.offset_x + self.scale_x * x + self.skew_x * y,
            self.offset_y + self.skew_y * x + self.scale_y * y,
        )

    @property
    def correction(self) -> tuple[float, float, float, float, float, float]:
        """The inverse, as a b c d e f: what must be sent to land at x, y is `a x + b y + c`,
        `d x + e y + f`."""
        determinant = self.scale_x * self.scale_y - self.skew_x * self.skew_y
        a, b = self.scale_y / determinant, -self.skew_x / determinant
        d, e = -self.skew_y / determinant, self.scale_x / determinant
        return (
            a,
            b,
            -a * self.offset_x - b * self.offset_y,
            d,
            e,
            -d * self.offset_x - e * self.offset_y,
        )

    def sent(self, x: float, y: float) -> Point:
        """What must be sent to the printer to land at a point."""
        a, b, c, d, e, f = self.correction
        return a * x + b * y + c, d * x + e * y + f

    def sent_box(self, box: Box) -> Box:
        """The smallest upright box that holds what must be sent to fill a box."""
        corners = [
            self.sent(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom)
        ]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
        return Box(left, top, right - left, bottom - top)


PLAIN = Profile("")
"""A printer that does everything right: what is assumed where no profile is given."""


def measured(name: str, marks: Sequence[Point], readings: Sequence[Point]) -> Profile:
    """The profile of a printer from where it put some marks, three or more not in a line.

    Least squares over all readings. Raises KitError as `checked` does, and `reading-odd` with the
    direction, `across` or `down`, and by how many mm one of its readings must be wrong.
    """
    across = _least_squares(marks, [x for x, _ in readings])
    down = _least_squares(marks, [y for _, y in readings])
    profile = Profile(name, across[0], down[0], across[1], down[2], across[2], down[1])
    checked(profile)
    _refuse_odd(profile, marks, readings)
    return profile


def checked(profile: Profile) -> Profile:
    """The same profile, if a printer can be like that.

    Raises KitError `viewer-scales` (percent across and down, in tenths) or `offset-far`.
    """
    stretched = [profile.scale_x - 1, profile.scale_y - 1]
    if max(map(abs, stretched)) > FAR_SCALE:
        across, down = (round(1000 * (1 + part)) for part in stretched)
        raise KitError(
            "viewer-scales", {"across": _tenths(across), "down": _tenths(down), "most": 2}
        )
    shift = max(map(abs, (profile.offset_x, profile.offset_y)))
    if shift > FAR_OFFSET:
        raise KitError("offset-far", {"shift": round(shift), "most": round(FAR_OFFSET)})
    return profile


def _tenths(number: int) -> str:
    return f"{number / 10:g}"


def _refuse_odd(profile: Profile, marks: Sequence[Point], readings: Sequence[Point]) -> None:
    # A wrong reading at one of four marks spreads evenly over their residues, a quarter to each.
    for direction, name in enumerate(("across", "down")):
        residues = [
            reading[direction] - profile.lands(*mark)[direction]
            for mark, reading in zip(marks, readings, strict=True)
        ]
        wrong = len(marks) * max(map(abs, residues))
        if wrong > FAR_READING:
            raise KitError("reading-odd", {"direction": name, "off": round(wrong)})


def _least_squares(marks: Sequence[Point], landed: Sequence[float]) -> tuple[float, float, float]:
    """The a, b, c with `a + b x + c y` nearest to the readings (normal equations)."""
    rows = [(1.0, x, y) for x, y in marks]
    normal = [[sum(row[i] * row[j] for row in rows) for j in range(3)] for i in range(3)]
    right = [sum(row[i] * value for row, value in zip(rows, landed, strict=True)) for i in range(3)]
    whole = _determinant(normal)
    solved = []
    for column in range(3):
        changed = [
            [right[i] if j == column else normal[i][j] for j in range(3)] for i in range(3)
        ]
        solved.append(_determinant(changed) / whole)
    return solved[0], solved[1], solved[2]


def _determinant(m: list[list[float]]) -> float:
    return (
        m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
        - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
        + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
    )
