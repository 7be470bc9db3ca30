"""A claim on a journal: two programs that append to one file would damage it."""

from __future__ import annotations

import errno
import sys
from io import FileIO

_TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})
_FAR_BEHIND = 1 << 40
"""Where the claimed byte lies on Windows, which forbids others to read what is claimed."""


def claim(stream: FileIO) -> bool:
    """Claim an open file until it is closed or the program ends; False if another has it.

    A folder on a network may know no claims: then there is none, and the answer is yes.
    """
    try:
        _lock(stream)
    except OSError as error:
        return error.errno not in _TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(stream: FileIO) -> None:
        stream.seek(_FAR_BEHIND)
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
        stream.seek(0)

else:
    import fcntl

    def _lock(stream: FileIO) -> None:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
