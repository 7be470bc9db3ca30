"""speech-dispatcher as the voice: the real daemon on a socket of its own."""

from __future__ import annotations

import os
import queue
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from dispatcher import Dispatcher, needs_dispatcher
from spoken import Sound, needs_voice, open_announcer, sentence

from companion.sentences.sentence import Priority
from companion.speech import Announcer, Manner, VoiceState, Wish
from companion.speech.speech_dispatcher import SpeechDispatcher
from companion.speech.ssip import SsipConnection, SsipError, daemon_address

PATIENCE_S = 30
WISH = Wish("speech-dispatcher", {"speech-dispatcher": Manner(rate=3)})
Start = Callable[..., Dispatcher]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start the daemon, and let it be the one of this user."""
    begun: list[Dispatcher] = []

    def start(seconds: float = 0.0) -> Dispatcher:
        begun.append(Dispatcher(tmp_path / f"dispatcher{len(begun)}", seconds))
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{begun[-1].socket}")
        return begun[-1]

    yield start
    for daemon in begun:
        with suppress(ProcessLookupError):
            os.killpg(daemon.process.pid, signal.SIGKILL)
        daemon.process.wait()


def say_all(announcer: Announcer, *words: str) -> None:
    announcer.say(*map(sentence, words))
    assert announcer.wait(PATIENCE_S)


@needs_dispatcher
def test_it_speaks_each_sentence_with_a_voice_of_its_language(start: Start) -> None:
    daemon = start()
    with open_announcer("fr", wish=WISH, screen=str) as announcer:
        assert announcer.notice.kind == "speaking"
        assert announcer.notice.outlet == "speech-dispatcher"
        say_all(announcer, "Ana prend une carte.", ".", "Moins 3 points.")
        announcer.say(sentence("Minus 3 points.", lang="en"))
        announcer.say(sentence("Sana", lang="xx"))
        assert announcer.wait(PATIENCE_S)
    voices = [(line.split()[0], line.split(maxsplit=2)[2]) for line in daemon.heard()]
    spoken = [it for it in voices if it[1] != "."]
    assert spoken == [
        ("hortense", "Ana prend une carte."),
        ("hortense", "Moins 3 points."),
        ("zira", "Minus 3 points."),
    ]
    assert float(daemon.heard()[0].split()[1]) == 30


@needs_dispatcher
def test_rate_and_voice_change_from_the_next_sentence_on(start: Start) -> None:
    daemon = start()
    with open_announcer("fr", wish=WISH, screen=str) as announcer:
        assert announcer.voices("fr") == ("hortense", "paul")
        say_all(announcer, "un")
        announcer.adjust(replace(announcer.manner, rate=-5, voices={"fr": "paul"}))
        say_all(announcer, "deux")
        announcer.adjust(replace(announcer.manner, voices={"fr": "zira"}))
        say_all(announcer, "trois")
    heard = [(line.split()[0], float(line.split()[1])) for line in daemon.heard()]
    assert heard == [("hortense", 30), ("paul", -50), ("hortense", -50)]


@needs_dispatcher
def test_a_cut_sentence_ends_and_the_next_one_is_spoken(start: Start) -> None:
    daemon = start(seconds=20)
    with open_announcer("fr", wish=WISH, screen=str) as announcer:
        announcer.say(sentence("Une phrase bien longue."))
        daemon.until(1)
        announcer.say(sentence("Mauvaise carte.", Priority.ERROR))
        assert daemon.until(2)[1].endswith("Mauvaise carte.")


@needs_dispatcher
@needs_voice
def test_a_daemon_that_dies_in_mid_game_leaves_the_word_to_the_own_voice(
    start: Start, sound: Sound
) -> None:
    kept = sound()
    daemon = start(seconds=20)
    told: list[VoiceState] = []
    shown: list[str] = []
    wish = replace(WISH, manners={})
    with open_announcer("fr", wish=wish, screen=shown.append, on_change=told.append) as announcer:
        announcer.say(sentence("À Bo de jouer."), sentence("Bo prend une carte."))
        daemon.until(1)
        os.killpg(daemon.process.pid, signal.SIGKILL)
        assert announcer.wait(PATIENCE_S)
    assert [(state.kind, state.outlet) for state in told] == [("speaking", "own-voice")]
    assert len(list(kept.glob("*.wav"))) == 2
    assert shown == ["À Bo de jouer.", "Bo prend une carte."]


@needs_dispatcher
@needs_voice
def test_a_daemon_that_hangs_leaves_the_word_to_the_own_voice(start: Start, sound: Sound) -> None:
    kept = sound()
    daemon = start()
    with open_announcer("fr", wish=WISH, screen=str) as announcer:
        say_all(announcer, "un")
        os.killpg(daemon.process.pid, signal.SIGSTOP)
        say_all(announcer, "deux", "trois")
        assert announcer.notice.outlet == "own-voice"
    assert len(list(kept.glob("*.wav"))) == 2


@needs_dispatcher
def test_a_daemon_that_comes_back_goes_on(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    first = start()
    with open_announcer("fr", wish=WISH, screen=str) as announcer:
        say_all(announcer, "un")
        os.killpg(first.process.pid, signal.SIGKILL)
        second = start()
        say_all(announcer, "deux")
        assert announcer.notice.outlet == "speech-dispatcher"
    assert [line.split()[2] for line in second.heard()] == ["deux"]


@needs_dispatcher
def test_a_language_without_a_voice_is_left_to_others(start: Start) -> None:
    start()
    assert SpeechDispatcher("xx").state.reason_code == "no_voice"


def test_where_no_daemon_listens_it_says_so_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none'}")
    assert SpeechDispatcher("fr").state.reason_code == "no_dispatcher"


def test_a_stranger_on_the_socket_is_no_daemon(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as stranger:
        stranger.bind(str(tmp_path / "stranger"))
        stranger.listen()
        connection = SsipConnection(str(tmp_path / "stranger"), queue.SimpleQueue())
        other, _ = stranger.accept()
        with other:
            other.sendall(b"HTTP/1.1 400 Bad Request\r\n")
            with pytest.raises(SsipError):
                connection.command("GET RATE")
        connection.close()


def test_the_address_is_where_the_daemon_of_this_user_listens() -> None:
    assert daemon_address({"SPEECHD_ADDRESS": "unix_socket:/x"}) == "/x"
    assert daemon_address({"SPEECHD_ADDRESS": "inet_socket:host:70"}) == ("host", 70)
    runtime = daemon_address({"XDG_RUNTIME_DIR": "/run/user/1000"})
    assert runtime == str(Path("/run/user/1000/speech-dispatcher/speechd.sock"))


@needs_dispatcher
def test_the_real_library_of_screen_readers_speaks_through_the_worker(start: Start) -> None:
    pytest.importorskip("prism", reason="the extra screenreader is not installed here")
    from companion.speech.screen_reader import ScreenReader
    from companion.speech.speaker import Speaker

    daemon = start()
    reader = ScreenReader(reader="Speech Dispatcher")
    assert reader.state.kind == "speaking"
    speaker = Speaker(reader)
    speaker.say([sentence("À Bo de jouer.")])
    daemon.until(1)
    speaker.interrupt()
    speaker.say([sentence("Bo prend une carte.")])
    assert [line.split(maxsplit=2)[2] for line in daemon.until(2)] == [
        "À Bo de jouer.",
        "Bo prend une carte.",
    ]
    speaker.close()
