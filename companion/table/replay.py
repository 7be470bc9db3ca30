"""Replay: a journal's entries become a timeline again. Resuming a game is nothing else."""

from __future__ import annotations

from pathlib import Path

from companion.games.game import TABLES, Game, OptionError, Refused, SeatsError
from companion.games.notation import NotUnderstood
from companion.table.journal import JournalError, JournalText
from companion.table.timeline import CannotApply, Timeline, parse_entry


def replay(contents: JournalText, game: Game, path: Path) -> Timeline:
    """Follow all entries. Raises JournalError `damaged` with the first line that does not fit."""
    header = contents.header
    if header.table not in TABLES:
        raise _in_head(contents, path, "table:")
    try:
        start = game.new(len(header.seats), header.options, header.table)
    except SeatsError as error:
        raise _in_head(contents, path, "seats:") from error
    except OptionError as error:
        raise _in_head(contents, path, f"option: {error.name}") from error
    folded = [name.casefold() for name in header.seats]
    if "" in folded or len(set(folded)) < len(folded):
        raise _in_head(contents, path, "seats:")
    timeline = Timeline(game, start)
    for line in contents.lines:
        try:
            timeline.apply(parse_entry(line.text.strip(), header.seats, game))
        except (NotUnderstood, Refused, CannotApply) as error:
            raise JournalError("damaged", path, line=line.number, text=line.text) from error
    return timeline


def _in_head(contents: JournalText, path: Path, beginning: str) -> JournalError:
    """The damage of a line of the header, found by how the line begins."""
    lines = (line for line in contents.head if line.text.startswith(beginning))
    line = next(lines, contents.head[0])
    return JournalError("header", path, line=line.number, text=line.text)
