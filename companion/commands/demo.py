"""companion demo: the whole road on a recorded round: kit, scans, rules, speech, score."""

from __future__ import annotations

from datetime import datetime
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.commands import frame
from companion.commands.journals import failure_of_journal
from companion.commands.kit import print_kit
from companion.commands.known_games import game_called
from companion.commands.sitting import Sitting, new_sitting
from companion.commands.table_talk import TableTalk
from companion.commands.voice import open_voice
from companion.games.game import TABLE, Choice, Game
from companion.readings import Reading, Trouble
from companion.table.journal import JournalError
from companion.table.outcomes import Troubled

if TYPE_CHECKING:
    from companion.speech import Announcer
    from hardware import Recording

PLAYERS = ("Ana", "Bo", "Cy")
UTTERANCE_S = 30.0
"""Longest wait for one utterance, in seconds; the demonstration goes on in text after it."""


@click.command("demo", help=frame.words("help-demo"))
@click.argument("game", default="pixies", metavar=frame.words("metavar-game-optional"))
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("demo-kit"),
    metavar=frame.words("metavar-kit-folder"),
    help=frame.words("help-demo-out"),
)
@click.option("--silent", is_flag=True, help=frame.words("help-table-silent"))
@frame.common
def command(game: str, out: Path, silent: bool) -> None:
    rules = game_called(game)
    recording = _recording(rules)
    frame.line(frame.words("demo-kit"))
    print_kit(rules.deck, out)
    frame.line(frame.words("demo-round", players=", ".join(PLAYERS)))
    sitting = _begin(rules, out)
    with open_voice("demo", silent=silent, wav=out / "demo.wav") as announcer:
        _replay(sitting, recording, announcer)
        announcer.wait(UTTERANCE_S)
        if announcer.notice.kind == "wav":
            frame.line(frame.words("demo-listen", path=str(announcer.notice.path)))
    sitting.journal.close()
    frame.line(frame.words("demo-journal", path=str(sitting.journal.path)))
    frame.line(frame.words("demo-done"))


def _recording(game: Game) -> Recording:
    """The recorded round of a game that comes with the program."""
    from hardware import parse_recording

    source = resources.files("companion.demo") / f"{game.name}.rec"
    return parse_recording(source.read_text(encoding="utf-8"), source.name)


def _begin(game: Game, out: Path) -> Sitting:
    """The demonstration's journal lies in its own folder, so that resume never offers it."""
    path = out / f"demo-{datetime.now():%Y-%m-%d-%H%M%S}.journal"
    try:
        return new_sitting(game, PLAYERS, {}, path)
    except JournalError as error:
        raise failure_of_journal(error) from error


def _replay(sitting: Sitting, recording: Recording, announcer: Announcer) -> None:
    """Send the recording through a real port, line by line; each event is heard to its end."""
    from hardware import Rehearsal, open_reader

    arrived: list[Reading | Trouble] = []
    talk = TableTalk(sitting.session, frame.language(), announcer)
    with Rehearsal(recording) as device:
        reader = open_reader(device.port, arrived.append, clock=device.clock)
        frame.line(frame.words("demo-port", port=device.port))
        talk.begin()
        try:
            while device.step(reader):
                for event in arrived:
                    _take(sitting, talk, event)
                    announcer.wait(UTTERANCE_S)
                arrived.clear()
            repeats = reader.counters.repeats
        finally:
            reader.close()
    frame.line(frame.words("demo-repeats", n=repeats))


def _take(sitting: Sitting, talk: TableTalk, event: Reading | Trouble) -> None:
    """Take what arrived; the demonstration ends with the score, not with the next question."""
    session = sitting.session
    outcomes = session.read(event) if isinstance(event, Reading) else (Troubled(event),)
    ended = session.state.awaits == Choice(TABLE, "round")
    talk.tell(outcomes[:-1] if ended else outcomes)
