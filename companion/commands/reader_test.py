"""The test of a reader: each code it reads in a plain line, and counters at the end."""

from __future__ import annotations

import queue
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from companion.cards import DECK_NAMES, check_character, has_id_shape, load_deck
from companion.commands import frame
from companion.readings import Reading
from companion.sentences.troubles import trouble_wording
from hardware import Damage, Event, Frame, Scan

RECORDED = "file:"
KEYBOARD = "keyboard"
_COMMANDS = "CC"
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
        self.readings += isinstance(event, Reading)
        return event, self.symbology

    def print(self) -> None:
        """Print the counters."""
        repeats = self.scans - self.readings
        numbers = {"readings": self.readings, "repeats": repeats, "torn": self.torn}
        frame.line(frame.words("readers-tally", **numbers))


def run_test(spec: str, count: int | None) -> None:
    """Print what a reader reads until Ctrl+C, the end of input, or that many readings."""
    tally = Tally()
    shown = 0
    try:
        for event, symbology in _heard(spec, tally):
            frame.line(event_line(event, symbology))
            shown += isinstance(event, Reading)
            if shown == count:
                break
    except KeyboardInterrupt:
        # The usual end of a test: the counters are its result.
        frame.line("")
    tally.print()


def event_line(event: Event, symbology: str) -> str:
    """One event in words, as shown."""
    if not isinstance(event, Reading):
        return trouble_wording(event, frame.language()).text
    if not symbology:
        return code_line(event.id)
    name = _SYMBOLOGIES.get(symbology[1], symbology)
    return f"{code_line(event.id)} {frame.words('readers-symbology', name=name)}"


def code_line(code: str) -> str:
    """Say what a code is: whose card, or why not."""
    if not has_id_shape(code):
        return frame.words("readers-other", code=code)
    stem, found, deck = code[:-1], code[-1], code[:2]
    right = check_character(stem)
    if found != right:
        return frame.words("readers-wrong-check", code=code, deck=deck, found=found, right=right)
    if deck == _COMMANDS:
        return frame.words("readers-good-command", code=code)
    for name in DECK_NAMES:
        known = load_deck(name)
        if known.prefix == deck:
            title = known.titles[frame.language()]
            return frame.words("readers-good", code=code, deck=deck, title=title)
    return frame.words("readers-good-own", code=code, deck=deck)


def _heard(spec: str, tally: Tally) -> Iterator[Heard]:
    if spec.startswith(RECORDED):
        return _recorded(spec.removeprefix(RECORDED), tally)
    if spec == KEYBOARD:
        return _typed(tally)
    return _read(spec, tally)


def _recorded(path: str, tally: Tally) -> Iterator[Heard]:
    from companion.commands.reader_faults import failure_of_recording
    from hardware import RecordingError, read_recording, readings_of

    try:
        recording = read_recording(path)
    except RecordingError as error:
        raise failure_of_recording(error) from error
    for event in readings_of(recording, watch=tally.watch):
        yield tally.hear(event)


def _typed(tally: Tally) -> Iterator[Heard]:
    from hardware import split_typed

    frame.line(frame.words("readers-test-typed"))
    for line in sys.stdin:
        if not line.strip():
            return
        card_id, rest = split_typed(line)
        code = card_id or rest.upper()
        tally.watch(Scan(code))
        yield tally.hear(Reading(KEYBOARD, code, 0))


def _read(spec: str, tally: Tally) -> Iterator[Heard]:
    from companion.commands.reader_faults import failure_of_reader
    from hardware import ReaderError, open_reader

    heard: queue.SimpleQueue[Heard] = queue.SimpleQueue()
    try:
        reader = open_reader(spec, lambda event: heard.put(tally.hear(event)), watch=tally.watch)
    except ReaderError as error:
        raise failure_of_reader(error) from error
    frame.line(frame.words("readers-test-begin", reader=reader.name))
    try:
        while True:
            try:
                yield heard.get(timeout=_LOOK_S)
            except queue.Empty:
                continue
    finally:
        reader.close()
