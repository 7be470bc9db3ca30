"""companion readers program: the open reader's program goes to a Pico, played by a tool that only
writes down what it is told."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from companion.commands import readers_program
from companion.commands.frame import Failure

Companion = Callable[..., subprocess.CompletedProcess[str]]
FIRMWARE = Path(__file__).parents[2] / "firmware" / "micropython"
TOOL = """
import os, pathlib, sys
*words, target = sys.argv[1:]
if os.environ.get("TOOL_SAYS"):
    sys.exit("Traceback\\n" + os.environ["TOOL_SAYS"])
assert (words[:4], target) == (["connect", "/dev/ttyPICO", "fs", "cp"], ":"), sys.argv
board = pathlib.Path(os.environ["BOARD"])
for name in words[4:]:
    (board / name).write_bytes(pathlib.Path(name).read_bytes())
"""
SYSTEM = """
import json, os, types
import serial.tools.list_ports as system
nothing = dict.fromkeys(("pid", "serial_number", "location", "description", "manufacturer"))
listed = json.loads(os.environ["PORTS"])
ports = [types.SimpleNamespace(device=device, vid=vid, **nothing) for device, vid in listed]
system.comports = lambda: ports
"""
PICO, BRAILLE, OTHER_PICO = ("/dev/ttyPICO", 0x2E8A), ("/dev/ttyBRL", 0x0403), ("/dev/tty2", 0x2E8A)


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """The folder that plays the files of the board."""
    for name in ("board", "tool"):
        (tmp_path / name).mkdir()
    for name, text in (("mpremote", TOOL), ("sitecustomize", SYSTEM)):
        (tmp_path / "tool" / f"{name}.py").write_text(text, encoding="utf-8")
    return tmp_path / "board"


def environment(board: Path, *ports: tuple[str, int], **more: str) -> Mapping[str, str]:
    path = os.pathsep.join([str(board.parent / "tool"), os.environ.get("PYTHONPATH", "")])
    plugged = json.dumps(ports or [BRAILLE, PICO])
    return {"BOARD": str(board), "PYTHONPATH": path, "PORTS": plugged, **more}


def places(board: Path) -> str:
    lines = (board / "settings.py").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("PLACES"))


@pytest.mark.parametrize(("words", "number"), [((), 1), (("--places", "3"), 3)])
def test_the_whole_program_is_copied_with_the_number_of_places(
    companion: Companion, board: Path, words: tuple[str, ...], number: int
) -> None:
    before = (FIRMWARE / "settings.py").read_bytes()
    done = companion("readers", "program", *words, env=environment(board))
    assert (done.returncode, done.stderr) == (0, "")
    assert {file.name for file in board.iterdir()} == {it.name for it in FIRMWARE.glob("*.py")}
    assert (board / "main.py").read_bytes() == (FIRMWARE / "main.py").read_bytes()
    assert places(board) == f"PLACES = {number}"
    assert (FIRMWARE / "settings.py").read_bytes() == before
    assert "Unplug it" in done.stdout


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "did not take the program"), ("fr", "n'a pas pris le programme")]
)
def test_a_board_that_is_not_there_is_told_in_the_words_of_the_tool(
    companion: Companion, board: Path, lang: str, said: str
) -> None:
    env = environment(board, TOOL_SAYS="mpremote: no device found")
    done = companion("readers", "program", "--lang", lang, "--width", "500", env=env)
    assert done.returncode == 1
    assert said in done.stderr
    assert "no device found" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("ports", "lang", "said"),
    [
        ([BRAILLE], "en", "No Pico is plugged in"),
        ([BRAILLE], "fr", "Aucun Pico n'est branché"),
        ([PICO, OTHER_PICO], "en", "More than one Pico"),
        ([PICO, OTHER_PICO], "fr", "Plusieurs Pico"),
    ],
)
def test_nothing_is_written_to_a_device_that_is_not_the_one_pico(
    companion: Companion, board: Path, ports: list[tuple[str, int]], lang: str, said: str
) -> None:
    done = companion("readers", "program", "--lang", lang, env=environment(board, *ports))
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert not any(board.iterdir())


def test_a_board_that_never_answers_ends_the_wait(
    board: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (board.parent / "tool" / "mpremote.py").write_text("import time; time.sleep(600)")
    monkeypatch.syspath_prepend(board.parent / "tool")
    monkeypatch.setenv("PYTHONPATH", str(board.parent / "tool"))
    monkeypatch.setenv("PORTS", "[]")
    monkeypatch.setattr(readers_program, "_pico", lambda: "/dev/ttyPICO")
    monkeypatch.setattr(readers_program, "PATIENCE_S", 0.2)
    with pytest.raises(Failure) as caught:
        readers_program.program(1)
    assert caught.value.code == "program-silent"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tool_that_is_missing_is_installed_by_a_line_for_this_very_python(
    companion: Companion, lang: str
) -> None:
    done = companion("readers", "program", "--lang", lang, "--width", "500")
    assert done.returncode == 1
    python, _, rest = done.stderr.splitlines()[-1].partition(" -m ")
    assert rest == "pip install mpremote"
    assert os.path.abspath(python.strip('"')) == os.path.abspath(sys.executable)
