"""Sound devices, good and bad, and the folder for temporary files."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from spoken import Sound

APLAY = """#!/bin/sh
KEPT="{kept}"
for argument; do
    case $argument in
        */silence.wav) exit {test_status} ;;
        *.wav)
            echo $$ >> "$KEPT/pids"
            name=$KEPT/$(date +%s%N)
            cp "$argument" "$name.part" && mv "$name.part" "$name.wav" ;;
    esac
done
{then}
"""


@pytest.fixture
def sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sound:
    """Put an `aplay` first on PATH; returns the folder in which it keeps each WAV.

    `then`: shell text at its end (`exec sleep 60` plays long, `exit 1` breaks); `test_status`: what
    the silent test of the device gives.
    """

    def install(then: str = "exit 0", test_status: int = 0) -> Path:
        bin_folder, kept = tmp_path / "bin", tmp_path / "kept"
        bin_folder.mkdir(exist_ok=True)
        kept.mkdir(exist_ok=True)
        script = bin_folder / "aplay"
        script.write_text(APLAY.format(kept=kept, then=then, test_status=test_status))
        script.chmod(0o755)
        monkeypatch.setenv("PATH", f"{bin_folder}{os.pathsep}{os.environ['PATH']}")
        return kept

    return install


@pytest.fixture
def no_aplay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A PATH without aplay; the Python of the tests is started by its full path anyway."""
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.setenv("PATH", str(empty))


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files, with a space in its name."""
    folder = tmp_path / "temporary files"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return folder
