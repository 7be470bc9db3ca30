"""companion journal: what has happened in a game, in words; for its owner, the file itself."""

from __future__ import annotations

from pathlib import Path

import click

from companion.commands import frame
from companion.commands.casting import ME
from companion.commands.given_names import names_now
from companion.commands.journals import followed, newest_first
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.table.journal import Header
from companion.table.outcomes import Happened
from companion.table.timeline import Timeline


@click.command("journal", help=frame.words("help-journal"))
@click.argument("journal", required=False, metavar=frame.words("metavar-journal-optional"))
@click.option("--all", "everything", is_flag=True, help=frame.words("help-journal-all"))
@frame.common
def command(journal: str | None, everything: bool) -> None:
    path = Path(journal) if journal else next(newest_first(), None)
    if path is None:
        raise frame.Failure("error-no-journal")
    contents, game, timeline = followed(path)
    header = contents.header
    frame.line(frame.words("journal-path", path=str(path)))
    title = game.deck.titles[frame.language()]
    names = names_now(header)
    frame.line(frame.words("journal-head", game=title, seats=", ".join(names)))
    if everything:
        for line in contents.lines:
            frame.line(frame.words("journal-line", line=line.number, entry=line.text))
        return
    narrator = Narrator(Speech(frame.language(), game.deck, names, _you(header)))
    for happened in _public(timeline):
        for sentence in narrator.tell([happened]):
            frame.line(sentence.text)


def _you(header: Header) -> int | None:
    """The seat of whoever was called `me`; None where everybody has a name."""
    names = [name.casefold() for name in header.seats]
    return next((seat for seat, name in enumerate(names) if name in ME), None)


def _public(timeline: Timeline) -> list[Happened]:
    """The moves that count, with those of their events that everybody may know."""
    told = []
    for before, move in zip(timeline.states, timeline.moves, strict=False):
        step = before.after(move)
        events = tuple(event for event in step.events if event.audience is None)
        told.append(Happened(move, events, step.state.view(None)))
    return told
