"""The list of all labels of a kit, for people and programs: one row a label."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass

from stickers.outlines import parts_as_text
from stickers.plan import Placed, Plan
from stickers.words import Words


@dataclass(frozen=True, slots=True)
class Row:
    """One label in its cell, in words."""

    label: int
    page: int
    cell: int
    row: int
    column: int
    card: str
    face: str
    position: str
    code: str
    marks: str
    """In the vocabulary of the code: `colour(square) digit(1)`."""
    words: str
    """The card: `1 bleu avec 6 spirales`."""
    where: str
    felt: str
    """The marks in words."""
    printed: str
    """What is printed for the eye, to be read aloud."""
    text: str
    """All letters on the label."""
    left: float
    """Of the label on its page, mm from the left edge of the paper; the next three likewise."""
    top: float
    width: float
    height: float


_COLUMNS = tuple(Row.__dataclass_fields__)


def rows(plan: Plan, words: Words) -> Iterator[Row]:
    """All labels in the order of the cells."""
    sheet = plan.sheet
    for number, placed in enumerate(plan.labels, start=1):
        label = placed.laid.label
        seen = words.label(label)
        box = plan.box(placed)
        yield Row(
            label=number,
            page=placed.page,
            cell=placed.cell,
            row=sheet.row(placed.cell),
            column=sheet.column(placed.cell),
            card=label.card.id,
            face=label.card.face.text,
            position=label.position.value,
            code=label.code,
            marks=label.feel,
            words=words.card(label.card),
            where=str(words.data["positions"][label.position.value]),
            felt=", ".join(words.mark(mark) for mark in label.marks) or words.say("marks", "none"),
            printed=", ".join(
                words.said(part) for part in (seen.large, seen.small) if _stands_on(placed, part)
            ),
            text=" ".join(text.words for text in placed.laid.texts),
            left=round(box.left, 3),
            top=round(box.top, 3),
            width=round(box.width, 3),
            height=round(box.height, 3),
        )


def _stands_on(placed: Placed, part: str) -> bool:
    """Tell whether some words are on a label: a small one leaves out what a mark shows."""
    printed = {word for text in placed.laid.texts for word in text.words.split()}
    return bool(part) and printed.issuperset(part.split())


def manifest_text(plan: Plan, words: Words) -> str:
    """The manifest as CSV with a heading row, lines ended by CR LF.

    Its last column has the outlines of marks and patches on the page, in mm, for a later proof.
    """
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow((*_COLUMNS, "outlines"))
    for placed, row in zip(plan.labels, rows(plan, words), strict=True):
        fields = (getattr(row, column) for column in _COLUMNS)
        writer.writerow((*fields, parts_as_text(plan.forms(placed))))
    return out.getvalue()
