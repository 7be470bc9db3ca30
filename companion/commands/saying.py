"""Saying sentences at one table: each to those it is for; what somebody cannot hear now waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.sentences.render import Value, Wording, render
from companion.sentences.sentence import Priority, Sentence
from companion.table.play import Play
from companion.table.session import Session

if TYPE_CHECKING:
    from companion.speech import Announcer


class Saying:
    """The way of sentences from a table to its people."""

    def __init__(
        self, announcer: Announcer, session: Session, play: Play | None, lang: str
    ) -> None:
        """`play`: the virtual table around the session, if there is one."""
        self._announcer = announcer
        self._session = session
        self._play = play
        self._lang = lang
        self._later: dict[int, list[Sentence]] = {}
        """What a seat is told when it comes to the machine."""
        self.warned = False
        """Whether it was said that the screen keeps what it shows."""

    def say(self, sentences: Sequence[Sentence], *, happened: bool = False) -> None:
        """Say sentences to those they are for; `happened`: they tell of the game."""
        listener = self._session.ears.listener
        waited = self._later.pop(listener, []) if listener is not None else []
        said: list[Sentence] = []
        for sentence in (*waited, *sentences):
            seat = sentence.audience
            if seat is None or self._announcer.reaches(seat):
                said.append(sentence)
            elif self._play is not None:
                self._later.setdefault(seat, []).append(sentence)
            elif said[-1:] != [self._of_a_secret()]:
                said.append(self._of_a_secret())
        if said:
            # What happened is always heard; an answer may give way to the next one.
            replaceable = any(sentence.priority is Priority.ANSWER for sentence in said)
            self._announcer.say(*said, always=not replaceable, happened=happened)

    def warning(self) -> list[Sentence]:
        """At the first gate: what a shared screen and a common voice cannot hide.

        Nothing where everybody has an earphone.
        """
        play = self._play
        if self.warned or play is None or play.gate is None:
            return []
        self.warned = True
        if all(self._announcer.reaches(seat) for seat in play.cast.people):
            return []
        return [self.message("play-gate-notice-aloud" if self._is_aloud else "play-gate-notice")]

    @property
    def _is_aloud(self) -> bool:
        """Whether a voice says to everybody around what is meant for one."""
        return not self._announcer.muted and self._announcer.notice.kind in ("speaking", "opening")

    def message(
        self, message_id: str, priority: Priority = Priority.EVENT, **values: Value
    ) -> Sentence:
        """A message of the catalogue, for everybody."""
        return self.sentence(render(self._lang, message_id, **values), priority)

    def sentence(self, wording: Wording, priority: Priority) -> Sentence:
        """Words, for everybody."""
        return Sentence(wording.speech, wording.text, self._lang, priority)

    def of_more(self, priority: Priority, message_id: str = "table-more") -> Sentence:
        """That more is left to be heard, and how."""
        return replace(self.message(message_id, priority), topic="more")

    def _of_a_secret(self) -> Sentence:
        """What a shared screen and loudspeaker may say of a secret: that a card was read."""
        return self.message("table-private")
