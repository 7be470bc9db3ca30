"""A voice and a screen for a command that talks step by step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from companion.commands import frame
from companion.sentences.render import Value, Wording, render
from companion.sentences.sentence import Priority, Sentence

if TYPE_CHECKING:
    from companion.speech import Announcer


class Teller:
    """Says messages of the catalogue in the language of this run."""

    def __init__(self, announcer: Announcer) -> None:
        self._announcer = announcer
        self.lang = frame.language()

    def say(self, message_id: str, *, priority: Priority = Priority.ANSWER, **facts: Value) -> None:
        """Say a message."""
        self.tell(render(self.lang, message_id, **facts), priority)

    def tell(self, wording: Wording, priority: Priority) -> None:
        """Say what is in words already."""
        self._announcer.say(self._sentence(wording, priority), always=True)

    def lines(self, wording: Wording) -> int:
        """How many lines words take on the screen."""
        shown = self._announcer.shown(self._sentence(wording, Priority.EVENT))
        return len(frame.wrapped(shown).splitlines())

    def _sentence(self, wording: Wording, priority: Priority) -> Sentence:
        return Sentence(wording.speech, wording.text, self.lang, priority)

    def refuse(self, failure: frame.Failure) -> None:
        """Say what a failure says, and go on."""
        self.say(failure.message_id, priority=Priority.ERROR, **failure.facts)

    def hush(self) -> None:
        """Stop what is being said: somebody has gone on."""
        self._announcer.interrupt()


@contextmanager
def telling(*, silent: bool) -> Iterator[Teller]:
    """Open the voice; its last words are said before it closes."""
    from companion.commands.voice import open_voice

    with open_voice("", silent=silent) as announcer:
        yield Teller(announcer)
        announcer.wait()
