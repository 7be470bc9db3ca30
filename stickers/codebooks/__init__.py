"""Codebooks as data: which mark says what, where, and how big."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib import resources
from typing import Any


class Position(StrEnum):
    """The corner of the card that a label is stuck on."""

    TOP_LEFT = "top-left"
    BOTTOM_RIGHT = "bottom-right"


class Says(StrEnum):
    """What a part of a label says."""

    FAMILY = "family"
    NUMBER = "number"
    UP = "up"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class LabelRule:
    """One label of a card."""

    position: Position
    says: tuple[Says, ...]
    code: bool
    """Whether it bears the QR code."""


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


@dataclass(frozen=True)
class Codebook:
    """A tactile code: shapes by family letter, labels, sizes."""

    name: str
    shapes: Mapping[str, str]
    wild_shape: str
    labels: tuple[LabelRule, ...]
    sizes: Sizes
    print: Print
    limits: Limits


def load_codebook(name: str = "default") -> Codebook:
    """Read a codebook that comes with the program."""
    text = (resources.files(__name__) / f"{name}.toml").read_text(encoding="utf-8")
    return codebook_from(tomllib.loads(text))


def codebook_from(data: Mapping[str, Any]) -> Codebook:
    """Build a codebook from the contents of its file. KeyError, TypeError, ValueError if torn."""
    return Codebook(
        name=data["name"],
        shapes=dict(data["shapes"]),
        wild_shape=data["wild"]["shape"],
        labels=tuple(
            LabelRule(
                Position(rule["position"]), tuple(Says(word) for word in rule["says"]), rule["code"]
            )
            for rule in data["labels"]
        ),
        sizes=Sizes(**data["sizes"]),
        print=Print(**data["print"]),
        limits=Limits(**data["limits"]),
    )
