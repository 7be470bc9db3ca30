"""Where things stand in a TOML file: the line of a key, of one of several equal tables."""

from __future__ import annotations

import re

_TABLE = re.compile(r"\s*\[\[\s*([\w-]+)\s*\]\]")
_OTHER_TABLE = re.compile(r"\s*\[\s*([\w.-]+)\s*\]")
_KEY = re.compile(r"\s*([\w-]+)\s*=")


class Places:
    """Line numbers of a text, from 1."""

    def __init__(self, text: str) -> None:
        self._lines: dict[tuple[str, int, str], int] = {}
        counts: dict[str, int] = {}
        table, index = "", 0
        for number, line in enumerate(text.splitlines(), start=1):
            if match := _TABLE.match(line):
                table = match[1]
                index = counts[table] = counts.get(table, -1) + 1
                self._lines[table, index, ""] = number
            elif match := _OTHER_TABLE.match(line):
                table, index = match[1], 0
                self._lines.setdefault((table, 0, ""), number)
            elif match := _KEY.match(line):
                self._lines.setdefault((table, index, match[1]), number)

    def line(self, table: str, index: int, key: str = "") -> int:
        """The line of a key; of its table where the key is not written; else of the first line."""
        for place in ((table, index, key), (table, index, ""), ("", 0, table)):
            if place in self._lines:
                return self._lines[place]
        return 1
