"""What is told of damage: a line that arrived torn, or a storm of bytes, as one trouble until it is
over."""

from __future__ import annotations

STORM = 5
"""Damaged frames close together after which the reader, and no single card, is what is wrong."""
SCRAPS = 2
"""Damaged frames close together after which a text that is no card is a scrap of the noise."""


class Noise:
    """The damage of one reader. Time comes from outside, in milliseconds."""

    def __init__(self, hush_ms: int) -> None:
        """`hush_ms`: the same damage is told once in this time; without damage for so long, a
        storm is over."""
        self._hush_ms = hush_ms
        self._told_at: dict[str, int] = {}
        self._in_a_row = 0
        self._last_at: int | None = None
        self._is_told = False
        """Whether the storm has been told."""

    def damaged(self, code: str, at: int) -> str:
        """Note a damaged frame; the code of the trouble to tell, empty for none."""
        if not self._goes_on(at):
            self._in_a_row, self._is_told = 0, False
        self._in_a_row += 1
        self._last_at = at
        storms = self._in_a_row >= STORM
        just_told = self._told_at if storms else (code,)
        if self._is_told or any(self._is_hushed(it, at) for it in just_told):
            return ""
        told = "flood" if storms else code
        self._is_told = told == "flood"
        self._told_at[told] = at
        return told

    def surrounds(self, at: int) -> bool:
        """Whether so much is damaged now that a text which is no card belongs to the noise."""
        return self._in_a_row >= SCRAPS and self._goes_on(at)

    def _goes_on(self, at: int) -> bool:
        return self._last_at is not None and at - self._last_at < self._hush_ms

    def _is_hushed(self, code: str, at: int) -> bool:
        told_at = self._told_at.get(code)
        return told_at is not None and at - told_at < self._hush_ms
