"""A move that nobody waits for: one slip of the finger does not end a game."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest
from machines import Machine

from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN

pytestmark = pytest.mark.usefixtures("own_home")
Companion = Callable[..., subprocess.CompletedProcess[str]]
SURE = ["Really announce num draft? 1, yes. 2, no."]


@pytest.fixture
def machine() -> Machine:
    """A table at which num draft may be announced."""
    table = Machine(NUM_DRAFT, ("", "normal"), seed="4")
    table.begin()
    table.type("1", "2")
    return table


@pytest.mark.parametrize("yes", ["yes", "1"])
def test_what_ends_the_game_is_done_only_after_yes(machine: Machine, yes: str) -> None:
    before = machine.state
    for line in ("num draft", "announce", "Ana announce"):
        assert machine.type(line) == SURE
    assert machine.state == before
    assert machine.type("") == SURE
    assert machine.type(yes)[0].startswith("You announce num draft.")
    assert machine.session.moves[-1].verb == "announce"


def test_no_goes_back_to_the_question_and_any_other_answer_is_taken_for_itself(
    machine: Machine,
) -> None:
    asked = machine.type("")
    for no in ("no", "2"):
        assert machine.type("num draft") == SURE
        assert machine.type(no) == asked
    assert machine.type("num draft") == SURE
    assert machine.type("hand")[0].startswith("Your hand: 1, ")
    moves = len(machine.session.moves)
    assert machine.type("yes")[0] != SURE[0]
    assert all(move.verb != "announce" for move in machine.session.moves[moves:])


@pytest.mark.parametrize("begun", ["num", "nu", "num d", "ann"])
def test_what_ends_the_game_is_not_said_by_a_beginning(machine: Machine, begun: str) -> None:
    assert SURE[0] not in machine.type(begun)


def test_what_cannot_be_announced_is_refused_at_once(machine: Machine) -> None:
    machine.type("num draft", "yes")
    assert machine.type("num draft")[0].startswith("Num draft has been announced already.")


@pytest.mark.parametrize("line", ["3 num draft", "num draft 3", "give 3 num draft"])
def test_no_line_gives_a_card_and_ends_the_game_at_once(machine: Machine, line: str) -> None:
    before = machine.state
    machine.type(line)
    assert machine.state == before
    machine.type("yes")
    assert machine.state == before


def test_at_a_real_table_it_is_asked_by_name(companion: Companion) -> None:
    begun = "Ana 3\nBo 4\nR1\nB2\n"
    words = ("table", "numdraft", "--players", "Ana,Bo", "--silent", "--width", "300")
    done = companion(*words, stdin=f"{begun}Bo numdraft\nno\nBo numdraft\nyes\nquit\n")
    told = done.stdout.splitlines()
    asked = "Bo, really announce num draft? 1, yes. 2, no."
    first = told.index(asked)
    assert told[first + 1 : first + 3] == ["Ana, which card do you put there?", asked]
    assert told[first + 3].startswith("Bo announces num draft.")
    assert sum("announces num draft" in line for line in told) == 1


def test_a_move_that_is_waited_for_is_not_asked_twice() -> None:
    machine = Machine(ODIN, ("", "normal"), seed="1")
    machine.begin()
    for _ in range(30):
        passes = any(move.verb == "pass" for move in machine.state.moves())
        if passes and machine.asked == 0:
            moves = len(machine.session.moves)
            machine.type("pass")
            assert machine.session.moves[moves].verb == "pass"
            return
        machine.type("1", "done")
    raise AssertionError("nobody could pass")
