"""companion play: whole games at a machine by typed lines, alone and with several people."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from machines import GAMES, WITH_HANDS, Machine

from companion.games.game import Game

pytestmark = pytest.mark.usefixtures("own_home")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_game_of_one_person_among_computer_players(game: Game, lang: str) -> None:
    dice = random.Random(7)
    machine = Machine(game, ("", "random", "easy"), seed=f"whole {lang}", lang=lang)
    assert machine.begin()
    while not machine.over:
        assert machine.asked == 0
        assert machine.type(machine.some_move(dice))
    assert machine.play.gate is None
    assert not machine.session.is_halfway


@every_game
def test_a_whole_game_of_two_people_at_one_machine_and_a_computer(game: Game) -> None:
    """Where there are hands, each turn of another person begins at the gate; else there is none."""
    machine, dice = Machine(game, ("", "easy", ""), seed="two"), random.Random(2)
    machine.begin()
    at_gate, listened = 0, set()
    while not machine.over:
        at_gate += machine.play.gate is not None
        listened.add(machine.play.listener)
        assert machine.play.gate in (None, machine.asked)
        assert machine.play.listener in (None, machine.asked)
        assert machine.type(machine.some_move(dice))
    assert (at_gate > 0) == (game in WITH_HANDS)
    assert listened == ({None, 0, 2} if game in WITH_HANDS else {None})


@every_game
def test_a_game_cut_off_anywhere_goes_on_as_if_nothing_had_been(game: Game, tmp_path: Path) -> None:
    """Whatever line of the journal was the last, the dealer and the computer go on the same."""
    levels = ("normal", "", "easy")
    path = tmp_path / "whole.journal"
    machine, dice = Machine(game, levels, path=path), random.Random(3)
    machine.begin()
    typed: list[str] = []
    while not machine.over and len(typed) < 8:
        typed.append(machine.some_move(dice))
        machine.type(typed[-1])
    machine.leave()
    whole = path.read_bytes()
    head = whole.index(b"\n\n") + 2
    ends = [at + 1 for at in range(head, len(whole)) if whole[at : at + 1] == b"\n"]
    for cut in (head, *dice.sample(ends, min(12, len(ends)))):
        path.write_bytes(whole[:cut] + b"Bo pla")
        resumed = Machine(game, levels, path=path)
        resumed.begin()
        played = sum(move.seat == 1 for move in resumed.session.moves)
        resumed.type(*typed[played:])
        resumed.leave()
        assert path.read_bytes() == whole
