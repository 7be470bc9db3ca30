"""A tactile code as a value: which mark says what, where, and how big."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from stickers.artwork import Artwork


class Position(StrEnum):
    """The corner of the card that a label is stuck on."""

    TOP_LEFT = "top-left"
    BOTTOM_RIGHT = "bottom-right"
    BOTTOM_LEFT = "bottom-left"
    """Of a code whose label has no room for it, where both others are taken."""


class Says(StrEnum):
    """What a part of a label says."""

    FAMILY = "family"
    NUMBER = "number"
    UP = "up"
    POINTS = "points"


class Style(StrEnum):
    """How families and numbers are made."""

    COUNTED = "counted"
    """A figure for each family; numbers are counted: a figure for five, a dot for one."""
    FIGURES = "figures"
    """A figure for each family and for each digit."""
    BRAILLE = "braille"
    """A letter and a number in braille."""
    PRINTED = "printed"
    """Nothing to feel: large print alone."""


@dataclass(frozen=True, slots=True)
class LabelRule:
    """One label of a card."""

    position: Position
    says: tuple[Says, ...]
    code: bool
    """Whether it bears the machine-readable code."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of the marks, mm."""

    shape: float
    outline: float
    dot: float
    bar_width: float
    bar_height: float
    minus_width: float
    minus_height: float
    up_width: float
    up_height: float
    gap: float
    module: float
    relief: float = 0.5
    """How high the marks stand above the card."""
    braille_dot: float = 1.6
    """Diameter of a braille dot."""
    braille_pitch: float = 2.5
    """From dot to dot within a cell."""
    braille_cell: float = 6.0
    """From cell to cell."""


@dataclass(frozen=True, slots=True)
class Print:
    """Type sizes, points."""

    number: float
    points: float
    word: float
    id: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What the proof refuses.

    Millimetres; `number` and `fine` are points, `contrast` is a ratio to white.
    """

    gap: float
    shape: float
    dot: float
    outline: float
    module: float
    number: float
    fine: float
    contrast: float
    inset: float
    """Blank border inside each label, for the drift of a printer."""
    relief: float = 0.9
    """Highest mark: a higher one shows from the back of the card and tilts the pile."""
    cells: int = 4
    """Most braille cells of a mark."""


@dataclass(frozen=True)
class Codebook:
    """A tactile code, for one language."""

    name: str
    style: Style
    shapes: Mapping[str, str]
    """Family letter -> figure."""
    spare: tuple[str, ...]
    """Figures for the families of other decks, in the order they are given out."""
    wild_shape: str
    labels: tuple[LabelRule, ...]
    sizes: Sizes
    print: Print
    limits: Limits
    title: Mapping[str, str] = field(default_factory=dict)
    """Language -> what kind of code it is, in a few words."""
    five: str = "bar"
    zero: str = "ring"
    minus: str = "minus"
    up: str = "up"
    """Figures of the counted numbers, of the sign, and of the line that shows the top."""
    digits: tuple[str, ...] = ()
    """Ten figures, 0 to 9, with the style FIGURES."""
    patterns: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    """Figures made of several dots: columns and rows of the dots."""
    artwork: Mapping[str, Artwork] = field(default_factory=dict)
    """Figures drawn by the maker of the code."""
    names: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Patterns and artwork in words, singular and plural."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """Family letter -> what stands for it in braille."""
    notation: str = "ueb"
    """Braille digits: `antoine` (French) or `ueb` (English)."""
    sheet: str = "L7651"
    """The label sheet it is made for."""
    how: str = ""
    """How the printed marks become marks to feel, where the code has its own way."""
    lang: str = "fr"
    source: str = ""
    """What its file says, where it is not one of ours: a kit keeps a copy of it."""
