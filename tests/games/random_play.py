"""Random games against the contract alone: whatever game it is, it plays its legal moves.

At a physical table some cards go unread and some turns unseen, and where the moves cannot be
listed, because hands are unknown or an area is counted, a move is made slot by slot.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.metadata import entry_points
from itertools import product
from typing import NamedTuple

import pytest

from companion.cards import UNKNOWN
from companion.games.game import (
    PHYSICAL,
    TABLE,
    VIRTUAL,
    Argument,
    Choice,
    Event,
    Game,
    Move,
    Over,
    Reveal,
    Slot,
    State,
)
from companion.games.notation import ANY_NUMBER, CARD_AT_PLACE, UNSEEN_TURN, UNSEEN_VERB

GAMES: tuple[Game, ...] = tuple(point.load() for point in entry_points(group="companion.games"))
NAMES = ("Ana", "Jean Paul", "Jean", "Di", "Ed", "Flo", "Gus", "Hal")
"""One name has two words, and begins with another."""
LONGEST = 20_000
"""Moves; no game may take more."""
UNREAD = 0.1
"""At a physical table, the share of cards that appear and are not read."""
UNSEEN = 0.01
"""At a physical table, the share of turns that nobody sees."""
MOST_WRITTEN = 400

WORDS = ("new", "old", "yes", "no", "pile", "discard", "done", "pass", "perhaps")
OUTSIDE: dict[str, tuple[Argument, ...]] = {
    "place": tuple(range(14)),
    "seat": tuple(range(9)),
    "round": tuple(range(5)),
    "word": WORDS,
}


at_every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.name}-{seats}")
        for game in GAMES
        for seats in game.seats
    ],
)


class Played(NamedTuple):
    """One move of a game: the state before, the move, and what followed."""

    before: State
    move: Move
    after: State
    events: tuple[Event, ...]


def play(game: Game, seats: int, seed: int, table: str = VIRTUAL) -> Iterator[Played]:
    """Play a game at random to its end, every option at a random value."""
    chance = random.Random(f"{game.name} {seats} {seed}")
    options = {option.name: chance.choice(option.values) for option in game.options}
    state = game.new(seats, options, table)
    for _ in range(LONGEST):
        if isinstance(state.awaits, Over):
            return
        move = mishap(state, chance) if table == PHYSICAL else None
        if move is None:
            move = any_move(state, game, table, chance)
        after, events = state.after(move)
        yield Played(state, move, after, events)
        state = after
    raise AssertionError(f"{game.name} does not end")


@lru_cache(maxsize=8)
def told(game_name: str, seats: int, seed: int, table: str = VIRTUAL) -> tuple[Played, ...]:
    """A whole random game, played once for all tests that ask for it."""
    game = next(game for game in GAMES if game.name == game_name)
    return tuple(play(game, seats, seed, table))


def some(
    game: Game, seats: int, moves: int, table: str = VIRTUAL, *, games: int = 3
) -> Iterator[Played]:
    """Moves from everywhere in a few random games; the first and the last of one among them."""
    chance = random.Random(f"some {seats} {moves}")
    first = told(game.name, seats, 0, table)
    yield first[0]
    yield first[-1]
    for seed in range(games):
        played = told(game.name, seats, seed, table)
        yield from chance.sample(played, min(moves // games, len(played)))


def mishap(state: State, chance: random.Random) -> Move | None:
    """A card that is not read or a turn that nobody sees, where the game can go on; or neither."""
    awaited = state.awaits
    roll = chance.random()
    if isinstance(awaited, Reveal) and (roll < UNREAD or not awaited.possible.total):
        missed = awaited.move._replace(args=(*awaited.move.args, UNKNOWN))
    elif isinstance(awaited, Choice) and awaited.seat != TABLE and roll < UNSEEN:
        missed = Move(awaited.seat, UNSEEN_VERB, UNSEEN_TURN)
    else:
        return None
    return missed if state.why_not(missed) is None else None


def any_move(state: State, game: Game, table: str, chance: random.Random) -> Move:
    """A listed move; where hands are unknown, as often one that could not be listed."""
    moves = list(state.moves())
    if moves and not (table == PHYSICAL and chance.random() < 0.5):
        return chance.choice(moves)
    made = made_by_slots(state, game, chance)
    if made is None and not moves and isinstance(state.awaits, Choice):
        # Areas that were counted wrongly, at random here, may leave no card to be taken.
        return Move(state.awaits.seat, UNSEEN_VERB, UNSEEN_TURN)
    return made if made is not None else chance.choice(moves)


def made_by_slots(state: State, game: Game, chance: random.Random) -> Move | None:
    """A move whose slots are filled at random; None where they lead to none."""
    openings = [move for move in openings_of(state, game) if state.why_not(move) is None]
    chance.shuffle(openings)
    for made in openings:
        move: Move | None = made
        while move is not None and (slot := state.slot(move)) is not None:
            if slot.optional and chance.random() < 0.5:
                break
            values = list(fitting(state, move, slot, game))
            if not values and slot.optional:
                break
            move = state.fill(move, chance.choice(values)) if values else None
        if move is not None:
            return move
    return None


def openings_of(state: State, game: Game) -> Iterator[Move]:
    """The moves that may be begun now, before their first argument."""
    match state.awaits:
        case Choice(seat, what) if seat == TABLE:
            yield Move(TABLE, what)
        case Choice(seat):
            yield from (Move(seat, verb) for verb in game.grammar if verb not in game.table_verbs)
        case Reveal(move=move):
            yield move


def fitting(state: State, move: Move, slot: Slot, game: Game) -> Iterator[Argument]:
    """What a slot takes: its values, and the unseen cards where it takes these too."""
    unseen: Iterable[str] = game.deck.faces if slot.unseen else ()
    for value in dict.fromkeys((*slot.values, *unseen)):
        if state.why_not(state.fill(move, value)) is None:
            yield value


def spelled(game: Game, seats: int, chance: random.Random) -> Iterator[Move]:
    """Every whole move that can be written, sensible or not; repairs are left out.

    Of a verb that a seat can write in very many ways, some hundred of them.
    """
    for verb, kinds in game.grammar.items():
        if "layout" in kinds or f"layout{ANY_NUMBER}" in kinds:
            continue
        written = _arguments(kinds, game, chance)
        for seat in (TABLE, *range(seats)):
            for args in chance.sample(written, min(len(written), MOST_WRITTEN)):
                yield Move(seat, verb, args)


def _arguments(
    kinds: tuple[str, ...], game: Game, chance: random.Random
) -> list[tuple[Argument, ...]]:
    repeated = kinds[-1].removesuffix(ANY_NUMBER) if kinds and ANY_NUMBER in kinds[-1] else None
    fixed = [kind for kind in kinds if not kind.endswith(ANY_NUMBER)]
    parts = [part for kind in fixed for part in kind.split("@")]
    written = list(product(*(values_of(part, game) for part in parts)))
    if repeated is None:
        return written
    values = values_of(repeated, game)
    rows: list[tuple[Argument, ...]] = [(value,) for value in values]
    rows += [tuple(chance.sample(values, chance.randint(2, 4))) for _ in range(300)]
    return [(*start, *row) for start in written for row in ((), *rows)]


def values_of(kind: str, game: Game) -> tuple[Argument, ...]:
    """All values of a kind of argument, and some that are none."""
    if kind == CARD_AT_PLACE:
        kind = "card"
    return tuple(game.deck.faces) if kind == "card" else OUTSIDE[kind]


def unordered(move: Move, game: Game) -> tuple[object, ...]:
    """What a move comes to where the order of its cards does not matter."""
    kinds = game.grammar.get(move.verb, ())
    if kinds and kinds[-1].endswith(ANY_NUMBER):
        fixed = len(kinds) - 1
        return (move.seat, move.verb, move.args[:fixed], frozenset(move.args[fixed:]))
    return tuple(move)
