"""What is taken back at a machine and by whom, what nobody may say, and what stays sealed."""

from __future__ import annotations

import random

import pytest
from machines import GAMES, Machine, begun

from companion.games.game import Game
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.speech import Terminal

pytestmark = pytest.mark.usefixtures("own_home")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_a_card_taken_from_the_discard_is_put_back_as_long_as_nothing_was_shown() -> None:
    machine = begun(SKYJO, "", "normal")
    machine.type("1", "2")
    before = machine.state
    machine.type("d")
    assert machine.type("undo") == [
        "Your last choice is undone. Your turn. 1, the pile. 2, the discard, 11."
    ]
    assert machine.state == before


def test_a_card_that_everybody_saw_cannot_be_drawn_back() -> None:
    machine = begun(SKYJO, "", "normal")
    machine.type("1", "2")
    machine.type("p")
    before = machine.state
    assert machine.type("undo")[0].startswith("It is too late to undo")
    assert machine.state == before


def test_a_choice_that_opened_sealed_cards_of_others_stays() -> None:
    machine = begun(NUM_DRAFT, "", "easy", "easy")
    machine.type("1", "1")
    assert machine.type("undo")[0].startswith("It is too late to undo")


def test_a_pass_of_the_computer_goes_back_with_the_play_before_it() -> None:
    for seed in range(60):
        machine = begun(ODIN, "", "random", seed=str(seed))
        if machine.session.moves[-1].seat != -1:
            continue
        before = machine.state
        machine.type(f"Ana play {machine.state.hands[0][-1]}")  # type: ignore[attr-defined]
        if machine.session.moves[-1].verb == "pass":
            break
    assert machine.session.moves[-1].seat == 1
    assert machine.type("undo")[0].startswith("Your last choice is undone.")
    assert machine.state == before


def test_a_card_being_laid_is_taken_back_alone() -> None:
    machine = begun(YELLOWSTONE, "", "normal", "normal", seed="3")
    machine.type("1")
    assert machine.session.is_halfway
    before = machine.session.moves
    machine.type("undo")
    assert not machine.session.is_halfway
    assert machine.session.moves == before


@every_game
def test_a_dealer_never_deals_by_word_of_a_player(game: Game) -> None:
    machine = begun(game, "", "random")
    before = machine.session.moves
    card = next(iter(game.deck.faces))
    for line in (f"table show {card}", f"table deal Ana {card}", "recount", "missed", "unreadable"):
        machine.type(line)
    assert machine.session.moves == before
    machine.type("1")  # an open question is answered as before
    assert not any(move.verb in ("recount", "?") for move in machine.session.moves)


@every_game
def test_nobody_plays_for_another_seat(game: Game) -> None:
    machine = begun(game, "", "random")
    before = machine.session.moves
    for verb in game.grammar.keys() - game.table_verbs:
        machine.type(f"Bo {verb} 1")
    assert machine.session.moves == before


# A choice that stays sealed


def test_a_sealed_choice_stays_off_the_screen_that_the_next_player_reads() -> None:
    machine = begun(NUM_DRAFT, "", "")
    machine.type("")
    assert machine.type("3") == [
        "Ana has chosen.",
        "Pass the machine to Bo. Bo, press Enter.",
    ]


def test_a_sealed_choice_is_confirmed_in_the_earphone_of_who_made_it() -> None:
    machine = Machine(NUM_DRAFT, ("", ""), private={0: Terminal()})
    machine.begin()
    machine.type("")
    assert "You chose: turn up place 3." in machine.type("3")


def test_only_who_chose_takes_a_choice_back_and_not_after_the_next_has_come() -> None:
    machine = begun(ODIN, "", "", seed="2")
    machine.type("")
    machine.type(machine.some_move(random.Random(1)))
    if machine.play.gate is None:
        machine.type("done")
    chooser, before = 1 - (machine.play.gate or 0), machine.session.moves
    machine.type("")
    assert machine.type("undo")[0].startswith(f"That choice is {machine.names[chooser]}'s")
    assert machine.session.moves == before
