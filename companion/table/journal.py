"""The journal: an append-only text file, a header and one entry a line (see docs/notation.md).

An entry is written and fsynced before it is announced. A torn last line is dropped; any other
damage is reported by its line number and nothing is overwritten.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from io import FileIO
from pathlib import Path

from companion.games.game import PHYSICAL, Reason
from companion.readings import Fact
from companion.table.claim import claim

FIRST_LINE = "companion journal 1"
_NEWER = re.compile(r"companion journal (\d+)")
"""The first line of a journal whose form is not known yet."""
_ONCE = frozenset({"game", "seats", "language", "table", "seed", "levels", "program"})
"""Fields of the header that stand there once."""
SUFFIX = ".journal"
PERSON = "person"
"""Stands for the level of a seat where a person plays."""


_WHY = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "folder",
    errno.EEXIST: "folder",  # a file stands where a folder is needed
}


class JournalError(ValueError):
    """A journal that cannot be read, written or followed.

    Codes: `missing`, `not_a_journal`, `newer` (form: its number), `damaged` (facts: line, text),
    `not_utf8` (line), `header` and `header_twice` (line, text), `header_missing` (name),
    `header_value` (line, text; known: what may stand there), `unreadable` and `write` (why: `full`,
    `denied`, `folder`, `other`; reason: the system's own words), `exists`, `in_use`.
    """

    def __init__(
        self, code: str, path: Path, *, judged: Reason | None = None, **facts: Fact
    ) -> None:
        super().__init__(f"{path}: {code} {facts}")
        self.code = code
        self.path = path
        self.judged = judged
        """Why the rules refuse a damaged line."""
        self.facts: Mapping[str, Fact] = {"path": str(path), **facts}


def _of_system(code: str, path: Path, error: OSError) -> JournalError:
    why = _WHY.get(error.errno or 0, "other")
    return JournalError(code, path, why=why, reason=error.strerror or str(error))


@dataclass(frozen=True, slots=True)
class Header:
    """What a game needs to be replayed."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    language: str = "en"
    table: str = PHYSICAL
    program: str = ""
    seed: str = ""
    """Virtual table: what the dealer and the computer players go by."""
    levels: tuple[str, ...] = ()
    """Virtual table: the level of the computer player at each seat; empty for a person."""


@dataclass(frozen=True, slots=True)
class Line:
    """An entry and where it stands."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class JournalText:
    """The contents of a journal."""

    header: Header
    head: tuple[Line, ...]
    """The lines of the header as they are written."""
    lines: tuple[Line, ...]
    whole_bytes: int
    """Length without a torn last line."""
    torn: bool = False
    """Whether there was one."""


def header_text(header: Header) -> str:
    """Write a header; it ends with an empty line."""
    fields = [
        FIRST_LINE,
        f"game: {header.game}",
        f"seats: {', '.join(header.seats)}",
        *(f"option: {name}={value}" for name, value in sorted(header.options.items())),
        f"language: {header.language}",
        f"table: {header.table}",
        *([f"seed: {header.seed}"] if header.seed else []),
        *([f"levels: {_levels_text(header.levels)}"] if header.levels else []),
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
        raise _of_system("unreadable", path, error) from error
    whole = data[: data.rfind(b"\n") + 1]
    lines: list[Line] = []
    for number, raw in enumerate(whole.splitlines(), start=1):
        try:
            # Some editors put an invisible mark before the first line.
            lines.append(Line(number, raw.decode("utf-8").removeprefix("\ufeff")))
        except UnicodeDecodeError as error:
            raise JournalError("not_utf8", path, line=number) from error
    first = lines[0].text.strip() if lines else ""
    if first != FIRST_LINE:
        newer = _NEWER.fullmatch(first)
        if newer is None:
            raise JournalError("not_a_journal", path)
        raise JournalError("newer", path, form=int(newer[1]))
    end = next((at for at, line in enumerate(lines) if not line.text.strip()), None)
    if end is None:
        raise JournalError("header", path, line=len(lines), text=lines[-1].text)
    header = _header(path, lines[1:end])
    entries = tuple(line for line in lines[end + 1 :] if _is_entry(line.text))
    return JournalText(header, tuple(lines[:end]), entries, len(whole), len(whole) < len(data))


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
            if name in options:
                raise JournalError("header_twice", path, line=line.number, text=line.text)
            options[name] = setting
        else:
            if key.strip() in _ONCE and key.strip() in found:
                raise JournalError("header_twice", path, line=line.number, text=line.text)
            found[key.strip()] = value.strip()
    missing = next((key for key in ("game", "seats") if not found.get(key)), None)
    if missing is not None:
        raise JournalError("header_missing", path, name=missing)
    return Header(
        found["game"],
        tuple(name.strip() for name in found["seats"].split(",")),
        options,
        found.get("language", "en"),
        found.get("table", PHYSICAL),
        found.get("program", ""),
        found.get("seed", ""),
        _levels(found.get("levels", "")),
    )


def _levels_text(levels: tuple[str, ...]) -> str:
    return ", ".join(level or PERSON for level in levels)


def _levels(text: str) -> tuple[str, ...]:
    written = [level.strip() for level in text.split(",")] if text else []
    return tuple("" if level == PERSON else level for level in written)


class Journal:
    """A journal open for appending. Nobody else can append to it meanwhile."""

    def __init__(self, path: Path, stream: FileIO, end: int) -> None:
        self.path = path
        self._stream = stream
        self._end = end
        """Length of what is whole; a line that failed half-way is overwritten."""

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Begin a new journal, its header whole or not there at all. Raises JournalError."""
        beginning = path.with_name(path.name + ".tmp")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _of_system("write", path, error) from error
        try:
            # Whoever makes the beginning owns the name until the journal is there.
            with open(beginning, "xb") as stream:
                taken = path.exists()
                stream.write(b"" if taken else header_text(header).encode("utf-8"))
                stream.flush()
                os.fsync(stream.fileno())
            if not taken:
                beginning.replace(path)
        except FileExistsError as error:
            raise JournalError("exists", path) from error
        except OSError as error:
            _remove(beginning)
            raise _of_system("write", path, error) from error
        if taken:
            _remove(beginning)
            raise JournalError("exists", path)
        return cls.reopen(path, path.stat().st_size)

    @classmethod
    def reopen(cls, path: Path, whole_bytes: int) -> Journal:
        """Go on with a journal; what follows `whole_bytes`, a torn last line, is cut off."""
        try:
            stream = FileIO(path, "r+")
            if not claim(stream):
                stream.close()
                raise JournalError("in_use", path)
            stream.truncate(whole_bytes)
        except OSError as error:
            raise _of_system("write", path, error) from error
        return cls(path, stream, whole_bytes)

    def append(self, *entries: str) -> None:
        """Write entries and make sure that they are on the disk.

        Raises JournalError; then the file holds no part of them, or the next ones replace it.
        """
        data = "".join(f"{entry}\n" for entry in entries).encode("utf-8")
        try:
            self._stream.seek(self._end)
            written = 0
            while written < len(data):
                written += self._stream.write(data[written:])
            os.fsync(self._stream.fileno())
        except OSError as error:
            with suppress(OSError):
                self._stream.truncate(self._end)
            raise _of_system("write", self.path, error) from error
        self._end += len(data)

    def close(self) -> None:
        """Close the file."""
        self._stream.close()


def _remove(beginning: Path) -> None:
    with suppress(OSError):
        beginning.unlink()
