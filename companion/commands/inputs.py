"""What comes in at a table: typed lines and readings, in one order."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.commands.reader_faults import failure_of_reader, failure_of_recording
from companion.readings import Reading, Trouble
from companion.table.command_cards import command_cards

KEYBOARD = "keyboard"
RECORDED = "file:"

Input = Reading | Trouble | str
"""A typed line is a text without its end."""


def typed() -> Iterator[Input]:
    """Lines of the keyboard; a card id that a reader typed is a reading."""
    from hardware import split_typed

    for at, line in enumerate(sys.stdin):
        card_id, rest = split_typed(line)
        if card_id is not None:
            yield Reading(KEYBOARD, card_id, at)
        if rest.strip() or card_id is None:
            yield rest.strip()


def recorded(path: str, expects_card: Callable[[], bool]) -> Iterator[Input]:
    """A recording, then the keyboard.

    While a question is open that a card does not answer, a typed line goes before the next card.
    Failure when the recording cannot be read.
    """
    from hardware import RecordingError, read_recording, readings_of

    try:
        recording = read_recording(Path(path))
    except RecordingError as error:
        raise failure_of_recording(error) from error
    lines = typed()
    for event in readings_of(recording):
        while isinstance(event, Reading) and event.id not in command_cards() and not expects_card():
            line = next(lines, None)
            if line is None:
                break
            yield line
        yield event
    yield from lines


@contextmanager
def plugged_in(spec: str) -> Iterator[Iterator[Input]]:
    """A reader that is plugged in, and the keyboard beside it. Failure if it does not open."""
    from hardware import ReaderError, open_reader

    arrived: queue.SimpleQueue[Input | None] = queue.SimpleQueue()
    try:
        reader = open_reader(spec, arrived.put)
    except ReaderError as error:
        raise failure_of_reader(error) from error
    keyboard = threading.Thread(target=_type_into, args=(arrived,), daemon=True)
    keyboard.start()
    try:
        yield iter(arrived.get, None)
    finally:
        reader.close()


def _type_into(arrived: queue.SimpleQueue[Input | None]) -> None:
    """The end of the keyboard ends a table only where a person sits at it."""
    for item in typed():
        arrived.put(item)
    if sys.stdin.isatty():
        arrived.put(None)


@contextmanager
def inputs(spec: str, expects_card: Callable[[], bool]) -> Iterator[Iterator[Input]]:
    """What a `--reader` word stands for: `keyboard`, `file:PATH`, `auto`, a port or a URL."""
    if spec == KEYBOARD:
        yield typed()
    elif spec.startswith(RECORDED):
        yield recorded(spec.removeprefix(RECORDED), expects_card)
    else:
        with plugged_in(spec) as arriving:
            yield arriving
