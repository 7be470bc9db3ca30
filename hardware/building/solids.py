"""Solids as values: blocks, prisms, and the file that a printer takes."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

Solid = Any
"""A `manifold3d.Manifold`; that library tells no types."""
Corner = tuple[float, float]
Span = tuple[float, float]
"""From, to."""


def available() -> bool:
    """Tell whether the modules that make solids are installed."""
    return find_spec("manifold3d") is not None and find_spec("trimesh") is not None


def block(x: Span, y: Span, z: Span) -> Solid:
    """What lies between these planes."""
    import manifold3d

    sizes = (x[1] - x[0], y[1] - y[0], z[1] - z[0])
    return manifold3d.Manifold.cube(sizes).translate((x[0], y[0], z[0]))


def prism(corners: list[Corner], z: Span) -> Solid:
    """An outline, counter-clockwise, drawn up from one height to another."""
    import manifold3d

    outline = manifold3d.CrossSection([corners], manifold3d.FillRule.NonZero)
    return manifold3d.Manifold.extrude(outline, z[1] - z[0]).translate((0, 0, z[0]))


def bump(x: float, y: float, z: Span, across: float) -> Solid:
    """A short round pillar, to be felt."""
    import manifold3d

    pillar = manifold3d.Manifold.cylinder(z[1] - z[0], across / 2, across / 2, 32)
    return pillar.translate((x, y, z[0]))


def stl(solid: Solid) -> bytes:
    """A solid as a binary STL file."""
    import trimesh

    mesh = solid.to_mesh()
    body = trimesh.Trimesh(mesh.vert_properties[:, :3], mesh.tri_verts, process=True)
    written: Any = body.export(file_type="stl")
    return bytes(written)
