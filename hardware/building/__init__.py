"""To build the open reader: its parts, its wires, and what is printed for it.

`building_files` makes the texts of a reader: `parts.txt` and `parts.csv`, `wiring.txt` to follow
by touch, `wiring.yml` for WireViz. `print_files` makes the STL files, without support, for a bed of
220 mm: `cradle-tray.stl`, `cradle-cover.stl`, `scanner-stand.stl`, and for a tray of nine places
`row-1.stl` to `row-3.stl`. Both give name -> content.
"""

from __future__ import annotations

from hardware.building.boards import Board, boards
from hardware.building.cradle import Cradle
from hardware.building.measures import BuildError, CardSize
from hardware.building.parts import parts_csv, parts_text
from hardware.building.places import ROWS, row
from hardware.building.scanner_stand import scanner_stand
from hardware.building.solids import available, stl
from hardware.building.wireviz import wireviz_yaml
from hardware.building.wiring import wiring
from hardware.building.wiring_table import wiring_table

__all__ = [
    "Board",
    "BuildError",
    "CardSize",
    "boards",
    "building_files",
    "print_files",
]


def building_files(board: str, modules: int, lang: str) -> dict[str, str]:
    """The texts of a reader with one of `boards()` and one to `Board.most` modules."""
    wired = wiring(boards()[board], modules)
    return {
        "parts.txt": parts_text(wired, lang),
        "parts.csv": parts_csv(wired, lang),
        "wiring.txt": wiring_table(wired, lang),
        "wiring.yml": wireviz_yaml(wired),
    }


def print_files(card: CardSize, *, nine_places: bool) -> dict[str, bytes]:
    """The STL files for cards of a size. Raises BuildError."""
    if not available():
        raise BuildError("no_library")
    cradle = Cradle(card)
    solids = {
        "cradle-tray.stl": cradle.tray(),
        "cradle-cover.stl": cradle.cover(),
        "scanner-stand.stl": scanner_stand(),
    }
    if nine_places:
        solids |= {f"row-{number}.stl": row(cradle, number) for number in range(1, ROWS + 1)}
    return {name: stl(solid) for name, solid in solids.items()}
