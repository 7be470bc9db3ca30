"""The chance of an imagined deal: the same cards come at the same places, whatever is played there.

So two candidates meet the same luck as far as that can be, and differ by what they are worth.
"""

from __future__ import annotations

from random import Random

from companion.games.game import Move, Reveal


class Chance:
    """Numbers from 0 to 1 by place; after `rewind` they come again."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._numbers: dict[str, list[float]] = {}
        self._used: dict[str, int] = {}

    def rewind(self) -> None:
        """Begin anew, for the next candidate."""
        self._used.clear()

    def number(self, place: str) -> float:
        """The next number of a place."""
        used = self._used.get(place, 0)
        self._used[place] = used + 1
        numbers = self._numbers.setdefault(place, [])
        if used == len(numbers):
            numbers.append(self._random.random())
        return numbers[used]

    def shown(self, reveal: Reveal) -> Move:
        """The card that appears."""
        possible = reveal.possible
        card = possible.nth(int(self.number(reveal.place) * possible.total))
        return reveal.move._replace(args=(*reveal.move.args, card))

    def chosen(self, moves: list[Move]) -> Move:
        """Any of some moves."""
        return moves[int(self.number("choice") * len(moves))]
