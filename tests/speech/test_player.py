"""What plays, and what must not."""

from __future__ import annotations

import wave
from pathlib import Path

import pytest
from spoken import Sound

from companion.speech import player as player_module
from companion.speech.player import DeviceTest, Player
from companion.speech.recording import Recording

pytestmark = pytest.mark.skipif("sys.platform == 'win32'", reason="aplay belongs to Linux")


@pytest.fixture
def utterance(tmp_path: Path) -> Path:
    file = tmp_path / "a folder" / "utterance.wav"
    file.parent.mkdir()
    with wave.open(str(file), "wb") as wav:
        wav.setnchannels(1)
        wav.setsampwidth(2)
        wav.setframerate(22_050)
        wav.writeframes(bytes(2000))
    return file


def test_an_utterance_cancelled_while_it_is_synthesised_is_never_played(
    sound: Sound, utterance: Path
) -> None:
    kept = sound()
    started: list[int] = []
    player = Player(None, lambda number, at_ns: started.append(number))
    assert player.expect(1, into_recording=False)
    player.cancel(1)
    player.system(f"aplay {utterance} -q")
    assert (player.fate, started, list(kept.glob("*.wav"))) == ("cut", [], [])
    assert player.expect(2, into_recording=False)
    player.system(f"aplay {utterance} -q")
    assert (player.fate, started) == ("played", [2])
    assert len(list(kept.glob("*.wav"))) == 1


def test_an_utterance_cancelled_before_it_began_is_not_synthesised(sound: Sound) -> None:
    sound()
    player = Player(None, lambda number, at_ns: None)
    player.cancel(3)
    assert not player.expect(3, into_recording=False)
    assert player.fate == "cut"


def test_a_lost_device_starts_a_new_recording_with_that_utterance(
    sound: Sound, utterance: Path, tmp_path: Path
) -> None:
    sound(then="exit 1")
    wav = tmp_path / "partie.wav"
    wav.write_text("an old game")
    player = Player(Recording(wav), lambda number, at_ns: None)
    player.expect(1, into_recording=False)
    player.system(f"aplay {utterance} -q")
    assert (player.fate, player.why_recorded) == ("written", "no_device")
    with wave.open(str(wav), "rb") as file:
        assert file.getnframes() == 1000


def test_a_device_that_hangs_is_told_from_one_that_is_not_there(
    sound: Sound, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound(test_status=1)
    assert DeviceTest(tmp_path).result() == "no_device"
    (tmp_path / "bin" / "aplay").write_text("#!/bin/sh\nexec sleep 60\n")
    monkeypatch.setattr(player_module, "_TEST_PATIENCE_S", 0.2)
    assert DeviceTest(tmp_path).result() == "no_answer"
