"""The one-line text of a state: fields divided by ` | `, read and written here.

    3 yes | take 1 0 3 0 0 | B5 R7-1 G8-2 | - | . . . . . . . . . ; ... | - | - | -

seats, bonus_counts_itself, `count` where only areas are counted; phase, round, starter, shown,
picks, gone; display; held card; areas divided by ` ; `; unsure seats; stray cards; points a round.
`-` = nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.pixies.area import area_text, parse_area
from companion.games.pixies.state import Pixies, Rules

NOTHING = "-"
FIELDS = 8


def state_text(state: Pixies) -> str:
    """Write a state in one line."""
    counters = (state.round, state.starter, state.shown, state.picks, state.gone)
    return " | ".join(
        (
            _rules_text(state.rules),
            " ".join((state.phase, *map(str, counters))),
            _words(state.display),
            state.held or NOTHING,
            " ; ".join(area_text(area, " ") for area in state.areas) or NOTHING,
            _words(map(str, sorted(state.unsure))),
            _words(sorted(state.stray)),
            " ; ".join(" ".join(map(str, points)) for points in state.scores) or NOTHING,
        )
    )


def parse_state(text: str) -> Pixies:
    """Read a state from its text. Raises ValueError."""
    fields = [field.strip() for field in text.split("|")]
    if len(fields) != FIELDS:
        raise ValueError(f"{FIELDS} fields are needed, {len(fields)} are there")
    rules, turn, display, held, areas, unsure, stray, scores = fields
    phase, *counters = turn.split()
    round_number, starter, shown, picks, gone = map(int, counters)
    return Pixies(
        _parse_rules(rules),
        phase,
        round_number,
        starter,
        shown,
        picks,
        tuple(_split(display)),
        gone,
        None if held == NOTHING else held,
        tuple(parse_area(part.split()) for part in _parts(areas)),
        frozenset(map(int, _split(unsure))),
        frozenset(_split(stray)),
        tuple(tuple(map(int, part.split())) for part in _parts(scores)),
    )


def _rules_text(rules: Rules) -> str:
    counted = " count" if rules.count_only else ""
    return f"{rules.seats} {'yes' if rules.bonus_counts_itself else 'no'}{counted}"


def _parse_rules(text: str) -> Rules:
    seats, bonus, *counted = text.split()
    return Rules(int(seats), bonus == "yes", counted == ["count"])


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or NOTHING


def _split(field: str) -> list[str]:
    return [] if field == NOTHING else field.split()


def _parts(field: str) -> list[str]:
    return [] if field == NOTHING else field.split(";")
