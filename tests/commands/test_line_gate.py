"""Whole games of `companion play` in a terminal: plain lines, whatever the terminal is.

What a person does is chosen from the numbered legal moves, in a game beside it with the same seed.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from machines import GAMES, Machine
from sittings import environment

from companion.games.game import Game
from companion.sentences.render import LANGUAGES
from companion.sentences.typography import NO_BREAK

Companion = Callable[..., subprocess.CompletedProcess[str]]

pexpect = pytest.importorskip("pexpect", reason="pexpect is not installed")
pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal"),
    pytest.mark.usefixtures("own_home"),
]
SEED = "line gate"
NOT_PLAIN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u2190-\u21ff\u2300-\u2bff\ufe00-\ufe0f\U0001f000-\U0001faff]"
)
"""Controls (escape, backspace, a carriage return by itself), arrows, boxes, braille, pictures."""
LONGEST_MESSAGE = 5
LONGER_MESSAGE = {"yellowstone": 6}
"""What may be picked up in Yellowstone Park: six choices in one question, each with its cards."""
LONGEST_LINE = 100
COLOURED = {"TERM": "xterm-256color"}
DUMB = {"TERM": "dumb", "NO_COLOR": "1"}


def played(game: Game, lang: str) -> Iterator[tuple[str, list[str]]]:
    """A whole game: each line that is typed, and the messages that answer it."""
    machine, dice = Machine(game, ("", "random"), seed=SEED, lang=lang), random.Random(SEED)
    yield "", machine.begin()
    while not machine.over:
        typed = machine.some_move(dice)
        yield typed, machine.type(typed)


def words(game: Game, lang: str) -> tuple[str, ...]:
    people = ("--players", "Ana,random:Bo", "--seed", SEED)
    return ("play", game.name, *people, "--silent", "--lang", lang)


class Terminal:
    """The program in a terminal; what it writes is taken as it comes."""

    def __init__(self, game: Game, lang: str, home: Path) -> None:
        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "companion", *words(game, lang)],
            env={**environment(home), **COLOURED},
            encoding="utf-8",
            timeout=60,
        )
        self._child.delaybeforesend = None

    def type(self, line: str) -> None:
        """Type a line. Its echo comes first: nothing is written while nobody has typed."""
        self._child.sendline(line)
        self._child.expect_exact(f"{line}\r\n")
        assert self._child.before == ""

    def message(self, expected: str) -> str:
        """The lines of a message, which must say what is expected, and end."""
        breaks = r"(?:\r\n| )".join(re.escape(part) for part in expected.split(" "))
        self._child.expect(f"{breaks}\r\n")
        assert self._child.before == ""
        return self._lines(self._child.after)

    def end(self) -> str:
        """Leave with control D; the last words."""
        self._child.sendeof()
        self._child.expect(pexpect.EOF)
        self._child.close()
        assert self._child.exitstatus == 0
        return self._lines(self._child.before)

    @staticmethod
    def _lines(written: str) -> str:
        """With the line ends that a pipe has; a carriage return by itself stays."""
        return written.replace("\r\n", "\n")


def messages(game: Game, lang: str, home: Path, moves: list[tuple[str, list[str]]]) -> list[str]:
    """A whole game in a terminal: each message, in its lines."""
    terminal = Terminal(game, lang, home)
    found = []
    for number, (typed, expected) in enumerate(moves):
        if number:
            terminal.type(typed)
        found += map(terminal.message, expected)
    return [*found, terminal.end()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game_is_plain_lines_whatever_the_terminal(
    companion: Companion, game: Game, lang: str, tmp_path: Path
) -> None:
    moves = list(played(game, lang))
    said = messages(game, lang, tmp_path / "terminal", moves)
    text = "".join(said)
    typed = "".join(f"{line}\n" for line, _ in moves[1:])
    piped = companion(*words(game, lang), stdin=typed, env=DUMB).stdout
    assert piped == text.replace(NO_BREAK, " ")
    assert NOT_PLAIN.findall(text) == []
    lines = text.splitlines()
    assert [line for line in lines if not 3 <= len(line) <= LONGEST_LINE] == []
    longest = LONGER_MESSAGE.get(game.name, LONGEST_MESSAGE)
    assert [each for each in said if each.count("\n") > longest] == []
