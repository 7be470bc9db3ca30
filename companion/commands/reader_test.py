"""The test of a reader: each code it reads is said, and counters at the end."""

from __future__ import annotations

import queue
import sys
from collections.abc import Generator
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

from companion.cards import DECK_NAMES, check_character, has_id_shape, load_deck
from companion.commands import frame
from companion.commands.known_tags import Owner, owners_and_faults
from companion.commands.talking_cards import card_said
from companion.commands.teller import Teller, telling
from companion.commands.user_files import check_same_kind
from companion.readings import Reading
from companion.sentences.lists import joined
from companion.sentences.render import Value, Wording, render
from companion.sentences.sentence import Priority
from companion.sentences.troubles import trouble_wording
from hardware import (
    Damage,
    Event,
    Frame,
    Portrait,
    RecordingError,
    Scan,
    Trace,
    parse_recording,
)

RECORDED = "file:"
KEYBOARD = "keyboard"
_COMMANDS = "CC"
_TAGS = frozenset({"nfc", "em", "key"})
_LOOK_S = 0.5
"""How often the wait for a reading looks whether Ctrl+C was pressed; Windows needs that."""

_SYMBOLOGIES = {
    "A": "Code 39",
    "C": "Code 128",
    "E": "EAN / UPC",
    "F": "Codabar",
    "G": "Code 93",
    "I": "ITF",
    "L": "PDF417",
    "M": "MSI",
    "Q": "QR",
    "d": "Data Matrix",
    "e": "GS1 DataBar",
}
"""Letter of the AIM identifier -> name of the code, the same in both languages (ISO 15424)."""


Heard = tuple[Event, str]
"""What a reader said, and the AIM identifier it sent with it."""


@dataclass
class Tally:
    """What was heard so far; it watches every frame, repeats too."""

    scans: int = 0
    readings: int = 0
    torn: int = 0
    symbology: str = ""
    """AIM identifier of the latest scan."""
    portrait: Portrait | None = None
    """What the reader told of itself."""

    def watch(self, seen: Frame) -> None:
        """Count a frame."""
        match seen:
            case Scan(_, symbology):
                self.scans += 1
                self.symbology = symbology
            case Damage("torn"):
                self.torn += 1

    def hear(self, event: Event) -> Heard:
        """Count an event, and keep with it the kind of code it came from."""
        self.readings += isinstance(event, Reading) and not event.lifted
        return event, self.symbology

    def say(self, teller: Teller) -> None:
        """Say what the reader is, as far as it has told, and the counters."""
        if self.portrait is not None:
            told = self.portrait
            chips = ", ".join(told.chips) or "none"
            teller.say("readers-portrait", name=told.name, version=told.version, chips=chips)
        # What sends no frames that could be watched has counted no repeats either.
        repeats = max(0, self.scans - self.readings)
        readings, torn = self.readings, self.torn
        teller.say("readers-tally", readings=readings, repeats=repeats, torn=torn)


def run_test(spec: str, count: int | None, trace: Path | None, *, silent: bool) -> None:
    """Say what a reader reads until Ctrl+C, the end of input, or that many readings.

    With a `trace`, all that passes through the port goes to that file, as a recording.
    """
    if trace is not None and (spec == KEYBOARD or spec.startswith(RECORDED)):
        raise frame.Failure("error-readers-trace", exit_code=2)
    tally = Tally()
    known, faults = owners_and_faults()
    with _tracing(trace) as tracing, telling(silent=silent) as teller:
        for fault in faults:
            teller.refuse(fault)
        with closing(_heard(spec, tally, teller, tracing)) as heard:
            _listen(heard, known, count, teller)
        tally.say(teller)
        if tracing is not None:
            _tell_trace(tracing, trace, teller)


def _listen(
    heard: Generator[Heard, None, None], known: dict[str, Owner], count: int | None, teller: Teller
) -> None:
    shown = 0
    try:
        for event, symbology in heard:
            if isinstance(event, Reading):
                teller.hush()
                shown += not event.lifted
            teller.tell(event_wording(event, symbology, known), Priority.ANSWER)
            if shown == count:
                break
    except KeyboardInterrupt:
        # The usual end of a test: the counters are its result.
        frame.line("")


def _tracing(path: Path | None) -> closing[Trace] | nullcontext[None]:
    if path is None:
        return nullcontext()
    check_same_kind(path, _is_trace)
    try:
        return closing(Trace(path))
    except OSError as error:
        raise frame.Failure("error-cannot-keep", file=str(path)) from error


def _is_trace(text: str) -> bool:
    try:
        parse_recording(text, "")
    except RecordingError:
        return False
    return True


def _tell_trace(trace: Trace, path: Path | None, teller: Teller) -> None:
    if trace.failure is not None:
        raise frame.Failure("error-cannot-keep", file=str(path)) from trace.failure
    teller.say("readers-traced", file=str(path))


def event_wording(event: Event, symbology: str, known: dict[str, Owner]) -> Wording:
    """One event in words."""
    lang = frame.language()
    if not isinstance(event, Reading):
        return trouble_wording(event, lang)
    if event.lifted:
        return render(lang, "readers-lifted", code=event.id)
    if event.id in known:
        owner = known[event.id]
        card = card_said(owner.deck, owner.deck.by_id[owner.card_id], None, lang)
        return render(lang, "readers-tag-known", code=event.id, card=card)
    if ":" in event.id and event.id.partition(":")[0] in _TAGS:
        return render(lang, "readers-tag", code=event.id)
    if not symbology:
        return code_wording(event.id)
    name = _SYMBOLOGIES.get(symbology[1], symbology)
    return joined([code_wording(event.id), render(lang, "readers-symbology", name=name)], " ")


def code_wording(code: str) -> Wording:
    """Say what a code is: whose card, or why not."""

    def say(message: str, **facts: Value) -> Wording:
        return render(frame.language(), message, code=code, **facts)

    if not has_id_shape(code):
        return say("readers-other")
    stem, found, deck = code[:-1], code[-1], code[:2]
    right = check_character(stem)
    if found != right:
        return say("readers-wrong-check", deck=deck, found=found, right=right)
    if deck == _COMMANDS:
        return say("readers-good-command")
    for name in DECK_NAMES:
        known = load_deck(name)
        if known.prefix == deck:
            return say("readers-good", deck=deck, title=known.titles[frame.language()])
    return say("readers-good-own", deck=deck)


def _heard(
    spec: str, tally: Tally, teller: Teller, trace: Trace | None
) -> Generator[Heard, None, None]:
    if spec.startswith(RECORDED):
        return _recorded(spec.removeprefix(RECORDED), tally)
    if spec == KEYBOARD:
        return _typed(tally, teller)
    return _read(spec, tally, teller, trace)


def _recorded(path: str, tally: Tally) -> Generator[Heard, None, None]:
    from companion.commands.reader_faults import failure_of_recording
    from hardware import RecordingError, read_recording, readings_of

    try:
        recording = read_recording(path)
    except RecordingError as error:
        raise failure_of_recording(error) from error
    for event in readings_of(recording, watch=tally.watch):
        yield tally.hear(event)


def _typed(tally: Tally, teller: Teller) -> Generator[Heard, None, None]:
    from hardware import read_typed

    teller.say("readers-test-typed")
    if sys.stdin.isatty():
        teller.say("readers-test-echo")
    for line in sys.stdin:
        if not line.strip():
            return
        codes, rest = read_typed(line)
        for code in codes or (rest.upper(),):
            tally.watch(Scan(code))
            yield tally.hear(Reading(KEYBOARD, code, 0))


def _read(
    spec: str, tally: Tally, teller: Teller, trace: Trace | None
) -> Generator[Heard, None, None]:
    from companion.commands.reader_faults import failure_of_reader
    from hardware import ReaderError, open_reader

    heard: queue.SimpleQueue[Heard] = queue.SimpleQueue()
    try:
        reader = open_reader(
            spec, lambda event: heard.put(tally.hear(event)), watch=tally.watch, trace=trace
        )
    except ReaderError as error:
        raise failure_of_reader(error) from error
    teller.say("readers-test-begin", reader=reader.name)
    try:
        while True:
            try:
                yield heard.get(timeout=_LOOK_S)
            except queue.Empty:
                continue
    finally:
        tally.portrait = reader.portrait
        reader.close()
