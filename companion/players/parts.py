"""The part of a package of the players that belongs to the game of a view."""

from __future__ import annotations

from typing import Any

from companion import parts
from companion.games.game import State


def part(package: str, view: State) -> Any:
    """The module of a package for the game of a view: for a `Skyjo`, `skyjo`; None without one."""
    return parts.part(package, type(view).__name__.lower())
