"""The rule of thumb for Odin: lay and take so that the rest of the hand goes in few turns.

A hand is thought of as the sets that it may be laid in, and what they cost: each a turn, a weak set
more, since it has to wait for a weak middle. A move is as good as the hand that it leaves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from companion.cards import UNKNOWN
from companion.games.game import FactValue, Move, Reason
from companion.games.odin.sets import COLOUR, NUMBER, Cards, in_order
from companion.games.odin.state import Odin
from companion.players.advice import Advice, best_first

HIGHEST = 9
"""The highest number of a card."""
HARD_TO_BEAT = 7 / 8
"""The strength of a set whose highest number is 8."""
SURE = 1000.0
"""The value of a move that ends the round."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the rule weighs, in turns."""

    turn: float = 1.0
    """A set that has to be laid."""
    weak: float = 1.0
    """A set of the lowest number besides; of the highest, nothing."""
    long: float = 0.3
    """Each card above two in a set, since the middle has to grow first."""
    card: float = 0.25
    """Each card in hand, which is a point when the round ends."""
    lead: float = 0.3
    """Laying what nobody is likely to beat, as the one who begins again lays for nothing."""
    guard: float = 1.0
    """Laying a weak set where somebody may go out on it."""
    stay: float = 0.5
    """Passing against one other player, who then begins anew; among more it costs nothing, since
    the others may beat each other."""


NORMAL = Weights()
EASY = Weights(turn=0.0, weak=0.05, long=0.0, card=0.2, lead=-0.2, guard=0.0)
"""A beginner gets rid of low cards first, whatever they would go with."""


def rated(view: Odin, seat: int, weights: Weights) -> list[Advice]:
    """The moves of the seat that has to choose, best first; nothing where its hand is unknown."""
    hand = view.hands[seat]
    if UNKNOWN in hand:
        return []
    plans, sets = Plans(weights), sets_alone()
    if view.phase == "pick":
        return best_first(_picks(view, seat, hand, plans))
    return best_first(_plays(view, seat, hand, plans, sets))


def _picks(view: Odin, seat: int, hand: Cards, plans: Plans) -> Iterator[Advice]:
    """Of the set that lay there before, the card that suits the hand."""
    for card in view.before:
        if card != UNKNOWN:
            worth = -plans.cost(in_order((*hand, card)))
            yield Advice(Move(seat, "pick", (card,)), worth, _why_picked(card, hand))


def _plays(view: Odin, seat: int, hand: Cards, plans: Plans, sets: Plans) -> Iterator[Advice]:
    threatened = _threatened(view, seat)
    for cards in view.plays():
        worth, after = _played(view, hand, cards, plans, threatened=threatened)
        reason = _why_played(view, cards, after, sets)
        yield Advice(Move(seat, "play", cards), worth, reason)
    if view.middle:
        worth = -plans.cost(hand) - (plans.weights.stay if view.rules.seats == 2 else 0.0)
        yield Advice(Move(seat, "pass"), worth, Reason("keeps_sets", {"times": sets.count(hand)}))


def _played(
    view: Odin, hand: Cards, cards: Cards, plans: Plans, *, threatened: bool
) -> tuple[float, Cards]:
    """What laying a set is worth, and the hand then, the best card of the middle taken."""
    rest = tuple(card for card in hand if card not in cards)
    if not rest:
        return SURE, ()
    before = [card for card in view.middle if card != UNKNOWN]
    after = min((in_order((*rest, card)) for card in before), key=plans.cost, default=rest)
    strength = _strength(cards)
    worth = plans.weights.lead * strength - plans.cost(after)
    return worth - plans.weights.guard * (1 - strength) * threatened, after


def _threatened(view: Odin, seat: int) -> bool:
    """Whether somebody else may go out with the next set."""
    size = max(len(view.middle), 1) + 1
    return any(len(hand) <= size for other, hand in enumerate(view.hands) if other != seat)


def _strength(cards: Cards) -> float:
    """From 0 for the lowest set of its size to 1 for the highest."""
    return (max(NUMBER[card] for card in cards) - 1) / (HIGHEST - 1)


# What a hand costs


_SETS_ALONE = Weights(turn=1.0, weak=0.0, long=0.0, card=0.0)
"""Weights that count in how many sets a hand can be laid, whatever lies in the middle."""


class Plans:
    """The cheapest ways to lay hands; a hand that was planned before is remembered."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._known: dict[Cards, float] = {(): 0.0}

    def cost(self, hand: Cards) -> float:
        """What a hand costs: the sets it may be laid in, each card in one of them."""
        return self.weights.card * len(hand) + self._turns(hand)

    def count(self, hand: Cards) -> int:
        """The cost in whole turns."""
        return round(self.cost(hand))

    def _turns(self, hand: Cards) -> float:
        known = self._known.get(hand)
        if known is not None:
            return known
        first, *others = hand
        best = self._set((first,)) + self._turns(hand[1:])
        for kind in (COLOUR, NUMBER):
            mine = kind[first]
            alike = [card for card in others if kind[card] == mine]
            for size in range(1, len(alike) + 1):
                for more in combinations(alike, size):
                    rest = tuple([card for card in others if card not in more])
                    best = min(best, self._set((first, *more)) + self._turns(rest))
        self._known[hand] = best
        return best

    def _set(self, cards: Cards) -> float:
        """What a set costs: a turn, more if it is weak or long."""
        weights = self.weights
        weak = weights.weak * (1 - _strength(cards))
        return weights.turn + weak + weights.long * max(0, len(cards) - 2)


def sets_alone() -> Plans:
    """Plans whose `count` of a hand tells in how many sets it can be laid."""
    return Plans(_SETS_ALONE)


# Why


def _why_picked(card: str, hand: Cards) -> Reason:
    """The cards of the hand that it may be laid with."""
    for code, kind in (("suits_colour", COLOUR), ("suits_number", NUMBER)):
        alike = sum(kind[mine] == kind[card] for mine in hand)
        if alike:
            return Reason(code, {"card": card, "count": alike})
    return Reason("suits_best", {"card": card})


def _why_played(view: Odin, cards: Cards, after: Cards, sets: Plans) -> Reason:
    """Many cards at once, a card nobody is likely to beat, or what is left."""
    if not after:
        return Reason("goes_out", {"cards": cards})
    facts: dict[str, FactValue] = {"cards": cards, "times": sets.count(after)}
    if len(cards) > max(len(view.middle), 1):
        return Reason("sheds_more", facts)
    if _strength(cards) >= HARD_TO_BEAT:
        return Reason("hard_to_beat", facts)
    return Reason("leaves_best", facts)
