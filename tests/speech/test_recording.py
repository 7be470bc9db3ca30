"""The WAV file that grows."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest

from companion.speech.recording import PAUSE_BYTES, Recording

UTTERANCE = bytes(range(1, 201))


def contents(path: Path) -> bytes:
    with wave.open(str(path), "rb") as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (22_050, 1, 2)
        return file.readframes(file.getnframes())


def test_utterances_stand_in_order_with_a_pause_between(tmp_path: Path) -> None:
    recording = Recording(tmp_path / "new folder" / "partie.wav")
    recording.begin()
    assert contents(recording.path) == b""
    recording.append(UTTERANCE)
    recording.append(UTTERANCE[:100])
    assert contents(recording.path) == UTTERANCE + bytes(PAUSE_BYTES) + UTTERANCE[:100]


def test_a_torn_end_is_overwritten_by_the_next_utterance(tmp_path: Path) -> None:
    recording = Recording(tmp_path / "partie.wav")
    recording.begin()
    recording.append(UTTERANCE)
    with recording.path.open("ab") as file:
        file.write(bytes(10 * PAUSE_BYTES))
    assert contents(recording.path) == UTTERANCE
    recording.append(UTTERANCE)
    assert contents(recording.path) == UTTERANCE + bytes(PAUSE_BYTES) + UTTERANCE
    assert recording.path.stat().st_size == 44 + PAUSE_BYTES + 2 * len(UTTERANCE)


@pytest.mark.parametrize("damage", [b"", b"RIFF"])
def test_a_file_that_somebody_cut_short_is_an_error(tmp_path: Path, damage: bytes) -> None:
    recording = Recording(tmp_path / "partie.wav")
    recording.path.write_bytes(damage)
    with pytest.raises(OSError, match="cut short"):
        recording.append(UTTERANCE)


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    signal = pytest.importorskip("signal")
    recording = Recording(tmp_path / "partie.wav")
    recording.begin()
    recording.append(UTTERANCE)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, limits[1]))
    try:
        with pytest.raises(OSError, match="large"):
            recording.append(UTTERANCE)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, before)
    assert contents(recording.path) == UTTERANCE
