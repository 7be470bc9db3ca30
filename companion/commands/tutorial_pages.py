"""What a lesson tells, in pages of a few lines: Enter goes on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.commands.pages import LONGEST, MOST_LINES, is_list
from companion.sentences.lists import joined
from companion.sentences.render import Wording
from companion.sentences.sentence import Priority

if TYPE_CHECKING:
    from companion.commands.teller import Teller

Told = tuple[Wording, Priority]
"""Words, and how urgent they are."""


@dataclass(frozen=True, slots=True)
class _Page:
    told: Sequence[Told]
    again: Sequence[Told]
    """What is said again at the word repeat: the step alone, without what led to it."""


class Telling:
    """Tells page after page. A step and what to type for it stand on one page where they fit."""

    def __init__(self, teller: Teller, notice: Told) -> None:
        """`notice`: that Enter goes on."""
        self._teller = teller
        self._notice = notice
        self._waiting: list[_Page] = []
        self._again: Sequence[Told] = ()
        self._step: Sequence[Told] = ()

    @property
    def waits(self) -> bool:
        """Whether a page has not been told yet."""
        return bool(self._waiting)

    def tell(self, told: Sequence[Told], step: Sequence[Told]) -> None:
        """Tell the first page of what happened and of the step after it; earlier pages are over."""
        self._step = step or self._step
        self._waiting = list(self._pages(told, step))
        self.go_on()

    def insert(self, told: Sequence[Told], step: Sequence[Told]) -> None:
        """Tell an answer in between; `step` closes it, unless there are pages before that.

        Repeat says the whole step, as before.
        """
        later = self._waiting
        pages = list(self._pages([*told, *(() if later else step)], (), more=bool(later)))
        if not later:
            pages[-1] = _Page(pages[-1].told, self._step)
        self._waiting = [*pages, *later]
        self.go_on()

    def go_on(self, *, last: bool = False) -> None:
        """Tell the page that waits; `last`: nobody is there any more who could go on."""
        page = self._waiting.pop(0)
        notice = [self._notice] if self._waiting and not last else []
        self._again = [*page.again, *notice]
        self._say([*page.told, *notice])

    def repeat(self) -> None:
        """Say the last page again; of a step, only the step."""
        self._say(self._again)

    def merged(self, told: Iterable[Told]) -> list[Told]:
        """What happened in a row as utterances of a few lines; lists and answers stand alone."""
        found: list[Told] = []
        for wording, priority in told:
            happened = priority in (Priority.EVENT, Priority.TURN)
            if found and happened and found[-1][1] is Priority.EVENT:
                last = found[-1][0]
                both = joined([last, wording], " ")
                if not (is_list(last) or is_list(wording)) and self._fits(both):
                    found[-1] = (both, priority)
                    continue
            found.append((wording, priority))
        return found

    def _fits(self, wording: Wording) -> bool:
        return self._teller.lines(wording) <= LONGEST

    def _say(self, told: Sequence[Told]) -> None:
        for wording, priority in told:
            self._teller.tell(wording, priority)

    def _pages(
        self, told: Sequence[Told], step: Sequence[Told], *, more: bool = False
    ) -> Iterator[_Page]:
        """The pages; only the last one needs no room for the notice, unless `more` follow."""
        blocks: list[Sequence[Told]] = [[it] for it in told]
        if step:
            whole = self._lines(step) <= MOST_LINES
            blocks += [step] if whole else [[it] for it in step]
        page: list[Told] = []
        for block in blocks:
            ends = block is blocks[-1] and not more
            if page and self._lines([*page, *block]) > MOST_LINES - (not ends):
                yield _Page(page, page)
                page = []
            page = [*page, *block]
        if page:
            yield _Page(page, step if step and blocks[-1] is step else page)

    def _lines(self, told: Sequence[Told]) -> int:
        return sum(self._teller.lines(wording) for wording, _ in told)
