"""companion table in a terminal, as a person has it: control keys and readers that type."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sittings import COMMANDS, IDS, environment, game_of, lines_of

from companion.table.tokens import SeatNamed
from hardware import Rehearsal, parse_recording

TABLE = ("table", "pixies", "--players", "Ana,Bo,Cy", "--silent", "--width", "300")
SCANNED = f"1000\t{COMMANDS[SeatNamed(0)]}\\r\\n\n"


class Terminal:
    """A companion that runs in a terminal, as a person has it."""

    def __init__(self, home: Path, *words: str) -> None:
        import pty

        self._keys, inner = pty.openpty()
        self._running = subprocess.Popen(
            [sys.executable, "-m", "companion", *words],
            stdin=inner,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=dict(environment(home)),
            start_new_session=True,
        )
        os.close(inner)

    def type(self, text: str) -> None:
        os.write(self._keys, text.encode())

    def line(self) -> str:
        assert self._running.stdout is not None
        return self._running.stdout.readline().strip()

    def end(self) -> tuple[int, list[str]]:
        assert self._running.stdout is not None
        said = self._running.stdout.read().splitlines()
        code = self._running.wait(timeout=60)
        os.close(self._keys)
        return code, said


needs_terminal = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")


@needs_terminal
@pytest.mark.timeout(60)
@pytest.mark.parametrize("end", ["\x04", "x\n", "exit\n"])
def test_control_d_leaves_like_quit(tmp_path: Path, end: str) -> None:
    terminal = Terminal(tmp_path / "home", *TABLE)
    assert terminal.line().startswith("Who starts?")
    terminal.type("ana\n")
    assert terminal.line() == "Round 1. Ana starts. Ana turns up 3 cards."
    terminal.type(end)
    assert terminal.end() == (0, ["Game saved."])


@needs_terminal
@pytest.mark.timeout(60)
def test_a_typing_reader_that_reads_a_card_twice_at_once_has_read_it_once(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path / "home", *TABLE)
    assert terminal.line().startswith("Who starts?")
    last = IDS["B5"]
    terminal.type(f"ana\n{IDS['R1*']}\n{IDS['G8-2']}\n{last}\n{last}\nx\n")
    assert terminal.end()[1][-2:] == ["Card 3 of 3: blue 5. Ana to choose.", "Game saved."]


@needs_terminal
@pytest.mark.timeout(60)
def test_control_d_leaves_a_table_with_a_plugged_in_reader(tmp_path: Path) -> None:
    with Rehearsal(parse_recording(SCANNED, "evening")) as device:
        terminal = Terminal(tmp_path / "home", *TABLE, "--reader", device.port)
        assert terminal.line().startswith("Who starts?")
        terminal.type("bo\n")
        assert terminal.line().startswith("Round 1. Bo starts.")
        terminal.type("\x04")
        assert terminal.end() == (0, ["Game saved."])


@needs_terminal
@pytest.mark.timeout(60)
def test_after_the_last_round_a_person_may_still_ask_and_hears_how_to_leave(
    tmp_path: Path,
) -> None:
    moves = game_of(14, 2)
    words = ("--players", "Ana,Bo", "--silent", "--width", "300")
    terminal = Terminal(tmp_path / "home", "table", "pixies", *words)
    for line in lines_of(moves, ("Ana", "Bo")):
        terminal.type(f"{line}\n")
        terminal.line()
    terminal.type("score\nx\n")
    code, said = terminal.end()
    assert code == 0
    assert "To hear the points again, say score or score details. To leave, say quit." in said
    assert said[-1].startswith("Total: Ana,")
