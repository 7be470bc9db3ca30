"""A sitting: a running game with its journal, its reader, its voice, from hello to goodbye."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands import frame
from companion.commands.answers import Answers
from companion.commands.given_names import names_now
from companion.commands.inputs import KEYBOARD, RECORDED, inputs
from companion.commands.journals import failure_of_journal, followed, free_journal_paths
from companion.commands.reader_owners import ReaderOwners
from companion.commands.settings_file import settings_or_plain
from companion.commands.table_talk import TableTalk
from companion.commands.voice import open_voice
from companion.games.game import PHYSICAL, TABLE, VIRTUAL, Game
from companion.players import DEFAULT
from companion.sentences.render import Value, render
from companion.sentences.sentence import Priority, Sentence
from companion.table.journal import Header, Journal, JournalError
from companion.table.play import Cast, Play
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline

if TYPE_CHECKING:
    from companion.speech import PrivateOutlet


@dataclass(frozen=True)
class Sitting:
    """A session, its journal and how many moves it began with."""

    session: Session
    journal: Journal
    play: Play | None = None
    """The virtual table around the session, if it is one."""
    resumed: int | None = None
    """Moves made before, without those of a dealer; None for a new game."""
    torn: bool = False
    """Whether the last line of the journal was torn and has been left out."""


def begin_game(
    game: Game,
    names: tuple[str, ...],
    options: Mapping[str, str],
    *,
    now: datetime,
    table: str = PHYSICAL,
    cast: Cast | None = None,
) -> Sitting:
    """Begin a game and its journal. Failure when the journal cannot be written."""
    for path in free_journal_paths(game.name, now):
        try:
            return new_sitting(game, names, options, path, table=table, cast=cast)
        except JournalError as error:
            # Another table may have begun in the same second.
            if error.code != "exists":
                raise failure_of_journal(error) from error
    raise AssertionError("there is always one more name")


def new_sitting(
    game: Game,
    names: tuple[str, ...],
    options: Mapping[str, str],
    path: Path,
    *,
    table: str = PHYSICAL,
    cast: Cast | None = None,
) -> Sitting:
    """Begin a game with its journal at a path; with a cast it is virtual. Raises JournalError."""
    settled = {option.name: option.default for option in game.options} | dict(options)
    program = version("tactile-card-companion")
    language = frame.language()
    header = Header(game.name, names, settled, language, table, program)
    if cast is not None:
        header = replace(header, table=VIRTUAL, seed=cast.seed, levels=cast.levels)
    journal = Journal.create(path, header)
    timeline = Timeline(game, game.new(len(names), options, header.table))
    return _seated(game, header, timeline, journal)


def resume_game(path: Path) -> Sitting:
    """Go on with a journal. Failure when it is damaged or cannot be written."""
    contents, game, timeline = followed(path)
    try:
        journal = Journal.reopen(path, contents.whole_bytes)
    except JournalError as error:
        raise failure_of_journal(error) from error
    sitting = _seated(game, contents.header, timeline, journal)
    # What a dealer does is no move of anybody; at a real table each card read is told as one.
    played = sum(move.seat != TABLE or sitting.play is None for move in timeline.moves)
    return replace(sitting, resumed=played, torn=contents.torn)


def _seated(game: Game, header: Header, timeline: Timeline, journal: Journal) -> Sitting:
    table = Table(game, names_now(header), header.table, written=header.seats)
    session = Session(table, timeline, journal)
    session.think(DEFAULT)
    if not header.levels:
        return Sitting(session, journal)
    return Sitting(session, journal, Play(session, timeline, Cast(header.seed, header.levels)))


def sit_down(
    begin: Callable[[], Sitting],
    *readers: str,
    silent: bool,
    private: Mapping[int, PrivateOutlet] | None = None,
) -> None:
    """Play until somebody quits or the input ends; the journal keeps every move.

    `private`: the outlets of players who hear alone what is for them. Where several `readers`
    stand, each may be a player's own.
    The game begins only when its readers are there. Failure if either cannot be.
    """
    # A typed or recorded table may run ahead of the voice; only people talk over it.
    person = sys.stdin.isatty()
    types = set(readers) <= {KEYBOARD}
    barge_in = not any(it.startswith(RECORDED) for it in readers) and (not types or person)
    answers = Answers() if settings_or_plain().get("reader-signals") else None
    with inputs(*readers, answers=answers) as arriving:
        sitting = begin()
        session = sitting.session
        if private and sitting.play is None:
            session.ears = replace(session.ears, private=frozenset(private))
        name, names = sitting.journal.path.stem, session.table.names
        screen = _Screen()
        with open_voice(
            name, silent=silent, announced=True, private=private, names=names, screen=screen
        ) as announcer:
            talk = TableTalk(
                session,
                frame.language(),
                announcer,
                play=sitting.play,
                barge_in=barge_in,
                answers=answers,
            )
            try:
                if sitting.resumed is not None:
                    talk.welcome_back(sitting.resumed, torn=sitting.torn)
                items = arriving(lambda: session.expects_card)
                people = sitting.play.cast.people if sitting.play else range(len(names))
                if len(set(readers) - {KEYBOARD}) > 1 and len(people) > 1:
                    announcer.say(_message("table-readers"))
                    owned = ReaderOwners(
                        people,
                        lambda seat: announcer.say(_message("table-reader-owned", who=names[seat])),
                        session.said,
                    )
                    items = owned.following(items)
                if answers is not None:
                    items = answers.following(items)
                talk.begin(screen.lines)
                talk.follow(items, until_over=not types and not person)
                announcer.wait()
            except KeyboardInterrupt:
                # Ctrl+C is one more way to say goodbye: the journal has every move.
                announcer.interrupt()
                if sys.stdin.isatty():
                    frame.line("")  # the terminal shows ^C on the prompt's line
            finally:
                sitting.journal.close()
                if not session.over:
                    # Cards laid for a move that is not whole yet are in the hand again.
                    halfway = "-halfway" if session.is_halfway else ""
                    frame.line(frame.words(f"table-saved{halfway}"))


class _Screen:
    """Prints lines and counts them: what is told before the first question belongs to it."""

    def __init__(self) -> None:
        self.lines = 0

    def __call__(self, text: str) -> None:
        frame.line(text)
        self.lines += len(frame.wrapped(text).splitlines())


def _message(message_id: str, **values: Value) -> Sentence:
    wording = render(frame.language(), message_id, **values)
    return Sentence(wording.speech, wording.text, frame.language(), Priority.EVENT)
