"""The folder of a kit: its files are built aside and put in place once they are proven."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from stickers.faults import KitError

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_DENIED = {errno.EACCES, errno.EPERM, errno.EROFS}
_NO_PLACE = {errno.ENOENT, errno.EINVAL, errno.ENOTSUP, errno.ENAMETOOLONG}
"""Where the system keeps no files, such as /proc, or takes no such name."""


RECORD = "proof.json"
"""The record of a kit: what it is a kit of, and its files with their checksums."""


@contextmanager
def building(out: Path, name: str = "") -> Iterator[Path]:
    """Give an empty folder inside `out` to build the kit `name` in; its files move to `out` at a
    good end.

    It is inside, so that only `out` must be writable and no file crosses to another disk. Files of
    an earlier kit of that name go, unless somebody has changed them; without a name nothing there
    is touched. When something is raised, `out` is as it was. Raises KitError `out-other-kit` where
    a kit of another name lies; an OSError becomes a KitError: `out-is-file`, `out-denied`,
    `out-nowhere`, `disk-full` or `out-failed`.
    """
    try:
        old = _record(out) if name else {}
        if old.get("game", name) != name:
            raise KitError("out-other-kit", {"out": str(out), "game": str(old["game"])})
        made = not out.exists()
        out.mkdir(parents=True, exist_ok=True)
        try:
            with tempfile.TemporaryDirectory(prefix=".kit-", dir=out) as work:
                yield Path(work)
                _take_away(out, old)
                for path in sorted(Path(work).rglob("*")):
                    if path.is_file():
                        _flush(path)
                        target = out / path.relative_to(work)
                        target.parent.mkdir(exist_ok=True)
                        path.replace(target)
        finally:
            if made and not any(out.iterdir()):
                out.rmdir()
    except BrokenPipeError:
        # Whoever listens to the progress has gone; the disk is well.
        raise
    except OSError as error:
        raise _as_kit_error(error, out) from error


def _record(out: Path) -> Mapping[str, Any]:
    """The record of the kit in a folder; empty where there is none, or where it is torn."""
    try:
        record = json.loads((out / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        # Then nothing says which files are those of a kit, and all of them stay.
        return {}
    return record if isinstance(record, dict) else {}


def _take_away(out: Path, old: Mapping[str, Any]) -> None:
    """Delete the files of a kit that are as it left them, and the folders that become empty."""
    files = old.get("files", {})
    for name, checksum in files.items() if isinstance(files, dict) else ():
        path = out / str(name)
        inside = path.resolve().is_relative_to(out.resolve())
        if inside and path.is_file() and checksum_of(path) == checksum:
            path.unlink()
            if path.parent != out and not any(path.parent.iterdir()):
                path.parent.rmdir()


def checksum_of(path: Path) -> str:
    """SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _flush(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _as_kit_error(error: OSError, out: Path) -> KitError:
    facts = {"out": str(out)}
    if error.errno in _FULL:
        return KitError("disk-full", facts)
    if error.errno in _DENIED:
        return KitError("out-denied", facts)
    if error.errno in _NO_PLACE:
        return KitError("out-nowhere", facts)
    if isinstance(error, FileExistsError | NotADirectoryError):
        return KitError("out-is-file", facts)
    return KitError("out-failed", {**facts, "reason": error.strerror or str(error)})
