"""The dealer of a virtual table: the cards that appear, and the start where it is left to chance.

Nothing is shuffled and nothing is remembered. Which card appears follows from the seed, from how
many cards have appeared before, and from the cards that may appear; so a draw that is taken back
and made again shows the same card.
"""

from __future__ import annotations

from hashlib import blake2b

from companion.games.game import TABLE, Choice, Move, Reveal, State
from companion.table.timeline import Timeline

_BITS = 64


class Dealer:
    """Makes the table's moves of one game, as its seed has it."""

    def __init__(self, seed: str) -> None:
        self._key = seed.encode("utf-8")

    def show(self, reveal: Reveal, draws: int) -> Move:
        """The move that shows the awaited card; `draws` counts the cards that appeared before."""
        possible = reveal.possible
        card = possible.nth(self._below(possible.total, draws))
        return reveal.move._replace(args=(*reveal.move.args, card))

    def choose(self, state: State, draws: int) -> Move:
        """A choice that is left to the table, such as who begins.

        Raises IndexError where the table has nothing to choose from.
        """
        moves = tuple(state.moves())
        return moves[self._below(len(moves), draws, b"choice")]

    def move(self, timeline: Timeline) -> Move | None:
        """The table's next move in a game that can be taken back; None if a seat has to choose."""
        awaited = timeline.state.awaits
        if isinstance(awaited, Reveal):
            return self.show(awaited, timeline.shown)
        if isinstance(awaited, Choice) and awaited.seat == TABLE:
            return self.choose(timeline.state, timeline.shown)
        return None

    def _below(self, limit: int, draws: int, what: bytes = b"card") -> int:
        """A number from 0 up to a limit, each as likely as the others."""
        text = b"%s %d %s" % (what, draws, self._key)
        digest = blake2b(text, digest_size=_BITS // 8).digest()
        return int.from_bytes(digest, "big") * limit >> _BITS
