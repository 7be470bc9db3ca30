"""Tables of learned numbers, one below the other in a file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

Tables = Sequence[tuple[str, int]]
"""Name of each table, and of how many rows it is."""


def first_rows(tables: Tables) -> dict[str, int]:
    """Table -> its first row."""
    starts = accumulate((length for _, length in tables), initial=0)
    return {name: start for (name, _), start in zip(tables, starts, strict=False)}


def all_rows(tables: Tables) -> int:
    """How many rows there are."""
    return sum(length for _, length in tables)
