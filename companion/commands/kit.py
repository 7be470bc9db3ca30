"""companion kit: the printable stickers of a game, proven, in a folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.known_decks import deck_called
from companion.commands.known_printers import printer_called
from companion.commands.known_sheets import known_sheets

if TYPE_CHECKING:
    from stickers import Facts, Fault, KitError, KitReport, RouteSettings

_JOB_FAILED = frozenset({"out-is-file", "out-denied", "out-failed", "disk-full", "proof-failed"})
"""Failures of the job; all other codes are mistakes on the command line."""


@click.command("kit", help=frame.words("help-kit"))
@click.argument("game", metavar=frame.words("metavar-game"))
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    metavar=frame.words("metavar-kit-folder"),
    help=frame.words("help-kit-out"),
)
@click.option("--sheet", default="L7651", show_default=True, help=frame.words("help-kit-sheet"))
@click.option("--start", type=int, default=1, help=frame.words("help-kit-start"))
@click.option("--skip", default="", metavar="3,9", help=frame.words("help-kit-skip"))
@click.option("--cards", metavar="ID,ID", help=frame.words("help-kit-cards"))
@click.option("--copy", type=int, default=1, help=frame.words("help-kit-copy"))
@click.option("--ids", default="qr", show_default=True, help=frame.words("help-kit-ids"))
@click.option(
    "--route",
    "routes",
    default="paper",
    show_default=True,
    metavar=frame.words("metavar-kit-routes"),
    help=frame.words("help-kit-route"),
)
@click.option("--inset", type=float, metavar="MM", help=frame.words("help-kit-inset"))
@click.option("--braille-cells", type=int, metavar="N", help=frame.words("help-kit-braille-cells"))
@click.option("--braille-lines", type=int, metavar="N", help=frame.words("help-kit-braille-lines"))
@click.option("--spot", metavar=frame.words("metavar-text"), help=frame.words("help-kit-spot"))
@click.option(
    "--printer", metavar=frame.words("metavar-name"), help=frame.words("help-kit-printer")
)
@frame.json_option
@frame.common
def command(
    game: str,
    out: Path,
    sheet: str,
    start: int,
    skip: str,
    cards: str | None,
    copy: int,
    ids: str,
    routes: str,
    inset: float | None,
    braille_cells: int | None,
    braille_lines: int | None,
    spot: str | None,
    printer: str | None,
    as_json: bool,
) -> None:
    from stickers import KitError, make_kit
    from stickers.printers import PLAIN
    from stickers.sheets import find_sheet

    deck = deck_called(game)
    cells = _cells(skip)
    try:
        report = make_kit(
            deck,
            out,
            sheet=find_sheet(sheet, known_sheets()),
            lang=frame.language(),
            start=start,
            skip=cells,
            cards=None if cards is None else cards.split(","),
            copy=copy,
            ids=ids,
            routes=[name.strip() for name in routes.split(",") if name.strip()],
            settings=_settings(inset, braille_cells, braille_lines, spot),
            printer=PLAIN if printer is None else printer_called(printer),
            progress=None if as_json else _say_progress,
        )
    except KitError as error:
        raise _failure(error, as_json) from error
    if as_json:
        frame.emit_json(_as_data(deck, report))
    else:
        _say_report(report)


def print_kit(deck: Deck, out: Path) -> None:
    """Print the whole kit of a deck on its usual sheet, with progress in plain lines."""
    from stickers import KitError, make_kit

    try:
        report = make_kit(deck, out, lang=frame.language(), progress=_say_progress)
    except KitError as error:
        raise _failure(error, as_json=False) from error
    _say_report(report)


def _settings(
    inset: float | None, braille_cells: int | None, braille_lines: int | None, spot: str | None
) -> RouteSettings:
    from stickers import RouteSettings

    given = {
        "inset": inset,
        "braille_cells": braille_cells,
        "braille_lines": braille_lines,
        "spot": spot,
    }
    return RouteSettings(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]


def _cells(skip: str) -> tuple[int, ...]:
    parts = [part.strip() for part in skip.split(",") if part.strip()]
    for part in parts:
        if not part.isdecimal():
            raise Failure("error-kit-skip-words", exit_code=2, cell=part)
    return tuple(int(part) for part in parts)


def _say_progress(code: str, facts: Facts) -> None:
    if code == "laid-out":
        frame.line(frame.words("kit-not-felt"))
    frame.line(frame.words(f"kit-{code}", **facts))


def _say_report(report: KitReport) -> None:
    frame.line(frame.words("kit-done", n=report.labels, cards=report.cards, pages=report.pages))
    frame.line(frame.words("kit-files", out=str(report.out)))
    # A folder of a route is told once, not file by file.
    for name in dict.fromkeys(path.relative_to(report.out).parts[0] for path in report.files):
        frame.line(frame.words(_file_message(report.out / name, report), file=name))


def _file_message(path: Path, report: KitReport) -> str:
    if path.stem.endswith(f"-{report.sheet}"):
        return "kit-file-sheets"
    return f"kit-file-{path.name.replace('.', '-')}"


def _failure(error: KitError, as_json: bool) -> Failure:
    facts: dict[str, str | int] = dict(error.facts)
    if error.code == "proof-failed":
        sentences = list(_sentences(error.faults))
        if as_json:
            facts["sentences"] = " ".join(sentences)
        else:
            for sentence in sentences:
                frame.line(sentence)
    exit_code = 1 if error.code in _JOB_FAILED else 2
    return Failure(f"error-kit-{error.code}", exit_code=exit_code, **facts)


def _sentences(faults: tuple[Fault, ...]) -> Iterator[str]:
    for fault in faults:
        facts = dict(fault.facts)
        if "position" in facts:
            facts["position"] = frame.words(f"kit-at-{facts['position']}")
        yield frame.words(f"kit-fault-{fault.code}", **facts)


def _as_data(deck: Deck, report: KitReport) -> dict[str, object]:
    return {
        "game": deck.name,
        "out": str(report.out),
        "files": [path.relative_to(report.out).as_posix() for path in report.files],
        "sheet": report.sheet,
        "pages": report.pages,
        "labels": report.labels,
        "cards": report.cards,
        "codes_decoded": report.codes_decoded,
        "materials": report.materials,
        "note": frame.words("kit-not-felt"),
    }
