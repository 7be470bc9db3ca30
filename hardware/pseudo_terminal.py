"""A pseudo-terminal to play a recording into: to pyserial it is a port that can be pulled out."""

from __future__ import annotations

import fcntl
import os
import select
import struct
import tempfile
import termios
import threading
import tty
from pathlib import Path

from hardware.played_port import POLL_S, PlayedPort, Stopped

_QUIET_POLLS = 3


class PseudoTerminal(PlayedPort):
    """A pseudo-terminal behind a link whose name stays the same."""

    def __init__(self, stopping: threading.Event) -> None:
        super().__init__(stopping)
        self._folder = tempfile.TemporaryDirectory(prefix="reader-")
        self._link = Path(self._folder.name) / "ttyREADER"
        self.name = str(self._link)
        self._master = self._slave = -1
        self._opened = False

    def plug(self) -> None:
        """Make the port appear."""
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        # Packet mode tells when the other side empties its input, the last thing pyserial does
        # on opening: bytes sent before that would be lost.
        fcntl.ioctl(self._master, termios.TIOCPKT, struct.pack("i", 1))
        os.set_blocking(self._master, False)
        self._opened = False
        self._link.symlink_to(os.ttyname(self._slave))

    def unplug(self) -> None:
        """Make the port vanish under whoever has it open; unread bytes are lost."""
        self._link.unlink(missing_ok=True)
        for end in (self._slave, self._master):
            if end >= 0:
                os.close(end)
        self._master = self._slave = -1

    def write(self, data: bytes) -> None:
        """Send bytes to a reader, waiting for it to open the port. Raises Stopped."""
        while not self._opened:
            self._opened = self._was_emptied()
        while data:
            try:
                data = data[os.write(self._master, data) :]
            except BlockingIOError:
                self._pause()

    def drain(self) -> None:
        """Wait until the reader has taken every byte. Raises Stopped."""
        # The kernel hands bytes over in the background, so one look at an empty queue proves
        # nothing; several in a row do.
        quiet = 0
        while quiet < _QUIET_POLLS:
            self._pause()
            quiet = 0 if self._waiting() else quiet + 1

    def close(self) -> None:
        """Leave nothing behind."""
        self.unplug()
        self._folder.cleanup()

    def _was_emptied(self) -> bool:
        if self._stopping.is_set():
            raise Stopped
        ready, _, _ = select.select([self._master], [], [], POLL_S)
        if not ready:
            return False
        status = os.read(self._master, 1024)[:1]
        return bool(status and status[0] & termios.TIOCPKT_FLUSHREAD)

    def _waiting(self) -> int:
        answer = fcntl.ioctl(self._slave, termios.FIONREAD, struct.pack("i", 0))
        return int(struct.unpack("i", answer)[0])
