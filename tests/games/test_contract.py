"""What every game promises, checked on random games of each that is installed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from random_play import GAMES, NAMES, Played, play, spelled, values_of

from companion.cards import UNKNOWN
from companion.games.game import (
    TABLE,
    Choice,
    Game,
    Move,
    OptionError,
    Over,
    Refused,
    Reveal,
    ScoreSheet,
    SeatsError,
    State,
)
from companion.games.notation import move_text, parse_move

TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats
]
at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def some(game: Game, seats: int, *, games: int, every: int) -> Iterator[Played]:
    """Moves out of random games, one in `every`."""
    for seed in range(games):
        yield from list(play(game, seats, seed))[seed % every :: every]


def test_pixies_is_among_the_games() -> None:
    assert "pixies" in {game.name for game in GAMES}


@at_every_table
def test_no_card_is_lost_or_doubled(game: Game, seats: int) -> None:
    deck = Counter(card.face.text for card in game.deck.cards)
    for played in some(game, seats, games=12, every=1):
        cards = Counter(played.after.cards())
        assert played.after.pile + cards.total() == deck.total(), played.move
        del cards[UNKNOWN]
        assert cards <= deck, played.move


@at_every_table
def test_a_card_that_may_appear_lies_nowhere_else(game: Game, seats: int) -> None:
    deck = Counter(card.face.text for card in game.deck.cards)
    for played in some(game, seats, games=4, every=1):
        awaited = played.after.awaits
        if isinstance(awaited, Reveal):
            possible = Counter(dict(zip(*awaited.possible, strict=True)))
            assert possible + Counter(played.after.cards()) <= deck


@at_every_table
def test_every_listed_move_is_accepted(game: Game, seats: int) -> None:
    for played in some(game, seats, games=6, every=5):
        moves = list(played.before.moves())
        assert len(moves) == len(set(moves))
        for move in moves:
            assert played.before.why_not(move) is None
            played.before.after(move)


@at_every_table
def test_every_other_move_is_refused_with_a_reason_and_changes_nothing(
    game: Game, seats: int
) -> None:
    for played in some(game, seats, games=2, every=25):
        state, text = played.before, game.text(played.before)
        listed = set(state.moves())
        for move in spelled(game, seats):
            reason = state.why_not(move)
            assert (reason is None) == (move in listed), move
            if reason is not None:
                with pytest.raises(Refused) as refused:
                    state.after(move)
                assert (refused.value.move, refused.value.reason) == (move, reason)
        assert game.text(state) == text


@at_every_table
def test_a_move_is_made_slot_by_slot(game: Game, seats: int) -> None:
    """Each listed move can be reached by filling its slots, each beginning of it is accepted."""
    for played in some(game, seats, games=3, every=10):
        for move in played.before.moves():
            made = Move(move.seat, move.verb)
            for argument in move.args:
                assert played.before.why_not(made) is None
                slot = played.before.slot(made)
                assert slot is not None
                assert argument in slot.values or slot.unseen
                made = played.before.fill(made, argument)
            assert made == move
            assert is_whole(played.before, made)


@at_every_table
def test_what_a_slot_offers_is_accepted_and_nothing_else(game: Game, seats: int) -> None:
    chance = random.Random(f"slots {seats}")
    for played in some(game, seats, games=3, every=10):
        state = played.before
        made: Move | None = awaited_move(state)
        while made is not None and not is_whole(state, made):
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
            assert not accepted or filled.args[-1] in slot.values, (made, value)
    unseen = next((move.args[-1] for move in state.moves()), None) if slot.unseen else None
    value = chance.choice(slot.values) if slot.values else unseen
    assert value is not None
    return state.fill(made, value)


def awaited_move(state: State) -> Move | None:
    """The move that is waited for, before its first argument."""
    awaited = state.awaits
    if isinstance(awaited, Choice):
        return Move(awaited.seat, awaited.what)
    return next(iter(state.moves()), Move(TABLE, ""))._replace(args=())


def is_whole(state: State, move: Move) -> bool:
    slot = state.slot(move)
    return slot is None or slot.optional


@at_every_table
def test_repairs_are_made_slot_by_slot_too(game: Game, seats: int) -> None:
    """Every value that a repair offers is accepted, and the whole repair can be made."""
    chance = random.Random(f"repairs {seats}")
    repairs = [verb for verb, kinds in game.grammar.items() if "layout" in kinds]
    for played in some(game, seats, games=3, every=20):
        for move in (Move(TABLE, verb) for verb in repairs):
            if played.before.why_not(move) is None:
                repair_at_random(played.before, move, chance)


def repair_at_random(state: State, move: Move, chance: random.Random) -> None:
    while not is_whole(state, move):
        slot = state.slot(move)
        assert slot is not None
        for value in slot.values:
            assert state.why_not(state.fill(move, value)) is None, (move, value)
        move = state.fill(move, chance.choice(slot.values))
    state.after(move)


@at_every_table
def test_a_state_is_its_text(game: Game, seats: int) -> None:
    for played in some(game, seats, games=6, every=3):
        written = game.text(played.after)
        read = game.parse(written)
        assert "\n" not in written
        assert (read, hash(read)) == (played.after, hash(played.after))
        assert game.text(read) == written


@at_every_table
def test_a_move_is_its_text(game: Game, seats: int) -> None:
    names = NAMES[:seats]
    for played in some(game, seats, games=3, every=10):
        for move in played.before.moves():
            assert parse_move(move_text(move, names, game), names, game) == move


@at_every_table
def test_a_game_is_its_moves(game: Game, seats: int) -> None:
    """Told again from the text of its moves, a game has the same states and events."""
    names = NAMES[:seats]
    for seed in range(3):
        told = list(play(game, seats, seed))
        state = game.parse(game.text(told[0].before))
        for played in told:
            line = move_text(played.move, names, game)
            state, events = state.after(parse_move(line, names, game))
            assert (state, events) == (played.after, played.events)


@at_every_table
def test_a_game_ends_with_totals_that_add_up(game: Game, seats: int) -> None:
    for seed in range(12):
        told = list(play(game, seats, seed))
        end = told[-1].after
        over = end.awaits
        assert isinstance(over, Over)
        rounds = [score.points for score in game.rounds(end)]
        assert over.totals == tuple(map(sum, zip(*rounds, strict=True)))
        assert over.totals == sheet_totals(told, seats)
        assert over.winners


def sheet_totals(told: list[Played], seats: int) -> tuple[int, ...]:
    """Points of all score sheets that the events of a game carry, by seat."""
    totals = [0] * seats
    for event in (event for played in told for event in played.events):
        sheet = getattr(event, "sheet", None)
        if isinstance(sheet, ScoreSheet):
            totals[event.seat] += sum(line.points for line in sheet.lines)
    return tuple(totals)


@at_every_table
def test_a_move_of_the_table_has_a_verb_of_its_own(game: Game, seats: int) -> None:
    """Typed without a name, a verb is either the table's or that of whose turn it is."""
    for played in some(game, seats, games=3, every=1):
        assert (played.move.seat == TABLE) == (played.move.verb in game.table_verbs)


@at_every_table
def test_a_view_of_everybody_is_a_state(game: Game, seats: int) -> None:
    for played in some(game, seats, games=2, every=10):
        view = played.after.view(None)
        assert view.view(None) == view
        assert view.awaits == played.after.awaits


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_wrong_number_of_players_or_option_is_named(game: Game) -> None:
    for seats in (game.seats.start - 1, game.seats.stop):
        with pytest.raises(SeatsError) as error:
            game.new(seats)
        assert (error.value.seats, error.value.allowed) == (seats, game.seats)
    with pytest.raises(OptionError):
        game.new(game.seats.start, {"no such option": "yes"})
