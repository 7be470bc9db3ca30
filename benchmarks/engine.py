"""How fast the rules of each game are: random play, the count of Num Draft, and following games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import entry_points
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time_ns
from typing import TypeVar

from played import Game, random_game, random_games
from table import Table, milliseconds, slowest_but_one_percent

from companion.games import game as contract
from companion.games.numdraft import NUM_DRAFT, count_layouts
from companion.table.journal import Header, Journal, read_journal
from companion.table.replay import replay
from companion.table.timeline import entry_text

RULES: tuple[contract.Game, ...] = tuple(
    point.load() for point in sorted(entry_points(group="companion.games"), key=lambda it: it.name)
)
REPLAYED_MOVES = 500
PLAY_NS = 1_000_000_000
"""How long each game is played for each number of players, in processor time."""
POOLS = 10_000
MODES = ("classic", "discovery")

Item = TypeVar("Item")


def measure(quick: bool) -> tuple[Table, ...]:
    """Measure for a second at each number of players, or with one game."""
    return (
        _random_play(0 if quick else PLAY_NS),
        _count_of_numdraft(40 if quick else POOLS),
        _replay(1 if quick else 15),
    )


def _random_play(time_ns: int) -> Table:
    columns = ("Game", "games", "moves in a game", "moves a second", "after() alone")
    note = (
        "Each move, a choice or a card that appears, is drawn from moves() and made with after(), "
        "through whole games; the last column makes the same moves without listing the legal ones. "
        "The median of the games, in processor time, on one core."
    )
    rows = tuple(_row(rules, seats, time_ns) for rules in RULES for seats in rules.seats)
    return Table("Random play", columns, rows, note)


def _row(rules: contract.Game, seats: int, time_ns: int) -> tuple[str, ...]:
    lengths, played, followed = [], [], []
    until = process_time_ns() + time_ns
    for seed in count():
        began = process_time_ns()
        game = random_game(seats, seed, rules)
        between = process_time_ns()
        _follow(game)
        ended = process_time_ns()
        lengths.append(len(game.moves))
        played.append(len(game.moves) * 1e9 / (between - began))
        followed.append(len(game.moves) * 1e9 / (ended - between))
        if ended >= until:
            break
    rates = (f"{median(figures):.0f}" for figures in (lengths, played, followed))
    title = rules.deck.titles["en"]
    return (f"{title}, {seats} players", str(len(lengths)), *rates)


def _follow(game: Game) -> None:
    state: contract.State = game.rules.new(game.seats)
    for move in game.moves:
        state = state.after(move).state


def _count_of_numdraft(pools: int) -> Table:
    rows = tuple((mode, *_counted(list(_pools(pools)), mode)) for mode in MODES)
    note = (
        f"{pools} pools of 15 cards, drawn from all {len(NUM_DRAFT.deck.cards)}, through "
        "count_layouts(): read, counted exactly over Rainbows and Jokers, each group explained. "
        "In processor time."
    )
    columns = ("Mode", "median", "99 of 100 within", "slowest")
    return Table("The count of Num Draft", columns, rows, note)


def _pools(number: int) -> Iterator[str]:
    """Pools as they are written: three rows, `left neighbour | own | right neighbour`."""
    chance = random.Random("pools")
    deck = tuple(NUM_DRAFT.deck.faces)
    for _ in range(number):
        cards = chance.sample(deck, 15)
        rows = (cards[at : at + 5] for at in range(0, 15, 5))
        yield " / ".join(f"{row[0]} | {' '.join(row[1:4])} | {row[4]}" for row in rows)


def _counted(pools: Sequence[str], mode: str) -> tuple[str, ...]:
    durations = []
    for pool in pools:
        began = process_time_ns()
        count_layouts([pool], {"mode": mode})
        durations.append(process_time_ns() - began)
    figures = (median(durations), slowest_but_one_percent(durations), max(durations))
    return tuple(map(milliseconds, figures))


def _replay(times: int) -> Table:
    note = (
        "Games of three players, the last one broken off, as a table follows them again. "
        f"The median of {times}, in processor time."
    )
    columns = ("Game", "the moves alone", "from journals, as companion resume does")
    rows = tuple(_replayed(rules, times) for rules in RULES)
    return Table(f"Replay of {REPLAYED_MOVES} moves", columns, rows, note)


def _replayed(rules: contract.Game, times: int) -> tuple[str, ...]:
    games = random_games(3, REPLAYED_MOVES, rules)
    with TemporaryDirectory() as folder:
        journals = [_journal_of(game, Path(folder) / str(at)) for at, game in enumerate(games)]
        alone = _took(_follow, games, times)
        resumed = _took(lambda path: _resume(path, rules), journals, times)
    return (rules.deck.titles["en"], alone, resumed)


def _journal_of(game: Game, path: Path) -> Path:
    header = Header(game.rules.name, game.names, table=contract.VIRTUAL)
    journal = Journal.create(path, header)
    for move in game.moves:
        journal.append(entry_text(move, game.names, game.rules))
    journal.close()
    return path


def _resume(path: Path, rules: contract.Game) -> None:
    replay(read_journal(path), rules, path)


def _took(act: Callable[[Item], None], items: Sequence[Item], times: int) -> str:
    durations = []
    for _ in range(times):
        began = process_time_ns()
        for item in items:
            act(item)
        durations.append(process_time_ns() - began)
    return milliseconds(median(durations))
