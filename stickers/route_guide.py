"""What one does with the files of each route, in order: the part of the guide for a machine."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from stickers.draft import Draft
from stickers.meanings import Line, Role
from stickers.routes import ROUTES
from stickers.texts import decimal


def route_guide(draft: Draft, routes: Collection[str]) -> Iterator[Line]:
    """A heading and numbered steps for each route beside `paper`, which the guide itself is for."""
    told = draft.words.data["guide"]
    facts = _facts(draft)
    for route in ROUTES:
        if route in routes and route in told:
            yield Line(Role.HEADING, told[route]["title"])
            for number, step in enumerate(told[route]["steps"], start=1):
                yield Line(Role.TEXT, f"{number}. {step.format(**facts)}")


def _facts(draft: Draft) -> dict[str, str | int]:
    settings, words = draft.settings, draft.words
    return {
        "inset": decimal(settings.inset, words.lang),
        "cells": settings.braille_cells,
        "lines": settings.braille_lines,
        "spot": settings.spot,
        "relief": decimal(draft.codebook.sizes.relief, words.lang),
        "dpi": draft.dpi,
        "list_file": words.say("plotter", "list_file"),
    }
