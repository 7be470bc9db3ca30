"""Messages of the open reader's protocol, version 1: payloads to values and back. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

VERSION = 1
"""Of the protocol. A reader that names another one is not understood."""


@dataclass(frozen=True, slots=True)
class Boot:
    """The reader has just started."""

    version: int
    boot: int
    chips: str


@dataclass(frozen=True, slots=True)
class Identity:
    """The answer to a greeting: who the reader is."""

    version: int
    """Of the protocol. If it is not ours, all other fields are empty."""
    name: str = ""
    firmware: str = ""
    serial: str = ""
    """`-` if it has none."""
    boot: int = 0
    """Another number after each start."""
    places: int = 0
    outputs: str = ""
    """Letters B, V, L for buzzer, vibration, light; `-` for none."""
    chips: str = ""
    """Version of the chip of each place, two hex digits each; 00 and FF are no chip."""


@dataclass(frozen=True, slots=True)
class State:
    """What lies at a place, after the event of that number."""

    sequence: int
    place: int
    tag: str | None
    """Number of the tag in hex; empty if nothing lies there, None if the place cannot tell."""


class Kind(StrEnum):
    """What happened at a place."""

    TAG = "TAG"
    GONE = "GONE"
    COLLISION = "COLL"
    FAULT = "FAULT"
    FINE = "FINE"


@dataclass(frozen=True, slots=True)
class Happening:
    """Something happened at a place; to be acknowledged."""

    kind: Kind
    sequence: int
    place: int
    data: str
    """Number of the tag (TAG, GONE), version of the chip (FAULT, FINE), or empty."""
    at: int
    """Milliseconds since the reader's start."""


@dataclass(frozen=True, slots=True)
class Beat:
    """The reader is alive: once a second."""

    at: int
    sequence: int
    """Number of the last event."""
    bad_frames: int
    overruns: int


@dataclass(frozen=True, slots=True)
class Pong:
    """The answer to a ping."""

    number: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer to a request."""

    number: int
    fault: str = ""
    """Empty if it was done; `OUTPUT` (the reader has none of that kind) or `PATTERN`."""


Message = Boot | Identity | State | Happening | Beat | Pong | Outcome


class Feedback(StrEnum):
    """A pattern that a reader plays."""

    YES = "YES"
    """Accepted: one short."""
    NO = "NO"
    """Refused: two low."""
    WHICH = "WHICH"
    """It can be meant in several ways: one long."""


class Output(StrEnum):
    """What a reader plays it on."""

    BUZZER = "BUZZ"
    VIBRATION = "VIB"
    LIGHT = "LED"


HELLO = f"HELLO,{VERSION}"
SYNC = "SYNC"


def acknowledge(sequence: int) -> str:
    """Payload that stops an event from being repeated."""
    return f"ACK,{sequence}"


def ping(number: int) -> str:
    """Payload that is answered by a Pong with the same number, up to nine digits."""
    return f"PING,{number}"


def feedback(output: Output, number: int, pattern: Feedback) -> str:
    """Payload that plays a pattern; the Outcome names the number, up to nine digits."""
    return f"{output},{number},{pattern}"


def read_message(payload: str) -> Message | None:
    """Understand a payload of a reader; None for what this version does not know.

    More fields than expected are left unread: a later reader may say more.
    """
    for pattern, make in _MESSAGES:
        match = pattern.fullmatch(payload)
        if match:
            return make(match)
    return None


def _identity(match: re.Match[str]) -> Identity | None:
    places = int(match["places"])
    if len(match["chips"]) != 2 * places:
        return None
    return Identity(
        VERSION,
        match["name"],
        match["firmware"],
        match["serial"],
        int(match["boot"]),
        places,
        match["outputs"],
        match["chips"],
    )


def _state(match: re.Match[str]) -> State:
    tag = {"-": "", "?": None}.get(match["tag"], match["tag"])
    return State(int(match["sequence"]), int(match["place"]), tag)


def _happening(match: re.Match[str]) -> Happening:
    data = "" if match["data"] == "-" else match["data"]
    sequence, place, at = (int(match[name]) for name in ("sequence", "place", "at"))
    return Happening(Kind(match["kind"]), sequence, place, data, at)


def _pattern(fields: str) -> re.Pattern[str]:
    """A message from its fields: `name:what`, where what is a word of _WHAT; then any more."""
    parts = (part.partition(":") for part in fields.split(" "))
    named = (f"(?P<{name}>{_WHAT.get(what, what)})" if what else name for name, _, what in parts)
    return re.compile(",".join(named) + "(?:,.*)?")


_TAG = "[0-9A-F]{8}|[0-9A-F]{14}"
_WHAT = {
    "number": "[0-9]{1,10}",
    "place": "[1-9]",
    "text": "[^,]+",
    "tag": _TAG,
    "lying": f"{_TAG}|-|[?]",
    "chip": "[0-9A-F]{2}",
    "chips": "(?:[0-9A-F]{2}){1,9}",
}
_MESSAGES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Message | None]], ...] = (
    (
        _pattern("kind:TAG|GONE sequence:number place:place data:tag at:number"),
        _happening,
    ),
    (_pattern("kind:COLL sequence:number place:place data:- at:number"), _happening),
    (_pattern("kind:FAULT|FINE sequence:number place:place data:chip at:number"), _happening),
    (_pattern("STATE sequence:number place:place tag:lying"), _state),
    (
        _pattern("HB at:number sequence:number bad:number overruns:number"),
        lambda it: Beat(*map(int, it.group("at", "sequence", "bad", "overruns"))),
    ),
    (
        _pattern(
            "HI version:1 name:text firmware:text serial:text boot:number places:place "
            "outputs:text chips:chips"
        ),
        _identity,
    ),
    (_pattern("HI version:number"), lambda it: _stranger(int(it["version"]))),
    (
        _pattern("BOOT version:number boot:number chips:chips"),
        lambda it: Boot(int(it["version"]), int(it["boot"]), it["chips"]),
    ),
    (_pattern("PONG number:number"), lambda it: Pong(int(it["number"]))),
    (_pattern("OK number:number"), lambda it: Outcome(int(it["number"]))),
    (
        _pattern("ERR number:number fault:text"),
        lambda it: Outcome(int(it["number"]), it["fault"]),
    ),
)


def _stranger(version: int) -> Identity | None:
    """Who greets in another version; one of ours that does not hold together is nobody."""
    return Identity(version) if version != VERSION else None
