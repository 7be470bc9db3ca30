"""Orca without a screen: a terminal that a screen reader reads, and all that it says as text."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from dispatcher import Dispatcher

PROGRAMS = (
    *("orca", "speech-dispatcher", "gsettings", "dbus-daemon"),
    *("Xvfb", "openbox", "xdotool", "lxterminal"),
)
BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
PATIENCE = 60.0
"""Seconds that anything may take on a machine with much to do; no test asserts a time."""
UTTERANCE = re.compile(
    r"^\d\d:\d\d:\d\d\.\d{6} - SPEECH OUTPUT: '((?:(?!^\d\d:).)*?)'( ?)\[?\{'established",
    re.DOTALL | re.MULTILINE,
)
"""Of a record of Orca's log: what is said, and the blank that marks the echo of a key."""
LOG_AT_ONCE = """\
from orca import debug
if debug.debugFile:
    debug.debugFile.reconfigure(line_buffering=True)
"""
TITLE = "Table"


def missing() -> tuple[str, ...]:
    """What has to be installed before Orca can be heard."""
    absent = tuple(name for name in PROGRAMS if shutil.which(name) is None)
    return absent if BUS_LAUNCHER.exists() else (*absent, BUS_LAUNCHER.name)


class HeardByOrca:
    """A program in a terminal under Orca, in a session of its own; it begins with the first key."""

    def __init__(self, program: Sequence[str], settings: Mapping[str, str]) -> None:
        """`settings`: of the environment, for the program."""
        self._program, self._settings = tuple(program), dict(settings)
        self._ended = ExitStack()

    def __enter__(self) -> HeardByOrca:
        with ExitStack() as stack:
            # Sockets lie in it, and their paths must be short.
            folder = Path(tempfile.mkdtemp(prefix="ear", dir="/tmp"))
            stack.callback(shutil.rmtree, folder, ignore_errors=True)
            self._log = folder / "said"
            self._environment = _environment(folder)
            self._session(stack, folder)
            self._ended = stack.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.close()

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        if line:
            self._keys("type", "--delay", "30", line)
        self._keys("key", "Return")

    @property
    def utterances(self) -> list[str]:
        """All that was said so far, without the echo of keys; blanks are one space each."""
        if not self._log.exists():
            return []
        log = self._log.read_text(encoding="utf-8", errors="replace")
        return [
            " ".join(text.split())
            for text, echo in UTTERANCE.findall(log)
            if not echo and text.strip()
        ]

    def wait_for(self, true: Callable[[], bool], what: str) -> None:
        """Wait until something is so; an assertion fails where it never is."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain: {what}; heard: {self.utterances}"
            time.sleep(0.1)

    def _session(self, stack: ExitStack, folder: Path) -> None:
        run = _Starter(stack, self._environment)
        self._environment["DISPLAY"] = ":" + run.told(
            "Xvfb", "-displayfd", "1", "-screen", "0", "1800x900x24", "-nolisten", "tcp"
        )
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = run.told(
            "dbus-daemon", "--session", "--nofork", "--print-address=1"
        )
        for schema, key in (
            ("org.gnome.desktop.interface", "toolkit-accessibility"),
            ("org.gnome.desktop.a11y.applications", "screen-reader-enabled"),
        ):
            run.once("gsettings", "set", schema, key, "true")
        run(str(BUS_LAUNCHER), "--launch-immediately", "--a11y=1", "--screen-reader=1")
        self._start_window_manager(run)
        stack.callback(_end, Dispatcher(folder / "voice", seconds=0).process)
        self._start_orca(run)
        held = shlex.quote(f"read begin; exec env {shlex.join(self._with_settings())}")
        run("lxterminal", "--no-remote", "--geometry=120x40", "-t", TITLE, "-e", f"sh -c {held}")
        found = ("search", "--sync", "--onlyvisible", "--name", TITLE)
        self.wait_for(
            lambda: run.succeeds("xdotool", *found, "windowactivate", "--sync"), "the window"
        )
        self.wait_for(lambda: any(TITLE in text for text in self.utterances), "the terminal")

    def _start_window_manager(self, run: _Starter) -> None:
        """It too may find that what it needs is not yet there, and end at once."""
        manager = run("openbox")

        def is_on() -> bool:
            nonlocal manager
            if manager.poll() is not None:
                manager = run("openbox")
            return run.succeeds("xdotool", "get_num_desktops")

        self.wait_for(is_on, "the window manager")

    def _start_orca(self, run: _Starter) -> None:
        """On a busy computer it may find the bus not yet there, and ends at once."""
        orca = run("orca", "--replace", f"--debug-file={self._log}")

        def is_on() -> bool:
            nonlocal orca
            if orca.poll() is not None:
                self._log.unlink(missing_ok=True)
                orca = run("orca", "--replace", f"--debug-file={self._log}")
            return "Screen reader on." in self.utterances

        self.wait_for(is_on, "Orca")

    def _with_settings(self) -> tuple[str, ...]:
        return (*(f"{name}={value}" for name, value in self._settings.items()), *self._program)

    def _keys(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True, timeout=PATIENCE)


class _Starter:
    """Starts the programs of a session, and ends each when the session ends."""

    def __init__(self, stack: ExitStack, environment: dict[str, str]) -> None:
        self._stack, self._environment = stack, environment

    def __call__(self, *words: str) -> subprocess.Popen[str]:
        running = subprocess.Popen(
            words,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if words[0] in ("Xvfb", "dbus-daemon") else subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._stack.callback(_end, running)
        return running

    def told(self, *words: str) -> str:
        """Start a program that writes where it is found; that line."""
        running = self(*words)
        assert running.stdout is not None
        return running.stdout.readline().strip()

    def once(self, *words: str) -> None:
        subprocess.run(words, env=self._environment, check=True, timeout=PATIENCE)

    def succeeds(self, *words: str) -> bool:
        done = subprocess.run(words, env=self._environment, capture_output=True, timeout=PATIENCE)
        return done.returncode == 0


def _end(running: subprocess.Popen[Any]) -> None:
    running.terminate()
    try:
        running.wait(timeout=5)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()
    if running.stdout is not None:
        running.stdout.close()


def _environment(folder: Path) -> dict[str, str]:
    home, run = folder / "home", folder / "run"
    customizations = home / ".local/share/orca/orca-customizations.py"
    customizations.parent.mkdir(parents=True)
    customizations.write_text(LOG_AT_ONCE, encoding="utf-8")
    run.mkdir(mode=0o700)
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(run),
        "SPEECHD_ADDRESS": f"unix_socket:{folder}/voice/socket",
        "GTK_MODULES": "gail:atk-bridge",
        "ACCESSIBILITY_ENABLED": "1",
        "GSETTINGS_BACKEND": "keyfile",
        "LANG": "C.UTF-8",
        "TZ": "UTC",
    }
