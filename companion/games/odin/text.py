"""The one-line text of a state: fields divided by ` | `, read and written here.

    2 0 15 virtual | play 1 0 1 0 18 | BL9 RE9 | - | BL1 | BL2 BL8 ; RE5 ? | RE5 | - | -

seats, colours removed, target (0: a single round), kind of table; phase, round, starter, turn,
passes, dealt; middle; the set under it; discarded cards; hands divided by ` ; `; cards of hands
that everybody saw; unsure seats; points a round. `-` = nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.odin.sets import in_order
from companion.games.odin.state import Odin, Rules

NOTHING = "-"
FIELDS = 9


def state_text(state: Odin) -> str:
    """Write a state in one line."""
    counters = (state.round, state.starter, state.turn, state.passes, state.dealt)
    return " | ".join(
        (
            " ".join(map(str, state.rules)),
            " ".join((state.phase, *map(str, counters))),
            _words(state.middle),
            _words(state.before),
            _words(state.discard),
            " ; ".join(map(_words, state.hands)) or NOTHING,
            _words(in_order(state.open)),
            _words(map(str, sorted(state.unsure))),
            " ; ".join(_words(map(str, points)) for points in state.scores) or NOTHING,
        )
    )


def parse_state(text: str) -> Odin:
    """Read a state from its text. Raises ValueError."""
    fields = [field.strip() for field in text.split("|")]
    if len(fields) != FIELDS:
        raise ValueError(f"{FIELDS} fields are needed, {len(fields)} are there")
    rules, turn, middle, before, discard, hands, seen, unsure, scores = fields
    *numbers, table = rules.split()
    seats, removed, target = map(int, numbers)
    phase, *counters = turn.split()
    round_number, starter, to_move, passes, dealt = map(int, counters)
    return Odin(
        Rules(seats, removed, target, table),
        phase,
        round_number,
        starter,
        to_move,
        passes,
        dealt,
        _split(middle),
        _split(before),
        _split(discard),
        () if hands == NOTHING else tuple(map(_split, hands.split(";"))),
        frozenset(_split(seen)),
        frozenset(map(int, _split(unsure))),
        () if scores == NOTHING else tuple(map(_points, scores.split(";"))),
    )


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or NOTHING


def _split(field: str) -> tuple[str, ...]:
    words = tuple(field.split())
    return () if words == (NOTHING,) else words


def _points(field: str) -> tuple[int, ...]:
    return tuple(map(int, field.split()))
