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
    """What is left to be heard: of what happened, and of the last long answer in between."""

    def __init__(self, lines_of: Callable[[Sentence], int]) -> None:
        """`lines_of`: how many lines a sentence takes on the screen."""
        self._lines_of = lines_of
        self._events: list[Sentence] = []
        self._answer: list[Sentence] = []
        self._leads_back = False
        """Whether behind the answer it has to be said that the game is not all told."""
        self._used = 0
        """Lines of the present answer that are on the screen already."""
        self._begun = False
        """Whether a part of what happened is among them."""
        self.owes_question = False
        """Whether a page of events ended before the question was asked."""

    @property
    def has_events(self) -> bool:
        """Whether something is left that tells of the game, so that the question comes behind."""
        return bool(self._events) or self.owes_question

    @property
    def has_answer(self) -> bool:
        """Whether something is left of a long answer."""
        return bool(self._answer)

    def begin(self, lines: int = 0) -> None:
        """An answer to what came in begins; so many lines of it are on the screen already."""
        self._used, self._begun = lines, False

    def leave(self) -> list[Sentence]:
        """The game goes on: what is left is not heard any more at `more`; what of it happened."""
        unheard, self._events, self._answer = self._events, [], []
        self.owes_question = False
        return unheard

    def count(self, said: Sequence[Sentence], *, happened: bool = True) -> None:
        """A part of the answer is said already; `happened`: it tells of the game."""
        self._used += self._length(said)
        self._begun = self._begun or happened

    def first(self, answer: Sequence[Sentence]) -> tuple[list[Sentence], bool]:
        """The first page of an answer, and whether more is left of it.

        What is left of the events is left to be heard behind it.
        """
        self._answer = list(answer)
        long = self._length(answer) > MOST_LINES
        self._leads_back = self.owes_question or (long and self.has_events)
        return self.next()

    @property
    def leads_back(self) -> bool:
        """Whether the page ends the answer, and leads back to what is left of the events."""
        return self._leads_back and not self._answer

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
        going_on = not told
        told, self.owes_question = [*self._events, *told], False
        whole = self.merged(told, together)
        for question in (behind.question, behind.short):
            if self.fits([*whole, *question]):
                self._events = []
                return [*whole, *question]
        if not told:
            return [*behind.short]
        last = next((at for at in reversed(range(len(told))) if told[at].result), None)
        if together and last is not None and not behind.over:
            page, self._events = self._up_to_results(told, last + 1, behind)
        else:
            order = told
            if behind.over and not going_on:  # what is left is in that order already
                order = self._results_first(told)
            page, self._events = self._with_a_gap(told, order, behind, together)
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
        self.owes_question = True
        return page, list(told[end:])

    def _cut(
        self, told: Sequence[Sentence], notice: Sentence
    ) -> tuple[list[Sentence], list[Sentence]]:
        """As much as fits, in order, to one player; and what follows, with the question."""
        self.owes_question = True
        start = 0 if self._begun else 1
        while start < len(told) and self.fits([*self.merged(told[: start + 1], True), notice]):
            start += 1
        return [*self.merged(told[:start], True), notice], list(told[start:])

    def _results_first(self, told: Sequence[Sentence]) -> list[Sentence]:
        """Who has won, which is told last, before the points, and these before what led to them.

        Where the points come in so many details that no page holds them, they stay where they are.
        """
        results = [said for said in told if said.result]
        if self._length(self.merged(results)) > MOST_LINES:
            return [*results[-1:], *(said for said in told if said is not results[-1])]
        return [*results[-1:], *results[:-1], *(said for said in told if not said.result)]

    def _with_a_gap(
        self,
        told: Sequence[Sentence],
        order: Sequence[Sentence],
        behind: Behind,
        together: bool,
    ) -> tuple[list[Sentence], list[Sentence]]:
        """The page that leaves out least, and what it leaves out.

        `order`: the same, as it is told where it cannot be told as it happened.
        """

        def page(given: Sequence[Sentence], start: int, end: int) -> list[Sentence]:
            gap = given[start:end]
            secret = [said for said in gap if said.audience is not None]
            ended = any(said.result for said in gap)
            notices = [behind.ended if ended else behind.notice] if len(secret) < len(gap) else []
            parts = (given[:start], notices, [*secret, *given[end:]])
            return [it for part in parts for it in self.merged(part, together)]

        given, start, end, question = told, 0, len(told), behind.short
        least = 0 if self._begun else 1
        for given, start, end, question in _gaps(told, order, behind, least, together):
            if self.fits([*page(given, start, end), *question]):
                break
        else:
            if together and not behind.over:
                return self._cut(told, behind.next)
        rest = [said for said in given[start:end] if said.audience is None]
        return [*page(given, start, end), *question], rest

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
        self.begin()
        return self.events((), behind) if self.has_events else []

    def next(self) -> tuple[list[Sentence], bool]:
        """The next page of an answer; empty where nothing is left. A sentence is never cut."""
        # The line that tells how to hear the rest takes room too.
        if self._length(self._answer) <= MOST_LINES - self._leads_back:
            page, self._answer = self._answer, []
            return page, False
        page = []
        while self._answer and (not page or self._length([*page, self._answer[0]]) < MOST_LINES):
            page.append(self._answer.pop(0))
        return page, bool(self._answer)

    def _length(self, sentences: Sequence[Sentence]) -> int:
        return sum(self._lines_of(sentence) for sentence in sentences)


def _gaps(
    told: Sequence[Sentence],
    order: Sequence[Sentence],
    behind: Behind,
    least: int,
    together: bool,
) -> Iterator[tuple[Sequence[Sentence], int, int, Sequence[Sentence]]]:
    """The order of what is told, the gap of what is left out in it, and the question; the best
    first: the first `least` sentences and the results stay, where they fit."""
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


def _go_together(last: Sentence, said: Sentence, together: bool) -> bool:
    """Whether two sentences may be one utterance; what comes after results begins a new one."""
    if is_list(last) or is_list(said) or (last.result and not said.result):
        return False
    return together or last.audience == said.audience


def is_list(said: Sentence | Wording) -> bool:
    """Whether it is a list with numbers, such as a hand; that is easier to hear by itself."""
    return said.text.count(". ") >= STOPS
