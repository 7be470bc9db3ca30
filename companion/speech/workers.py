"""Workers: the voice worker that speaks, and a warm spare that takes its place."""

from __future__ import annotations

import queue
from collections.abc import Mapping, Sequence
from typing import Any

from companion.speech.worker_process import WorkerProcess

_READY_PATIENCE_S = 10.0
"""Starting takes 0.2 s; a cold disk or a busy machine takes longer."""


class Workers:
    """Starts, replaces and ends workers; their news go into one queue."""

    def __init__(
        self, news: queue.SimpleQueue[Any], module: str, arguments: Sequence[str] = ()
    ) -> None:
        self._news = news
        self._module = module
        self._arguments = tuple(arguments)
        self._spare: WorkerProcess | None = None
        self.current: WorkerProcess | None = None
        self.facts: Mapping[str, Any] = {}
        """What the first worker told of itself and of the device."""

    def replace(self) -> bool:
        """End the current worker and let the spare, or a new one, take its place.

        Waits until it is ready; False where none gets ready.
        """
        if self.current is not None:
            self.current.kill()
        self.current, self._spare = self._spare, None
        return self._take() or self._start()

    def warm_up(self) -> None:
        """Start a spare, unless there is one; it gets ready by itself."""
        if self._spare is None:
            self._spare = self._new()

    def close(self) -> None:
        """End all workers."""
        for worker in (self.current, self._spare):
            if worker is not None:
                worker.kill()
        self.current = self._spare = None

    def _start(self) -> bool:
        self.current = self._new()
        return self._take()

    def _new(self) -> WorkerProcess | None:
        # A spare that tests the device would disturb the sentence that sounds in it.
        tested = ("--tested",) if self.facts else ()
        try:
            return WorkerProcess(self._news, self._module, (*self._arguments, *tested))
        except OSError:
            return None

    def _take(self) -> bool:
        """Whether the current worker is ready; one that is not is ended."""
        facts = self.current.ready(_READY_PATIENCE_S) if self.current else None
        if facts is None:
            if self.current is not None:
                self.current.kill()
                self.current = None
            return False
        self.facts = self.facts or facts
        return True
