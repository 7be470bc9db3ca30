"""The typeface of all printed matter: Atkinson Hyperlegible, embedded, made for low vision.

It has the real minus sign (U+2212) and all French letters.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

CAP_HEIGHT = 0.668
"""Height of a capital or a digit, in parts of the type size (measured on the font)."""
_FILES = {False: "AtkinsonHyperlegible-Regular", True: "AtkinsonHyperlegible-Bold"}


@cache
def face(bold: bool) -> str:
    """The name reportlab knows the font by; registers it at the first call."""
    name = _FILES[bold]
    source = resources.files("fontpkg_atkinson_hyperlegible") / "files" / f"{name}.ttf"
    with resources.as_file(source) as path:
        pdfmetrics.registerFont(TTFont(name, str(path)))
    return name


def width(text: str, size: float, bold: bool) -> float:
    """Width in mm of a text set at a size in points."""
    return float(pdfmetrics.stringWidth(text, face(bold), size) / mm)


def fitted(text: str, size: float, bold: bool, room: float) -> float:
    """The size in points at which a text is at most `room` mm wide, never above `size`."""
    needed = width(text, size, bold)
    return size if needed <= room else float(size * room / needed)


def wrapped(text: str, size: float, bold: bool, room: float) -> list[str]:
    """The lines of a text set at a size in points, each at most `room` mm wide."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
