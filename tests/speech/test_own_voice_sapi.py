"""The own voice on Windows: pyttsx3's real driver against an imitation of SAPI."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from spoken import open_announcer, sentence

from companion.speech import VoiceState
from companion.speech.own_voice import OwnVoice
from companion.speech.speaker import Speaker

HORTENSE, ZIRA = "HKEY\\HORTENSE", "HKEY\\ZIRA"
PATIENCE_S = 60


@pytest.fixture
def heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Start every worker with the imitation; returns the file of what was heard."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent / "sapi_stub"))
    file = tmp_path / "heard"
    monkeypatch.setenv("SAPI_HEARD", str(file))
    return file


def lines(heard: Path) -> list[list[str]]:
    return [line.split("\t") for line in heard.read_text(encoding="utf-8").splitlines()]


def test_ten_sentences_are_spoken_whole_each_by_a_voice_of_its_language(heard: Path) -> None:
    langs = ("fr", "en")
    with open_announcer("fr", screen=str) as announcer:
        assert announcer.notice == VoiceState("speaking", None, "", "sapi5", HORTENSE)
        for number in range(10):
            announcer.say(sentence(f"Carte {number}", lang=langs[number % 2]))
        assert announcer.wait(PATIENCE_S)
    voices = (HORTENSE, ZIRA)
    assert lines(heard) == [["whole", f"Carte {n}", voices[n % 2]] for n in range(10)]


def test_a_cut_sentence_ends_with_its_worker_and_the_next_is_spoken(heard: Path) -> None:
    voice = OwnVoice("fr")
    speaker = Speaker(voice)
    first = voice.worker_pid
    speaker.say([sentence("Une phrase bien trop longue. " * 40)])
    time.sleep(0.1)
    speaker.interrupt()
    speaker.say([sentence("À Bo de jouer.")])
    assert speaker.wait(PATIENCE_S)
    assert voice.worker_pid != first
    assert speaker.state.kind == "speaking"
    speaker.close()
    assert lines(heard) == [["whole", "À Bo de jouer.", HORTENSE]]


def test_an_engine_that_cannot_record_says_so(heard: Path, tmp_path: Path) -> None:
    wav = tmp_path / "partie.wav"
    with open_announcer("fr", voice="wav", wav=wav, screen=str) as announcer:
        assert announcer.notice.kind == "text_only"
        assert announcer.notice.reason_code == "no_recording"
    assert not wav.exists()


def test_the_program_itself_never_loads_pyttsx3() -> None:
    program = "import sys, companion.speech; sys.exit('pyttsx3' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
