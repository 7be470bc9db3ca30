"""A reader and the computer's side of the talk, with a line between them that damages bytes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import serial
from boards import BOARDS, Board

from companion.readings import Reading
from hardware.companion_link import Link

CARDS = ("04A1B2C3D4E5F6", "04112233445566", "DEADBEEF")
SLICE_MS = 10
DAMAGED = 0.002
"""Of all bytes: about one frame in twelve."""


class Line:
    """The link, the reader, and what happens to the bytes on their way."""

    def __init__(self, board: Board, damaged: float) -> None:
        self._board = board
        self._port = serial.Serial(board.port, 115200, timeout=0.003)
        self._dice = random.Random(5)
        self._damaged = damaged
        self.link = Link("tray")
        self.readings: list[tuple[str, int | None, bool]] = []
        self.link.open(0)

    def close(self) -> None:
        self._port.close()
        self._board.close()

    def do(self, command: str) -> None:
        """Lay a card, take one away."""
        self._board.command(command)

    def run(self, milliseconds: int) -> None:
        """Let time pass on both sides."""
        for _ in range(0, milliseconds, SLICE_MS):
            (now,) = self._board.command(f"run {SLICE_MS}")
            self._port.write(self._spoilt(self.link.outgoing()))
            events = self.link.receive(self._spoilt(self._port.read(4096)), now)
            events += self.link.wait(now)
            for event in events:
                assert isinstance(event, Reading), event
                self.readings.append((event.id, event.place, event.lifted))

    def _spoilt(self, data: bytes) -> bytes:
        return bytes(
            byte ^ (1 << self._dice.randrange(8)) if self._dice.random() < self._damaged else byte
            for byte in data
        )


@pytest.mark.parametrize("kind", ["fake", "core", "avr"], indirect=True)
def test_nothing_is_lost_and_nothing_counts_twice(kind: str, made_in: Path, tmp_path: Path) -> None:
    line = Line(BOARDS[kind](3, made_in, tmp_path), DAMAGED)
    line.run(1_500)
    happened = []
    dice = random.Random(7)
    for _ in range(15):
        place, card = dice.randint(1, 3), dice.choice(CARDS)
        line.do(f"card {place} {card}")
        line.run(dice.randrange(300, 500, SLICE_MS))
        line.do(f"remove {place}")
        line.run(dice.randrange(300, 500, SLICE_MS))
        happened += [(f"nfc:{card}", place, False), (f"nfc:{card}", place, True)]
    line.run(3_000)
    assert line.link.counters.torn > 0
    line.close()
    assert line.readings == happened
