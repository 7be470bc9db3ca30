"""The portable core on this computer, watched by the address and undefined-behaviour sanitizers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bench import Bench
from boards import core_board, core_library
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.companion_protocol import frame

REQUESTS = st.sampled_from(
    ["HELLO,1", "SYNC", "ACK,1", "ACK,4294967295", "PING,999999999", "BUZZ,1,YES", "VIB,2,", ",,,"]
)
ANYTHING = st.one_of(
    REQUESTS.map(frame),
    st.binary(max_size=120),
    st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E, exclude_characters="$"))
    .map(lambda text: text[:88] or ",")
    .map(frame),
)


def test_frames_hold_what_they_promise(made_in: Path) -> None:
    """The properties of core_frames.py, in a process into which the sanitizers are loaded."""
    library = core_library(made_in)
    sanitizer = subprocess.run(
        ["cc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    ).stdout.strip()
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "core_frames.py",
        ],
        cwd=Path(__file__).parent,
        env=os.environ
        | {
            "CORE_LIBRARY": str(library),
            "LD_PRELOAD": sanitizer,
            "ASAN_OPTIONS": "detect_leaks=0",  # Python itself keeps memory to its end
            "PYTHONMALLOC": "malloc",  # else Python's own blocks hide what lies behind an end
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_reader_takes_anything_and_goes_on(made_in: Path, tmp_path: Path) -> None:
    bench = Bench(core_board(9, made_in, tmp_path))

    @given(st.lists(ANYTHING, max_size=6), st.sampled_from(["card 1 04A1B2C3D4E5F6", "remove 1"]))
    @settings(max_examples=60, deadline=None)
    def holds(sent: list[bytes], command: str) -> None:
        bench.do("remove 1")
        bench.do(command)
        for data in sent:
            bench.send_bytes(data)
        # The bench itself fails where a ping is not answered, or an answer is not understood.
        bench.run(50)

    bench.run(400)
    holds()
    bench.close()
