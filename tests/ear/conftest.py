"""The ear listens at the machines of the commands' tests, and at the daemon of the speech tests."""

import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
sys.path += [str(TESTS / "commands"), str(TESTS / "speech")]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home folder for the settings of each test."""
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
