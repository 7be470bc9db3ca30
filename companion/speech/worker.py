"""The voice worker: the only process that imports pyttsx3, `python -m companion.speech.worker`.

JSON lines on standard input:
    {"op": "say", "id", "text", "lang", "record", "rate", "volume", "voice"}
    {"op": "cancel", "id"}
JSON lines on standard output:
    {"ev": "ready", "engine", "voices", "choices", "records", "device"}   {"ev": "no_engine"}
    {"ev": "started", "id", "at_ns"}   {"ev": "done", "id", "fate", "why"}

One `say` and one `runAndWait` an utterance, on the main thread; a second thread listens. When
standard input ends the owner is gone: the player is silenced, the scratch folder is removed, the
process ends.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import queue
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, TextIO

from companion.speech.player import DeviceTest, Player
from companion.speech.recording import Recording
from companion.speech.voices import Voice, candidates

LANGUAGES = ("fr", "en")
_PYTTSX3_WITH_LOOP_FAULT = "2.99"
_PROPERTY_TRIES = 3
_PROPERTY_PATIENCE_S = 0.1
_END_PATIENCE_S = 30.0
"""For `finished-utterance` after `runAndWait` has returned; the owner gives up long before."""

Message = Mapping[str, Any]


class Engine:
    """pyttsx3's one engine of this process, with the cures that release 2.99 needs.

    Its event loop lets go of sentences: on espeak the first `runAndWait` does not wait unless the
    driver is marked idle once, elsewhere an utterance is purged unless it is queued while busy.
    """

    def __init__(self, player: Player) -> None:
        import pyttsx3

        self._engine = pyttsx3.init()
        self.name = str(self._engine)
        self._finished = threading.Event()
        self._engine.connect("finished-utterance", self._on_finished)
        self._player = player
        self.records = self.name == "espeak" and sys.platform.startswith("linux")
        """Whether utterances pass through our player."""
        if self.records:
            import pyttsx3.drivers.espeak as driver

            driver.os = player
        self._cured = metadata.version("pyttsx3") == _PYTTSX3_WITH_LOOP_FAULT
        self._engine.proxy.setBusy(False)
        self.choices = self._list_voices()
        """Language -> ids of the voices that speak it, the plainest accent first."""
        self.voices = self._find_voices()
        self._using = ("", "")

    def speak(self, job: Message) -> tuple[str, str]:
        """Speak, wait for the end, and return the fate and why it was recorded unasked."""
        if not self._player.expect(job["id"], into_recording=job["record"]):
            return "cut", ""
        self._use(job["voice"], job["lang"])
        self._set("rate", job["rate"])
        self._set("volume", job["volume"])
        if self._cured and self.name != "espeak":
            self._engine.proxy.setBusy(True)
        self._finished.clear()
        self._engine.say(job["text"])
        self._engine.runAndWait()
        self._finished.wait(_END_PATIENCE_S)
        if not self.records:
            return "played", ""
        return self._player.fate, self._player.why_recorded or ""

    def _on_finished(self, name: str | None, completed: bool) -> None:
        self._finished.set()

    def _use(self, wanted: str, lang: str) -> None:
        """Take the voice that is wanted, the plain one of the language if that cannot be had."""
        if (wanted, lang) != self._using:
            self._using = (wanted, lang)
            if wanted not in self.choices[lang] or not self._takes(wanted):
                self._takes(self.voices[lang])

    def _set(self, name: str, value: float) -> None:
        """Set a property until reading back shows it.

        espeak takes parameters on a thread of its own, now and then too late for words that follow
        at once: these were spoken at the value that the driver was opened with.
        """
        for _ in range(_PROPERTY_TRIES):
            self._engine.setProperty(name, value)
            until = time.monotonic() + _PROPERTY_PATIENCE_S
            while time.monotonic() < until:
                if abs(self._engine.getProperty(name) - value) < 0.01:
                    return
                time.sleep(0.005)

    def _list_voices(self) -> dict[str, tuple[str, ...]]:
        try:
            listed = [
                Voice(str(voice.id), tuple(str(tag) for tag in voice.languages or ()))
                for voice in self._engine.getProperty("voices")
            ]
        except Exception:
            # SAPI raises COM errors of many kinds here; without a list no language has a voice.
            return {}
        return {lang: candidates(listed, lang) for lang in LANGUAGES}

    def _find_voices(self) -> dict[str, str]:
        """Language -> id of a voice that the engine really takes."""
        found = {}
        for lang, ids in self.choices.items():
            taken = next(filter(self._takes, ids), None)
            if taken is not None:
                found[lang] = taken
        return found

    def _takes(self, voice: str) -> bool:
        """Unknown or unusable voices raise nothing everywhere: only reading back tells."""
        with contextlib.suppress(ValueError):
            self._engine.setProperty("voice", voice)
        return bool(self._engine.getProperty("voice") == voice)


class Owner:
    """The process that started this worker: its words come in, our events go out."""

    def __init__(self, incoming: TextIO, outgoing: TextIO) -> None:
        self._incoming = incoming
        self._outgoing = outgoing
        self._lock = threading.Lock()

    def tell(self, event: str, **facts: object) -> None:
        """Send an event; silently nothing when the owner is gone, since `listen` ends us then."""
        with self._lock, contextlib.suppress(OSError):
            self._outgoing.write(json.dumps({"ev": event, **facts}) + "\n")
            self._outgoing.flush()

    def started(self, utterance: int, at_ns: int) -> None:
        """Tell when the first sample was handed over, on the machine's monotonic clock."""
        self.tell("started", id=utterance, at_ns=at_ns)

    def listen(
        self,
        jobs: queue.SimpleQueue[Message],
        player: Player,
        test: DeviceTest | None,
        scratch: Path,
    ) -> None:
        """Pass on what is to be said and cancel what is not; end the process with the input."""
        for line in self._incoming:
            message = json.loads(line)
            if message["op"] == "cancel":
                player.cancel(message["id"])
            else:
                jobs.put(message)
        player.silence()
        if test is not None:
            test.end()
        shutil.rmtree(scratch, ignore_errors=True)
        os._exit(0)


def _owner() -> Owner:
    """Take standard output for our events alone: pyttsx3 prints its troubles there."""
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return Owner(sys.stdin, outgoing)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run until standard input ends."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--wav", type=Path, help="where to record when no device plays")
    parser.add_argument("--device", default="", help="the sound device, in ALSA's words")
    parser.add_argument("--tested", action="store_true", help="do not test the device")
    parser.add_argument("--scratch", type=Path, required=True, help="a folder for this worker only")
    options = parser.parse_args(arguments)
    tempfile.tempdir = str(options.scratch)
    owner = _owner()
    test = None
    if sys.platform.startswith("linux") and not options.tested:
        test = DeviceTest(options.scratch, options.device)
    recording = Recording(options.wav) if options.wav else None
    player = Player(recording, owner.started, options.device)
    jobs: queue.SimpleQueue[Message] = queue.SimpleQueue()
    heard = (jobs, player, test, options.scratch)
    threading.Thread(target=owner.listen, args=heard, daemon=True).start()
    try:
        engine = Engine(player)
    except Exception:
        # Whatever a driver raises when its system library is missing: there is no voice.
        owner.tell("no_engine")
        return
    owner.tell(
        "ready",
        engine=engine.name,
        voices=engine.voices,
        choices=engine.choices,
        records=engine.records,
        device=test.result() if test and engine.records else "played",
    )
    while True:
        job = jobs.get()
        fate, why = engine.speak(job)
        owner.tell("done", id=job["id"], fate=fate, why=why)


if __name__ == "__main__":
    main()
