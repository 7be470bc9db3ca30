"""What speaks for passing: a hand is kept together only where each play would break it up.

In Odin somebody who lays a whole set breaks up nothing, but takes back a card. Then it is good to
pass because the hand goes no faster with that card, or because no play looks better.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.cards import UNKNOWN
from companion.games.game import Reason
from companion.games.odin.sets import Cards, in_order
from companion.games.odin.state import Odin
from companion.players.advice import Advice
from companion.players.thumbs.odin import Plans, sets_alone


def in_favour(view: Odin, advice: Advice) -> Advice:
    """The advice with a reason that speaks for its move, true in that view."""
    if advice.reason.code != "keeps_sets":
        return advice
    hand, sets = view.hands[advice.move.seat], sets_alone()
    times, plays = sets.count(hand), list(view.plays())
    if all(sets.count(_without(hand, cards)) >= times for cards in plays):
        return advice
    afterwards = (_afterwards(view, _without(hand, cards), sets) for cards in plays)
    slow = all(count >= times for count in afterwards)
    return replace(advice, reason=Reason("goes_no_faster" if slow else "no_play_better"))


def _without(hand: Cards, cards: Cards) -> Cards:
    return tuple(card for card in hand if card not in cards)


def _afterwards(view: Odin, rest: Cards, sets: Plans) -> int:
    """In how many plays a hand goes with the best card of the middle; 0 for none left."""
    return min(_with_a_card_back(view, rest, sets), default=sets.count(rest)) if rest else 0


def _with_a_card_back(view: Odin, rest: Cards, sets: Plans) -> Iterator[int]:
    for card in view.middle:
        if card != UNKNOWN:
            yield sets.count(in_order((*rest, card)))
