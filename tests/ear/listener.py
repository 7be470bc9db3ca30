"""Somebody at a table who knows what was said, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ear import Ear
from grammar import YOU, Heard, Lists

from companion.games.game import Game


class Nonsense(AssertionError):
    """What was said cannot be true of what was said before."""


@dataclass(frozen=True)
class Sense:
    """How one game is understood. What is known is a frozen value of the game's own."""

    game: Game
    lists: Lists
    new: Callable[[int, int], Any]
    """What a seat knows before the first sentence; of how many seats, and which one it is."""
    told: Callable[[Any, Heard], Any]
    """What it knows after one more message. Raises Nonsense."""
    seen: Callable[[Any, int], Any]
    """The same knowledge, of the view of a seat."""
    answer: Callable[[Any, Heard, random.Random], str]
    """What it types when it is asked something."""


class Listener:
    """A seat that hears sentences and builds up what lies on the table."""

    def __init__(self, sense: Sense, ear: Ear, seats: int, me: int) -> None:
        self._sense, self._ear, self._me = sense, ear, me
        self.known = sense.new(seats, me)
        self.asked: Heard | None = None

    def hear(self, utterance: str) -> None:
        """Take in what was said; it has to mean one thing."""
        outcomes = {}
        for meaning in self._ear.understand(utterance):
            try:
                outcomes[self._after(meaning)] = meaning
            except Nonsense:
                continue
        assert len(outcomes) == 1, (utterance, list(outcomes.values()), self.known)
        ((self.known, meaning),) = outcomes.items()
        for heard in meaning:
            self._note(heard)

    def _note(self, heard: Heard) -> None:
        """What is asked; and, when moves are listed by number, these numbers instead."""
        match heard:
            case Heard("list-item", {"number": int(number)}):
                before = self.asked.facts.get("numbers", ()) if self.asked is not None else ()
                self.asked = Heard("listed", {"numbers": (*before, number), "more": False})
            case Heard(kind) if kind.startswith("table-more") and self.asked is not None:
                self.asked = Heard("listed", {**self.asked.facts, "more": True})
            case Heard(kind) if "-ask-" in kind:
                self.asked = heard

    def _after(self, meaning: Sequence[Heard]) -> Any:
        known = self.known
        for heard in meaning:
            if heard.id.startswith("table-"):
                continue  # how one hears more, or leaves
            known = self._sense.told(known, self._named(heard))
        return known

    def _named(self, heard: Heard) -> Heard:
        """The message with the own seat in the place of `you`."""
        return Heard(heard.id, {name: self._mine(value) for name, value in heard.facts.items()})

    def _mine(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(self._me if part == YOU else part for part in value)
        return value

    def answer(self, dice: random.Random) -> str:
        """What it says to the last question."""
        assert self.asked is not None
        return self._sense.answer(self.known, self._named(self.asked), dice)
