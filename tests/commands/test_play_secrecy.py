"""Several people at one machine: what somebody sees, hears or asks for holds no card of others."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from machines import WITH_HANDS, Line, Machine
from memory import ASKED, CardWords, Memory

from companion.games.game import Game
from companion.readings import Reading
from companion.speech import Terminal
from companion.table.command_cards import command_cards
from companion.table.tokens import SeatNamed

pytestmark = pytest.mark.usefixtures("own_home")
every_game_with_hands = pytest.mark.parametrize("game", WITH_HANDS, ids=lambda game: game.name)
SEAT_CARDS = {
    token.seat: code for code, token in command_cards().items() if isinstance(token, SeatNamed)
}


def secrets(lines: Iterable[Line], memory: Memory, words: CardWords) -> list[str]:
    """Lines that name a card which whoever was there may not know, and has never typed."""
    return [line.text for line in lines if words.named(line.text) - memory.known[line.present]]


@every_game_with_hands
@pytest.mark.parametrize("levels", [("", "", ""), ("", "normal", ""), ("", "easy")], ids=str)
def test_nobody_is_told_a_card_that_it_may_not_know(game: Game, levels: tuple[str, ...]) -> None:
    dice = random.Random(f"{game.name} {levels}")
    words = CardWords(game, "en")
    named_at_all = 0
    for seed in range(4):
        machine = Machine(game, levels, seed=str(seed))
        memory = Memory(machine)
        machine.begin()
        told = 0
        for _ in range(120):
            if machine.over:
                break
            wrong = f"play {dice.choice(list(game.deck.faces))}"
            typed = dice.choice([machine.some_move(dice)] * 3 + [dice.choice(ASKED), wrong])
            memory.known[machine.play.listener].add(typed.split()[-1] if typed else "")
            machine.type(typed)
            memory.look()
            lines, told = machine.lines[told:], len(machine.lines)
            assert secrets(lines, memory, words) == [], typed
            named_at_all += sum(len(words.named(line.text)) for line in lines)
    assert named_at_all > 100


@every_game_with_hands
def test_at_the_gate_only_what_everybody_may_know_is_answered(game: Game) -> None:
    machine = Machine(game, ("", ""), seed="gate")
    machine.begin()
    memory = Memory(machine)
    assert machine.play.gate == machine.asked
    before = len(machine.lines)
    for line in ASKED:
        machine.type(line)
    memory.look()
    assert machine.play.gate == machine.asked
    assert secrets(machine.lines[before:], memory, CardWords(game, "en")) == []
    assert {line.present for line in machine.lines[before:]} == {None}


@every_game_with_hands
def test_what_others_hold_changes_no_answer_and_no_refusal(game: Game) -> None:
    """Two tables that look the same to a seat answer it with the same words, whatever it tries."""
    begun = Machine(game, ("", ""), seed="alike")
    begun.begin()
    seat, true = begun.asked, begun.state
    assert seat is not None
    other = true.view(seat).sample(random.Random(4))
    assert other != true
    assert other.view(seat) == true.view(seat)
    legal = {str(move.args[0]) for move in true.view(seat).moves() if move.args}
    verb = next(true.view(seat).moves()).verb
    tried = [f"{verb} {card}" for card in game.deck.faces if card not in legal]
    tables = [Machine(game, ("", ""), start=state) for state in (true, other)]
    for table in tables:
        table.begin()
        table.type("")
    for line in (*tried, *ASKED):
        assert tables[0].type(line) == tables[1].type(line), line


@every_game_with_hands
def test_the_gate_opens_to_enter_to_the_name_and_to_the_card_of_the_seat_alone(game: Game) -> None:
    for key in ("", "own name", Reading("scanner", "", 0)):
        machine = Machine(game, ("", ""), seed="gate")
        said = machine.begin()[-1]
        seat = machine.play.gate
        assert seat is not None
        name, other = machine.names[seat], machine.names[1 - seat]
        assert said.endswith(f"Pass the machine to {name}. {name}, press Enter.")
        machine.type(other, "yes", "1")
        machine.talk.take(Reading("scanner", SEAT_CARDS[1 - seat], 0))
        assert machine.play.gate == seat
        card = Reading("scanner", SEAT_CARDS[seat], 0)
        machine.talk.take(card if isinstance(key, Reading) else key and name)
        assert machine.play.gate is None
        assert machine.play.listener == seat


@every_game_with_hands
def test_repeat_and_history_do_not_cross_a_gate(game: Game) -> None:
    machine, dice = Machine(game, ("", ""), seed="cross"), random.Random(5)
    machine.begin()
    machine.type("")
    first = machine.play.listener
    own = machine.type("hand")
    while machine.play.listener == first:
        machine.type(machine.some_move(dice))
    assert not set(own) & set(machine.type("history 100"))
    machine.type("")
    assert machine.play.listener not in (None, first)
    assert not set(own) & set(machine.type("history 100"))
    assert not set(own) & set(machine.type("repeat 100"))


@every_game_with_hands
def test_with_a_private_outlet_nothing_private_waits_for_the_gate(game: Game) -> None:
    machine = Machine(game, ("", ""), seed="ear", private={0: Terminal(), 1: Terminal()})
    told = CardWords(game, "en").named(" ".join(machine.begin()))
    for seat in (0, 1):
        own = set(machine.state.view(seat).cards()) - set(machine.state.view(None).cards())
        assert own
        assert own <= told
