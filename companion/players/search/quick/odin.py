"""Odin at once: the moves of the level normal, without its reasons."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from companion.games.game import Move
from companion.games.odin.sets import COLOUR, NUMBER, Cards, in_order
from companion.games.odin.state import Odin
from companion.players.search.plans import Plan, ahead, round_is_over
from companion.players.search.playing_on import PlayingOn
from companion.players.thumbs.odin import HIGHEST, NORMAL

_REMEMBERED = 60_000
"""Hands whose cost is kept; the cards of a deal come again in each of its games."""


def move(state: Odin, seat: int) -> Move:
    """What leaves the hand that goes in fewest turns."""
    hand = state.hands[seat]
    if state.phase == "pick":
        return Move(seat, "pick", (_picked(state.before, hand)[0],))
    threatened = _threatened(state, seat)
    middle = state.middle
    best: Cards = ()
    most = -1000.0
    if middle:
        most = -cost(hand) - (NORMAL.stay if state.rules.seats == 2 else 0.0)
    for cards in state.plays():
        if len(cards) == len(hand):
            return Move(seat, "play", cards)
        rest = tuple([card for card in hand if card not in cards])
        strength = (max([NUMBER[card] for card in cards]) - 1) / (HIGHEST - 1)
        left = _picked(middle, rest)[1] if middle else cost(rest)
        worth = NORMAL.lead * strength - left - NORMAL.guard * (1 - strength) * threatened
        if worth > most:
            best, most = cards, worth
    return Move(seat, "play", best) if best else Move(seat, "pass")


def _threatened(state: Odin, seat: int) -> bool:
    size = max(len(state.middle), 1) + 1
    return any(len(hand) <= size for other, hand in enumerate(state.hands) if other != seat)


def _picked(cards: Cards, hand: Cards) -> tuple[str, float]:
    """The card of some that suits a hand best, and what the hand costs with it."""
    costs = [(cost(in_order((*hand, card))), card) for card in cards]
    least, card = min(costs)
    return card, least


def cost(hand: Cards) -> float:
    """What a hand costs in turns."""
    return NORMAL.card * len(hand) + turns(hand)


@lru_cache(maxsize=_REMEMBERED)
def turns(hand: Cards) -> float:
    """The cheapest sets that a hand may be laid in."""
    if not hand:
        return 0.0
    first, *others = hand
    best = _set(NUMBER[first], 1) + turns(tuple(others))
    for kind in (COLOUR, NUMBER):
        mine = kind[first]
        alike = [card for card in others if kind[card] == mine]
        for size in range(1, len(alike) + 1):
            for more in combinations(alike, size):
                rest = tuple([card for card in others if card not in more])
                highest = max(NUMBER[first], NUMBER[more[-1]])
                best = min(best, _set(highest, size + 1) + turns(rest))
    return best


def _set(highest: int, size: int) -> float:
    weak = NORMAL.weak * (1 - (highest - 1) / (HIGHEST - 1))
    return NORMAL.turn + weak + NORMAL.long * max(0, size - 2)


def _lead(state: Odin, seat: int) -> float:
    """Points of the round below the mean of the others: few win."""
    return -ahead(state.scores[-1], seat)


PLAN = Plan(PlayingOn(move, _lead, round_is_over), 10, 1.0, 12, 0.5)
