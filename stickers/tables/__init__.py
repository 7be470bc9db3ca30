"""The tables of the games: what beside the cards needs a label or a template."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from stickers.plain_labels import PlainLabel
from stickers.texts import texts


@dataclass(frozen=True, slots=True)
class Table:
    """What stands on the table of a game."""

    game: str
    columns: int = 0
    """Of the grid; 0 where cards lie in none."""
    rows: int = 0
    places: bool = False
    """Whether its places have numbers, row by row; else rows and columns have."""
    heaps: tuple[str, ...] = ()
    """Codes of the heaps that are labelled."""
    track: int = -1
    """Last number of the score track, which begins with 0; -1 where there is none."""
    step: int = 1
    tens: int = 0
    """Last ten of a score strip in two rows, units and tens, for a game that is scored on paper;
    0 where there is none."""

    @property
    def cells(self) -> int:
        """Places of the grid."""
        return self.columns * self.rows


@cache
def tables() -> tuple[Table, ...]:
    """The tables of the five games."""
    text = (resources.files(__name__) / "tables.toml").read_text(encoding="utf-8")
    return tuple(
        Table(game, **{**item, "heaps": tuple(item.get("heaps", ()))})
        for game, item in tomllib.loads(text).items()
    )


def table_labels(table: Table, lang: str) -> Iterator[PlainLabel]:
    """The labels of a table in large print: rows, columns, places, heaps, score."""
    words = table_words(lang)
    for row in range(1, table.rows + 1):
        yield PlainLabel(words["row"].format(n=row))
    for column in range(1, table.columns + 1):
        yield PlainLabel(words["column"].format(n=column))
    if table.places:
        for place in range(1, table.cells + 1):
            yield PlainLabel(words["place"].format(n=place))
    for heap in table.heaps:
        yield PlainLabel(words[heap])
    strip = (*range(10), *range(10, table.tens + 1, 10)) if table.tens else ()
    for number in (*range(0, table.track + 1, table.step), *strip):
        singular = number < 2 if lang == "fr" else number == 1
        yield PlainLabel(words["track"][0 if singular else 1].format(n=number))


def table_words(lang: str) -> Mapping[str, Any]:
    """The words on labels and templates of a table."""
    return texts("table", lang)
