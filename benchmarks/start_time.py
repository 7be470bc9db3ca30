"""How long `companion --help` takes, and whose modules take it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from statistics import median
from time import monotonic_ns

from table import Table, milliseconds

HELP = ("-m", "companion", "--help", "--lang", "en")
PROCESSES = {
    "Python that does nothing": ("-c", ""),
    "The same, with the imports of companion": ("-c", "import companion.commands.main"),
    "The same, with the catalogue read": (
        "-c",
        "from companion.commands import main; main.frame.words('help-companion')",
    ),
    "companion --help": HELP,
}
"""Each does what the one before does, and more."""
LISTED = 10
_IMPORT = re.compile(r"import time:\s+(?P<own_us>\d+) \|\s+\d+ \|\s+(?P<package>[^.\s]+)")


def measure(quick: bool) -> tuple[Table, ...]:
    """Measure 20 starts, or two."""
    times = 2 if quick else 20
    return _starts(times), _packages(times)


def _starts(times: int) -> Table:
    took = {name: [_took(words) for _ in range(times)] for name, words in PROCESSES.items()}
    rows = tuple(
        (name, milliseconds(median(durations)), milliseconds(min(durations)))
        for name, durations in took.items()
    )
    note = f"{times} processes each, one after the other, with their files in the system's cache."
    return Table("Start time", ("Process", "median", "fastest"), rows, note)


def _packages(times: int) -> Table:
    reports = [_import_times() for _ in range(times)]
    costs = {name: median(report[name] for report in reports) for name in reports[0]}
    dearest = sorted(costs, key=lambda name: -costs[name])[:LISTED]
    rows = (
        ("All packages", milliseconds(sum(costs.values()) * 1000)),
        *((name, milliseconds(costs[name] * 1000)) for name in dearest),
    )
    note = (
        f"The {LISTED} packages whose modules take longest to import for companion --help, as "
        "python -X importtime tells it; each without what it imports in its turn. Measuring "
        "makes every import slower, so that the shares count, not the sum."
    )
    return Table("Imports of companion --help", ("Package", "takes"), rows, note)


def _took(words: Sequence[str]) -> int:
    began = monotonic_ns()
    subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
    return monotonic_ns() - began


def _import_times() -> Counter[str]:
    """Package -> microseconds that its own modules took."""
    report = subprocess.run(
        [sys.executable, "-X", "importtime", *HELP], capture_output=True, text=True, check=True
    )
    took: Counter[str] = Counter()
    for match in _IMPORT.finditer(report.stderr):
        took[match["package"]] += int(match["own_us"])
    return took
