"""The program for the Arduino fits, with room to spare."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from boards import avr_program, need

FLASH, MEMORY = 16 * 1024, 1024
"""Half of what an ATmega328P has."""


@pytest.mark.parametrize("places", [1, 3, 9])
def test_it_takes_less_than_half_of_flash_and_memory(places: int, made_in: Path) -> None:
    program = avr_program(places, made_in)
    need("avr-size")
    done = subprocess.run(["avr-size", program], capture_output=True, text=True, check=True)
    text, data, bss = (int(number) for number in done.stdout.splitlines()[1].split()[:3])
    assert text + data < FLASH
    assert data + bss < MEMORY
