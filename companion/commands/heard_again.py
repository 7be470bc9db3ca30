"""What was said before, heard again: the last thing, the last few, the last events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.commands.pages import Pages
from companion.sentences.render import Wording, render
from companion.sentences.sentence import Priority, Sentence
from companion.table.tokens import Number, Token

if TYPE_CHECKING:
    from companion.speech import Announcer

HISTORY = 5
"""Events that history says at most when no number is given."""


class HeardAgain:
    """Says again what a seat heard; it always speaks, and is not kept a second time."""

    def __init__(
        self,
        announcer: Announcer,
        pages: Pages,
        lang: str,
        paged: Callable[[Sequence[Sentence]], list[Sentence]],
    ) -> None:
        """`paged`: the first page of an answer, and how the next one is heard."""
        self._announcer = announcer
        self._pages = pages
        self._lang = lang
        self._paged = paged

    def repeat(self, rest: Sequence[Token], seat: int | None) -> None:
        """What was said last, or the last n sentences, each with its number."""
        count = _count(rest)
        heard = self._announcer.history.last(seat, count)
        self._say(self._marked(heard) if count is not None and len(heard) > 1 else heard)

    def history(self, rest: Sequence[Token], seat: int | None) -> None:
        """The last events of the game, without what was asked and answered in between."""
        events, count = self._announcer.history.events(seat), _count(rest)
        self._say(events[-count:] if count else self._pages.latest(events[-HISTORY:]))

    def _marked(self, heard: Sequence[Sentence]) -> list[Sentence]:
        marked = []
        for number, it in enumerate(heard, start=1):
            said = Wording(it.speech, it.text)
            wording = render(self._lang, "table-again", number=number, n=len(heard), said=said)
            marked.append(replace(it, speech=wording.speech, text=wording.text))
        return marked

    def _say(self, heard: Sequence[Sentence]) -> None:
        self._announcer.again(*self._paged(heard or [self._message("table-history-empty")]))

    def _message(self, message_id: str) -> Sentence:
        wording = render(self._lang, message_id)
        return Sentence(wording.speech, wording.text, self._lang, Priority.ANSWER)


def _count(rest: Sequence[Token]) -> int | None:
    """The number that is asked for, if there is one."""
    match rest:
        case [Number(asked), *_] if asked > 0:
            return asked
        case _:
            return None
