"""The rules of the house: types, style, and who may import whom."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"


@pytest.mark.parametrize(
    "check",
    [
        pytest.param(["-m", "mypy"], id="types"),
        pytest.param(["-m", "mypy", "--strict", "start.py"], id="types of the start"),
        pytest.param(["-m", "ruff", "check", "."], id="style"),
        pytest.param(["-c", LINT_IMPORTS, "--no-cache", "--no-logo"], id="walls"),
    ],
)
def test_the_house_is_in_order(check: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *check], cwd=ROOT, capture_output=True, text=True, timeout=200
    )
    assert done.returncode == 0, done.stdout + done.stderr
