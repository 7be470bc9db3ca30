"""What the marks of a kit mean, line by line: the content of its legend, before any page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from companion.cards import Family
from stickers.codebooks import Style
from stickers.marks import (
    Mark,
    braille_mark,
    digit_mark,
    family_mark,
    has_points,
    minus_mark,
    up_mark,
)
from stickers.plan import Plan, code_corner, materials
from stickers.words import Words


class Role(Enum):
    """What a line is to its reader."""

    TITLE = "title"
    LEAD = "lead"
    """What must be known first."""
    HEADING = "heading"
    TEXT = "text"
    MEANING = "meaning"
    """A mark, and what it means."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a legend."""

    role: Role
    words: str
    marks: tuple[Mark, ...] = ()
    """With a meaning: the marks, one below the other."""


def meanings(plan: Plan, words: Words) -> Iterator[Line]:
    """The whole legend of a kit, in reading order."""
    yield Line(Role.TITLE, words.say("legend", "title"))
    yield from how_to(plan, words)
    if words.codebook.style is not Style.PRINTED:
        yield from family_meanings(words)
        yield from number_meanings(words)
        if has_points(words.deck):
            yield from _points(words)
    coded = any(placed.laid.code for placed in plan.labels)
    yield Line(Role.TEXT, words.say("legend", "up" if coded else "up_no_code"))
    needed = materials(plan)
    if needed:
        yield Line(Role.HEADING, words.say("legend", "materials"))
        for figure, count in needed.items():
            yield Line(Role.TEXT, words.count(figure, count, "materials"))


def how_to_raise(words: Words) -> str:
    """How the printed marks of a kit become marks to feel."""
    braille = words.codebook.style is Style.BRAILLE
    return words.codebook.how or words.say("legend", "how_braille" if braille else "how")


def how_to(plan: Plan, words: Words) -> Iterator[Line]:
    """What must be known before sticking: the lead first."""
    style = words.codebook.style
    if style is Style.PRINTED:
        yield Line(Role.LEAD, words.say("legend", "printed"))
    else:
        yield Line(Role.LEAD, words.say("legend", "first"))
        yield Line(Role.TEXT, how_to_raise(words))
    if plan.sheet.cut_lines:
        yield Line(Role.TEXT, words.say("legend", "cut"))
    yield Line(Role.TEXT, words.say("legend", f"place_{plan.sheet.shape}"))
    corner = code_corner(plan)
    if corner:
        yield Line(Role.TEXT, words.say("legend", f"split_{corner.value}"))
    if words.copy > 1:
        yield Line(Role.TEXT, words.say("legend", "copy", n=words.copy))


def family_meanings(words: Words) -> Iterator[Line]:
    """What stands for each family; nothing where a deck has none."""
    if not words.deck.families:
        return
    yield Line(Role.HEADING, words.say("legend", "colours"))
    yield Line(Role.TEXT, words.say("legend", "position_top-left"))
    for family in words.deck.families:
        yield _colour(family, words)


def _colour(family: Family, words: Words) -> Line:
    name, code = words.family(family.letter), words.codebook
    if code.style is Style.BRAILLE:
        mark = braille_mark(words.deck, family.letter, None, code)
    else:
        mark = family_mark(words.deck, family.letter, code)
    meaning = words.say("legend", "colour", name=name, shape=words.mark(mark))
    return Line(Role.MEANING, meaning, (mark,))


def number_meanings(words: Words) -> Iterator[Line]:
    """What stands for each number of a deck."""
    code = words.codebook
    numbers = sorted({card.face.number for card in words.deck.cards})
    yield Line(Role.HEADING, words.say("legend", "numbers"))
    if not words.deck.families:
        yield Line(Role.TEXT, words.say("legend", "deck_position"))
    if code.style is Style.BRAILLE:
        yield Line(Role.TEXT, words.say("legend", f"digits_{code.notation}"))
        for number in numbers:
            mark = braille_mark(words.deck, "", number, code)
            yield _number(number, mark, words.say("marks", "dots", dots=words.dots(mark)), words)
        return
    if code.style is Style.COUNTED:
        five, zero = words.figure(code.five), words.figure(code.zero)
        yield Line(Role.TEXT, words.say("legend", "number_rule", five=five))
        if 0 in numbers:
            yield Line(Role.TEXT, words.say("legend", "zero_rule", zero=zero))
    for number in sorted({abs(number) for number in numbers}):
        mark = digit_mark(number, code)
        yield _number(number, mark, words.mark(mark), words)
    if numbers[0] < 0:
        mark = minus_mark(code)
        text = words.say("legend", "minus", minus=words.mark(mark))
        yield Line(Role.MEANING, text, (mark,))


def _number(number: int, mark: Mark, marks: str, words: Words) -> Line:
    meaning = words.say("legend", "number", n=words.number(number), marks=marks)
    return Line(Role.MEANING, meaning, (mark,))


def _points(words: Words) -> Iterator[Line]:
    deck, code = words.deck, words.codebook
    up = up_mark(code)
    yield Line(Role.HEADING, words.say("legend", "points"))
    yield Line(Role.TEXT, words.say("legend", "position_bottom-right"))
    yield Line(Role.MEANING, words.say("legend", "points_up", up=words.mark(up)), (up,))
    won, lost = _example(words, 3), _example(words, -3)
    yield Line(Role.MEANING, words.say("legend", "points_spirals"), won)
    yield Line(Role.MEANING, words.say("legend", "points_crosses"), lost)
    bonus = [card.face.family for card in deck.cards if card.face.bonus]
    if bonus:
        colour = _colour(deck.family(bonus[0]), words)
        yield Line(Role.MEANING, words.say("legend", "points_bonus"), colour.marks)
    yield Line(Role.MEANING, words.say("legend", "points_blank", up=words.mark(up)), (up,))


def _example(words: Words, points: int) -> tuple[Mark, ...]:
    code = words.codebook
    if code.style is Style.BRAILLE:
        return (braille_mark(words.deck, "", points, code),)
    number = digit_mark(abs(points), code)
    return (minus_mark(code), number) if points < 0 else (number,)
