"""The one-line text of a state: fields divided by ` | `, read and written here.

    2 virtual hidden after_turn by_players classic yes yes no one one card | give 2 0 - 0 |
    H H R7 ... ; ... | R1 G2<1 ... ; ... | 5 ; - | - | - | - | -

seats, kind of table, and options; phase, turn, master, ending, last turn; grids; hands; sealed
choices; cards due (seat and place); places turned last; seats to be counted; scores. `-` = nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.game import TABLES
from companion.games.numdraft.grid import grid_text, parse_tokens
from companion.games.numdraft.hands import hand_text, parse_hand
from companion.games.numdraft.readings import OPTIONS, Rules, rules_of, settled_of
from companion.games.numdraft.state import NumDraft

NOTHING = "-"
FIELDS = 9


def state_text(state: NumDraft) -> str:
    """Write a state in one line."""
    master = NOTHING if state.master < 0 else str(state.master)
    return " | ".join(
        (
            _rules_text(state.rules),
            f"{state.phase} {state.turn} {master} {state.ending or NOTHING} {state.last}",
            _parts_text(grid_text(grid, " ") for grid in state.grids),
            _parts_text(hand_text(hand) for hand in state.hands),
            _parts_text(" ".join(choices) for choices in state.sealed),
            _parts_text(f"{seat} {place}" for seat, place in state.due),
            " ".join(map(str, state.turned)) or NOTHING,
            " ".join(map(str, sorted(state.unsure))) or NOTHING,
            " ".join(map(str, state.scores)) or NOTHING,
        )
    )


def parse_state(text: str) -> NumDraft:
    """Read a state from its text. Raises ValueError."""
    fields = [field.strip() for field in text.split("|")]
    if len(fields) != FIELDS:
        raise ValueError(f"{FIELDS} fields are needed, {len(fields)} are there")
    rules, course, grids, hands, sealed, due, turned, unsure, scores = fields
    phase, turn, master, ending, last = course.split()
    return NumDraft(
        _parse_rules(rules),
        phase,
        int(turn),
        tuple(parse_tokens(part) for part in _parts(grids)),
        tuple(parse_hand(" ".join(part)) for part in _parts(hands)),
        tuple(tuple(part) for part in _parts(sealed)),
        tuple((int(seat), int(place)) for seat, place in _parts(due)),
        _numbers(turned),
        -1 if master == NOTHING else int(master),
        "" if ending == NOTHING else ending,
        int(last),
        frozenset(_numbers(unsure)),
        _numbers(scores),
    )


def _rules_text(rules: Rules) -> str:
    settled = settled_of(rules)
    return " ".join((str(rules.seats), rules.table, *(settled[option.name] for option in OPTIONS)))


def _parse_rules(text: str) -> Rules:
    seats, table, *values = text.split()
    if table not in TABLES:
        raise ValueError(f"{table!r} is no kind of table")
    names = (option.name for option in OPTIONS)
    return rules_of(int(seats), dict(zip(names, values, strict=True)), table)


def _parts_text(parts: Iterable[str]) -> str:
    return " ; ".join(part or NOTHING for part in parts) or NOTHING


def _parts(field: str) -> list[list[str]]:
    """The words of each part; a part that is `-` has none, a field that is `-` has no parts."""
    if field == NOTHING:
        return []
    return [[] if part.split() == [NOTHING] else part.split() for part in field.split(";")]


def _numbers(field: str) -> tuple[int, ...]:
    return () if field == NOTHING else tuple(map(int, field.split()))
