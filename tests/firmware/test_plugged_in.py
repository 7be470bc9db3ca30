"""The open reader plugged into this program: the real reading thread, in real time."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from pathlib import Path

import pytest
from boards import SIMULATED, SimulatedBoard

from companion.readings import Reading, Trouble
from hardware import Event, Reader, open_reader

ANA, BO = "04A1B2C3D4E5F6", "04112233445566"
PATIENCE_S = 60
"""Longest wait for an event; on an idle computer each takes a fraction of a second."""


class Socket:
    """A USB socket: one name, behind which boards come and go."""

    def __init__(self, kind: str, made_in: Path, folder: Path) -> None:
        self.path = folder / "ttyREADER"
        self._kind = kind
        self._made_in = made_in
        self._folder = folder
        self._boards: list[SimulatedBoard] = []
        self._heard: queue.Queue[Event] = queue.Queue()
        self._reader: Reader | None = None

    def plug(self, *commands: str) -> SimulatedBoard:
        """Plug a board in, with cards on it perhaps."""
        folder = self._folder / f"board{len(self._boards)}"
        folder.mkdir()
        board = SIMULATED[self._kind](1, self._made_in, folder)
        self._boards.append(board)
        for command in commands:
            board.command(command)
        self.path.symlink_to(board.port)
        board.go()
        return board

    def unplug(self) -> None:
        """Pull the board out that was plugged in last."""
        self.path.unlink()
        self._boards[-1].close()

    def read(self, profile: str) -> None:
        """Open the port as the program does."""
        self._reader = open_reader(f"{profile}{self.path}", self._heard.put)

    def event(self) -> Event:
        """The next thing that the program hears."""
        return self._heard.get(timeout=PATIENCE_S)

    def is_quiet(self) -> bool:
        """Whether the program has heard nothing more."""
        return self._heard.empty()

    def close(self) -> None:
        if self._reader is not None:
            self._reader.close()
        for board in self._boards:
            board.close()


@pytest.fixture(params=list(SIMULATED))
def socket(request: pytest.FixtureRequest, made_in: Path, tmp_path: Path) -> Iterator[Socket]:
    """A socket for each kind of board in turn."""
    it = Socket(request.param, made_in, tmp_path)
    yield it
    it.close()


def told(event: Event) -> tuple[str, bool]:
    assert isinstance(event, Reading), event
    return event.id, event.lifted


@pytest.mark.parametrize("profile", ["open@", ""], ids=["named", "recognised by itself"])
def test_a_card_is_read_and_lifted(socket: Socket, profile: str) -> None:
    board = socket.plug()
    socket.read(profile)
    board.command(f"card 1 {ANA}")
    board.go()
    assert told(socket.event()) == (f"nfc:{ANA}", False)
    board.command("remove 1")
    board.go()
    assert told(socket.event()) == (f"nfc:{ANA}", True)
    assert socket.is_quiet()


def test_a_reader_that_was_pulled_out_comes_back_with_what_lies_on_it_now(socket: Socket) -> None:
    socket.plug(f"card 1 {ANA}")
    socket.read("open@")
    assert told(socket.event()) == (f"nfc:{ANA}", False)
    socket.unplug()
    event = socket.event()
    assert isinstance(event, Trouble)
    assert event.code == "lost"
    socket.plug(f"card 1 {BO}")
    event = socket.event()
    assert isinstance(event, Trouble)
    assert event.code == "back"
    assert told(socket.event()) == (f"nfc:{ANA}", True)
    assert told(socket.event()) == (f"nfc:{BO}", False)


def test_a_reader_that_was_pulled_out_with_the_card_on_it_reads_nothing_twice(
    socket: Socket,
) -> None:
    socket.plug(f"card 1 {ANA}")
    socket.read("open@")
    assert told(socket.event()) == (f"nfc:{ANA}", False)
    socket.unplug()
    board = socket.plug(f"card 1 {ANA}")
    codes = [event.code for event in (socket.event(), socket.event()) if isinstance(event, Trouble)]
    assert codes == ["lost", "back"]
    board.command("remove 1")
    board.go()
    assert told(socket.event()) == (f"nfc:{ANA}", True)


def test_a_board_that_starts_again_by_itself_reads_nothing_twice(socket: Socket) -> None:
    board = socket.plug(f"card 1 {ANA}")
    socket.read("open@")
    assert told(socket.event()) == (f"nfc:{ANA}", False)
    board.command("reset")
    board.go()
    board.command("remove 1")
    board.command(f"card 1 {BO}")
    board.go()
    assert told(socket.event()) == (f"nfc:{ANA}", True)
    assert told(socket.event()) == (f"nfc:{BO}", False)
    assert socket.is_quiet()
