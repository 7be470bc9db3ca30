"""Pages: a long answer in pieces of a few lines, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.sentences.sentence import Sentence

MOST_LINES = 5
"""Lines of an answer; after more of them some screen readers stop reading."""


class Pages:
    """What is left of the last long answer."""

    def __init__(self, lines_of: Callable[[str], int]) -> None:
        """`lines_of`: how many lines a text takes on the screen."""
        self._lines_of = lines_of
        self._rest: list[Sentence] = []

    def first(self, answer: Sequence[Sentence]) -> tuple[list[Sentence], bool]:
        """The first page of an answer, and whether more is left."""
        self._rest = list(answer)
        return self.next()

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
