"""The printer profiles of the user: one TOML file a printer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.commands.frame import Failure
from companion.commands.home import home
from companion.commands.user_files import keep

if TYPE_CHECKING:
    from stickers.printers import Profile

_NAME = re.compile(r"[\w-][\w .-]{0,39}")


def printers_folder() -> Path:
    """Where profiles are kept."""
    return home() / "printers"


def checked_name(name: str) -> str:
    """The name, if it can be the name of a file. Failure `printer-name`."""
    if not _NAME.fullmatch(name):
        raise Failure("error-printer-name", exit_code=2, printer=name)
    return name


def printer_called(name: str) -> Profile:
    """Read a profile. Failure `no-such-printer` names all that exist; a bad one is explained."""
    from stickers import KitError
    from stickers.printers import profile_from

    path = printers_folder() / f"{checked_name(name)}.toml"
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, UnicodeDecodeError) as error:
        if path.exists():
            raise Failure("error-kit-profile-torn", printer=str(path)) from error
        known = sorted(item.stem for item in printers_folder().glob("*.toml"))
        if known:
            raise Failure(
                "error-no-such-printer", exit_code=2, printer=name, known=", ".join(known)
            ) from error
        raise Failure("error-no-printer-yet", exit_code=2, printer=name) from error
    try:
        return profile_from(name, text)
    except KitError as error:
        facts: dict[str, Any] = {**error.facts, "printer": str(path)}
        raise Failure(f"error-kit-{error.code}", **facts) from error


def keep_printer(profile: Profile) -> Path:
    """Keep a profile in the user's folder; one with the same name is replaced."""
    from stickers.printers import profile_text

    path = printers_folder() / f"{checked_name(profile.name)}.toml"
    keep(path, profile_text(profile))
    return path
