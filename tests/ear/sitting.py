"""A game at a machine whose people only listen."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Literal

import numdraft_ear
import odin_ear
import pixies_ear
import skyjo_ear
import yellowstone_ear
from ear import Ear
from listener import Listener, Sense
from machines import NAMES, Machine
from sounds import Said, by_ear, by_eye
from voice import Room

from companion.sentences.render import Level, render
from companion.sentences.sentence import Sentence

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


@cache
def ear_for(lang: str, game: str, level: Level, said: Said = by_ear) -> Ear:
    """An ear, or an eye, for a game at a table of these players."""
    return Ear(lang, game, NAMES[:PLAYERS], level, SENSES[game].lists, said)


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
        form: Literal["speech", "text"] = "speech",
    ) -> None:
        """`levels`: empty for a person, as `Machine` has them; `level`: how much is said.

        `form`: what people take in of a sentence, by ear or by eye.
        """
        sense = SENSES[game]
        self._sense, self._form = sense, form
        self._room = Room(lang)
        self._more = render(lang, "table-more").text
        self._later = {render(lang, f"table-more-{what}").text for what in ("points", "next")}
        self._dice = random.Random(seed)
        self.machine = Machine(sense.game, levels, seed=seed, lang=lang, opened=self._room.open)
        self._room.listen(lambda: self.machine.type(f"level {level.value}"))
        self._room.loud.news()
        ear = ear_for(lang, game, level, by_ear if form == "speech" else by_eye)
        self.listeners = {
            seat: Listener(sense, ear, len(levels), seat)
            for seat, level in enumerate(levels)
            if not level
        }

    def play(self, most: int = 3000) -> None:
        """Play to the end; at every turn whoever is asked knows what its seat may know."""
        try:
            self._hear(self.machine.begin)
            for _ in range(most):
                if self.machine.over:
                    return
                answer = self._answer()
                self._hear(lambda answer=answer: self.machine.type(answer))  # type: ignore[misc]
        finally:
            self._room.close()
        raise AssertionError("the game does not end")

    def _answer(self) -> str:
        """What whoever is asked types; the gate opens to Enter."""
        if self.machine.play.gate is not None:
            return ""
        assert self.machine.asked is not None
        return self.listeners[self.machine.asked].answer(self._dice)

    def _news(self, act: Callable[[], object]) -> list[Sentence]:
        """What is said. Where more has happened than is told at once, it is asked for.

        Behind each page come the own cards, once, and the question: they are heard at the end.
        """
        self._room.listen(act)
        news, told, own = self._room.loud.news(), [], []
        while (at := self._end_of_page(news)) is not None:
            told += news[:at]
            own += news[at + 1 : -1]
            self._room.listen(lambda: self.machine.type("more"))
            news = self._room.loud.news()
        return [*told, *news[:-1], *own, *news[-1:]] if own else [*told, *news]

    def _end_of_page(self, news: Sequence[Sentence]) -> int | None:
        """Where it is said that more has happened; at the end of a list the list has more."""
        notices = [at for at, it in enumerate(news) if it.text in {self._more, *self._later}]
        last = news[-1].text if news else ""
        if not notices or (last == self._more and not self.machine.over):
            return None
        return notices[0]

    def _hear(self, act: Callable[[], object]) -> None:
        """Let something happen, and each listen to what is for everybody and for it alone."""
        news = self._news(act)
        if self.machine.over:
            news = _as_it_happened(news)
        for sentence in news:
            for seat, listener in self.listeners.items():
                if sentence.audience in (None, seat):
                    listener.hear(getattr(sentence, self._form))
        asked = self.machine.asked
        for seat, listener in self.listeners.items():
            if asked in (None, seat) and self.machine.play.gate is None:
                view = self.machine.state.view(seat)
                assert listener.known == self._sense.seen(view, seat)


def _as_it_happened(news: list[Sentence]) -> list[Sentence]:
    """The end of a game in order: where there is much to tell, results go before what led to them.

    Where the points themselves are many, only who has won does.
    """
    results = [said.result for said in news]
    if results[:1] == [True] and results != sorted(results, reverse=True):
        return [*news[1:], news[0]]
    return sorted(news, key=lambda said: said.result)
