"""The whole reader: it polls its places, tells the host what changed, and does what it asks."""

from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from frames import FrameReader, frame
from mfrc522 import answers
from outbox import Outbox
from presence import CARD, DEAD, Presence

PROTOCOL = 1
FIRMWARE = "1.0"
BEAT_MS = 1000
ROUND_MS = 20
"""Shortest time between two polls of a place."""
DEAD_RETRY_MS = 250
REFRESH_MS = 10000
"""A chip that sees nothing may have gone deaf: it is started again."""
FIRST_LOOKS = 3
"""Polls of each place before the host hears of anything."""
DIGITS = 9
OUTPUTS = {"BUZZ": "B", "VIB": "V", "LED": "L"}


class Place:
    """One reading point."""

    def __init__(self, chip: object) -> None:
        self.chip = chip
        self.presence = Presence()
        self.version = 0
        self._started = 0

    def start(self) -> None:
        """Start the chip."""
        self.version = self.chip.start()
        self._started = ticks_ms()

    def look(self, lies_elsewhere: object) -> list:
        """Poll the place; what follows from it. A dead chip is looked at now and then only."""
        age = ticks_diff(ticks_ms(), self._started)
        if self.presence.faulty and age < DEAD_RETRY_MS:
            return []
        if self._wants_start(age):
            self.start()
        result, tag = self.chip.poll() if answers(self.version) else (DEAD, b"")
        return self.presence.poll(result, tag, result == CARD and lies_elsewhere(self, tag))

    def _wants_start(self, age: int) -> bool:
        there = self.presence
        if there.faulty or there.silences or there.doubts():
            return True
        return not there.present and age >= REFRESH_MS


class Reader:
    """A reader with the given chips; `players` are its outputs by letter (B, V, L)."""

    def __init__(
        self, name: str, serial: str, boot: int, chips: list, players: dict, send: object
    ) -> None:
        self._name = name
        self._serial = serial
        self._boot = boot
        self._players = players
        self._send = send
        self._places = [Place(chip) for chip in chips]
        self._frames = FrameReader()
        self._outbox = Outbox()
        self._turn = 0
        self._beat = self._round = self._ticked = ticks_ms()
        self._now = 0

    def start(self) -> None:
        """Start the chips, look at every place, and say so."""
        for place in self._places:
            place.start()
        # Cards that lie there already are a state, not events: a reader that starts again in the
        # middle of a game must not seem to see them laid down once more.
        for _ in range(FIRST_LOOKS):
            for place in self._places:
                place.look(self._lies_elsewhere)
        for place in self._places:
            place.presence.collided = False  # still to be told
        self._tell(f"BOOT,{PROTOCOL},{self._boot},{self._versions()}")
        self._beat = self._round = ticks_ms()

    def receive(self, byte: int) -> None:
        """Take a byte of the host."""
        payload = self._frames.take(byte)
        if payload is not None:
            self._do(payload.split(","))

    def step(self) -> None:
        """Do what is due: heartbeat, repeats, feedback, and one poll."""
        now = ticks_ms()
        repeated = self._outbox.due(now)
        if repeated:
            self._tell(repeated)
        if ticks_diff(now, self._beat) >= BEAT_MS:
            self._beat = ticks_add(self._beat, BEAT_MS)
            bad = self._frames.bad
            self._tell(f"HB,{self._clock()},{self._outbox.last},{bad},0")
        for player in self._players.values():
            player.step(now)
        if self._turn == 0:
            if ticks_diff(now, self._round) < ROUND_MS:
                sleep_ms(1)
                return
            self._round = now
        number, place = self._turn + 1, self._places[self._turn]
        for event, tag in place.look(self._lies_elsewhere):
            self._report(event, number, place, tag)
        self._turn = number % len(self._places)

    def _clock(self) -> int:
        # ticks_ms runs over after 12 days on the Pico, the protocol counts on.
        ticks = ticks_ms()
        self._now = (self._now + ticks_diff(ticks, self._ticked)) & 0xFFFFFFFF
        self._ticked = ticks
        return self._now

    def _lies_elsewhere(self, here: Place, tag: bytes) -> bool:
        return any(
            place is not here and not place.presence.faulty and place.presence.present == tag
            for place in self._places
        )

    def _report(self, event: str, number: int, place: Place, tag: bytes) -> None:
        data = f"{place.version:02X}" if event in ("FAULT", "FINE") else written(tag)
        payload = f"{event},{self._outbox.number()},{number},{data},{self._clock()}"
        self._outbox.add(payload, ticks_ms())
        self._tell(payload)

    def _versions(self) -> str:
        return "".join(f"{place.version:02X}" for place in self._places)

    def _tell(self, payload: str) -> None:
        self._send(frame(payload))

    def _do(self, fields: list) -> None:
        if fields[0] == "HELLO":
            self._tell(
                f"HI,{PROTOCOL},{self._name},{FIRMWARE},{self._serial},{self._boot},"
                f"{len(self._places)},{''.join(sorted(self._players)) or '-'},{self._versions()}"
            )
            self._tell_everything()
        elif fields[0] == "SYNC":
            self._tell_everything()
        elif len(fields) > 1 and fields[1].isdigit() and len(fields[1]) <= DIGITS:
            self._do_numbered(fields[0], int(fields[1]), fields[2] if len(fields) > 2 else "")

    def _do_numbered(self, kind: str, number: int, pattern: str) -> None:
        if kind == "ACK":
            self._outbox.acknowledge(number)
        elif kind == "PING":
            self._tell(f"PONG,{number}")
        elif kind in OUTPUTS:
            player = self._players.get(OUTPUTS[kind])
            if player is None:
                self._tell(f"ERR,{number},OUTPUT")
            elif player.play(pattern, ticks_ms()):
                self._tell(f"OK,{number}")
            else:
                self._tell(f"ERR,{number},PATTERN")

    def _tell_everything(self) -> None:
        self._outbox.clear()  # the state says more than the events that led to it
        for number, place in enumerate(self._places, 1):
            lying = "?" if place.presence.faulty else written(place.presence.present)
            self._tell(f"STATE,{self._outbox.last},{number},{lying}")


def written(tag: bytes) -> str:
    """A tag as the protocol writes it."""
    return "".join(f"{byte:02X}" for byte in tag) or "-"
