"""The wiring of the open reader agrees with its firmware, keeps 5 volts from the modules, is good
WireViz, and can be followed by touch in both languages."""

from __future__ import annotations

import csv
import io
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from hardware.building.boards import Board, Pin, boards
from hardware.building.parts import parts, parts_csv, parts_text
from hardware.building.wireviz import wireviz_yaml
from hardware.building.wiring import CHANNELS, MODULE_PINS, End, Wiring, wiring
from hardware.building.wiring_table import wiring_table
from hardware.building.words import words

ROOT = Path(__file__).parents[3]
LANGS = ("fr", "en")
WIRINGS = [
    wiring(board, modules) for board in boards().values() for modules in range(1, board.most + 1)
]


def named(wired: Wiring) -> str:
    return f"{wired.board.name}-{wired.modules}"


every_wiring = pytest.mark.parametrize("wired", WIRINGS, ids=named)

# The firmware


def test_each_pin_of_the_pico_is_that_of_its_program() -> None:
    source = (ROOT / "firmware" / "micropython" / "pins.py").read_text(encoding="utf-8")
    found = {
        name: (f"GP{number}", int(pin))
        for name, number, pin in re.findall(r"^(\w+) = (\d+)  # pin (\d+)", source, re.MULTILINE)
    }
    selects = re.findall(r"^    (\d+),  # place \d, pin (\d+)$", source, re.MULTILINE)
    pico = boards()["pico"]
    for role in ("sck", "mosi", "miso", "buzzer"):
        assert numbered(getattr(pico, role)) == found[role.upper()]
    assert [numbered(pin) for pin in pico.selects] == [
        (f"GP{number}", int(pin)) for number, pin in selects
    ]
    assert pico.most == 9


def numbered(pin: Pin) -> tuple[str, int]:
    """Name and number of a pin of the Pico: 1 to 20 on the left, 40 to 21 on the right."""
    return pin.name, pin.place if pin.row == "left" else 41 - pin.place


@pytest.mark.parametrize("name", ["uno", "nano"])
def test_each_pin_of_an_arduino_is_that_of_its_program(name: str) -> None:
    source = (ROOT / "firmware" / "avr" / "pins.h").read_text(encoding="utf-8")
    bus = dict(re.findall(r"(SCK|MISO|MOSI) P\w\d \[(\d+)\]", source))
    selects = re.findall(r"/\* place \d \[(\w+)\] \*/", source)
    buzzer = re.search(r"BUZZER_PIN P\w\d /\* \[(\d+)\]", source)
    board = boards()[name]
    assert buzzer is not None
    assert printed(board.buzzer) == buzzer[1]
    assert {role: printed(getattr(board, role.lower())) for role in bus} == bus
    assert [printed(pin) for pin in board.selects] == selects[: board.most]


def printed(pin: Pin) -> str:
    return pin.name.removeprefix("D")


ROWS_OF_ARDUINOS = {
    "uno": {
        "ten": "SCL SDA AREF GND 13 12 11 10 9 8",
        "eight": "7 6 5 4 3 2 1 0",
        "power": "free IOREF RESET 3.3V 5V GND GND VIN",
    },
    "nano": {
        "left": "D13 3V3 REF A0 A1 A2 A3 A4 A5 A6 A7 5V RST GND VIN",
        "right": "D12 D11 D10 D9 D8 D7 D6 D5 D4 D3 D2 GND RST RX0 TX1",
    },
}
"""As they are printed, counted from the USB socket."""


@pytest.mark.parametrize("name", ["uno", "nano"])
def test_the_pins_of_an_arduino_are_counted_in_the_order_of_its_print(name: str) -> None:
    for pin in pins_of(boards()[name]):
        assert ROWS_OF_ARDUINOS[name][pin.row].split()[pin.place - 1] == pin.name


def pins_of(board: Board) -> tuple[Pin, ...]:
    power = (board.power, board.ground, *((board.power5,) if board.power5 else ()))
    return (*power, board.sck, board.mosi, board.miso, *board.selects, board.buzzer)


# What is joined with what


def nets(wired: Wiring) -> list[set[End]]:
    """The ends that wires join."""
    found: list[set[End]] = []
    for wire in wired.wires:
        joined = {wire.start, wire.end}
        for net in [net for net in found if net & joined]:
            found.remove(net)
            joined |= net
        found.append(joined)
    return found


@every_wiring
def test_each_pin_of_a_module_goes_where_it_must(wired: Wiring) -> None:
    board = wired.board
    for number in range(1, wired.modules + 1):
        joined = {end.pin.name: net for net in nets(wired) for end in net if end.number == number}
        assert set(joined) == set(MODULE_PINS) - {"IRQ"}
        assert joined["RST"] is joined["3.3V"]
        for name, pin in (
            ("GND", board.ground),
            ("MISO", board.miso),
            ("SCK", board.sck),
            ("MOSI", board.mosi),
            ("SDA", board.selects[number - 1]),
        ):
            assert End("board", pin) in behind_the_chip(joined[name], wired)


def behind_the_chip(net: set[End], wired: Wiring) -> set[End]:
    """A net and, where it leaves the level shifter, the net that goes into it."""
    inputs = {str(out): str(into) for into, out in CHANNELS}
    for end in net:
        if end.part == "chip" and end.pin.name in inputs:
            return next(
                other
                for other in nets(wired)
                if any(it.part == "chip" and it.pin.name == inputs[end.pin.name] for it in other)
            )
    return net


@every_wiring
def test_no_module_gets_five_volts(wired: Wiring) -> None:
    """Of a board of 5 volts, only ground, its 3.3 volts and what it hears reach a module."""
    board = wired.board
    harmless = {board.ground, board.miso, board.power}
    for net in nets(wired):
        pins = {end.pin for end in net if end.part == "board"}
        if board.shifted and any(end.part == "module" for end in net):
            assert pins <= harmless
        assert not {board.power, board.power5} <= pins
    assert wired.modules * 26 <= 300
    assert wired.regulated == (wired.modules > board.feeds)


@every_wiring
def test_no_input_of_the_level_shifter_is_left_open(wired: Wiring) -> None:
    used = {end.pin.name for net in nets(wired) for end in net if end.part == "chip"}
    inputs = {str(into) for into, _ in CHANNELS}
    assert inputs <= used if wired.board.shifted else not used


@every_wiring
def test_a_short_row_takes_its_wires(wired: Wiring) -> None:
    for net in nets(wired):
        for end in net:
            ends = [end for wire in wired.wires for end in (wire.start, wire.end)]
            assert end.part != "row" or ends.count(end) <= 5
            assert end.part in ("row", "rail") or ends.count(end) == 1


# WireViz


@every_wiring
def test_wireviz_understands_the_wiring(wired: Wiring) -> None:
    wireviz = pytest.importorskip(
        "wireviz.wireviz", reason="WireViz is missing: pip install wireviz"
    )
    harness: Any = wireviz.parse(wireviz_yaml(wired), return_types="harness")
    ends = [
        (getattr(side, "name", None), pin)
        for cable in harness.cables.values()
        for joint in cable.connections
        for side, pin in (
            (harness.connectors[joint.from_name], joint.from_pin),
            (harness.connectors[joint.to_name], joint.to_pin),
        )
    ]
    assert len(ends) == 2 * len(wired.wires)
    assert len(harness.connectors["MODULE1"].pins) == len(MODULE_PINS) - 1


@pytest.mark.skipif(shutil.which("dot") is None, reason="no drawing without graphviz: install it")
def test_wireviz_draws_the_wiring() -> None:
    wireviz = pytest.importorskip(
        "wireviz.wireviz", reason="WireViz is missing: pip install wireviz"
    )
    drawn: Any = wireviz.parse(wireviz_yaml(WIRINGS[0]), return_types="svg")
    assert "RC522" in drawn
    assert "Raspberry Pi Pico" in drawn


# Text


@every_wiring
@pytest.mark.parametrize("lang", LANGS)
def test_the_table_tells_both_ends_of_every_wire(wired: Wiring, lang: str) -> None:
    text = wiring_table(wired, lang)
    said = words(lang)["wiring"]
    for key in ("one_end", "other_end"):
        assert text.count("\n" + said[key].partition(":")[0].rstrip()) == len(wired.wires)
    assert f" {len(wired.wires)} " in text.splitlines()[-1]
    assert "{" not in text
    # The warning comes before the first wire.
    assert text.index("5 volts") < text.index(said["one_end"].partition(":")[0])


def keys(found: dict[str, Any]) -> set[tuple[str, str]]:
    return {(section, key) for section, said in found.items() for key in said}


def test_both_languages_have_the_same_words() -> None:
    assert keys(words("fr")) == keys(words("en"))


# Parts


@every_wiring
@pytest.mark.parametrize("lang", LANGS)
def test_every_part_is_offered_in_two_choices(wired: Wiring, lang: str) -> None:
    found = parts(wired, lang)
    assert all(part.first and part.second and part.first != part.second for part in found)
    assert found[0].number == wired.modules
    rows = list(csv.reader(io.StringIO(parts_csv(wired, lang))))
    assert [row[1] for row in rows[1:]] == [part.name for part in found]
    assert len({len(row) for row in rows}) == 1
    text = parts_text(wired, lang)
    for part in found:
        assert part.first in text
        assert part.second in text
    shifter = any("74HC4050" in part.first for part in found)
    regulator = any("AMS1117" in part.first for part in found)
    assert (shifter, regulator) == (wired.board.shifted, wired.regulated)


# Nine places


def test_the_modules_of_a_tray_are_laid_three_by_three_on_rows_of_their_own() -> None:
    wired = wiring(boards()["pico"], 9)
    numbers = [max(wire.start.number, wire.end.number) for wire in wired.wires]
    modules = [number for number in numbers if number]
    groups = [{1, 2, 3}, {4, 5, 6}, {7, 8, 9}]
    assert [set(modules[at : at + 21]) for at in (0, 21, 42)] == groups
    for signal in ("sck", "mosi", "miso"):
        rows = {
            wire.start.pin.place
            for wire in wired.wires
            if wire.signal == signal and wire.start.part == "row"
        }
        assert len(rows) == 3


def test_a_tray_is_fed_by_a_regulator_and_its_wires_reach() -> None:
    wired = wiring(boards()["pico"], 9)
    found = {part.name: part for part in parts(wired, "en")}
    assert "regulator" in found
    assert found["ribbon of 40 jumper wires"].number * 40 >= 9 * 7
    assert "30 centimetres" in found["ribbon of 40 jumper wires"].first
