"""A table to test a reader on: the host's end of its line, and the hand that lays cards."""

from __future__ import annotations

import select
from collections.abc import Callable
from typing import TypeVar

import serial
from boards import Board

from hardware.companion_messages import Happening, Message, Pong, acknowledge, ping, read_message
from hardware.companion_protocol import PayloadFramer, frame
from hardware.framing import Damage

SLICE_MS = 10
GRACE_S = 0.003
"""How long the system may take to carry bytes from one end of a pseudo-terminal to the other."""
FIRST_PING = 1000
PATIENCE = 600
"""Slices after which an answer comes no more."""

M = TypeVar("M", bound=Message)


class Bench:
    """Time of the reader passes only in `run` and `until`."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._line = serial.Serial(board.port, 115200, timeout=0)
        self._framer = PayloadFramer()
        self._pings = FIRST_PING
        self._seen: set[int] = set()
        self._may_be_torn = False
        self.acknowledging = True
        self.payloads: list[str] = []
        """Everything heard so far, repeats too."""

    def close(self) -> None:
        """Let the line go, and the reader."""
        self._line.close()
        self._board.close()

    def do(self, command: str) -> int:
        """Move a card, cause a fault; the reader's time in milliseconds."""
        if command == "reset":
            self._seen.clear()
            # What it was just saying is cut off in the middle.
            self._may_be_torn = True
        return self._board.command(command)[0]

    def switched_on(self) -> tuple[int, ...]:
        """How often buzzer, motor and light were switched on so far."""
        return tuple(self._board.command("outputs")[1:])

    def send(self, *payloads: str) -> None:
        """Send frames."""
        self.send_bytes(b"".join(frame(payload) for payload in payloads))

    def send_bytes(self, data: bytes) -> None:
        """Send anything at all."""
        self._line.write(data)

    def run(self, milliseconds: int) -> list[Message]:
        """Let time pass; all that the reader said in it, each event once."""
        self._board.command(f"run {milliseconds}")
        self._pings += 1
        number = self._pings
        self.send(ping(number))
        said: list[Message] = []
        for _ in range(PATIENCE):
            said += self._hear()
            if Pong(number) in said:
                said.remove(Pong(number))
                return said
            self._board.command(f"run {SLICE_MS}")
        raise AssertionError("no answer to a ping")

    def until(self, kind: type[M], fits: Callable[[M], bool] = lambda _: True) -> M:
        """Let time pass until the reader says something; that."""
        for _ in range(PATIENCE):
            for message in self._hear():
                if isinstance(message, kind) and fits(message):
                    return message
            self._board.command(f"run {SLICE_MS}")
        raise AssertionError(f"never said: {kind.__name__}")

    def happenings(self, milliseconds: int) -> list[tuple[str, int, str]]:
        """Let time pass; what happened at the places: kind, place, data."""
        said = self.run(milliseconds)
        return [(it.kind, it.place, it.data) for it in said if isinstance(it, Happening)]

    def _hear(self) -> list[Message]:
        said: list[Message] = []
        while select.select([self._line.fileno()], [], [], GRACE_S)[0]:
            for payload in self._framer.feed(self._line.read(4096)):
                if isinstance(payload, Damage):
                    assert self._may_be_torn, payload
                    self._may_be_torn = False
                else:
                    said += self._understood(payload)
            if said:
                break
        return said

    def _understood(self, payload: str) -> list[Message]:
        self.payloads.append(payload)
        message = read_message(payload)
        assert message is not None, payload
        if not isinstance(message, Happening):
            return [message]
        if self.acknowledging:
            self.send(acknowledge(message.sequence))
        is_new = message.sequence not in self._seen
        self._seen.add(message.sequence)
        return [message] if is_new else []
