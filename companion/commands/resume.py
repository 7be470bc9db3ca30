"""companion resume: go on with a game, the newest unfinished one if none is named."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from companion.commands import frame
from companion.commands.given_names import names_now
from companion.commands.journals import followed, newest_first
from companion.commands.private_outlets import outlets_at_one_machine, private_option
from companion.commands.sitting import resume_game, sit_down
from companion.table.play import Cast


@click.command("resume", help=frame.words("help-resume"))
@click.argument("journal", required=False, metavar=frame.words("metavar-journal-optional"))
@click.option(
    "--reader",
    "readers",
    multiple=True,
    default=("keyboard",),
    metavar=frame.words("metavar-reader"),
    help=frame.words("help-table-readers"),
)
@private_option
@click.option("--silent", is_flag=True, help=frame.words("help-table-silent"))
@frame.common
def command(
    journal: str | None, readers: tuple[str, ...], private: tuple[str, ...], silent: bool
) -> None:
    path = Path(journal) if journal else newest_unfinished()
    contents, _, _ = followed(path)
    with speaking(contents.header.language):
        header = contents.header
        people = Cast(header.seed, header.levels).people
        outlets = outlets_at_one_machine(private, names_now(header), people)
        sit_down(lambda: resume_game(path), *readers, silent=silent, private=outlets)


def newest_unfinished() -> Path:
    """The journal to go on with; a damaged one is named and passed over.

    A game in which nobody has moved yet is taken only where there is no other.
    """
    unbegun = None
    for path in newest_first():
        try:
            contents, _, timeline = followed(path)
        except frame.Failure as failure:
            frame.line(frame.words(failure.message_id, **failure.facts))
            continue
        if contents.lines and not timeline.over:
            return path
        if not contents.lines:
            unbegun = unbegun or path
    if unbegun is None:
        raise frame.Failure("error-nothing-to-resume")
    return unbegun


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """A table keeps its language unless another one is asked for."""
    if os.environ.get("COMPANION_LANG"):
        yield
        return
    os.environ["COMPANION_LANG"] = lang
    try:
        yield
    finally:
        del os.environ["COMPANION_LANG"]
