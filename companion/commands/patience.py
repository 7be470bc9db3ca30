"""Patience: what is told while somebody who is no person takes long to move."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from companion.table.outcomes import Outcome

FIRST_S, AGAIN_S = 1.0, 30.0
"""Seconds of silence before it is said that somebody thinks, and before it is said again."""


class Patience:
    """Collects what happens, and speaks up where that takes long."""

    def __init__(self, first_s: float = FIRST_S, again_s: float = AGAIN_S) -> None:
        self._first_s, self._again_s = first_s, again_s

    def collect(
        self,
        outcomes: Iterable[Outcome],
        meanwhile: Callable[[Sequence[Outcome]], None],
    ) -> list[Outcome]:
        """All outcomes, without those that `meanwhile` was given after a long silence.

        `meanwhile` is called from a thread of its own, and never after this returns.
        """
        waiting: list[Outcome] = []
        lock, done = threading.Lock(), threading.Event()

        def speak_up() -> None:
            silence = self._first_s
            while not done.wait(silence):
                with lock:
                    if done.is_set():
                        return
                    told = waiting[:]
                    waiting.clear()
                    # An output that fails is told by the lines of the game.
                    with suppress(OSError):
                        meanwhile(told)
                silence = self._again_s

        thread = threading.Thread(target=speak_up, daemon=True)
        thread.start()
        try:
            for outcome in outcomes:
                with lock:
                    waiting.append(outcome)
        finally:
            with lock:
                done.set()
            thread.join()
        return waiting
