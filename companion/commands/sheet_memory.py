"""The memory of a label sheet: where the last kit stopped, and whether to go on there."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.home import home
from companion.commands.questions import Leaving, ask_yes_no
from companion.commands.user_files import keep

if TYPE_CHECKING:
    from stickers.sheets import Sheet


def memory_file() -> Path:
    """The file with the last used cell of the last sheet of each kind."""
    return home() / "sheets-begun.toml"


def first_cell(sheet: Sheet, start: int | None, go_on: bool | None, *, asks: bool) -> int:
    """The cell to begin with: the one that was given, else the next of a sheet that was begun.

    It goes on there if `go_on` says so, or if it may ask and the answer is yes.
    """
    if start is not None:
        if go_on is not None:
            raise Failure("error-kit-go-on", exit_code=2)
        return start
    used = _begun().get(sheet.code, 0)
    if not 0 < used < sheet.cells or go_on is False or not (go_on or asks):
        return 1
    if go_on is None and not _wanted(sheet, used):
        return 1
    if asks:
        frame.line(frame.words("kit-went-on", next=used + 1))
    return used + 1


def sheet_used(sheet: Sheet, cell: int) -> None:
    """Remember the last cell that a kit has filled on its last sheet."""
    begun = {**_begun(), sheet.code: cell}
    text = "".join(f"{json.dumps(code)} = {used}\n" for code, used in sorted(begun.items()))
    keep(memory_file(), text)


def _wanted(sheet: Sheet, used: int) -> bool:
    question = frame.words("kit-ask-go-on", sheet=sheet.title, used=used, next=used + 1)
    try:
        return ask_yes_no(question)
    except Leaving:
        return False


def _begun() -> dict[str, int]:
    try:
        found = tomllib.loads(memory_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        # Only a convenience: without it a kit begins on a new sheet.
        return {}
    return {code: used for code, used in found.items() if isinstance(used, int)}
