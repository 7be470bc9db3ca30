"""A whole game of each by the real command: every line that it prints is understood."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from grammar import Heard
from listener import Listener
from machines import NAMES
from sitting import SENSES, ear_for
from sittings import journals, started
from sounds import by_eye

from companion.sentences.render import Level, shown
from companion.table.journal import read_journal
from companion.table.replay import replay

LANGUAGE = {"pixies": "fr", "skyjo": "en", "odin": "fr", "numdraft": "en", "yellowstone": "fr"}
END = "play-pause-off"
"""What is said to a line that changes nothing: all that was said before is said then."""


class AtTheTerminal:
    """A person who reads the lines of a process and types."""

    def __init__(self, game: str, home: Path) -> None:
        lang = LANGUAGE[game]
        self._sense = SENSES[game]
        self._ear = ear_for(lang, game, Level.NORMAL, by_eye)
        self._listener = Listener(self._sense, self._ear, 2, 0)
        self._dice, self._home = random.Random(game), home
        self._more = shown(lang, "table-more")
        self._notices = {shown(lang, f"table-more{what}") for what in ("", "-points", "-next")}
        words = ["play", game, "--players", f"{NAMES[0]},random:{NAMES[1]}", "--seed", "9"]
        words += ["--silent", "--lang", lang, "--width", "1000"]
        self._process = started(home, *words)

    def play(self) -> None:
        """Play to the end; what is known is what the journal says, at every turn."""
        line = ""
        while self._talk(line):
            (path,) = journals(self._home)
            view = replay(read_journal(path), self._sense.game, path).state.view(0)
            assert self._listener.known == self._sense.seen(view, 0)
            line = self._listener.answer(self._dice)
        self._process.communicate("quit\n", timeout=60)
        assert self._process.returncode == 0

    def _talk(self, line: str) -> bool:
        """Type a line and take in what it leads to; False when the game is over.

        Where more has happened than is told at once, it is asked for, as in `sitting.py`.
        """
        news, told, own = self._printed(line), list[str](), list[str]()
        while (at := self._end_of_page(news)) is not None:
            told += news[:at]
            own += news[at + 1 : -1]
            news = self._printed("more")
        for said in (*told, *news[:-1], *own, *news[-1:]):
            self._listener.hear(said)
        return not self._listener.known.winners

    def _end_of_page(self, news: Sequence[str]) -> int | None:
        """Where it is said that more has happened; at the end of a list the list has more."""
        last = len(news) - 1
        notices = [at for at, said in enumerate(news) if said in self._notices]
        return next((at for at in notices if at < last or news[at] != self._more), None)

    def _printed(self, line: str) -> list[str]:
        """What is printed after a line."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\npause no\n")
        self._process.stdin.flush()
        news: list[str] = []
        for printed in self._process.stdout:
            said = printed.rstrip("\n")
            if self._ear.understand(said) == [(Heard(END),)]:
                return news
            news.append(said)
        return news

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.mark.parametrize("game", SENSES)
def test_a_whole_game_at_the_command_line(game: str, tmp_path: Path) -> None:
    person = AtTheTerminal(game, tmp_path)
    try:
        person.play()
    finally:
        person.stop()
