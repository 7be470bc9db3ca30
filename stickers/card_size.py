"""A page of card outlines in true size, to lay a card on and find out how large it is."""

from __future__ import annotations

from pathlib import Path

from stickers.document import Document, Role
from stickers.geometry import Box
from stickers.lettering import Text
from stickers.on_card import Size
from stickers.words import Words

COMMON: tuple[Size, ...] = (
    (44, 67),
    (56, 87),
    (57, 89),
    (59, 92),
    (63, 88),
    (63.5, 88.9),
    (70, 110),
    (70, 120),
)
"""Usual cards, width and height in mm: mini, Euro, bridge, long Euro, standard, poker, two tarots.
From lists of sleeves and cutting templates; no source names the size of the five games."""
_PAGE = (210.0, 297.0)
_CORNER = (20.0, 60.0)
_NAMES = 115.0
"""Where the sizes stand, mm from the left."""
_RULER = 260.0
_TITLE, _BODY = 22.0, 16.0


def write_card_sizes(path: Path, words: Words) -> None:
    """Write one A4 page: all outlines share their top left corner, and a line leads from the
    right edge of each to its size."""
    title = words.say("card_size", "title")
    document = Document(path, title, words.lang)
    page = document.page(_PAGE)
    left, top = _CORNER
    with document.tag(Role.TITLE):
        page.text(Text(title, left, 22, _TITLE, True))
    for number, key in enumerate(("lay", "read", "ruler")):
        with document.tag(Role.PARAGRAPH):
            page.text(Text(words.say("card_size", key), left, 32 + number * 8, _BODY, False))
    for place, (wide, high) in enumerate(COMMON):
        y = top + 10 + place * 9
        with document.decoration():
            page.frame(Box(left, top, wide, high), 0.3)
            page.line(left + wide, y, _NAMES - 2, y, 0.15)
        with document.tag(Role.PARAGRAPH):
            page.text(Text(f"{wide:g} × {high:g}", _NAMES, y + 2, _BODY, True))
    with document.decoration():
        page.line(left, _RULER, left + 100, _RULER, 0.4)
        for x in (left, left + 50, left + 100):
            page.line(x, _RULER - 2, x, _RULER + 2, 0.4)
        page.text(Text("100 mm", left + 102, _RULER + 1.5, _BODY, True))
    document.save()
