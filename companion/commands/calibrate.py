"""companion calibrate: what a printer does to a page, measured once and made up for ever after."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.known_printers import checked_name, keep_printer
from companion.commands.known_sheets import known_sheets
from companion.commands.questions import Leaving, read_line
from companion.sentences.render import Value, render
from companion.sentences.sentence import Priority, Sentence

if TYPE_CHECKING:
    from companion.speech import Announcer
    from stickers.printers import Profile

_FAR = 20.0
"""A reading further than this from what it should be is a slip, mm."""
_RIGHT = 0.05
"""A printer that is off by less is told to be right, mm."""
_LENGTH = re.compile(r"(\d+(?:[.,]\d+)?)\s*(mm|cm)?")


@click.command("calibrate", help=frame.words("help-calibrate"))
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("."),
    metavar=frame.words("metavar-kit-folder"),
    help=frame.words("help-calibrate-out"),
)
@click.option(
    "--printer",
    "name",
    default=frame.words("calibrate-name"),
    show_default=True,
    metavar=frame.words("metavar-name"),
    help=frame.words("help-calibrate-printer"),
)
@click.option(
    "--paper",
    type=click.Choice(["A4", "Letter"]),
    default="A4",
    show_default=True,
    help=frame.words("help-calibrate-paper"),
)
@click.option("--sheet", default="L7651", show_default=True, help=frame.words("help-kit-sheet"))
@click.option("--readings", metavar="N,N", help=frame.words("help-calibrate-readings"))
@click.option("--silent", is_flag=True, help=frame.words("help-say-silent"))
@frame.common
def command(
    out: Path, name: str, paper: str, sheet: str, readings: str | None, silent: bool
) -> None:
    from stickers import KitError
    from stickers.calibration import write_calibration, write_calibration_proof
    from stickers.folder import building
    from stickers.sheets import find_sheet

    checked_name(name)
    try:
        cells = find_sheet(sheet, known_sheets())
        page = out / "calibration.pdf"
        if readings is None:
            with building(out) as work:
                write_calibration(work / page.name, paper, frame.language())
            frame.line(frame.words("calibrate-page", file=str(page)))
            typed = _asked(paper, name, silent)
        else:
            typed = _typed(readings, paper)
        if typed is None:
            return
        profile = _profile(name, paper, typed)
        frame.line(frame.words("calibrate-kept", file=str(keep_printer(profile)), name=name))
        _tell(profile, paper)
        proof = out / "calibration-proof.pdf"
        with building(out) as work:
            write_calibration_proof(work / proof.name, paper, cells, profile, frame.language())
        frame.line(frame.words("calibrate-proof", file=str(proof), name=name))
    except KitError as error:
        facts = {name: _in_digits(fact) for name, fact in error.facts.items()}
        raise Failure(f"error-kit-{error.code}", **facts) from error


def _profile(name: str, paper: str, typed: Sequence[float]) -> Profile:
    from stickers.calibration import squares
    from stickers.printers import measured

    pairs = list(zip(typed[::2], typed[1::2], strict=True))
    return measured(name, squares(paper), pairs)


def _tell(profile: Profile, paper: str) -> None:
    """How far the printer was off, at the worst of the four squares."""
    from stickers.calibration import squares

    worst = max(
        abs(landed - meant)
        for mark in squares(paper)
        for landed, meant in zip(profile.lands(*mark), mark, strict=True)
    )
    if worst < _RIGHT:
        frame.line(frame.words("calibrate-was-right"))
    else:
        frame.line(frame.words("calibrate-was-off", n=int(worst), tenths=_length(worst)))


def _expected(paper: str) -> tuple[float, ...]:
    from stickers.calibration import squares

    return tuple(length for square in squares(paper) for length in square)


def _typed(readings: str, paper: str) -> tuple[float, ...]:
    """The eight readings of the command line; Failure where they are not eight lengths."""
    expected = _expected(paper)
    lengths_only = re.sub(r"\s+(?=[mc]m\b)", "", readings)
    parts = lengths_only.replace(";", " ").replace(", ", " ").split()
    if len(parts) == 1:
        parts = readings.split(",")
    if len(parts) != len(expected):
        raise Failure("error-calibrate-count", exit_code=2, n=len(parts))
    lengths = []
    for number, (part, wanted) in enumerate(zip(parts, expected, strict=True), start=1):
        length = _reading(part, wanted)
        if length is None:
            raise Failure("error-calibrate-reading", exit_code=2, number=number, text=part)
        lengths.append(length)
    return tuple(lengths)


def _reading(text: str, wanted: float) -> float | None:
    """A length near the one that is wanted, with a point or a comma, in mm unless it says cm; None
    if it is none."""
    match = _LENGTH.fullmatch(text.strip().casefold())
    if match is None:
        return None
    length = float(match[1].replace(",", ".")) * (10 if match[2] == "cm" else 1)
    return length if abs(length - wanted) <= _FAR else None


def _asked(paper: str, name: str, silent: bool) -> tuple[float, ...] | None:
    """Ask for the eight distances by voice and on the screen; None if it is left for later."""
    from companion.commands.voice import open_voice

    with open_voice("", silent=silent) as announcer:
        try:
            _say(announcer, "calibrate-begin")
            return tuple(_questions(announcer, paper))
        except Leaving:
            frame.line(frame.words("calibrate-later", name=name))
            return None


def _questions(announcer: Announcer, paper: str) -> Iterator[float]:
    from stickers.calibration import LETTERS

    for index, wanted in enumerate(_expected(paper)):
        side = "left" if index % 2 == 0 else "top"
        letter = LETTERS[index // 2]
        _say(announcer, f"calibrate-ask-{side}", number=index + 1, square=letter)
        while (length := _answer(wanted)) is None:
            _say(announcer, "calibrate-again", about=round(wanted))
        yield length


def _answer(wanted: float) -> float | None:
    click.echo(f"{frame.words('calibrate-prompt')} ", nl=not sys.stdin.isatty())
    answer = read_line()
    if answer == "0":
        raise Leaving
    return _reading(answer, wanted)


def _say(announcer: Announcer, message: str, **facts: Value) -> None:
    wording = render(frame.language(), message, **facts)
    sentence = Sentence(wording.speech, wording.text, frame.language(), Priority.EVENT)
    announcer.say(sentence, always=True)


def _length(mm: float) -> str:
    from stickers.texts import decimal

    return decimal(round(mm, 1), frame.language())


def _in_digits(fact: str | int) -> Any:
    """A fact; a number with decimals as the language of this run writes it."""
    number = isinstance(fact, str) and _LENGTH.fullmatch(fact)
    return _length(float(fact)) if number else fact
