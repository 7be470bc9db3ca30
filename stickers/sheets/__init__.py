"""Label sheets as data: those that come with the program, and those a user has imported.

`sheets.toml` holds ours; a user's lie in a folder of their own, one TOML file a sheet.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources

from stickers.faults import KitError
from stickers.sheets.sheet import ROUND, Sheet, sheet_faults

__all__ = [
    "ROUND",
    "Sheet",
    "find_sheet",
    "load_sheet",
    "our_sheets",
    "sheet_codes",
    "sheet_faults",
]


@cache
def our_sheets() -> tuple[Sheet, ...]:
    """The sheets that come with the program, in the order of their table."""
    text = (resources.files(__name__) / "sheets.toml").read_text(encoding="utf-8")
    return tuple(Sheet(**item) for item in tomllib.loads(text)["sheets"])


def sheet_codes() -> tuple[str, ...]:
    """The codes of our sheets, in alphabetical order."""
    return tuple(sorted(sheet.code for sheet in our_sheets()))


def find_sheet(code: str, sheets: Iterable[Sheet]) -> Sheet:
    """The sheet with that code or title, in any case. Raises KitError `unknown-sheet`."""
    wanted = _plain(code)
    for sheet in sheets:
        if wanted in (_plain(sheet.code), _plain(sheet.title)):
            return sheet
    raise KitError("unknown-sheet", {"sheet": code})


def load_sheet(code: str) -> Sheet:
    """One of our sheets by its code. Raises KitError `unknown-sheet`."""
    return find_sheet(code, our_sheets())


def _plain(text: str) -> str:
    return "".join(character for character in text.upper() if character.isalnum())
