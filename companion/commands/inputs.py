"""What comes in at a table: typed lines and readings, in one order."""

from __future__ import annotations

import heapq
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands.frame import Failure
from companion.commands.known_tags import CardsOfTags
from companion.commands.reader_faults import failure_of_reader, failure_of_recording
from companion.readings import Reading, Trouble
from companion.sentences.keys import has_key
from companion.table.command_cards import command_cards

if TYPE_CHECKING:
    from companion.commands.answers import Answers
    from hardware import Recording

KEYBOARD = "keyboard"
RECORDED = "file:"
LISTEN_S = 0.5
"""How long a wait for input lasts at most; Windows hears Ctrl+C only between two waits."""

Input = Reading | Trouble | str
"""A typed line is a text without its end."""

Arriving = Callable[[Callable[[], bool]], Iterator[Input]]
"""Gives the inputs one after the other; it may ask whether a card is the expected answer."""


@contextmanager
def inputs(*specs: str, answers: Answers | None = None) -> Iterator[Arriving]:
    """What the `--reader` words stand for, cards in place of the tags that were taught.

    `answers` then reaches the readers that are plugged in. Failure if a reader does not open, or a
    recording or a tag list cannot be read.
    """
    cards = CardsOfTags()
    with raw_inputs(*specs, answers=answers) as arriving:
        yield lambda expects_card: cards.named(arriving(expects_card))


@contextmanager
def raw_inputs(*specs: str, answers: Answers | None = None) -> Iterator[Arriving]:
    """What `--reader` words stand for: `keyboard`, `file:PATH`, `auto`, a port or a URL.

    The keyboard is always there beside the others. Tags stay tags. Failure if a reader does not
    open, a recording cannot be read, or recordings stand beside readers.
    """
    readers = [spec for spec in dict.fromkeys(specs) if spec != KEYBOARD]
    files = [spec for spec in readers if spec.startswith(RECORDED)]
    if not readers:
        yield lambda _: typed()
    elif files == readers:
        recordings = [_recording(spec.removeprefix(RECORDED)) for spec in files]
        yield lambda expects_card: recorded(recordings, expects_card)
    elif files:
        raise Failure("error-readers-mixed", exit_code=2, file=files[0])
    else:
        with plugged_in(readers, answers) as arriving:
            yield lambda _: arriving


def typed() -> Iterator[Input]:
    """Lines of the keyboard; a card id or the number of a tag that a reader typed is a reading.

    At a real keyboard, a reader that types the same code twice at once has read one card.
    """
    from hardware import LONGEST_TYPED, load_profile, read_typed
    from hardware.presence import Presence

    presence = Presence(load_profile()) if sys.stdin.isatty() else None
    for line in sys.stdin:
        at = round(time.monotonic() * 1000)
        codes, rest = read_typed(line)
        for code in codes:
            if presence is None or presence.see(code, at):
                yield Reading(KEYBOARD, code, at)
        if not codes and has_key(line):
            yield line[:LONGEST_TYPED].strip(" \r\n")  # a tab is a key too
        elif rest or not codes:
            yield rest


def _recording(path: str) -> Recording:
    from hardware import RecordingError, read_recording

    try:
        return read_recording(Path(path))
    except RecordingError as error:
        raise failure_of_recording(error) from error


def recorded(recordings: Sequence[Recording], expects_card: Callable[[], bool]) -> Iterator[Input]:
    """Recordings side by side in the order of their times, then the keyboard.

    While a question is open that a card does not answer, a typed line goes before the next card.
    """
    from hardware import readings_of

    lines = typed()
    for event in heapq.merge(*map(readings_of, recordings), key=lambda event: event.at):
        while isinstance(event, Reading) and event.id not in command_cards() and not expects_card():
            line = next(lines, None)
            if line is None:
                break
            yield line
        yield event
    yield from lines


@contextmanager
def plugged_in(specs: Sequence[str], answers: Answers | None = None) -> Iterator[Iterator[Input]]:
    """Readers that are plugged in, and the keyboard beside them. Failure if one does not open."""
    from hardware import ReaderError, open_reader

    arrived: queue.SimpleQueue[Input | None] = queue.SimpleQueue()
    with ExitStack() as opened:
        readers = []
        for spec in specs:
            try:
                reader = open_reader(spec, arrived.put)
            except ReaderError as error:
                raise failure_of_reader(error) from error
            opened.callback(reader.close)
            readers.append(reader)
        if answers is not None:
            answers.reach(readers)
        keyboard = threading.Thread(target=_type_into, args=(arrived,), daemon=True)
        keyboard.start()
        yield _until_end(arrived)


def _until_end(arrived: queue.SimpleQueue[Input | None]) -> Iterator[Input]:
    while True:
        try:
            item = arrived.get(timeout=LISTEN_S)
        except queue.Empty:
            continue
        if item is None:
            return
        yield item


def _type_into(arrived: queue.SimpleQueue[Input | None]) -> None:
    """The end of the keyboard ends a table only where a person sits at it."""
    for item in typed():
        arrived.put(item)
    if sys.stdin.isatty():
        arrived.put(None)
