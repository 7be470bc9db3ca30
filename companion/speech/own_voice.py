"""OwnVoice: the program's own voice, pyttsx3 in a worker process that may be killed.

pyttsx3 cannot be interrupted and does not say when nothing was heard. So a worker speaks, and this
side watches it: a worker that dies or hangs is replaced once and the sentence said again; if that
fails too, the game goes on in text. A sentence that comes through restores the right to one
replacement.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from companion.speech.outlets import Outcome
from companion.speech.recording import Recording
from companion.speech.voice_state import VoiceState
from companion.speech.waiting_line import Utterance
from companion.speech.worker_process import News, WorkerProcess

_READY_PATIENCE_S = 10.0
"""Starting takes 0.2 s; a cold disk or a busy machine takes longer."""
_SAY_PATIENCE_S = 3.0
_SAY_PATIENCE_PER_CHARACTER_S = 0.12
_CANCEL_PATIENCE_S = 0.5
"""A cancelled worker answers within 0.01 s where its player can be silenced."""


@dataclass(frozen=True, slots=True)
class _Cancel:
    id: int


class OwnVoice:
    """The outlet of the program's own voice. The constructor waits until the worker is ready."""

    def __init__(self, lang: str, *, wav: Path | None = None, record: bool = False) -> None:
        """Speak `lang`; put utterances into `wav` where no device plays, or always (`record`)."""
        self._lang = lang
        self._wav = wav
        self._record = record
        self._inbox: queue.SimpleQueue[News | _Cancel] = queue.SimpleQueue()
        self._worker: WorkerProcess | None = None
        self._ready: dict[str, Any] = {}
        self._failures = 0
        self.state = VoiceState("text_only", reason_code="no_engine")
        if self._revive():
            self.state = self._first_state()
        if self.state.kind == "text_only":
            self.close()

    @property
    def voices(self) -> dict[str, str]:
        """Language -> id of the engine's voice, for the languages that have one."""
        return dict(self._ready.get("voices", {}))

    @property
    def worker_pid(self) -> int | None:
        """Process id of the worker, None where nothing speaks."""
        return self._worker.pid if self._worker else None

    def speak(self, utterance: Utterance) -> Outcome:
        """Speak; on trouble try once more with a new worker."""
        words = speakable(utterance.sentence.speech)
        while words and self.state.kind != "text_only" and utterance.sentence.lang in self.voices:
            if self._worker is None and not self._revive():
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
        """End the worker."""
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    def _follow(self, utterance: Utterance, words: str) -> Outcome | None:
        """Say it and follow the worker's news to the end; None when the worker failed."""
        worker = self._worker
        assert worker is not None
        recording = self.state.kind == "wav"
        worker.send(
            op="say", id=utterance.id, text=words, lang=utterance.sentence.lang, record=recording
        )
        deadline = time.monotonic() + _SAY_PATIENCE_S + _SAY_PATIENCE_PER_CHARACTER_S * len(words)
        started_ns: int | None = None
        cancelled = False
        while True:
            match self._next(deadline):
                case _Cancel(id=wanted) if wanted == utterance.id and not recording:
                    cancelled = True
                    if not self._ready["records"]:
                        # SAPI and NSSpeech can only be silenced together with their process.
                        self._replace_worker()
                        return Outcome("cut", started_ns)
                    worker.send(op="cancel", id=utterance.id)
                    deadline = time.monotonic() + _CANCEL_PATIENCE_S
                case News(worker=source, event="started", facts=facts) if source is worker:
                    started_ns = facts["at_ns"]
                case News(worker=source, event="done", facts=facts) if source is worker:
                    return self._judge(facts, started_ns)
                case News(worker=source, event="gone") if source is worker:
                    break
                case None:
                    break
        if cancelled:
            self._replace_worker()
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
        self.close()
        self._failures += 1
        if self._failures > 1:
            self._give_up("voice_lost")

    def _give_up(self, reason: str) -> None:
        self.close()
        path = self._wav if reason == "wav_not_writable" else None
        self.state = VoiceState("text_only", path, reason, self.state.engine)

    def _replace_worker(self) -> None:
        self.close()
        self._revive()

    def _revive(self) -> bool:
        """Start a worker and wait until it is ready."""
        try:
            worker = self._worker = WorkerProcess(self._inbox, self._wav)
        except OSError:
            return False
        deadline = time.monotonic() + _READY_PATIENCE_S
        cancels: list[_Cancel] = []
        ready = None
        while ready is None:
            match self._next(deadline):
                case News(worker=source, event="ready", facts=facts) if source is worker:
                    self._ready = dict(facts)
                    ready = True
                case News(worker=source, event="no_engine" | "gone") if source is worker:
                    ready = False
                case _Cancel() as cancel:
                    cancels.append(cancel)
                case None:
                    ready = False
        for cancel in cancels:
            self._inbox.put(cancel)
        if not ready:
            self.close()
        return ready

    def _next(self, deadline: float) -> News | _Cancel | None:
        """The next message, None when the deadline has passed."""
        try:
            return self._inbox.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None

    def _first_state(self) -> VoiceState:
        engine, device = self._ready["engine"], self._ready["device"]
        voice = self.voices.get(self._lang, "")
        state = VoiceState("speaking", None, "", engine, voice)
        if not voice:
            return replace(state, kind="text_only", reason_code="no_voice")
        if self._record and not self._ready["records"]:
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


def speakable(words: str) -> str:
    """Words without what an engine chokes on: half characters and control characters."""
    whole = words.encode("utf-8", "ignore").decode("utf-8")
    return "".join(c if c.isprintable() else " " for c in whole).strip()
