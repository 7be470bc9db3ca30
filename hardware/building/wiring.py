"""Which wire goes where, for a board and its modules: `wiring` tells it as a value.

The wires of several ends meet in the breadboard: 3.3 volts and ground in two of its long rows, the
lines that modules share in short rows of five holes. A short row serves three modules, and a wire
leads on to the row of the next three.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hardware.building.boards import Board, Pin

GROUP = 3
"""Modules at one short row: of its five holes, two are for the wires that come and go on."""
MODULE_PINS = ("SDA", "SCK", "MOSI", "MISO", "IRQ", "GND", "RST", "3.3V")
"""The pins of an RC522 board, as they are printed, from one end of the row to the other."""
CHANNELS = ((3, 2), (5, 4), (7, 6), (9, 10), (11, 12), (14, 15))
"""Of a 74HC4050: input and output of each channel, by the numbers in its data sheet."""
CHIP_POWER, CHIP_GROUND, CHIP_PINS = 1, 8, 16
_SHARED = ("sck", "mosi", "miso")


@dataclass(frozen=True, slots=True)
class End:
    """Where a wire ends."""

    part: str
    """`board`, `module` with a number, `chip`, `regulator`, `buzzer`; `rail` and `row` are long and
    short rows of the breadboard."""
    pin: Pin
    number: int = 0
    """Of a module, from 1."""


@dataclass(frozen=True, slots=True)
class Wire:
    """A wire."""

    signal: str
    """`power`, `power5`, `ground`, `sck`, `mosi`, `miso`, `select`, `reset`, `buzzer`, `unused`."""
    start: End
    end: End


@dataclass(frozen=True, slots=True)
class Wiring:
    """All wires of a reader, in the order in which they are laid."""

    board: Board
    modules: int
    wires: tuple[Wire, ...]

    @property
    def regulated(self) -> bool:
        """A regulator feeds the modules, as the board alone could not."""
        return _regulated(self.board, self.modules)


def wiring(board: Board, modules: int) -> Wiring:
    """The wires of a board with as many modules as it has pins for. Raises ValueError."""
    if not 1 <= modules <= board.most:
        raise ValueError(modules)
    found = [*_supply(board, modules)]
    if board.shifted:
        found += _chip(modules)
    for first in range(1, modules + 1, GROUP):
        # Three modules are wired wholly before the next three, so that they can be tried.
        group = range(first, min(first + GROUP, modules + 1))
        found += _lines(board, group, modules)
        for number in group:
            found += [
                Wire("ground", _RAIL_GROUND, module_end(number, "GND")),
                Wire("power", _RAIL_POWER, module_end(number, "3.3V")),
                # The reset line is held up, or the module sleeps.
                Wire("reset", _RAIL_POWER, module_end(number, "RST")),
            ]
    found += [
        Wire("buzzer", End("board", board.buzzer), End("buzzer", Pin("", 1, "1"))),
        Wire("ground", _RAIL_GROUND, End("buzzer", Pin("", 2, "2"))),
    ]
    return Wiring(board, modules, tuple(found))


_RAIL_POWER = End("rail", Pin("power", 1, "3.3V"))
_RAIL_GROUND = End("rail", Pin("ground", 2, "GND"))


def module_end(number: int, name: str) -> End:
    """A pin of a module."""
    return End("module", Pin("", MODULE_PINS.index(name) + 1, name), number)


def chip_end(pin: int) -> End:
    """A pin of the level shifter: its rows are counted from the end with the notch."""
    half = CHIP_PINS // 2
    row, place = ("left", pin) if pin <= half else ("right", CHIP_PINS + 1 - pin)
    return End("chip", Pin(row, place, str(pin)))


def _regulated(board: Board, modules: int) -> bool:
    return modules > board.feeds


def _supply(board: Board, modules: int) -> Iterator[Wire]:
    yield Wire("ground", End("board", board.ground), _RAIL_GROUND)
    if not _regulated(board, modules) or board.power5 is None:
        yield Wire("power", End("board", board.power), _RAIL_POWER)
        return
    names = ("VIN", "GND", "OUT")
    five, ground, out = (End("regulator", Pin("", 0, name)) for name in names)
    yield Wire("ground", _RAIL_GROUND, ground)
    yield Wire("power5", End("board", board.power5), five)
    yield Wire("power", out, _RAIL_POWER)


def _chip(modules: int) -> Iterator[Wire]:
    yield Wire("power", _RAIL_POWER, chip_end(CHIP_POWER))
    yield Wire("ground", _RAIL_GROUND, chip_end(CHIP_GROUND))
    # An input that nothing drives wanders, and heats the chip.
    for channel, _ in CHANNELS[2 + modules :]:
        yield Wire("unused", _RAIL_GROUND, chip_end(channel))


def _lines(board: Board, group: Sequence[int], modules: int) -> Iterator[Wire]:
    """What the board and a group of its modules say to each other."""
    channels = iter(CHANNELS)
    for signal, pin in (("sck", board.sck), ("mosi", board.mosi)):
        source = End("board", pin)
        if board.shifted:
            into, out = next(channels)
            yield Wire(signal, source, chip_end(into))
            source = chip_end(out)
        yield from _shared(signal, source, group, modules)
    # A module answers with 3.3 volts, which a board of 5 volts understands.
    yield from _shared("miso", End("board", board.miso), group, modules)
    for number in group:
        source = End("board", board.selects[number - 1])
        if board.shifted:
            into, out = next(channels)
            yield Wire("select", source, chip_end(into))
            source = chip_end(out)
        yield Wire("select", source, module_end(number, "SDA"))


def _shared(signal: str, source: End, group: Sequence[int], modules: int) -> Iterator[Wire]:
    """A line that all modules share: direct for one, through short rows for more."""
    name = signal.upper()
    if modules == 1:
        yield Wire(signal, source, module_end(1, name))
        return
    before, row = group[0] - 1, _row_end(signal, group[0])
    yield Wire(signal, _row_end(signal, before) if before else source, row)
    for number in group:
        yield Wire(signal, row, module_end(number, name))


def _row_end(signal: str, module: int) -> End:
    """The short row where a module meets a line: every second row, from the near end."""
    group, line = (module - 1) // GROUP, _SHARED.index(signal)
    number = 2 * (group * len(_SHARED) + line + 1)
    return End("row", Pin(signal, number, signal.upper()))
