"""The companion as a person runs it: a process, its words, its answers, its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from companion.sentences.typography import NO_BREAK

SYSTEM_LANGUAGE = ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "COMPANION_LANG")


Companion = Callable[..., subprocess.CompletedProcess[str]]
"""Runs `companion WORDS...` to its end, with `stdin` typed and `env` added."""


@pytest.fixture
def companion(tmp_path: Path) -> Companion:
    """The command line, with a home folder of its own and an English system.

    The no-break spaces of French typography are told as spaces; a test of their own is on them.
    """
    system = {name: text for name, text in os.environ.items() if name not in SYSTEM_LANGUAGE}
    system |= {
        "COMPANION_HOME": str(tmp_path / "home"),
        "LANG": "en_GB.UTF-8",
        "PYTHONUTF8": "1",
    }

    def run(
        *words: str, stdin: str = "", env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [sys.executable, "-m", "companion", *words],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**system, **(env or {})},
            timeout=60,
        )
        done.stdout = done.stdout.replace(NO_BREAK, " ")
        done.stderr = done.stderr.replace(NO_BREAK, " ")
        return done

    return run


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder for what runs in this process."""
    home = tmp_path / "home"
    monkeypatch.setenv("COMPANION_HOME", str(home))
    return home
