"""Several people at one machine whose screen is read to one of them by a screen reader."""

from __future__ import annotations

import random
import re

import pytest
from machines import WITH_HANDS, Machine

from companion.games.game import Game, State
from companion.sentences.faces import face_wording
from companion.speech import Device, Terminal

pytestmark = pytest.mark.usefixtures("own_home")
every_game_with_hands = pytest.mark.parametrize("game", WITH_HANDS, ids=lambda game: game.name)
ANA, BO = 0, 1


def names_a_secret(game: Game, state: State, seat: int, lines: list[str]) -> bool:
    """Whether lines name a card that only this seat may know."""
    own = set(state.view(seat).cards()) - set(state.view(None).cards())
    assert own
    words = (face_wording(game.deck, game.deck.faces[card], "en").text for card in own)
    text = " ".join(lines)
    return any(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) for word in words)


@every_game_with_hands
def test_a_screen_read_to_one_player_shows_its_hand_alone_and_only_after_its_gate(
    game: Game,
) -> None:
    """Even where the earphone of the other player does not work."""
    ears = {ANA: Terminal(shared=True), BO: Device("not-there")}
    machine, dice = Machine(game, ("", ""), seed="read", private=ears), random.Random(2)
    shown = machine.begin()
    came: set[int] = set()
    while came != {ANA, BO}:
        seat = machine.play.gate
        assert seat is not None
        assert not names_a_secret(game, machine.state, ANA, shown)
        opened = machine.type("")
        assert machine.play.listener == seat
        asked = [opened, *(machine.type(line) for line in ("", "hand", "history 50"))]
        lines = [line for answer in asked for line in answer]
        assert names_a_secret(game, machine.state, seat, lines) == (seat == ANA)
        came.add(seat)
        while machine.play.listener == seat:
            shown = machine.type(machine.some_move(dice))
