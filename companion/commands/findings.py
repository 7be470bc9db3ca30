"""Finding: one thing that was examined on this computer, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from companion.sentences.render import Value, shown

Level = Literal["good", "limited", "bad"]
"""`limited`: a game can be played all the same; `bad`: it cannot."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was examined."""

    code: str
    """Message `doctor-CODE` says what was found and what to do."""
    level: Level = "good"
    facts: Mapping[str, Value] = field(default_factory=dict)

    def text(self, lang: str) -> str:
        """The finding in words."""
        return shown(lang, f"doctor-{self.code}", **self.facts)
