"""Speaker: the one thread that speaks, and the line of utterances before it.

Whoever says something only changes the line, in microseconds, whatever the outlet is doing.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence

from companion.sentences.sentence import Sentence
from companion.speech.manner import Manner
from companion.speech.outlets import Outcome, Outlet
from companion.speech.spoken_log import SpokenLog
from companion.speech.voice_state import VoiceState
from companion.speech.waiting_line import Change, Line, Utterance, arrive, hush

OPENING_PATIENCE_S = 1.0
"""An outlet is open within 0.4 s; one that takes longer may hang, and the text does not wait."""
_CLOSE_PATIENCE_S = 3.0


class Speaker:
    """Speaks what is said to it, in the order of the waiting line, on a daemon thread."""

    def __init__(
        self,
        outlet: Outlet,
        on_change: Callable[[VoiceState], None] | None = None,
        log: SpokenLog | None = None,
        *,
        opener: Callable[[], Outlet] | None = None,
        patience_s: float = OPENING_PATIENCE_S,
    ) -> None:
        """`on_change` is told each later state, on the speaking thread.

        `opener`: opens the outlet that takes the place of `outlet`. The constructor waits for it,
        but not longer than `patience_s`: what is said meanwhile is spoken when it is there.
        """
        self._outlet = outlet
        self._opener = opener
        self._overdue = False
        """It is still being opened, and nobody waits for it any more."""
        self._manner: Manner | None = None
        self._on_change = on_change
        self._log = log
        self._news = threading.Condition()
        self._line: Line = ()
        self._speaking: Utterance | None = None
        self._handed: Utterance | None = None
        """Given to a screen reader, who may still be speaking it."""
        self._dropped: deque[tuple[Utterance, int]] = deque()
        self._said = 0
        self._batches = 0
        self._closing = False
        self._thread = threading.Thread(target=self._run, daemon=True, name="speaker")
        self._thread.start()
        with self._news:
            self._overdue = not self._news.wait_for(self._is_open, patience_s)

    @property
    def state(self) -> VoiceState:
        """How the outlet speaks at the moment."""
        return self._outlet.state

    def say(self, sentences: Sequence[Sentence], *, always: bool = False) -> None:
        """Let sentences that belong together join the line."""
        now = time.monotonic_ns()
        with self._news:
            self._batches += 1
            for sentence in sentences:
                self._said += 1
                self._join(Utterance(self._said, sentence, self._batches, always, now))

    def adjust(self, manner: Manner) -> None:
        """Speak in another manner from the next sentence on."""
        with self._news:
            self._manner = manner
            self._outlet.adjust(manner)

    def voices(self, lang: str) -> tuple[str, ...]:
        """Names of the voices that speak a language, the best first."""
        return self._outlet.voices(lang)

    def interrupt(self) -> None:
        """Silence all but errors. A recording is not interrupted: nobody is listening yet."""
        with self._news:
            if self.state.kind != "wav":
                self._apply(hush(self._line, self._speaking or self._handed))

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until all is said; False when `timeout` (seconds) passed before."""
        with self._news:
            return self._news.wait_for(self._idle, timeout)

    def close(self) -> None:
        """Fall silent, and leave no process behind."""
        with self._news:
            self._closing = True
            self._apply(Change((), self._line, cut=self._speaking is not None))
        if self._is_open():
            self._thread.join(_CLOSE_PATIENCE_S)

    def _join(self, new: Utterance) -> None:
        if self._closing:
            return
        if self.state.kind in ("wav", "opening"):
            # Written far faster than spoken: a record keeps every sentence, in the order of saying.
            self._apply(Change((*self._line, new)))
        else:
            self._apply(arrive(self._line, self._speaking, new))

    def _apply(self, change: Change) -> None:
        now = time.monotonic_ns()
        self._line = change.line
        self._dropped.extend((utterance, now) for utterance in change.dropped)
        sounding = self._speaking or self._handed
        if change.cut and sounding is not None:
            self._outlet.cancel(sounding.id)
            self._handed = None
        self._news.notify_all()

    def _idle(self) -> bool:
        return not self._line and self._speaking is None and not self._dropped

    def _is_open(self) -> bool:
        return self._opener is None

    def _open(self, opener: Callable[[], Outlet]) -> None:
        outlet = opener()
        with self._news:
            self._outlet, self._opener = outlet, None
            if self._manner is not None:
                outlet.adjust(self._manner)
            overdue = self._overdue
            self._news.notify_all()
        if overdue:
            self._tell_state()

    def _tell_state(self) -> None:
        if self._on_change is not None and not self._closing:
            self._on_change(self._outlet.state)

    def _run(self) -> None:
        if self._opener is not None:
            self._open(self._opener)
        while (utterance := self._take()) is not None:
            before = self._outlet.state
            outcome = self._outlet.speak(utterance)
            self._note(utterance, outcome)
            if self._outlet.state != before:
                self._tell_state()
            self._note_dropped()
            with self._news:
                self._speaking = None
                self._handed = utterance if outcome.end == "handed" else None
                self._news.notify_all()
        self._outlet.close()
        self._note_dropped()
        if self._log is not None:
            self._log.close()

    def _take(self) -> Utterance | None:
        """The next utterance; waits for it. None when the speaker is being closed."""
        while True:
            self._note_dropped()
            with self._news:
                self._news.notify_all()
                if self._closing:
                    return None
                if self._line:
                    self._speaking, *rest = self._line
                    self._line = tuple(rest)
                    return self._speaking
                self._news.wait_for(lambda: bool(self._line or self._dropped or self._closing))

    def _note(self, utterance: Utterance, outcome: Outcome) -> None:
        if self._log is None:
            return
        moments = {} if outcome.started_ns is None else {"started": outcome.started_ns}
        endings = {"spoken": "ended", "cut": "cut", "unspoken": "dropped"}
        if outcome.end in endings:
            moments[endings[outcome.end]] = time.monotonic_ns()
        self._log.write(utterance, self._outlet.state, moments)

    def _note_dropped(self) -> None:
        while self._dropped:
            utterance, at = self._dropped.popleft()
            if self._log is not None:
                self._log.write(utterance, self._outlet.state, {"dropped": at})
