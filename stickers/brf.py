"""BRF, the text that embossers take: one ASCII character a cell, lines and pages of a fixed size.

There is no official standard. Lines end with CR LF and pages with a form feed, which the makers of
embossers agree on most; the size of a page is an option (28 cells by 29 lines for A4, 40 by 25 for
American paper).
"""

from __future__ import annotations

from collections.abc import Iterable

_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American ASCII braille, by the number of a cell (dot 1 counts 1, dot 6 counts 32)."""


def ascii_of(cells: str) -> str:
    """Unicode cells as ASCII braille. IndexError for what is no cell of six dots."""
    return "".join(_ASCII[ord(character) - 0x2800] for character in cells)


def brf(lines: Iterable[str], lines_a_page: int) -> bytes:
    """Lines of Unicode cells as a BRF file."""
    every = [ascii_of(line).rstrip() for line in lines]
    pages = [every[start : start + lines_a_page] for start in range(0, len(every), lines_a_page)]
    text = "\f".join("".join(f"{line}\r\n" for line in page) for page in pages)
    return text.encode("ascii")


def wrapped(cells: str, width: int) -> list[str]:
    """A text in cells on lines of that many cells, parted at blanks; longer words are cut."""
    blank = chr(0x2800)
    lines = [""]
    for word in cells.split(blank):
        while len(word) > width:
            lines += [word[:width], ""] if not lines[-1] else ["", word[:width]]
            word = word[width:]
        longer = f"{lines[-1]}{blank}{word}" if lines[-1] else word
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return [line for line in lines if line] or [""]
