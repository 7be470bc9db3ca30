"""Readers: from the bytes of a scanner to readings.

`open_reader` opens one that is plugged in, `readings_of(read_recording(path))` plays a recorded one
without waiting, `Rehearsal` plays a recording through a real port, `split_typed` finds what a
reader typed that acts as a keyboard, `list_ports` shows what is plugged in.
"""

from hardware.framing import Damage, Frame, Scan
from hardware.keyboard import split_typed
from hardware.ports import Port, list_ports
from hardware.profile import Profile, load_profile
from hardware.reader import Reader, open_reader
from hardware.reception import Counters, Event
from hardware.recording import (
    Recording,
    RecordingError,
    parse_recording,
    read_recording,
    readings_of,
    write_recording,
)
from hardware.rehearsal import Rehearsal
from hardware.transport import ReaderError

__all__ = [
    "Counters",
    "Damage",
    "Event",
    "Frame",
    "Port",
    "Profile",
    "Reader",
    "ReaderError",
    "Recording",
    "RecordingError",
    "Rehearsal",
    "Scan",
    "list_ports",
    "load_profile",
    "open_reader",
    "parse_recording",
    "read_recording",
    "readings_of",
    "split_typed",
    "write_recording",
]
