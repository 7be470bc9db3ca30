"""A voice that remembers what it spoke."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from companion.sentences.render import render
from companion.sentences.sentence import Sentence
from companion.speech import Announcer, Manner, VoiceState
from companion.speech.outlets import Outcome
from companion.speech.speaker import Speaker
from companion.speech.spoken_log import SpokenLog
from companion.speech.waiting_line import Utterance


class Voice:
    """An outlet as slow as the slowest: while something happens it says nothing, then all of it."""

    def __init__(self) -> None:
        self.state = VoiceState("speaking", engine="ear")
        self.may_speak = threading.Event()
        self._spoken: list[Sentence] = []

    def speak(self, utterance: Utterance) -> Outcome:
        self.may_speak.wait()
        self._spoken.append(utterance.sentence)
        return Outcome("spoken")

    def news(self) -> list[Sentence]:
        """What was spoken since the last time, in the order in which it was heard."""
        news, self._spoken = self._spoken, []
        return news

    def cancel(self, utterance_id: int) -> None:
        """What has begun is said to its end."""

    def adjust(self, manner: Manner) -> None:
        """It has one manner."""

    def voices(self, lang: str) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        """It holds nothing."""


class Room:
    """What is heard in a room: by everybody, and in the earphones of some seats."""

    def __init__(self, lang: str, earphones: Iterable[int] = (), log: Path | None = None) -> None:
        self._lang, self._log = lang, log
        self.loud = Voice()
        self.ears = {seat: Voice() for seat in earphones}
        self._announcer: Announcer | None = None

    def open(self, screen: Callable[[str], None]) -> Announcer:
        """The announcer that speaks here."""
        hint = render(self._lang, "voice-in-the-ear")
        self._announcer = Announcer(
            screen,
            Speaker(self.loud, log=SpokenLog(self._log) if self._log else None),
            ears={seat: Speaker(voice) for seat, voice in self.ears.items()},
            in_the_ear=Sentence(hint.speech, hint.text, self._lang),
        )
        return self._announcer

    def listen(self, act: Callable[[], object]) -> None:
        """Let something happen, then wait until all is spoken."""
        assert self._announcer is not None
        for voice in (self.loud, *self.ears.values()):
            voice.may_speak.clear()
        act()
        for voice in (self.loud, *self.ears.values()):
            voice.may_speak.set()
        assert self._announcer.wait(30)

    def close(self) -> None:
        """No thread is left behind."""
        assert self._announcer is not None
        for voice in (self.loud, *self.ears.values()):
            voice.may_speak.set()
        self._announcer.close()
