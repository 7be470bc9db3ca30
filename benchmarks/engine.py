"""How fast the rules of Pixies are: random play, and following games that were played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time_ns
from typing import TypeVar

from played import Game, random_game, random_games
from table import Table, milliseconds

from companion.games.game import State
from companion.games.pixies import PIXIES
from companion.table.journal import Header, Journal, read_journal
from companion.table.replay import replay
from companion.table.timeline import entry_text

REPLAYED_MOVES = 500

Item = TypeVar("Item")


def measure(quick: bool) -> tuple[Table, ...]:
    """Measure with 60 games for each number of players, or with two."""
    return _random_play(2 if quick else 60), _replay(1 if quick else 15)


def _random_play(games: int) -> Table:
    columns = ("Players", "games", "moves in a game", "moves a second", "after() alone")
    note = (
        "Each move is drawn from moves() and made with after(), through whole games of three "
        "rounds; the last column makes the same moves without listing the legal ones. The median "
        "of the games, in processor time."
    )
    rows = tuple(_row(seats, games) for seats in PIXIES.seats)
    return Table("Pixies under random play", columns, rows, note)


def _row(seats: int, games: int) -> tuple[str, ...]:
    lengths, played, followed = [], [], []
    for seed in range(games):
        began = process_time_ns()
        game = random_game(seats, seed)
        between = process_time_ns()
        _follow(game)
        ended = process_time_ns()
        lengths.append(len(game.moves))
        played.append(len(game.moves) * 1e9 / (between - began))
        followed.append(len(game.moves) * 1e9 / (ended - between))
    rates = (f"{median(figures):.0f}" for figures in (lengths, played, followed))
    return (f"{seats} players", str(games), *rates)


def _follow(game: Game) -> None:
    state: State = PIXIES.new(game.seats)
    for move in game.moves:
        state = state.after(move).state


def _replay(times: int) -> Table:
    games = random_games(3, REPLAYED_MOVES)
    with TemporaryDirectory() as folder:
        journals = tuple(_journal_of(game, Path(folder) / str(at)) for at, game in enumerate(games))
        rows = (
            ("The moves alone, with after()", _took(_follow, games, times)),
            ("From journals, as companion resume does", _took(_resume, journals, times)),
        )
    note = f"{len(games)} games of three players. The median of {times}, in processor time."
    return Table(f"Replay of {REPLAYED_MOVES} moves of Pixies", ("Way", "takes"), rows, note)


def _journal_of(game: Game, path: Path) -> Path:
    journal = Journal.create(path, Header(PIXIES.name, game.names))
    for move in game.moves:
        journal.append(entry_text(move, game.names, PIXIES))
    journal.close()
    return path


def _resume(path: Path) -> None:
    replay(read_journal(path), PIXIES, path)


def _took(act: Callable[[Item], None], items: Sequence[Item], times: int) -> str:
    durations = []
    for _ in range(times):
        began = process_time_ns()
        for item in items:
            act(item)
        durations.append(process_time_ns() - began)
    return milliseconds(median(durations))
