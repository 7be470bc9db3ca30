"""companion sheets: the label sheets that a kit can be printed on; `sheets import` adds some."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.known_decks import deck_called
from companion.commands.known_sheets import keep_sheet, known_sheets
from companion.commands.sizes import size_of_cards
from companion.sentences.render import Wording

if TYPE_CHECKING:
    from stickers.sheets import Sheet

_PAGES = {(210.0, 297.0): "A4", (215.9, 279.4): "Letter"}
_TOLD = 10
"""Refused templates that are named one by one; the database of gLabels has hundreds."""


@click.command("sheets", help=frame.words("help-sheets"))
@click.argument("words", nargs=-1, metavar=frame.words("metavar-sheets"))
@click.option(
    "--for", "game", metavar=frame.words("metavar-game"), help=frame.words("help-sheets-for")
)
@click.option("--codebook", default="default", help=frame.words("help-kit-codebook"))
@click.option("--ids", default="qr", help=frame.words("help-kit-ids"))
@frame.json_option
@frame.common
def command(
    words: tuple[str, ...], game: str | None, codebook: str, ids: str, as_json: bool
) -> None:
    wanted = _Wanted(words, game, codebook, ids)
    if words[:1] == ("import",):
        _import(replace(wanted, words=words[1:]), as_json)
        return
    found = wanted.among(known_sheets())
    if as_json:
        frame.emit_json([{**asdict(sheet), "cells": sheet.cells} for sheet in found])
        return
    if not found:
        raise wanted.none()
    for sheet in found:
        frame.line(sheet_line(sheet))
    frame.line(frame.words("sheets-total", n=len(found)))


def sheet_line(sheet: Sheet) -> str:
    """One sheet in a line: code, name, page, labels, how sure its numbers are."""
    size = frame.words(
        f"sheets-size-{sheet.shape}",
        width=length(sheet.stuck_size[0]),
        height=length(sheet.stuck_size[1]),
    )
    page = _page(sheet)
    if sheet.is_roll:
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
    size = "x".join(f"{side:g}" for side in sheet.stuck_size)
    text = " ".join(
        (sheet.code, sheet.title, sheet_line(sheet), _page(sheet), sheet.shape, size)
    ).casefold()
    return all(word.casefold() in text for word in words)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What a sheet must have: all the words, and room for the labels of a game if one is named."""

    words: tuple[str, ...]
    game: str | None
    codebook: str
    ids: str

    def among(self, sheets: Iterable[Sheet]) -> list[Sheet]:
        """Those that have it. Failure as companion kit where the game or its code is unknown."""
        found = [sheet for sheet in sheets if _fits(sheet, self.words)]
        return found if self.game is None else self._with_room(deck_called(self.game), found)

    def none(self) -> Failure:
        """That there is none."""
        if self.game is None:
            return Failure("error-no-such-sheets", words=" ".join(self.words))
        return Failure("error-no-sheet-for", game=self.game)

    def _with_room(self, deck: Deck, sheets: Iterable[Sheet]) -> list[Sheet]:
        from companion.commands.kit import kit_failure
        from stickers import KitError
        from stickers.codebooks import codebook_called
        from stickers.codes import ids_called
        from stickers.fitting import sheets_that_fit
        from stickers.words import load_words

        lang = frame.language()
        try:
            book = codebook_called(self.codebook, lang)
            words, ids = load_words(lang, deck, 1, book), ids_called(self.ids)
            size = size_of_cards(deck, None, asks=False)
            return list(sheets_that_fit(deck, book, words, ids, size, sheets))
        except KitError as error:
            raise kit_failure(error, as_json=False) from error


def _import(asked: _Wanted, as_json: bool) -> None:
    from stickers import KitError
    from stickers.sheets.glabels import read_templates

    if not asked.words:
        raise Failure("error-sheets-import-what", exit_code=2)
    file, wanted = Path(asked.words[0]), replace(asked, words=asked.words[1:])
    try:
        imported = read_templates(file)
    except KitError as error:
        raise Failure(f"error-kit-{error.code}", exit_code=2, **error.facts) from error
    sheets = wanted.among(imported.sheets)
    if not sheets and (wanted.words or wanted.game):
        raise wanted.none()
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
