"""Things to print in three dimensions: a jig for the corner of a card, a stand, tactile tokens.

Needs the optional extra `kits3d` (manifold3d, trimesh): `available()` tells whether it is there.
Lengths in mm, z upwards, every solid stands on z = 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from math import cos, pi, sin
from typing import Any

from stickers.outlines import Circle, Outline, Part
from stickers.three_mf import three_mf

WALL = 3.0
FLOOR = 2.0
_RIM = 1.2
"""Height of the walls above the floor: more than a card, less than would hide it from a finger."""
_BEYOND = 22.0
"""How far the jig reaches past the label, so that the card lies on it and cannot turn."""
TOKEN = 26.0
"""Diameter of a token."""
TOKEN_RELIEF = 1.0
"""Height of the figure on a token: 0.9 mm was rated best by blind readers."""
_STAND = (80.0, 30.0, 16.0)
"""Width, depth, height of the card stand."""
_SLOT = 1.4
"""Width of its slot: a card with labels on it, and a little air."""
_LEAN = 15.0
"""Degrees by which a card in the stand leans back."""
_SEGMENTS = 48


def available() -> bool:
    """Tell whether the modules that make solids are installed."""
    return find_spec("manifold3d") is not None and find_spec("trimesh") is not None


def corner_jig(label_width: float, label_height: float) -> Any:
    """A plate with two walls: the corner of a card is pushed into them, then the label."""
    wide, deep = label_width + _BEYOND + WALL, label_height + _BEYOND + WALL
    floor = _block(wide, deep, FLOOR)
    left = _block(WALL, deep, FLOOR + _RIM)
    top = _block(wide, WALL, FLOOR + _RIM).translate((0, deep - WALL, 0))
    # Notches show the finger where the label ends, on both walls.
    notch = _block(1.6, WALL + 0.2, _RIM + 1)
    across = notch.translate((WALL + label_width - 0.8, deep - WALL - 0.1, FLOOR))
    flat = _block(WALL + 0.2, 1.6, _RIM + 1)
    down = flat.translate((-0.1, deep - WALL - label_height - 0.8, FLOOR))
    return floor + left + top - across - down


def card_stand() -> Any:
    """A block with a leaning slot that holds a hand of cards upright."""
    wide, deep, high = _STAND
    slot = _block(wide + 2, _SLOT, high * 2).rotate((_LEAN, 0, 0))
    return _block(wide, deep, high) - slot.translate((-1, deep / 2, 5))


def token(parts: tuple[Part, ...]) -> Any:
    """A round token with a figure on it; the figure stands around the origin, y downwards."""
    import manifold3d

    disc = manifold3d.Manifold.cylinder(FLOOR, TOKEN / 2, TOKEN / 2, _SEGMENTS)
    # It is flat at the bottom of the figure, so that a finger knows which way up.
    flat = _block(TOKEN, 4, FLOOR * 3).translate((-TOKEN / 2, -TOKEN / 2 - 2, -FLOOR))
    solid = disc - flat
    for part in parts:
        section = _section(part.outer)
        if part.hole:
            section -= _section(part.hole)
        # It reaches into the token, so that both are one body.
        solid += manifold3d.Manifold.extrude(section, TOKEN_RELIEF + 0.5).translate(
            (0, 0, FLOOR - 0.5)
        )
    return solid


@dataclass(frozen=True, slots=True)
class SolidFiles:
    """A solid in the two formats that printers take."""

    stl: bytes
    three_mf: bytes
    closed: bool
    """Whether its surface has no hole and it has a volume."""


def files_of(solid: Any) -> SolidFiles:
    """A solid as binary STL and as 3MF."""
    import trimesh

    mesh = solid.to_mesh()
    body = trimesh.Trimesh(mesh.vert_properties[:, :3], mesh.tri_verts, process=True)
    stl: Any = body.export(file_type="stl")
    return SolidFiles(
        stl=stl,
        three_mf=three_mf(body.vertices.tolist(), body.faces.tolist()),
        closed=bool(body.is_watertight and body.volume > 0),
    )


def _block(wide: float, deep: float, high: float) -> Any:
    import manifold3d

    return manifold3d.Manifold.cube((wide, deep, high))


def _section(outline: Outline) -> Any:
    import manifold3d

    if isinstance(outline, Circle):
        turns = [2 * pi * step / _SEGMENTS for step in range(_SEGMENTS)]
        corners = [
            (outline.x + outline.radius * cos(turn), -outline.y + outline.radius * sin(turn))
            for turn in turns
        ]
    else:
        corners = [(x, -y) for x, y in outline.corners]
    return manifold3d.CrossSection([corners], manifold3d.FillRule.NonZero)
