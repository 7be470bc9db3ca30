"""A PN532 in software: it answers commands as the user manual says, late or badly if wanted."""

from __future__ import annotations

import os
import select
import threading
import tty
from types import TracebackType
from typing import Self

from hardware.pn532_frames import ACK, TO_CHIP

WAKE_BYTE = 0x55


def answer(code: int, *data: int) -> bytes:
    body = bytes((0xD5, code, *data))
    head = bytes((len(body), -len(body) & 0xFF))
    return b"\x00\x00\xff" + head + body + bytes((-sum(body) & 0xFF, 0x00))


class Chip:
    """Cards lie on it as UIDs; it is asleep until it is woken."""

    def __init__(self) -> None:
        self.cards: list[bytes] = []
        self.asleep = True
        self.commands: list[int] = []
        self._heard = bytearray()

    def hear(self, data: bytes) -> bytes:
        """What it sends when these bytes come."""
        if bytes((WAKE_BYTE, WAKE_BYTE)) in data:
            self.asleep = False
        if self.asleep:
            return b""
        self._heard += data
        sent = b""
        while (start := self._heard.find(b"\x00\xff")) >= 0:
            length = self._heard[start + 2] if len(self._heard) > start + 2 else 255
            body = bytes(self._heard[start + 4 : start + 4 + length])
            if len(body) < length:
                break
            del self._heard[: start + 4 + length + 2]
            if body[:1] == bytes((TO_CHIP,)):
                sent += ACK + self._obey(body[1])
        return sent

    def _obey(self, code: int) -> bytes:
        self.commands.append(code)
        match code:
            case 0x02:
                return answer(0x03, 0x32, 0x01, 0x06, 0x07)
            case 0x4A:
                found = self.cards[:2]
                targets = [
                    byte
                    for number, uid in enumerate(found, 1)
                    for byte in (number, 0x00, 0x44, 0x00, len(uid), *uid)
                ]
                return answer(0x4B, len(found), *targets)
            case _:
                return answer(code + 1)


class ChipOnAPort:
    """A chip behind a pseudo-terminal; `delay_s` before its first answer."""

    def __init__(self, chip: Chip, delay_s: float = 0) -> None:
        self._chip = chip
        self._delay_s = delay_s
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.port = os.ttyname(self._slave)
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stopping.set()
        self._thread.join()
        os.close(self._master)
        os.close(self._slave)

    def _run(self) -> None:
        while not self._stopping.is_set():
            if not select.select([self._master], [], [], 0.05)[0]:
                continue
            sent = self._chip.hear(os.read(self._master, 4096))
            if sent and self._delay_s:
                self._stopping.wait(self._delay_s)
                self._delay_s = 0
            os.write(self._master, sent)
