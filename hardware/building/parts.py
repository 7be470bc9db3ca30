"""What to buy for a reader: data from `parts.toml`, as a text and as a table."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from hardware.building.wiring import GROUP, MODULE_PINS, Wiring
from hardware.building.words import words

RIBBON = 40
"""Wires of a ribbon of jumper wires."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part with two choices, in the words of a language."""

    number: int
    name: str
    first: str
    second: str
    look: str
    price: str
    """Empty where no source names one."""


def parts(wiring: Wiring, lang: str) -> tuple[Part, ...]:
    """All that this reader needs."""
    needs = {
        "": True,
        "pico": not wiring.board.shifted,
        "arduino": wiring.board.shifted,
        "regulator": wiring.regulated,
        "near": wiring.modules <= GROUP,
        "tray": wiring.modules > GROUP,
    }
    # Each module has a wire at every pin but one.
    wires = wiring.modules * (len(MODULE_PINS) - 1)
    numbers = {"modules": wiring.modules, "ribbons": -(-wires // RIBBON)}
    return tuple(
        Part(
            number=numbers.get(data["number"], data["number"]),
            name=data["name"][lang],
            first=data["first"][lang],
            second=data["second"][lang],
            look=data["look"][lang],
            price=data.get("price", {}).get(lang, ""),
        )
        for data in _data()
        if needs[data.get("for", "")]
    )


@cache
def _data() -> list[dict[str, Any]]:
    source = resources.files("hardware.building") / "parts.toml"
    found: list[dict[str, Any]] = tomllib.loads(source.read_text(encoding="utf-8"))["part"]
    return found


def parts_text(wiring: Wiring, lang: str) -> str:
    """The list to read, one sentence a line."""
    said = words(lang)["parts"]
    modules = words(lang)["wiring"]["modules"][wiring.modules - 1]
    title = said["title"].format(board=wiring.board.title, modules=modules)
    found = ("\n".join(_lines(part, said)) for part in parts(wiring, lang))
    return "\n\n".join((title, *found)) + "\n"


def _lines(part: Part, said: dict[str, Any]) -> Iterator[str]:
    yield said["number"].format(count=part.number, name=part.name[0].upper() + part.name[1:])
    yield said["first"].format(name=part.first)
    yield said["second"].format(name=part.second)
    yield said["look"].format(look=part.look)
    if part.price:
        yield said["price"].format(price=part.price)


def parts_csv(wiring: Wiring, lang: str) -> str:
    """The list as a table with commas, to open in a spreadsheet."""
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(words(lang)["parts"]["columns"])
    for part in parts(wiring, lang):
        rows.writerow((part.number, part.name, part.first, part.second, part.look, part.price))
    return table.getvalue()
