"""companion resume: go on with a game, the newest unfinished one if none is named."""

from __future__ import annotations

import os
from pathlib import Path

import click

from companion.commands import frame
from companion.commands.journals import followed, newest_first
from companion.commands.sitting import resume_game, sit_down
from companion.table.journal import read_journal


@click.command("resume", help=frame.words("help-resume"))
@click.argument("journal", required=False, metavar=frame.words("metavar-journal-optional"))
@click.option(
    "--reader",
    default="keyboard",
    metavar=frame.words("metavar-reader"),
    help=frame.words("help-table-reader"),
)
@click.option("--silent", is_flag=True, help=frame.words("help-table-silent"))
@frame.common
def command(journal: str | None, reader: str, silent: bool) -> None:
    path = Path(journal) if journal else newest_unfinished()
    sitting = resume_game(path)
    # The table keeps its language unless another one is asked for.
    os.environ.setdefault("COMPANION_LANG", read_journal(path).header.language)
    sit_down(sitting, reader, silent=silent)


def newest_unfinished() -> Path:
    """The journal to go on with; a damaged one is named and passed over."""
    for path in newest_first():
        try:
            _, _, timeline = followed(path)
        except frame.Failure as failure:
            frame.line(frame.words(failure.message_id, **failure.facts))
            continue
        if not timeline.over:
            return path
    raise frame.Failure("error-nothing-to-resume")
