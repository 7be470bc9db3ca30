"""A disk that is full in the middle of a move: what is written counts, what follows waits."""

from __future__ import annotations

from pathlib import Path

import pytest
from machines import Machine

from companion.games.skyjo import SKYJO
from companion.table.journal import Journal, JournalError, read_journal

pytestmark = pytest.mark.usefixtures("own_home")
FULL = (
    "The game is saved up to here, and what follows waits: the disk is full. "
    "Make room, then press Enter."
)
NOTHING_DONE = "so nothing was done: the disk is full. Make room, then say it again."


class Disk:
    """Room for so many lines; None for as many as come."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room: int | None = None
        append = Journal.append

        def appended(journal: Journal, *entries: str) -> None:
            if self.room is not None and self.room < len(entries):
                raise JournalError("write", journal.path, why="full")
            self.room = None if self.room is None else self.room - len(entries)
            append(journal, *entries)

        monkeypatch.setattr(Journal, "append", appended)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def machine(tmp_path: Path, disk: Disk) -> Machine:
    table = Machine(SKYJO, ("", "easy"), seed="3", path=tmp_path / "game.journal")
    table.begin()
    table.type("1", "2")
    return table


def test_a_move_that_is_written_is_kept_while_what_follows_waits(
    machine: Machine, disk: Disk, tmp_path: Path
) -> None:
    disk.room = 1
    told = machine.type("pile")
    assert told[-1] == FULL
    assert read_journal(tmp_path / "game.journal").lines[-1].text == "Ana draw"
    moves = machine.session.moves
    # What only asks is answered, though nothing can be written.
    for question in ("score", "grid", "table", "who", "grid Bo"):
        answer = machine.type(question)
        assert answer
        assert FULL not in answer
    assert machine.type("9") == [FULL]
    assert machine.session.moves == moves
    disk.room = None
    assert machine.type("")[0].startswith("You draw ")
    assert machine.session.moves[: len(moves)] == moves


def test_a_move_that_could_not_be_written_is_said_again(machine: Machine, disk: Disk) -> None:
    moves = machine.session.moves
    disk.room = 0
    assert NOTHING_DONE in machine.type("pile")[-1]
    assert machine.session.moves == moves
    disk.room = None
    assert machine.type("pile")[0].startswith("You draw ")
