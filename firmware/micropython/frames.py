"""Lines of the protocol: payloads to bytes and back. See docs/protocol.md."""

LONGEST = 88
TRAILER = 5
START, END, RETURN = 0x24, 0x0A, 0x0D


def crc(data: bytes) -> int:
    """CRC-16/CCITT-FALSE: polynomial 1021, start FFFF."""
    value = 0xFFFF
    for byte in data:
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1 ^ 0x1021 if value & 0x8000 else value << 1) & 0xFFFF
    return value


def frame(payload: str) -> bytes:
    """The line of a payload."""
    data = payload.encode()
    return b"$%s*%04X\r\n" % (data, crc(data))


class FrameReader:
    """Takes bytes one by one; `bad` counts the frames that were begun and cannot be trusted."""

    def __init__(self) -> None:
        self.bad = 0
        self._line = bytearray()
        self._inside = False
        self._closing = False

    def take(self, byte: int) -> str | None:
        """The payload that this byte completes."""
        if byte == START:
            self._start()
        elif not self._inside:
            return None
        elif byte == END:
            return self._finish()
        elif byte == RETURN and not self._closing:
            self._closing = True
        elif self._closing or not 0x20 <= byte <= 0x7E or len(self._line) == LONGEST + TRAILER:
            self._drop()
        else:
            self._line.append(byte)
        return None

    def _start(self) -> None:
        if self._inside:
            self._drop()
        self._inside = True
        self._closing = False
        self._line = bytearray()

    def _drop(self) -> None:
        self._inside = False
        self.bad += 1

    def _finish(self) -> str | None:
        payload, trailer = self._line[:-TRAILER], self._line[-TRAILER:]
        if not payload or trailer != b"*%04X" % crc(payload):
            self._drop()
            return None
        self._inside = False
        return payload.decode()
