"""Codebooks as data: which mark says what, where, and how big.

Ours lie here, one TOML file each; `codebook_called` also reads a file of the user. The template of
an association has empty slots: whoever uses one is told which.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import MISSING, fields, replace
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from stickers.artwork import Artwork, artwork
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
from stickers.faults import KitError
from stickers.outlines import FIGURES
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

    Raises KitError `unknown-codebook`, `unknown-notation`, `codebook-unreadable`, `codebook-line`
    (no TOML) or `codebook-key` (something is missing or wrong).
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
        raise KitError("codebook-line", {"file": name, "where": str(error)}) from error
    try:
        return replace(codebook_from(data, lang, notation), source=text)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise KitError("codebook-key", {"file": name, "key": str(error).strip("'")}) from error


def codebook_from(data: Mapping[str, Any], lang: str = "fr", notation: str = "") -> Codebook:
    """Build a codebook from the contents of its file. KeyError, TypeError, ValueError if torn."""
    figures = data.get("figures", {})
    numbers = data.get("numbers", {})
    _check_names(data, {*FIGURES, *figures})
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
        artwork={name: _artwork(name, item) for name, item in figures.items() if "path" in item},
        names={name: _pair(item[lang]) for name, item in figures.items()},
        letters=dict(data.get("letters", {}).get(lang, {})),
        notation=notation or (ANTOINE if lang == "fr" else UEB),
        sizes=_measures(Sizes, data, "sizes"),
        print=_measures(Print, data, "print"),
        limits=_measures(Limits, data, "limits"),
    )


_Measures = TypeVar("_Measures", Sizes, Print, Limits)


def _measures(kind: type[_Measures], data: Mapping[str, Any], part: str) -> _Measures:
    """A part of the file that is only numbers. ValueError names the one that is wrong."""
    given, known = data[part], {item.name: item for item in fields(kind)}
    for name, value in given.items():
        if name not in known or type(value) not in (int, float) or value < 0:
            raise ValueError(f"{part}.{name}")
    for name, item in known.items():
        if item.default is MISSING and name not in given:
            raise ValueError(f"{part}.{name}")
    return kind(**given)


def _check_names(data: Mapping[str, Any], known: Collection[str]) -> None:
    """ValueError for the name of a figure, a style, a place or a word that there is none of."""
    numbers = data.get("numbers", {})
    counted = (numbers.get(name, "") for name in ("five", "zero", "minus", "up"))
    digits = numbers.get("digits", ())
    if len(digits) not in (0, 10):
        raise ValueError("numbers.digits")
    used = (*data.get("shapes", {}).values(), *data.get("spare", ()), *counted, *digits)
    for figure in (*used, data.get("wild", {}).get("shape", "")):
        if figure and figure not in known:
            raise ValueError(f"figure {figure}")
    if data.get("style", Style.COUNTED) not in list(Style):
        raise ValueError(f"style {data['style']}")
    for rule in data["labels"]:
        if rule["position"] not in list(Position) or not set(rule["says"]) <= set(Says):
            raise ValueError(f"labels {rule['position']}")
    for letters in data.get("letters", {}).values():
        for family, letter in letters.items():
            if not ("a" <= letter <= "z" and len(letter) == 1):
                raise ValueError(f"letters.{family}")


def _artwork(name: str, item: Mapping[str, Any]) -> Artwork:
    try:
        return artwork(item["path"], item["width"], item["height"])
    except ValueError as error:
        raise ValueError(f"figures.{name}.path: {error}") from error


def _pair(words: list[str]) -> tuple[str, str]:
    one, several = words
    return one, several
