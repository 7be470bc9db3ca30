"""Files of the user: written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.commands.frame import Failure

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_DENIED = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def keep(path: Path, content: str | bytes) -> None:
    """Write a file into a folder of the program's own, which is made where it is missing.

    A text is written as UTF-8. Whoever reads the file at any moment finds the old one or the new
    one, whole. Failure when the disk or the folder does not let it, or what lies there is no file.
    """
    with _explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _check_file(path)
        _write_whole(path, content)


def keep_named(path: Path, content: str | bytes) -> None:
    """Write a file at a path that the user named, as `keep` does.

    Failure too when its folder is not there: that is a slip of the keyboard more often than a wish.
    """
    check_named(path)
    with _explained(path):
        _write_whole(path, content)


def check_same_kind(path: Path, is_kind: Callable[[str], bool]) -> None:
    """Make sure that a file at a path that the user named may be replaced.

    Failure, beside those of `check_named`, when it holds anything but what `is_kind` knows: a slip
    in a name must not cost a journal, or a deck of one's own.
    """
    check_named(path)
    with _explained(path):
        text = path.read_bytes().decode(errors="replace") if path.exists() else ""
    if text.strip() and not is_kind(text):
        raise Failure("error-other-content", path=str(path))


def check_named(path: Path) -> None:
    """Make sure that a file can be meant by a path that the user named; nothing is written.

    Failure when its folder is not there, or something lies there that is no file.
    """
    with _explained(path):
        folder = _followed(path).parent
        if not folder.is_dir():
            raise Failure("error-no-folder", path=str(folder))
        _check_file(path)


def _check_file(path: Path) -> None:
    """A device or a pipe must not be replaced by a file, and might take the text for ever."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise Failure("error-not-a-file", path=str(path))
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def _write_whole(path: Path, content: str | bytes) -> None:
    """Write to a temporary neighbour, flush, then rename.

    A new file gets the usual permissions, one that is replaced hands its own on.
    """
    data = content.encode() if isinstance(content, str) else content
    target = _followed(path)
    neighbour = target.with_name(f".{secrets.token_hex(8)}.new")
    try:
        with neighbour.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            neighbour.chmod(stat.S_IMODE(target.stat().st_mode))
        neighbour.replace(target)
    except BaseException:
        neighbour.unlink(missing_ok=True)
        raise


def _followed(path: Path) -> Path:
    """The file itself where the path is a link to it: the link stays."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        named = str(path)
        if error.errno in _FULL:
            raise Failure("error-disk-full", path=named) from error
        if error.errno in _DENIED:
            raise Failure("error-no-permission", path=named) from error
        if error.errno == errno.EISDIR:
            raise Failure("error-is-folder", path=named) from error
        raise Failure("error-cannot-keep", file=named) from error
