"""Player: takes the place of `os` inside pyttsx3's espeak driver and plays what it synthesised.

The driver writes each utterance to a temporary WAV file and calls `os.system("aplay FILE -q")`,
deaf to what becomes of it. This object runs aplay itself, knows its exit status, can be silenced,
and puts the utterance into a recording where no device plays it.
"""

from __future__ import annotations

import os
import subprocess
import threading
import time
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from companion.speech.recording import RATE, SAMPLE_BYTES, Recording

Fate = Literal[
    "played", "written", "cut", "no_player", "no_device", "no_answer", "wav_not_writable", "lost"
]
"""What became of an utterance; `lost` where the driver never reached the player."""

_TEST_SECONDS = 0.05
_TEST_PATIENCE_S = 4.0
"""A device that swallows 0.05 s of silence for longer than this is no device.

PulseAudio fills a buffer of up to 2 s of a sink without hardware before it has drained it.
"""
_BUSY_S = 0.3
"""A signal sound is over by then."""


class DeviceTest:
    """0.05 s of silence on its way through aplay, without a sound."""

    def __init__(self, folder: Path, device: str = "") -> None:
        silence = folder / "silence.wav"
        with wave.open(str(silence), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(SAMPLE_BYTES)
            file.setframerate(RATE)
            file.writeframes(bytes(int(_TEST_SECONDS * RATE) * SAMPLE_BYTES))
        self._child = start_aplay(silence, device)

    def result(self) -> Fate:
        """`played`, `no_player`, `no_device` or `no_answer`; waits for it, at most 4 s."""
        if self._child is None:
            return "no_player"
        try:
            status = self._child.wait(_TEST_PATIENCE_S)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()
            return "no_answer"
        return "played" if status == 0 else "no_device"

    def end(self) -> None:
        """Leave no aplay behind; called from another thread than `result`."""
        if self._child is not None:
            self._child.kill()


def start_aplay(file: Path, device: str = "") -> subprocess.Popen[bytes] | None:
    """Start aplay on a WAV file, on the default device if none is named; None without aplay."""
    chosen = ["-D", device] if device else []
    try:
        return subprocess.Popen(
            ["aplay", "-q", *chosen, str(file)],
            stdin=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return None


class Player:
    """Plays or records one utterance at a time; `cancel` may come from another thread."""

    def __init__(
        self,
        recording: Recording | None,
        started: Callable[[int, int], None],
        device: str = "",
    ) -> None:
        """`started` is told an utterance and when its first sample was handed over."""
        self._recording = recording
        self._device = device
        self._started = started
        self._lock = threading.Lock()
        self._cancelled: set[int] = set()
        self._child: subprocess.Popen[bytes] | None = None
        self._utterance = 0
        self._into_recording = False
        self.fate: Fate = "lost"
        self.why_recorded: Fate | None = None
        """`no_player` or `no_device`, where the utterance was meant for a device."""

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    def expect(self, utterance: int, *, into_recording: bool) -> bool:
        """Prepare for an utterance; False if it was cancelled before it began."""
        with self._lock:
            self._utterance = utterance
            self._into_recording = into_recording
            cancelled = utterance in self._cancelled
        self.fate = "cut" if cancelled else "lost"
        self.why_recorded = None
        return not cancelled

    def cancel(self, utterance: int) -> None:
        """Silence an utterance, be it playing, being synthesised or not yet begun."""
        with self._lock:
            self._cancelled.add(utterance)
            if self._child is not None and self._utterance == utterance:
                self._child.kill()

    def silence(self) -> None:
        """Silence whatever is playing, for good."""
        with self._lock:
            self._cancelled.add(self._utterance)
            if self._child is not None:
                self._child.kill()

    def system(self, command: str) -> int:
        """Play or record the file of the driver's command, `aplay FILE -q`."""
        file = Path(command.removeprefix("aplay ").removesuffix(" -q"))
        if not self._into_recording:
            self.fate = self._play(file)
            if self.fate == "no_device":
                # Another sound may hold a device that cannot mix.
                time.sleep(_BUSY_S)
                self.fate = self._play(file)
            if self.fate in ("no_player", "no_device"):
                self.why_recorded = self.fate
        if self._recording is not None and (self._into_recording or self.why_recorded):
            self._record(file, self._recording)
        return 0

    def _play(self, file: Path) -> Fate:
        with self._lock:
            if self._utterance in self._cancelled:
                return "cut"
            child = self._child = start_aplay(file, self._device)
        if child is None:
            return "no_player"
        self._started(self._utterance, time.monotonic_ns())
        status = child.wait()
        with self._lock:
            self._child = None
        if status == 0:
            return "played"
        return "cut" if status < 0 else "no_device"

    def _record(self, file: Path, recording: Recording) -> None:
        try:
            with wave.open(str(file), "rb") as utterance:
                samples = utterance.readframes(utterance.getnframes())
            if self.why_recorded:
                recording.begin()
            recording.append(samples)
        except OSError:
            self.fate = "wav_not_writable"
            return
        self._started(self._utterance, time.monotonic_ns())
        self.fate = "written"
