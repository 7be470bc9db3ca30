"""How soon each voice is heard, how soon it falls silent, and whether it tires.

Heard means: at the output of a sound server that plays to nobody, where another program listens.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, monotonic_ns, sleep

from null_sink import PROGRAMS, NullSink, is_there
from table import Table, median_and_p99, milliseconds

from companion.sentences.sentence import Sentence
from companion.speech import Announcer, Manner, OutletName, Wish, open_announcer

OUTLETS: tuple[OutletName, ...] = ("own-voice", "speech-dispatcher")
HEARD = "From a sentence to its sound, and to silence"
IN_A_ROW = "Utterances in a row"
TURN = "Ana prend 3 bleu, le pose case 3, validé. À Bo de jouer."
NEXT = "Bo prend 7 rouge."
HEARD_S = 0.5
"""How long an utterance sounds before it is interrupted."""
SILENCE_S = 0.6
"""After which what was buffered anywhere has sounded."""
PATIENCE_S = 300.0
COMMANDS: Mapping[str, tuple[str, ...]] = {
    "companion games": ("games",),
    "companion say, a card": ("say", "PX0013", "--silent"),
    "companion table, the first question": ("table", "pixies", "--players", "Ana,Bo", "--silent"),
}
_DISPATCHER = """LogLevel 0
DefaultLanguage "fr"
AudioOutputMethod "pulse"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
"""


def measure(quick: bool) -> tuple[Table, ...]:
    """Measure 40 utterances of each voice and a row of 200; or two and five."""
    times, row = (2, 5) if quick else (40, 200)
    return (_first_lines(1 if quick else 10), *_voices(times, row))


def _voices(times: int, row: int) -> Iterator[Table]:
    if not is_there():
        missing = f"Not measured: needs {', '.join(PROGRAMS)}, on Linux."
        yield from (Table(title, ("Voice",), (), missing) for title in (HEARD, IN_A_ROW))
        return
    heard: list[tuple[str, ...]] = []
    rows: list[tuple[str, ...]] = []
    with TemporaryDirectory(prefix="benchmark-") as name, ExitStack() as stack:
        folder = Path(name)
        sink = stack.enter_context(NullSink(folder))
        stack.enter_context(_environment(sink.environment))
        for outlet in OUTLETS:
            if outlet == "speech-dispatcher" and not stack.enter_context(_dispatcher(folder)):
                continue
            heard += _heard(outlet, sink, times, folder)
            rows.append(_in_a_row(outlet, row, folder))
    yield Table(
        HEARD,
        ("Voice and what is measured", "median", "99 of 100 within"),
        tuple(heard),
        f"{times} utterances of a turn in French, 56 characters, each interrupted after "
        f"{HEARD_S} s, heard at the output of a sound server in pieces of 10 ms: the server's own "
        "buffer is counted. Then a short sentence is said at once.",
    )
    yield Table(
        IN_A_ROW,
        ("Voice", "spoken to the end", "time for each", "pause between two"),
        tuple(rows),
        f'{row} short sentences, "Carte 1." and so on, at the fastest rate. The pause is from the '
        "end of one, as the voice tells it, to the first sample of the next.",
    )


def _heard(
    outlet: OutletName, sink: NullSink, times: int, folder: Path
) -> Iterator[tuple[str, ...]]:
    first: list[int] = []
    silent: list[int] = []
    following: list[int] = []
    with _voice(outlet, folder / f"{outlet}.log", Manner()) as announcer:
        for _ in range(times):
            began = monotonic_ns()
            announcer.say(_sentence(TURN), always=True)
            sounded = sink.first_after(began)
            if sounded is None:
                continue
            first.append(sounded - began)
            sleep(HEARD_S)
            hushed = monotonic_ns()
            announcer.interrupt()
            announcer.wait(PATIENCE_S)
            sleep(SILENCE_S)
            last = sink.last_until(monotonic_ns()) or hushed
            silent.append(max(0, last - hushed))
            again = monotonic_ns()
            announcer.say(_sentence(NEXT), always=True)
            next_sound = sink.first_after(again)
            if next_sound is not None:
                following.append(next_sound - again)
            announcer.wait(PATIENCE_S)
            sleep(SILENCE_S)
    yield (f"{outlet}, to the first sample", *median_and_p99(first))
    yield (f"{outlet}, from an interruption to silence", *median_and_p99(silent))
    yield (f"{outlet}, a short sentence after it", *median_and_p99(following))


def _in_a_row(outlet: OutletName, count: int, folder: Path) -> tuple[str, ...]:
    log = folder / f"{outlet}.row.log"
    with _voice(outlet, log, Manner(rate=10)) as announcer:
        began = monotonic()
        announcer.say(*(_sentence(f"Carte {number}.") for number in range(count)), always=True)
        announcer.wait(PATIENCE_S)
        each_ns = (monotonic() - began) / count * 1e9
    _warm_up, *entries = [json.loads(line) for line in log.read_text().splitlines()]
    ended = [entry for entry in entries if entry["ended"] and entry["started"]]
    pauses = [(after["started"] - before["ended"]) * 1e6 for before, after in pairwise(ended)]
    pause = milliseconds(sorted(pauses)[len(pauses) // 2])
    return (outlet, f"{len(ended)} of {count}", milliseconds(each_ns), pause)


@contextmanager
def _voice(outlet: OutletName, log: Path, manner: Manner) -> Iterator[Announcer]:
    wish = Wish(outlet, {outlet: manner})
    with open_announcer(
        "fr", wish=wish, screen=lambda text: None, log=log, patience_s=PATIENCE_S
    ) as announcer:
        if announcer.notice.outlet != outlet or announcer.notice.kind != "speaking":
            raise RuntimeError(f"{outlet} does not speak: {announcer.notice}")
        announcer.say(_sentence(NEXT))
        announcer.wait(PATIENCE_S)
        sleep(SILENCE_S)
        yield announcer


@contextmanager
def _dispatcher(folder: Path) -> Iterator[bool]:
    """A speech-dispatcher of our own; False where it is not installed."""
    module = Path("/etc/speech-dispatcher/modules/espeak-ng.conf")
    if shutil.which("speech-dispatcher") is None or not module.exists():
        yield False
        return
    (folder / "modules").mkdir()
    shutil.copy(module, folder / "modules")
    (folder / "speechd.conf").write_text(_DISPATCHER)
    socket = folder / "dispatcher"
    places = [*map(str, ("-C", folder, "-L", folder, "-P", folder / "pid", "-S", socket))]
    daemon = subprocess.Popen(
        ["speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", *places],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        with _environment({"SPEECHD_ADDRESS": f"unix_socket:{socket}"}):
            end = monotonic() + 20
            while not socket.exists() and monotonic() < end:
                sleep(0.05)
            sleep(1)
            yield True
    finally:
        daemon.kill()
        daemon.wait()


@contextmanager
def _environment(added: Mapping[str, str]) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.update(added)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def _first_lines(times: int) -> Table:
    """From the start of a process to the first line it prints."""
    rows = []
    with TemporaryDirectory(prefix="benchmark-") as home:
        environment = {**os.environ, "COMPANION_HOME": home}
        for name, words in COMMANDS.items():
            took = [_first_line(words, environment) for _ in range(times)]
            rows.append((name, *median_and_p99(took)))
    return Table(
        "From a command to its first line",
        ("Command", "median", "slowest"),
        tuple(rows),
        f"{times} processes each, without a voice.",
    )


def _first_line(words: tuple[str, ...], environment: Mapping[str, str]) -> int:
    began = monotonic_ns()
    with subprocess.Popen(
        [sys.executable, "-m", "companion", *words, "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        took = monotonic_ns() - began
        running.kill()
    return took


def _sentence(words: str) -> Sentence:
    return Sentence(words, words, "fr")
