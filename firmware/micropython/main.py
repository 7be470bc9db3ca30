"""The open reader on a Raspberry Pi Pico. Starts by itself when the board gets its supply."""

import select
import sys

import machine
import micropython
import pins
from feedback import Buzzer, Player, Switch
from mfrc522 import Chip
from reader import Reader
from settings import PLACES

STARTS = "starts.txt"
"""Holds the number of the last start."""
BAUD = 4_000_000
"""Of the bus; the chip allows ten million."""


def count_start() -> int:
    """Another number after each start."""
    try:
        with open(STARTS) as file:
            number = (int(file.read()) + 1) & 0xFFFF
    except (OSError, ValueError):
        number = 1  # the very first start, or one that was cut short while writing
    with open(STARTS, "w") as file:
        file.write(str(number))
    return number


def chips() -> list:
    """The chips, all let go before the first of them is spoken to."""
    bus = machine.SPI(
        0,
        baudrate=BAUD,
        sck=machine.Pin(pins.SCK),
        mosi=machine.Pin(pins.MOSI),
        miso=machine.Pin(pins.MISO),
    )
    selects = [machine.Pin(number, machine.Pin.OUT, value=1) for number in pins.SELECTS[:PLACES]]
    return [Chip(bus, pin, PLACES == 1) for pin in selects]


def players() -> dict:
    """The outputs by their letter."""
    return {
        "B": Player(Buzzer(machine.PWM(machine.Pin(pins.BUZZER)))),
        "V": Player(Switch(machine.Pin(pins.MOTOR, machine.Pin.OUT, value=0))),
        "L": Player(Switch(machine.Pin(pins.LIGHT, machine.Pin.OUT, value=0))),
    }


def send(data: bytes) -> None:
    """Send to the host."""
    try:
        sys.stdout.buffer.write(data)
    except OSError:
        return  # nobody listens; events are repeated, and STATE tells the rest


def main() -> None:
    """Read cards until the supply is gone."""
    micropython.kbd_intr(-1)  # a byte 3 on the line is noise, not the wish to stop
    serial = "".join(f"{byte:02X}" for byte in machine.unique_id())
    reader = Reader("OPEN-READER-PICO", serial, count_start(), chips(), players(), send)
    waiting = select.poll()
    waiting.register(sys.stdin, select.POLLIN)
    reader.start()
    while True:
        while waiting.poll(0):
            byte = sys.stdin.buffer.read(1)
            if byte:
                reader.receive(byte[0])
        reader.step()


def is_in_service() -> bool:
    """Whether somebody wants to change the program: a running reader hears no request to stop."""
    return not machine.Pin(pins.SERVICE, machine.Pin.IN, machine.Pin.PULL_UP).value()


if not is_in_service():
    main()
