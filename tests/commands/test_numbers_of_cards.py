"""A number takes the card that was said with it, whatever has been taken before."""

from __future__ import annotations

import random
import re

import pytest
from machines import Machine

from companion.games.pixies import PIXIES
from companion.games.pixies.state import Pixies

pytestmark = pytest.mark.usefixtures("own_home")
ASKED = re.compile(r"(?:Your choice\.|Your turn\.|to choose\.|(?:Ana|Bo)\?) (1, .*)")


@pytest.mark.parametrize("levels", [("", "easy"), ("", "easy", "normal"), ("", "")])
@pytest.mark.parametrize("level", ["normal", "brief"])
def test_what_is_left_is_told_with_its_numbers(levels: tuple[str, ...], level: str) -> None:
    machine, dice = Machine(PIXIES, levels, seed="3"), random.Random(3)
    shown = machine.begin()
    machine.type(f"level {level}")
    told = 0
    while not machine.game.rounds(machine.state):
        state = machine.state
        assert isinstance(state, Pixies)
        if state.phase == "take" and state.picks and len(state.display) > 1:
            asked = ASKED.search(shown[-1])
            assert asked, shown[-1]
            numbers = re.findall(r"(?:^|\. )(\d), ", asked[1])
            assert numbers == [str(number + 1) for number in range(len(state.display))]
            told += 1
        shown = machine.type(machine.some_move(dice))
    assert told > 3
