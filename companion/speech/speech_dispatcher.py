"""SpeechDispatcher: the outlet of speech-dispatcher, the speech service of Linux desktops."""

from __future__ import annotations

import queue
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from companion.sentences.sentence import Priority
from companion.speech.manner import FASTEST, LOUDEST, Manner
from companion.speech.outlets import Outcome, patience_s, speakable
from companion.speech.ssip import Event, SsipConnection, SsipError, user_address
from companion.speech.voice_state import VoiceState
from companion.speech.voices import Voice, candidates
from companion.speech.waiting_line import Utterance

_PRIORITIES = {
    Priority.ERROR: "important",
    Priority.ANSWER: "text",
    Priority.TURN: "message",
    Priority.EVENT: "message",
    Priority.AMBIENCE: "notification",
}
_STEPS = 100
"""Rate and volume go from -100 to 100."""
_LIST_PATIENCE_S = 6.0
"""espeak-ng has 13,000 voices to list, and a daemon that has just been started loads it first."""
_CANCEL_PATIENCE_S = 0.5
"""The daemon tells that a message was cancelled after 3 ms."""


@dataclass(frozen=True, slots=True)
class _Cancel:
    id: int


class SpeechDispatcher:
    """Speaks through the daemon of this user, if it answers and has a voice of the language.

    A daemon that hangs or dies is connected to once more; after a second time in a row it is given
    up. A sentence that comes through restores the right to one more try.
    """

    def __init__(self, lang: str, *, manner: Manner | None = None) -> None:
        self._lang = lang
        self._manner = manner or Manner()
        self._inbox: queue.SimpleQueue[Event | _Cancel] = queue.SimpleQueue()
        self._connection: SsipConnection | None = None
        self._voices: tuple[Voice, ...] = ()
        self._failures = 0
        self._voice_named = False
        self.state = VoiceState(
            "text_only", reason_code="no_dispatcher", outlet="speech-dispatcher"
        )
        if self._connect():
            found = self.voices(lang)
            if found:
                self.state = replace(
                    self.state, kind="speaking", reason_code="", engine="speech-dispatcher"
                )
            else:
                self.state = replace(self.state, reason_code="no_voice")
                self.close()

    def voices(self, lang: str) -> tuple[str, ...]:
        """The daemon's voices that speak a language, the plainest accent first."""
        return candidates(self._voices, lang)

    def adjust(self, manner: Manner) -> None:
        """Speak in another manner from the next utterance on."""
        self._manner = manner

    def speak(self, utterance: Utterance) -> Outcome:
        """Speak; on trouble try once more over a new connection."""
        words = speakable(utterance.sentence.speech)
        has_voice = bool(self.voices(utterance.sentence.lang))
        while words and has_voice and self.state.kind == "speaking":
            try:
                outcome = self._say(utterance, words)
            except SsipError:
                outcome = None
            if outcome is not None:
                self._failures = 0
                return outcome
            self._fail()
        return Outcome("unspoken")

    def cancel(self, utterance_id: int) -> None:
        """Silence that utterance."""
        self._inbox.put(_Cancel(utterance_id))

    def close(self) -> None:
        """Leave the daemon; what it still says of ours ends."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connect(self) -> bool:
        try:
            connection = SsipConnection(user_address(), self._inbox)
        except SsipError:
            return False
        self._connection = connection
        try:
            for setting in ("CLIENT_NAME companion:companion:game", "NOTIFICATION ALL ON"):
                connection.command(f"SET SELF {setting}")
            connection.command("SET SELF PUNCTUATION NONE")
            listed = connection.command("LIST SYNTHESIS_VOICES", _LIST_PATIENCE_S)[:-1]
        except SsipError:
            self.close()
            return False
        self._voices = tuple(_plain_voices(listed))
        return True

    def _fail(self) -> None:
        self.close()
        self._failures += 1
        if self._failures > 1 or not self._connect():
            self.close()
            self.state = replace(self.state, kind="text_only", reason_code="voice_lost")

    def _say(self, utterance: Utterance, words: str) -> Outcome | None:
        """Say it and follow its events to the end; None when none came. Raises SsipError."""
        connection, manner = self._connection, self._manner
        assert connection is not None
        self._prepare(connection, utterance, manner)
        message = connection.speak(words)
        if utterance.priority is Priority.AMBIENCE:
            # The daemon drops it without an event while anything else is spoken.
            return Outcome("handed")
        deadline = time.monotonic() + patience_s(words, manner)
        started_ns: int | None = None
        while True:
            match self._next(deadline):
                case _Cancel(id=wanted) if wanted == utterance.id:
                    connection.command("CANCEL SELF")
                    deadline = min(deadline, time.monotonic() + _CANCEL_PATIENCE_S)
                case Event(source, of, "begin") if (source, of) == (connection, message):
                    started_ns = time.monotonic_ns()
                case Event(source, of, "end") if (source, of) == (connection, message):
                    return Outcome("spoken", started_ns)
                case Event(source, of, "cancelled") if (source, of) == (connection, message):
                    return Outcome("cut", started_ns)
                case Event(source=source, kind="gone") if source is connection:
                    return None
                case None:
                    return None

    def _prepare(self, connection: SsipConnection, utterance: Utterance, manner: Manner) -> None:
        lang = utterance.sentence.lang
        volume = round((manner.volume / LOUDEST * 2 - 1) * _STEPS)
        settings = [
            f"PRIORITY {_PRIORITIES[utterance.priority]}",
            f"LANGUAGE {lang}",
            f"RATE {manner.rate * _STEPS // FASTEST}",
            f"VOLUME {volume}",
        ]
        known, wanted = self.voices(lang), manner.voices.get(lang)
        if wanted in known or self._voice_named:
            # Once a voice has been named, the daemon no longer goes by the language alone.
            settings.append(f"SYNTHESIS_VOICE {wanted if wanted in known else known[0]}")
            self._voice_named = True
        for setting in settings:
            connection.command(f"SET SELF {setting}")

    def _next(self, deadline: float) -> Event | _Cancel | None:
        """The next message, None when the deadline has passed."""
        try:
            return self._inbox.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None


def _plain_voices(lines: Sequence[str]) -> Iterator[Voice]:
    """The voices of the daemon's list: name, language, variant, parted by tabs.

    espeak-ng lists each voice a hundred times over, once for each timbre; those are left out.
    """
    for line in lines:
        name, language, variant, *_ = (*line.split("\t"), "", "")
        if not (variant and name.endswith(f"+{variant}")):
            yield Voice(name, (language,))
