"""The colour of a card on labels for the eye: a patch in that colour, with a black outline.

Whoever sees colours tells a card by it sooner than by a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stickers.geometry import Box
from stickers.lettering import EDGE, LabelWords, Text
from stickers.outlines import Part, Polygon

LEAST = 4.0
"""Width below which a patch is left out, mm: large print goes first."""
_WIDEST = 14.0
_AROUND = 1.0
"""From print to the patch, mm."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A patch in one ink, or in stripes of several side by side."""

    box: Box
    inks: tuple[str, ...]
    """`#RRGGBB`, from left to right."""

    @property
    def stripes(self) -> tuple[tuple[Box, str], ...]:
        """The room of each ink."""
        wide = self.box.width / len(self.inks)
        return tuple(
            (Box(self.box.left + number * wide, self.box.top, wide, self.box.height), ink)
            for number, ink in enumerate(self.inks)
        )

    @property
    def part(self) -> Part:
        """Its form, to be found on the printed page."""
        box = self.box
        across, down = (box.left, box.right), (box.top, box.bottom)
        corners = ((across[0], down[0]), (across[1], down[0]), (across[1], down[1]))
        return Part(Polygon((*corners, (across[0], down[1]))))

    def moved(self, x: float, y: float) -> Patch:
        """The same x further right and y further down, mm."""
        return Patch(self.box.moved(x, y), self.inks)


def patch_beside(texts: Sequence[Text], words: LabelWords, right: float) -> tuple[Patch, ...]:
    """The patch between the large print of a label and `right`, mm; none where room is short."""
    large = next((text.box for text in texts if text.large), None)
    if large is None or not words.inks:
        return ()
    below = next((text.box.top - _AROUND for text in texts if text.words == words.small), None)
    left = large.right + _AROUND
    wide = min(right - left, _WIDEST)
    if wide < LEAST:
        return ()
    return (Patch(Box(left, EDGE, wide, (below or large.bottom) - EDGE), words.inks),)
