"""The user's journals: where they lie, which is the newest, how one is opened and followed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from companion.commands.frame import Failure
from companion.commands.home import home
from companion.commands.known_games import game_called
from companion.games.game import Game
from companion.table.journal import SUFFIX, JournalError, JournalText, read_journal
from companion.table.replay import replay
from companion.table.timeline import Timeline


def journal_folder() -> Path:
    """Where journals are kept."""
    return home() / "journals"


def new_journal_path(game: str, now: datetime) -> Path:
    """A name that no journal has yet: the game and the time."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        path = journal_folder() / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        if not path.exists():
            return path
        number += 1


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
        game = game_called(contents.header.game)
        return contents, game, replay(contents, game, path)
    except JournalError as error:
        raise failure_of_journal(error) from error
