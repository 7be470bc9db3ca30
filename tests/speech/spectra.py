"""Comparing what was spoken: distance between two WAV files, by their spectra."""

from __future__ import annotations

import subprocess
import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

WINDOW, STEP = 512, 256
"""Samples; at 22,050 Hz a spectrum every 12 ms."""
AUDIBLE = 20
"""Of 32,767: quieter samples at both ends are silence."""


def reference(text: str, voice: str, path: Path) -> Path:
    """Let espeak-ng itself speak a text with pyttsx3's default rate and volume."""
    command = ["espeak-ng", "-v", voice, "-s", "200", "-a", "100", "-w", str(path), "--", text]
    subprocess.run(command, check=True)
    return path


def nearest(spoken: Path, references: dict[str, Path]) -> str:
    """The name of the reference that sounds most like what was spoken."""
    heard = _spectra(samples(spoken))
    costs = {name: _distance(heard, _spectra(samples(path))) for name, path in references.items()}
    return min(costs, key=lambda name: costs[name])


def samples(path: Path) -> NDArray[np.float64]:
    """The samples of a mono 16-bit WAV file."""
    with wave.open(str(path), "rb") as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(np.float64)


def seconds(path: Path) -> float:
    """How long a WAV file plays; raises wave.Error when it cannot be played."""
    with wave.open(str(path), "rb") as file:
        return file.getnframes() / file.getframerate()


def _spectra(sound: NDArray[np.float64]) -> NDArray[np.float64]:
    loud = np.flatnonzero(np.abs(sound) > AUDIBLE)
    sound = sound[loud[0] : loud[-1] + 1]
    starts = range(0, max(1, len(sound) - WINDOW), STEP)
    frames = np.stack([np.resize(sound[at : at + WINDOW], WINDOW) for at in starts])
    return np.log1p(np.abs(np.fft.rfft(frames * np.hanning(WINDOW))[:, :180]))


def _distance(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """Mean cost of the cheapest alignment of two sounds (dynamic time warping)."""
    steps = np.linalg.norm(one[:, None] - other[None], axis=2)
    best = np.full(len(other) + 1, np.inf)
    best[0] = 0.0
    for row in steps:
        previous, best = best, np.full(len(other) + 1, np.inf)
        for column, step in enumerate(row, start=1):
            best[column] = step + min(previous[column], best[column - 1], previous[column - 1])
    return float(best[-1]) / (len(one) + len(other))
