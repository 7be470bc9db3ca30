"""Ports to play a recording into. Here a socket; `pseudo_terminal` has the closer likeness."""

from __future__ import annotations

import contextlib
import socket
import threading
from abc import ABC, abstractmethod

POLL_S = 0.02
"""How often a waiting player looks again, in seconds."""
_SETTLE_S = 0.3
"""How long pyserial may need between connecting and reading, in seconds."""
_HOST = "127.0.0.1"


class Stopped(Exception):
    """The player was closed while it waited for a reader."""


class PlayedPort(ABC):
    """A port that can be pulled out and put back under the same name."""

    name: str
    """What a reader opens."""

    def __init__(self, stopping: threading.Event) -> None:
        self._stopping = stopping

    @abstractmethod
    def plug(self) -> None:
        """Make the port appear."""

    @abstractmethod
    def unplug(self) -> None:
        """Make the port vanish under whoever has it open; unread bytes are lost."""

    @abstractmethod
    def write(self, data: bytes) -> None:
        """Send bytes to a reader, waiting for it to open the port. Raises Stopped."""

    @abstractmethod
    def drain(self) -> None:
        """Wait until the reader has taken every byte. Raises Stopped."""

    @abstractmethod
    def close(self) -> None:
        """Leave nothing behind."""

    def _pause(self, seconds: float = POLL_S) -> None:
        if self._stopping.wait(seconds):
            raise Stopped


class SocketServer(PlayedPort):
    """A local socket, opened by pyserial as `socket://127.0.0.1:PORT`."""

    def __init__(self, stopping: threading.Event) -> None:
        super().__init__(stopping)
        self._server: socket.socket | None = None
        self._peer: socket.socket | None = None
        with socket.create_server((_HOST, 0)) as probe:
            self._number: int = probe.getsockname()[1]
        self.name = f"socket://{_HOST}:{self._number}"

    def plug(self) -> None:
        """Make the port appear."""
        self._server = socket.create_server((_HOST, self._number))
        self._server.settimeout(POLL_S)

    def unplug(self) -> None:
        """Make the port vanish under whoever has it open; unread bytes are lost."""
        for end in (self._peer, self._server):
            if end is not None:
                with contextlib.suppress(OSError):
                    end.close()
        self._peer = self._server = None

    def write(self, data: bytes) -> None:
        """Send bytes to a reader, waiting for it to open the port. Raises Stopped."""
        while self._peer is None:
            self._peer = self._accepted()
        self._peer.sendall(data)

    def drain(self) -> None:
        """Wait until the reader has taken every byte. Raises Stopped."""
        # Nobody tells how much of a socket has been read at the other end.
        self._pause(_SETTLE_S)

    def close(self) -> None:
        """Leave nothing behind."""
        self.unplug()

    def _accepted(self) -> socket.socket | None:
        assert self._server is not None
        if self._stopping.is_set():
            raise Stopped
        try:
            peer, _ = self._server.accept()
        except TimeoutError:
            return None
        peer.setblocking(True)
        # pyserial throws away what arrives while it is still opening.
        self._pause(_SETTLE_S)
        return peer
