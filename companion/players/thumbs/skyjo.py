"""The rule of thumb for Skyjo: every exchange has a gain in points, and the best one is made.

A hidden card counts as an average one, two equal cards of a column are worth keeping together, and
nobody ends a round that somebody else is about to win. The shape of the rule and its first numbers
come from measured self-play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import FactValue, Move, Reason
from companion.games.skyjo.choices import can_take
from companion.games.skyjo.grid import (
    COLUMNS,
    DECK_SIZE,
    FACES,
    HIDDEN,
    REMOVED,
    ROWS,
    SIZE,
    VALUE,
    Grid,
    column_of,
    face,
)
from companion.games.skyjo.state import Skyjo
from companion.players.advice import Advice, best_first


@dataclass(frozen=True, slots=True)
class Weights:
    """What the rule weighs, in points."""

    hidden: float = 4.5
    """A hidden card; the cards of a whole deck have 5.07 on average."""
    take: float = 4.5
    """The discard is taken from this gain on; else the pile may give something better."""
    swap: float = 1.5
    """A drawn card is exchanged from this gain on; else a hidden card is turned up."""
    pair: float = 0.4
    """Share of its value for a second equal card in a column, if it is above 0."""
    broken: float = 2.0
    """Lost by breaking such a pair."""
    caution: float = 8.0
    """Who ends the round wants to be ahead by this much, counting hidden cards as above."""
    fear: float = 30.0
    """Lost by ending the round without being so far ahead."""


NORMAL = Weights()
EASY = Weights(hidden=5.0, take=1.0, swap=0.5, pair=0.0, broken=0.0, fear=0.0)
"""A beginner likes any lower card, sees no columns coming, and ends the round when he can."""


class Gain(NamedTuple):
    """What an exchange at a place brings."""

    place: int
    points: float
    reason: Reason


_PATIENCE = 30
"""Turns of a seat, about, after which it ends a round that nobody else ends."""


def rated(view: Skyjo, seat: int, weights: Weights) -> list[Advice]:
    """The moves of the seat that has to choose, best first."""
    if is_stalled(view):
        weights = replace(weights, fear=0.0)
    match view.phase:
        case "choose":
            return best_first(_sources(view, seat, weights))
        case "decide" | "exchange":
            return _placed(view, seat, weights)
        case _:
            return best_first(_turns(view, seat, weights))


# Pile or discard


def _sources(view: Skyjo, seat: int, weights: Weights) -> Iterator[Advice]:
    draw = Move(seat, "draw")
    top = view.discard[-1] if view.discard else UNKNOWN
    if not can_take(view):
        yield Advice(draw, 0.0, Reason("only_pile"))
        return
    if top == UNKNOWN:
        yield Advice(draw, 0.0, Reason("discard_unread"))
        yield Advice(Move(seat, "take"), -weights.take, Reason("discard_unread"))
        return
    best = max(_gains(view, seat, top, weights), key=lambda gain: gain.points)
    wanted = 0.0 if _is_last_turn(view) else weights.take
    yield Advice(draw, wanted, Reason("discard_too_high", {"card": face(top)}))
    yield Advice(Move(seat, "take"), best.points, best.reason)


# Where a card goes


def _placed(view: Skyjo, seat: int, weights: Weights) -> list[Advice]:
    """Where the card in hand goes; if fear of ending the round decides it, that is the reason."""
    advice = best_first(_options(view, seat, weights))
    if weights.fear and view.grids[seat].count(HIDDEN) == 1 and not _is_last_turn(view):
        bold = best_first(_options(view, seat, replace(weights, fear=0.0)))
        if bold[0].move != advice[0].move:
            advice[0] = replace(advice[0], reason=Reason("too_early_to_end"))
    return advice


def _options(view: Skyjo, seat: int, weights: Weights) -> Iterator[Advice]:
    for gain in _gains(view, seat, str(view.held), weights):
        yield Advice(Move(seat, "swap", (gain.place,)), gain.points, gain.reason)
    if view.phase == "decide":
        yield _discarded(view, seat, weights)


def _discarded(view: Skyjo, seat: int, weights: Weights) -> Advice:
    """Putting the drawn card away, which turns up a hidden one."""
    grid = view.grids[seat]
    worth = 0.0 if _is_last_turn(view) else weights.swap
    if grid.count(HIDDEN) == 1:
        worth -= _risk(view, seat, _estimate(grid, weights), weights)
    return Advice(
        Move(seat, "discard"), worth, Reason("drawn_too_high", {"card": face(str(view.held))})
    )


def _gains(view: Skyjo, seat: int, card: str, weights: Weights) -> Iterator[Gain]:
    """What the card brings at each place of the grid."""
    grid, value = view.grids[seat], VALUE[card]
    hidden, estimate = grid.count(HIDDEN), _estimate(grid, weights)
    last_turn = _is_last_turn(view)
    for place, old in enumerate(grid, start=1):
        if old == REMOVED:
            continue
        points, reason = _gain(grid, place, value, weights, last_turn=last_turn)
        if hidden == 1 and old == HIDDEN:
            points -= _risk(view, seat, estimate - points, weights)
        yield Gain(place, points, reason)


def _gain(
    grid: Grid, place: int, new: int, weights: Weights, *, last_turn: bool
) -> tuple[float, Reason]:
    """Points that an exchange saves, and the reason that says most of it."""
    old = grid[place - 1]
    was = VALUE.get(old, weights.hidden)
    one, other = (VALUE.get(cell) for cell in _beside(grid, place))
    facts: dict[str, FactValue] = {
        "new": str(new),
        "old": face(old),
        "place": place,
        "column": column_of(place),
    }
    if one == other == new:
        return was + 2 * new, Reason("completes_column", facts)
    points = was - new
    if last_turn:
        return points, _plain_reason(old, points, facts)
    if old != HIDDEN and was in (one, other) and was > 0 and was != new:
        points -= weights.broken
    if new > 0 and new in (one, other) and was != new and weights.pair:
        return points + weights.pair * new, Reason("makes_pair", facts)
    return points, _plain_reason(old, points, facts)


def exchange_reason(view: Skyjo, seat: int, place: int, card: str) -> Reason:
    """What speaks for a card at a place of the seat's grid."""
    last_turn = _is_last_turn(view)
    return _gain(view.grids[seat], place, VALUE[card], NORMAL, last_turn=last_turn)[1]


def _plain_reason(old: str, points: float, facts: dict[str, FactValue]) -> Reason:
    if old == HIDDEN:
        return Reason("replaces_hidden" if points > 0 else "costs_least", facts)
    return Reason("replaces_high" if points > 0 else "costs_least", facts)


def _beside(grid: Grid, place: int) -> tuple[str, str]:
    """The two other cells of a place's column."""
    row, first = divmod(place - 1, COLUMNS)
    cells = [grid[other * COLUMNS + first] for other in range(ROWS) if other != row]
    return cells[0], cells[1]


# The end of the round


def is_stalled(view: Skyjo) -> bool:
    """Whether all have waited for so long that nobody would ever end the round.

    At a large table somebody is always too low to be beaten for sure.
    """
    seats = view.rules.seats
    turns = view.stock.renewed * (DECK_SIZE - SIZE * seats) / seats
    return turns >= _PATIENCE


def _is_last_turn(view: Skyjo) -> bool:
    return view.course.ender is not None


def _estimate(grid: Grid, weights: Weights) -> float:
    return sum(VALUE.get(cell, weights.hidden) for cell in grid if cell != REMOVED)


def _risk(view: Skyjo, seat: int, own: float, weights: Weights) -> float:
    """What ending the round with an estimate of own points may cost."""
    if _is_last_turn(view):
        return 0.0
    lowest = min(_estimate(grid, weights) for other, grid in enumerate(view.grids) if other != seat)
    return weights.fear if own + weights.caution >= lowest else 0.0


# Turning up


def _turns(view: Skyjo, seat: int, weights: Weights) -> Iterator[Advice]:
    """Hidden cards are alike, but for the columns that they may complete."""
    grid = view.grids[seat]
    unseen = max(sum(view.stock.unseen), 1)
    chances = dict(zip(FACES, view.stock.unseen, strict=True))
    for place, cell in enumerate(grid, start=1):
        if cell != HIDDEN:
            continue
        one, other = map(face, _beside(grid, place))
        column = column_of(place)
        hope = sum(
            weights.pair * max(VALUE.get(card, 0), 0) * chances.get(card, 0) / unseen
            for card in (one, other)
        )
        code = "turns_for_pair" if hope else "turns_any"
        if one == other and one in VALUE:
            code = "turns_for_column"
        facts: dict[str, FactValue] = {"place": place, "column": column, "card": one}
        yield Advice(Move(seat, "turn", (place,)), hope, Reason(code, facts))
