"""The page for the box of the game: ten lines to start, what is needed, care, and the marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from stickers.codebooks import Style
from stickers.meanings import Line, Role, meanings
from stickers.paper import furniture
from stickers.plan import Plan
from stickers.words import Words


class Onto(StrEnum):
    """What the labels are stuck on."""

    CARD = "card"
    SLEEVE = "sleeve"


def box_page(plan: Plan, words: Words, onto: Onto) -> Iterator[Line]:
    """The lines of the page, in reading order."""
    legend = tuple(meanings(plan, words))
    yield Line(Role.TITLE, words.say("box", "title"))
    yield Line(Role.HEADING, words.say("box", "start"))
    for number, step in enumerate(_steps(plan, words, onto), start=1):
        yield Line(Role.TEXT, f"{number}. {step}")
    yield Line(Role.HEADING, words.say("box", "care"))
    for key in ("care", "removal"):
        yield Line(Role.TEXT, words.say("box", f"{key}_{onto.value}"))
    yield from (line for line in legend if line.role is not Role.TITLE)


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
