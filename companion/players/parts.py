"""What belongs to one game: a module that bears its name, in a package of the players.

It is imported when the first view of that game comes: who plays Skyjo waits for no other game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from companion.games.game import State


def part(package: str, view: State) -> Any:
    """The module of a package for the game of a view: for a `Skyjo`, `skyjo`; None without one."""
    return _module(f"{package}.{type(view).__name__.lower()}")


@cache
def _module(name: str) -> Any:
    return import_module(name) if find_spec(name) is not None else None
