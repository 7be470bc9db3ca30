"""The wiring as data of WireViz, a program that draws it and lists its wires."""

from __future__ import annotations

import json
from itertools import groupby

from hardware.building.wiring import End, Wire, Wiring

COLOURS = {
    "power": "RD",
    "power5": "OG",
    "ground": "BK",
    "sck": "YE",
    "mosi": "GN",
    "miso": "BU",
    "select": "WH",
    "reset": "PK",
    "buzzer": "VT",
    "unused": "GY",
}
"""Signal -> colour, by the codes of IEC 60757."""


def wireviz_yaml(wiring: Wiring) -> str:
    """The YAML text of a wiring. Wires between the same two parts are one bundle."""
    between = [
        list(wires)
        for _, wires in groupby(sorted(wiring.wires, key=_parts), key=lambda wire: _parts(wire))
    ]
    lines = [f"# {wiring.board.title}, RC522 x {wiring.modules}", "connectors:"]
    for name, ends in _ends(wiring).items():
        lines += [
            f"  {name}:",
            f"    type: {json.dumps(_title(name, wiring))}",
            f"    pins: {json.dumps(list(ends))}",
            f"    pinlabels: {json.dumps(list(ends.values()))}",
        ]
    lines.append("cables:")
    for number, wires in enumerate(between, 1):
        colours = ", ".join(COLOURS[wire.signal] for wire in wires)
        lines += [
            f"  W{number}:",
            "    category: bundle",
            f"    wirecount: {len(wires)}",
            f"    colors: [{colours}]",
        ]
    lines.append("connections:")
    for number, wires in enumerate(between, 1):
        start, end = _parts(wires[0])
        lines += [
            f"  - - {start}: {json.dumps([_pin(wire.start) for wire in wires])}",
            f"    - W{number}: [1-{len(wires)}]",
            f"    - {end}: {json.dumps([_pin(wire.end) for wire in wires])}",
        ]
    return "\n".join(lines) + "\n"


def _parts(wire: Wire) -> tuple[str, str]:
    return part_name(wire.start), part_name(wire.end)


def part_name(end: End) -> str:
    """The name of the part where a wire ends, unique in a wiring."""
    match end.part:
        case "module":
            return f"MODULE{end.number}"
        case "rail":
            return f"RAIL_{end.pin.row}".upper()
        case "row":
            return f"ROW_{end.pin.place}_{end.pin.name}"
        case part:
            return part.upper()


def _pin(end: End) -> str | int:
    """What a pin is called: the number on the part or in the data sheet, else its name."""
    if end.part in ("rail", "row"):
        return 1
    if end.part == "module":
        return end.pin.place
    # WireViz takes figures for numbers, quoted or not.
    return int(end.pin.name) if end.pin.name.isdigit() else end.pin.name


def _ends(wiring: Wiring) -> dict[str, dict[str | int, str]]:
    """Part -> the pins of it that have a wire -> their names."""
    found: dict[str, dict[str | int, str]] = {}
    for end in (end for wire in wiring.wires for end in (wire.start, wire.end)):
        label = (
            end.pin.name if not end.pin.row else f"{end.pin.name} ({end.pin.row} {end.pin.place})"
        )
        found.setdefault(part_name(end), {})[_pin(end)] = label
    return found


def _title(name: str, wiring: Wiring) -> str:
    if name == "BOARD":
        return wiring.board.title
    if name.startswith("MODULE"):
        return "RC522"
    return {"CHIP": "74HC4050", "REGULATOR": "AMS1117-3.3", "BUZZER": "passive buzzer"}.get(
        name, "breadboard"
    )
