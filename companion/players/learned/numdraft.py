"""Num Draft by a learned value: a card on a place is worth what the own grid will have at the end,
less a share of what the neighbour of its column will have.

Only the card that comes from the right is not known when a place is chosen; some of those that it
may be are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import fmean
from typing import NamedTuple

from companion.games.game import Reason
from companion.games.numdraft.grid import EMPTY, HIDDEN, Grid, known_cards, with_token
from companion.games.numdraft.hands import UNSEEN, known_in
from companion.games.numdraft.readings import GIVE, SCORING, readings_of
from companion.games.numdraft.score import pool_of, score_pool
from companion.games.numdraft.state import NumDraft
from companion.players.advice import COMPARING, Advice, best_first
from companion.players.learned.numdraft_tables import SHARE
from companion.players.learned.numdraft_values import Live, Pool, learned
from companion.players.thumbs import numdraft as thumb

FEWEST_SEATS = 3
"""With two players the hands come back so soon that a search, which follows them, sees more."""

_USUAL = readings_of({option.name: option.default for option in SCORING})
"""The way to count that the value was learned for."""
_BY_PLACE = ("turn", "give")
_LOOKS = 16
"""How many of the cards that may be given are looked at."""
_COLUMNS = 3


class Worth(NamedTuple):
    """What a card on a place is worth."""

    ahead: float
    """Points of the own grid at the end, less a share of what that does for the neighbours."""
    own: float
    """Points of the own grid."""


def weighed(view: NumDraft, seat: int) -> list[Advice]:
    """The moves of the seat that has to choose, best first; none where nothing was learned for it.

    The value of each is by how many points the own grid is likely to be ahead.
    """
    if not _was_learned(view, seat):
        return []
    rated = thumb.rated(view, seat, thumb.NORMAL)
    if rated[0].move.verb == "announce":
        return rated
    turn = _Turn(view, seat)
    moves = [advice for advice in rated if advice.move.verb == view.phase]
    return best_first(map(turn.put, moves) if view.phase == "put" else turn.given(moves))


def _was_learned(view: NumDraft, seat: int) -> bool:
    """Whether the numbers hold for such a choice, and the hand is known."""
    return (
        view.rules.seats >= FEWEST_SEATS
        and view.rules.readings == _USUAL
        and view.rules.give == GIVE.default
        and view.phase in (*_BY_PLACE, "put")
        and UNSEEN not in view.free_hand(seat)
    )


class _Turn:
    """One seat's choice: what its grid may come to, and what that is worth."""

    def __init__(self, view: NumDraft, seat: int) -> None:
        self._view, self._seat = view, seat
        self._seats = view.rules.seats
        self._share = SHARE / (self._seats - 1)
        self._live = Live(view.deck, view.grids)
        self._ends = view.ending == "last_hidden" and view.turn == view.last
        self._before = {
            other: self._value(view.grids, other)
            for other in {(seat + 1) % self._seats, (seat - 1) % self._seats}
        }

    def _value(self, grids: tuple[Grid, ...], seat: int) -> float:
        """What the grid of a seat is likely to have at the end."""
        pool = pool_of(seat, grids)
        if self._ends:
            return score_pool(pool, self._view.rules.readings).total
        return learned().of(Pool(pool), self._live, self._seats)

    def worth(self, card: str, place: int) -> Worth:
        """What a card on a place is worth."""
        view, seat = self._view, self._seat
        there = view.grids[seat][place - 1]
        laid = with_token(view.grids[seat], place, card)
        grids = (*view.grids[:seat], laid, *view.grids[seat + 1 :])
        self._live.open(card)
        self._live.close(there)
        own = ahead = self._value(grids, seat)
        other = self._sharing(place)
        if other is not None:
            ahead -= self._share * (self._value(grids, other) - self._before[other])
        self._live.open(there)
        self._live.close(card)
        return Worth(ahead, own)

    def _sharing(self, place: int) -> int | None:
        """Who shares the column of a place: the next seat the left one, the last the right one."""
        column = (place - 1) % _COLUMNS
        if column == 1:
            return None
        return (self._seat + (1 if column == 0 else -1)) % self._seats

    # What may be done

    def put(self, advice: Advice) -> Advice:
        """A card of the hand on the place that is free."""
        place = self._view.grids[self._seat].index(EMPTY) + 1
        worth = self.worth(str(advice.move.args[0]), place)
        reason = advice.reason
        if reason.code in COMPARING:
            reason = _ends_at(worth.own)
        return replace(advice, value=worth.ahead, reason=reason)

    def given(self, rated: Sequence[Advice]) -> Iterator[Advice]:
        """Each place for the best card of the hand, or for the one that is given."""
        cards = known_in(self._view.free_hand(self._seat))
        places = [int(advice.move.args[0]) for advice in rated]
        best = {place: max((self.worth(card, place), card) for card in cards) for place in places}
        coming = self._coming()
        for advice, place in zip(rated, places, strict=True):
            own = best[place][0]
            mine = [max(own, self.worth(card, place)) for card in coming] or [own]
            ahead = fmean(worth.ahead for worth in mine)
            used = 2 * mine.count(own) > len(mine)
            reason = _ends_at(fmean(worth.own for worth in mine))
            if used and advice.reason.code == "room_for":
                reason = Reason("room_for", {"place": place, "card": best[place][1]})
            yield replace(advice, value=ahead, reason=reason)

    def _coming(self) -> list[str]:
        """Some of the cards that the right neighbour may give, evenly chosen from all."""
        grid = self._view.grids[self._seat - 1]
        is_open = self._ends and HIDDEN not in grid
        cards = list(known_cards(grid) if is_open else self._view.unseen())
        return cards[:: 1 + len(cards) // (_LOOKS + 1)]


def _ends_at(points: float) -> Reason:
    return Reason("ends_at", {"points": round(points)})
