"""Manner: how fast, how loud and with which voices an outlet speaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

SLOWEST, FASTEST = -10, 10
SOFTEST, LOUDEST = 1, 10
_WORDS_A_MINUTE = 200
"""pyttsx3's own rate, and the rate 0 of ours."""
_FASTEST_FACTOR = 2.25
"""At 10 a voice speaks 450 words a minute, the most that espeak takes; at -10 it speaks 89."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How an outlet speaks. Each outlet maps it to its own range."""

    rate: int = 0
    """-10 to 10; each step is 8 percent faster."""
    volume: int = LOUDEST
    """1 to 10."""
    voices: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Language -> the outlet's name of a voice; the outlet chooses where none is named."""

    @property
    def words_a_minute(self) -> int:
        """The rate for an engine that counts words."""
        return round(_WORDS_A_MINUTE * self.slowness**-1)

    @property
    def slowness(self) -> float:
        """How much longer a sentence takes than at rate 0."""
        return float(_FASTEST_FACTOR ** (-self.rate / FASTEST))
