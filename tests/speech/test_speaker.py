"""The speaking thread: nobody waits for the voice, everybody is told once."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from spoken import sentence

from companion.sentences.sentence import Priority
from companion.speech import Announcer, Manner, open_announcer
from companion.speech.outlets import Outcome, Silent
from companion.speech.speaker import Speaker
from companion.speech.spoken_log import SpokenLog
from companion.speech.voice_state import VoiceState
from companion.speech.waiting_line import Utterance


class HeldOutlet:
    """An outlet that keeps what it is given and says nothing until it is let go."""

    def __init__(self) -> None:
        self.state = VoiceState("speaking")
        self.heard: list[str] = []
        self.ends: list[str] = []
        self.begun = threading.Semaphore(0)
        self.go = threading.Semaphore(0)
        self.cancelled: set[int] = set()
        self.manner: Manner | None = None

    def speak(self, utterance: Utterance) -> Outcome:
        self.heard.append(utterance.sentence.speech)
        self.begun.release()
        self.go.acquire()
        end = "cut" if utterance.id in self.cancelled else "spoken"
        self.ends.append(end)
        return Outcome("cut" if end == "cut" else "spoken", utterance.posted_ns + 1_000)

    def cancel(self, utterance_id: int) -> None:
        self.cancelled.add(utterance_id)
        self.go.release()

    def adjust(self, manner: Manner) -> None:
        self.manner = manner

    def close(self) -> None:
        self.heard.append("(closed)")


@pytest.fixture
def outlet() -> HeldOutlet:
    return HeldOutlet()


@pytest.fixture
def screen() -> list[str]:
    return []


@pytest.fixture
def announcer(outlet: HeldOutlet, screen: list[str]) -> Iterator[Announcer]:
    with Announcer(screen.append, Speaker(outlet)) as opened:
        yield opened


def let_all_go(outlet: HeldOutlet) -> None:
    for _ in range(100):
        outlet.go.release()


def test_the_screen_has_every_line_while_the_voice_hangs(
    announcer: Announcer, screen: list[str]
) -> None:
    for number in range(200):
        announcer.say(sentence(f"carte {number}"))
    assert len(screen) == 200
    assert not announcer.wait(0)


def test_urgent_sentences_are_spoken_first(announcer: Announcer, outlet: HeldOutlet) -> None:
    announcer.say(sentence("un"))
    outlet.begun.acquire()
    announcer.say(sentence("deux"))
    announcer.say(sentence("à Bo", Priority.TURN))
    announcer.say(sentence("12 points", Priority.ANSWER))
    let_all_go(outlet)
    assert announcer.wait(10)
    assert outlet.heard == ["un", "12 points", "à Bo", "deux"]


def test_an_error_cuts_the_sentence_being_spoken(announcer: Announcer, outlet: HeldOutlet) -> None:
    announcer.say(sentence("une longue phrase"))
    outlet.begun.acquire()
    announcer.say(sentence("mauvaise carte", Priority.ERROR))
    outlet.begun.acquire()
    assert outlet.ends == ["cut"]
    let_all_go(outlet)
    assert announcer.wait(10)
    assert outlet.heard[-1] == "mauvaise carte"


def test_a_key_silences_an_answer_and_leaves_an_error(
    announcer: Announcer, outlet: HeldOutlet
) -> None:
    announcer.say(sentence("réponse", Priority.ANSWER))
    outlet.begun.acquire()
    announcer.say(sentence("suite"))
    announcer.interrupt()
    announcer.say(sentence("erreur", Priority.ERROR))
    announcer.interrupt()
    let_all_go(outlet)
    assert announcer.wait(10)
    assert outlet.heard == ["réponse", "erreur"]
    assert outlet.ends == ["cut", "spoken"]


def test_a_recording_keeps_every_sentence_in_the_order_of_saying(
    announcer: Announcer, outlet: HeldOutlet
) -> None:
    outlet.state = VoiceState("wav", Path("partie.wav"), "no_device")
    announcer.say(sentence("un"))
    outlet.begun.acquire()
    for words, priority in (
        ("deux", Priority.EVENT),
        ("deux", Priority.EVENT),
        ("réponse", Priority.ANSWER),
        ("à Bo", Priority.TURN),
        ("erreur", Priority.ERROR),
    ):
        announcer.say(sentence(words, priority))
    announcer.interrupt()
    let_all_go(outlet)
    assert announcer.wait(10)
    assert outlet.heard == ["un", "deux", "deux", "réponse", "à Bo", "erreur"]


def test_closing_cuts_what_is_spoken_and_drops_what_waits(outlet: HeldOutlet) -> None:
    speaker = Speaker(outlet)
    speaker.say([sentence("un"), sentence("deux")])
    outlet.begun.acquire()
    speaker.close()
    assert outlet.heard == ["un", "(closed)"]


def test_a_change_of_state_is_told_once(outlet: HeldOutlet) -> None:
    told: list[VoiceState] = []
    lost = VoiceState("text_only", reason_code="voice_lost")

    class Failing(HeldOutlet):
        def speak(self, utterance: Utterance) -> Outcome:
            self.state = lost
            return Outcome("unspoken")

    speaker = Speaker(Failing(), told.append)
    for number in range(3):
        speaker.say([sentence(f"carte {number}")])
    assert speaker.wait(10)
    speaker.close()
    assert told == [lost]


class Slow:
    """A sound system that answers only when it is let go."""

    def __init__(self, outlet: HeldOutlet) -> None:
        self.outlet = outlet
        self.answers = threading.Event()
        self.told: list[VoiceState] = []

    def open(self) -> HeldOutlet:
        assert self.answers.wait(60)
        return self.outlet

    def speaker(self) -> Speaker:
        return Speaker(
            Silent(VoiceState("opening")), self.told.append, opener=self.open, patience_s=0
        )


def test_text_does_not_wait_for_a_sound_system_that_hangs_at_the_start(
    outlet: HeldOutlet, screen: list[str]
) -> None:
    slow = Slow(outlet)
    with Announcer(screen.append, slow.speaker()) as announcer:
        announcer.say(sentence("Manche 1."))
        announcer.say(sentence("À vous."))
        assert screen == ["Manche 1.", "À vous."]
        assert announcer.notice.kind == "opening"
        announcer.adjust(Manner(rate=40))
        outlet.state = VoiceState("wav", Path("partie.wav"), "no_answer")
        slow.answers.set()
        let_all_go(outlet)
        assert announcer.wait(10)
        assert slow.told == [outlet.state]
        assert outlet.heard == ["Manche 1.", "À vous."]
        assert outlet.manner == Manner(rate=40)


def test_leaving_does_not_wait_for_a_sound_system_that_hangs(outlet: HeldOutlet) -> None:
    slow = Slow(outlet)
    speaker = slow.speaker()
    speaker.say([sentence("Manche 1.")])
    speaker.close()
    assert not outlet.heard
    slow.answers.set()
    speaker.wait(10)
    assert not slow.told


def test_the_log_has_one_line_for_each_sentence_and_its_moments(
    outlet: HeldOutlet, tmp_path: Path
) -> None:
    path = tmp_path / "spoken.jsonl"
    speaker = Speaker(outlet, log=SpokenLog(path))
    speaker.say([sentence("une carte")])
    outlet.begun.acquire()
    speaker.say([sentence("mauvaise carte", Priority.ERROR), sentence("suite")])
    speaker.say([sentence("suite")])
    let_all_go(outlet)
    assert speaker.wait(10)
    speaker.close()
    lines = {entry["id"]: entry for entry in map(json.loads, path.read_text().splitlines())}
    assert len(lines) == 4
    assert lines[1]["cut"] > lines[1]["started"] > lines[1]["posted"]
    assert lines[2]["priority"] == "error"
    assert lines[2]["ended"] > lines[2]["started"]
    assert lines[4]["dropped"] is not None
    assert lines[4]["started"] is None


def test_without_a_voice_a_whole_game_goes_by_in_text(tmp_path: Path) -> None:
    shown: list[str] = []
    with open_announcer("fr", voice="none", screen=shown.append) as announcer:
        announcer.say(sentence("À Ana de jouer."))
        assert announcer.wait(10)
        assert announcer.notice == VoiceState("text_only", reason_code="chosen", outlet="none")
    assert shown == ["À Ana de jouer."]
