"""What a kit will take, said before any sheet is printed."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from stickers.codebooks import Codebook
from stickers.plan import Plan, materials

_LABEL_SECONDS = 20
"""To peel a label and lay it into the corner of its card. A guess until somebody measures it."""
_PIECE_SECONDS = 6
"""To set one dot, bar or shape. A guess too."""
_LABEL_THICKNESS = 0.1
"""mm, of label paper (reference value of tactile graphics)."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """How much of everything."""

    sheets: int
    labels: int
    pieces: int
    """Raised dots, bars and shapes to set."""
    minutes: int
    flat: int
    """Extra height of the deck by the label paper alone, mm, rounded up."""
    raised: int
    """Extra height where all reliefs lie on each other, mm: the most it can be."""


def estimate(plan: Plan, codebook: Codebook) -> Estimate:
    """Estimate a kit. Labels of one card lie in different corners and do not add up."""
    pieces = sum(materials(plan).values())
    labels = len(plan.labels)
    cards = len({placed.laid.label.card.id for placed in plan.labels})
    seconds = labels * _LABEL_SECONDS + pieces * _PIECE_SECONDS
    flat = cards * _LABEL_THICKNESS
    relief = codebook.sizes.relief if pieces else 0.0
    return Estimate(
        sheets=plan.pages,
        labels=labels,
        pieces=pieces,
        minutes=ceil(seconds / 60),
        flat=ceil(flat),
        raised=ceil(flat + cards * relief),
    )
