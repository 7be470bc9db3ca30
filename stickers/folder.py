"""The folder of a kit: its files are built aside and put in place once they are proven."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from stickers.faults import KitError

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_DENIED = {errno.EACCES, errno.EPERM, errno.EROFS}
_NO_PLACE = {errno.ENOENT, errno.EINVAL, errno.ENOTSUP, errno.ENAMETOOLONG}
"""Where the system keeps no files, such as /proc, or takes no such name."""


@contextmanager
def building(out: Path) -> Iterator[Path]:
    """Give an empty folder inside `out` to build in; its files move to `out` at a good end.

    It is inside, so that only `out` must be writable and no file crosses to another disk. When
    something is raised, `out` is as it was. An OSError becomes a KitError: `out-is-file`,
    `out-denied`, `out-nowhere`, `disk-full` or `out-failed`.
    """
    try:
        made = not out.exists()
        out.mkdir(parents=True, exist_ok=True)
        try:
            with tempfile.TemporaryDirectory(prefix=".kit-", dir=out) as work:
                yield Path(work)
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
