"""companion readers program: the program of the open reader is copied to a Raspberry Pi Pico."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import companion
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.packages import install_line
from companion.commands.reader_faults import failure_of_reader

COPIER = "mpremote"
"""The tool of MicroPython that copies files to a board."""
FIRMWARE = Path(companion.__file__).parents[1] / "firmware" / "micropython"
SETTINGS = "settings.py"
PATIENCE_S = 120.0
"""Longest wait for the tool; it takes about ten seconds."""


def program(places: int) -> None:
    """Copy the program of a reader with so many places to the Pico that is plugged in.

    Failure where the program or the tool that copies is not there, where not one Pico is plugged
    in, or it does not take the program.
    """
    files = sorted(FIRMWARE.glob("*.py"))
    if not files:
        raise Failure("error-program-no-firmware")
    if importlib.util.find_spec(COPIER) is None:
        raise Failure("error-program-no-copier", command=install_line(COPIER))
    port = _pico()
    frame.line(frame.words("program-begin"))
    with TemporaryDirectory() as folder:
        for file in files:
            text = file.read_text(encoding="utf-8")
            if file.name == SETTINGS:
                text = text.replace("PLACES = 1\n", f"PLACES = {places}\n")
            (Path(folder) / file.name).write_text(text, encoding="utf-8")
        # Each file by its name: on Windows nobody fills in a star.
        _copy([file.name for file in files], folder, port)
    frame.line(frame.words("program-done", n=places))


def _pico() -> str:
    """The port of the Pico. The tool would try every port, a braille display among them."""
    from hardware import ReaderError, list_ports

    picos = [port for port in list_ports() if port.kind == "pico"]
    if len(picos) != 1:
        raise Failure("error-program-several" if picos else "error-program-no-pico")
    (pico,) = picos
    if pico.problem:
        facts = {"port": pico.device, "program": pico.program, "group": pico.group}
        raise failure_of_reader(ReaderError(pico.problem, facts))
    return pico.device


def _copy(names: list[str], folder: str, port: str) -> None:
    command = [sys.executable, "-m", COPIER, "connect", port, "fs", "cp", *names, ":"]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE_S,
        )
    except subprocess.TimeoutExpired as silence:
        raise Failure("error-program-silent") from silence
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Failure("error-program-refused", why=said[-1] if said else COPIER)
