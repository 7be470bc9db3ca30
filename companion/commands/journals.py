"""The user's journals: where they lie, which is the newest, how one is opened and followed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from companion.commands.frame import Failure, language
from companion.commands.given_names import names_now
from companion.commands.home import home
from companion.commands.known_games import game_called, known_games
from companion.games.game import Game, Reason
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES, Value, Wording
from companion.table.journal import SUFFIX, JournalError, JournalText, read_journal
from companion.table.replay import fault_in_head, replay
from companion.table.timeline import Timeline

_FIRST_SENTENCE = re.compile(r"^.*?[.?](?= |$)")


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


def failure_of_journal(error: JournalError, **why: Value) -> Failure:
    """The failure of a command whose journal cannot be read, continued or written."""
    facts: dict[str, Any] = {**error.facts, **why}
    return Failure(f"error-journal-{error.code.replace('_', '-')}", **facts)


def followed(path: Path) -> tuple[JournalText, Game, Timeline]:
    """Read and follow a journal. Failure with the line that is damaged, and why."""
    try:
        contents = read_journal(path)
        game = _game_of(contents, path)
        if contents.header.language not in LANGUAGES:
            raise fault_in_head(contents, path, "language:", LANGUAGES)
    except JournalError as error:
        raise failure_of_journal(error) from error
    try:
        return contents, game, replay(contents, game, path)
    except JournalError as error:
        if error.judged is None:
            raise failure_of_journal(error) from error
        speech = Speech(language(), game.deck, names_now(contents.header))
        why = _why(error.judged, speech)
        raise failure_of_journal(error, why=why, reason=error.judged.code) from error


def _why(judged: Reason, speech: Speech) -> Wording:
    """What is wrong with a line; what one would do at a table is left out."""
    if judged.code == "not_understood":
        return speech.say("journal-not-understood", part=str(judged.facts["part"]))
    text = Narrator(speech).reason(judged).text
    return Wording.same(_FIRST_SENTENCE.findall(text)[0])


def _game_of(contents: JournalText, path: Path) -> Game:
    try:
        return game_called(contents.header.game)
    except Failure as error:
        games = ", ".join(game.name for game in known_games())
        game = contents.header.game
        raise Failure("error-journal-game", path=str(path), game=game, games=games) from error
