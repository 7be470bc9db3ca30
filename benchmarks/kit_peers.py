"""The kit of Skyjo's 150 cards from a cold start, and other label libraries beside it, in turns.

The others are no part of this program: an environment of their own holds them, whose Python the
variable COMPANION_KIT_PEERS names. One that is not there, or that fails, is not measured.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic_ns, process_time_ns
from typing import TYPE_CHECKING

from table import Table, milliseconds

from companion.cards import load_deck

if TYPE_CHECKING:
    from stickers.codebooks import Codebook
    from stickers.plan import Plan
    from stickers.words import Words

PYTHON = os.environ.get("COMPANION_KIT_PEERS")
SCRIPT = Path(__file__).with_name("kit_peer.py")
PEERS = ("pylabels", "blabel")
WITH_PROOF, WITHOUT_PROOF = "This program, the whole kit, proven", "The same without its proof"
SHEETS = "This program, the label sheets alone"
AIMS = {WITH_PROOF: 6.0, WITHOUT_PROOF: 2.0}
"""Seconds on one core."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A process that has ended."""

    took: int
    worked: int
    memory: int
    printed: str
    """Standard output."""


@dataclass(frozen=True, slots=True)
class Run:
    """One process, or what it would have been without a part."""

    took: int
    """Nanoseconds on the clock."""
    worked: int
    """Nanoseconds of processor time."""
    memory: int
    """Highest, kB."""
    file: int
    """Bytes of the sheets to print."""
    pages: int
    read: int
    """Codes that are read from the printed pages."""


def measure(quick: bool) -> tuple[Table, ...]:
    """Measure in seven passes, or in one."""
    passes = 1 if quick else 7
    acts: dict[str, Callable[[Path], dict[str, Run | None]]] = {"ours": _ours}
    acts |= {name: _peer(name) for name in PEERS}
    measured: dict[str, list[Run | None]] = {}
    with TemporaryDirectory(prefix="benchmark-") as folder:
        for number in range(passes):
            for name, act in acts.items():
                for title, run in act(Path(folder) / f"{name}-{number}").items():
                    measured.setdefault(title, []).append(run)
        whole = sum(file.stat().st_size for file in (Path(folder) / "ours-0").iterdir())
    note = (
        "150 labels on Avery L7651, a QR code and words on each. A fresh process each time, with "
        "its files in the system's cache; the median of "
        f"{passes} passes in turns. Processor time leaves out the waits for other work. The whole "
        f"kit also has legend, box page, guides, braille and list: {_size(whole)} in all; without "
        "its proof it is reckoned from a second proof. The label sheets alone are nearest to what "
        "the others make, with marks to feel and words for each label besides. The codes are read "
        "from the pages at 300 dots an inch."
    )
    columns = (
        "What",
        "takes",
        "processor",
        "aim",
        "memory",
        "sheets to print",
        "pages",
        "codes read",
    )
    rows = tuple((title, *_cells(title, runs)) for title, runs in measured.items())
    return (Table("Kit of the 150 cards of Skyjo, cold", columns, rows, note),)


def _cells(title: str, runs: list[Run | None]) -> tuple[str, ...]:
    known = [run for run in runs if run is not None]
    if not known:
        return ("not measured", *("",) * 6)
    aim = f"{AIMS[title]:g} s" if title in AIMS else ""
    last = known[-1]
    return (
        milliseconds(median(run.took for run in known)),
        milliseconds(median(run.worked for run in known)),
        aim,
        f"{median(run.memory for run in known) / 1024:.0f} MB",
        _size(last.file),
        str(last.pages),
        str(last.read),
    )


def _size(amount: int) -> str:
    return f"{amount / 1000:.0f} kB"


def _ours(folder: Path) -> dict[str, Run | None]:
    """The command, and a process of the sheets alone; the proof is timed once more after it."""
    words = ("-m", "companion", "kit", "skyjo", "--lang", "en", "--json", "--out", str(folder))
    pdf = folder / "skyjo-L7651.pdf"
    whole = _run(pdf, _process([sys.executable, *words]))
    proof = _process([sys.executable, __file__, "proof", str(pdf)]).printed.split()
    took, worked = (int(part) for part in proof)
    without = replace(whole, took=whole.took - took, worked=whole.worked - worked)
    alone = folder.with_suffix(".pdf")
    sheets = _run(alone, _process([sys.executable, __file__, "sheets", str(alone)]))
    return {WITH_PROOF: whole, WITHOUT_PROOF: without, SHEETS: sheets}


def _peer(name: str) -> Callable[[Path], dict[str, Run | None]]:
    codes = "".join(f"{card.id}\t{card.face.text}\n" for card in load_deck("skyjo").cards)

    def act(folder: Path) -> dict[str, Run | None]:
        pdf = folder.with_suffix(".pdf")
        if PYTHON is None:
            return {name: None}
        try:
            ended = _process([PYTHON, str(SCRIPT), name, str(pdf)], codes)
        except subprocess.CalledProcessError:
            return {name: None}
        return {name: _run(pdf, ended)}

    return act


def _process(words: list[str], typed: str = "") -> Ended:
    """Run to the end. Raises CalledProcessError."""
    began = monotonic_ns()
    with subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(typed)
        process.stdin.close()
        printed = process.stdout.read()
        # wait4 is the one call that tells the memory of this child and of no other.
        _, status, usage = os.wait4(process.pid, 0)
        took = monotonic_ns() - began
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, words)
    worked = round((usage.ru_utime + usage.ru_stime) * 1e9)
    return Ended(took, worked, usage.ru_maxrss, printed)


def _run(pdf: Path, ended: Ended) -> Run:
    # In a process of its own: a child begins with the memory of its parent, which must stay small.
    pages, read = _process([sys.executable, __file__, "read", str(pdf)]).printed.split()
    size = pdf.stat().st_size
    return Run(ended.took, ended.worked, ended.memory, size, int(pages), int(read))


def _read(pdf: Path) -> str:
    """How many pages a document has, and how many cards of Skyjo are read from them."""
    import zxingcpp
    from pypdfium2 import PdfDocument

    document = PdfDocument(pdf)
    known = load_deck("skyjo").by_id
    images = (page.render(scale=300 / 72).to_pil() for page in document)
    read = {found.text for image in images for found in zxingcpp.read_barcodes(image)}
    return f"{len(document)} {len(read & set(known))}"


def _proof(pdf: Path) -> str:
    """Prove the sheets of a kit once more; nanoseconds on the clock and of processor time."""
    from stickers.expected import expected_of
    from stickers.proof import prove

    plan, codebook, _ = _plan()
    expected = expected_of(plan, codebook)
    began, idle = monotonic_ns(), process_time_ns()
    faults = prove(pdf, expected).faults
    took, worked = monotonic_ns() - began, process_time_ns() - idle
    assert not faults
    return f"{took} {worked}"


def _sheets(pdf: Path) -> str:
    from stickers.paper import write_sheets
    from stickers.printers import PLAIN

    write_sheets(pdf, *_plan(), lambda page: None, PLAIN)
    return str(pdf)


def _plan() -> tuple[Plan, Codebook, Words]:
    from stickers.codebooks import load_codebook
    from stickers.kit_plan import plan_kit
    from stickers.sheets import load_sheet
    from stickers.words import load_words

    deck, codebook = load_deck("skyjo"), load_codebook(lang="en")
    words = load_words("en", deck, 1, codebook)
    return plan_kit(deck, load_sheet(codebook.sheet), codebook, words), codebook, words


if __name__ == "__main__":
    what, path = sys.argv[1:]
    print({"proof": _proof, "read": _read, "sheets": _sheets}[what](Path(path)))
