"""Whole games driven as at a table: only cards and command cards under the reader."""

from __future__ import annotations

import pytest
from evenings import (
    Evening,
    begun,
    happened,
    question,
    random_moves,
    refusal,
    scans_of,
)

from companion.games.game import TABLE, Choice, GameEnded, Move, Over
from companion.games.pixies import PIXIES
from companion.games.pixies.events import (
    AreaScored,
    RoundEnded,
)
from companion.table.outcomes import Happened
from companion.table.tokens import SeatNamed, Word


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (5, 6)])
def test_three_rounds_with_the_scanner_alone(seats: int, seed: int) -> None:
    moves = random_moves(seed, seats)
    evening = Evening(("Ana", "Bo", "Cy", "Di", "Eli")[:seats])
    state = PIXIES.new(seats)
    made: list[Move] = []
    for move in moves:
        state = state.after(move).state
        for card in scans_of(move):
            made += happened(evening.scan(card))
    assert made == moves
    assert evening.state == state
    assert evening.session.over
    assert isinstance(state.awaits, Over)
    assert state.awaits.totals == tuple(map(sum, zip(*state.scores, strict=True)))


def test_a_card_just_taken_is_not_taken_again() -> None:
    evening = begun("R1*", "G8-2", "R8")
    evening.scan("R8")
    assert refusal(evening.scan("R8")).code == "in_area"


def test_two_players_stop_after_the_second_pick_when_an_area_is_full() -> None:
    evening = begun("R9", "G8-2", "R1*", "R2+5", names=("Ana", "Bo"))
    evening.type("recount Ana R1+3 B2+4 G3+2 B4+1 B5 B6+1 Y7+1 Y8-1 done")
    evening.scan("R9")
    outcomes = evening.scan("G8-2")
    (last,) = [outcome for outcome in outcomes if isinstance(outcome, Happened)]
    assert RoundEnded(1, (0,)) in last.events
    assert question(outcomes).what == "round"
    evening.scan("B5")
    assert evening.state.starter == 1  # type: ignore[attr-defined]


def test_with_two_players_a_turn_goes_a_b_a_b_and_the_next_b_a_b_a() -> None:
    evening = begun(names=("Ana", "Bo"))
    turns = []
    for shown in (("R1*", "R2+5", "R3+4", "R8"), ("B1+6", "B2+4", "B3+1", "B8-3")):
        evening.scan(*shown)
        for card in shown:
            awaits = evening.state.awaits
            assert isinstance(awaits, Choice)
            turns.append(awaits.seat)
            evening.scan(card)
    assert turns == [0, 1, 0, 1, 1, 0, 1, 0]


def test_equal_totals_share_the_victory() -> None:
    evening = Evening(("Ana", "Bo", "Cy"), count=True)
    for _ in range(3):
        evening.scan("R1*", Word("done"), "Y1+4", Word("done"))
        outcomes = evening.scan("R2+5", Word("done"))
    events = [e for o in outcomes if isinstance(o, Happened) for e in o.events]
    assert [event.total for event in events if isinstance(event, AreaScored)] == [3, 12, 15]
    (end,) = [event for event in events if isinstance(event, GameEnded)]
    assert (end.totals, end.winners) == ((3, 12, 15), (2,))


def test_after_the_game_only_undo_goes_on() -> None:
    evening = Evening(("Ana", "Bo"), count=True)
    for _ in range(3):
        evening.scan("R1*", Word("done"), "Y1+4", Word("done"))
    assert refusal(evening.scan("B5")).code == "over"
    assert question(evening.scan(Word("undo"))).what == "recount"
    assert not evening.session.over
    assert evening.scan(SeatNamed(0))
    assert evening.state.awaits == Choice(TABLE, "recount")
