"""Label sheets from a template file of gLabels, the free label program.

The file is XML: a `Template` has a brand, a part number and a page size, one label shape and one
`Layout`. Lengths have a unit, points where there is none. `equiv` gives a template another name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO
from xml.etree import ElementTree

from stickers.faults import Fault, KitError
from stickers.sheets.sheet import ROUND, Sheet, sheet_faults

_MM = {"": 25.4 / 72, "pt": 25.4 / 72, "in": 25.4, "mm": 1.0, "cm": 10.0, "pc": 25.4 / 6}
_LENGTH = re.compile(r"\s*([0-9.]+)\s*(pt|in|mm|cm|pc)?\s*")
_PAGES = {
    "A4": (210.0, 297.0),
    "A5": (148.0, 210.0),
    "US-Letter": (215.9, 279.4),
    "US-Legal": (215.9, 355.6),
}
_LARGEST_FILE = 8_000_000
"""Bytes; the whole database of gLabels is smaller."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What a template file gave."""

    sheets: tuple[Sheet, ...]
    refused: tuple[tuple[str, Fault], ...]
    """Name of a template and why it is no use: a fault whose code begins with `sheet-`."""


def read_templates(path: Path) -> Imported:
    """Read all templates of a file.

    Raises KitError `templates-unreadable` if it cannot be opened, `templates-torn` if it is not
    the XML of gLabels, `templates-empty` if there is no template in it.
    """
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise KitError("templates-torn", {"file": path.name})
        with path.open("rb") as file:
            found = list(_templates(file, path.name))
    except OSError as error:
        raise KitError("templates-unreadable", {"file": str(path)}) from error
    if not found:
        raise KitError("templates-empty", {"file": path.name})
    return _sorted_out(found, path.name)


def _templates(file: IO[bytes], name: str) -> Iterator[ElementTree.Element]:
    try:
        root = ElementTree.parse(file).getroot()
    except ElementTree.ParseError as error:
        raise KitError("templates-torn", {"file": name}) from error
    for item in root.iter():
        item.tag = item.tag.rpartition("}")[2]
    yield from root.iter("Template")


def _sorted_out(found: list[ElementTree.Element], file: str) -> Imported:
    sheets: dict[str, Sheet] = {}
    refused = []
    for item in found:
        title = f"{item.get('brand', '')} {item.get('part', '')}".strip() or file
        try:
            sheet = _sheet(item, title, sheets)
            faults = sheet_faults(sheet)
        except _Unusable as why:
            refused.append((title, why.fault))
            continue
        except (KeyError, StopIteration, ValueError):
            refused.append((title, Fault("sheet-torn")))
            continue
        if faults:
            refused.append((title, faults[0]))
        else:
            sheets[sheet.code] = sheet
    return Imported(tuple(sheets.values()), tuple(refused))


class _Unusable(Exception):
    """A template that is whole, but no sheet of rectangles or rounds."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.fault = Fault(code)


def _sheet(item: ElementTree.Element, title: str, known: Mapping[str, Sheet]) -> Sheet:
    code = _code(title)
    if "equiv" in item.attrib:
        like = known.get(_code(f"{item.get('brand', '')} {item.attrib['equiv']}"))
        if like is None:
            raise _Unusable("sheet-like")
        return replace(like, code=code, title=title)
    shape, wide, high = _label(item)
    page = _PAGES.get(item.get("size", "")) or (
        _length(item.attrib["width"]),
        _length(item.attrib["height"]),
    )
    layout = next(item.iter("Layout")).attrib
    return Sheet(
        code=code,
        title=title,
        source="gLabels",
        confidence="B",
        page_width=page[0],
        page_height=page[1],
        columns=int(layout["nx"]),
        rows=int(layout["ny"]),
        label_width=wide,
        label_height=high,
        left=_length(layout["x0"]),
        top=_length(layout["y0"]),
        pitch_x=_length(layout["dx"]),
        pitch_y=_length(layout["dy"]),
        shape=shape,
    )


def _label(item: ElementTree.Element) -> tuple[str, float, float]:
    rectangle, circle = item.find("Label-rectangle"), item.find("Label-round")
    if rectangle is not None:
        sides = rectangle.attrib
        return "rectangle", _length(sides["width"]), _length(sides["height"])
    if circle is not None:
        across = round(2 * _length(circle.attrib["radius"]), 3)
        return ROUND, across, across
    raise _Unusable("sheet-shape")


def _code(title: str) -> str:
    return re.sub(r"[^A-Z0-9]+", "-", title.upper()).strip("-")


def _length(text: str) -> float:
    match = _LENGTH.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return round(float(match[1]) * _MM[match[2] or ""], 3)
