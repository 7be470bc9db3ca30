"""The one-line text of a state: fields divided by ` | `, read and written here.

    2 100 | decide 1 0 0 - - | 7 | 5 ? ? ? ? 3 ? ? ? ? ? ? ; ... | 4 0 11 | 120 | - | -

seats, target, `count` where only grids are counted; phase, round, seat in turn, place about to be
shown, starter and ender of the round; held card; grids divided by ` ; `; discard, its top card
last; pile, and once it was renewed how often and, of each face, how many it may hold; unsure
seats; points a round. `-` = nothing. Unseen cards are those that are nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.skyjo.course import Course, Rules
from companion.games.skyjo.grid import grid_text, layout_tokens, parse_grid
from companion.games.skyjo.state import Skyjo
from companion.games.skyjo.stock import Stock

NOTHING = "-"
FIELDS = 8


def state_text(state: Skyjo) -> str:
    """Write a state in one line."""
    course, phase, turn, place, held, grids, discard, _ = state
    counters = (course.round, turn, place)
    seats = (_seat(course.starter), _seat(course.ender))
    return " | ".join(
        (
            _rules_text(course.rules),
            " ".join((phase, *map(str, counters), *seats)),
            held or NOTHING,
            " ; ".join(grid_text(grid, " ") for grid in grids) or NOTHING,
            _words(discard),
            _stock_text(state.stock),
            _words(map(str, sorted(course.unsure))),
            " ; ".join(" ".join(map(str, points)) for points in course.scores) or NOTHING,
        )
    )


def parse_state(text: str) -> Skyjo:
    """Read a state from its text. Raises ValueError."""
    fields = [field.strip() for field in text.split("|")]
    if len(fields) != FIELDS:
        raise ValueError(f"{FIELDS} fields are needed, {len(fields)} are there")
    rules, where, held, grids, discard, stock, unsure, scores = fields
    phase, round_number, turn, place, starter, ender = where.split()
    course = Course(
        _parse_rules(rules),
        int(round_number),
        _parse_seat(starter),
        _parse_seat(ender),
        frozenset(map(int, _split(unsure))),
        tuple(tuple(map(int, part.split())) for part in _parts(scores)),
    )
    state = Skyjo(
        course,
        phase,
        int(turn),
        int(place),
        None if held == NOTHING else held,
        tuple(parse_grid(layout_tokens(part)) for part in _parts(grids)),
        tuple(_split(discard)),
    )
    return state._replace(stock=_parse_stock(stock, state))


def _rules_text(rules: Rules) -> str:
    return f"{rules.seats} {rules.target}{' count' if rules.count_only else ''}"


def _parse_rules(text: str) -> Rules:
    seats, target, *counted = text.split()
    return Rules(int(seats), int(target), counted == ["count"])


def _stock_text(stock: Stock) -> str:
    return " ".join(map(str, (stock.pile, stock.renewed, *(stock.fresh or ()))))


def _parse_stock(text: str, state: Skyjo) -> Stock:
    pile, renewed, *counts = map(int, text.split())
    everything = Stock(pile).recounted(pile, state.lying())
    if not counts:
        return everything._replace(renewed=renewed)
    unseen = tuple(left - in_pile for left, in_pile in zip(everything.unseen, counts, strict=True))
    return Stock(pile, unseen, tuple(counts), renewed)


def _seat(seat: int | None) -> str:
    return NOTHING if seat is None else str(seat)


def _parse_seat(text: str) -> int | None:
    return None if text == NOTHING else int(text)


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or NOTHING


def _split(field: str) -> list[str]:
    return [] if field == NOTHING else field.split()


def _parts(field: str) -> list[str]:
    return [] if field == NOTHING else field.split(";")
