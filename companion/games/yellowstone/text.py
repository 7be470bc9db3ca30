"""The one-line text of a state: fields divided by ` | `, read and written here.

    2 yes refuse no 0 virtual | play 1 0 1 0 no | B2@4 | - | - | B1 R7 ; ? ? | - ; - | - ; - |
    1 22...2 40 6,6 0,0 | 5 5 | - | -

seats, the four options, kind of table; phase, round, starter, turn, cards played, whether it is the
last round; board; the card that breaks the window; seat, cards left and pile of a drawing; hands;
open penalty cards; shuffled ones; sources: number, how many of each face, pile, hands, penalty
piles; markers; penalty cards counted; points a scoring. `-` = nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.yellowstone.board import board_text, parse_board, parse_laid
from companion.games.yellowstone.rules import Draw, Rules
from companion.games.yellowstone.sources import Source
from companion.games.yellowstone.state import Yellowstone

NOTHING = "-"
FIELDS = 12
_PILES = ("pile", "penalty")


def state_text(state: Yellowstone) -> str:
    """Write a state in one line."""
    counters = (state.round, state.starter, state.turn, state.played)
    return " | ".join(
        (
            _rules_text(state.rules),
            " ".join((state.phase, *map(str, counters), _yes(state.last))),
            board_text(state.board) or NOTHING,
            board_text((state.laid,)) if state.laid else NOTHING,
            _draw_text(state.draw),
            _piles_text(state.hands),
            _piles_text(state.open),
            _piles_text(state.shut),
            " ; ".join(map(_source_text, state.sources)) or NOTHING,
            _words(map(str, state.markers)),
            _words(map(str, state.counted)),
            " ; ".join(_words(map(str, points)) for points in state.scores) or NOTHING,
        )
    )


def parse_state(text: str) -> Yellowstone:
    """Read a state from its text. Raises ValueError."""
    fields = [field.strip() for field in text.split("|")]
    if len(fields) != FIELDS:
        raise ValueError(f"{FIELDS} fields are needed, {len(fields)} are there")
    rules, turn, board, laid, draw, hands, open_, shut, sources, markers, counted, scores = fields
    phase, *counters, last = turn.split()
    round_number, starter, seat, played = map(int, counters)
    return Yellowstone(
        _parse_rules(rules),
        phase,
        round_number,
        starter,
        seat,
        played,
        last == "yes",
        parse_board(_split(board)),
        None if laid == NOTHING else parse_laid(laid),
        _parse_draw(draw),
        _parse_piles(hands),
        _parse_piles(open_),
        _parse_piles(shut),
        tuple(map(_parse_source, _parts(sources))),
        _numbers(markers),
        _numbers(counted),
        tuple(map(_numbers, _parts(scores))),
    )


def _rules_text(rules: Rules) -> str:
    return " ".join(
        (
            str(rules.seats),
            _yes(rules.one_column),
            "allow" if rules.break_freely else "refuse",
            _yes(rules.second_may_break),
            "0" if rules.floor else "none",
            rules.table,
        )
    )


def _parse_rules(text: str) -> Rules:
    seats, one_column, breaking, second, floor, table = text.split()
    return Rules(
        int(seats), one_column == "yes", breaking == "allow", second == "yes", floor == "0", table
    )


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _draw_text(draw: Draw | None) -> str:
    return NOTHING if draw is None else f"{draw.seat} {draw.left} {_PILES[draw.penalty]}"


def _parse_draw(text: str) -> Draw | None:
    if text == NOTHING:
        return None
    seat, left, pile = text.split()
    return Draw(int(seat), int(left), bool(_PILES.index(pile)))


def _source_text(source: Source) -> str:
    return " ".join(
        (
            str(source.number),
            "".join(map(str, source.cards)),
            str(source.pile),
            ",".join(map(str, source.hands)),
            ",".join(map(str, source.penalties)),
        )
    )


def _parse_source(text: str) -> Source:
    number, cards, pile, hands, penalties = text.split()
    return Source(
        int(number),
        tuple(map(int, cards)),
        int(pile),
        tuple(map(int, hands.split(","))),
        tuple(map(int, penalties.split(","))),
    )


def _piles_text(piles: tuple[tuple[str, ...], ...]) -> str:
    return " ; ".join(map(_words, piles)) or NOTHING


def _parse_piles(field: str) -> tuple[tuple[str, ...], ...]:
    """No piles, `-`, or one a seat; there are two seats at least."""
    return tuple(tuple(_split(part.strip())) for part in _parts(field))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, _split(text.strip())))


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or NOTHING


def _split(field: str) -> list[str]:
    return [] if field == NOTHING else field.split()


def _parts(field: str) -> list[str]:
    return [] if field == NOTHING else field.split(";")
