"""What every game gives to be said: its words for events, questions, answers and moves."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Protocol

from companion.games.game import Move, ScoreSheet
from companion.sentences.players import Speech
from companion.sentences.render import Wording
from companion.table.outcomes import Answered, Question


class GameWords(Protocol):
    """The words of one game at one table. Views are those of the game."""

    def event(self, event: Any, view: Any) -> Iterator[Wording]:
        """An event in sentences; nothing where it need not be said."""

    def question(self, question: Question, view: Any, *, full: bool) -> Wording | None:
        """What is asked now; None where the sentence before has said it. `full`: say it anyway."""

    def noted(self, place: int, token: str) -> Wording:
        """One place of an area just read."""

    def answer(self, answer: Answered, view: Any) -> Iterator[Wording]:
        """The answer to a query about the game."""

    def move(self, move: Move) -> Wording:
        """A move as one may make it, or as it was made."""

    def sheet(self, sheet: ScoreSheet) -> Iterator[Wording]:
        """The lines of a score sheet, one sentence each."""


def words_of(speech: Speech) -> GameWords:
    """The words of the game that is played; `companion.sentences.GAME` has them as `Words`."""
    words: GameWords = import_module(f"companion.sentences.{speech.deck.name}").Words(speech)
    return words
