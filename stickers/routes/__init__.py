"""The routes: ways to make what is felt, each with the files its machine takes.

A route writes its files into a folder and gives back what its own check found wrong. The label
sheets, with print and codes, are made for every kit: they are the route `paper`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib import import_module
from pathlib import Path

from stickers.draft import Draft
from stickers.faults import Fault, KitError

Route = Callable[[Draft, Path], tuple[Fault, ...]]

_MODULES = {
    "swell": "swell",
    "plotter": "plotter",
    "embosser": "embosser",
    "3d": "three_d",
    "uv": "uv",
    "label-printer": "label_printer",
    "bump-dots": "bump_dots",
}
ROUTES = ("paper", *_MODULES)
"""All routes by name."""


def routes_called(names: Collection[str]) -> tuple[Route, ...]:
    """The routes beside the label sheets, each once. Raises KitError `unknown-route`."""
    for name in names:
        if name not in ROUTES:
            raise KitError("unknown-route", {"route": name, "known": ", ".join(ROUTES)})
    return tuple(
        import_module(f"{__name__}.{module}").write
        for name, module in _MODULES.items()
        if name in names
    )


def route_files(folder: Path, others: Collection[str]) -> tuple[str, ...]:
    """The files in a folder, and in folders in it, that are none of the others."""
    found = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return tuple(sorted(name for name in found if name not in others))
