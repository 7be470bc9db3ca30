"""The screen reader's worker: the only process that imports prism.

`python -m companion.speech.reader_worker`. prism is a library of the system's own language: what
hangs or breaks in it takes this process and nothing else.

JSON lines on standard input:
    {"op": "say", "id", "text", "interrupt"}   {"op": "braille", "text"}   {"op": "hush"}
JSON lines on standard output:
    {"ev": "ready", "engine", "braille"}   {"ev": "no_engine"}   {"ev": "done", "id", "fate"}
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

NO_READERS = (
    "ANDROID_TTS",
    "AV_SPEECH",
    "ONE_CORE",
    "SAPI",
    "SPEECH_DISPATCHER",
    "SPIEL",
    "UIA",
    "WEB_SPEECH",
)
"""Speech that nobody has chosen as a reader, and UIA, which takes every word though nobody may be
there to read it."""


def readers(context: Any, wanted: str) -> Iterator[Any]:
    """The screen readers that run and answer, the likeliest first; `wanted` names another speech.

    A reader was once found that did not run: so each is asked to be quiet, and has to obey.
    """
    ids = [context.id_of(index) for index in range(context.backends_count)]
    for found in sorted(ids, key=context.priority_of, reverse=True):
        if context.name_of(found) != wanted and (wanted or found.name in NO_READERS):
            continue
        try:
            reader = context.acquire(found)
            if reader.features.is_supported_at_runtime:
                reader.stop()
                yield reader
        except Exception:
            # The library of each reader fails in a way of its own.
            continue


def main(arguments: Sequence[str] | None = None) -> None:
    """Run until standard input ends."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--scratch", type=Path, required=True, help="a folder for this worker only")
    parser.add_argument("--reader", default="", help="prism's name of the speech to take")
    parser.add_argument("--tested", action="store_true", help="there was a worker before this one")
    options = parser.parse_args(arguments)
    tempfile.tempdir = str(options.scratch)
    try:
        import prism

        context = prism.Context()
    except (ImportError, RuntimeError, OSError):
        _tell("no_engine")
        return
    reader = next(readers(context, options.reader), None)
    if reader is None:
        _tell("no_engine")
        return
    braille = bool(reader.features.supports_braille)
    _tell("ready", engine=reader.name, braille=braille)
    for line in sys.stdin:
        _obey(reader, json.loads(line), braille=braille)


def _obey(reader: Any, message: Mapping[str, Any], *, braille: bool) -> None:
    match message["op"]:
        case "say":
            try:
                reader.speak(message["text"], message["interrupt"])
            except Exception:
                _tell("done", id=message["id"], fate="lost")
                return
            if braille:
                with contextlib.suppress(Exception):
                    reader.braille(message["braille"])
            _tell("done", id=message["id"], fate="handed")
        case "hush":
            with contextlib.suppress(Exception):
                reader.stop()


def _tell(event: str, **facts: object) -> None:
    with contextlib.suppress(OSError):
        print(json.dumps({"ev": event, **facts}), flush=True)


if __name__ == "__main__":
    main()
