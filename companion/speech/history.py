"""History: what was said, kept by audience, so that nobody hears again what was not for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.sentences.sentence import Sentence

KEPT = 200
"""Sentences kept for each audience; older ones are forgotten."""


@dataclass(frozen=True, slots=True)
class _Said:
    number: int
    call: int
    sentence: Sentence
    happened: bool


class History:
    """The last sentences for everybody, and the last ones for each seat.

    A seat hears again what everybody heard and what it alone heard; `None` is the table.
    """

    def __init__(self) -> None:
        self._kept: dict[int | None, deque[_Said]] = {}
        self._numbers = 0
        self._calls = 0

    def add(self, sentences: Sequence[Sentence], *, happened: bool = False) -> None:
        """Keep sentences that were said in one call. `happened`: they tell of the game."""
        self._calls += 1
        for sentence in sentences:
            self._numbers += 1
            ring = self._kept.setdefault(sentence.audience, deque(maxlen=KEPT))
            ring.append(_Said(self._numbers, self._calls, sentence, happened))

    def heard(self, seat: int | None = None) -> tuple[Sentence, ...]:
        """What a seat heard, the oldest first, 200 sentences at most."""
        return tuple(said.sentence for said in self._of(seat))

    def events(self, seat: int | None = None) -> tuple[Sentence, ...]:
        """What a seat heard of the game itself, without answers and what was asked again.

        A sentence on a topic, such as that there is more to hear, tells nothing that happened.
        """
        happened = (said.sentence for said in self._of(seat) if said.happened)
        return tuple(sentence for sentence in happened if not sentence.topic)

    def last(self, seat: int | None = None, count: int | None = None) -> tuple[Sentence, ...]:
        """The last `count` sentences that a seat heard, but for notices such as that more is left;
        without a number, those of the last call of which it heard something."""
        if count is not None:
            return tuple(it for it in self.heard(seat) if not it.topic)[-count:]
        said = self._of(seat)
        return tuple(item.sentence for item in said if item.call == said[-1].call)

    def forget(self, seat: int) -> None:
        """Forget what a seat alone heard."""
        self._kept.pop(seat, None)

    def _of(self, seat: int | None) -> list[_Said]:
        return sorted(self._rings(seat), key=lambda said: said.number)[-KEPT:]

    def _rings(self, seat: int | None) -> Iterator[_Said]:
        for audience in {None, seat}:
            yield from self._kept.get(audience, ())
