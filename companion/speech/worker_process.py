"""WorkerProcess: one running voice worker, seen from the program that owns it."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class News:
    """What came back from a worker. `event` is `gone` when its output has ended."""

    worker: WorkerProcess
    event: str
    facts: Mapping[str, Any]


class WorkerProcess:
    """Starts a worker at once and lets it get ready by itself; its news go into a queue.

    Raises OSError when no process or no scratch folder can be made.
    """

    def __init__(
        self, news: queue.SimpleQueue[Any], module: str, arguments: Sequence[str] = ()
    ) -> None:
        """`module`: what the worker runs; `arguments`: its words, but for `--scratch FOLDER`."""
        self._news = news
        self._sending = threading.Lock()
        self._settled = threading.Event()
        self._ready: Mapping[str, Any] | None = None
        self._gone = False
        self._scratch = Path(tempfile.mkdtemp(prefix="companion-voice-"))
        try:
            self._process = _start([module, "--scratch", str(self._scratch), *arguments])
        except OSError:
            self._remove_scratch()
            raise
        threading.Thread(target=self._listen, daemon=True, name="voice-news").start()

    @property
    def pid(self) -> int:
        """Process id of the worker."""
        return self._process.pid

    def ready(self, patience_s: float) -> Mapping[str, Any] | None:
        """The facts of `ready`; waits for them. None where no engine starts, or too slowly."""
        self._settled.wait(patience_s)
        return None if self._gone else self._ready

    def send(self, **message: Any) -> None:
        """Send a message, from any thread.

        Nothing happens if the worker is dead: its `gone` says so.
        """
        with self._sending, contextlib.suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()

    def kill(self) -> None:
        """End the worker and its player at once, and remove what they left."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            # Also after the worker's own death: its player may still sound.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        self._remove_scratch()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                # A worker that is killed while it writes leaves half a line.
                with contextlib.suppress(json.JSONDecodeError):
                    facts = json.loads(line)
                    self._hear(facts.pop("ev"), facts)
        self._gone = True
        self._settled.set()
        self._news.put(News(self, "gone", {}))

    def _hear(self, event: str, facts: Mapping[str, Any]) -> None:
        if event in ("ready", "no_engine"):
            self._ready = facts if event == "ready" else None
            self._settled.set()
        else:
            self._news.put(News(self, event, facts))

    def _remove_scratch(self) -> None:
        shutil.rmtree(self._scratch, ignore_errors=True)


def _start(arguments: list[str]) -> subprocess.Popen[str]:
    """Start a worker in a process group of its own, so that its player dies with it."""
    command = [sys.executable, "-m", *arguments]
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        start_new_session=True,
        creationflags=flags,
    )
