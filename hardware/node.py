"""What the system knows of a port's device file, found out without opening it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

_GROUP_MAY = stat.S_IRGRP | stat.S_IWGRP
_LOCK_FOLDERS = (Path("/var/lock"), Path("/run/lock"))


def is_refused(device: str) -> bool:
    """Tell whether this user may not open the node."""
    return os.path.exists(device) and not os.access(device, os.R_OK | os.W_OK)


def group_to_join(device: str) -> str:
    """Name of the group whose members may open the node (`dialout`, `uucp`, `plugdev`).

    Empty if there is none, or if it is the group of the system itself, which nobody should join.
    """
    try:
        import grp

        node = os.stat(device)
        may = node.st_gid != 0 and node.st_mode & _GROUP_MAY == _GROUP_MAY
        return grp.getgrgid(node.st_gid).gr_name if may else ""
    except (ImportError, KeyError, OSError):
        return ""


def is_held(device: str) -> bool:
    """Tell whether another program has locked the node, as far as the system shows it."""
    return _locking_process(device) is not None


def holder(device: str) -> str:
    """Name of the program that locked the node; empty if the system does not show it."""
    process = _locking_process(device)
    if process is None:
        return ""
    try:
        return Path(f"/proc/{process}/comm").read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _locking_process(device: str) -> int | None:
    return _in_lock_table(device) or _in_lock_files(device)


def _in_lock_table(device: str) -> int | None:
    # proc(5): "1: FLOCK ADVISORY WRITE 812 00:05:1234 0 EOF", device and inode of the node.
    try:
        node = os.stat(device)
        table = Path("/proc/locks").read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return None
    place = f"{os.major(node.st_dev):02x}:{os.minor(node.st_dev):02x}:{node.st_ino}"
    for line in table.splitlines():
        words = line.split()
        if place in words and "FLOCK" in words and words[words.index(place) - 1].isdecimal():
            return int(words[words.index(place) - 1])
    return None


def _in_lock_files(device: str) -> int | None:
    # The older habit: a file LCK..ttyACM0 that holds the number of the process.
    for folder in _LOCK_FOLDERS:
        try:
            process = int((folder / f"LCK..{Path(device).name}").read_text(encoding="ascii"))
        except (OSError, ValueError):
            continue
        if Path(f"/proc/{process}").exists():
            return process
    return None
