"""Skyjo at once: the same moves as the rule of thumb of the level normal, without its reasons."""

from __future__ import annotations

from functools import lru_cache

from companion.games.game import Move
from companion.games.skyjo.choices import can_take
from companion.games.skyjo.grid import COLUMNS, HIDDEN, INDEX, PLACES, REMOVED, VALUE, Grid
from companion.games.skyjo.state import Skyjo
from companion.players.thumbs.skyjo import NORMAL

_REMEMBERED = 20_000
_BESIDE = tuple(
    tuple(beside for beside in PLACES if beside != place and (beside - place) % COLUMNS == 0)
    for place in (0, *PLACES)
)
"""Place -> the two other places of its column; nothing at 0."""
_SWAPS = tuple(tuple(Move(seat, "swap", (place,)) for place in (0, *PLACES)) for seat in range(8))


def move(state: Skyjo, seat: int) -> Move:
    """What the level normal would do."""
    phase = state.phase
    if phase == "choose":
        return _source(state, seat)
    if phase in ("decide", "exchange"):
        return _placed(state, seat)
    return Move(seat, "turn", (_turned(state, state.grids[seat]),))


def _turned(state: Skyjo, grid: Grid) -> int:
    """The hidden place whose column gains most by a likely card."""
    unseen, best, most = state.stock.unseen, 0, -1.0
    for place, cell in enumerate(grid, start=1):
        if cell == HIDDEN:
            hope = 0
            for beside in _BESIDE[place]:
                card = grid[beside - 1]
                value = VALUE.get(card, 0)
                if value > 0:
                    hope += value * unseen[INDEX[card]]
            if hope > most:
                best, most = place, hope
    return best


def _source(state: Skyjo, seat: int) -> Move:
    draw = Move(seat, "draw")
    top = state.discard[-1] if state.discard else HIDDEN
    if top == HIDDEN or not can_take(state):
        return draw
    last = state.course.ender is not None
    wanted = 0.0 if last else NORMAL.take
    _, points = _best(state, seat, VALUE[top], last)
    return Move(seat, "take") if points > wanted else draw


def _placed(state: Skyjo, seat: int) -> Move:
    last = state.course.ender is not None
    place, points = _best(state, seat, VALUE[str(state.held)], last)
    if state.phase == "decide":
        grid = state.grids[seat]
        worth = 0.0 if last else NORMAL.swap
        if not last and grid.count(HIDDEN) == 1:
            worth -= _risk(state, seat, estimate(grid))
        if worth > points:
            return Move(seat, "discard")
    return _SWAPS[seat][place]


def _best(state: Skyjo, seat: int, value: int, last: bool) -> tuple[int, float]:
    """The first place that is best for a card, and what it brings there."""
    grid = state.grids[seat]
    found = best_place(grid, value, last)
    if last or grid.count(HIDDEN) != 1:
        return found
    place = grid.index(HIDDEN) + 1
    other, points = best_open_place(grid, value)
    hidden = gain(grid, place, value, last)
    hidden -= _risk(state, seat, estimate(grid) - hidden)
    if hidden > points or (hidden == points and place < other):
        return place, hidden
    return other, points


def _risk(state: Skyjo, seat: int, own: float) -> float:
    lowest = min(estimate(grid) for other, grid in enumerate(state.grids) if other != seat)
    return NORMAL.fear if own + NORMAL.caution >= lowest else 0.0


@lru_cache(maxsize=_REMEMBERED)
def estimate(grid: Grid) -> float:
    """Points of a grid, a hidden card as what the level thinks it has."""
    hidden = NORMAL.hidden
    return sum([VALUE.get(cell, hidden) for cell in grid if cell != REMOVED])


@lru_cache(maxsize=_REMEMBERED)
def best_place(grid: Grid, value: int, last: bool) -> tuple[int, float]:
    """The first best of all places."""
    return _first_best(grid, value, last, REMOVED)


@lru_cache(maxsize=_REMEMBERED)
def best_open_place(grid: Grid, value: int) -> tuple[int, float]:
    """The first best of the places whose card lies open; place 0 if there is none."""
    return _first_best(grid, value, False, HIDDEN)


def _first_best(grid: Grid, value: int, last: bool, but: str) -> tuple[int, float]:
    best, most = 0, -1e9
    for place, cell in enumerate(grid, start=1):
        if cell in (REMOVED, but):
            continue
        points = gain(grid, place, value, last)
        if points > most:
            best, most = place, points
    return best, most


def gain(grid: Grid, place: int, new: int, last: bool) -> float:
    """Points that an exchange saves."""
    old = grid[place - 1]
    was = VALUE.get(old, NORMAL.hidden)
    first, second = _BESIDE[place]
    one, other = VALUE.get(grid[first - 1]), VALUE.get(grid[second - 1])
    if one == new and other == new:
        return was + 2 * new
    points = was - new
    if last:
        return points
    if old != HIDDEN and was > 0 and was != new and was in (one, other):
        points -= NORMAL.broken
    if new > 0 and was != new and new in (one, other):
        points += NORMAL.pair * new
    return points
