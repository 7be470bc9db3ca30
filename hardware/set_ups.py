"""How a scanner is set to USB serial mode: data from `set_ups.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True, slots=True)
class SetUpCode:
    """A code to print and scan."""

    step: str
    """`serial` or `line-end`."""
    command: str
    """In the words of the maker."""

    @property
    def text(self) -> str:
        """What the Code 128 says before its Function 3."""
        return f"~{self.command}."


@dataclass(frozen=True, slots=True)
class SetUp:
    """The way to set up a model, by codes of ours or by names in its booklet."""

    name: str
    title: str
    codes: tuple[SetUpCode, ...] = ()
    names: tuple[str, ...] = ()


@cache
def set_ups() -> Mapping[str, SetUp]:
    """Name of a model -> its way."""
    source = resources.files("hardware") / "set_ups.toml"
    found = tomllib.loads(source.read_text(encoding="utf-8"))
    return {
        name: SetUp(
            name,
            data["title"],
            tuple(SetUpCode(code["step"], code["command"]) for code in data.get("codes", ())),
            tuple(data.get("names", ())),
        )
        for name, data in found.items()
    }


def set_up_of(model: str) -> SetUp | None:
    """The way for a model, by its name or by a maker or a series in its title; None if unknown.

    >>> set_up_of("Tera HW0002").name
    'netum'
    """
    words = set(model.lower().replace(",", " ").split())
    for way in set_ups().values():
        if words & {way.name, *way.title.lower().replace(",", " ").split()}:
            return way
    return None
