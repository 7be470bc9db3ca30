"""Pages: a long answer in pieces of a few lines, one at a time.

What has happened is never cut short: it is told in order, and what a player must know to choose,
the own cards and the question, is said behind each page, however much is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from companion.sentences.lists import joined
from companion.sentences.render import Wording
from companion.sentences.sentence import Sentence

MOST_LINES = 5
"""Lines of an answer; after more of them some screen readers stop reading."""


LONGEST = 3
"""Lines of an utterance into which sentences are joined."""
STOPS = 3
"""Full stops inside of one thing that is told; so many make it a list."""


@dataclass(frozen=True, slots=True)
class Behind:
    """What comes behind what happened."""

    notice: Sentence
    """That more is left, and how it is heard."""
    question: Sequence[Sentence] = ()
    short: Sequence[Sentence] = ()
    """The question where room is short."""


class Pages:
    """What is left of the last long answer."""

    def __init__(self, lines_of: Callable[[str], int]) -> None:
        """`lines_of`: how many lines a text takes on the screen."""
        self._lines_of = lines_of
        self._rest: list[Sentence] = []
        self._used = 0
        """Lines of the present answer that are on the screen already."""
        self.of_events = False
        """Whether what is left tells of the game, so that the question comes behind it."""

    def begin(self) -> None:
        """An answer begins; what is left of another one is not heard any more."""
        self._rest, self._used, self.of_events = [], 0, False

    def count(self, said: Sequence[Sentence]) -> None:
        """A part of the answer is said already."""
        self._used += self._length(said)

    def first(self, answer: Sequence[Sentence]) -> tuple[list[Sentence], bool]:
        """The first page of an answer, and whether more is left."""
        self.begin()
        self._rest = list(answer)
        return self.next()

    def fits(self, sentences: Sequence[Sentence]) -> bool:
        """Whether there is room for sentences."""
        return self._used + self._length(sentences) <= MOST_LINES

    def events(
        self, told: Sequence[Sentence], behind: Behind, *, together: bool = False
    ) -> list[Sentence]:
        """As much of what happened as fits on a page with what comes behind it in any case.

        Cards that somebody alone sees are never left for later: behind the notice come the cards of
        what is left, and the question. `together`: all is for one player, so that what is for
        everybody may stand in one utterance with what is for that seat.
        """
        told, self.of_events = [*self._rest, *told], True
        self._rest = []
        whole = [*self._merged(told, together), *behind.question]
        if self.fits(whole):
            return whole
        secret = [said for said in told if said.audience is not None]
        close = not self.fits([*told[:1], behind.notice, *secret, *behind.question])
        question = behind.short if close else behind.question

        def page(count: int) -> list[Sentence]:
            left = told[count:]
            secret = self._merged([it for it in left if it.audience is not None], together)
            notices = [behind.notice] if len(secret) < len(left) else []
            return [*self._merged(told[:count], together), *notices, *secret, *question]

        count = 0 if self._used else 1
        while count + 1 < len(told) and self.fits(page(count + 1)):
            count += 1
        self._rest = [said for said in told[count:] if said.audience is None]
        return page(count)

    def _merged(self, sentences: Sequence[Sentence], together: bool) -> list[Sentence]:
        """Sentences in a row for the same ears as utterances of a few lines."""
        found: list[Sentence] = []
        for said in sentences:
            last = found[-1] if found else None
            apart = last is None or _is_list(last) or _is_list(said)
            if last is not None and not apart and (together or last.audience == said.audience):
                both = joined([Wording(it.speech, it.text) for it in (last, said)], " ")
                if self._lines_of(both.text) <= LONGEST:
                    seat = said.audience if last.audience is None else last.audience
                    found[-1] = replace(last, speech=both.speech, text=both.text, audience=seat)
                    continue
            found.append(said)
        return found

    def next_events(self, behind: Behind) -> list[Sentence]:
        """The next page of what happened; empty where nothing is left."""
        self._used = 0
        return self.events((), behind) if self._rest else []

    def next(self) -> tuple[list[Sentence], bool]:
        """The next page; empty where nothing is left. A sentence is never cut."""
        if self._length(self._rest) <= MOST_LINES:
            page, self._rest = self._rest, []
            return page, False
        page = []
        # The line that tells how to hear the rest takes room too.
        while self._rest and (not page or self._length([*page, self._rest[0]]) < MOST_LINES):
            page.append(self._rest.pop(0))
        return page, bool(self._rest)

    def _length(self, sentences: Sequence[Sentence]) -> int:
        return sum(self._lines_of(sentence.text) for sentence in sentences)


def _is_list(said: Sentence) -> bool:
    """Whether it is a list with numbers, such as a hand; that is easier to hear by itself."""
    return said.text.count(". ") >= STOPS
