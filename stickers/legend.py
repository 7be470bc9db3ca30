"""The legend: what each mark means, in large print, with the marks in their true size."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from reportlab.lib.units import mm

from companion.cards import Family
from stickers.codebooks import Codebook
from stickers.document import Document, Role
from stickers.fonts import width
from stickers.geometry import Box
from stickers.layout import Relief, Text, digit
from stickers.marks import Kind, has_points
from stickers.plan import Plan, materials
from stickers.words import Words

_PAGE = (210.0, 297.0)
_MARGIN = 18.0
_BODY, _HEADING, _TITLE = 18.0, 22.0, 26.0
_ROLES = {_TITLE: Role.TITLE, _HEADING: Role.HEADING}
_LEADING = 1.4
_PICTURE = 26.0
"""Room for a mark left of its meaning, mm: the widest digit mark is 18.4 mm."""


def write_legend(path: Path, plan: Plan, codebook: Codebook, words: Words) -> int:
    """Write the legend of a kit and return its number of pages."""
    title = words.say("legend", "title")
    flow = _Flow(Document(path, title, words.lang), codebook)
    flow.words(title, _TITLE, bold=True)
    flow.words(words.say("legend", "first"), _BODY, bold=True)
    flow.words(words.say("legend", "how"), _BODY)
    if plan.sheet.cut_lines:
        flow.words(words.say("legend", "cut"), _BODY)
    flow.words(words.say("legend", "place"), _BODY)
    if words.copy > 1:
        flow.words(words.say("legend", "copy", n=words.copy), _BODY)
    _colours(flow, words, codebook)
    _numbers(flow, words, codebook)
    if has_points(words.deck):
        _points(flow, words, codebook)
    flow.gap()
    flow.words(words.say("legend", "up"), _BODY)
    flow.words(words.say("legend", "materials"), _HEADING, bold=True)
    for figure, count in materials(plan).items():
        flow.words(words.count(figure, count, "materials"), _BODY)
    return flow.close()


def _colours(flow: _Flow, words: Words, codebook: Codebook) -> None:
    if not words.deck.families:
        return
    flow.words(words.say("legend", "colours"), _HEADING, bold=True)
    flow.words(words.say("legend", "position_top-left"), _BODY)
    for family in words.deck.families:
        flow.meaning([_family(family, codebook)], _family_words(family, words, codebook))


def _family(family: Family, codebook: Codebook) -> Relief:
    side = codebook.sizes.shape
    kind = Kind.STAR if family.wild else Kind.COLOUR
    shape = codebook.wild_shape if family.wild else codebook.shapes[family.letter]
    return Relief(kind, shape, Box(0, 0, side, side), family.ink)


def _family_words(family: Family, words: Words, codebook: Codebook) -> str:
    name = words.family(family.letter)
    if family.wild:
        return words.say("legend", "star", name=name)
    shape = words.data["shapes"][codebook.shapes[family.letter]]
    return words.say("legend", "colour", name=name, shape=shape)


def _numbers(flow: _Flow, words: Words, codebook: Codebook) -> None:
    faces = [card.face for card in words.deck.cards]
    flow.words(words.say("legend", "numbers"), _HEADING, bold=True)
    if not words.deck.families:
        flow.words(words.say("legend", "deck_position"), _BODY)
    flow.words(words.say("legend", "number_rule"), _BODY)
    if any(face.number == 0 for face in faces):
        flow.words(words.say("legend", "zero_rule"), _BODY)
    for number in sorted({abs(face.number) for face in faces}):
        reliefs = list(digit(number, codebook.sizes, 0, 0))
        text = words.say("legend", "number", n=number, marks=words.digit(number))
        flow.meaning(reliefs, text)
    if any(face.number < 0 for face in faces):
        flow.meaning([_minus(codebook)], words.say("legend", "minus"))


def _points(flow: _Flow, words: Words, codebook: Codebook) -> None:
    sizes = codebook.sizes
    down = sizes.minus_height + sizes.gap
    up = Relief(Kind.UP, "up", Box(0, 0, sizes.up_width, sizes.up_height))
    bonus = [card.face.family for card in words.deck.cards if card.face.bonus]
    three = digit(3, sizes, 0, 0)
    flow.words(words.say("legend", "points"), _HEADING, bold=True)
    flow.words(words.say("legend", "position_bottom-right"), _BODY)
    flow.meaning([up], words.say("legend", "points_up"))
    flow.meaning(three, words.say("legend", "points_spirals"))
    flow.meaning(
        [_minus(codebook), *digit(3, sizes, 0, down)], words.say("legend", "points_crosses")
    )
    if bonus:
        shape = _family(words.deck.family(bonus[0]), codebook)
        flow.meaning([shape], words.say("legend", "points_bonus"))
    flow.meaning([up], words.say("legend", "points_blank"))


def _minus(codebook: Codebook) -> Relief:
    sizes = codebook.sizes
    return Relief(Kind.MINUS, "minus", Box(0, 0, sizes.minus_width, sizes.minus_height))


class _Flow:
    """Paragraphs and pictures from top to bottom, page after page."""

    def __init__(self, document: Document, codebook: Codebook) -> None:
        self.document = document
        self.codebook = codebook
        self.page = document.page(_PAGE)
        self.top = _MARGIN

    def words(self, words: str, size: float, *, bold: bool = False) -> None:
        """A paragraph; a heading gets room above and is not left alone at the foot."""
        heading = size > _BODY
        lines = _wrapped(words, size, bold, _PAGE[0] - 2 * _MARGIN)
        if heading and self.top > _MARGIN:
            self.gap()
        self._room(_height(size) * len(lines) + (3 * _height(_BODY) if heading else 0))
        role = _ROLES.get(size, Role.PARAGRAPH)
        with self.document.tag(role):
            self._lines(lines, size, bold, _MARGIN)
        self.top += 2

    def meaning(self, reliefs: Iterable[Relief], words: str) -> None:
        """Marks in true size on the left, what they mean on the right."""
        drawn = list(reliefs)
        lines = _wrapped(words, _BODY, False, _PAGE[0] - 2 * _MARGIN - _PICTURE)
        picture = max(relief.box.bottom for relief in drawn)
        high = max(picture, _height(_BODY) * len(lines)) + self.codebook.sizes.gap
        self._room(high)
        top = self.top
        with self.document.decoration():
            for relief in drawn:
                moved = replace(relief, box=relief.box.moved(_MARGIN, top))
                self.page.relief(moved, self.codebook.sizes.outline)
        with self.document.tag(Role.PARAGRAPH):
            self._lines(lines, _BODY, False, _MARGIN + _PICTURE)
        self.top = top + high

    def gap(self) -> None:
        """Half a blank line."""
        self.top += _height(_BODY) / 2

    def close(self) -> int:
        """Finish the file and return the number of pages."""
        self.document.save()
        return self.document.pages

    def _lines(self, lines: list[str], size: float, bold: bool, left: float) -> None:
        for line in lines:
            self.page.text(Text(line, left, self.top + size / mm, size, bold))
            self.top += _height(size)

    def _room(self, height: float) -> None:
        if self.top + height > _PAGE[1] - _MARGIN:
            self.page = self.document.page(_PAGE)
            self.top = _MARGIN


def _height(size: float) -> float:
    return float(size * _LEADING / mm)


def _wrapped(words: str, size: float, bold: bool, room: float) -> list[str]:
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
