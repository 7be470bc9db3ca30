"""How a kind of reader talks: data from `profiles/*.toml`, checked when it is loaded."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
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
}
_KNOWN = {"framing": ("line",), "presence": ("once",)}


class ProfileError(ValueError):
    """A reader profile is missing or does not hold together."""


@dataclass(frozen=True, slots=True)
class Profile:
    """How one kind of reader frames, repeats and is opened."""

    name: str
    framing: str
    ends: bytes
    """Every byte that ends a frame."""
    answer: bytes
    """Bytes a reader may put before its text, which mean nothing; empty for none."""
    max_bytes: int
    """Longest frame; more is a flood."""
    presence: str
    """`once`: the reader says a code when it sees it and never says that it is gone."""
    window_ms: int
    """The same code counts again after this time without a sighting of it, in milliseconds."""
    hush_ms: int
    """Damage is told at most once in this time, in milliseconds."""
    baud: int
    dtr: bool
    rts: bool


def profile_from(name: str, data: Mapping[str, Any]) -> Profile:
    """Build a profile from the contents of its file. Raises ProfileError with the reason."""
    wanted = {field.name for field in fields(Profile)} - {"name"}
    if wrong := sorted(wanted ^ set(data)):
        raise ProfileError(f"profile {name}: missing or unknown: {', '.join(wrong)}")
    for key, (least, most) in _LIMITS.items():
        if type(data[key]) is not int or not least <= data[key] <= most:
            raise ProfileError(f"profile {name}: {key} is no number from {least} to {most}")
    for key, known in _KNOWN.items():
        if data[key] not in known:
            raise ProfileError(f"profile {name}: {key} must be one of {', '.join(known)}")
    for key in ("dtr", "rts"):
        if type(data[key]) is not bool:
            raise ProfileError(f"profile {name}: {key} is neither true nor false")
    try:
        ends = bytes.fromhex("".join(data["ends"]))
        answer = bytes.fromhex(data["answer"])
    except (TypeError, ValueError) as error:
        raise ProfileError(f"profile {name}: ends and answer are bytes in hex") from error
    if not ends:
        raise ProfileError(f"profile {name}: nothing ends a frame")
    return Profile(name=name, **{**data, "ends": ends, "answer": answer})


@cache
def load_profile(name: str = LINE) -> Profile:
    """Read one of the profiles that come with the program. Raises ProfileError if there is none."""
    source = resources.files("hardware.profiles") / f"{name}.toml"
    if not source.is_file():
        raise ProfileError(f"no reader profile is called {name!r}")
    return profile_from(name, tomllib.loads(source.read_text(encoding="utf-8")))
