"""What belongs to one game: a module that bears the name of the game, in a package for all of them.

It is imported when it is first needed: who plays Skyjo waits for no other game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@cache
def part(package: str, game: str) -> Any:
    """The module of a package for a game; None where the package has none."""
    name = f"{package}.{game}"
    return import_module(name) if find_spec(name) is not None else None
