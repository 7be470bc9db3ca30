"""Replay: a journal's entries become a timeline again. Resuming a game is nothing else."""

from __future__ import annotations

from pathlib import Path

from companion.games.game import Game, OptionError, Refused, SeatsError
from companion.games.notation import NotUnderstood
from companion.table.journal import COUNT, JournalError, JournalText
from companion.table.timeline import CannotApply, Timeline, parse_entry


def replay(contents: JournalText, game: Game, path: Path) -> Timeline:
    """Follow all entries. Raises JournalError `damaged` with the first line that does not fit."""
    header = contents.header
    try:
        begin = game.new_count if header.table == COUNT else game.new
        start = begin(len(header.seats), header.options)
    except (SeatsError, OptionError) as error:
        raise JournalError("header", path, line=1, text=str(error)) from error
    timeline = Timeline(game, start)
    for line in contents.lines:
        try:
            timeline.apply(parse_entry(line.text.strip(), header.seats, game))
        except (NotUnderstood, Refused, CannotApply) as error:
            raise JournalError("damaged", path, line=line.number, text=line.text) from error
    return timeline
