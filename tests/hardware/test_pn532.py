"""The talk with a PN532: frames by the manual, cards laid and lifted, a chip that falls silent."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pn532_chip import Chip, ChipOnAPort, answer

from companion.readings import Reading, Trouble
from hardware.pn532_frames import ACK, WAKE, Acknowledged, Answer, Broken, ChipFramer, command
from hardware.pn532_link import Pn532Link
from hardware.reception import Event

UID = bytes.fromhex("04A1B2C3D4E5F6")
OTHER = bytes.fromhex("DEADBEEF")
TAG = "nfc:04A1B2C3D4E5F6"


def run(link: Pn532Link, chip: Chip, begin: int, end: int, *, every: int = 20) -> list[Event]:
    """Let the two talk for a time in milliseconds."""
    events: list[Event] = []
    for at in range(begin, end, every):
        sent = chip.hear(link.outgoing())
        events += link.receive(sent, at) if sent else link.wait(at)
    return events


def talking() -> tuple[Pn532Link, Chip]:
    link, chip = Pn532Link("pad"), Chip()
    link.open(0)
    assert run(link, chip, 0, 400) == []
    return link, chip


def test_a_command_has_the_sums_of_the_manual() -> None:
    assert command(0x14, 0x01) == bytes.fromhex("0000FF03FDD414011700")


def test_answers_and_acknowledgements_are_told_apart() -> None:
    heard = ChipFramer().feed(ACK + answer(0x03, 0x32, 1, 6, 7))
    assert heard == [Acknowledged(), Answer(0x03, bytes((0x32, 1, 6, 7)))]


def test_a_frame_with_a_wrong_sum_is_broken_and_the_next_is_read() -> None:
    bad = bytearray(answer(0x4B, 0))
    bad[7] ^= 1
    heard = ChipFramer().feed(bytes(bad) + answer(0x4B, 0))
    assert isinstance(heard[0], Broken)
    assert heard[-1] == Answer(0x4B, b"\x00")


FRAMES = st.lists(
    st.one_of(
        st.sampled_from([ACK, answer(0x15), answer(0x4B, 1, 1, 0, 0x44, 0, 4, *OTHER)]),
        st.binary(max_size=8),
    ),
    max_size=12,
).map(b"".join)


@given(FRAMES, st.lists(st.integers(0, 400), max_size=10))
def test_any_cut_of_the_bytes_gives_the_same_frames(stream: bytes, places: list[int]) -> None:
    edges = sorted({0, len(stream), *(place % (len(stream) + 1) for place in places)})
    framer = ChipFramer()
    cut = [it for begin, end in pairwise(edges) for it in framer.feed(stream[begin:end])]
    assert cut == ChipFramer().feed(stream)


def test_the_chip_is_woken_and_names_itself() -> None:
    link, chip = Pn532Link("pad"), Chip()
    link.open(0)
    sent = link.outgoing()
    assert sent.startswith(WAKE)
    link.receive(chip.hear(sent), 10)
    run(link, chip, 20, 200)
    assert link.portrait is not None
    assert (link.portrait.name, link.portrait.version) == ("PN532", "1.6")


def test_a_card_is_laid_and_lifted_once_each() -> None:
    link, chip = talking()
    chip.cards = [UID]
    (laid,) = run(link, chip, 400, 10_000)
    assert laid == Reading("pad", TAG, laid.at)
    assert laid.at < 700
    chip.cards = []
    (lifted,) = run(link, chip, 10_000, 20_000)
    assert lifted == Reading("pad", TAG, lifted.at, lifted=True)


def test_one_look_that_misses_the_card_lifts_nothing() -> None:
    link, chip = talking()
    chip.cards = [UID]
    events = run(link, chip, 400, 1000)
    chip.cards = []
    events += run(link, chip, 1000, 1140)
    chip.cards = [UID]
    events += run(link, chip, 1140, 5000)
    assert [event for event in events if isinstance(event, Reading)] == events[:1]


def test_a_card_that_takes_the_place_of_another_lifts_it() -> None:
    link, chip = talking()
    chip.cards = [UID]
    run(link, chip, 400, 1000)
    chip.cards = [OTHER]
    lifted, laid = run(link, chip, 1000, 2000)
    assert (lifted.reader, laid.reader) == ("pad", "pad")
    assert isinstance(lifted, Reading)
    assert isinstance(laid, Reading)
    assert (lifted.id, lifted.lifted, laid.id, laid.lifted) == (TAG, True, "nfc:DEADBEEF", False)


def test_two_cards_at_once_are_told_once_and_change_nothing() -> None:
    link, chip = talking()
    chip.cards = [UID]
    run(link, chip, 400, 1000)
    chip.cards = [UID, OTHER]
    (told,) = run(link, chip, 1000, 3000)
    assert told == Trouble("pad", "crowded", told.at, {"place": 0})
    chip.cards = [UID]
    assert run(link, chip, 3000, 5000) == []


@pytest.mark.parametrize("data", [b"", b"\x01", b"\x01\x01\x00\x44\x00\x07\x04"])
def test_an_answer_cut_short_is_no_card(data: bytes) -> None:
    link, chip = talking()
    run(link, chip, 400, 600)
    assert link.receive(answer(0x4B, *data), 700) == []


def test_a_chip_that_says_nothing_is_told_once_and_told_back() -> None:
    link, chip = talking()
    chip.asleep = True
    link.outgoing()
    told = [it for at in range(500, 9000, 50) for it in link.wait(at) if link.outgoing() or True]
    assert told == [Trouble("pad", "silent", told[0].at)]
    (back,) = run(link, chip, 9000, 12_000)
    assert back == Trouble("pad", "back", back.at)


def test_the_test_of_a_reader_names_the_chip_and_its_tags(tmp_path: Path) -> None:
    chip = Chip()
    chip.cards = [UID]
    with ChipOnAPort(chip) as device:
        words = ("--reader", f"pn532@{device.port}", "--count", "1", "--width", "400", "--silent")
        done = subprocess.run(
            [sys.executable, "-m", "companion", "readers", "test", *words],
            capture_output=True,
            text=True,
            timeout=60,
            env={**os.environ, "COMPANION_HOME": str(tmp_path), "COMPANION_LANG": "en"},
        )
    lines = done.stdout.splitlines()
    assert lines[1].startswith(f"{TAG}: a tag of no card yet.")
    assert lines[2:] == [
        "The reader: PN532, version 1.6.",
        "1 reading, no repeat, no damaged line.",
    ]
