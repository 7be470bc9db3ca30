"""Readers: from the bytes of a scanner to readings.

`open_reader` opens one that is plugged in, `readings_of(read_recording(path))` plays a recorded one
without waiting, `Rehearsal` plays a recording through a real port, `read_typed` finds what a reader
typed that acts as a keyboard, `list_ports` shows what is plugged in, a `TagList` says which tag
sits on which card.
"""

from hardware.companion_messages import Feedback
from hardware.framing import Damage, Frame, Scan
from hardware.keyboard import LONGEST_TYPED, read_typed
from hardware.ports import Port, list_ports
from hardware.profile import Profile, load_profile, profile_names
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
from hardware.tag_list import (
    TagList,
    TagListError,
    is_random_number,
    is_tag,
    is_tag_list,
    is_tag_number,
    parse_tag_list,
    write_tag_list,
)
from hardware.talk import Portrait
from hardware.trace import Trace
from hardware.transport import ReaderError

__all__ = [
    "LONGEST_TYPED",
    "Counters",
    "Damage",
    "Event",
    "Feedback",
    "Frame",
    "Port",
    "Portrait",
    "Profile",
    "Reader",
    "ReaderError",
    "Recording",
    "RecordingError",
    "Rehearsal",
    "Scan",
    "TagList",
    "TagListError",
    "Trace",
    "is_random_number",
    "is_tag",
    "is_tag_list",
    "is_tag_number",
    "list_ports",
    "load_profile",
    "open_reader",
    "parse_recording",
    "parse_tag_list",
    "profile_names",
    "read_recording",
    "read_typed",
    "readings_of",
    "write_recording",
    "write_tag_list",
]
