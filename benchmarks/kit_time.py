"""How long the kit of the 70 cards of Pixies takes, in a fresh process each time.

Run as a program with a folder, it makes the kit there and prints the moments of its milestones.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic_ns

from table import Table, milliseconds

COMMAND = ("-m", "companion", "kit", "pixies", "--lang", "en", "--json", "--out")
STAGES = (
    "start of the process and libraries",
    "labels laid out",
    "sheets printed",
    "legend, guides, list and proof",
    "flushed and put in place",
)
"""What ends at each milestone of making a kit."""
MILESTONES = ("laid-out", "page-written", "codes-decoded")
"""What is told in between, as often as pages are written."""


def measure(quick: bool) -> tuple[Table, ...]:
    """Measure seven kits each way, or one."""
    times = 1 if quick else 7
    with TemporaryDirectory(prefix="benchmark-") as name:
        folders = [Path(name) / str(number) for number in range(times)]
        commands = [_command(folder) for folder in folders]
        runs = [_stages(folder) for folder in folders]
    kits, proofs = [run[:-1] for run in runs], [run[-1] for run in runs]
    without = [sum(kit) - proof for kit, proof in zip(kits, proofs, strict=True)]
    rows = (
        ("The command companion kit pixies", _median(commands)),
        ("The kit in a program of its own", _median([sum(kit) for kit in kits])),
        ("The same without its proof", _median(without)),
        *(
            (f"Step {number}, {stage}", _median([kit[number - 1] for kit in kits]))
            for number, stage in enumerate(STAGES, start=1)
        ),
        ("The proof alone, once more", _median(proofs)),
    )
    note = (
        f"The median of {times} fresh processes each. A kit is always proven; what it would take "
        "without is reckoned from a second proof of the finished kit in the same process."
    )
    return (Table("Kit of the 70 cards of Pixies", ("What", "takes"), rows, note),)


def _command(folder: Path) -> int:
    began = monotonic_ns()
    _run(*COMMAND, str(folder))
    return monotonic_ns() - began


def _stages(folder: Path) -> list[int]:
    """The durations of STAGES, and of a second proof."""
    began = monotonic_ns()
    *moments, proof = json.loads(_run(__file__, str(folder)))
    return [*(later - earlier for earlier, later in pairwise([began, *moments])), proof]


def _run(*words: str) -> str:
    return subprocess.run(
        [sys.executable, *words], stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def _median(durations_ns: Sequence[float]) -> str:
    return milliseconds(median(durations_ns))


def _make(folder: Path) -> list[int]:
    """Make the kit and prove it once more; the ends of STAGES, and the second proof's duration."""
    from companion.cards import load_deck
    from stickers import Facts, make_kit
    from stickers.codebooks import load_codebook
    from stickers.expected import expected_of
    from stickers.kit_plan import plan_kit
    from stickers.proof import prove
    from stickers.sheets import load_sheet
    from stickers.words import load_words

    reached = {"imported": monotonic_ns()}

    def reach(milestone: str, facts: Facts) -> None:
        if milestone in MILESTONES:
            reached[milestone] = monotonic_ns()

    deck = load_deck("pixies")
    report = make_kit(deck, folder, lang="en", progress=reach)
    reached["made"] = monotonic_ns()
    codebook = load_codebook()
    plan = plan_kit(deck, load_sheet(report.sheet), codebook, load_words("en", deck, 1))
    began = monotonic_ns()
    prove(report.files[0], expected_of(plan, codebook))
    return [*reached.values(), monotonic_ns() - began]


if __name__ == "__main__":
    print(json.dumps(_make(Path(sys.argv[1]))))
