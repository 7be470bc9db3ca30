"""The sheet for the box of the game: ten lines to start, care, what is needed; the marks behind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path

from stickers.code_card import code_lines, draw_marks
from stickers.codebooks import Style
from stickers.document import Document
from stickers.legend import draw_lines
from stickers.meanings import Line, Role
from stickers.paper import furniture
from stickers.plan import Plan, materials
from stickers.words import Words

_BODY = 16.0
"""Points: the smallest large print, so that the front is one page."""


class Onto(StrEnum):
    """What the labels are stuck on."""

    CARD = "card"
    SLEEVE = "sleeve"


def box_page(plan: Plan, words: Words, onto: Onto) -> Iterator[Line]:
    """The lines of both sides, in reading order."""
    yield from _front(plan, words, onto)
    yield from code_lines(plan, words)[1]


def write_box(path: Path, plan: Plan, words: Words, onto: Onto) -> int:
    """Write both sides, the marks in true size on the second; return the number of pages."""
    front = tuple(_front(plan, words, onto))
    document = Document(path, front[0].words, words.lang)
    draw_lines(document, front, words.codebook, _BODY)
    title, marks = code_lines(plan, words)
    if marks:
        draw_marks(document, title, marks, words.codebook)
    document.save()
    return document.pages


def _front(plan: Plan, words: Words, onto: Onto) -> Iterator[Line]:
    yield Line(Role.TITLE, words.say("box", "title"))
    yield Line(Role.HEADING, words.say("box", "start"))
    for number, step in enumerate(_steps(plan, words, onto), start=1):
        yield Line(Role.TEXT, f"{number}. {step}")
    needed = materials(plan).items()
    if needed:
        yield Line(Role.HEADING, words.say("legend", "materials"))
        counts = (words.count(figure, count, "materials") for figure, count in needed)
        yield Line(Role.TEXT, f"{', '.join(counts)}.")
    yield Line(Role.HEADING, words.say("box", "care"))
    for key in ("care", "removal"):
        yield Line(Role.TEXT, words.say("box", f"{key}_{onto.value}"))
    if needed and not words.deck.families:
        # The only label of a card also tells which way up it is held.
        yield Line(Role.TEXT, words.say("legend", "deck_position"))


def _steps(plan: Plan, words: Words, onto: Onto) -> Iterator[str]:
    raised = words.codebook.style is not Style.PRINTED
    yield words.say("box", "print")
    yield words.say("box", "measure" if furniture(plan.sheet) else "measure_no_bar")
    yield words.say("box", f"ready_{onto.value}")
    yield words.say("box", "sort" if words.deck.families else "sort_numbers")
    yield words.say("box", "read")
    yield words.say("box", "stick")
    yield words.say("box", "raise" if raised else "light")
    yield words.say("box", "dry" if raised else "shuffle")
    coded = any(placed.laid.code for placed in plan.labels)
    yield words.say("box", "try" if coded else "try_by_hand")
    yield words.say("box", "keep")


def box_text(lines: Iterable[Line]) -> str:
    """The page as plain text, to be read aloud: a blank line before each heading."""
    return "".join(
        f"\n{line.words}\n" if line.role is Role.HEADING else f"{line.words}\n" for line in lines
    )
