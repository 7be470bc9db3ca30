"""Nothing that anybody hears, sees, hears again or finds in a log holds a card it may not know.

`COMPANION_EAR_GAMES=200 pytest tests/ear` plays that many games of each game that has hands.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterable
from math import ceil
from pathlib import Path

import pytest
from click.testing import CliRunner
from machines import WITH_HANDS, Machine
from memory import ASKED, CardWords, Memory
from voice import Room

from companion.commands.journal import command as journal_command
from companion.games.game import Game
from companion.sentences.render import LANGUAGES
from companion.sentences.sentence import Sentence

WANTED = int(os.environ.get("COMPANION_EAR_GAMES", "6"))
Company = tuple[tuple[str, ...], tuple[int, ...]]
TABLES: tuple[Company, ...] = (
    (("", "", "normal"), ()),
    (("", "", ""), (0, 2)),
    (("", "random", "easy"), ()),
    (("", ""), ()),
    (("normal", "", ""), (1, 2)),
    (("", "", ""), ()),
)
"""Who plays, an empty word for a person, and which seats have an earphone."""
LINES = 100
"""Lines that are typed in a game at most: half of them moves, the others questions."""


class Guard:
    """Compares what comes out of a machine with what those may know whom it reaches."""

    def __init__(self, machine: Machine, room: Room, lang: str) -> None:
        self._machine, self._room = machine, room
        self._memory = Memory(machine)
        self._words = CardWords(machine.game, lang)
        self._shown = 0
        self.cards_heard = 0
        people = machine.play.cast.people
        self._everybody = people[0] if len(people) == 1 else None
        """Who hears what is for everybody: the only person, or all."""

    def type(self, line: str) -> None:
        """Let somebody type a line; what is typed before somebody's eyes is known to it."""
        here = self._machine.play.listener
        self._memory.known[here].add(line.split()[-1] if line else "")
        present = {here}
        self._room.listen(lambda: self._machine.type(line))
        self._check({*present, self._machine.play.listener})

    def begin(self) -> None:
        self._room.listen(self._machine.begin)
        self._check({self._machine.play.listener})

    def _check(self, present: set[int | None]) -> None:
        self._memory.look()
        machine, room = self._machine, self._room
        for sentence in room.loud.news():
            assert sentence.audience is None or sentence.audience in present, sentence
            self._fit(sentence, self._reached(sentence.audience))
        for seat, voice in room.ears.items():
            for sentence in voice.news():
                assert sentence.audience == seat
                self._fit(sentence, seat)
        for line in machine.lines[self._shown :]:
            assert not self._leaked(line.text, line.present), line
        self._shown = len(machine.lines)

    def look_back(self) -> None:
        """What each person could hear again."""
        for seat in (None, *self._machine.play.cast.people):
            for sentence in self._machine.announcer.history.heard(seat):
                self._fit(sentence, self._reached(seat))

    def _reached(self, audience: int | None) -> int | None:
        return self._everybody if audience is None else audience

    def _fit(self, sentence: Sentence, seat: int | None) -> None:
        leaked = self._leaked(sentence.speech, seat) | self._leaked(sentence.text, seat)
        assert not leaked, (sentence, leaked)

    def _leaked(self, text: str, seat: int | None) -> set[str]:
        cards = self._words.named(text)
        self.cards_heard += len(cards)
        return cards - self._memory.known[seat]

    def fits_in_public(self, texts: Iterable[str]) -> None:
        """What lies on the disk, or is told of it, may be read by anybody."""
        for text in texts:
            assert not self._leaked(text, None), text

    def fits_in_log(self, path: Path) -> None:
        """The log of what was spoken is read by whoever hears what is for everybody."""
        for line in path.read_text(encoding="utf-8").splitlines():
            speech = json.loads(line)["speech"] or ""
            assert not self._leaked(speech, self._everybody), speech


def play_at(company: Company, game: Game, lang: str, seed: str, folder: Path) -> None:
    """A game in which people ask for everything, play, and look into the journal."""
    levels, earphones = company
    dice = random.Random(f"{game.name} {lang} {seed}")
    journal, log = folder / f"{seed}.journal", folder / f"{seed}.jsonl"
    room = Room(lang, earphones, log)
    machine = Machine(game, levels, seed=seed, lang=lang, path=journal, opened=room.open)
    guard = Guard(machine, room, lang)
    try:
        guard.begin()
        for _ in range(LINES):
            if machine.over:
                break
            wrong = f"play {dice.choice(list(game.deck.faces))}"
            asked = (*ASKED[:-4], wrong) if machine.play.gate is None else ASKED
            guard.type(machine.some_move(dice) if dice.random() < 0.5 else dice.choice(asked))
            if dice.random() < 0.03:
                guard.look_back()
                guard.fits_in_public(told_of(journal))
        guard.look_back()
        guard.fits_in_public(told_of(journal))
    finally:
        room.close()
    guard.fits_in_log(log)
    assert guard.cards_heard > 100


def told_of(journal: Path) -> list[str]:
    """What `companion journal` tells of a game."""
    done = CliRunner().invoke(journal_command, [str(journal)])
    assert done.exit_code == 0, done.output
    return done.output.splitlines()


@pytest.mark.timeout(1200)  # as many games as are wished
@pytest.mark.parametrize("game", WITH_HANDS, ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_comes_out_holds_a_card_that_is_not_known(
    game: Game, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_LANG", lang)
    for number in range(ceil(WANTED / len(LANGUAGES))):
        play_at(TABLES[number % len(TABLES)], game, lang, str(number), tmp_path)
