"""Replay: a journal's entries become a timeline again. Resuming a game is nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from companion.games.game import (
    TABLES,
    VIRTUAL,
    Game,
    OptionError,
    Reason,
    Refused,
    SeatsError,
)
from companion.games.notation import NotUnderstood
from companion.players import LEVELS, level_called
from companion.table.journal import PERSON, JournalError, JournalText, Line
from companion.table.timeline import CannotApply, Timeline, parse_entry


def replay(contents: JournalText, game: Game, path: Path) -> Timeline:
    """Follow all entries.

    Raises JournalError: `damaged` with the first line that does not fit and the judge's reason,
    `header` or `header_value` for a header that does not fit the game.
    """
    header = contents.header
    if header.table not in TABLES:
        raise fault_in_head(contents, path, "table:", TABLES)
    try:
        start = game.new(len(header.seats), header.options, header.table)
    except SeatsError as error:
        raise fault_in_head(contents, path, "seats:") from error
    except OptionError as error:
        raise fault_in_head(contents, path, f"option: {error.name}", error.known) from error
    folded = [name.casefold() for name in header.seats]
    if "" in folded or len(set(folded)) < len(folded):
        raise fault_in_head(contents, path, "seats:")
    if header.levels:
        _check_cast(contents, path)
    timeline = Timeline(game, start)
    for line in contents.lines:
        try:
            timeline.apply(parse_entry(line.text.strip(), header.seats, game))
        except NotUnderstood as error:
            judged = Reason("not_understood", {"part": error.part})
            raise _damaged(path, line, judged) from error
        except (Refused, CannotApply) as error:
            raise _damaged(path, line, error.reason) from error
    return timeline


def _check_cast(contents: JournalText, path: Path) -> None:
    """A virtual table needs to know who plays at each seat, and by what seed."""
    header = contents.header
    if header.table != VIRTUAL or not header.seed:
        raise JournalError("header_missing", path, name="seed" if not header.seed else "table")
    known = (PERSON, *LEVELS)
    if len(header.levels) != len(header.seats):
        raise fault_in_head(contents, path, "levels:")
    if any(level and level_called(level) != level for level in header.levels):
        raise fault_in_head(contents, path, "levels:", known)


def _damaged(path: Path, line: Line, judged: Reason) -> JournalError:
    return JournalError("damaged", path, judged=judged, line=line.number, text=line.text)


def fault_in_head(
    contents: JournalText, path: Path, beginning: str, known: Sequence[str] = ()
) -> JournalError:
    """The damage of a line of the header, found by how the line begins.

    `known`: what may stand there, where that can be told.
    """
    lines = (line for line in contents.head if line.text.startswith(beginning))
    line = next(lines, contents.head[0])
    if not known:
        return JournalError("header", path, line=line.number, text=line.text)
    choices = ", ".join(known)
    return JournalError("header_value", path, line=line.number, text=line.text, known=choices)
