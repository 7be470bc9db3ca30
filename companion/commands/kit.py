"""companion kit: the printable stickers of a game, proven, in a folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from companion.cards import Deck
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.known_decks import deck_called
from companion.commands.known_printers import printer_called
from companion.commands.known_sheets import known_sheets
from companion.commands.packages import SOLIDS, install_line
from companion.commands.plain_kits import (
    COMMANDS,
    RESERVED,
    TABLE,
    USUAL_CARD,
    USUAL_SHEET,
    Asked,
    as_data,
    make_commands,
    make_table,
    say_report,
    table_deck,
)
from companion.commands.sampler import SAMPLER, make_sample
from companion.commands.settings_file import settings_or_plain
from companion.commands.sheet_memory import first_cell, sheet_used
from companion.commands.sizes import size_of_cards

if TYPE_CHECKING:
    from stickers import Facts, Fault, KitError, KitReport, RouteSettings
    from stickers.codebooks import Codebook
    from stickers.kit import Progress
    from stickers.plain_labels import PlainReport
    from stickers.sheets import Sheet

_JOB_FAILED = frozenset(
    {"out-is-file", "out-denied", "out-nowhere", "out-failed", "disk-full", "proof-failed"}
)
"""Failures of the job; all other codes are mistakes on the command line."""
_TOLD = 6
"""Faults that are told one by one: a label that is too small repeats them on every card."""


_OPTIONS = {
    COMMANDS: frozenset({"sheet", "start", "skip", "printer"}),
    TABLE: frozenset({"sheet", "start", "skip", "printer", "card_size"}),
    SAMPLER: frozenset({"codebook", "digits"}),
}
"""Targets that are no game, and the options that change something about them."""


@click.command("kit", help=frame.words("help-kit"))
@click.argument("game", metavar=frame.words("metavar-kit-target"))
@click.argument("table", required=False, metavar=frame.words("metavar-kit-table"))
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    metavar=frame.words("metavar-kit-folder"),
    help=frame.words("help-kit-out"),
)
@click.option("--sheet", default="", help=frame.words("help-kit-sheet"))
@click.option(
    "--codebook", default="default", show_default=True, help=frame.words("help-kit-codebook")
)
@click.option("--digits", default="", metavar="antoine|ueb", help=frame.words("help-kit-digits"))
@click.option("--card-size", metavar="63x88", help=frame.words("help-kit-card-size"))
@click.option(
    "--onto",
    default="card",
    metavar="card|sleeve",
    show_default=True,
    help=frame.words("help-kit-onto"),
)
@click.option("--start", type=int, help=frame.words("help-kit-start"))
@click.option("--go-on/--new-sheet", "go_on", default=None, help=frame.words("help-kit-go-on"))
@click.option("--skip", default="", metavar="3,9", help=frame.words("help-kit-skip"))
@click.option("--cards", metavar="ID,ID", help=frame.words("help-kit-cards"))
@click.option("--copy", type=int, default=1, help=frame.words("help-kit-copy"))
@click.option("--times", type=int, default=1, help=frame.words("help-kit-times"))
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
@click.option("--dpi", type=int, metavar="203", help=frame.words("help-kit-dpi"))
@click.option("--spot", metavar=frame.words("metavar-text"), help=frame.words("help-kit-spot"))
@click.option(
    "--printer", metavar=frame.words("metavar-name"), help=frame.words("help-kit-printer")
)
@frame.json_option
@frame.common
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    table: str | None,
    out: Path,
    sheet: str,
    codebook: str,
    digits: str,
    card_size: str | None,
    onto: str,
    start: int | None,
    go_on: bool | None,
    skip: str,
    cards: str | None,
    copy: int,
    times: int,
    ids: str,
    routes: str,
    inset: float | None,
    braille_cells: int | None,
    braille_lines: int | None,
    dpi: int | None,
    spot: str | None,
    printer: str | None,
    as_json: bool,
) -> None:
    from stickers import KitError, make_kit
    from stickers.codebooks import codebook_called
    from stickers.printers import PLAIN
    from stickers.sheets import find_sheet

    # os.path says no to a name that is too long for the system, where pathlib raises.
    if os.path.exists(out) and not os.path.isdir(out):
        raise Failure("error-kit-out-is-file", out=str(out))
    if game in _OPTIONS:
        _refuse_idle_options(ctx, game)
    cells = _cells(skip)
    asks = frame.is_asked() and not as_json
    chosen = printer or str(settings_or_plain().get("printer"))
    machine = printer_called(chosen) if chosen else PLAIN
    if game == SAMPLER:
        if table is not None:
            raise Failure("error-sampler-no-game", exit_code=2, game=table)
        make_sample(out, codebook, digits, as_json=as_json)
        return
    if game in RESERVED:
        try:
            paper = find_sheet(sheet or USUAL_SHEET[game], known_sheets())
            asked = Asked(out, paper, start or 1, cells, machine)
            plain = _plain(game, table, card_size, asked, asks=asks)
        except KitError as error:
            raise kit_failure(error, as_json) from error
        frame.emit_json(as_data(plain)) if as_json else say_report(plain)
        return
    if table is not None:
        raise Failure("error-kit-one-target", exit_code=2, game=game)
    deck = deck_called(game)
    size = size_of_cards(deck, card_size, asks=asks)
    try:
        book = codebook_called(codebook, frame.language(), digits)
        paper = find_sheet(sheet or book.sheet, known_sheets())
        report = make_kit(
            deck,
            out,
            sheet=paper,
            codebook=book,
            card_size=size,
            onto=onto,
            times=times,
            lang=frame.language(),
            start=first_cell(paper, start, go_on, asks=asks),
            skip=cells,
            cards=None if cards is None else cards.split(","),
            copy=copy,
            ids=ids,
            routes=[name.strip() for name in routes.split(",") if name.strip()],
            settings=_settings(inset, braille_cells, braille_lines, dpi, spot),
            printer=machine,
            progress=None if as_json else _progress(paper, book),
        )
    except KitError as error:
        raise kit_failure(error, as_json) from error
    sheet_used(paper, report.last_cell)
    if as_json:
        frame.emit_json(_as_data(deck, report))
    else:
        _say_report(report, on_roll=paper.is_roll)


def _refuse_idle_options(ctx: click.Context, target: str) -> None:
    """Failure for an option that was given and would change nothing."""
    for parameter in ctx.command.params:
        given = ctx.get_parameter_source(parameter.name or "") is ParameterSource.COMMANDLINE
        general = parameter.name in ("game", "table", "out", "as_json", "lang", "width")
        if given and not general and parameter.name not in _OPTIONS[target]:
            option = parameter.opts[0]
            raise Failure("error-kit-idle-option", exit_code=2, option=option, target=target)


def _plain(
    target: str, game: str | None, card_size: str | None, asked: Asked, *, asks: bool
) -> PlainReport:
    if target == TABLE:
        deck = table_deck(game)
        size = size_of_cards(deck, card_size, asks=asks)
        return make_table(deck, size or USUAL_CARD, asked)
    if game is not None:
        raise Failure("error-kit-one-target", exit_code=2, game=target)
    return make_commands(asked)


def print_kit(deck: Deck, out: Path) -> None:
    """Print the whole kit of a deck on its usual sheet, with progress in plain lines."""
    from stickers import KitError, make_kit

    try:
        report = make_kit(deck, out, lang=frame.language(), progress=_say_progress)
    except KitError as error:
        raise kit_failure(error, as_json=False) from error
    _say_report(report)


def _settings(
    inset: float | None,
    braille_cells: int | None,
    braille_lines: int | None,
    dpi: int | None,
    spot: str | None,
) -> RouteSettings:
    from stickers import RouteSettings

    given = {
        "inset": inset,
        "braille_cells": braille_cells,
        "braille_lines": braille_lines,
        "dpi": dpi,
        "spot": spot,
    }
    return RouteSettings(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]


def _cells(skip: str) -> tuple[int, ...]:
    parts = [part.strip() for part in skip.split(",") if part.strip()]
    for part in parts:
        if not part.isdecimal():
            raise Failure("error-kit-skip-words", exit_code=2, cell=part)
    return tuple(int(part) for part in parts)


def _first_words(book: Codebook) -> str:
    """What must be known before a kit in that code is printed."""
    from stickers.codebooks import Style

    return frame.words("kit-for-eyes" if book.style is Style.PRINTED else "kit-not-felt")


def _progress(sheet: Sheet, book: Codebook) -> Progress:
    return partial(_say_progress, first=_first_words(book), on_roll=sheet.is_roll)


def _say_progress(code: str, facts: Facts, first: str = "", on_roll: bool = False) -> None:
    if code == "laid-out":
        frame.line(first or frame.words("kit-not-felt"))
    if code == "page-written" and on_roll:
        # A line a label would be noise.
        return
    paper = _paper(int(facts.get("sheets", facts.get("pages", 0))), on_roll)
    if code == "estimate":
        one = facts["flat"] == facts["raised"]
        growth = frame.words("kit-grows-by" if one else "kit-grows-between", **facts)
        frame.line(frame.words("kit-estimate", growth=growth, paper=paper, **facts))
    else:
        frame.line(frame.words(f"kit-{code}", paper=paper, **facts))


def _paper(pages: int, on_roll: bool) -> str:
    """What the labels are on: so many sheets, or a roll."""
    return frame.words("kit-roll") if on_roll else frame.words("kit-sheets", n=pages)


def _say_report(report: KitReport, on_roll: bool = False) -> None:
    paper = _paper(report.pages, on_roll)
    frame.line(frame.words("kit-done", n=report.labels, cards=report.cards, paper=paper))
    frame.line(frame.words("kit-files", out=str(report.out)))
    # A folder of a route is told once, not file by file.
    for name in dict.fromkeys(path.relative_to(report.out).parts[0] for path in report.files):
        frame.line(frame.words(_file_message(report.out / name, report), file=name))


def _file_message(path: Path, report: KitReport) -> str:
    if path.stem.endswith(f"-{report.sheet}"):
        return "kit-file-sheets"
    return f"kit-file-{path.name.replace('.', '-')}"


def kit_failure(error: KitError, as_json: bool) -> Failure:
    """The failure of a command for what a kit could not do; faults of its proof are told first."""
    facts: dict[str, str | int] = dict(error.facts)
    if error.code == "proof-failed":
        if as_json:
            facts["sentences"] = " ".join(fault_sentences(error.faults))
        else:
            tell_faults(error.faults)
    elif error.faults:
        facts["sentences"] = " ".join(fault_sentences(error.faults))
    if error.code == "no-kits3d":
        facts["command"] = install_line(*SOLIDS)
    exit_code = 1 if error.code in _JOB_FAILED else 2
    return Failure(f"error-kit-{error.code}", exit_code=exit_code, **facts)


def tell_faults(faults: tuple[Fault, ...]) -> None:
    """Say the first of them, and how many more there are."""
    for sentence in fault_sentences(faults[:_TOLD]):
        frame.line(sentence)
    if len(faults) > _TOLD:
        frame.line(frame.words("kit-more-faults", n=len(faults) - _TOLD))


def fault_sentences(faults: tuple[Fault, ...]) -> Iterator[str]:
    """One sentence for each thing that a proof found."""
    for fault in faults:
        facts = {**fault.facts, **_in_millimetres(fault)}
        if "position" in facts:
            facts["position"] = frame.words(f"kit-at-{facts['position']}")
        yield frame.words(f"kit-fault-{fault.code}", **facts)


def _in_millimetres(fault: Fault) -> Facts:
    """What a fault measured in hundredths of a millimetre, in digits of the language: `mm`, and
    what it must be; `n` is how many whole millimetres the last of them has."""
    from stickers.texts import decimal

    measured = {
        told: int(fault.facts[name])
        for name, told in (("hundredths", "mm"), ("least", "least"), ("most", "most"))
        if "hundredths" in fault.facts and name in fault.facts
    }
    last = max(measured.values(), default=0)
    lengths = {name: decimal(length / 100, frame.language()) for name, length in measured.items()}
    return {**lengths, "n": last // 100} if lengths else {}


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
        "note": frame.words("kit-not-felt" if report.materials else "kit-for-eyes"),
    }
