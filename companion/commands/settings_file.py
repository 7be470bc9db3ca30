"""The settings file of the user, read whenever somebody asks and never longer than it is true."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from companion.commands.home import home
from companion.settings import Settings, SettingsError, parse


def settings_path() -> Path:
    """Where settings are kept; the file may not exist yet."""
    return home() / "settings.toml"


def read_settings() -> Settings:
    """The settings of the user, plain ones where nothing was ever chosen.

    Raises SettingsError for a damaged file, OSError for one that cannot be opened.
    """
    path = settings_path()
    try:
        stamp = path.stat()
    except FileNotFoundError:
        return Settings()
    return _parsed(path, (stamp.st_mtime_ns, stamp.st_size, stamp.st_ino))


def settings_or_plain() -> Settings:
    """The settings of the user, plain ones where the file is damaged."""
    try:
        return read_settings()
    except (SettingsError, OSError):
        return Settings()


@lru_cache(maxsize=1)
def _parsed(path: Path, stamp: tuple[int, int, int]) -> Settings:
    """`stamp` changes whenever the file does."""
    try:
        return parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise SettingsError("torn", line=0) from error
