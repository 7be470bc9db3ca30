"""The user's screen reader as the voice, against an imitation of the library that reaches it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from spoken import Sound, needs_voice, open_announcer, sentence

from companion.sentences.sentence import Priority, Sentence
from companion.speech import Terminal, VoiceState, Wish
from companion.speech.screen_reader import ScreenReader
from companion.speech.speaker import Speaker

PATIENCE_S = 30
Reader = Callable[[str], Path]


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Put the imitation before the real library; returns the file of what was heard."""

    def install(how: str) -> Path:
        stub = Path(__file__).parent / "prism_stub"
        monkeypatch.setenv("PYTHONPATH", str(stub))
        monkeypatch.syspath_prepend(str(stub))
        monkeypatch.setenv("PRISM_READER", how)
        monkeypatch.setenv("PRISM_HEARD", str(tmp_path / "heard"))
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none'}")
        return tmp_path / "heard"

    return install


def lines(heard: Path) -> list[tuple[str, ...]]:
    return [tuple(line.split("\t")) for line in heard.read_text(encoding="utf-8").splitlines()]


def test_a_reader_says_each_sentence_shows_it_in_braille_and_lets_errors_interrupt(
    reader: Reader,
) -> None:
    heard = reader("there")
    with open_announcer("fr", wish=Wish("screen-reader"), screen=str) as announcer:
        expected = VoiceState("speaking", engine="NVDA", outlet="screen-reader")
        assert announcer.notice == expected
        announcer.say(sentence("À Bo de jouer."), sentence("Mauvaise carte.", Priority.ERROR))
        assert announcer.wait(PATIENCE_S)
    found, *said = lines(heard)
    assert found == ("stops", "")
    assert sorted(said) == sorted(
        [
            ("says", "À Bo de jouer."),
            ("braille", "À Bo de jouer."),
            ("interrupts", "Mauvaise carte."),
            ("braille", "Mauvaise carte."),
        ]
    )


def test_a_key_silences_what_the_reader_still_says_but_no_error(reader: Reader) -> None:
    heard = reader("there")
    with open_announcer("fr", wish=Wish("screen-reader"), screen=str) as announcer:
        for words, priority in (("Bo joue.", Priority.EVENT), ("Non.", Priority.ERROR)):
            announcer.say(sentence(words, priority))
            assert announcer.wait(PATIENCE_S)
            announcer.interrupt()
        announcer.say(sentence("Fin."))
        assert announcer.wait(PATIENCE_S)
    what = [line[0] for line in lines(heard)[1:]]
    assert what == ["says", "braille", "stops", "interrupts", "braille", "says", "braille"]


@pytest.mark.parametrize("how", ["absent", "deaf"])
def test_a_reader_that_does_not_answer_is_none(reader: Reader, how: str) -> None:
    reader(how)
    outlet = ScreenReader()
    assert outlet.state.reason_code == "no_screen_reader"
    outlet.close()


@needs_voice
@pytest.mark.parametrize("how", ["absent", "deaf"])
def test_without_a_reader_the_own_voice_speaks(reader: Reader, how: str, sound: Sound) -> None:
    reader(how)
    kept = sound()
    with open_announcer("fr", wish=Wish("auto"), screen=str) as announcer:
        assert (announcer.notice.kind, announcer.notice.outlet) == ("speaking", "own-voice")
        announcer.say(sentence("À Bo de jouer."))
        assert announcer.wait(PATIENCE_S)
    assert len(list(kept.glob("*.wav"))) == 1


def test_a_reader_found_at_a_terminal_reads_the_lines_and_nothing_else_speaks(
    reader: Reader, sound: Sound
) -> None:
    heard = reader("there")
    kept = sound()
    shown: list[str] = []
    wish = Wish("auto", terminal_is_read=True)
    with open_announcer("fr", wish=wish, screen=shown.append) as announcer:
        assert announcer.notice == VoiceState("read", engine="NVDA", outlet="terminal")
        announcer.say(sentence("À Bo de jouer."))
        assert announcer.wait(PATIENCE_S)
    assert shown == ["À Bo de jouer."]
    assert lines(heard) == [("stops", "")]
    assert list(kept.glob("*.wav")) == []


@needs_voice
def test_a_reader_in_one_ear_leaves_the_loudspeaker_to_the_program(
    reader: Reader, sound: Sound
) -> None:
    heard = reader("there")
    kept = sound()
    wish = Wish("auto", terminal_is_read=True)
    with open_announcer("fr", wish=wish, private={0: Terminal()}, screen=str) as announcer:
        assert (announcer.notice.kind, announcer.notice.outlet) == ("speaking", "own-voice")
        announcer.say(sentence("À Bo de jouer."))
        assert announcer.wait(PATIENCE_S)
    assert not heard.exists()
    assert len(list(kept.glob("*.wav"))) == 1


@needs_voice
def test_a_reader_that_hangs_leaves_the_word_to_the_own_voice(
    reader: Reader, sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.speech.screen_reader._HAND_OVER_PATIENCE_S", 0.2)
    reader("hanging")
    kept = sound()
    told: list[VoiceState] = []
    with open_announcer(
        "fr", wish=Wish("screen-reader"), screen=str, on_change=told.append
    ) as announcer:
        announcer.say(sentence("un"), sentence("deux"))
        assert announcer.wait(PATIENCE_S)
    assert [(state.kind, state.outlet) for state in told] == [("speaking", "own-voice")]
    assert len(list(kept.glob("*.wav"))) == 2


def test_a_library_that_dies_is_started_again(reader: Reader) -> None:
    heard = reader("there")
    outlet = ScreenReader()
    speaker = Speaker(outlet)
    speaker.say([sentence("un")])
    assert speaker.wait(PATIENCE_S)
    assert outlet.worker_pid is not None
    os.kill(outlet.worker_pid, signal.SIGKILL)
    speaker.say([sentence("deux")])
    assert speaker.wait(PATIENCE_S)
    assert speaker.state.kind == "speaking"
    speaker.close()
    assert [line for line in lines(heard) if line[0] == "says"] == [
        ("says", "un"),
        ("says", "deux"),
    ]


def test_lines_that_a_reader_reads_hold_words_in_place_of_signs() -> None:
    minus = Sentence("8 rouge, 5 croix.", "8 rouge −5.", "fr")
    shown: list[str] = []
    with open_announcer("fr", wish=Wish("terminal"), screen=shown.append) as announcer:
        announcer.say(minus)
    with open_announcer("fr", voice="none", screen=shown.append) as announcer:
        announcer.say(minus)
    assert shown == [minus.speech, minus.text]
