"""How fast readers are understood: each framer alone, nine ports at once, a day of noise."""

from __future__ import annotations

import random
import threading
import tracemalloc
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from statistics import median
from time import monotonic_ns, perf_counter_ns

from noisy_wire import NOISE, NoisyBoard, NoisyWire
from table import Table, median_and_p99, slowest_but_one_percent

from companion.cards import load_deck
from companion.readings import Reading
from hardware import Event, Reader, Rehearsal, load_profile, open_reader
from hardware.companion_protocol import PayloadFramer, frame
from hardware.field_lines import frames_of_fields
from hardware.framing import LineFramer
from hardware.hex_framer import HexFramer
from hardware.pn532_frames import ChipFramer
from hardware.recording import Piece, Recording

PORTS = 9
_CARDS = frozenset(card.id for card in load_deck("pixies").cards)
GAP_MS = 2000
"""Recorded time between two readings, longer than the window of repeats."""
DAY_S = 24 * 3600
NOISE_S = 10
"""Seconds of noise that are sent in one piece."""

Feed = Callable[[bytes], object]
Row = tuple[str, ...]


def measure(quick: bool = False) -> tuple[Table, ...]:
    """Framers, ports and noise; `quick` takes few repetitions."""
    return (
        _framers(2_000 if quick else 50_000),
        _ports(5 if quick else 200),
        _noise(600 if quick else DAY_S),
    )


def _framers(count: int) -> Table:
    kinds: tuple[tuple[str, Feed, bytes], ...] = (
        ("Lines of a scanner", LineFramer(load_profile()).feed, b"]Q1PX0021\r\n"),
        ("Lines of named fields", _fields(), b"SCAN\tuid=04A1B2C3D4E5F6\ttext=\r\n"),
        ("Frames of 125 kHz", HexFramer().feed, b"\x020500207B326C\x03"),
        ("Lines of the open reader", PayloadFramer().feed, frame("TAG,1,1,04A1B2C3D4E5F6,1086")),
        ("Answers of a PN532", ChipFramer().feed, _chip_answer()),
    )
    rows = tuple((name, *_timed(feed, data, count)) for name, feed, data in kinds)
    note = f"{count} frames of each kind, one after the other, without a port."
    return Table("Framers", ("Kind", "median", "p99", "frames a second"), rows, note)


def _fields() -> Feed:
    return LineFramer(load_profile("simple-serial"), frames_of_fields).feed


def _chip_answer() -> bytes:
    body = bytes((0xD5, 0x4B, 1, 1, 0, 0x44, 0, 7)) + bytes.fromhex("04A1B2C3D4E5F6")
    head = bytes((len(body), -len(body) & 0xFF))
    return b"\x00\x00\xff" + head + body + bytes((-sum(body) & 0xFF, 0))


def _timed(feed: Feed, data: bytes, count: int) -> tuple[str, str, str]:
    durations = []
    for _ in range(count):
        began = perf_counter_ns()
        feed(data)
        durations.append(perf_counter_ns() - began)
    rate = count / (sum(durations) / 1e9)
    typical, slow = median(durations), slowest_but_one_percent(durations)
    return f"{typical / 1000:.1f} µs", f"{slow / 1000:.1f} µs", f"{rate:.0f}"


def _ports(count: int) -> Table:
    """From the last byte into a pseudo-terminal to the reading, with all ports busy."""
    ids = [card.id for card in load_deck("pixies").cards]
    pieces = tuple(Piece(at * GAP_MS, f"{ids[at % len(ids)]}\r\n".encode()) for at in range(count))
    delays: list[int] = []
    began = monotonic_ns()
    with ExitStack() as stack:
        threads = []
        for number in range(PORTS):
            device = stack.enter_context(Rehearsal(Recording(f"port {number}", pieces)))
            threads.append(threading.Thread(target=_play, args=(device, count, delays)))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    seconds = (monotonic_ns() - began) / 1e9
    row = ("From the bytes to the reading", *median_and_p99(delays), f"{len(delays) / seconds:.0f}")
    note = f"{PORTS} readers in {PORTS} threads, {count} codes each, as fast as they are read."
    columns = ("What", "median", "p99", "readings a second")
    return Table("Nine ports at once", columns, (row,), note)


def _play(device: Rehearsal, count: int, delays: list[int]) -> None:
    sent_at = 0

    def hear(event: Event) -> None:
        if isinstance(event, Reading):
            delays.append(monotonic_ns() - sent_at)

    reader: Reader = open_reader(device.port, hear, clock=device.clock)
    for _ in range(count):
        sent_at = monotonic_ns()
        device.step(reader)
    reader.close()


def _noise(seconds: int) -> Table:
    """A floating line at 9600 baud now and then; what is spoken to hears noise between its talk."""
    rows = [_noisy(name, seconds) for name in ("line", "rdm6300", "simple-serial")]
    rows += [_talking("pn532", NoisyWire(seconds)), _talking("open", NoisyBoard(seconds))]
    note = (
        f"{seconds} simulated seconds, {NOISE} random bytes each; memory from the first tenth on. "
        "Through a port as fast as it is read; the last two, which are spoken to, without a port. "
        "At the open reader cards come and go, and one frame in five is damaged."
    )
    columns = ("Profile", "cards laid", "missed", "made up of noise", "memory grown")
    return Table("A day of noise", columns, tuple(rows), note)


def _talking(name: str, wire: NoisyWire) -> Row:
    read: Counter[str] = Counter()

    def hear(event: Event) -> None:
        if isinstance(event, Reading) and not event.lifted:
            read[event.id] += 1

    tracemalloc.start()
    reader = open_reader(
        f"{name}@wire", hear, clock=wire.clock, connect=wire.connect, lister=lambda: ()
    )
    wire.over.wait()
    reader.close()
    tracemalloc.stop()
    return _row(name, wire.laid, read, wire.grown)


def _row(name: str, laid: Counter[str], read: Counter[str], grown: int) -> Row:
    missed, made_up = (laid - read).total(), (read - laid).total()
    return name, f"{laid.total()}", f"{missed}", f"{made_up}", f"{grown / 1024:.1f} KiB"


def _noisy(name: str, seconds: int) -> Row:
    generator = random.Random(1)
    pieces = tuple(
        Piece(at * 1000, generator.randbytes(NOISE * NOISE_S)) for at in range(0, seconds, NOISE_S)
    )
    read: Counter[str] = Counter()

    def hear(event: Event) -> None:
        if isinstance(event, Reading) and _is_card(event.id):
            read[event.id] += 1

    with Rehearsal(Recording(name, pieces)) as device:
        reader = open_reader(f"{name}@{device.port}", hear, clock=device.clock)
        tracemalloc.start()
        for _ in range(len(pieces) // 10):
            device.step(reader)
        early = tracemalloc.get_traced_memory()[0]
        while device.step(reader):
            pass
        grown = max(0, tracemalloc.get_traced_memory()[0] - early)
        tracemalloc.stop()
        reader.close()
    return _row(name, Counter(), read, grown)


def _is_card(code: str) -> bool:
    return code.startswith(("em:", "nfc:")) or code in _CARDS
