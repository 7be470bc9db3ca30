"""Moves that a table may hear and should not: of anybody, at any time, cut short, with a word too
many, counts that cannot be. Made from the grammar of a game alone, whatever game it is."""

from __future__ import annotations

import random
from collections.abc import Iterator

from random_play import OUTSIDE, WORDS, spelled, told

from companion.cards import UNKNOWN
from companion.games.game import TABLE, TABLES, Argument, Game, Move, Reason, Refused, State
from companion.games.notation import ANY_NUMBER, UNSEEN_TURN, UNSEEN_VERB

EACH = 60
"""Moves of a kind that are tried in a state."""
STATES = 14
"""States of a game that are looked at, the first and the last among them."""


def refusals(game: Game, seats: int) -> Iterator[tuple[Move, Reason]]:
    """Refused moves at every kind of table. What is not refused was a whole move."""
    chance = random.Random(f"bad moves {game.name} {seats}")
    for table in TABLES:
        for state in states(game, seats, table, chance):
            for move in bad_moves(game, seats, chance):
                reason = refusal(state, move)
                if reason is not None:
                    yield move, reason
                else:
                    slot = state.slot(move)
                    assert slot is None or slot.optional, (move, slot)


def refusal(state: State, move: Move) -> Reason | None:
    """Why a move is refused when it is to be done; a beginning is refused as incomplete."""
    try:
        state.after(move)
    except Refused as refused:
        return refused.reason
    return None


def states(game: Game, seats: int, table: str, chance: random.Random) -> list[State]:
    played = told(game.name, seats, 0, table)
    middle = chance.sample(played, min(STATES, len(played)))
    return [played[0].before, *(one.before for one in middle), played[-1].after]


def bad_moves(game: Game, seats: int, chance: random.Random) -> Iterator[Move]:
    """Some of them are good by chance."""
    written = list(spelled(game, seats, chance))
    yield from (Move(seat, verb) for seat in (TABLE, *range(seats)) for verb in game.grammar)
    yield from chance.sample(written, min(len(written), EACH))
    for move in chance.sample(written, min(len(written), EACH)):
        yield move._replace(args=(*move.args, chance.choice((*game.deck.faces, *WORDS, 3))))
    yield from (Move(seat, UNSEEN_VERB, UNSEEN_TURN) for seat in (TABLE, *range(seats)))
    for verb, kinds in game.grammar.items():
        if any(kind.startswith("layout") for kind in kinds):
            yield from (counted(game, verb, kinds, seats, chance) for _ in range(EACH))


def counted(
    game: Game, verb: str, kinds: tuple[str, ...], seats: int, chance: random.Random
) -> Move:
    """A repair with any tokens: cards, numbers, signs, as many as there may be and one more."""
    by = TABLE if chance.random() < 0.9 else chance.randrange(seats)
    whose = (chance.randrange(seats),) if chance.random() < 0.9 else (chance.choice((seats, "?")),)
    faces = chance.sample(tuple(game.deck.faces), 4)
    at_places = [f"{card}@{chance.choice(OUTSIDE['place'])}" for card in faces]
    numbers = [str(number) for number in (0, 1, 2, 9, 10, 99)]
    tokens = chance.choice((faces, faces[:1], at_places, numbers, [*faces, *numbers, UNKNOWN, "."]))
    most = 12 if kinds[-1].endswith(ANY_NUMBER) else len(kinds)
    length = chance.choice((0, 1, 1, 1, 2, 3, most, most + 1))
    read: list[Argument] = [chance.choice(tokens) for _ in range(length)]
    return Move(by, verb, (*(whose if kinds[0] == "seat" else ()), *read))
