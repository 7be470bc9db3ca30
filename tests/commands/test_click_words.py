"""What click says, in the words and signs of the language."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable

import pytest


@pytest.mark.parametrize(
    "words", [("jouer",), ("kit", "--outt", "x"), ("simulate", "skyjo", "--games", "a")]
)
def test_what_was_typed_stands_in_french_quotation_marks(
    companion: Callable[..., subprocess.CompletedProcess[str]], words: tuple[str, ...]
) -> None:
    done = companion(*words, "--lang", "fr", "--width", "200")
    assert done.returncode == 2
    assert re.search(r"(?<!\w)'|'(?!\w)|\"", done.stderr) is None, done.stderr
    assert "«" in done.stderr
