"""Bytes in pieces of any size become frames. Pure: no port, no clock."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from companion.cards import is_card_id
from hardware.identifiers import find_ids, is_fragment, upper
from hardware.profile import Profile

_AIM = re.compile(r"\][A-Za-z][0-9A-Fa-f]")
_TORN_AIM = re.compile(r"\][A-Za-z]?")


@dataclass(frozen=True, slots=True)
class Scan:
    """A whole frame: a card id, or the text of a code that is no card."""

    text: str
    """Upper case."""
    symbology: str = ""
    """AIM identifier of the kind of code, `]Q1` for a QR code; empty if the reader sent none."""


@dataclass(frozen=True, slots=True)
class Damage:
    """A frame that cannot be trusted."""

    code: str
    """`torn` (cut short, or mixed with noise) or `flood` (too long, thrown away)."""
    text: str = ""
    """What could be read of it."""


Frame = Scan | Damage
Meaning = Callable[[bytes], Iterable[Frame]]
"""What a line without its end says."""


class Framer(Protocol):
    """Takes the bytes of a kind of reader apart. Holds at most one unfinished frame."""

    def feed(self, data: bytes) -> list[Frame]:
        """Take the next bytes; return the frames they complete. The cut of the bytes is free."""

    def end(self) -> list[Frame]:
        """The bytes have come to an end: return what the unfinished frame says."""

    def reset(self) -> None:
        """Forget the unfinished frame."""


class LineFramer:
    """Frames of readers that send lines. Holds at most `max_bytes` of an unfinished line.

    Each line is a code, unless another `meaning` of lines is given.
    """

    def __init__(self, profile: Profile, meaning: Meaning | None = None) -> None:
        self._profile = profile
        self._meaning = meaning or partial(_frames_of, answer=profile.answer)
        self._end = re.compile(b"[" + re.escape(profile.ends) + b"]")
        self._line = bytearray()
        self._flooded = False

    def feed(self, data: bytes) -> list[Frame]:
        """Take the next bytes; return the frames they complete. The cut of the bytes is free."""
        frames: list[Frame] = []
        start = 0
        for end in self._end.finditer(data):
            frames.extend(self._collect(data[start : end.start()]))
            frames.extend(self.end())
            start = end.end()
        frames.extend(self._collect(data[start:]))
        return frames

    def end(self) -> list[Frame]:
        """Take what is there for a whole line, as when the bytes have come to an end."""
        line = bytes(self._line)
        self.reset()
        return list(self._meaning(line))

    def reset(self) -> None:
        """Forget the unfinished line, as when the reader was pulled out."""
        self._line.clear()
        self._flooded = False

    def _collect(self, piece: bytes) -> Iterator[Damage]:
        if self._flooded:
            return
        if len(self._line) + len(piece) > self._profile.max_bytes:
            self._line.clear()
            self._flooded = True
            yield Damage("flood")
        else:
            self._line += piece


def _frames_of(line: bytes, answer: bytes) -> Iterator[Frame]:
    while answer and line.startswith(answer):
        line = line.removeprefix(answer)
    text, clean = _decoded(line)
    text = text.strip()
    aim = _AIM.match(text)
    symbology = aim[0] if aim else ""
    text = text.removeprefix(symbology).strip()
    if not text and clean:
        # A reader that sends an empty code has nothing to say.
        return
    # Noise makes a wrong check character a consequence, not a fact about the sticker.
    ids = [found.id for found in find_ids(text) if clean or is_card_id(found.id)]
    if ids:
        yield from (Scan(card_id, symbology) for card_id in ids)
    elif not clean or is_fragment(upper(text)) or _TORN_AIM.fullmatch(text):
        yield Damage("torn", _printable(text))
    else:
        yield Scan(upper(text), symbology)


def _decoded(line: bytes) -> tuple[str, bool]:
    """Text of a line, and whether it arrived without noise."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        # Some scanners send Latin-1, whatever the code holds: the id in it is still good.
        return line.decode("latin-1"), False
    return text, not any(_is_noise(character) for character in text)


def _is_noise(character: str) -> bool:
    return unicodedata.category(character).startswith("C")


def _printable(text: str) -> str:
    return "".join(character for character in text if not _is_noise(character))
