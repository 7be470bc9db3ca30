"""A real speech-dispatcher on a socket of its own, which keeps what it is to say."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path

import pytest

needs_dispatcher = pytest.mark.skipif(
    shutil.which("speech-dispatcher") is None,
    reason="speech-dispatcher is not installed here: apt-get install speech-dispatcher",
)

DAEMON = """LogLevel 1
DefaultLanguage "en"
AudioOutputMethod "libao"
AddModule "kept" "sd_generic" "kept.conf"
DefaultModule kept
"""
MODULE = """GenericExecuteSynth "echo $VOICE $RATE $DATA >> {heard}; sleep {seconds}"
GenericRateMultiply 100
AddVoice "fr" "MALE1" "hortense"
AddVoice "fr" "FEMALE1" "paul"
AddVoice "en" "MALE1" "zira"
"""


class Dispatcher:
    """The daemon. It speaks French and English, each sentence for `seconds`."""

    def __init__(self, folder: Path, seconds: float) -> None:
        self._heard = folder / "heard"
        self.socket = folder / "socket"
        (folder / "modules").mkdir(parents=True)
        (folder / "speechd.conf").write_text(DAEMON)
        module = MODULE.format(heard=self._heard, seconds=seconds)
        (folder / "modules" / "kept.conf").write_text(module)
        words = ["speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-S", self.socket]
        places = ["-C", folder, "-L", folder, "-P", folder / "pid"]
        self.process = subprocess.Popen(
            [*words, *places],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        end = time.monotonic() + 20
        while not self.socket.exists():
            assert time.monotonic() < end, "speech-dispatcher does not start"
            time.sleep(0.02)

    def heard(self) -> list[str]:
        """Voice, rate and words of each sentence."""
        return self._heard.read_text("iso-8859-1").splitlines() if self._heard.exists() else []

    def until(self, count: int) -> list[str]:
        """Wait until that many sentences have been begun."""
        end = time.monotonic() + 20
        while len(self.heard()) < count:
            assert time.monotonic() < end, self.heard()
            time.sleep(0.01)
        return self.heard()
