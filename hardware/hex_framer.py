"""Frames of 125 kHz readers: STX, ten hex digits, two of their sum, ETX. Pure."""

from __future__ import annotations

from functools import reduce
from operator import xor

from hardware.framing import Damage, Frame, Scan

STX, ETX = 0x02, 0x03
DIGITS = 12
_LINE_END = frozenset(b"\r\n")


def tag_of(digits: str) -> str | None:
    """The tag of ten hex digits and their sum, as `em:0500207B32`; None if they do not fit.

    The sum is the XOR of all five bytes.
    """
    if len(digits) != DIGITS or not all(digit in "0123456789ABCDEFabcdef" for digit in digits):
        return None
    *number, check = bytes.fromhex(digits)
    return f"em:{digits[:10].upper()}" if reduce(xor, number) == check else None


class HexFramer:
    """Takes both framings that are sold: with and without CR LF before the ETX."""

    def __init__(self) -> None:
        self._digits = bytearray()
        self._inside = False

    def feed(self, data: bytes) -> list[Frame]:
        """Take the next bytes; return the frames they complete. The cut of the bytes is free.

        STX always starts afresh, so a lost ETX costs one frame and not two. What stands outside a
        frame is noise of a line that floats, and no damage.
        """
        frames: list[Frame] = []
        for byte in data:
            if byte == STX:
                frames += self.end()
                self._inside = True
            elif byte == ETX and self._inside:
                frames.append(self._closed())
            elif self._inside and byte not in _LINE_END:
                self._digits.append(byte)
                if len(self._digits) > DIGITS:
                    frames += self.end()
        return frames

    def end(self) -> list[Frame]:
        """Give up the frame that was begun."""
        torn = self._inside and self._digits
        frames: list[Frame] = [self._damage()] if torn else []
        self.reset()
        return frames

    def reset(self) -> None:
        """Forget the unfinished frame, as when the reader was pulled out."""
        self._digits.clear()
        self._inside = False

    def _closed(self) -> Frame:
        tag = tag_of(self._digits.decode("latin-1"))
        frame = self._damage() if tag is None else Scan(tag)
        self.reset()
        return frame

    def _damage(self) -> Damage:
        return Damage("torn", "".join(chr(byte) for byte in self._digits if 0x20 <= byte < 0x7F))
