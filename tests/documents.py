"""The documents of the project, their fenced examples, and what a command prints for them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
READMES = (ROOT / "README.md", ROOT / "README.fr.md")
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), ROOT / "firmware" / "README.md", *(ROOT / "docs").rglob("*.md")]
)

BLOCK = re.compile(r"^```(?P<kind>[a-z]+) ?(?P<words>.*)\n(?P<text>(?:.*\n)*?)```$", re.MULTILINE)
"""A fenced example: its kind, the words beside it, and its lines."""


def named(path: Path) -> str:
    """The name of a document in a test's id."""
    return str(path.relative_to(ROOT))


def lang_of(path: Path) -> str:
    """The language of a document."""
    return "fr" if path.stem.endswith(".fr") else "en"


@dataclass(frozen=True)
class Block:
    """A fenced example."""

    kind: str
    words: str
    text: str

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


def blocks(path: Path, kind: str | None = None) -> list[Block]:
    """The fenced examples of a document, at least one of them of that kind."""
    found = [Block(*match.groups()) for match in BLOCK.finditer(path.read_text(encoding="utf-8"))]
    return [block for block in found if kind in (None, block.kind)]


def companion(words: list[str], folder: Path, lang: str = "en", typed: str = "") -> str:
    """What a command prints, standard output and errors in their order."""
    done = subprocess.run(
        [sys.executable, "-m", "companion", *words],
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        cwd=folder,
        env={
            **os.environ,
            "COMPANION_HOME": str(folder / "home"),
            "COMPANION_LANG": lang,
            "PYTHONUTF8": "1",
            "PYTHONPATH": str(ROOT),
        },
        timeout=60,
    )
    return done.stdout
