"""How a kind of reader talks: data from `profiles/*.toml`, checked when it is loaded."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

LINE = "line"
"""The profile of barcode and QR scanners in USB-serial mode."""

_LIMITS = {
    "max_bytes": (16, 65536),
    "window_ms": (0, 60_000),
    "hush_ms": (0, 60_000),
    "baud": (300, 4_000_000),
    "agree": (1, 5),
    "period_ms": (10, 10_000),
}
_COMMON = frozenset({"framing", "presence", "hush_ms", "baud", "dtr", "rts"})
_OF_FRAMING = {
    "line": frozenset({"ends", "answer", "max_bytes"}),
    "scan": frozenset({"ends", "max_bytes"}),
    "hex": frozenset({"agree"}),
    "companion": frozenset[str](),
    "pn532": frozenset[str](),
}
_OF_PRESENCE = {
    "once": frozenset({"window_ms"}),
    "repeats": frozenset({"period_ms"}),
    "edges": frozenset[str](),
}


class ProfileError(ValueError):
    """A reader profile is missing or does not hold together."""


@dataclass(frozen=True, slots=True)
class Profile:
    """How one kind of reader frames, repeats and is opened."""

    name: str
    framing: str
    """`line`, `scan` (lines with named fields), `hex` (STX, hex digits, ETX), `companion` (the
    open reader's own protocol), `pn532` (a chip that the computer asks)."""
    presence: str
    """`once`: the reader says a code when it sees it and never says that it is gone. `repeats`: it
    says a code over and over while the card lies there. `edges`: card laid and card lifted are
    told apart by the talk itself."""
    hush_ms: int
    """Damage is told at most once in this time, in milliseconds."""
    baud: int
    dtr: bool
    rts: bool
    ends: bytes = b""
    """Every byte that ends a frame; of `line` and `scan`."""
    answer: bytes = b""
    """Bytes a reader may put before its text, which mean nothing; empty for none. Of `line`."""
    max_bytes: int = 0
    """Longest frame; more is a flood. Of `line` and `scan`."""
    agree: int = 1
    """How many equal frames in a row make a reading; of `hex`, whose check is only a sum."""
    window_ms: int = 0
    """The same code counts again after this time without a sighting of it, in milliseconds; of
    `once`."""
    period_ms: int = 0
    """Time from one repeat to the next, in milliseconds; of `repeats`."""


def profile_from(name: str, data: Mapping[str, Any]) -> Profile:
    """Build a profile from the contents of its file. Raises ProfileError with the reason."""
    for key, known in (("framing", _OF_FRAMING), ("presence", _OF_PRESENCE)):
        if data.get(key) not in known:
            raise ProfileError(f"profile {name}: {key} must be one of {', '.join(known)}")
    wanted = _COMMON | _OF_FRAMING[data["framing"]] | _OF_PRESENCE[data["presence"]]
    if wrong := sorted(wanted ^ set(data)):
        raise ProfileError(f"profile {name}: missing or unknown: {', '.join(wrong)}")
    for key, (least, most) in _LIMITS.items():
        if key in data and (type(data[key]) is not int or not least <= data[key] <= most):
            raise ProfileError(f"profile {name}: {key} is no number from {least} to {most}")
    for key in ("dtr", "rts"):
        if type(data[key]) is not bool:
            raise ProfileError(f"profile {name}: {key} is neither true nor false")
    return Profile(name=name, **{**data, **_bytes_of(name, data)})


def _bytes_of(name: str, data: Mapping[str, Any]) -> dict[str, bytes]:
    try:
        found = {"ends": bytes.fromhex("".join(data["ends"]))} if "ends" in data else {}
        if "answer" in data:
            found["answer"] = bytes.fromhex(data["answer"])
    except (TypeError, ValueError) as error:
        raise ProfileError(f"profile {name}: ends and answer are bytes in hex") from error
    if found.get("ends") == b"":
        raise ProfileError(f"profile {name}: nothing ends a frame")
    return found


def profile_names() -> tuple[str, ...]:
    """The profiles that come with the program."""
    files = resources.files("hardware.profiles").iterdir()
    return tuple(sorted(it.name.removesuffix(".toml") for it in files if it.name.endswith(".toml")))


@cache
def load_profile(name: str = LINE) -> Profile:
    """Read one of the profiles that come with the program. Raises ProfileError if there is none."""
    source = resources.files("hardware.profiles") / f"{name}.toml"
    if not source.is_file():
        raise ProfileError(f"no reader profile is called {name!r}")
    return profile_from(name, tomllib.loads(source.read_text(encoding="utf-8")))
