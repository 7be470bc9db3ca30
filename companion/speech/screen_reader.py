"""ScreenReader: the outlet that hands each sentence to the running screen reader, braille included.

The reader keeps its own voice, its own speed and its own queue, and does not tell when something
has been spoken: so a sentence is handed over as soon as its turn comes. An error interrupts.
"""

from __future__ import annotations

import queue
import time

from companion.sentences.sentence import Priority
from companion.speech.manner import Manner
from companion.speech.outlets import Outcome, speakable
from companion.speech.voice_state import VoiceState
from companion.speech.waiting_line import Utterance
from companion.speech.worker_process import News
from companion.speech.workers import Workers

_WORKER = "companion.speech.reader_worker"
_HAND_OVER_PATIENCE_S = 3.0
"""A reader takes a sentence within some hundredths of a second."""


class ScreenReader:
    """Speaks through the screen reader that runs on this computer, if one answers.

    A library that hangs or dies is started once more; after a second time in a row it is given up.
    """

    def __init__(self, *, reader: str = "") -> None:
        """`reader`: prism's name of the speech to take, the running screen reader if empty."""
        self._inbox: queue.SimpleQueue[News] = queue.SimpleQueue()
        chosen = ("--reader", reader) if reader else ()
        self._workers = Workers(self._inbox, _WORKER, chosen)
        self._failures = 0
        found = self._workers.replace()
        self.state = VoiceState(
            "speaking" if found else "text_only",
            reason_code="" if found else "no_screen_reader",
            engine=self._workers.facts.get("engine", ""),
            outlet="screen-reader",
        )

    @property
    def worker_pid(self) -> int | None:
        """Process id of the worker, None where no reader answers."""
        worker = self._workers.current
        return worker.pid if worker else None

    def voices(self, lang: str) -> tuple[str, ...]:
        """The voice is the reader's own affair."""
        return ()

    def adjust(self, manner: Manner) -> None:
        """Rate and volume are the reader's own affair."""

    def speak(self, utterance: Utterance) -> Outcome:
        """Hand over; on trouble try once more with a new worker."""
        words = speakable(utterance.sentence.speech)
        while words and self.state.kind == "speaking":
            if self._hand_over(utterance, words):
                self._failures = 0
                return Outcome("handed", time.monotonic_ns())
            self._fail()
        return Outcome("unspoken")

    def cancel(self, utterance_id: int) -> None:
        """Silence the reader."""
        worker = self._workers.current
        if worker is not None:
            worker.send(op="hush")

    def close(self) -> None:
        """End the worker; the reader ends its sentence."""
        self._workers.close()

    def _hand_over(self, utterance: Utterance, words: str) -> bool:
        worker = self._workers.current
        assert worker is not None
        worker.send(
            op="say",
            id=utterance.id,
            text=words,
            braille=speakable(utterance.sentence.text),
            interrupt=utterance.priority is Priority.ERROR,
        )
        deadline = time.monotonic() + _HAND_OVER_PATIENCE_S
        while (left := deadline - time.monotonic()) > 0:
            try:
                news = self._inbox.get(timeout=left)
            except queue.Empty:
                break
            match news:
                case News(worker=source, event="done", facts=facts) if source is worker:
                    return bool(facts["fate"] == "handed")
                case News(worker=source, event="gone") if source is worker:
                    break
        return False

    def _fail(self) -> None:
        self._failures += 1
        if self._failures > 1 or not self._workers.replace():
            self.close()
            self.state = VoiceState(
                "text_only", None, "voice_lost", self.state.engine, outlet="screen-reader"
            )
