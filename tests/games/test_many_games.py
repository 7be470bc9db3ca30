"""Whole random games of each game that is installed, at every kind of table and for any number of
players.

`COMPANION_GAMES=10000 pytest --timeout 0 tests/games/test_many_games.py` plays that many games of
each game at virtual tables, and half as many again at physical and counting ones; a release has to
pass it. Without it, a few are played.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from random_play import GAMES, NAMES, Played, at_every_table, play

from companion.cards import UNKNOWN
from companion.games.game import (
    COUNT,
    PHYSICAL,
    TABLES,
    VIRTUAL,
    Game,
    Over,
    Reveal,
    ScoreSheet,
    State,
)
from companion.games.notation import UNSEEN_VERB, move_text, parse_move

WANTED = int(os.environ.get("COMPANION_GAMES", "32"))
"""Games of each game at virtual tables, for all numbers of players together."""
DECKS = {game.name: Counter(card.face.text for card in game.deck.cards) for game in GAMES}
"""Name of a game -> how often each face is in its deck."""
SHARE = {VIRTUAL: 1.0, PHYSICAL: 0.375, COUNT: 0.125}


def games_of(game: Game, seats: int, table: str = VIRTUAL) -> Iterator[Iterator[Played]]:
    """The games to be played at one table."""
    games = max(2, round(WANTED * SHARE[table] / len(game.seats)))
    return (play(game, seats, seed, table) for seed in range(games))


@pytest.mark.parametrize("table", TABLES)
@at_every_table
def test_a_game_ends_and_its_cards_and_points_add_up(game: Game, seats: int, table: str) -> None:
    """Ends within 20,000 moves; no card is lost or doubled; the sheets come to the totals."""
    for played in games_of(game, seats, table):
        sheets = [0] * seats
        state: State | None = None
        cards = 0
        all_known = table != COUNT
        for _, move, state, events in played:
            # What is counted anew after an unseen turn, at random here, need not fit the rest.
            all_known = all_known and move.verb != UNSEEN_VERB
            if all_known:
                cards = cards or counted(state)
                assert counted(state) == cards, game.text(state)
            lies_once(state, game)
            for event in events:
                sheet = getattr(event, "sheet", None)
                if isinstance(sheet, ScoreSheet):
                    sheets[event.seat] += sum(line.points for line in sheet.lines)
        assert state is not None
        over = state.awaits
        assert isinstance(over, Over)
        scores = game.rounds(state)
        assert [score.number for score in scores] == list(range(1, len(scores) + 1))
        rounds = [score.points for score in scores]
        assert over.totals == tuple(map(sum, zip(*rounds, strict=True))) == tuple(sheets)
        assert over.winners
        assert not list(state.moves())


def counted(state: State) -> int:
    """All physical cards of the game, read or not."""
    return state.pile + sum(1 for _ in state.cards())


def lies_once(state: State, game: Game) -> None:
    """No card lies at more places than it has copies, those that may appear next included."""
    deck = DECKS[game.name]
    known = faces(state.cards())
    assert known <= deck, known - deck
    if isinstance(state.awaits, Reveal):
        possible = Counter(dict(zip(*state.awaits.possible, strict=True)))
        assert possible + known <= deck, (possible + known) - deck


def faces(cards: Iterable[str]) -> Counter[str]:
    """The known cards, without the ids that they may carry."""
    return Counter(card.partition("#")[0] for card in cards if card != UNKNOWN)


@pytest.mark.parametrize("table", TABLES)
@at_every_table
def test_a_game_is_its_moves(game: Game, seats: int, table: str) -> None:
    """Told again from the text of its moves, a game has the same states and events."""
    names = NAMES[:seats]
    state: State | None = None
    for before, move, after, events in play(game, seats, 1, table):
        state = state or game.parse(game.text(before))
        line = move_text(move, names, game)
        step = state.after(parse_move(line, names, game))
        assert (step.state, step.events) == (after, events), line
        state = step.state
