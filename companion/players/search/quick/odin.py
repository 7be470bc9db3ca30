"""Odin at once: out with as many cards as may go, low ones first, and never a turn without need."""

from __future__ import annotations

from companion.games.game import Move
from companion.games.odin.sets import COLOUR, NUMBER, Cards
from companion.games.odin.state import Odin


def move(state: Odin, seat: int) -> Move:
    """What a greedy player would do."""
    hand = state.hands[seat]
    if state.phase == "pick":
        return Move(seat, "pick", (max(state.before, key=lambda card: _company(card, hand)),))
    best: Cards = ()
    most = -1000
    for cards in state.plays():
        worth = 10 * len(cards) - max([NUMBER[card] for card in cards])
        if worth > most:
            best, most = cards, worth
    if not best or (len(best) < len(hand) and not _is_worth_it(state, best)):
        return Move(seat, "pass")
    return Move(seat, "play", best)


def _is_worth_it(state: Odin, cards: Cards) -> bool:
    """An exchange of equally many cards gives a turn to the next; with two players that is all."""
    middle = state.middle
    if len(cards) > len(middle) or state.rules.seats == 2:
        return True
    return min([NUMBER[card] for card in middle]) > 4


def _company(card: str, hand: Cards) -> int:
    """How many cards of a hand may go with one; of equal ones the higher is better."""
    colour, number = COLOUR[card], NUMBER[card]
    alike = sum([COLOUR[mine] == colour or NUMBER[mine] == number for mine in hand])
    return 10 * alike + number
