"""Label sheets as data: those that come with the program, and those a user has imported.

`sheets.toml` holds ours; a user's lie in a folder of their own, one TOML file a sheet.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import resources

from stickers.faults import KitError
from stickers.sheets.sheet import ROUND, SMALLEST, Sheet, roll, sheet_faults

__all__ = [
    "ROUND",
    "Sheet",
    "find_sheet",
    "load_sheet",
    "our_sheets",
    "sheet_codes",
    "sheet_faults",
]


_ROLL = re.compile(r"(\d{1,3}(?:[.,]\d{1,2})?)\s?[xX×]\s?(\d{1,3}(?:[.,]\d{1,2})?)")
"""Width and height of a label in mm."""
_LARGEST_ROLL = 200.0
"""No larger label is stuck on a card, mm."""


@cache
def our_sheets() -> tuple[Sheet, ...]:
    """The sheets that come with the program, in the order of their table."""
    text = (resources.files(__name__) / "sheets.toml").read_text(encoding="utf-8")
    return tuple(Sheet(**item) for item in tomllib.loads(text)["sheets"])


def sheet_codes() -> tuple[str, ...]:
    """The codes of our sheets, in alphabetical order."""
    return tuple(sorted(sheet.code for sheet in our_sheets()))


def find_sheet(code: str, sheets: Iterable[Sheet]) -> Sheet:
    """The sheet with that code or title, in any case, or the roll of a size such as `54x25`.

    Raises KitError `unknown-sheet`, which names one that is `near` or `none`, or `roll-size` for a
    label that cannot be.
    """
    size = _ROLL.fullmatch(code.strip())
    if size:
        return _roll(*(float(side.replace(",", ".")) for side in size.groups()))
    wanted, every = _plain(code), tuple(sheets)
    for sheet in every:
        if wanted in (_plain(sheet.code), _plain(sheet.title)):
            return sheet
    raise KitError("unknown-sheet", {"sheet": code, "near": _near(wanted, every)})


def _near(wanted: str, sheets: Sequence[Sheet]) -> str:
    """The code of a sheet whose name holds what is wanted, or is spelt much like it; `none`."""
    names = {_plain(name): sheet.code for sheet in sheets for name in (sheet.code, sheet.title)}
    holding = [code for name, code in names.items() if len(wanted) > 2 and wanted in name]
    alike = get_close_matches(wanted, names, n=1, cutoff=0.75)
    return next(iter([*holding, *(names[name] for name in alike)]), "none")


def _roll(width: float, height: float) -> Sheet:
    sides = (width, height)
    if not all(SMALLEST <= side <= _LARGEST_ROLL for side in sides):
        size = f"{width:g}x{height:g}"
        least, most = int(SMALLEST), int(_LARGEST_ROLL)
        raise KitError("roll-size", {"size": size, "least": least, "most": most})
    return roll(width, height)


def load_sheet(code: str) -> Sheet:
    """One of our sheets by its code. Raises KitError `unknown-sheet`."""
    return find_sheet(code, our_sheets())


def _plain(text: str) -> str:
    return "".join(character for character in text.upper() if character.isalnum())
