"""Pages: a long answer in pieces of a few lines, one at a time.

What has happened is never cut short: it is told in order, and what a player must know to choose,
the own cards and the question, is said behind each page, however much is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
    """That more is left, and how it is heard; it stands where it is left out."""
    ended: Sentence
    """The same, where results are left out."""
    next: Sentence
    """That the results are told, and how one hears what comes after them."""
    question: Sequence[Sentence] = ()
    """The question behind all that led to it."""
    full: Sequence[Sentence] = ()
    """The question where a part of that is left out."""
    short: Sequence[Sentence] = ()
    """The question where room is short."""
    over: bool = False
    """Whether the game is over: then results are told before all else."""


class Pages:
    """What is left of the last long answer."""

    def __init__(self, lines_of: Callable[[Sentence], int]) -> None:
        """`lines_of`: how many lines a sentence takes on the screen."""
        self._lines_of = lines_of
        self._rest: list[Sentence] = []
        self._used = 0
        """Lines of the present answer that are on the screen already."""
        self._owes_question = False
        """Whether a page of events ended before the question was asked."""
        self.of_events = False
        """Whether what is left tells of the game, so that the question comes behind it."""

    def begin(self) -> None:
        """An answer begins; what is left of another one is not heard any more."""
        self._rest, self._used = [], 0
        self.of_events = self._owes_question = False

    def count(self, said: Sequence[Sentence]) -> None:
        """A part of the answer is said already."""
        self._used += self._length(said)

    def first(self, answer: Sequence[Sentence]) -> tuple[list[Sentence], bool]:
        """The first page of an answer, and whether more is left.

        A short answer in between, such as the score, leaves what is left of the events to be heard.
        """
        if self.of_events and self._length(answer) <= MOST_LINES:
            return list(answer), False
        self.begin()
        self._rest = list(answer)
        return self.next()

    def fits(self, sentences: Sequence[Sentence]) -> bool:
        """Whether there is room for sentences."""
        return self._used + self._length(sentences) <= MOST_LINES

    def latest(self, sentences: Sequence[Sentence]) -> Sequence[Sentence]:
        """As many of the last sentences as fit on a page."""
        count = 1
        while count < len(sentences) and self._length(sentences[-count - 1 :]) <= MOST_LINES:
            count += 1
        return sentences[-count:]

    def events(
        self, told: Sequence[Sentence], behind: Behind, *, together: bool = False
    ) -> list[Sentence]:
        """As much of what happened as fits on a page with what comes behind it in any case.

        Where not all fits, what lies between the first things and the results is left out first.
        Cards that somebody alone sees are never left for later: behind the notice come the cards of
        what is left, and the question. `together`: all is for one player, so that what is for
        everybody may stand in one utterance with what is for that seat.
        """
        told, self.of_events, self._owes_question = [*self._rest, *told], True, False
        whole = self.merged(told, together)
        for question in (behind.question, behind.short):
            if self.fits([*whole, *question]):
                self._rest = []
                return [*whole, *question]
        if not told:
            return [*behind.short]
        last = next((at for at in reversed(range(len(told))) if told[at].result), None)
        if together and last is not None and not behind.over:
            page, self._rest = self._up_to_results(told, last + 1, behind)
        else:
            page, self._rest = self._with_a_gap(told, behind, together)
        return page

    def _up_to_results(
        self, told: Sequence[Sentence], end: int, behind: Behind
    ) -> tuple[list[Sentence], list[Sentence]]:
        """The page that ends with the results, where one player has all the time; and what follows.

        There what comes after is not asked yet: it would be asked of a round nobody has heard of.
        """
        page = [*self.merged(told[:end], True), behind.next]
        if not self.fits(page):
            return self._cut(told, behind.ended)
        self._owes_question = True
        return page, list(told[end:])

    def _cut(
        self, told: Sequence[Sentence], notice: Sentence
    ) -> tuple[list[Sentence], list[Sentence]]:
        """As much as fits, in order, to one player; and what follows, with the question."""
        self._owes_question = True
        start = 0 if self._used else 1
        while start < len(told) and self.fits([*self.merged(told[: start + 1], True), notice]):
            start += 1
        return [*self.merged(told[:start], True), notice], list(told[start:])

    def _with_a_gap(
        self, told: Sequence[Sentence], behind: Behind, together: bool
    ) -> tuple[list[Sentence], list[Sentence]]:
        """The page that leaves out least, and what it leaves out."""

        def page(order: Sequence[Sentence], start: int, end: int) -> list[Sentence]:
            gap = order[start:end]
            secret = [said for said in gap if said.audience is not None]
            ended = any(said.result for said in gap)
            notices = [behind.ended if ended else behind.notice] if len(secret) < len(gap) else []
            parts = (order[:start], notices, [*secret, *order[end:]])
            return [it for part in parts for it in self.merged(part, together)]

        order, start, end, question = told, 0, len(told), behind.short
        for order, start, end, question in _gaps(told, behind, 0 if self._used else 1, together):
            if self.fits([*page(order, start, end), *question]):
                break
        else:
            if together and not behind.over:
                return self._cut(told, behind.next)
        rest = [said for said in order[start:end] if said.audience is None]
        return [*page(order, start, end), *question], rest

    def merged(self, sentences: Sequence[Sentence], together: bool = False) -> list[Sentence]:
        """Sentences in a row for the same ears as utterances of a few lines."""
        found: list[Sentence] = []
        for said in sentences:
            last = found[-1] if found else None
            if last is not None and _go_together(last, said, together):
                both = joined([Wording(it.speech, it.text) for it in (last, said)], " ")
                seat = said.audience if last.audience is None else last.audience
                one = replace(last, speech=both.speech, text=both.text, audience=seat)
                if self._lines_of(one) <= LONGEST:
                    found[-1] = one
                    continue
            found.append(said)
        return found

    def next_events(self, behind: Behind) -> list[Sentence]:
        """The next page of what happened; empty where nothing is left."""
        self._used = 0
        return self.events((), behind) if self._rest or self._owes_question else []

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
        return sum(self._lines_of(sentence) for sentence in sentences)


def _gaps(
    told: Sequence[Sentence], behind: Behind, least: int, together: bool
) -> Iterator[tuple[Sequence[Sentence], int, int, Sequence[Sentence]]]:
    """The order of what is told, the gap of what is left out in it, and the question; the best
    first: the first `least` sentences and the results stay, where they fit."""
    order = _results_first(told) if behind.over else told
    # A secret that comes first, such as the own choice, is the ground of all that follows.
    begins = together or told[0].audience is not None
    for kept in (least, least if begins else 0):
        for given, end in (*((told, end) for end in _results_of(told)), (order, len(told))):
            for question in (behind.full, behind.short):
                for start in range(end - 1, kept - 1, -1):
                    yield given, start, end, question


def _results_of(told: Sequence[Sentence]) -> list[int]:
    """Where the first results begin, and where the last ones in a row do."""
    results = [at for at, said in enumerate(told) if said.result]
    return [at for at in results if at == results[0] or not told[at - 1].result]


def _results_first(told: Sequence[Sentence]) -> list[Sentence]:
    """Who has won, which is told last, before the points, and these before what led to them."""
    results = [said for said in told if said.result]
    return [*results[-1:], *results[:-1], *(said for said in told if not said.result)]


def _go_together(last: Sentence, said: Sentence, together: bool) -> bool:
    """Whether two sentences may be one utterance; what comes after results begins a new one."""
    if _is_list(last) or _is_list(said) or (last.result and not said.result):
        return False
    return together or last.audience == said.audience


def _is_list(said: Sentence) -> bool:
    """Whether it is a list with numbers, such as a hand; that is easier to hear by itself."""
    return said.text.count(". ") >= STOPS
