"""A hand that is known: a number is the place of a card in it."""

from __future__ import annotations

import random
from importlib.metadata import entry_points

import pytest

from companion.games.game import TABLE, VIRTUAL, Game, State
from companion.table.narrowing import argument, awaited_move, cards_in_order
from companion.table.outcomes import Declined
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Number

GAMES = {entry.name: entry.load() for entry in entry_points(group="companion.games")}
WITH_HANDS = {"odin": "play", "numdraft": "put", "yellowstone": "play"}
"""Games with hands -> the verb that a card of the hand is chosen for."""


def at_choice(game: Game, verb: str, seed: int) -> State:
    """A random game at the first choice of a card of a hand that is not the first one."""
    dice = random.Random(seed)
    state = game.new(3, table=VIRTUAL)
    chosen = 0
    while True:
        move = awaited_move(state)
        assert move is not None
        if move.verb == verb and chosen > 3:
            return state
        chosen += move.verb == verb
        state = state.after(dice.choice(list(state.moves()))).state


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "verb"), WITH_HANDS.items())
def test_a_number_is_the_place_of_a_card_in_the_hand(name: str, verb: str, seed: int) -> None:
    state = at_choice(GAMES[name], verb, seed)
    move = awaited_move(state)
    assert move is not None
    slot = state.slot(move)
    assert slot is not None
    hand = state.hand(move.seat)
    assert cards_in_order(move, slot, state) == hand
    for place, card in enumerate(hand, start=1):
        assert argument(Number(place), move, slot, state) == card


@pytest.mark.parametrize(("name", "verb"), WITH_HANDS.items())
def test_a_place_beyond_the_hand_is_refused(name: str, verb: str) -> None:
    game = GAMES[name]
    state = at_choice(game, verb, 1)
    session = Session(Table(game, ("Ana", "Bo", "Cy")), Timeline(game, state))
    (outcome,) = session.hear([Number(30)])
    assert isinstance(outcome, Declined)
    assert outcome.reason.code == "no_such_number"


@pytest.mark.parametrize("name", WITH_HANDS)
def test_a_view_hides_the_hands_of_others(name: str) -> None:
    state = at_choice(GAMES[name], WITH_HANDS[name], 2)
    assert "?" not in state.hand(0)
    assert state.view(0).hand(0) == state.hand(0)
    assert "?" in state.view(0).hand(1)
    assert len(state.view(0).hand(1)) == len(state.hand(1))


@pytest.mark.parametrize("name", sorted(set(GAMES) - set(WITH_HANDS)))
def test_games_without_hands_have_none(name: str) -> None:
    state = GAMES[name].new(2, table=VIRTUAL)
    dice = random.Random(1)
    while (move := awaited_move(state)) is None or move.seat == TABLE:
        state = state.after(dice.choice(list(state.moves()))).state
    assert state.hand(0) == ()
