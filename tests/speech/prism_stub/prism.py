"""An imitation of prism with one screen reader, for the worker's logic.

PRISM_HEARD names the file of what it heard. PRISM_READER is `there` (the default), `absent`, `deaf`
(is found, but does not obey), or `hanging` (takes no sentence for ever).
"""

from __future__ import annotations

import os
import time
from enum import IntEnum
from pathlib import Path
from types import SimpleNamespace

HOW = os.environ.get("PRISM_READER", "there")


class BackendId(IntEnum):
    SAPI = 1
    NVDA = 2


class Reader:
    name = "NVDA"
    features = SimpleNamespace(is_supported_at_runtime=True, supports_braille=True)

    def speak(self, text: str, interrupt: bool = False) -> None:
        if HOW == "hanging":
            time.sleep(3600)
        keep("interrupts" if interrupt else "says", text)

    def braille(self, text: str) -> None:
        keep("braille", text)

    def stop(self) -> None:
        if HOW == "deaf":
            raise RuntimeError("NVDA is not running")
        keep("stops", "")


class Context:
    backends_count = 2

    def id_of(self, index: int) -> BackendId:
        return list(BackendId)[index]

    def name_of(self, found: BackendId) -> str:
        return found.name

    def priority_of(self, found: BackendId) -> int:
        return 200 - found

    def acquire(self, found: BackendId) -> Reader:
        if HOW == "absent":
            raise ValueError("not available")
        return Reader()


def keep(what: str, text: str) -> None:
    with Path(os.environ["PRISM_HEARD"]).open("a", encoding="utf-8") as heard:
        heard.write(f"{what}\t{text}\n")
