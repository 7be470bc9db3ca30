"""SpokenLog: one JSON line a sentence, for measurements and reports of trouble."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from pathlib import Path

from companion.speech.voice_state import VoiceState
from companion.speech.waiting_line import Utterance


class SpokenLog:
    """Appends to a file. Raises OSError when the file cannot be opened."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8")

    def write(self, utterance: Utterance, state: VoiceState, moments_ns: Mapping[str, int]) -> None:
        """Write what became of an utterance, and its words unless they were for one seat alone.

        Moments are `started`, `ended`, `cut`, `dropped`, on the machine's monotonic clock; they are
        written as milliseconds, null for what did not happen. A full disk ends the log, not the
        speech.
        """
        sentence = utterance.sentence
        moments = {"posted": utterance.posted_ns, **moments_ns}
        entry = {
            "id": utterance.id,
            "priority": sentence.priority.name.lower(),
            "audience": sentence.audience,
            "lang": sentence.lang,
            "outlet": state.outlet,
            "kind": state.kind,
            **{
                name: moments[name] / 1e6 if name in moments else None
                for name in ("posted", "started", "ended", "cut", "dropped")
            },
            "speech": sentence.speech if sentence.audience is None else None,
        }
        try:
            self._file.write(json.dumps(entry, ensure_ascii=False) + "\n")
            self._file.flush()
        except (OSError, ValueError):
            self.close()

    def close(self) -> None:
        """Close the file; what is written later is lost."""
        with contextlib.suppress(OSError):
            self._file.close()
