"""The first start, at a terminal: who is to speak?"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    os.name == "nt" or shutil.which("espeak-ng") is None,
    reason="needs a pseudo-terminal and espeak-ng",
)
APLAY = (
    '#!/bin/sh\nfor f; do :; done\ncase $f in */silence.wav) exit;; esac\necho "$f" >> "{kept}"\n'
)


class Terminal:
    """A person at a terminal: what is typed, what is shown."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.kept = folder / "kept"
        player = folder / "bin" / "aplay"
        player.parent.mkdir(exist_ok=True)
        player.write_text(APLAY.format(kept=self.kept))
        player.chmod(0o755)
        environment = {
            **os.environ,
            "PATH": f"{player.parent}{os.pathsep}{os.environ['PATH']}",
            "COMPANION_HOME": str(folder / "home"),
            "SPEECHD_ADDRESS": f"unix_socket:{folder / 'none'}",
        }
        self._keys, inner = os.openpty()
        self._running = subprocess.Popen(
            [sys.executable, "-m", "companion", *words, "--lang", "en", "--width", "200"],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment,
            start_new_session=True,
        )
        os.close(inner)
        self.shown = ""

    def until(self, words: str) -> None:
        end = time.monotonic() + 60
        while words not in self.shown:
            assert time.monotonic() < end, self.shown
            try:
                self.shown += os.read(self._keys, 4096).decode()
            except OSError:
                break
        assert words in self.shown, self.shown

    def types(self, line: str) -> None:
        self.shown = ""
        os.write(self._keys, f"{line}\n".encode())

    def ends(self) -> int:
        self.until_closed()
        status = self._running.wait(60)
        os.close(self._keys)
        return status

    def until_closed(self) -> None:
        while True:
            try:
                got = os.read(self._keys, 4096)
            except OSError:
                return
            if not got:
                return
            self.shown += got.decode()

    def until_heard(self) -> None:
        """An answer silences the question: it is heard first."""
        end = time.monotonic() + 60
        while not self.spoken():
            assert time.monotonic() < end, self.shown
            time.sleep(0.05)

    def spoken(self) -> list[str]:
        """The files that were played, signal sounds left out."""
        played = self.kept.read_text().splitlines() if self.kept.exists() else []
        return [file for file in played if "companion-sounds" not in file]


def test_it_is_asked_once_by_text_and_voice_and_never_again(tmp_path: Path) -> None:
    first = Terminal(tmp_path, "say", "PX0013")
    first.until("Number:")
    assert "1. My screen reader speaks." in first.shown
    assert "2. The program speaks." in first.shown
    first.until_heard()
    first.types("perhaps")
    first.until("Number:")
    first.types("1")
    assert first.ends() == 0
    asked = first.spoken()
    assert 'outlet = "terminal"' in (tmp_path / "home" / "settings.toml").read_text()
    second = Terminal(tmp_path, "say", "PX0013")
    assert second.ends() == 0
    assert "Number:" not in second.shown
    assert "Blue 1" in second.shown
    assert second.spoken() == asked


def test_nobody_who_wants_silence_is_asked(tmp_path: Path) -> None:
    quiet = Terminal(tmp_path, "say", "PX0013", "--silent")
    assert quiet.ends() == 0
    assert "Number:" not in quiet.shown
    assert not (tmp_path / "home" / "settings.toml").exists()


def test_an_answer_that_is_not_given_is_asked_for_again_next_time(tmp_path: Path) -> None:
    first = Terminal(tmp_path, "say", "PX0013")
    first.until("Number:")
    os.write(first._keys, b"\x04")
    first.until("Blue 1")
    assert first.ends() == 0
    assert not (tmp_path / "home" / "settings.toml").exists()
