"""Stands in for the hardware of a Pico: `machine` and the clock, served by the simulated board.

Run by MicroPython, which the board starts. The first argument is the folder of the program.
"""

import sys
import time as real_time

_to_board = open(4, "wb")  # noqa: SIM115 - open for as long as the board has power
_from_board = open(3, "rb")  # noqa: SIM115


def _ask(request: bytes, count: int) -> bytes:
    _to_board.write(request)
    answer = b""
    while len(answer) < count:
        piece = _from_board.read(count - len(answer))
        if not piece:
            sys.exit()
        answer += piece
    return answer


class Pin:
    """A pin; those the board knows are chip selects and outputs."""

    IN, OUT, PULL_UP = 0, 1, 1

    def __init__(self, number: int, mode: int = OUT, pull: int = 0, value: int = 0) -> None:
        self.number = number
        if mode == self.OUT:
            self.value(value)

    def value(self, level: int | None = None) -> int:
        """Set the level, or tell that of a pin to which nothing is wired but the pull-up."""
        if level is not None:
            _to_board.write(bytes((ord("p"), self.number, int(level))))
        return 1

    __call__ = value


class PWM:
    """A tone on a pin."""

    def __init__(self, pin: Pin) -> None:
        self._pin = pin

    def freq(self, hertz: int) -> None:
        """Heard by nobody here."""

    def duty_u16(self, duty: int) -> None:
        """Sound, or be silent."""
        self._pin.value(duty > 0)


class SPI:
    """The bus."""

    def __init__(self, number: int, baudrate: int, sck: Pin, mosi: Pin, miso: Pin) -> None:
        pass

    def write(self, data: bytes) -> None:
        """Send bytes."""
        _ask(bytes((ord("x"), len(data))) + data, len(data))

    def write_readinto(self, data: bytes, answer: bytearray) -> None:
        """Send bytes and keep those that come back."""
        answer[:] = _ask(bytes((ord("x"), len(data))) + data, len(data))


def unique_id() -> bytes:
    """The number of the board."""
    return b"\xe6\x61\x00\x01"


class Clock:
    """The board's time in the place of the real one."""

    ticks_add = staticmethod(real_time.ticks_add)
    ticks_diff = staticmethod(real_time.ticks_diff)

    @staticmethod
    def ticks_ms() -> int:
        """Milliseconds since the start."""
        return int.from_bytes(_ask(b"t", 4), "little")

    @staticmethod
    def sleep_ms(milliseconds: int) -> None:
        """Come back when that time has passed on the board."""
        _ask(bytes((ord("z"), milliseconds)), 1)


class Machine:
    """The module `machine`."""

    Pin = Pin
    PWM = PWM
    SPI = SPI
    unique_id = staticmethod(unique_id)


sys.modules["machine"] = Machine
sys.modules["time"] = Clock
sys.path.insert(0, sys.argv[1])
__import__("main")
