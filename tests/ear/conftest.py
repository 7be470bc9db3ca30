"""The ear listens at the machines of the commands' tests."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent / "commands"))


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home folder for the settings of each test."""
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
