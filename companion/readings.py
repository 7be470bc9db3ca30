"""What the hardware hands over: a reading, or trouble."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Fact = str | int


@dataclass(frozen=True, slots=True)
class Reading:
    """An id was seen by a reader, or lifted from it. Repeats have been removed already."""

    reader: str
    """Name of the reader as the user knows it: port, file or `keyboard`."""
    id: str
    """Upper-case text of the code (`PX021W`), or the number of a tag: `nfc:04A1B2C3D4E5F6`,
    `em:0500207B32`, `key:0005243698` where a reader typed it."""
    at: int
    """Milliseconds on the reader's own clock; for a recording, the recorded time."""
    place: int | None = None
    """Place of a tray, 1 upwards; None where the reader has a single reading point."""
    lifted: bool = False
    seat: int | None = None
    """Whose reader it is, where several stand at a table; None = everybody's."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A reader has trouble, or is well again.

    Codes: `lost` (unplugged), `back`, `torn` (a line arrived damaged), `flood` (bytes without an
    end), `busy` (held by another program), `denied` (no permission), `missing` (no such port).
    Of an open reader: `silent` (it does not answer), `stranger` (it speaks another version of the
    protocol, fact `version`), `copy` (a chip of unknown make, fact `version`), and with fact
    `place`, 0 where there is a single one: `dead` and `alive` (the chip of a place), `crowded`
    (several cards lie there).
    """

    reader: str
    code: str
    at: int
    facts: Mapping[str, Fact] = field(default_factory=dict)
