"""Codebooks as data: which mark says what, where, and how big.

Ours lie here, one TOML file each; `codebook_called` also reads a file of the user. The template of
an association has empty slots: whoever uses one is told which.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

from stickers.artwork import artwork
from stickers.braille import ANTOINE, NOTATIONS, UEB
from stickers.codebooks.codebook import (
    Codebook,
    LabelRule,
    Limits,
    Position,
    Print,
    Says,
    Sizes,
    Style,
)
from stickers.codebooks.file_faults import file_faults, syntax_fault
from stickers.faults import Fault, KitError
from stickers.texts import unbroken

__all__ = [
    "NOTATIONS",
    "Codebook",
    "LabelRule",
    "Limits",
    "Position",
    "Print",
    "Says",
    "Sizes",
    "Style",
    "codebook_called",
    "codebook_from",
    "codebook_names",
    "codebook_text",
    "load_codebook",
]

_FIRST = ("default", "braille", "large-print", "bump-dots")
"""Those to offer first; the templates follow."""


def codebook_names() -> tuple[str, ...]:
    """The codebooks that come with the program."""
    files = (item.name for item in resources.files(__name__).iterdir())
    names = {name.removesuffix(".toml") for name in files if name.endswith(".toml")}
    return (*_FIRST, *sorted(names - set(_FIRST)))


def codebook_text(name: str) -> str:
    """The file of one of our codebooks. Raises KitError `unknown-codebook`."""
    if name not in codebook_names():
        known = ", ".join(codebook_names())
        raise KitError("unknown-codebook", {"codebook": name, "known": known})
    return (resources.files(__name__) / f"{name}.toml").read_text(encoding="utf-8")


def load_codebook(name: str = "default", lang: str = "fr", notation: str = "") -> Codebook:
    """Read a codebook of ours for a language, with the braille digits of that language if none are
    named. Raises KitError `unknown-codebook`."""
    return codebook_from(tomllib.loads(codebook_text(name)), lang, notation)


def codebook_called(name: str, lang: str, notation: str = "") -> Codebook:
    """A codebook by its name, or by the path of its file, which ends in `.toml`.

    Raises KitError `unknown-codebook`, `unknown-notation`, `codebook-unreadable`, or
    `codebook-faulty` with everything that is wrong in the file.
    """
    if notation and notation not in NOTATIONS:
        known = ", ".join(NOTATIONS)
        raise KitError("unknown-notation", {"notation": notation, "known": known})
    if not name.endswith(".toml"):
        return load_codebook(name, lang, notation)
    try:
        text = Path(name).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise KitError("codebook-unreadable", {"file": name}) from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _faulty(name, (syntax_fault(text, str(error)),)) from error
    faults = file_faults(data, text)
    if faults:
        raise _faulty(name, faults)
    return replace(codebook_from(data, lang, notation), source=text)


def _faulty(name: str, faults: tuple[Fault, ...]) -> KitError:
    return KitError("codebook-faulty", {"file": name, "n": len(faults)}, faults)


def codebook_from(data: Mapping[str, Any], lang: str = "fr", notation: str = "") -> Codebook:
    """Build a codebook from the contents of its file, in which `file_faults` finds none."""
    figures = data.get("figures", {})
    numbers = data.get("numbers", {})
    return Codebook(
        name=data["name"],
        style=Style(data.get("style", Style.COUNTED)),
        title=dict(data["title"]),
        how=unbroken(data.get("how", {}).get(lang, ""), lang),
        lang=lang,
        sheet=data.get("sheet", "L7651"),
        shapes=dict(data.get("shapes", {})),
        spare=tuple(data.get("spare", ())),
        wild_shape=data.get("wild", {}).get("shape", ""),
        labels=tuple(
            LabelRule(
                Position(rule["position"]), tuple(Says(word) for word in rule["says"]), rule["code"]
            )
            for rule in data["labels"]
        ),
        five=numbers.get("five", "bar"),
        zero=numbers.get("zero", "ring"),
        minus=numbers.get("minus", "minus"),
        up=numbers.get("up", "up"),
        digits=tuple(numbers.get("digits", ())),
        patterns={
            name: tuple((column, row) for column, row in figure["dots"])
            for name, figure in figures.items()
            if "dots" in figure
        },
        artwork={
            name: artwork(item["path"], item["width"], item["height"])
            for name, item in figures.items()
            if "path" in item
        },
        names={name: _pair(item[lang]) for name, item in figures.items()},
        letters=dict(data.get("letters", {}).get(lang, {})),
        notation=notation or (ANTOINE if lang == "fr" else UEB),
        sizes=Sizes(**data["sizes"]),
        print=Print(**data["print"]),
        limits=Limits(**data["limits"]),
    )


def _pair(words: list[str]) -> tuple[str, str]:
    one, several = words
    return one, several
