"""The reader chip MFRC522 at one place: started, and asked what lies there.

Register numbers and values: NXP data sheet MFRC522, chapters 8 and 9.
"""

from time import sleep_ms, ticks_diff, ticks_ms

from presence import CARD, COLLISION, DEAD, GARBLED, NOTHING

COMMAND, COM_IRQ, ERROR, FIFO_DATA, FIFO_LEVEL = 0x01, 0x04, 0x06, 0x09, 0x0A
BIT_FRAMING, COLL, TX_CONTROL, TIMER_MODE, VERSION = 0x0D, 0x0E, 0x14, 0x2A, 0x37
IDLE, TRANSCEIVE, RESET = 0x00, 0x0C, 0x0F
ANTENNA_ON, ANTENNA_OFF, TIMER_AUTO = 0x83, 0x80, 0x80
SETTINGS = (
    (0x12, 0x00),  # 106 kbit/s both ways, checksums are ours
    (0x13, 0x00),
    (0x24, 0x26),
    (TIMER_MODE, TIMER_AUTO),
    (0x2B, 0xA9),  # ticks of 25 us
    (0x2C, 0x00),
    (0x2D, 0x4F),  # 80 ticks = 2 ms
    (0x15, 0x40),
    (0x11, 0x3D),
    (TX_CONTROL, ANTENNA_OFF),
)
NO_CHIP = 0xFF
"""What an empty bus reads; no register that is asked here can hold it."""
WAKE_UP = b"\x52"
LEVELS = (0x93, 0x95)
CASCADE_TAG = 0x88
SAK_MORE = 0x04
RESET_MS = 50
DEAD_MS = 40
FIELD_MS = 6
"""ISO 14443-3: a card is ready 5 ms after the field has come up."""


class Trouble(Exception):
    """An exchange went wrong; the result of the poll that it stands for."""

    def __init__(self, result: int) -> None:
        super().__init__(result)
        self.result = result


def answers(version: int) -> bool:
    """Whether a version is that of a chip; an empty bus reads as one of these."""
    return version not in (0x00, NO_CHIP)


def crc_a(data: bytes) -> bytes:
    """CRC_A of ISO 14443-3, low byte first."""
    value = 0x6363
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0x8408 if value & 1 else 0)
    return bytes((value & 0xFF, value >> 8))


class Chip:
    """One chip. `alone`: no other shares the table with it, so its antenna may stay on."""

    def __init__(self, bus: object, select: object, alone: bool) -> None:
        self._bus = bus
        self._select = select
        self._alone = alone
        self._two = bytearray(2)

    def start(self) -> int:
        """Reset the chip and set it up; its version."""
        version = self._read(VERSION)
        if not answers(version):
            return version
        self._write(COMMAND, RESET)
        began = ticks_ms()
        while self._read(COMMAND) & 0x10 and ticks_diff(ticks_ms(), began) < RESET_MS:
            sleep_ms(1)
        for register, value in SETTINGS:
            self._write(register, value)
        return version

    def poll(self) -> tuple:
        """Result of a poll, and the number of the card."""
        if not answers(self._read(VERSION)):
            return DEAD, b""
        if self._read(TX_CONTROL) != ANTENNA_ON:
            self._write(TX_CONTROL, ANTENNA_ON)
            sleep_ms(FIELD_MS)
        self._write(COLL, 0)
        try:
            return self._ask()
        except Trouble as trouble:
            return trouble.result, b""
        finally:
            if not self._alone:
                self._write(TX_CONTROL, ANTENNA_OFF)

    def _ask(self) -> tuple:
        if not self._wakes():
            return NOTHING, b""
        tag = b""
        for level in LEVELS:
            part, more = self._read_level(level)
            if not more:
                self._halt()
                return CARD, tag + part
            if part[0] != CASCADE_TAG:
                break
            tag += part[1:]
        raise Trouble(GARBLED)

    def _wakes(self) -> bool:
        # A card that was interrupted in the middle of its number takes the first call as an error
        # and answers the second.
        return any(self._exchange(WAKE_UP, 2, 7) is not None for _ in range(2))

    def _read_level(self, level: int) -> tuple:
        part = self._answer(bytes((level, 0x20)), 5)
        if part[0] ^ part[1] ^ part[2] ^ part[3] ^ part[4]:
            raise Trouble(GARBLED)
        select = bytes((level, 0x70)) + part
        sak = self._answer(select + crc_a(select), 3)
        more = bool(sak[0] & SAK_MORE)
        if sak[1:] != crc_a(sak[:1]) or (level == LEVELS[0] and more != (part[0] == CASCADE_TAG)):
            raise Trouble(GARBLED)
        return part[:4], more

    def _answer(self, data: bytes, expected: int) -> bytes:
        # Silence after the first answer is an error: a card is there.
        answer = self._exchange(data, expected)
        if answer is None:
            raise Trouble(GARBLED)
        return answer

    def _halt(self) -> None:
        # A card left awake would hear neither the next call nor the one after. Silence is the
        # right answer to this.
        data = b"\x50\x00"
        try:
            self._exchange(data + crc_a(data), 0)
        except Trouble as trouble:
            if trouble.result == DEAD:
                raise

    def _exchange(self, data: bytes, expected: int, last_bits: int = 0) -> bytes | None:
        """Send bytes to a card; its answer, None for silence. Raises Trouble."""
        self._write(COMMAND, IDLE)
        self._write(COM_IRQ, 0x7F)
        self._write(FIFO_LEVEL, 0x80)
        self._write(FIFO_DATA, data)
        self._write(COMMAND, TRANSCEIVE)
        self._write(BIT_FRAMING, 0x80 | last_bits)
        answered = self._wait()
        self._write(BIT_FRAMING, 0)
        if not answered:
            return None
        error = self._read(ERROR)
        if error == NO_CHIP:
            raise Trouble(DEAD)
        if error & 0x08:
            raise Trouble(COLLISION)
        if error & 0x13 or self._read(FIFO_LEVEL) != expected:
            raise Trouble(GARBLED)
        return bytes(self._read(FIFO_DATA) for _ in range(expected))

    def _wait(self) -> bool:
        began = ticks_ms()
        while ticks_diff(ticks_ms(), began) < DEAD_MS:
            signs = self._read(COM_IRQ)
            if signs == NO_CHIP:
                break
            if signs & 0x30:
                return True
            if signs & 0x01:
                return False
        raise Trouble(DEAD)

    def _write(self, register: int, value: int | bytes) -> None:
        data = value if isinstance(value, bytes) else bytes((value,))
        self._select(0)
        self._bus.write(bytes((register << 1,)) + data)
        self._select(1)

    def _read(self, register: int) -> int:
        self._two[0] = 0x80 | register << 1
        self._two[1] = 0
        self._select(0)
        self._bus.write_readinto(self._two, self._two)
        self._select(1)
        return self._two[1]
