"""What is wrong in the file of a tactile code, all of it, each thing with its line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields
from typing import Any

from companion.decks.places import Places
from stickers.artwork import artwork
from stickers.codebooks.codebook import Limits, Position, Print, Says, Sizes, Style
from stickers.faults import Facts, Fault
from stickers.outlines import FIGURES

_SYNTAX = re.compile(r"\(at line (\d+), column \d+\)")
_TABLES = ("title", "how", "shapes", "wild", "numbers", "sizes", "print", "limits", "figures")
_KNOWN = {"name", "style", "sheet", "spare", "labels", "letters", *_TABLES}
_MEASURES: Mapping[str, type[Sizes] | type[Print] | type[Limits]] = {
    "sizes": Sizes,
    "print": Print,
    "limits": Limits,
}
LANGUAGES = ("fr", "en")
_MARKED = [Position.TOP_LEFT, Position.BOTTOM_RIGHT]
"""Corners that a file may name."""


def syntax_fault(text: str, reason: str) -> Fault:
    """The fault of a text that is no TOML, from what its reader says of it."""
    found = _SYNTAX.search(reason)
    return Fault("codebook-syntax", {"line": int(found[1]) if found else text.count("\n") + 1})


def file_faults(data: Mapping[str, Any], text: str) -> tuple[Fault, ...]:
    """All faults of the contents of a file in the order of its lines.

    Codes: `codebook-missing`, `codebook-unknown`, `codebook-table`, `codebook-text`,
    `codebook-number`, `codebook-choice`, `codebook-figure`, `codebook-digits`, `codebook-letter`,
    `codebook-drawing`, `codebook-words`; each has its `line` among its facts.
    """
    places = Places(text)
    odd = tuple(_odd_tables(data, places))
    if odd:
        # Nothing else can be looked at where a part is no table.
        return odd
    found = (
        *_head(data, places),
        *_measures(data, places),
        *_figures_used(data, places),
        *_labels(data, places),
        *_letters(data, places),
        *_figures(data, places),
    )
    return tuple(sorted(found, key=lambda fault: int(fault.facts["line"])))


def _odd_tables(data: Mapping[str, Any], places: Places) -> Iterator[Fault]:
    for name in _TABLES:
        if not isinstance(data.get(name, {}), dict):
            yield Fault("codebook-table", {"line": places.line("", 0, name), "key": name})
    for table, kind in (("labels", list), ("letters", dict), ("figures", dict)):
        item = data.get(table, kind())
        parts = item.values() if isinstance(item, dict) else item
        if not isinstance(item, kind) or not all(isinstance(part, dict) for part in parts):
            yield Fault("codebook-table", {"line": places.line(table, 0), "key": table})


def _head(data: Mapping[str, Any], places: Places) -> Iterator[Fault]:
    for key in sorted(set(data) - _KNOWN):
        known = ", ".join(sorted(_KNOWN))
        yield Fault("codebook-unknown", {"line": places.line(key, 0), "key": key, "known": known})
    for key in ("name", "title", "labels", *_MEASURES):
        if not data.get(key):
            yield Fault("codebook-missing", {"line": places.line("", 0, key), "key": key})
    for key in ("name", "sheet"):
        if not isinstance(data.get(key, ""), str):
            yield Fault("codebook-text", {"line": places.line("", 0, key), "key": key})
    for table in ("title", "how"):
        for lang, words in data.get(table, {}).items():
            if not isinstance(words, str):
                yield Fault("codebook-text", {"line": places.line(table, 0, lang), "key": table})
    style = data.get("style", Style.COUNTED)
    yield from _choice("style", style, list(Style), places.line("", 0, "style"))


def _choice(key: str, value: object, known: list[Any], line: int) -> Iterator[Fault]:
    if value not in known:
        facts: Facts = {"line": line, "key": key, "value": str(value), "known": ", ".join(known)}
        yield Fault("codebook-choice", facts)


def _measures(data: Mapping[str, Any], places: Places) -> Iterator[Fault]:
    for part, kind in _MEASURES.items():
        given, known = data.get(part), {item.name: item for item in fields(kind)}
        for key, value in (given or {}).items():
            here: Facts = {"line": places.line(part, 0, key), "key": key}
            if key not in known:
                yield Fault("codebook-unknown", {**here, "known": ", ".join(known)})
            elif type(value) not in (int, float) or value < 0:
                yield Fault("codebook-number", here)
        for key, item in known.items():
            if given and item.default is MISSING and key not in given:
                yield Fault("codebook-missing", {"line": places.line(part, 0), "key": key})


def _figures_used(data: Mapping[str, Any], places: Places) -> Iterator[Fault]:
    """Figures that are named and that there are none of; an empty name is a slot to fill."""
    known = [*FIGURES, *data.get("figures", {})]
    numbers = data.get("numbers", {})
    used = [("shapes", key, figure) for key, figure in data.get("shapes", {}).items()]
    used += [("", "spare", figure) for figure in data.get("spare", ())]
    used += [("wild", "shape", data.get("wild", {}).get("shape", ""))]
    used += [("numbers", key, numbers.get(key, "")) for key in ("five", "zero", "minus", "up")]
    used += [("numbers", "digits", figure) for figure in numbers.get("digits", ())]
    for table, key, figure in used:
        if figure and figure not in known:
            line = places.line(table, 0, key)
            facts: Facts = {"line": line, "figure": str(figure), "known": ", ".join(known)}
            yield Fault("codebook-figure", facts)
    digits = numbers.get("digits", ())
    if len(digits) not in (0, 10):
        yield Fault(
            "codebook-digits", {"line": places.line("numbers", 0, "digits"), "n": len(digits)}
        )


def _labels(data: Mapping[str, Any], places: Places) -> Iterator[Fault]:
    for index, rule in enumerate(data.get("labels", ())):

        def line(key: str, index: int = index) -> int:
            return places.line("labels", index, key)

        for key in ("position", "says", "code"):
            if key not in rule:
                yield Fault("codebook-missing", {"line": line(key), "key": key})
        position, code = rule.get("position", Position.TOP_LEFT), rule.get("code", True)
        yield from _choice("position", position, _MARKED, line("position"))
        for said in rule.get("says", ()):
            yield from _choice("says", said, list(Says), line("says"))
        if not isinstance(code, bool):
            facts: Facts = {"line": line("code"), "key": "code", "value": str(code)}
            yield Fault("codebook-choice", {**facts, "known": "true, false"})


def _letters(data: Mapping[str, Any], places: Places) -> Iterator[Fault]:
    for lang, letters in data.get("letters", {}).items():
        for family, letter in letters.items():
            if not (isinstance(letter, str) and len(letter) == 1 and "a" <= letter <= "z"):
                line = places.line(f"letters.{lang}", 0, family)
                yield Fault("codebook-letter", {"line": line, "family": family})


def _figures(data: Mapping[str, Any], places: Places) -> Iterator[Fault]:
    for name, figure in data.get("figures", {}).items():
        table = f"figures.{name}"
        for lang in LANGUAGES:
            words = figure.get(lang)
            if not _is_list(words, lambda word: isinstance(word, str)) or len(words) != 2:
                facts: Facts = {"figure": name, "lang": lang}
                line = places.line(table, 0, lang)
                yield Fault("codebook-words", {"line": line, **facts})
        if not _is_drawn(figure):
            key = "dots" if "dots" in figure else "path"
            yield Fault("codebook-drawing", {"line": places.line(table, 0, key), "figure": name})


def _is_drawn(figure: Mapping[str, Any]) -> bool:
    """Whether a figure is a pattern of dots, or an artwork that can be read."""
    if "dots" in figure:
        return _is_list(figure["dots"], _is_dot) and bool(figure["dots"])
    path, wide, high = (figure.get(key) for key in ("path", "width", "height"))
    if not (isinstance(path, str) and _is_length(wide) and _is_length(high)):
        return False
    try:
        artwork(path, float(wide or 0), float(high or 0))
    except ValueError:
        return False
    return True


def _is_length(side: object) -> bool:
    return type(side) in (int, float) and bool(side > 0)  # type: ignore[operator]


def _is_dot(dot: object) -> bool:
    return _is_list(dot, lambda step: type(step) is int and step >= 0) and len(dot) == 2  # type: ignore[arg-type]


def _is_list(item: object, good: Callable[[Any], bool]) -> bool:
    return isinstance(item, list) and all(map(good, item))
