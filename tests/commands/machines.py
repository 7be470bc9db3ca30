"""Games at a machine: the talk of `companion play` with its real parts, lines typed in."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.commands.table_talk import TableTalk
from companion.games.game import VIRTUAL, Choice, Choices, Game, Over, State
from companion.games.notation import move_text
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.speech import Announcer, PrivateOutlet, open_announcer
from companion.table.journal import Header, Journal, read_journal
from companion.table.play import Cast, Play
from companion.table.replay import replay
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline

GAMES = (PIXIES, SKYJO, ODIN, NUM_DRAFT, YELLOWSTONE)
WITH_HANDS = (ODIN, NUM_DRAFT, YELLOWSTONE)
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")


@dataclass(frozen=True)
class Line:
    """A line on the screen, and the seat at the machine when it appeared."""

    text: str
    present: int | None


class Machine:
    """A game at a machine."""

    def __init__(
        self,
        game: Game,
        levels: Sequence[str],
        *,
        seed: str = "1",
        lang: str = "en",
        options: Mapping[str, str] | None = None,
        path: Path | None = None,
        private: Mapping[int, PrivateOutlet] | None = None,
        start: State | None = None,
        opened: Callable[[Callable[[str], None]], Announcer] | None = None,
    ) -> None:
        """`levels`: empty for a person. With a path of a journal that is there, it goes on.

        `start`: a state to begin with, in mid-game. `opened`: gives the voice for a screen; there
        is none by itself.
        """
        self.game, self.levels = game, tuple(levels)
        self.names = NAMES[: len(levels)]
        self.lines: list[Line] = []
        header = Header(
            game.name, self.names, options or {}, lang, VIRTUAL, seed=seed, levels=self.levels
        )
        timeline, self._journal = _at(game, header, path)
        if start is not None:
            timeline = Timeline(game, start)
        self.session = Session(Table(game, self.names, VIRTUAL), timeline, self._journal)
        self.play = Play(self.session, timeline, Cast(seed, self.levels))
        self.announcer: Announcer = (
            opened(self._show)
            if opened is not None
            else open_announcer(lang, voice="none", screen=self._show, private=private)
        )
        self.talk = TableTalk(self.session, lang, self.announcer, play=self.play)

    def begin(self) -> list[str]:
        """Begin or go on; what is shown."""
        return self._shown(lambda: self.talk.begin())

    def type(self, *lines: str) -> list[str]:
        """Type lines; what the last one shows."""
        shown: list[str] = []
        for line in lines:
            shown = self._shown(lambda line=line: self.talk.take(line))  # type: ignore[misc]
        return shown

    def leave(self) -> None:
        """Let somebody else have the journal."""
        assert self._journal is not None
        self._journal.close()

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def asked(self) -> int | None:
        """The seat that has to choose."""
        match self.state.awaits:
            case Choice(seat) | Choices((seat, *_)):
                return seat
            case _:
                return None

    @property
    def over(self) -> bool:
        return isinstance(self.state.awaits, Over)

    def some_move(self, dice: random.Random) -> str:
        """Any legal move of whoever is asked, as it is typed; an empty line at the gate."""
        if self.play.gate is not None:
            return ""
        assert self.asked is not None
        view = self.state.view(self.asked)
        moves = [move for move in view.moves() if move.seat == self.asked]
        return move_text(dice.choice(moves), self.names, self.game)

    def _show(self, text: str) -> None:
        self.lines.append(Line(text, self.announcer.present))

    def _shown(self, act: Callable[[], object]) -> list[str]:
        before = len(self.lines)
        act()
        return [line.text for line in self.lines[before:]]


def _at(game: Game, header: Header, path: Path | None) -> tuple[Timeline, Journal | None]:
    if path is None:
        return Timeline(game, game.new(len(header.seats), header.options, VIRTUAL)), None
    if path.exists():
        contents = read_journal(path)
        return replay(contents, game, path), Journal.reopen(path, contents.whole_bytes)
    return _at(game, header, None)[0], Journal.create(path, header)


def begun(game: Game, *levels: str, seed: str = "1", lang: str = "en") -> Machine:
    """A machine at which a game has begun."""
    machine = Machine(game, levels, seed=seed, lang=lang)
    machine.begin()
    return machine
