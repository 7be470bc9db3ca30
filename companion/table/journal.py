"""The journal: an append-only text file, a header and one entry a line (see docs/notation.md).

An entry is written and fsynced before it is announced. A torn last line is dropped; any other
damage is reported by its line number and nothing is overwritten.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from companion.readings import Fact

FIRST_LINE = "companion journal 1"
SUFFIX = ".journal"
PHYSICAL, COUNT = "physical", "count"
"""Kinds of table: people and readers show the cards; or only the areas are counted."""


class JournalError(ValueError):
    """A journal that cannot be read, written or followed.

    Codes: `missing`, `not_a_journal`, `damaged` (facts: line, text), `not_utf8` (line),
    `header` (line, text), `unreadable` (reason), `write` (reason), `exists`.
    """

    def __init__(self, code: str, path: Path, **facts: Fact) -> None:
        super().__init__(f"{path}: {code} {facts}")
        self.code = code
        self.path = path
        self.facts: Mapping[str, Fact] = {"path": str(path), **facts}


@dataclass(frozen=True, slots=True)
class Header:
    """What a game needs to be replayed."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    language: str = "en"
    table: str = PHYSICAL
    program: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """An entry and where it stands."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class JournalText:
    """The contents of a journal."""

    header: Header
    lines: tuple[Line, ...]
    whole_bytes: int
    """Length without a torn last line."""


def header_text(header: Header) -> str:
    """Write a header; it ends with an empty line."""
    fields = [
        FIRST_LINE,
        f"game: {header.game}",
        f"seats: {', '.join(header.seats)}",
        *(f"option: {name}={value}" for name, value in sorted(header.options.items())),
        f"language: {header.language}",
        f"table: {header.table}",
        f"program: {header.program}",
    ]
    return "\n".join(fields) + "\n\n"


def read_journal(path: Path) -> JournalText:
    """Read a journal. Raises JournalError."""
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise JournalError("missing", path) from error
    except OSError as error:
        raise JournalError("unreadable", path, reason=error.strerror or str(error)) from error
    whole = data[: data.rfind(b"\n") + 1]
    lines: list[Line] = []
    for number, raw in enumerate(whole.splitlines(), start=1):
        try:
            lines.append(Line(number, raw.decode("utf-8")))
        except UnicodeDecodeError as error:
            raise JournalError("not_utf8", path, line=number) from error
    if not lines or lines[0].text.strip() != FIRST_LINE:
        raise JournalError("not_a_journal", path)
    end = next((at for at, line in enumerate(lines) if not line.text.strip()), None)
    if end is None:
        raise JournalError("header", path, line=len(lines), text=lines[-1].text)
    header = _header(path, lines[1:end])
    entries = tuple(line for line in lines[end + 1 :] if _is_entry(line.text))
    return JournalText(header, entries, len(whole))


def _is_entry(text: str) -> bool:
    return bool(text.strip()) and not text.lstrip().startswith("#")


def _header(path: Path, lines: list[Line]) -> Header:
    found: dict[str, str] = {}
    options: dict[str, str] = {}
    for line in lines:
        key, colon, value = line.text.partition(":")
        if not colon:
            raise JournalError("header", path, line=line.number, text=line.text)
        if key == "option":
            name, equals, setting = value.strip().partition("=")
            if not equals:
                raise JournalError("header", path, line=line.number, text=line.text)
            options[name] = setting
        else:
            found[key.strip()] = value.strip()
    missing = next((key for key in ("game", "seats") if not found.get(key)), None)
    if missing is not None:
        raise JournalError("header", path, line=1, text=missing)
    return Header(
        found["game"],
        tuple(name.strip() for name in found["seats"].split(",")),
        options,
        found.get("language", "en"),
        found.get("table", PHYSICAL),
        found.get("program", ""),
    )


class Journal:
    """A journal open for appending."""

    def __init__(self, path: Path, stream: BinaryIO) -> None:
        self.path = path
        self._stream = stream

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Begin a new journal, its header whole or not there at all. Raises JournalError."""
        if path.exists():
            raise JournalError("exists", path)
        beginning = path.with_name(path.name + ".tmp")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with open(beginning, "wb") as stream:
                stream.write(header_text(header).encode("utf-8"))
                stream.flush()
                os.fsync(stream.fileno())
            beginning.replace(path)
        except OSError as error:
            raise JournalError("write", path, reason=error.strerror or str(error)) from error
        return cls.reopen(path, path.stat().st_size)

    @classmethod
    def reopen(cls, path: Path, whole_bytes: int) -> Journal:
        """Go on with a journal; what follows `whole_bytes`, a torn last line, is cut off."""
        try:
            stream = open(path, "r+b")  # noqa: SIM115 - it stays open for the game
            stream.truncate(whole_bytes)
            stream.seek(0, os.SEEK_END)
        except OSError as error:
            raise JournalError("write", path, reason=error.strerror or str(error)) from error
        return cls(path, stream)

    def append(self, entry: str) -> None:
        """Write one entry and make sure that it is on the disk. Raises JournalError."""
        self._write(entry + "\n")

    def close(self) -> None:
        """Close the file."""
        self._stream.close()

    def _write(self, text: str) -> None:
        start = self._stream.tell()
        try:
            self._stream.write(text.encode("utf-8"))
            self._stream.flush()
            os.fsync(self._stream.fileno())
        except OSError as error:
            self._forget_from(start)
            raise JournalError("write", self.path, reason=error.strerror or str(error)) from error

    def _forget_from(self, start: int) -> None:
        """Half a line on a full disk would hide the next one; cut it off where possible."""
        with suppress(OSError):
            self._stream.close()
        with suppress(OSError):
            self._stream = open(self.path, "r+b")  # noqa: SIM115
            self._stream.truncate(start)
            self._stream.seek(0, os.SEEK_END)
