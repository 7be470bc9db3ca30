"""OwnVoice: the program's own voice, pyttsx3 in a worker process that may be killed.

pyttsx3 cannot be interrupted and does not say when nothing was heard. So a worker speaks, and this
side watches it: a worker that dies or hangs is replaced once and the sentence said again; if that
fails too, the game goes on without it. A sentence that comes through restores the right to one
replacement.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from companion.speech.manner import LOUDEST, Manner
from companion.speech.outlets import Outcome, patience_s, speakable
from companion.speech.recording import Recording
from companion.speech.voice_state import VoiceState
from companion.speech.waiting_line import Utterance
from companion.speech.worker_process import News
from companion.speech.workers import Workers

_WORKER = "companion.speech.worker"
_CANCEL_PATIENCE_S = 0.15
"""A cancelled worker answers within 0.01 s where its player can be silenced."""


@dataclass(frozen=True, slots=True)
class _Cancel:
    id: int


class OwnVoice:
    """The outlet of the program's own voice. The constructor waits until the worker is ready."""

    def __init__(
        self,
        lang: str,
        *,
        manner: Manner | None = None,
        wav: Path | None = None,
        record: bool = False,
        device: str = "",
    ) -> None:
        """Speak `lang`; put utterances into `wav` where no device plays, or always (`record`).

        `device`: a sound device in ALSA's words, the system's choice if empty.
        """
        self._lang = lang
        self._manner = manner or Manner()
        self._wav = wav
        self._record = record
        self._inbox: queue.SimpleQueue[News | _Cancel] = queue.SimpleQueue()
        recording = ("--wav", str(wav)) if wav else ()
        chosen = ("--device", device) if device else ()
        self._workers = Workers(self._inbox, _WORKER, (*recording, *chosen))
        self._failures = 0
        self.state = VoiceState("text_only", reason_code="no_engine")
        if self._workers.replace():
            self.state = self._first_state()
        if self.state.kind == "text_only":
            self.close()

    @property
    def worker_pid(self) -> int | None:
        """Process id of the worker, None where nothing speaks."""
        worker = self._workers.current
        return worker.pid if worker else None

    def voices(self, lang: str) -> tuple[str, ...]:
        """The engine's voices that speak a language, the plainest accent first."""
        return tuple(self._workers.facts.get("choices", {}).get(lang, ()))

    def adjust(self, manner: Manner) -> None:
        """Speak in another manner from the next utterance on; called from any thread."""
        self._manner = manner

    def speak(self, utterance: Utterance) -> Outcome:
        """Speak; on trouble try once more with a new worker."""
        words = speakable(utterance.sentence.speech)
        speaks = utterance.sentence.lang in self._workers.facts.get("voices", {})
        while words and speaks and self.state.kind != "text_only":
            if self._workers.current is None and not self._workers.replace():
                self._fail()
                continue
            outcome = self._follow(utterance, words)
            if outcome is not None:
                return outcome
        return Outcome("unspoken")

    def cancel(self, utterance_id: int) -> None:
        """Silence that utterance."""
        self._inbox.put(_Cancel(utterance_id))

    def close(self) -> None:
        """End the workers."""
        self._workers.close()

    def _follow(self, utterance: Utterance, words: str) -> Outcome | None:
        """Say it and follow the worker's news to the end; None when the worker failed."""
        worker = self._workers.current
        assert worker is not None
        recording = self.state.kind == "wav"
        manner = self._manner
        worker.send(**_order(utterance, words, manner), record=recording)
        deadline = time.monotonic() + patience_s(words, manner)
        started_ns: int | None = None
        cancelled = False
        while True:
            match self._next(deadline):
                case _Cancel(id=wanted) if wanted == utterance.id and not recording:
                    cancelled = True
                    if not self._workers.facts["records"]:
                        # SAPI and NSSpeech can only be silenced together with their process.
                        break
                    worker.send(op="cancel", id=utterance.id)
                    deadline = time.monotonic() + _CANCEL_PATIENCE_S
                case News(worker=source, event="started", facts=facts) if source is worker:
                    started_ns = facts["at_ns"]
                    if not recording:
                        self._workers.warm_up()
                case News(worker=source, event="done", facts=facts) if source is worker:
                    return self._judge(facts, started_ns)
                case News(worker=source, event="gone") if source is worker:
                    break
                case None:
                    break
        if cancelled:
            self._workers.replace()
            return Outcome("cut", started_ns)
        self._fail()
        return None

    def _judge(self, facts: Mapping[str, Any], started_ns: int | None) -> Outcome | None:
        """Draw the conclusion from an utterance that has ended."""
        fate = facts["fate"]
        if fate == "lost":
            self._fail()
            return None
        self._failures = 0
        if fate == "written" and self.state.kind != "wav":
            self.state = replace(self.state, kind="wav", path=self._wav, reason_code=facts["why"])
        if fate in ("no_device", "no_player", "wav_not_writable"):
            self._give_up(fate)
            return Outcome("unspoken")
        return Outcome("cut" if fate == "cut" else "spoken", started_ns)

    def _fail(self) -> None:
        self._failures += 1
        if self._failures > 1:
            self._give_up("voice_lost")
        else:
            self._workers.replace()

    def _give_up(self, reason: str) -> None:
        self.close()
        path = self._wav if reason == "wav_not_writable" else None
        self.state = VoiceState("text_only", path, reason, self.state.engine)

    def _next(self, deadline: float) -> News | _Cancel | None:
        """The next message, None when the deadline has passed."""
        try:
            return self._inbox.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None

    def _first_state(self) -> VoiceState:
        facts = self._workers.facts
        engine, device = facts["engine"], facts["device"]
        voice = facts["voices"].get(self._lang, "")
        state = VoiceState("speaking", None, "", engine, voice)
        if not voice:
            return replace(state, kind="text_only", reason_code="no_voice")
        if self._record and not facts["records"]:
            return replace(state, kind="text_only", reason_code="no_recording")
        if device == "played" and not self._record:
            return state
        reason = "chosen" if self._record else device
        if self._wav is None:
            return replace(state, kind="text_only", reason_code=reason)
        try:
            Recording(self._wav).begin()
        except OSError:
            return VoiceState("text_only", self._wav, "wav_not_writable", engine, voice)
        return replace(state, kind="wav", path=self._wav, reason_code=reason)


def _order(utterance: Utterance, words: str, manner: Manner) -> dict[str, Any]:
    lang = utterance.sentence.lang
    return {
        "op": "say",
        "id": utterance.id,
        "text": words,
        "lang": lang,
        "rate": manner.words_a_minute,
        "volume": manner.volume / LOUDEST,
        "voice": manner.voices.get(lang, ""),
    }
