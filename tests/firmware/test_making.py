"""The program for the Arduino is made as it was asked for, or not at all."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from boards import FIRMWARE, need


def made(folder: Path, program: str, *words: str) -> subprocess.CompletedProcess[str]:
    need("make", "avr-gcc")
    return subprocess.run(
        ["make", "-s", "-C", FIRMWARE / "avr", f"BUILD={folder}", *words, folder / program],
        capture_output=True,
        text=True,
    )


def test_a_reader_gets_the_name_that_was_asked_for_last(tmp_path: Path) -> None:
    for name, other in (("ANA", "BERTA"), ("BERTA", "ANA")):
        assert made(tmp_path, "reader-1.elf", f"SERIAL={name}").returncode == 0
        program = (tmp_path / "reader-1.elf").read_bytes()
        assert f"\0{name}\0".encode() in program
        assert f"\0{other}\0".encode() not in program


@pytest.mark.parametrize(
    ("program", "words", "said"),
    [
        ("reader-10.elf", [], "from 1 to 9"),
        ("reader-1.elf", ["PLACES=0"], "from 1 to 9"),
        ("reader-1.elf", ["SERIAL=A,B"], "capitals and digits"),
        ("reader-1.elf", ["SERIAL=ana"], "capitals and digits"),
    ],
)
def test_what_cannot_be_made_is_refused(
    tmp_path: Path, program: str, words: list[str], said: str
) -> None:
    done = made(tmp_path, program, *words)
    assert done.returncode != 0
    assert said in done.stdout + done.stderr
    assert not (tmp_path / program).exists()
