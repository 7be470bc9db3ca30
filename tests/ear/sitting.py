"""A game at a machine whose people only listen."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache

import numdraft_ear
import odin_ear
import pixies_ear
import skyjo_ear
import yellowstone_ear
from ear import Ear
from listener import Listener, Sense
from machines import NAMES, Machine

from companion.sentences.render import Level
from companion.sentences.sentence import Sentence
from companion.speech import PrivateOutlet
from companion.speech.history import History

SENSES: Mapping[str, Sense] = {
    sense.game.name: sense
    for sense in (
        pixies_ear.SENSE,
        skyjo_ear.SENSE,
        odin_ear.SENSE,
        numdraft_ear.SENSE,
        yellowstone_ear.SENSE,
    )
}
PLAYERS = 4


class Told(History):
    """Remembers all that was said since it was last asked."""

    def __init__(self) -> None:
        super().__init__()
        self._new: list[Sentence] = []

    def add(self, sentences: Sequence[Sentence]) -> None:
        super().add(sentences)
        self._new += sentences

    def news(self) -> list[Sentence]:
        news, self._new = self._new, []
        return news


@cache
def ear_for(lang: str, game: str, level: Level) -> Ear:
    return Ear(lang, game, NAMES[:PLAYERS], level, SENSES[game].lists)


class Sitting:
    """A game in which every person is a listener."""

    def __init__(
        self,
        game: str,
        levels: Sequence[str],
        *,
        seed: str,
        lang: str,
        level: Level,
        private: Mapping[int, PrivateOutlet] | None = None,
    ) -> None:
        """`levels`: empty for a person, as `Machine` has them; `level`: how much is said."""
        sense = SENSES[game]
        self.machine = Machine(sense.game, levels, seed=seed, lang=lang, private=private)
        self._sense = sense
        self._dice = random.Random(seed)
        self.machine.type(f"level {level.value}")
        self._told = self.machine.announcer.history = Told()
        ear = ear_for(lang, game, level)
        self.listeners = {
            seat: Listener(sense, ear, len(levels), seat)
            for seat, level in enumerate(levels)
            if not level
        }

    def play(self, most: int = 3000) -> None:
        """Play to the end; at every turn each listener knows what its seat may know."""
        self.machine.begin()
        self._listen()
        for _ in range(most):
            if self.machine.over:
                return
            self.machine.type(self.answer())
            self._listen()
        raise AssertionError("the game does not end")

    def answer(self) -> str:
        if self.machine.play.gate is not None:
            return ""
        assert self.machine.asked is not None
        return self.listeners[self.machine.asked].answer(self._dice)

    def _listen(self) -> None:
        for sentence in self._told.news():
            for seat, listener in self.listeners.items():
                if sentence.audience in (None, seat):
                    listener.hear(sentence.speech)
        asked = self.machine.asked
        for seat, listener in self.listeners.items():
            if asked in (None, seat) and self.machine.play.gate is None:
                view = self.machine.state.view(seat)
                assert listener.known == self._sense.seen(view, seat)
