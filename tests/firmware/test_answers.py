"""A table answers each card at the open reader that read it: a beep, a buzz, or neither."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from fake_reader import FakeReader

from companion.cards import load_deck
from hardware import TagList, write_tag_list

KNOWN, UNKNOWN = "04A1B2C3D4E5F6", "DEADBEEF"
STEP_MS = 20
PATIENCE_STEPS = 1500
"""Half a minute of the reader; on an idle computer an answer takes a few steps."""


class Table:
    """A table of Skyjo in a process of its own, with the fake reader on its port."""

    def __init__(self, home: Path, *settings: str) -> None:
        home.joinpath("tags").mkdir(parents=True)
        nine = next(card for card in load_deck("skyjo").cards if card.face.text == "9")
        tags = write_tag_list(TagList("skyjo", 1, {nine.id: f"nfc:{KNOWN}"}))
        home.joinpath("tags", "skyjo.toml").write_text(tags, encoding="utf-8")
        home.joinpath("settings.toml").write_text("\n".join(settings), encoding="utf-8")
        self.reader = FakeReader(1)
        words = ("table", "skyjo", "--players", "Ana,Bo", "--silent", "--lang", "en")
        self._spoken = home / "spoken.txt"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "companion", *words, "--reader", f"open@{self.reader.port}"],
            stdin=subprocess.DEVNULL,
            stdout=self._spoken.open("w", encoding="utf-8"),
            env={**os.environ, "COMPANION_HOME": str(home), "PYTHONUTF8": "1"},
        )

    def lay(self, tag: str) -> None:
        """Take off what lies there, and lay a card down."""
        self.reader.command("remove 1")
        for _ in range(10):
            self._pass()
        self.reader.command(f"card 1 {tag}")

    def hear(self, words: str) -> None:
        """Let time pass until something has been said."""
        for _ in range(PATIENCE_STEPS):
            self._pass()
            if words in self._spoken.read_text(encoding="utf-8"):
                return
        raise AssertionError((words, self._spoken.read_text(encoding="utf-8")))

    def felt(self, counts: Sequence[int]) -> list[int]:
        """How often buzzer, vibration and light were on, once it is so often or time is up."""
        for _ in range(100):
            self._pass()
            if (found := self.reader.command("outputs")[1:]) == list(counts):
                break
        return found

    def close(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.communicate(timeout=60)
        self.reader.close()

    def _pass(self) -> None:
        self.reader.command(f"run {STEP_MS}")
        time.sleep(STEP_MS / 1000)


@pytest.fixture
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Table]:
    it = Table(tmp_path / "home", *getattr(request, "param", ()))
    yield it
    it.close()


def test_a_card_taken_is_one_short_signal_and_an_unknown_one_is_two(table: Table) -> None:
    table.hear("Turn up one card")
    table.lay(KNOWN)
    table.hear("On the discard: 9.")
    assert table.felt([1, 1, 0]) == [1, 1, 0]
    table.lay(UNKNOWN)
    table.hear("DEADBEEF")
    assert table.felt([3, 3, 0]) == [3, 3, 0]


@pytest.mark.parametrize("table", [("reader-signals = false",)], indirect=True)
def test_the_signals_can_be_switched_off(table: Table) -> None:
    table.hear("Turn up one card")
    table.lay(KNOWN)
    table.hear("On the discard: 9.")
    table.lay(UNKNOWN)
    table.hear("DEADBEEF")
    assert table.felt([1, 1, 0]) == [0, 0, 0]
