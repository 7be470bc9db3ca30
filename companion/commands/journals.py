"""The user's journals: where they lie, which is the newest, how one is opened and followed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from companion.commands.frame import Failure
from companion.commands.home import home
from companion.commands.known_games import game_called, known_games
from companion.games.game import Game
from companion.table.journal import SUFFIX, JournalError, JournalText, read_journal
from companion.table.replay import replay
from companion.table.timeline import Timeline


def journal_folder() -> Path:
    """Where journals are kept."""
    return home() / "journals"


def free_journal_paths(game: str, now: datetime) -> Iterator[Path]:
    """Names that no journal has yet, without end: the game, the time, a number from 2."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    for number in count(1):
        path = journal_folder() / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        if not path.exists():
            yield path


def newest_first() -> Iterator[Path]:
    """All journals, the one written last first."""
    folder = journal_folder()
    found = folder.glob(f"*{SUFFIX}") if folder.is_dir() else ()
    yield from sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def failure_of_journal(error: JournalError) -> Failure:
    """The failure of a command whose journal cannot be read, followed or written."""
    facts: dict[str, Any] = dict(error.facts)
    return Failure(f"error-journal-{error.code.replace('_', '-')}", **facts)


def followed(path: Path) -> tuple[JournalText, Game, Timeline]:
    """Read and follow a journal. Failure with the line that is damaged."""
    try:
        contents = read_journal(path)
        game = _game_of(contents, path)
        return contents, game, replay(contents, game, path)
    except JournalError as error:
        raise failure_of_journal(error) from error


def _game_of(contents: JournalText, path: Path) -> Game:
    try:
        return game_called(contents.header.game)
    except Failure as error:
        games = ", ".join(game.name for game in known_games())
        game = contents.header.game
        raise Failure("error-journal-game", path=str(path), game=game, games=games) from error
