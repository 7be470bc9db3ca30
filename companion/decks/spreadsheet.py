"""The cards of a new deck from a spreadsheet that was saved as CSV."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from companion.decks.deck_file import MOST_COPIES
from companion.decks.new_deck import NewCard

_HEADINGS = {
    "family": ("family", "colour", "color", "suit", "famille", "couleur", "enseigne"),
    "number": ("number", "value", "nombre", "valeur", "numero"),
    "copies": ("copies", "exemplaires", "quantite", "quantity"),
    "text": ("text", "words", "texte", "mots"),
}
_FACE = re.compile(r"-?\d{1,3}([+-]\d{1,2}|\*)?")
_EXCEL = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How the files of Excel and LibreOffice begin, and those of older Excel."""
_LARGEST = 1_000_000
"""Bytes; a deck has at most some hundred cards."""


@dataclass(frozen=True, slots=True)
class RowProblem:
    """One thing wrong in a spreadsheet, by its line.

    Codes: `csv-excel` (not saved as CSV), `csv-torn` (no text, or quotes that never end),
    `csv-headings`, `csv-number`, `csv-bare` (neither number nor words), `csv-copies`, `csv-empty`,
    `csv-twice`.
    """

    code: str
    line: int
    facts: Mapping[str, str | int] = field(default_factory=dict)


class SpreadsheetError(Exception):
    """A spreadsheet that is no list of cards."""

    def __init__(self, problems: tuple[RowProblem, ...]) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = problems


def read_cards(path: Path) -> tuple[NewCard, ...]:
    """Read the cards of a CSV file. Raises SpreadsheetError, or OSError.

    Columns are found by their headings, in French or English. A card without a number gets the
    next one of its family, so that its words tell it apart.
    """
    data = path.read_bytes()[:_LARGEST]
    if data.startswith(_EXCEL):
        raise SpreadsheetError((RowProblem("csv-excel", 1),))
    text = _decoded(data)
    if "\0" in text:
        raise SpreadsheetError((RowProblem("csv-torn", 1),))
    return cards_of(text)


def cards_of(text: str) -> tuple[NewCard, ...]:
    """The cards of a CSV text, separated by semicolons, commas or tabs."""
    head = text.splitlines()[0] if text.strip() else ""
    separator = max(";,\t", key=head.count)
    # Spreadsheets of old Macintoshes end their lines with a carriage return alone.
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    reader = csv.reader(io.StringIO(lines), delimiter=separator, strict=True)
    try:
        rows = [(row, reader.line_num) for row in reader]
    except csv.Error as error:
        raise SpreadsheetError((RowProblem("csv-torn", max(1, reader.line_num)),)) from error
    columns = _columns(rows[0][0] if rows else [])
    if "number" not in columns and "text" not in columns:
        raise SpreadsheetError((RowProblem("csv-headings", 1, {"found": head}),))
    found: list[NewCard] = []
    problems: list[RowProblem] = []
    for row, line in rows[1:]:
        cells = {name: row[at].strip() for name, at in columns.items() if at < len(row)}
        if not any(cells.values()):
            continue
        made = _card(cells, found, line)
        if isinstance(made, RowProblem):
            problems.append(made)
        else:
            found.append(made)
    if not found and not problems:
        problems.append(RowProblem("csv-empty", 2))
    if problems:
        raise SpreadsheetError(tuple(problems))
    return tuple(found)


def _decoded(data: bytes) -> str:
    """The text of a file as spreadsheets write it: UTF-8, UTF-16, or the old one of Windows."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _columns(head: list[str]) -> dict[str, int]:
    return dict(_known(head))


def _known(head: list[str]) -> Iterator[tuple[str, int]]:
    for at, title in enumerate(head):
        bare = unicodedata.normalize("NFD", title.strip().lower())
        plain = "".join(character for character in bare if character.isascii())
        for name, titles in _HEADINGS.items():
            if plain in titles:
                yield name, at


def _card(cells: Mapping[str, str], before: list[NewCard], line: int) -> NewCard | RowProblem:
    family, words = cells.get("family", ""), cells.get("text", "")
    number = cells.get("number", "").replace("\N{MINUS SIGN}", "-").removesuffix(",0")
    copies = cells.get("copies", "") or "1"
    if not number:
        if not (family or words):
            return RowProblem("csv-bare", line)
        number = _next_number(family, before)
    if not _FACE.fullmatch(number):
        return RowProblem("csv-number", line, {"number": number})
    if not copies.isdecimal() or not 1 <= int(copies) <= MOST_COPIES:
        return RowProblem("csv-copies", line, {"copies": copies, "most": MOST_COPIES})
    if any((card.family, card.face) == (family, number) for card in before):
        return RowProblem("csv-twice", line, {"card": f"{family} {number}".strip()})
    return NewCard(family, number, int(copies), words)


def _next_number(family: str, before: list[NewCard]) -> str:
    numbers = [
        int(match[0])
        for card in before
        if card.family == family and (match := re.match(r"-?\d+", card.face))
    ]
    return str(max(numbers, default=0) + 1)
