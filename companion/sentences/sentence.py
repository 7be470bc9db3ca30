"""Sentence: words in a language, with a priority and an audience."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from companion.sentences.typography import typeset


class Priority(IntEnum):
    """How urgent a sentence is; the smaller number goes first."""

    ERROR = 0
    ANSWER = 1
    TURN = 2
    EVENT = 3
    AMBIENCE = 4


@dataclass(frozen=True, slots=True)
class Sentence:
    """One utterance in its two wordings."""

    speech: str
    """For the ear: signs and genders in words, no abbreviation, no card code."""
    text: str
    """For the eye and the braille line: digits, a real minus sign, the same facts."""
    lang: str
    """`fr` or `en`."""
    priority: Priority = Priority.EVENT
    audience: int | None = None
    """The seat it is for; None = everybody."""
    result: bool = False
    """Whether it tells how a round or the game ended, or points: it is left for later last."""
    topic: str = ""
    """What it tells the state of, such as how far a search is: a newer sentence on the same topic
    makes an older one stale that still waits. Empty: it stays true."""

    @property
    def read(self) -> str:
        """The spoken form as it is printed where the screen is all the voice there is."""
        return typeset(self.speech, self.lang)
