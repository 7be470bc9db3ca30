"""Table: what a benchmark found, as plain lines for the terminal and as Markdown for the page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a title. The first column names what was measured."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    """How it was measured, in whole sentences."""

    def plain(self) -> str:
        """One line a row, each cell with the name of its column, so that a line is whole alone."""
        lines = [
            f"{name}: " + ", ".join(map(" ".join, zip(self.columns[1:], cells, strict=True)))
            for name, *cells in self.rows
        ]
        return "\n".join([self.title, *lines, *([self.note] if self.note else [])])

    def markdown(self) -> str:
        """The same as a section of a page."""
        head = [self.columns, ("---", *("---:" for _ in self.columns[1:])), *self.rows]
        lines = ["| " + " | ".join(cells) + " |" for cells in head]
        return "\n\n".join([f"### {self.title}", *([self.note] if self.note else [])]) + (
            "\n\n" + "\n".join(lines)
        )


def slowest_but_one_percent(durations: Sequence[float]) -> float:
    """The 99th percentile by nearest rank: at least 99 of 100 durations are no longer than it."""
    return sorted(durations)[math.ceil(0.99 * len(durations)) - 1]


def median_and_p99(durations_ns: Sequence[float]) -> tuple[str, str]:
    """Two cells, in milliseconds."""
    return milliseconds(median(durations_ns)), milliseconds(slowest_but_one_percent(durations_ns))


def milliseconds(duration_ns: float) -> str:
    """A duration with two digits after the point below 10 ms, where they matter."""
    ms = duration_ns / 1e6
    return f"{ms:.2f} ms" if ms < 10 else f"{ms:.0f} ms"
