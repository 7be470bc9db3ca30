"""Braille embosser: labels in braille on clear film, to cut out and stick."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from companion.cards import Card
from stickers.brf import brf
from stickers.code_card import lines_as_brf, lines_as_text
from stickers.codebooks import Codebook, Position, Style, load_codebook
from stickers.draft import Draft
from stickers.faults import Facts, Fault, KitError
from stickers.manifest import Row, rows
from stickers.marks import Kind, Mark, braille_mark, has_points, labels_of
from stickers.meanings import Line, Role, family_meanings, number_meanings

FOLDER = "embosser"
_BLANK = chr(0x2800)
_BETWEEN = 2
"""Blank cells between two labels on a line: the scissors go there."""
LEAST_CELLS, MOST_CELLS = 10, 60
LEAST_LINES, MOST_LINES = 5, 60


@dataclass(frozen=True, slots=True)
class Embossed:
    """A label in braille. Page, line and first cell count from 1."""

    page: int
    line: int
    first: int
    cells: str
    plain: str
    """The same in letters, as one types it: `r7`, `-2`."""
    row: Row


def write(draft: Draft, folder: Path) -> tuple[Fault, ...]:
    """Write `labels.brf`, its twin in ink with the same lines, the list to type and to cut, and the
    legend of the braille as text and in braille.

    Raises KitError `braille-page` for a page that no embosser has.
    """
    settings = draft.settings
    if not (
        LEAST_CELLS <= settings.braille_cells <= MOST_CELLS
        and LEAST_LINES <= settings.braille_lines <= MOST_LINES
    ):
        raise KitError("braille-page", _page_facts(draft))
    labels = tuple(embossed(draft))
    out = folder / FOLDER
    out.mkdir()
    (out / "labels.brf").write_bytes(brf(_lines(labels), settings.braille_lines))
    twin = "\n".join(_ink(labels, draft)) + "\n"
    (out / "ink.txt").write_text(twin, encoding="utf-8", newline="")
    listed = "\n".join(_list(labels, draft)) + "\n"
    (out / "list.txt").write_text(listed, encoding="utf-8", newline="")
    legend = tuple(_legend(draft))
    (out / "legend.txt").write_text(lines_as_text(legend), encoding="utf-8", newline="")
    size = (settings.braille_cells, settings.braille_lines)
    (out / "legend.brf").write_bytes(lines_as_brf(legend, draft.words.lang, *size))
    return ()


def embossed(draft: Draft) -> Iterator[Embossed]:
    """The labels in braille, side by side on the lines of the pages, in the order of the deck."""
    spoken = [item for item in _in_braille(draft) if item[1]]
    longest = max((len(cells) for _, cells, _ in spoken), default=1)
    if longest > draft.settings.braille_cells:
        raise KitError("braille-page", _page_facts(draft))
    wide = longest + _BETWEEN
    columns = max(1, (draft.settings.braille_cells + _BETWEEN) // wide)
    lines = draft.settings.braille_lines
    for number, (row, cells, plain) in enumerate(spoken):
        line, column = divmod(number, columns)
        page, line = divmod(line, lines)
        yield Embossed(page + 1, line + 1, column * wide + 1, cells, plain, row)


def _page_facts(draft: Draft) -> Facts:
    return {"cells": draft.settings.braille_cells, "lines": draft.settings.braille_lines}


def _in_braille(draft: Draft) -> Iterator[tuple[Row, str, str]]:
    """Each label of the kit with its cells; a kit in another code is put into our braille code."""
    book = _book(draft)
    for placed, row in zip(draft.plan.labels, rows(draft.plan, draft.words), strict=True):
        label = placed.laid.label
        if label.bare:
            continue
        marks = _marks(draft, label.card, row.position, book)
        yield row, "".join(mark.cells for mark in marks), "".join(mark.plain for mark in marks)


def _book(draft: Draft) -> Codebook:
    """The code of the kit if it is braille, else ours."""
    if draft.codebook.style is Style.BRAILLE:
        return draft.codebook
    return load_codebook("braille", draft.words.lang)


def _marks(draft: Draft, card: Card, position: str, book: Codebook) -> tuple[Mark, ...]:
    """The braille of one label; 0 where a card has no points, since a corner without relief
    would be felt from the back."""
    deck = draft.words.deck
    found = tuple(
        mark
        for label in labels_of(deck, card, book)
        if label.position == position
        for mark in label.marks
        if mark.kind is Kind.BRAILLE
    )
    if not found and position == Position.BOTTOM_RIGHT:
        return (braille_mark(deck, "", 0, book),)
    return found


def _legend(draft: Draft) -> Iterator[Line]:
    """What the braille on the labels says, whatever code the kit is in."""
    words = replace(draft.words, codebook=_book(draft))
    yield Line(Role.TITLE, words.say("embosser", "legend_title"))
    yield from family_meanings(words)
    yield from number_meanings(words)
    if has_points(words.deck):
        yield Line(Role.HEADING, words.say("legend", "points"))
        for key in ("position_bottom-right", "points_spirals", "points_crosses"):
            yield Line(Role.TEXT, words.say("legend", key))
        if any(card.face.bonus for card in words.deck.cards):
            yield Line(Role.TEXT, words.say("embosser", "bonus"))
        yield Line(Role.TEXT, words.say("embosser", "blank"))


def _lines(labels: tuple[Embossed, ...]) -> Iterator[str]:
    line, last = "", (1, 1)
    for label in labels:
        if (label.page, label.line) != last:
            yield line
            line, last = "", (label.page, label.line)
        line = line.ljust(label.first - 1, _BLANK) + label.cells
    yield line


def _ink(labels: tuple[Embossed, ...], draft: Draft) -> Iterator[str]:
    """The same pages in letters: each label stands in the same line and column."""
    words, last = draft.words, (0, 0)
    line = ""
    for label in labels:
        if (label.page, label.line) != last:
            if line:
                yield line
            if label.page != last[0]:
                yield words.say("embosser", "page", page=label.page)
            line, last = "", (label.page, label.line)
        line = line.ljust(label.first - 1) + label.plain
    yield line


def _list(labels: tuple[Embossed, ...], draft: Draft) -> Iterator[str]:
    words = draft.words
    yield words.say("embosser", "list_title")
    yield words.say(
        "embosser",
        "list_how",
        labels=words.count("labels", len(labels)),
        sheets=words.count("sheets", labels[-1].page if labels else 0),
    )
    for label in labels:
        yield words.say(
            "embosser",
            "list_line",
            page=label.page,
            line=label.line,
            first=label.first,
            last=label.first + len(label.cells) - 1,
            plain=label.plain,
            card=label.row.words,
            where=label.row.where,
        )
