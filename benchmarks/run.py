"""The benchmarks: `python benchmarks/run.py [--only NAME] [--quick] [--write [FILE]]`."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import engine
import kit_peers
import kit_time
import latency
import machine
import peers
import readers
import start_time
import strength
import voices
from table import Table

BENCHMARKS: dict[str, Callable[[bool], tuple[Table, ...]]] = {
    "latency": latency.measure,
    "engine": engine.measure,
    "peers": peers.measure,
    "kit_time": kit_time.measure,
    "kit_peers": kit_peers.measure,
    "readers": readers.measure,
    "start_time": start_time.measure,
    "strength": strength.measure,
    "voices": voices.measure,
}
README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- results: written by run.py --write -->", "<!-- end of results -->"


def main(arguments: Sequence[str]) -> None:
    """Measure, print each table as soon as it is there, and renew the page if asked."""
    options = _options(arguments)
    facts = tuple(machine.describe())
    print("\n".join(facts))
    tables: list[Table] = []
    for name in options.only or BENCHMARKS:
        for table in BENCHMARKS[name](options.quick):
            print("\n" + table.plain(), flush=True)
            tables.append(table)
    if options.write is not None:
        page = options.write.read_text(encoding="utf-8")
        before, _, rest = page.partition(BEGIN)
        known, _, after = rest.partition(END)
        renewed = _renewed(known, tables) if options.only else _all_new(facts, tables)
        page = f"{before}{BEGIN}\n\n{renewed}\n\n{END}{after}"
        options.write.write_text(page, encoding="utf-8")


def _all_new(facts: Sequence[str], tables: Sequence[Table]) -> str:
    """The results of a whole run: the machine, then every table."""
    machine_facts = "\n".join(f"- {fact}" for fact in (f"Day: {date.today()}", *facts))
    return "\n\n".join([machine_facts, *(table.markdown() for table in tables)])


def _renewed(known: str, tables: Sequence[Table]) -> str:
    """Known results with some tables put in the place of those of the same name, or at the end.

    Each tells its own day, since the others are older.
    """
    head, *sections = re.split(r"(?m)^(?=### )", known.strip())
    by_title = {section.splitlines()[0]: section.strip() for section in sections}
    for table in tables:
        note = f"{table.note} Measured on {date.today()}."
        section = replace(table, note=note.strip()).markdown()
        by_title[section.splitlines()[0]] = section
    return "\n\n".join([head.strip(), *by_title.values()])


def _page(name: str) -> Path:
    """A page that has the two marks. Raises ArgumentTypeError."""
    path = Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{name} cannot be read: {error.strerror}") from error
    if not 0 <= text.find(BEGIN) < text.find(END):
        raise argparse.ArgumentTypeError(f"{name} lacks the lines {BEGIN} and {END}")
    return path


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the program on this machine.")
    parser.add_argument(
        "--only", action="append", choices=BENCHMARKS, help="one benchmark; may be repeated"
    )
    parser.add_argument("--quick", action="store_true", help="few repetitions, rough figures")
    parser.add_argument(
        "--write",
        nargs="?",
        type=_page,
        const=README,
        metavar="FILE",
        help="renew the results in benchmarks/README.md, or in another page with its marks",
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
