"""Signal sounds of a table: the one that matters most, and never more than one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.commands.known_games import known_games
from companion.commands.signals import signal_of
from companion.games.game import Game, Over
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.speech import Earcon
from companion.table.journal import Header, Journal
from companion.table.outcomes import Happened, Question
from companion.table.play import GATE
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Word


def test_a_refusal_has_a_sound_and_a_question_alone_has_none(tmp_path: Path) -> None:
    names = ("Ana", "Bo")
    journal = Journal.create(tmp_path / "pixies.journal", Header(PIXIES.name, names))
    session = Session(Table(PIXIES, names), Timeline(PIXIES, PIXIES.new(2)), journal)
    assert signal_of([session.question()]) is None
    assert signal_of([]) is None
    assert signal_of([*session.hear([Word("done")]), session.question()]) is Earcon.REFUSED


def test_whoever_takes_the_machine_alone_hears_that_it_is_private(tmp_path: Path) -> None:
    assert signal_of([Question(GATE, 1)]) is Earcon.PRIVATE


@pytest.mark.parametrize("game", known_games(), ids=lambda game: game.name)
def test_a_whole_game_sounds_as_it_goes(game: Game) -> None:
    heard = {signal for seed in range(4) for signal in signals_of(game, random.Random(seed))}
    assert {Earcon.YOUR_TURN, Earcon.ROUND_OVER} <= heard
    assert (Earcon.VALIDATED in heard) == (game in (PIXIES, SKYJO))
    assert not heard & {Earcon.REFUSED, Earcon.PRIVATE}


def signals_of(game: Game, chance: random.Random) -> set[Earcon | None]:
    """The sounds of 1,000 random moves, each answered by what happened and the next question."""
    state = game.new(min(game.seats))
    heard: set[Earcon | None] = set()
    for _ in range(1000):
        if isinstance(state.awaits, Over):
            break
        move = chance.choice(list(state.moves()))
        state, events = state.after(move)
        seat = getattr(state.awaits, "seat", -1)
        heard.add(signal_of([Happened(move, tuple(events), state), Question("take", seat)]))
    return heard
