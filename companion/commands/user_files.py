"""Files of the user: written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from companion.commands.frame import Failure


def keep(path: Path, text: str) -> None:
    """Write a text file whole: to a temporary neighbour first, flushed, then renamed.

    Failure `cannot-keep` when the disk or the folder does not let it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", suffix=".new", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Failure("error-cannot-keep", file=str(path)) from error
