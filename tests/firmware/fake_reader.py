"""A reader in plain Python, made from the description of the protocol alone.

It has no radio and no chips: cards lie or do not lie, and the faults of radio do nothing to it.
"""

from __future__ import annotations

import os
import re
import tty
from dataclasses import dataclass, field

from hardware.companion_protocol import PayloadFramer, frame

STEP_MS = 5
REPEAT_MS = 200
REPEATS = 3
ROOM = 8
NOTICED_MS = 40
LIFTED_MS = 60
"""How long a change at a place takes to be noticed."""
OUTPUTS = ("BUZZ", "VIB", "LED")
PATTERNS = {"YES": 1, "NO": 2, "WHICH": 1}
NUMBER = re.compile("[0-9]{1,9}")
RADIO = ("noise", "ghost", "deaf", "faint")


@dataclass
class Place:
    """One reading point."""

    cards: list[str] = field(default_factory=list)
    changed: int = 0
    told: str = ""
    crowded: bool = False
    dead: bool = False
    told_dead: bool = False
    version: str = "92"


@dataclass
class Waiting:
    """An event that is not acknowledged."""

    sequence: int
    payload: str
    sent: int
    repeats: int = 0


class FakeReader:
    """The reader, at the end of a pseudo-terminal. Obeys the commands of the simulated boards."""

    def __init__(self, places: int) -> None:
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        self.port = os.ttyname(self._slave)
        self._places = [Place() for _ in range(places)]
        self._boot = 0
        self._switched_on = [0, 0, 0]
        self._running = False
        self._reset()

    def command(self, line: str) -> list[int]:
        """Obey; milliseconds since the start, and after `outputs` how often each was on."""
        word, *fields = line.split()
        if word == "run":
            self._run(int(fields[0]))
        elif word == "reset":
            self._reset()
        elif word not in ("outputs", *RADIO):
            self._stage(word, self._places[int(fields[0]) - 1], fields[1:])
        return [self._now, *(self._switched_on if word == "outputs" else [])]

    def close(self) -> None:
        """Leave nothing behind."""
        os.close(self._slave)
        os.close(self._master)

    def _reset(self) -> None:
        self._now = 0
        self._last = 0
        self._bad = 0
        self._waiting: list[Waiting] = []
        self._framer = PayloadFramer()
        self._running = False

    def _stage(self, word: str, place: Place, fields: list[str]) -> None:
        place.changed = self._now
        match word:
            case "card":
                place.cards.append(fields[0])
            case "remove":
                place.cards.clear()
            case "dead" | "alive":
                place.dead = word == "dead"
            case "version":
                place.version = fields[0]

    def _run(self, milliseconds: int) -> None:
        if not self._running:
            self._start()
        end = self._now + milliseconds
        while self._now < end:
            self._now += 1
            if self._now % STEP_MS == 0:
                self._step()

    def _start(self) -> None:
        self._running = True
        self._boot += 1
        for place in self._places:
            place.told = "" if len(place.cards) != 1 else place.cards[0]
            place.crowded = False
        self._say(f"BOOT,1,{self._boot},{self._chips()}")

    def _step(self) -> None:
        try:
            data = os.read(self._master, 4096)
        except BlockingIOError:
            data = b""
        for payload in self._framer.feed(data):
            if isinstance(payload, str):
                self._do(payload.split(","))
            else:
                self._bad += 1
        for number, place in enumerate(self._places, 1):
            self._look(number, place)
        for it in self._waiting:
            if self._now - it.sent >= REPEAT_MS and it.repeats < REPEATS:
                it.sent, it.repeats = self._now, it.repeats + 1
                self._say(it.payload)
        if self._now % 1000 == 0:
            self._say(f"HB,{self._now},{self._last},{self._bad},0")

    def _look(self, number: int, place: Place) -> None:
        age = self._now - place.changed
        if place.dead != place.told_dead and age >= NOTICED_MS:
            place.told_dead = place.dead
            kind, chip = ("FAULT", "FF") if place.dead else ("FINE", place.version)
            self._event(kind, number, chip)
        if place.dead:
            return
        crowded = len(place.cards) > 1
        if crowded and not place.crowded:
            self._event("COLL", number, "-")
        place.crowded = crowded
        lying = place.told if crowded else "".join(place.cards)
        elsewhere = any(it.told == lying for it in self._places if it is not place)
        if lying == place.told or (lying and elsewhere):
            return
        if place.told and age >= LIFTED_MS:
            self._event("GONE", number, place.told)
            place.told = ""
        if lying and not place.told and age >= NOTICED_MS:
            self._event("TAG", number, lying)
            place.told = lying

    def _event(self, kind: str, place: int, data: str) -> None:
        self._last += 1
        payload = f"{kind},{self._last},{place},{data},{self._now}"
        self._waiting = [*self._waiting, Waiting(self._last, payload, self._now)][-ROOM:]
        self._say(payload)

    def _say(self, payload: str) -> None:
        try:
            os.write(self._master, frame(payload))
        except BlockingIOError:
            return  # nobody listens

    def _chips(self) -> str:
        return "".join("FF" if place.dead else place.version for place in self._places)

    def _do(self, fields: list[str]) -> None:
        match fields:
            case ["HELLO", *_]:
                places = len(self._places)
                self._say(f"HI,1,FAKE,1.0,-,{self._boot},{places},BV,{self._chips()}")
                self._tell_state()
            case ["SYNC", *_]:
                self._tell_state()
            case [_, number, *_] if not NUMBER.fullmatch(number):
                return
            case ["ACK", number, *_]:
                self._waiting = [it for it in self._waiting if it.sequence != int(number)]
            case ["PING", number, *_]:
                self._say(f"PONG,{number}")
            case [output, number, *rest] if output in OUTPUTS:
                self._feedback(OUTPUTS.index(output), number, "".join(rest[:1]))

    def _feedback(self, output: int, number: str, pattern: str) -> None:
        if pattern not in PATTERNS:
            self._say(f"ERR,{number},PATTERN")
        elif output == OUTPUTS.index("LED"):
            self._say(f"ERR,{number},OUTPUT")
        else:
            self._switched_on[output] += PATTERNS[pattern]
            self._say(f"OK,{number}")

    def _tell_state(self) -> None:
        self._waiting = []
        for number, place in enumerate(self._places, 1):
            lying = "?" if place.told_dead else place.told or "-"
            self._say(f"STATE,{self._last},{number},{lying}")
