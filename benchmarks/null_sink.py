"""A sound server that plays to nobody, and an ear at it: when sound begins, and when it ends."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
import time
from array import array
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO

PROGRAMS = ("pulseaudio", "parec", "aplay")
_LOUD = 300
"""Of 32,767: below it lies what espeak leaves between words."""
_RATE = 22_050
_CHUNK = 220
"""Samples that are heard together, 10 ms."""
_PATIENCE_S = 15.0
_ALSA = "</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\nctl.!default { type pulse }\n"


def is_there() -> bool:
    """Whether this computer has what it takes."""
    return all(map(shutil.which, PROGRAMS)) and Path("/usr/share/alsa/alsa.conf").exists()


class NullSink:
    """The server, and what is heard at its output. A context manager."""

    def __init__(self, folder: Path) -> None:
        folder.chmod(0o700)
        (folder / "asound.conf").write_text(_ALSA)
        self.environment: Mapping[str, str] = {
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_SERVER": f"unix:{folder}/pulse/native",
            "ALSA_CONFIG_PATH": str(folder / "asound.conf"),
        }
        self._loud: list[tuple[int, int]] = []
        self._environment = {**os.environ, **self.environment}
        self._server = self._start(
            *("pulseaudio", "--daemonize=no", "--exit-idle-time=-1", "-n"),
            # In this order: who reaches the server finds the output there.
            *("-L", f"module-null-sink sink_name=nobody rate={_RATE} channels=1 format=s16le"),
            *("-L", "module-native-protocol-unix"),
        )
        end = time.monotonic() + _PATIENCE_S
        while not (folder / "pulse" / "native").exists() and time.monotonic() < end:
            time.sleep(0.02)
        self._ear = self._start(
            *("parec", "-d", "nobody.monitor", "--format=s16le", f"--rate={_RATE}"),
            *("--channels=1", "--latency-msec=5"),
        )
        assert self._ear.stdout is not None
        threading.Thread(target=self._hear, args=(self._ear.stdout,), daemon=True).start()

    def first_after(self, moment_ns: int) -> int | None:
        """When sound began after a moment; waits for it. None when nothing sounded in time."""
        end = time.monotonic() + _PATIENCE_S
        while time.monotonic() < end:
            found = next((began for began, _ in self._loud if began > moment_ns), None)
            if found is not None:
                return found
            time.sleep(0.002)
        return None

    def last_until(self, moment_ns: int) -> int | None:
        """When sound last was heard before a moment."""
        return next((ceased for _, ceased in reversed(self._loud) if ceased <= moment_ns), None)

    def __enter__(self) -> NullSink:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in (self._ear, self._server):
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(5)
            process.kill()

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=self._environment,
        )

    def _hear(self, stream: IO[bytes]) -> None:
        """Note when each loud chunk began and ceased to be loud, reckoned from its arrival."""
        while len(chunk := stream.read(_CHUNK * 2)) == _CHUNK * 2:
            now = time.monotonic_ns()
            samples = array("h", chunk)
            loud = [at for at, sample in enumerate(samples) if abs(sample) > _LOUD]
            if loud:
                began, ceased = (
                    now - (_CHUNK - at) * 1_000_000_000 // _RATE for at in (loud[0], loud[-1])
                )
                self._loud.append((began, ceased))
