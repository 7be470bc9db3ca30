"""The words of plain labels in braille, a line each, to emboss on film and stick beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from stickers.braille_text import braille_text
from stickers.brf import brf
from stickers.texts import texts

FILE, LIST = "labels.brf", "braille.txt"
LINES = 29
"""Of a page: what A4 paper holds."""


def write_braille(folder: Path, title: str, words: Sequence[str], lang: str) -> None:
    """Write the words in the order of the labels, and a list that says which line is which."""
    cells = [braille_text(word, lang) for word in words]
    (folder / FILE).write_bytes(brf(cells, LINES))
    listed = "\n".join(_list(title, words, lang)) + "\n"
    (folder / LIST).write_text(listed, encoding="utf-8", newline="")


def _list(title: str, words: Sequence[str], lang: str) -> Iterator[str]:
    say = texts("plain", lang)
    yield say["braille_title"].format(title=title)
    yield say["braille_how"]
    for number, word in enumerate(words):
        page, line = divmod(number, LINES)
        yield say["braille_line"].format(page=page + 1, line=line + 1, words=word)
