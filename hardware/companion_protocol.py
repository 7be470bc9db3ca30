"""Lines of the open reader's protocol: bytes to payloads and back. Pure.

`docs/protocol.md` is its description, `docs/protocol-vectors.toml` holds examples of every frame.
"""

from __future__ import annotations

import binascii
import re

from hardware.framing import Damage

LONGEST_PAYLOAD = 88
"""Characters."""

_TRAILER = 5
_LEGAL = re.compile(rb"[ -#%-~]*")
_PAYLOAD = re.compile(r"[ -#%-~]+")


def crc(payload: bytes) -> int:
    """CRC-16/CCITT-FALSE: polynomial 1021, start FFFF; 29B1 for `123456789`."""
    return binascii.crc_hqx(payload, 0xFFFF)


def frame(payload: str) -> bytes:
    """Make a line of a payload. Raises ValueError if the payload cannot be sent."""
    if not _PAYLOAD.fullmatch(payload) or len(payload) > LONGEST_PAYLOAD:
        raise ValueError(f"no payload: {payload!r}")
    data = payload.encode("ascii")
    return b"$%s*%04X\r\n" % (data, crc(data))


class PayloadFramer:
    """Takes lines apart. Holds at most one unfinished line."""

    def __init__(self) -> None:
        self._line = bytearray()
        self._inside = False

    def feed(self, data: bytes) -> list[str | Damage]:
        """Take the next bytes; return the payloads they complete. The cut of the bytes is free.

        What stands outside a frame is no damage: modems are greeted, bootloaders chatter.
        """
        before, *begun = data.split(b"$")
        found = self._collect(before)
        for piece in begun:
            if self._inside:
                found.append(Damage("torn", self._line.decode("ascii")))
            self._line.clear()
            self._inside = True
            found.extend(self._collect(piece))
        return found

    def reset(self) -> None:
        """Forget the unfinished line, as when the reader was pulled out."""
        self._line.clear()
        self._inside = False

    def _collect(self, piece: bytes) -> list[str | Damage]:
        if not self._inside:
            return []
        self._line += piece
        match = _LEGAL.match(self._line)
        length = match.end() if match else 0
        end = bytes(self._line[length : length + 2])
        if length <= LONGEST_PAYLOAD + _TRAILER and end in (b"", b"\r"):
            return []
        line = bytes(self._line[: min(length, LONGEST_PAYLOAD + _TRAILER)])
        whole = end[:1] == b"\n" or end == b"\r\n"
        self.reset()
        if whole and length == len(line):
            return [_payload(line)]
        return [Damage("torn", line.decode("ascii"))]


def _payload(line: bytes) -> str | Damage:
    payload, trailer = line[:-_TRAILER], line[-_TRAILER:]
    if payload and trailer == b"*%04X" % crc(payload):
        return payload.decode("ascii")
    return Damage("torn", line.decode("ascii"))
