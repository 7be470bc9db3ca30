"""UV printer: raised varnish where the spot colour is, print below it."""

from __future__ import annotations

import re
from pathlib import Path

import pikepdf
from reportlab.lib.colors import CMYKColorSep

from stickers.document import Document, Role
from stickers.draft import Draft
from stickers.faults import Fault, KitError
from stickers.manifest import rows
from stickers.paper import draw_furniture, draw_label, label_in_words

FILE = "uv.pdf"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _-]{0,30}")


def write(draft: Draft, folder: Path) -> tuple[Fault, ...]:
    """Write the labels with their relief once more in a spot colour, printed over the rest.

    Raises KitError `spot-name` for a name that is not plain letters, digits, blanks, `_` and `-`.
    """
    if not _NAME.fullmatch(draft.settings.spot):
        raise KitError("spot-name", {"spot": draft.settings.spot})
    draft.demand_relief("uv")
    plan, words = draft.plan, draft.words
    sheet = plan.sheet
    spot = CMYKColorSep(0, 0.4, 0, 0, spotName=draft.settings.spot)
    document = Document(folder / FILE, words.say("uv", "title"), words.lang, draft.printer)
    described = dict(zip(plan.labels, rows(plan, words), strict=True))
    for number in range(1, plan.pages + 1):
        page = document.page((sheet.page_width, sheet.page_height))
        draw_furniture(document, page, plan, number, words, draft.printer)
        for placed in plan.on_page(number):
            with document.tag(Role.FIGURE, label_in_words(described[placed], words)):
                draw_label(page, placed.laid, plan.box(placed), draft.codebook.sizes.outline)
        document.canvas.setFillOverprint(True)
        with document.decoration():
            for placed in plan.on_page(number):
                for relief in plan.reliefs(placed):
                    page.solid(relief, spot)
        document.canvas.setFillOverprint(False)
    document.save()
    return _faults(folder / FILE, draft.settings.spot)


def spot_names(path: Path) -> frozenset[str]:
    """Names of the spot colours that the pages of a PDF know."""
    with pikepdf.open(path) as document:
        return frozenset(
            str(space[1])[1:]
            for page in document.pages
            for space in page.Resources.get("/ColorSpace", {}).values()
            if str(space[0]) == "/Separation"
        )


def _faults(path: Path, spot: str) -> tuple[Fault, ...]:
    if spot_names(path) == {spot}:
        return ()
    return (Fault("spot-missing", {"spot": spot}),)
