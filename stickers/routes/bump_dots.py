"""Bump dots, paint, felt: a placement guide in true size, one picture for each kind of label."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from reportlab.lib.units import mm

from companion.cards import Card
from stickers.codebooks import Position
from stickers.document import Document, Role
from stickers.draft import Draft
from stickers.drawing import Page
from stickers.faults import Fault
from stickers.fonts import wrapped
from stickers.layout import Text
from stickers.manifest import Row, rows
from stickers.outlines import Point
from stickers.paper import draw_ruler
from stickers.plan import Placed, materials

FILE = "bump-dots.pdf"
_LEFT, _TOP, _BOTTOM = 18.0, 18.0, 275.0
_PAGE = (210.0, 297.0)
_SIZE, _TITLE = 16.0, 26.0
_LINE = 7.4
"""Height of a line of large print, mm."""
_EDGE = 8.0
"""How far the edges of the card are drawn beyond the label, mm."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """Labels that take the same things at the same spots."""

    placed: Placed
    cards: tuple[Card, ...]
    row: Row


def write(draft: Draft, folder: Path) -> tuple[Fault, ...]:
    """Write the guide: what to prepare, then each kind of label on its corner of the card."""
    draft.demand_relief("bump-dots")
    words = draft.words
    document = Document(folder / FILE, words.say("bump_dots", "title"), words.lang, draft.printer)
    page = document.page(_PAGE)
    top = _paragraph(document, page, _TOP, words.say("bump_dots", "title"), _TITLE, Role.TITLE)
    top = _paragraph(document, page, top, words.say("bump_dots", "how"))
    with document.decoration():
        draw_ruler(page, _LEFT, top + 3, words.say("page", "ruler"))
    top += 10
    for figure, count in materials(draft.plan).items():
        top = _paragraph(document, page, top, words.count(figure, count, "materials"))
    top += 4
    for kind in _kinds(draft):
        text = _caption(kind, draft)
        wide, high = (side + _EDGE for side in draft.plan.sheet.stuck_size)
        lines = wrapped(text, _SIZE, False, _room(draft))
        needed = max(high, len(lines) * _LINE) + 6
        if top + needed > _BOTTOM:
            page, top = document.page(_PAGE), _TOP
        with document.tag(Role.FIGURE, text):
            _corner(page, kind.placed, (_LEFT, top), draft)
        with document.tag(Role.PARAGRAPH):
            for number, line in enumerate(lines):
                left = _LEFT + wide + 6
                page.text(Text(line, left, top + 5 + number * _LINE, _SIZE, False))
        top += needed
    document.save()
    return ()


def _kinds(draft: Draft) -> Iterator[_Kind]:
    """Each kind of label once, in the order of the deck, with its cards."""
    groups: dict[tuple[str, str], list[tuple[Placed, Row]]] = {}
    for placed, row in zip(draft.plan.labels, rows(draft.plan, draft.words), strict=True):
        if placed.laid.reliefs:
            groups.setdefault((row.position, row.marks), []).append((placed, row))
    for members in groups.values():
        placed, row = members[0]
        yield _Kind(placed, tuple(item.laid.label.card for item, _ in members), row)


def _caption(kind: _Kind, draft: Draft) -> str:
    counts = Counter(relief.figure for relief in kind.placed.laid.reliefs)
    needed = ", ".join(
        draft.words.count(figure, count, "materials") for figure, count in counts.items()
    )
    return draft.words.say(
        "bump_dots",
        "caption",
        where=kind.row.where.capitalize(),
        cards=", ".join(_faces(kind.cards, draft)),
        needed=needed,
    )


def _faces(cards: tuple[Card, ...], draft: Draft) -> Iterator[str]:
    """What is printed on cards, each face once with how many there are: whoever holds a card before
    its label is on knows no code."""
    for face, count in Counter(map(draft.words.face, cards)).items():
        yield face if count == 1 else f"{face} ({draft.words.count('cards', count)})"


def _room(draft: Draft) -> float:
    return _PAGE[0] - _LEFT - draft.plan.sheet.stuck_size[0] - _EDGE - 6 - 12


def _corner(page: Page, placed: Placed, at: Point, draft: Draft) -> None:
    """The two edges of the card that meet in its corner, and the targets where the label lies."""
    wide, high = draft.plan.sheet.stuck_size
    left, top = at
    if placed.laid.label.position is Position.BOTTOM_RIGHT:
        left, corner = left + _EDGE, (at[0] + _EDGE + wide, top + _EDGE + high)
        top += _EDGE
        ends = ((at[0], corner[1]), (corner[0], at[1]))
    else:
        corner = at
        ends = ((at[0] + wide + _EDGE, at[1]), (at[0], at[1] + high + _EDGE))
    for end in ends:
        page.line(*corner, *end, 1.0)
    across, down = draft.plan.sheet.printed_at
    for relief in placed.laid.reliefs:
        page.relief(relief.moved(left + across, top + down), draft.codebook.sizes.outline)


def _paragraph(
    document: Document,
    page: Page,
    top: float,
    words: str,
    size: float = _SIZE,
    role: Role = Role.PARAGRAPH,
) -> float:
    with document.tag(role):
        for line in wrapped(words, size, role is Role.TITLE, _PAGE[0] - 2 * _LEFT):
            top += size * 1.35 / mm
            page.text(Text(line, _LEFT, top, size, role is Role.TITLE))
    return top + 2
