"""A kit before it is made: all that a route needs to write its files."""

from __future__ import annotations

from dataclasses import dataclass, field

from stickers.box import Onto
from stickers.codebooks import Codebook
from stickers.codes import Ids
from stickers.faults import KitError
from stickers.plan import Plan
from stickers.printers import PLAIN, Profile
from stickers.words import Words

_USUAL_DPI = 300
"""Of a roll whose printers are not known."""


@dataclass(frozen=True, slots=True)
class RouteSettings:
    """What a family may have to set for its machines."""

    inset: float = 15.9
    """Plotter: from the edge of the page to the registration marks, mm. Most cutters want 10; with
    an automatic feeder 15.9 (5/8 inch)."""
    braille_cells: int = 28
    """Embosser: cells on a line. A4 paper holds 28, American paper 40."""
    braille_lines: int = 29
    """Embosser: lines on a page. A4 paper holds 29, American paper 25."""
    dpi: int = 0
    """Label printer: dots an inch; 0 for those of the roll's printers. Dymo and Brother print 300,
    most others 203."""
    spot: str = "Varnish"
    """UV printer: name of the spot colour that is raised. Print shops differ."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The labels of a kit on their sheets, in a code and a language, for a printer."""

    plan: Plan
    codebook: Codebook
    words: Words
    ids: Ids = Ids.QR
    printer: Profile = PLAIN
    settings: RouteSettings = field(default_factory=RouteSettings)
    onto: Onto = Onto.CARD

    @property
    def dpi(self) -> int:
        """Dots an inch of the pictures for a label printer."""
        return self.settings.dpi or self.plan.sheet.dpi or _USUAL_DPI

    def demand_relief(self, route: str) -> None:
        """Raise KitError `nothing-raised` where a route has nothing to do."""
        if not any(placed.laid.reliefs for placed in self.plan.labels):
            raise KitError("nothing-raised", {"route": route, "codebook": self.codebook.name})
