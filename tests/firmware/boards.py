"""The readers under test: simulated boards that run the real firmware, and the fake."""

from __future__ import annotations

import functools
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest
from fake_reader import FakeReader

FIRMWARE = Path(__file__).parents[2] / "firmware"
SIMULATOR = FIRMWARE / "simulator"
ANSWER_S = 120
"""Longest wait for a simulated board, which may have a minute to get through."""


class Board(Protocol):
    """A reader whose cards, faults and time obey commands."""

    port: str
    """What a host opens."""

    def command(self, line: str) -> list[int]:
        """Obey; milliseconds since the start, and after `outputs` how often each was on."""

    def close(self) -> None:
        """Leave nothing behind."""


class SimulatedBoard:
    """A board as a process; see firmware/simulator/console.h for its commands."""

    def __init__(self, *words: str | Path, folder: Path) -> None:
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, cwd=folder
        )
        self.port = self._line().removeprefix("port ")
        self._going = False

    def go(self) -> None:
        """Let time pass as it really does, until the next command."""
        self._write("go")
        self._going = True

    def command(self, line: str) -> list[int]:
        """Obey. Fails the test if the board does not understand."""
        self._write(line)
        if self._going:
            assert self._line().startswith("ok")
            self._going = False
        verdict, *numbers = self._line().split()
        assert verdict == "ok", line
        return [int(number) for number in numbers]

    def close(self) -> None:
        """Switch it off; a board that crashed meanwhile fails the test."""
        if self._process.poll() is None:
            self._process.communicate("quit\n", timeout=ANSWER_S)
        assert self._process.returncode == 0

    def _write(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the board has stopped"
        return line.strip()


def need(*programs: str) -> None:
    """Skip a test, saying why, where a program that builds or runs firmware is missing."""
    missing = [name for name in programs if tool(name) is None]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}; see firmware/README.md")


def tool(name: str) -> str | None:
    """A program of this environment or of the system."""
    return shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)


@functools.cache
def _built(folder: Path, made: Path, *words: str) -> Path:
    done = subprocess.run(
        ["make", "-s", "-C", folder, f"BUILD={made.parent}", *words, made],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return made


def avr_program(places: int, made_in: Path) -> Path:
    """The firmware for the Arduino."""
    need("make", "avr-gcc")
    return _built(FIRMWARE / "avr", made_in / "avr" / f"reader-{places}.elf")


def core_library(made_in: Path) -> Path:
    """The core's functions, with the sanitizers in them."""
    need("make", "cc")
    return _built(SIMULATOR, made_in / "libcore.so")


def avr_board(places: int, made_in: Path, folder: Path) -> SimulatedBoard:
    """The Arduino program in a simulated ATmega328P."""
    need("make", "cc")
    if not Path("/usr/include/simavr/sim_avr.h").exists():
        pytest.skip("not installed: libsimavr-dev; see firmware/README.md")
    program = avr_program(places, made_in)
    return SimulatedBoard(_built(SIMULATOR, made_in / "avr-board"), program, folder=folder)


def pico_board(places: int, made_in: Path, folder: Path) -> SimulatedBoard:
    """The MicroPython program at a simulated Pico."""
    need("make", "cc", "micropython")
    program = folder / "program"
    shutil.copytree(FIRMWARE / "micropython", program)
    (program / "settings.py").write_text(f"PLACES = {places}\n", encoding="utf-8")
    board = _built(SIMULATOR, made_in / "pico-board")
    python = tool("micropython") or ""
    return SimulatedBoard(board, python, SIMULATOR / "pico.py", program, folder=folder)


def core_board(places: int, made_in: Path, folder: Path) -> SimulatedBoard:
    """The portable core on this computer, with the sanitizers in it."""
    need("make", "cc")
    made = made_in / f"core-{places}" / "core-board"
    return SimulatedBoard(_built(SIMULATOR, made, f"PLACES={places}"), folder=folder)


def fake(places: int, made_in: Path, folder: Path) -> Board:
    """The reader in plain Python."""
    return FakeReader(places)


SIMULATED = {"core": core_board, "micropython": pico_board, "avr": avr_board}
BOARDS = {"fake": fake, **SIMULATED}
