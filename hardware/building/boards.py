"""The boards that can be the heart of a reader: data from `boards.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any


@dataclass(frozen=True, slots=True)
class Pin:
    """A place for a wire."""

    row: str
    """The row of pins, in which `place` is counted from 1; empty where a part has one row."""
    place: int
    name: str
    """As it is printed on the part."""


@dataclass(frozen=True, slots=True)
class Board:
    """Where the wires go at a board."""

    name: str
    title: str
    shifted: bool
    """It works with 5 volts, so that a level shifter stands before the modules."""
    feeds: int
    """How many modules its own 3.3 volts feed."""
    power: Pin
    power5: Pin | None
    ground: Pin
    sck: Pin
    mosi: Pin
    miso: Pin
    selects: tuple[Pin, ...]
    buzzer: Pin

    @property
    def most(self) -> int:
        """How many modules it takes."""
        return len(self.selects)


@cache
def boards() -> Mapping[str, Board]:
    """Name of a board -> the board."""
    source = resources.files("hardware.building") / "boards.toml"
    found = tomllib.loads(source.read_text(encoding="utf-8"))
    return {name: _board(name, data) for name, data in found.items()}


def _board(name: str, data: Mapping[str, Any]) -> Board:
    return Board(
        name=name,
        title=data["title"],
        shifted=data["shifted"],
        feeds=data["feeds"],
        power5=Pin(*data["power5"]) if "power5" in data else None,
        selects=tuple(Pin(*pin) for pin in data["select"]),
        **{role: Pin(*data[role]) for role in ("power", "ground", "sck", "mosi", "miso", "buzzer")},
    )
