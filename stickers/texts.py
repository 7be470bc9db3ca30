"""The texts that are printed into kits, as their files say them, with blanks where no line ends."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

_NO_BREAK = "\N{NO-BREAK SPACE}"
"""The narrow one that some set before ; ! and ? is not in the typeface."""
_FRENCH_MARK = re.compile(r" (?=[:;?!»])|(?<=«) ")
_UNIT = re.compile(r"(?<=[\d}]) (?=(?:%|pour cent|percent|mm|milli(?:mètre|metre)s?)(?!\w))")


def unbroken(text: str, lang: str) -> str:
    """A text whose lines break neither before a French mark, nor within its quotation marks, nor
    between a number and its unit."""
    joined = _UNIT.sub(_NO_BREAK, text)
    return _FRENCH_MARK.sub(_NO_BREAK, joined) if lang == "fr" else joined


def decimal(value: float, lang: str) -> str:
    """A number with at most two decimals, with the sign of the language before them: `15,9`."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return shown.replace(".", ",") if lang == "fr" else shown


@cache
def texts(kind: str, lang: str) -> Mapping[str, Any]:
    """The file of one kind of texts, such as `routes`, in a language."""
    source = resources.files("stickers.words") / f"{kind}.{lang}.toml"
    data: dict[str, Any] = tomllib.loads(source.read_text(encoding="utf-8"))
    return {key: _unbroken(item, lang) for key, item in data.items()}


def _unbroken(item: Any, lang: str) -> Any:
    match item:
        case str():
            return unbroken(item, lang)
        case list():
            return [_unbroken(part, lang) for part in item]
        case dict():
            return {key: _unbroken(part, lang) for key, part in item.items()}
        case _:
            return item
