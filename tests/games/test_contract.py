"""What every game promises, move by move, checked on random games of each that is installed.

Promises of whole games are in `test_many_games.py`, those about secrets in `test_secrecy.py`.
"""

from __future__ import annotations

import random

import pytest
from random_play import (
    GAMES,
    NAMES,
    Played,
    at_every_table,
    fitting,
    openings_of,
    some,
    spelled,
    told,
    unordered,
    values_of,
)

from companion.cards import UNKNOWN
from companion.games.game import (
    TABLE,
    Choice,
    Choices,
    Game,
    Move,
    OptionError,
    Over,
    Refused,
    Reveal,
    SeatsError,
    State,
)
from companion.games.notation import move_text, parse_move


def test_pixies_is_among_the_games() -> None:
    assert "pixies" in {game.name for game in GAMES}


@at_every_table
def test_every_listed_move_is_accepted(game: Game, seats: int) -> None:
    for played in some(game, seats, 40):
        moves = list(played.before.moves())
        assert len(moves) == len(set(moves))
        for move in moves:
            assert played.before.why_not(move) is None
            played.before.after(move)


@at_every_table
def test_moves_are_listed_for_those_who_are_awaited(game: Game, seats: int) -> None:
    for played in some(game, seats, 60):
        assert {move.seat for move in played.before.moves()} == awaited_seats(played.before)


def awaited_seats(state: State) -> set[int]:
    match state.awaits:
        case Choice(seat):
            return {seat}
        case Choices(awaited):
            return set(awaited)
        case Reveal():
            return {TABLE}
        case Over():
            return set()


@at_every_table
def test_every_other_move_is_refused_with_a_reason_and_changes_nothing(
    game: Game, seats: int
) -> None:
    chance = random.Random(f"spelled {seats}")
    for played in some(game, seats, 8):
        state, text = played.before, game.text(played.before)
        listed = {unordered(move, game) for move in state.moves()}
        for move in spelled(game, seats, chance):
            reason = state.why_not(move)
            if reason is not None:
                assert unordered(move, game) not in listed, move
                with pytest.raises(Refused) as refused:
                    state.after(move)
                assert (refused.value.move, refused.value.reason) == (move, reason)
            elif not is_whole(state, move):
                with pytest.raises(Refused):
                    state.after(move)
            elif unordered(move, game) not in listed:
                takes_no_turn(state, move)
        assert game.text(state) == text


def takes_no_turn(state: State, move: Move) -> None:
    """What may be said at any time is one word, and everybody's moves stay what they were."""
    assert move.seat != TABLE, move
    assert not move.args, move
    after = state.after(move).state
    assert list(after.moves()) == list(state.moves()), move


@at_every_table
def test_a_move_is_made_slot_by_slot(game: Game, seats: int) -> None:
    """Each listed move can be reached by filling its slots, each beginning of it is accepted."""
    for played in some(game, seats, 25):
        for move in played.before.moves():
            made = Move(move.seat, move.verb)
            while len(made.args) < len(move.args):
                argument = move.args[len(made.args)]
                assert played.before.why_not(made) is None
                slot = played.before.slot(made)
                assert slot is not None
                assert slot.kind == kind_of(game, made)
                assert argument in slot.values or slot.unseen
                made = played.before.fill(made, argument)
            assert made == move
            assert is_whole(played.before, made)


def kind_of(game: Game, move: Move) -> str:
    """What the grammar says of the next argument of a move."""
    kinds = [part for kind in game.grammar[move.verb] for part in kind.split("@")]
    return kinds[min(len(move.args), len(kinds) - 1)].removesuffix("*")


@at_every_table
def test_what_a_slot_offers_is_accepted_and_nothing_else(game: Game, seats: int) -> None:
    chance = random.Random(f"slots {seats}")
    for played in some(game, seats, 25):
        state = played.before
        for made in openings_of(state, game):
            while state.why_not(made) is None and not is_whole(state, made):
                made = filled_at_random(state, made, game, chance)


def filled_at_random(state: State, made: Move, game: Game, chance: random.Random) -> Move:
    """Fill the next slot after trying every value, offered or not."""
    slot = state.slot(made)
    assert slot is not None
    for value in slot.values:
        assert state.why_not(state.fill(made, value)) is None, (made, value)
    if not slot.unseen:
        for value in set(values_of(slot.kind, game)).difference(slot.values):
            filled = state.fill(made, value)
            accepted = state.why_not(filled) is None
            assert not accepted or filled.args[len(made.args)] in slot.values, (made, value)
    values = list(fitting(state, made, slot, game))
    assert values, made
    return state.fill(made, chance.choice(values))


def is_whole(state: State, move: Move) -> bool:
    slot = state.slot(move)
    return slot is None or slot.optional


@at_every_table
def test_repairs_are_made_slot_by_slot_too(game: Game, seats: int) -> None:
    """Every value that a repair offers is accepted, and the whole repair can be made."""
    chance = random.Random(f"repairs {seats}")
    repairs = [verb for verb, kinds in game.grammar.items() if "layout" in "".join(kinds)]
    for played in some(game, seats, 15):
        for move in (Move(TABLE, verb) for verb in repairs):
            if played.before.why_not(move) is None:
                repair_at_random(played.before, move, game, chance)


def repair_at_random(state: State, move: Move, game: Game, chance: random.Random) -> None:
    while not is_whole(state, move):
        slot = state.slot(move)
        assert slot is not None
        kind = kind_of(game, move)
        assert slot.kind == kind or (kind, slot.kind) in REPAIRED_BY
        for value in slot.values:
            assert state.why_not(state.fill(move, value)) is None, (move, value)
        move = state.fill(move, chance.choice(slot.values))
    state.after(move)


REPAIRED_BY = {("layout", "area"), ("layout", "card"), ("layout", "count")}
"""A layout is read place by place, card by card, or is a mere number of cards."""


@at_every_table
def test_a_state_is_its_text(game: Game, seats: int) -> None:
    for played in some(game, seats, 80):
        written = game.text(played.after)
        read = game.parse(written)
        assert "\n" not in written
        assert (read, hash(read)) == (played.after, hash(played.after))
        assert game.text(read) == written


@at_every_table
def test_a_move_is_its_text(game: Game, seats: int) -> None:
    names = NAMES[:seats]
    for played in some(game, seats, 40):
        for move in played.before.moves():
            assert parse_move(move_text(move, names, game), names, game) == move


@at_every_table
def test_a_move_of_the_table_has_a_verb_of_its_own(game: Game, seats: int) -> None:
    """Typed without a name, a verb is either the table's or that of whose turn it is."""
    for played in told(game.name, seats, 0):
        assert (played.move.seat == TABLE) == (played.move.verb in game.table_verbs)


@at_every_table
def test_a_card_that_may_appear_is_one_move_of_the_table(game: Game, seats: int) -> None:
    for played in (played for played in some(game, seats, 80) if is_reveal(played)):
        awaited = played.before.awaits
        assert isinstance(awaited, Reveal)
        shown = [
            awaited.move._replace(args=(*awaited.move.args, card))
            for card in awaited.possible.cards
        ]
        possible = [
            move for move, count in zip(shown, awaited.possible.counts, strict=True) if count
        ]
        assert list(played.before.moves()) == possible
        assert UNKNOWN not in awaited.possible.cards


def is_reveal(played: Played) -> bool:
    return isinstance(played.before.awaits, Reveal)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_wrong_number_of_players_or_option_is_named(game: Game) -> None:
    for seats in (game.seats.start - 1, game.seats.stop):
        with pytest.raises(SeatsError) as error:
            game.new(seats)
        assert (error.value.seats, error.value.allowed) == (seats, game.seats)
    with pytest.raises(OptionError):
        game.new(game.seats.start, {"no such option": "yes"})
    for option in game.options:
        assert option.default in option.values
        with pytest.raises(OptionError) as error_of_value:
            game.new(game.seats.start, {option.name: "no such value"})
        assert error_of_value.value.known == option.values
