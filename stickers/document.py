"""A PDF that a screen reader can walk through: pages in mm, everything on them tagged.

reportlab draws but does not tag; so each thing is marked while it is drawn, and the tree of all
marks is put in at the end. No conformance to a standard is claimed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name, String
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from stickers.drawing import Page
from stickers.fonts import face
from stickers.printers import PLAIN, Profile


class Role(StrEnum):
    """What a tagged thing is."""

    TITLE = "H1"
    HEADING = "H2"
    PARAGRAPH = "P"
    FIGURE = "Figure"


@dataclass(frozen=True, slots=True)
class _Tagged:
    page: int
    """From 0."""
    number: int
    """Among the marks of its page, from 0."""
    role: Role
    alt: str


class Document:
    """A PDF under construction; the same calls always give the same bytes."""

    def __init__(self, path: Path, title: str, lang: str, printer: Profile = PLAIN) -> None:
        self._path = path
        self._printer = printer
        self._tagged: list[_Tagged] = []
        self._pages = 0
        self._on_page = 0
        self.canvas: Any = Canvas(
            str(path), invariant=1, pageCompression=1, lang=lang, initialFontName=face(False)
        )
        self.canvas.setTitle(title)
        self.canvas.setAuthor("")
        self.canvas.setViewerPreference("PrintScaling", "None")
        self.canvas.setViewerPreference("DisplayDocTitle", "true")

    @property
    def pages(self) -> int:
        """Pages begun."""
        return self._pages

    def page(self, size: tuple[float, float]) -> Page:
        """Begin a page of that width and height in mm, drawn as the printer needs it."""
        if self._pages:
            self.canvas.showPage()
        self._pages += 1
        self._on_page = 0
        wide, high = size
        self.canvas.setPageSize((wide * mm, high * mm))
        if self._printer != PLAIN:
            self.canvas.transform(*_upwards(self._printer, high))
        return Page(self.canvas, high)

    @contextmanager
    def tag(self, role: Role, alt: str = "") -> Iterator[None]:
        """What is drawn inside is one thing; `alt` says a figure in words."""
        self._tagged.append(_Tagged(self._pages - 1, self._on_page, role, alt))
        self._mark(f"/{role.value} << /MCID {self._on_page} >> BDC")
        self._on_page += 1
        yield
        self._mark("EMC")

    @contextmanager
    def decoration(self) -> Iterator[None]:
        """What is drawn inside is passed over when read aloud."""
        self._mark("/Artifact BMC")
        yield
        self._mark("EMC")

    def save(self) -> None:
        """Write the file."""
        self.canvas.showPage()
        self.canvas.save()
        with pikepdf.open(self._path, allow_overwriting_input=True) as document:
            _add_structure(document, self._tagged)
            document.save(self._path, deterministic_id=True)

    def _mark(self, operator: str) -> None:
        self.canvas._code.append(operator)


def _upwards(printer: Profile, high: float) -> tuple[float, float, float, float, float, float]:
    """The correction of a printer as a PDF matrix: points, and y upwards from the bottom."""
    a, b, c, d, e, f = printer.correction
    return a, -d, -b, e, (b * high + c) * mm, (high - e * high - f) * mm


def _add_structure(document: Any, tagged: list[_Tagged]) -> None:
    root = document.make_indirect(Dictionary(Type=Name.StructTreeRoot))
    whole = document.make_indirect(
        Dictionary(Type=Name.StructElem, S=Name.Document, P=root, K=Array())
    )
    parents: dict[int, list[Any]] = {number: [] for number in range(len(document.pages))}
    for item in tagged:
        element = Dictionary(
            Type=Name.StructElem,
            S=Name(f"/{item.role.value}"),
            P=whole,
            Pg=document.pages[item.page].obj,
            K=item.number,
        )
        if item.alt:
            element.Alt = String(item.alt)
        indirect = document.make_indirect(element)
        whole.K.append(indirect)
        parents[item.page].append(indirect)
    numbers: Any = Array()
    for number, page in enumerate(document.pages):
        page.obj.StructParents = number
        page.obj.Tabs = Name.S
        numbers.extend([number, document.make_indirect(Array(parents[number]))])
    root.K = whole
    root.ParentTree = document.make_indirect(Dictionary(Nums=numbers))
    root.ParentTreeNextKey = len(parents)
    document.Root.StructTreeRoot = root
    document.Root.MarkInfo = Dictionary(Marked=True)
