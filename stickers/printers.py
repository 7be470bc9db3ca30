"""Printer profiles: where a printer really puts what is sent to it, and how to make up for it."""

from __future__ import annotations

import tomllib
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


_UNKNOWN = 5


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
        corners = [self.sent(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom)]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
        return Box(left, top, right - left, bottom - top)


PLAIN = Profile("")
"""A printer that does everything right: what is assumed where no profile is given."""


def measured(name: str, marks: Sequence[Point], readings: Sequence[Point]) -> Profile:
    """The profile of a printer from where it put some marks, three or more not in a line.

    Least squares for shift, stretch across and down, and one angle: paper that is drawn in askew
    turns, it does not shear, and five numbers from eight readings average the ruler out. Raises
    KitError as `checked` does, and `reading-odd` with the direction, `across` or `down`, and by how
    many mm one of its readings must be wrong.
    """
    rows = [(1.0, 0.0, x, 0.0, -y) for x, y in marks] + [(0.0, 1.0, 0.0, y, x) for x, y in marks]
    landed = [x for x, _ in readings] + [y for _, y in readings]
    offset_x, offset_y, scale_x, scale_y, turn = _least_squares(rows, landed)
    profile = Profile(name, offset_x, offset_y, scale_x, scale_y, -turn, turn)
    _refuse_odd(profile, marks, readings)
    return checked(profile)


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
    worst: dict[str, float] = {}
    for axis, name in enumerate(("across", "down")):
        worst[name] = max(
            abs(reading[axis] - profile.lands(*mark)[axis])
            for mark, reading in zip(marks, readings, strict=True)
        )
    direction = max(worst, key=worst.__getitem__)
    # A wrong reading pulls the fit towards it: what is left of it is the share of the numbers that
    # were measured but not needed.
    wrong = worst[direction] * 2 * len(marks) / (2 * len(marks) - _UNKNOWN)
    if wrong > FAR_READING:
        raise KitError("reading-odd", {"direction": direction, "off": round(wrong)})


def _least_squares(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The unknowns that bring all rows nearest to their values, by the normal equations."""
    size = len(rows[0])
    table = [
        [
            *(sum(row[i] * row[j] for row in rows) for j in range(size)),
            sum(row[i] * value for row, value in zip(rows, values, strict=True)),
        ]
        for i in range(size)
    ]
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(table[line][column]))
        table[column], table[pivot] = table[pivot], table[column]
        table[column] = [value / table[column][column] for value in table[column]]
        for line in range(size):
            if line != column:
                share = table[line][column]
                table[line] = [
                    a - share * b for a, b in zip(table[line], table[column], strict=True)
                ]
    return [line[size] for line in table]


def profile_text(profile: Profile) -> str:
    """A profile as TOML, with a comment that lets a person mend it."""
    return (
        "# Where a printer really puts a point, in mm from the top left corner of the paper:\n"
        "# offset + scale times the distance + skew times the other distance.\n"
        f"offset_x = {profile.offset_x:.3f}\n"
        f"offset_y = {profile.offset_y:.3f}\n"
        f"scale_x = {profile.scale_x:.6f}\n"
        f"scale_y = {profile.scale_y:.6f}\n"
        f"skew_x = {profile.skew_x:.6f}\n"
        f"skew_y = {profile.skew_y:.6f}\n"
    )


def profile_from(name: str, text: str) -> Profile:
    """Read a profile. Raises KitError `profile-torn`, or as `checked` does."""
    try:
        data = tomllib.loads(text)
        profile = Profile(name, **{key: float(value) for key, value in data.items()})
    except (ValueError, TypeError) as error:
        raise KitError("profile-torn", {"printer": name}) from error
    return checked(profile)
