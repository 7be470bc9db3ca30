"""companion sheets: the label sheets that a kit can be printed on; `sheets import` adds some."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.known_sheets import keep_sheet, known_sheets
from companion.sentences.render import Wording

if TYPE_CHECKING:
    from stickers.sheets import Sheet

_PAGES = {(210.0, 297.0): "A4", (215.9, 279.4): "Letter"}
_TOLD = 10
"""Refused templates that are named one by one; the database of gLabels has hundreds."""


@click.command("sheets", help=frame.words("help-sheets"))
@click.argument("words", nargs=-1, metavar=frame.words("metavar-sheets"))
@frame.json_option
@frame.common
def command(words: tuple[str, ...], as_json: bool) -> None:
    if words[:1] == ("import",):
        _import(words[1:], as_json)
        return
    found = [sheet for sheet in known_sheets() if _fits(sheet, words)]
    if as_json:
        frame.emit_json([{**asdict(sheet), "cells": sheet.cells} for sheet in found])
        return
    if not found:
        raise Failure("error-no-such-sheets", words=" ".join(words))
    for sheet in found:
        frame.line(sheet_line(sheet))
    frame.line(frame.words("sheets-total", n=len(found)))


def sheet_line(sheet: Sheet) -> str:
    """One sheet in a line: code, name, page, labels, how sure its numbers are."""
    size = frame.words(
        f"sheets-size-{sheet.shape}",
        width=length(sheet.label_width),
        height=length(sheet.label_height),
    )
    page = _page(sheet)
    if sheet.cells == 1:
        labels = frame.words("sheets-one-by-one", size=size)
    else:
        labels = frame.words("sheets-labels", n=sheet.cells, page=page, size=size)
    sure = "own" if sheet.source == "own" else sheet.confidence.lower()
    certainty = frame.words(f"sheets-sure-{sure}")
    return frame.words(
        "sheets-sheet", code=sheet.code, title=sheet.title, labels=labels, certainty=certainty
    )


def length(mm: float) -> Wording:
    """A length in millimetres with at most one decimal, in the digits of the language."""
    text = f"{mm:.1f}".removesuffix(".0")
    return Wording.same(text.replace(".", ",") if frame.language() == "fr" else text)


def _page(sheet: Sheet) -> str:
    size = (sheet.page_width, sheet.page_height)
    return _PAGES.get(size, f"{sheet.page_width:g} x {sheet.page_height:g}")


def _fits(sheet: Sheet, words: tuple[str, ...]) -> bool:
    size = f"{sheet.label_width:g}x{sheet.label_height:g}"
    text = " ".join(
        (sheet.code, sheet.title, sheet_line(sheet), _page(sheet), sheet.shape, size)
    ).casefold()
    return all(word.casefold() in text for word in words)


def _import(words: tuple[str, ...], as_json: bool) -> None:
    from stickers import KitError
    from stickers.sheets.glabels import read_templates

    if not words:
        raise Failure("error-sheets-import-what", exit_code=2)
    file, wanted = Path(words[0]), words[1:]
    try:
        imported = read_templates(file)
    except KitError as error:
        raise Failure(f"error-kit-{error.code}", exit_code=2, **error.facts) from error
    sheets = [sheet for sheet in imported.sheets if _fits(sheet, wanted)]
    if not sheets and wanted:
        raise Failure("error-no-such-sheets", words=" ".join(wanted))
    for sheet in sheets:
        keep_sheet(sheet)
    if as_json:
        frame.emit_json(
            {
                "imported": [sheet.code for sheet in sheets],
                "refused": [{"sheet": name, "why": why.code} for name, why in imported.refused],
            }
        )
        return
    for sheet in sheets:
        frame.line(sheet_line(sheet))
    for name, why in imported.refused[:_TOLD]:
        reason = frame.words(f"kit-fault-{why.code}", **why.facts)
        frame.line(frame.words("sheets-refused", sheet=name, reason=reason))
    frame.line(frame.words("sheets-imported", n=len(sheets), refused=len(imported.refused)))
