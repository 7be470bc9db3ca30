"""What a seat does in an imagined game: the rule that advises a person, without its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from random_play import some

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Choice, Choices, Game, Move, State
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES, Pixies
from companion.games.pixies.score import score_area
from companion.players.search.quick import numdraft, odin, pixies
from companion.players.thumbs import thumb_of
from companion.players.thumbs.pixies import NORMAL

QUICK = (
    (PIXIES, pixies.move),
    (ODIN, odin.move),
    (NUM_DRAFT, numdraft.move),
)


def choices(game: Game, moves: int) -> list[tuple[State, int]]:
    """States of random games at the smallest and the largest table, and who has to choose."""
    found = []
    for seats in (min(game.seats), max(game.seats)):
        for played in some(game, seats, moves):
            match played.before.awaits:
                case Choice(seat) | Choices((seat, *_)) if seat != TABLE:
                    found.append((played.before, seat))
    return found


@pytest.mark.parametrize(("game", "move"), [pytest.param(*it, id=it[0].name) for it in QUICK])
def test_what_is_done_at_once_is_allowed(game: Game, move: Callable[[Any, int], Move]) -> None:
    asked = choices(game, 150)
    assert len(asked) > 60
    for state, seat in asked:
        done = move(state, seat)
        assert done.seat == seat
        assert state.why_not(done) is None


def test_odin_at_once_is_played_as_the_level_normal_does() -> None:
    for state, seat in choices(ODIN, 400):
        thumb = thumb_of(state)
        assert thumb is not None
        values = {advice.move: advice.value for advice in thumb.advice(state, seat)}
        assert values[odin.move(state, seat)] == pytest.approx(max(values.values()))


def test_an_area_of_pixies_is_worth_at_once_what_its_score_sheet_says() -> None:
    seen = 0
    for state, _ in choices(PIXIES, 300):
        assert isinstance(state, Pixies)
        for area in state.areas:
            if not any(UNKNOWN in place for place in area):
                hopes = sum(
                    NORMAL.waiting * number * (place.up is None and place.down is not None)
                    + NORMAL.alone * number * (place.up is not None and place.down is None)
                    for number, place in enumerate(area, start=1)
                )
                itself = state.rules.bonus_counts_itself
                score = score_area(area, state.round, bonus_counts_itself=itself).total
                assert pixies.worth(state, area) == pytest.approx(score + hopes)
                seen += 1
    assert seen > 300
