"""Earcons: six short signal sounds beside the words, never in their place.

Each is under 0.2 s and begins with 0.05 s of silence, because a sound server that wakes up swallows
the first moments. They are computed here: no file, no one else's sound.
"""

from __future__ import annotations

import contextlib
import math
import shutil
import subprocess
import sys
import tempfile
import wave
from array import array
from enum import Enum
from pathlib import Path

from companion.speech.player import start_aplay
from companion.speech.recording import RATE, SAMPLE_BYTES

LEAD_IN_S = 0.05
LOUDEST = 10
_ATTACK_S = 0.004
"""A tone that begins at once clicks."""
_DECAY_S = 0.03
_MOST_AT_ONCE = 6
"""More sounds of 0.2 s never sound together: their player hangs."""
_END_PATIENCE_S = 1.0
_PEAK = 0.6
"""Of what a sample can hold, at volume 10: as loud as speech, not louder."""


class Earcon(Enum):
    """What a signal sound says; its value is the tones it is made of, in hertz and seconds."""

    YOUR_TURN = ((659.0, 0.06), (880.0, 0.08))
    CARD_READ = ((1319.0, 0.05),)
    REFUSED = ((196.0, 0.06), (165.0, 0.08))
    VALIDATED = ((523.0, 0.04), (659.0, 0.04), (784.0, 0.06))
    ROUND_OVER = ((784.0, 0.045), (659.0, 0.045), (523.0, 0.055))
    PRIVATE = ((440.0, 0.06), (330.0, 0.08))


class Earcons:
    """Plays signal sounds beside the voice; what cannot be played is left out."""

    def __init__(self, volume: int) -> None:
        """`volume`: 1 to 10."""
        self._volume = volume
        self._folder: Path | None = None
        self._players: list[subprocess.Popen[bytes]] = []
        self.works = True
        """Whether sounds are still tried: not after a first failure."""

    def play(self, earcon: Earcon) -> None:
        """Play a sound; returns at once."""
        self.works = self.works and all(player.poll() in (None, 0) for player in self._players)
        self._players = [player for player in self._players if player.poll() is None]
        self.works = self.works and len(self._players) < _MOST_AT_ONCE
        if not self.works:
            self._hush()
            return
        try:
            self._start(self._file(earcon))
        except OSError:
            self.works = False

    def close(self) -> None:
        """Fall silent and leave no file behind."""
        self._hush()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None

    def _hush(self) -> None:
        for player in self._players:
            player.kill()
            # One that waits for a broken driver ends when the driver lets go.
            with contextlib.suppress(subprocess.TimeoutExpired):
                player.wait(_END_PATIENCE_S)
        self._players = []

    def _file(self, earcon: Earcon) -> Path:
        if self._folder is None:
            self._folder = Path(tempfile.mkdtemp(prefix="companion-sounds-"))
        file = self._folder / f"{earcon.name.lower()}.wav"
        if not file.exists():
            write(file, earcon, self._volume)
        return file

    def _start(self, file: Path) -> None:
        """Hand a file to what plays sounds here. Raises OSError where nothing does."""
        if sys.platform == "win32":
            import winsound

            with contextlib.suppress(RuntimeError):
                winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC)
        elif sys.platform == "darwin":
            self._players.append(subprocess.Popen(["afplay", str(file)]))
        else:
            player = start_aplay(file)
            if player is None:
                raise OSError("no aplay")
            self._players.append(player)


def write(file: Path, earcon: Earcon, volume: int) -> None:
    """Write a sound as a WAV file, at a volume of 1 to 10. Raises OSError."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(SAMPLE_BYTES)
        out.setframerate(RATE)
        out.writeframes(samples(earcon, volume).tobytes())


def samples(earcon: Earcon, volume: int) -> array[int]:
    """The samples of a sound: mono, 16 bit, 22,050 a second, lead-in included."""
    made = array("h", bytes(round(LEAD_IN_S * RATE) * SAMPLE_BYTES))
    peak = _PEAK * 32_767 * volume / LOUDEST
    for hertz, seconds in earcon.value:
        length = round(seconds * RATE)
        for at in range(length):
            moment, left = at / RATE, (length - at) / RATE
            rise = min(1.0, moment / _ATTACK_S, left / _ATTACK_S)
            fall = math.exp(-moment / _DECAY_S)
            made.append(round(peak * rise * fall * math.sin(math.tau * hertz * moment)))
    if sys.byteorder == "big":
        made.byteswap()
    return made
