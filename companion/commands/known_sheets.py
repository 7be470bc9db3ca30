"""The label sheets that can be named: those of the program and those the user has imported."""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands.frame import Failure
from companion.commands.home import home
from companion.commands.user_files import keep

if TYPE_CHECKING:
    from stickers.sheets import Sheet


def sheets_folder() -> Path:
    """Where imported sheets are kept, one TOML file a sheet."""
    return home() / "sheets"


def known_sheets() -> tuple[Sheet, ...]:
    """All sheets, ours first. Failure `sheet-file` names a file of the user that is torn."""
    from stickers.sheets import our_sheets

    own = (_read(path) for path in sorted(sheets_folder().glob("*.toml")))
    return (*our_sheets(), *own)


def keep_sheet(sheet: Sheet) -> Path:
    """Keep a sheet in the user's folder; one with the same code is replaced."""
    path = sheets_folder() / f"{sheet.code}.toml"
    fields = asdict(sheet).items()
    # A JSON string, number or boolean is written the same way in TOML.
    keep(path, "".join(f"{name} = {json.dumps(value)}\n" for name, value in fields))
    return path


def _read(path: Path) -> Sheet:
    from stickers.sheets import Sheet, sheet_faults

    try:
        sheet = Sheet(**tomllib.loads(path.read_text(encoding="utf-8")))
        whole = not sheet_faults(sheet)
    except (OSError, TypeError, ValueError) as error:
        raise Failure("error-sheet-file", file=str(path)) from error
    if not whole:
        raise Failure("error-sheet-file", file=str(path))
    return sheet
