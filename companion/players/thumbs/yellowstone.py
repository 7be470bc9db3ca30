"""The rule of thumb for Yellowstone Park: few penalty cards now, and little room for the next.

A turn is as good as its bonus less its penalty cards, plus what the follower is likely to lose,
plus the hope to draw from the own penalty pile, less what a hand of few rows may cost. Whether a
card fits now says little of the own next turn, since the others play before it: in measured games
to keep such cards made things worse.
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
from companion.games.yellowstone.state import Yellowstone
from companion.players.advice import Advice, best_first


@dataclass(frozen=True, slots=True)
class Weights:
    """What the rule weighs; a penalty card is 1."""

    variety: float = 2.0
    """Cards that are picked up where none of the hand fits on a board that has changed by then."""
    matching: float = 0.6
    """How likely a card fits whose row is within the window."""
    stop: float = 0.0
    """To leave it at one card."""
    press: float = 1.0
    """What the next player is likely to lose, shared among all others."""
    emptying: float = 0.75
    """How likely each turn goes as planned for who empties the hand, then to draw from the own
    penalty pile; 0 for who never thinks of it."""


NORMAL = Weights()
EASY = Weights(variety=0.0, stop=0.5, press=0.0, emptying=0.0)
"""A beginner plays one card where one is enough, and counts what it costs or brings at once."""


class Prospect(NamedTuple):
    """What a turn leaves behind."""

    board: Board
    hand: tuple[str, ...]
    drawn: int
    """Cards that will come into the hand."""


class Follower(NamedTuple):
    """What the next player, of whose hand nothing is known, is likely to meet."""

    loss: float
    """Cards to pick up."""
    steps: float
    """Steps to go back by filling cells."""
    stuck: float
    """The chance that no card fits."""
    fresh: float
    """Share of the unseen cards that would fill a cell."""
    fitting: float
    """Share of the unseen cards that fit."""


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
    view = turn.view
    plays: list[Advice] = []
    for move in view.moves():
        if move.verb == "done":
            left = view.hands[turn.seat]
            worth = _worth(turn, Prospect(view.board, left, 0)) + turn.weights.stop
            yield Advice(move, worth, _why_stop(turn, plays))
        else:
            plays.append(_played(turn, move, str(move.args[0]), int(move.args[1])))
            yield plays[-1]


def _why_stop(turn: Turn, plays: list[Advice]) -> Reason:
    """Whether the next player will find it harder than with the best second card of `plays`."""
    board = turn.view.board
    if plays:
        best = max(plays, key=lambda play: play.value).move
        after, _ = laid_on(board, str(best.args[0]), int(best.args[1]))
        if _follower(turn, board).stuck > _follower(turn, after).stuck:
            return Reason("harder_for_next")
    return Reason("keeps_cards", {"left": len(turn.view.hands[turn.seat])})


def _played(turn: Turn, move: Move, card: str, column: int) -> Advice:
    view = turn.view
    left = without(view.hands[turn.seat], card)
    second = view.played + 1 == MOST_PLAYED
    if Span.of(view.board).fits(int(card[1]), column):
        board, steps = laid_on(view.board, card, column)
        worth = steps + _after(turn, board, left, second=second)
        facts: dict[str, FactValue] = {"card": card, "column": column, "steps": steps}
        return Advice(move, worth, Reason("moves_back" if steps else "fits", facts))
    worth, cost = max(
        (_after(turn, kept, left, second=second) - cost, cost)
        for kept, cost in kept_on(view.board, card, column)
    )
    return Advice(move, worth, Reason("picks_up", {"cost": cost}))


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def laid_on(board: Board, card: str, column: int) -> tuple[Board, int]:
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
                further, steps = laid_on(board, card, column)
                left = without(hand, card)
                worth = steps + _worth(turn, Prospect(further, left, HAND - len(left)))
                best = max(best, worth)
    return best


def kept_on(board: Board, card: str, column: int) -> Iterator[tuple[Board, int]]:
    """The boards that a card may leave that breaks the window, and how many cards each costs."""
    for way in pick_ups(board, card, column):
        left = tuple(laid for laid in board if laid not in way.cards)
        yield with_card(left, card, column), way.cost


def _windows(turn: Turn) -> Iterator[Advice]:
    view, seat = turn.view, turn.seat
    assert view.laid is not None
    column, card = view.laid
    hand, second = view.hands[seat], view.played == MOST_PLAYED
    for number, (board, cost) in enumerate(kept_on(view.board, card, column), start=1):
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
    """What is to come: what the follower is likely to lose, and the own penalty pile."""
    board, hand, drawn = after
    held = len(hand) + drawn if hand else 0
    worth = HAND * _hope_of_emptying(turn, held)
    if turn.weights.variety:
        worth -= turn.weights.variety * chance_of_nothing(turn.weights, hand, drawn)
    if turn.weights.press:
        others = turn.view.rules.seats - 1
        worth += turn.weights.press * _loss_of_follower(turn, board) / others
    return worth


def chance_of_nothing(weights: Weights, hand: tuple[str, ...], drawn: int) -> float:
    """How likely no card of a hand fits when the board may lie anywhere."""
    misses = 1 - weights.matching
    of_drawn: float = (1 - weights.matching * WINDOW / SIZE) ** drawn
    rows = [int(card[1]) for card in hand]
    tops = range(1, SIZE - WINDOW + 2)
    chances = (misses ** sum(top <= row < top + WINDOW for row in rows) for top in tops)
    return of_drawn * sum(chances) / len(tops)


def _loss_of_follower(turn: Turn, board: Board) -> float:
    """The cards that the next player is likely to pick up, less the steps to go back."""
    follower = _follower(turn, board)
    return follower.loss - follower.steps


def _follower(turn: Turn, board: Board) -> Follower:
    """What the next player is likely to meet on a board."""
    view, seat, _, unseen = turn
    size = len(view.hands[(seat + 1) % view.rules.seats])
    return follower_of(board, unseen, size, one_column=view.rules.one_column)


def _hope_of_emptying(turn: Turn, held: int) -> float:
    """How likely the hand will be empty before the pile is, with enough penalty cards to draw."""
    view, seat, weights, _ = turn
    if not weights.emptying or view.penalties(seat) < PENALTIES_TO_DRAW:
        return 0.0
    needed = -(-held // MOST_PLAYED)
    left = view.pile / (MOST_PLAYED * view.rules.seats)
    return weights.emptying**needed if needed <= left else 0.0


def follower_of(board: Board, unseen: tuple[int, ...], size: int, *, one_column: bool) -> Follower:
    """What a hand of so many unseen cards is likely to meet on a board."""
    total, lying = max(sum(unseen), 1), {card[:2] for _, card in board}
    fresh = 0
    by_cost = [0] * (2 * len(board) + 1)
    for face, cost, count in zip(FACES, costs_of(board, one_column), unseen, strict=True):
        by_cost[cost] += count
        if not cost and face not in lying:
            fresh += count
    loss, stuck, dear = 0.0, 0.0, sum(unseen)
    for cost, count in enumerate(by_cost):
        dear -= count
        if not dear:
            break
        # Who holds only cards that cost more picks up at least one card more.
        chance = (dear / total) ** size
        loss += chance
        stuck = stuck if cost else chance
    steps = _hoped(cells(board), fresh / total, size)
    return Follower(loss, steps, stuck, fresh / total, by_cost[0] / total)


def _hoped(filled: int, fresh: float, size: int) -> float:
    """The steps that a hand of unseen cards is likely to go back by filling cells."""
    if filled + MOST_PLAYED < min(BONUS):
        return 0.0
    chance = 1 - (1 - fresh) ** size
    return sum(BONUS.get(filled + more, 0) * chance**more for more in range(1, MOST_PLAYED + 1))


@lru_cache(maxsize=100_000)
def costs_of(board: Board, one_column: bool) -> tuple[int, ...]:
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
