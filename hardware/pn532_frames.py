"""Frames of the PN532 on a serial line: bytes to answers and back. Pure.

NXP user manual UM0701-02, section 6.2: `00 00 FF LEN LCS`, then D4 (to the chip) or D5 (from it)
and data, DCS, 00; LEN and LCS add up to 0, so do all bytes from D4 or D5 to DCS (modulo 256).
"""

from __future__ import annotations

from dataclasses import dataclass

START = b"\x00\xff"
ACK = b"\x00\x00\xff\x00\xff\x00"
WAKE = b"\x55\x55" + bytes(14)
"""Wakes the chip; the zeros give it the time to start."""
TO_CHIP, FROM_CHIP = 0xD4, 0xD5
_HEAD = 4
"""Bytes of START, LEN and LCS."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the chip says to a command."""

    code: int
    """Code of the command plus one."""
    data: bytes


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """The chip has understood a command and works at it."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A frame whose sums are wrong, or an error frame of the chip."""


Heard = Answer | Acknowledged | Broken


def command(code: int, *data: int) -> bytes:
    """The frame of a command."""
    body = bytes((TO_CHIP, code, *data))
    head = bytes((len(body), -len(body) & 0xFF))
    return b"\x00" + START + head + body + bytes((-sum(body) & 0xFF, 0))


class ChipFramer:
    """Takes the answers of the chip apart; noise between them is passed over."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def reset(self) -> None:
        """Forget what has come of a frame."""
        self._bytes.clear()

    def feed(self, data: bytes) -> list[Heard]:
        """Take the next bytes; return the frames they complete. The cut of the bytes is free."""
        self._bytes += data
        heard: list[Heard] = []
        while self._to_start():
            length, check = self._bytes[2], self._bytes[3]
            if (length, check) in ((0x00, 0xFF), (0xFF, 0x00)):
                # The acknowledgement, and the refusal.
                heard.append(Broken() if length else Acknowledged())
                del self._bytes[:_HEAD]
            elif (length + check) & 0xFF:
                heard.append(Broken())
                del self._bytes[: len(START)]
            elif len(self._bytes) <= _HEAD + length:
                break
            else:
                heard.append(self._cut(length))
        return heard

    def _to_start(self) -> bool:
        """Drop what comes before the next frame; tell whether its head is there."""
        found = self._bytes.find(START)
        if found < 0:
            # The last byte may begin the next frame.
            del self._bytes[:-1]
            return False
        del self._bytes[:found]
        return len(self._bytes) >= _HEAD

    def _cut(self, length: int) -> Heard:
        body = bytes(self._bytes[_HEAD : _HEAD + length])
        if (sum(body) + self._bytes[_HEAD + length]) & 0xFF:
            # The length itself may be what is wrong: the next frame may lie inside.
            del self._bytes[: len(START)]
            return Broken()
        del self._bytes[: _HEAD + length + 1]
        if len(body) < 2 or body[0] != FROM_CHIP:
            # 7F, the chip's error frame, or an echo of our own command.
            return Broken()
        return Answer(body[1], body[2:])
