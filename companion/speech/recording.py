"""Recording: one WAV file that grows by an utterance at a time and can be played at any moment."""

from __future__ import annotations

import struct
from pathlib import Path

RATE = 22_050
"""Samples a second: what pyttsx3's espeak driver writes. Mono, 16 bit."""
SAMPLE_BYTES = 2
PAUSE_BYTES = int(0.35 * RATE) * SAMPLE_BYTES
"""Silence between two utterances: 0.35 s."""
_HEADER = struct.Struct("<4sI4s4sIHHIIHH4sI")


class Recording:
    """A WAV file on disk. Every method raises OSError when the file cannot be written.

    The header is written after the samples it counts, in one piece: a program killed in between
    leaves the file as it was before that utterance, and the next utterance overwrites the torn end.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self) -> None:
        """Start an empty file, replacing an earlier one; missing folders are made."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(_header(0))

    def append(self, samples: bytes) -> None:
        """Add an utterance, after a pause if it is not the first."""
        with self.path.open("r+b") as file:
            header = file.read(_HEADER.size)
            if len(header) < _HEADER.size:
                raise OSError(f"{self.path} was cut short by somebody else")
            held: int = _HEADER.unpack(header)[-1]
            file.seek(_HEADER.size + held)
            file.truncate()
            added = (bytes(PAUSE_BYTES) if held else b"") + samples
            file.write(added)
            file.flush()
            file.seek(0)
            file.write(_header(held + len(added)))


def _header(data_bytes: int) -> bytes:
    return _HEADER.pack(
        b"RIFF",
        _HEADER.size - 8 + data_bytes,
        b"WAVE",
        b"fmt ",
        16,
        1,
        1,
        RATE,
        RATE * SAMPLE_BYTES,
        SAMPLE_BYTES,
        8 * SAMPLE_BYTES,
        b"data",
        data_bytes,
    )
