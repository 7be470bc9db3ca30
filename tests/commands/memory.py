"""What each seat has been able to know of the cards, and which cards a text names."""

from __future__ import annotations

import re

from machines import Machine

from companion.cards import UNKNOWN
from companion.games.game import Game
from companion.sentences.faces import face_wording

ASKED = (
    "hand",
    "hand 2",
    "area",
    "Ana hand",
    "Bo hand",
    "Cy area",
    "table",
    "score",
    "s+",
    "who",
    "moves",
    "more",
    "hint",
    "hint why",
    "counts",
    "history 50",
    "repeat 50",
    "repeat",
    "help",
    "undo",
    "level detailed",
    "table show 5",
    "nonsense",
)
"""What people ask for, of their own and of others' cards, and what nobody may do."""


class Memory:
    """What each seat, and everybody, has been able to know since the game began."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._state = machine.game.new(len(machine.names), {})
        self._moves: list[object] = []
        self.known: dict[int | None, set[str]] = {
            seat: set() for seat in (None, *range(len(machine.names)))
        }

    def look(self) -> None:
        """Look at the table as it is now, and at every step that led there."""
        moves = list(self._machine.session.moves)
        if moves[: len(self._moves)] != self._moves:  # something was taken back
            self._state, self._moves = self._machine.game.new(len(self._machine.names), {}), []
        for move in moves[len(self._moves) :]:
            self._state = self._state.after(move).state
            for seat, known in self.known.items():
                known.update(card for card in self._state.view(seat).cards() if card != UNKNOWN)
        self._moves = moves


class CardWords:
    """Finds cards in what is said or shown in a language."""

    def __init__(self, game: Game, lang: str) -> None:
        wordings = {t: face_wording(game.deck, face, lang) for t, face in game.deck.faces.items()}
        self._cards = {wording.speech.lower(): text for text, wording in wordings.items()}
        self._cards |= {wording.text.lower(): text for text, wording in wordings.items()}
        longest = sorted(map(re.escape, self._cards), key=len, reverse=True)
        self._pattern = re.compile("|".join(longest))

    def named(self, text: str) -> set[str]:
        """The cards that a text names; of `blue 16` and `blue 1`, the longer one."""
        return {self._cards[found] for found in self._pattern.findall(text.lower())}
