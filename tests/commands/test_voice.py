"""The sound files of evenings without a sound device: the newest ten are kept."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.commands.voice import keep_newest

Companion = Callable[..., subprocess.CompletedProcess[str]]


def recordings(folder: Path, count: int) -> list[Path]:
    folder.mkdir(parents=True)
    made = [folder / f"{number:02}.wav" for number in range(count)]
    for age, path in enumerate(reversed(made)):
        path.write_bytes(b"RIFF")
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return made


def test_the_newest_are_kept_and_nothing_else_is_touched(tmp_path: Path) -> None:
    made = recordings(tmp_path / "speech", 12)
    (tmp_path / "speech" / "notes.txt").touch()
    keep_newest(tmp_path / "speech", 10)
    assert sorted((tmp_path / "speech").iterdir()) == [*made[2:], tmp_path / "speech" / "notes.txt"]
    keep_newest(tmp_path / "none", 10)


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="there is no voice to record")
def test_cards_said_without_a_sound_device_are_recorded(
    companion: Companion, tmp_path: Path
) -> None:
    folder = tmp_path / "home" / "speech"
    made = recordings(folder, 12)
    done = companion("say", "PX0013", "--lang", "en", env={"PATH": _without_device(tmp_path)})
    assert done.returncode == 0
    assert "recorded in" in " ".join(done.stdout.split())
    (new,) = folder.glob("say-*.wav")
    assert new.stat().st_size > 10_000
    assert sorted(folder.glob("[0-9]*.wav")) == made[3:]


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="there is no voice to lose")
def test_a_sound_device_that_hangs_does_not_hold_back_the_first_line(
    companion: Companion, tmp_path: Path
) -> None:
    path = _with_player(tmp_path, "exec sleep 600")
    done = companion(
        "play", "skyjo", "--players", "me,computer", stdin="stop\n", env={"PATH": path}
    )
    assert done.returncode == 0
    shown = " ".join(done.stdout.split())
    assert shown.startswith("Round 1.")
    assert shown.count("The sound output does not answer. The voice is recorded in") == 1


def _with_player(folder: Path, *lines: str) -> str:
    """A search path with a sound player of some shell lines first on it."""
    player = folder / "bin" / "aplay"
    player.parent.mkdir()
    player.write_text("\n".join(("#!/bin/sh", *lines, "")))
    player.chmod(0o755)
    return f"{player.parent}{os.pathsep}{os.environ['PATH']}"


def _without_device(folder: Path) -> str:
    """A search path whose player finds no sound device, as on a machine without one."""
    return _with_player(folder, "echo no soundcards found >&2", "exit 1")
