"""From the bytes of a scan to the first sample of what is said about it.

Everything on the way is real: a pseudo-terminal (on Windows a local socket), pyserial, the reader's
thread, the session with its journal, the narrator, the announcer, pyttsx3 in its worker.
"""

from __future__ import annotations

import json
import os
import queue
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic_ns, sleep
from typing import TextIO

from played import Game, random_games
from table import Table, median_and_p99

from companion.games.pixies import PIXIES
from companion.readings import Reading
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES
from companion.sentences.sentence import Sentence
from companion.speech import Announcer, VoiceState, open_announcer
from companion.table.journal import Header, Journal
from companion.table.outcomes import Declined
from companion.table.session import Session
from companion.table.session import Table as Seated
from companion.table.timeline import Timeline
from hardware import Event, Recording, Rehearsal, open_reader, parse_recording

SEATS = 3
GAP_MS = 2000
"""Recorded time between two scans: longer than the window in which a reader repeats itself."""
PATIENCE_S = 30.0
"""Longest wait for a reading, or for the end of an utterance."""
HEARD_S = 0.7
"""Where a device plays, an utterance is cut after this time: only its first sample counts."""


@dataclass(frozen=True, slots=True)
class Passage:
    """How long one reading took, stage by stage, in nanoseconds."""

    parse: int
    rules: int
    journal: int
    sentence: int
    speech: int | None
    """None where there is no voice."""

    @property
    def whole(self) -> int:
        """From the first byte to the first sample; without a voice, to the sentence."""
        return self.parse + self.rules + self.journal + self.sentence + (self.speech or 0)


class TimedJournal(Journal):
    """A journal that adds up the time its entries take."""

    spent_ns = 0

    def append(self, entry: str) -> None:
        """Write one entry and make sure that it is on the disk. Raises JournalError."""
        began = monotonic_ns()
        super().append(entry)
        self.spent_ns += monotonic_ns() - began


class TimedVoice:
    """The announcer, and the log in which it notes when its first samples went out."""

    def __init__(self, announcer: Announcer, log: TextIO) -> None:
        self._announcer = announcer
        self._log = log

    @property
    def state(self) -> VoiceState:
        """How it speaks."""
        return self._announcer.notice

    def say(self, sentences: Sequence[Sentence]) -> int | None:
        """Say sentences, wait until the voice is idle, and tell the moment of the first sample."""
        self._announcer.say(*sentences, always=True)
        if self.state.kind == "speaking":
            sleep(HEARD_S)
            self._announcer.interrupt()
        if not self._announcer.wait(PATIENCE_S):
            raise RuntimeError(f"the voice has not ended after {PATIENCE_S} s")
        started = [json.loads(line)["started"] for line in self._log]
        return min((round(ms * 1e6) for ms in started if ms is not None), default=None)


class Road:
    """The road from the port to the voice, for one language."""

    def __init__(self, device: Rehearsal, voice: TimedVoice, lang: str, folder: Path) -> None:
        self._device = device
        self._voice = voice
        self._lang = lang
        self._folder = folder
        self._arrived: queue.SimpleQueue[Event] = queue.SimpleQueue()

    def travel(self, games: Sequence[Game]) -> Generator[Passage]:
        """Scan games. As at a table, the first question is said before; then the voice is idle."""
        reader = open_reader(self._device.port, self._arrived.put, clock=self._device.clock)
        try:
            for number, game in enumerate(games):
                yield from self._play(game, self._folder / f"{number}.journal")
        finally:
            reader.close()

    def _play(self, game: Game, path: Path) -> Iterator[Passage]:
        journal = TimedJournal.create(path, Header(PIXIES.name, game.names, language=self._lang))
        assert isinstance(journal, TimedJournal)
        timeline = Timeline(PIXIES, PIXIES.new(game.seats))
        session = Session(Seated(PIXIES, game.names), timeline, journal)
        narrator = Narrator(Speech(self._lang, PIXIES.deck, game.names))
        self._voice.say(narrator.tell([session.question()]))
        for _ in game.scans:
            yield self._pass(session, journal, narrator)
        journal.close()

    def _pass(self, session: Session, journal: TimedJournal, narrator: Narrator) -> Passage:
        written_before = journal.spent_ns
        sent = monotonic_ns()
        self._device.step()
        reading = self._arrived.get(timeout=PATIENCE_S)
        arrived = monotonic_ns()
        if not isinstance(reading, Reading):
            raise RuntimeError(f"the reader has trouble: {reading.code}")
        outcomes = session.read(reading)
        judged = monotonic_ns()
        sentences = narrator.tell(outcomes)
        worded = monotonic_ns()
        first_sample = self._voice.say(sentences)
        refused = [outcome.reason for outcome in outcomes if isinstance(outcome, Declined)]
        if refused:
            raise RuntimeError(f"{reading.id} was refused: {refused[0]}")
        written = journal.spent_ns - written_before
        return Passage(
            parse=arrived - sent,
            rules=judged - arrived - written,
            journal=written,
            sentence=worded - judged,
            speech=None if first_sample is None else first_sample - worded,
        )


def measure(quick: bool) -> tuple[Table, ...]:
    """Measure 200 readings in each language, or twelve."""
    return tuple(_table(lang, 12 if quick else 200) for lang in LANGUAGES)


def _table(lang: str, readings: int) -> Table:
    # Twice as many moves as readings: the beginning of a round needs none.
    games = random_games(SEATS, 2 * readings)
    with TemporaryDirectory(prefix="benchmark-") as name:
        folder = Path(name)
        log = folder / "spoken.log"
        with (
            open(os.devnull, "w", encoding="utf-8") as nowhere,
            open_announcer(
                lang,
                wav=folder / "speech.wav",
                screen=partial(print, file=nowhere),
                log=log,
                patience_s=PATIENCE_S,
            ) as announcer,
            log.open(encoding="utf-8") as lines,
            Rehearsal(_recording(games)) as device,
        ):
            voice = TimedVoice(announcer, lines)
            with closing(Road(device, voice, lang, folder).travel(games)) as travelling:
                passages = tuple(islice(travelling, readings))
            state = voice.state
    return Table(
        f"From a scan to the first sample, {_LANGUAGE_NAMES[lang]}",
        ("Stage", "median", "99 of 100 within"),
        tuple(_rows(passages)),
        f"{len(passages)} readings of games of three players, the voice idle at each. "
        f"{_output(state)}",
    )


def _recording(games: Sequence[Game]) -> Recording:
    """The scans of games as a barcode reader sends them."""
    scans = [scan for game in games for scan in game.scans]
    lines = (f"{at * GAP_MS}\t]Q1{scan}\\r\\n\n" for at, scan in enumerate(scans, start=1))
    return parse_recording("".join(lines), "benchmark")


def _rows(passages: Sequence[Passage]) -> Iterator[tuple[str, ...]]:
    yield ("Parse (port, frame, hand-over)", *median_and_p99([it.parse for it in passages]))
    yield ("Rules (judged and done)", *median_and_p99([it.rules for it in passages]))
    yield ("Journal (written and synced)", *median_and_p99([it.journal for it in passages]))
    yield ("Sentence (put into words)", *median_and_p99([it.sentence for it in passages]))
    spoken = [it.speech for it in passages if it.speech is not None]
    if spoken:
        yield ("Speech (to the first sample)", *median_and_p99(spoken))
    yield ("Whole way", *median_and_p99([it.whole for it in passages]))


_LANGUAGE_NAMES = {"fr": "in French", "en": "in English"}


def _output(state: VoiceState) -> str:
    match state.kind:
        case "speaking":
            return "The output is the sound device; its own buffer is not counted."
        case "wav":
            return f"The output is a WAV file, since nothing plays here ({state.reason_code})."
        case "text_only":
            return f"Without a voice ({state.reason_code}), the way ends at the sentence."
