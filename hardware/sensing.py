"""A reader of which nothing is known: it is listened to until it shows of what kind it is.

Nothing is sent to it before a line of the open reader's protocol has arrived whole.
"""

from __future__ import annotations

import re

from companion.cards import is_card_id
from companion.readings import Reading, Trouble
from hardware.companion_link import Link
from hardware.companion_messages import Feedback
from hardware.companion_protocol import PayloadFramer
from hardware.hex_framer import tag_of
from hardware.profile import LINE, load_profile
from hardware.reception import Counters, Event, Reception, Watch, unwatched
from hardware.talk import Portrait, Talk

_LONGEST = 256
"""Bytes that are remembered: any frame below fits twice."""
_TAIL = re.compile(rb"([ -#%-~]*\*)?[0-9A-F]{1,4}")
"""What is left of a line of the open reader that had begun before the port was opened: its check,
or a part of it, and what stood before."""
_END = re.compile(rb"[\r\n]")
_HEX_FRAME = re.compile(rb"\x02([0-9A-Fa-f]{12})(\r\n)?\x03")


class Sensing:
    """Takes a reader for a scanner until its bytes prove that it is another kind.

    Proof is a line of the open reader with its CRC, or the frame of a 125 kHz tag with its sum,
    twice where that reader repeats. Until then a board that chatters (`is_board`) is believed card
    ids alone, and the first line of any reader is passed over where it may be the rest of one.
    """

    def __init__(self, reader: str, watch: Watch = unwatched, *, is_board: bool = False) -> None:
        self._watch = watch
        self._is_board = is_board
        self._heard = b""
        self._has_begun = False
        """Whether the end of a line has come since the port was opened."""
        self._talk: Talk = Reception(reader, load_profile(LINE), watch)
        self._certain = False
        self._tag_readers: dict[str, Reception] = {}
        """Kinds of readers of tags that were recognised here: what they know outlives a loss."""

    @property
    def reader(self) -> str:
        """Name put on every event."""
        return self._talk.reader

    @property
    def counters(self) -> Counters:
        """What was read so far."""
        return self._talk.counters

    @property
    def portrait(self) -> Portrait | None:
        """What the reader has told of itself."""
        return self._talk.portrait

    def open(self, at: int) -> None:
        """The port has been opened."""
        self._begin()
        self._talk.open(at)

    def receive(self, data: bytes, at: int) -> list[Event]:
        """Take bytes that arrived; return what they mean."""
        if self._certain:
            return self._talk.receive(data, at)
        self._heard += data
        found = self._kind()
        if found is None:
            is_rest = self._is_rest()
            events = [
                it for it in self._talk.receive(data, at) if not is_rest and self._is_believed(it)
            ]
            self._heard = self._heard[-_LONGEST:]
            return events
        self._certain = True
        self._talk, heard, self._heard = found, self._heard, b""
        self._talk.open(at)
        return self._talk.receive(heard, at)

    def end(self, at: int) -> list[Event]:
        """Take what was begun for whole, as at the end of a recording."""
        return self._talk.end(at) if isinstance(self._talk, Reception) else []

    def wait(self, at: int) -> list[Event]:
        """Note that time has passed."""
        return self._talk.wait(at)

    def answer(self, feedback: Feedback) -> None:
        """Let it be felt or heard, once the reader has shown that it can."""
        self._talk.answer(feedback)

    def outgoing(self) -> bytes:
        """What is to be sent now; it is handed over once."""
        return self._talk.outgoing()

    def lose(self, at: int) -> Trouble:
        """The reader was pulled out: what it was sending is void."""
        self._begin()
        lost = self._talk.lose(at)
        if self._certain and isinstance(self._talk, Reception):
            # Another one may come back in its place, and would never be heard.
            self._talk = Reception(self.reader, load_profile(LINE), self._watch)
            self._certain = False
        return lost

    def regain(self, at: int) -> Trouble:
        """The reader is back."""
        return self._talk.regain(at)

    def _begin(self) -> None:
        self._heard = b""
        self._has_begun = False

    def _is_rest(self) -> bool:
        """Whether the first line, which has just ended, may be the rest of one."""
        line, *ended = _END.split(self._heard, maxsplit=1)
        if self._has_begun or not ended:
            return False
        self._has_begun = True
        return _TAIL.fullmatch(line) is not None

    def _is_believed(self, event: Event) -> bool:
        if self._is_board:
            return isinstance(event, Reading) and is_card_id(event.id)
        if not isinstance(event, Reading):
            return True
        # A line of the open reader ends with CR and LF, and the LF may arrive by itself.
        if _is_open(f"{event.id}\n".encode()):
            return False
        # The first frame of a tag reader that will repeat it looks like the text of a code.
        return all(it[1].decode().upper() != event.id for it in self._tag_frames())

    def _tag_frames(self) -> list[re.Match[bytes]]:
        return [it for it in _HEX_FRAME.finditer(self._heard) if tag_of(it[1].decode())]

    def _kind(self) -> Talk | None:
        if _is_open(self._heard):
            return Link(self.reader)
        frames = self._tag_frames()
        if any(it[2] for it in frames):
            return self._tag_reader("id12")
        if len({it[1] for it in frames}) < len(frames):
            # Both makes are served by the policy of the one that falls silent.
            return self._tag_reader("rdm6300-burst")
        return None

    def _tag_reader(self, profile: str) -> Reception:
        if profile not in self._tag_readers:
            self._tag_readers[profile] = Reception(self.reader, load_profile(profile), self._watch)
        return self._tag_readers[profile]


def _is_open(heard: bytes) -> bool:
    """Whether a line of the open reader has arrived whole."""
    return any(isinstance(payload, str) for payload in PayloadFramer().feed(heard))
