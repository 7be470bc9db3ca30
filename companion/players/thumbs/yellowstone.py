"""The rule of thumb for Yellowstone Park: few penalty cards now, and a hand that fits next time.

A turn is as good as its bonus less its penalty cards, less what the next own turn is likely to
cost, plus a share of what it is likely to cost the player who follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import FactValue, Move, Reason
from companion.games.yellowstone.board import (
    COLUMNS,
    FACES,
    SIZE,
    WINDOW,
    Board,
    Span,
    cells,
    pick_ups,
    with_card,
)
from companion.games.yellowstone.rules import BONUS, HAND, MOST_PLAYED, PENALTIES_TO_DRAW
from companion.games.yellowstone.sources import INDEX
from companion.games.yellowstone.state import Yellowstone
from companion.players.advice import Advice, best_first


@dataclass(frozen=True, slots=True)
class Weights:
    """What the rule weighs; a penalty card is 1."""

    own: float = 0.4
    """Share of what the own next turn is likely to cost."""
    lasting: float = 0.4
    """How likely it is that a card that fits now still fits when the turn comes again."""
    anew: float = 0.3
    """How likely any card is to fit on a board that has changed by then."""
    further: float = 0.1
    """How much likelier it is to fit or to cost one card at most, two at most, and so on."""
    press: float = 1.5
    """Times what the next player is likely to lose."""
    emptying: float = 0.75
    """How likely each turn goes as planned for who empties the hand, then to draw from the own
    penalty pile; 0 for who never thinks of it."""


NORMAL = Weights()
EASY = Weights(own=0.0, press=0.0, emptying=0.0)
"""A beginner counts only what the card costs or brings at once."""


class Prospect(NamedTuple):
    """What a turn leaves behind."""

    board: Board
    hand: tuple[str, ...]
    drawn: int
    """Cards that will come into the hand."""


class Turn(NamedTuple):
    """Who looks at what: everything that a worth depends on."""

    view: Yellowstone
    seat: int
    weights: Weights
    unseen: tuple[int, ...]
    """How many of each face the seat has not seen."""


def rated(view: Yellowstone, seat: int, weights: Weights) -> list[Advice]:
    """The moves of the seat that has to choose, best first; nothing where its hand is unknown."""
    if UNKNOWN in view.hands[seat]:
        return []
    turn = Turn(view, seat, weights, view.unseen())
    match view.phase:
        case "play":
            return best_first(_plays(turn))
        case "window":
            return best_first(_windows(turn))
        case "refill":
            return best_first(_refills(turn))
        case _:
            return best_first(_draws(view, seat))


def _plays(turn: Turn) -> Iterator[Advice]:
    """Every card in every column, and to leave it at one card."""
    view, seat = turn.view, turn.seat
    for move in view.moves():
        if move.verb == "done":
            left = view.hands[seat]
            worth = _worth(turn, Prospect(view.board, left, 0))
            yield Advice(move, worth, Reason("keeps_cards", {"left": len(left)}))
        else:
            yield _played(turn, move, str(move.args[0]), int(move.args[1]))


def _played(turn: Turn, move: Move, card: str, column: int) -> Advice:
    view = turn.view
    left = _without(view.hands[turn.seat], card)
    second = view.played + 1 == MOST_PLAYED
    if Span.of(view.board).fits(int(card[1]), column):
        board, steps = _laid(view.board, card, column)
        worth = steps + _after(turn, board, left, second=second)
        facts: dict[str, FactValue] = {"card": card, "column": column, "steps": steps}
        return Advice(move, worth, Reason("moves_back" if steps else "fits", facts))
    worth, cost = max(
        (_after(turn, kept, left, second=second) - cost, cost)
        for kept, cost in _kept(view.board, card, column)
    )
    return Advice(move, worth, Reason("picks_up", {"cost": cost}))


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def _laid(board: Board, card: str, column: int) -> tuple[Board, int]:
    """The board with a card that fits, and the steps that its cell brings."""
    after = with_card(board, card, column)
    new = cells(after)
    return after, BONUS.get(new, 0) if new > cells(board) else 0


def _after(turn: Turn, board: Board, hand: tuple[str, ...], *, second: bool) -> float:
    """What a played card leaves, at best: the end of the turn, or one more card that fits."""
    drawn = HAND - len(hand) if second or not hand else 0
    best = _worth(turn, Prospect(board, hand, drawn))
    if second or not hand:
        return best
    one_column, span = turn.view.rules.one_column, Span.of(board)
    for card in dict.fromkeys(hand):
        for column in span.allowed(board, card, one_column=one_column):
            if span.fits(int(card[1]), column):
                further, steps = _laid(board, card, column)
                left = _without(hand, card)
                worth = steps + _worth(turn, Prospect(further, left, HAND - len(left)))
                best = max(best, worth)
    return best


def _kept(board: Board, card: str, column: int) -> Iterator[tuple[Board, int]]:
    """The boards that a card may leave that breaks the window, and how many cards each costs."""
    for way in pick_ups(board, card, column):
        left = tuple(laid for laid in board if laid not in way.cards)
        yield with_card(left, card, column), way.cost


def _windows(turn: Turn) -> Iterator[Advice]:
    view, seat = turn.view, turn.seat
    assert view.laid is not None
    column, card = view.laid
    hand, second = view.hands[seat], view.played == MOST_PLAYED
    for number, (board, cost) in enumerate(_kept(view.board, card, column), start=1):
        worth = _after(turn, board, hand, second=second) - cost
        yield Advice(Move(seat, "window", (number,)), worth, Reason("picks_up", {"cost": cost}))


def _refills(turn: Turn) -> Iterator[Advice]:
    hand = turn.view.hands[turn.seat]
    for word, drawn in (("yes", HAND - len(hand)), ("no", 0)):
        worth = _worth(turn, Prospect(turn.view.board, hand, drawn))
        reason = Reason("more_choice" if drawn else "empties_hand", {"left": len(hand)})
        yield Advice(Move(turn.seat, "refill", (word,)), worth, reason)


def _draws(view: Yellowstone, seat: int) -> Iterator[Advice]:
    """Cards from the own penalty pile are no penalty any more."""
    penalties = view.penalties(seat)
    yield Advice(Move(seat, "draw", ("penalty",)), HAND, Reason("sheds", {"penalties": penalties}))
    yield Advice(Move(seat, "draw", ("pile",)), 0.0, Reason("keeps_penalties"))


# What a turn leaves


def _worth(turn: Turn, after: Prospect) -> float:
    """What is to come: the own next turn, that of the follower, and the own penalty pile."""
    view, seat, weights, unseen = turn
    board, hand, drawn = after
    costs = _costs(board, view.rules.one_column)
    total = max(sum(unseen), 1)
    dear = [0] * (max(costs) + 1)
    for cost, count in zip(costs, unseen, strict=True):
        dear[cost] += count
    more, chances = 0, []
    for count in reversed(dear[1:]):
        more += count
        chances.append(more / total)
    chances.reverse()  # of an unseen card costing at least 1, 2, 3 ...
    follower = len(view.hands[(seat + 1) % view.rules.seats])
    own = theirs = 0.0
    mine = [costs[INDEX[card]] for card in hand]
    lasting = weights.lasting ** (view.rules.seats - 1)
    for least, chance in enumerate(chances, start=1):
        anew = (1 - lasting) * (weights.anew + weights.further * (least - 1))
        stuck = (1 - anew - lasting * (1 - chance)) ** drawn
        for cost in mine:
            stuck *= 1 - anew - lasting * (cost < least)
        own += stuck
        theirs += chance**follower
    if weights.press:
        theirs -= _hoped(board, costs, unseen, total, follower)
    worth = weights.press * theirs - weights.own * own
    return worth + HAND * _hope_of_emptying(turn, len(hand) + drawn if hand else 0)


def _hope_of_emptying(turn: Turn, held: int) -> float:
    """How likely the hand will be empty before the pile is, with enough penalty cards to draw."""
    view, seat, weights, _ = turn
    if not weights.emptying or view.penalties(seat) < PENALTIES_TO_DRAW:
        return 0.0
    needed = -(-held // MOST_PLAYED)
    left = view.pile / (MOST_PLAYED * view.rules.seats)
    return weights.emptying**needed if needed <= left else 0.0


def _hoped(
    board: Board, costs: tuple[int, ...], unseen: tuple[int, ...], total: int, size: int
) -> float:
    """The steps that a hand of unseen cards is likely to go back by filling cells."""
    filled = cells(board)
    if filled + MOST_PLAYED < min(BONUS):
        return 0.0
    lying = {card[:2] for _, card in board}
    fresh = sum(
        count
        for face, cost, count in zip(FACES, costs, unseen, strict=True)
        if not cost and face not in lying
    )
    chance = 1 - (1 - fresh / total) ** size
    return sum(BONUS.get(filled + more, 0) * chance**more for more in range(1, MOST_PLAYED + 1))


@lru_cache(maxsize=100_000)
def _costs(board: Board, one_column: bool) -> tuple[int, ...]:
    """For each face about how many cards it would make its player pick up; 0 where it fits.

    What lies in the wrong rows and what lies in the wrong columns is added up, so that a card
    that lies in both counts twice.
    """
    rows = [0] * (SIZE + 1)
    columns = [0] * (SIZE + 1)
    homes: dict[str, set[int]] = {}
    for column, card in board:
        rows[int(card[1])] += 1
        columns[column] += 1
        homes.setdefault(card[0], set()).add(column)
    by_row, by_column = _outside(rows), _outside(columns)
    free = [column for column in COLUMNS if not columns[column]]
    costs = []
    for face in FACES:
        home = homes.get(face[0])
        allowed = free if home is None else list(home) if one_column else [*home, *free]
        costs.append(by_row[int(face[1])] + min(by_column[column] for column in allowed))
    return tuple(costs)


def _outside(counts: list[int]) -> list[int]:
    """For each row, or column, how many cards at least lie outside a window that contains it."""
    total = sum(counts)
    inside = [0] * (SIZE + 1)
    for first in range(1, SIZE - WINDOW + 2):
        held = sum(counts[first : first + WINDOW])
        for at in range(first, first + WINDOW):
            inside[at] = max(inside[at], held)
    return [total - held for held in inside]
