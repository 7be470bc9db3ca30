"""3D printer: a corner jig, a card stand, and a token for each mark of the kit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stickers import solids
from stickers.draft import Draft
from stickers.faults import Fault, KitError
from stickers.geometry import Box
from stickers.layout import Relief

FOLDER = "3d"
_FIGURE = 14.0
"""Largest side of the figure on a token, mm: shapes with sides of half an inch are recognised."""


def write(draft: Draft, folder: Path) -> tuple[Fault, ...]:
    """Write STL and 3MF of each thing. Raises KitError `no-kits3d` where the extra is missing."""
    if not solids.available():
        raise KitError("no-kits3d")
    out = folder / FOLDER
    out.mkdir()
    sheet = draft.plan.sheet
    made: dict[str, Any] = {
        "corner-jig": solids.corner_jig(*sheet.stuck_size),
        "card-stand": solids.card_stand(),
    }
    for figure, relief in _figures(draft).items():
        made[f"token-{figure}"] = solids.token(relief.parts())
    faults = []
    for name, solid in made.items():
        files = solids.files_of(solid)
        (out / f"{name}.stl").write_bytes(files.stl)
        (out / f"{name}.3mf").write_bytes(files.three_mf)
        if not files.closed:
            faults.append(Fault("not-watertight", {"file": f"{name}.stl"}))
    return tuple(faults)


def _figures(draft: Draft) -> dict[str, Relief]:
    """Each figure of the kit once, around the origin, as large as a token can hold."""
    found: dict[str, Relief] = {}
    for placed in draft.plan.labels:
        for relief in placed.laid.reliefs:
            if relief.figure not in found:
                scale = _FIGURE / max(relief.box.width, relief.box.height)
                wide, high = relief.box.width * scale, relief.box.height * scale
                box = Box(-wide / 2, -high / 2, wide, high)
                found[relief.figure] = Relief(
                    relief.kind, relief.figure, box, relief.ink, relief.artwork
                )
    return found
