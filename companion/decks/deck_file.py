"""A deck from a file of the user: read, checked to the end, and explained line by line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.cards import DECK_NAMES, Deck, DeckError, card_ids, deck_from
from companion.decks.places import Places

LANGUAGES = ("fr", "en")
PREFIX = re.compile(r"[A-Z][1-9]")
"""Ids of a user's deck begin with a letter and a digit; ours with two letters."""
MOST_COPIES = 99
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,29}")
_LETTER = re.compile(r"[A-Z]{1,2}")
_INK = re.compile(r"#[0-9A-Fa-f]{6}")
_FACE = re.compile(r"-?\d{1,3}([+-]\d{1,2}|\*)?")
_SIZE = re.compile(r"(\d{2,3}(?:\.\d)?)\s*[xX×]\s*(\d{2,3}(?:\.\d)?)")
_SYNTAX = re.compile(r"\(at line (\d+), column \d+\)")
_KEYS = {
    "": {"name", "prefix", "title", "families", "cards", "zones", "texts", "card_size"},
    "families": {"letter", "name", "ink", "wild"},
    "cards": {"family", "faces", "copies"},
    "zones": {"name", "box"},
    "texts": {"face", "fr", "en"},
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in a deck file.

    Codes: `syntax`, `no-key`, `unknown-key`, `name-shape`, `name-ours`, `prefix-shape`,
    `words-shape`, `not-a-list`, `letter-shape`, `letter-twice`, `ink-shape`, `wild-shape`,
    `no-cards`, `family-unknown`, `no-family`, `face-shape`, `face-twice`, `copies-shape`,
    `too-many`, `zone-shape`, `text-unknown`, `size-shape`.
    """

    code: str
    line: int
    facts: Mapping[str, str | int] = field(default_factory=dict)


class DeckFileError(Exception):
    """A deck file that is no deck, with all its problems in the order of its lines."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = problems


def card_size(text: str) -> tuple[float, float] | None:
    """Read a card size like `63x88`, in mm; None if it is none."""
    match = _SIZE.fullmatch(text.strip().replace(",", "."))
    return (float(match[1]), float(match[2])) if match else None


def read_deck(path: Path) -> Deck:
    """Read a deck file. Raises DeckFileError, or OSError and UnicodeDecodeError."""
    return deck_of(path.read_text(encoding="utf-8-sig"))


def deck_of(text: str) -> Deck:
    """Build the deck that a file describes. Raises DeckFileError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _SYNTAX.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        reason = _SYNTAX.sub("", str(error)).strip()
        raise DeckFileError((Problem("syntax", line, {"reason": reason}),)) from error
    problems = sorted(_problems(data, Places(text)), key=lambda problem: problem.line)
    if problems:
        raise DeckFileError(tuple(problems))
    try:
        return deck_from(_completed(data))
    except DeckError as error:
        raise DeckFileError((Problem("face-shape", 1, {"face": str(error)}),)) from error


def _completed(data: Mapping[str, Any]) -> dict[str, Any]:
    """The contents with every word in both languages, as the decks of the program have them."""
    families = [{**item, "name": _both(item["name"])} for item in data.get("families", ())]
    texts = [
        {"face": item["face"], "words": _both({key: item[key] for key in LANGUAGES if key in item})}
        for item in data.get("texts", ())
    ]
    whole = {**data, "title": _both(data["title"]), "families": families, "texts": texts}
    if "card_size" in data:
        whole["card_size"] = card_size(data["card_size"])
    return whole


def _both(words: str | Mapping[str, str]) -> dict[str, str]:
    if isinstance(words, str):
        return dict.fromkeys(LANGUAGES, words)
    any_word = next(iter(words.values()))
    return {lang: words.get(lang, any_word) for lang in LANGUAGES}


def _problems(data: Mapping[str, Any], places: Places) -> Iterator[Problem]:
    yield from _unknown_keys(data, places)
    yield from _head(data, places)
    for part in ("families", "cards", "zones", "texts"):
        items = data.get(part, [])
        if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
            yield Problem("not-a-list", places.line("", 0, part), {"key": part})
            return
    yield from _families(data, places)
    yield from _cards(data, places)
    yield from _zones(data, places)
    yield from _texts(data, places)


def _unknown_keys(data: Mapping[str, Any], places: Places) -> Iterator[Problem]:
    for part, known in _KEYS.items():
        items = [data] if not part else data.get(part, [])
        for index, item in enumerate(items if isinstance(items, list) else []):
            for key in item if isinstance(item, dict) else ():
                if key not in known:
                    facts = {"key": key, "known": ", ".join(sorted(known))}
                    yield Problem("unknown-key", places.line(part, index, key), facts)


def _head(data: Mapping[str, Any], places: Places) -> Iterator[Problem]:
    for key in ("name", "prefix", "title", "cards"):
        if key not in data:
            yield Problem("no-key", 1, {"key": key})
    name, prefix = data.get("name", "x"), data.get("prefix", "A1")
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        yield Problem("name-shape", places.line("", 0, "name"), {"name": str(name)})
    elif name in DECK_NAMES:
        yield Problem("name-ours", places.line("", 0, "name"), {"name": name})
    if not isinstance(prefix, str) or not PREFIX.fullmatch(prefix):
        yield Problem("prefix-shape", places.line("", 0, "prefix"), {"prefix": str(prefix)})
    if "title" in data and not _are_words(data["title"]):
        yield Problem("words-shape", places.line("", 0, "title"), {"key": "title"})
    if "card_size" in data and not card_size(str(data["card_size"])):
        line = places.line("", 0, "card_size")
        yield Problem("size-shape", line, {"size": str(data["card_size"])})


def _are_words(value: object) -> bool:
    if isinstance(value, dict):
        given = list(value.values())
        return bool(given) and set(value) <= set(LANGUAGES) and all(map(_is_text, given))
    return _is_text(value)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _families(data: Mapping[str, Any], places: Places) -> Iterator[Problem]:
    seen: set[str] = set()
    for index, item in enumerate(data.get("families", ())):
        for key in ("letter", "name"):
            if key not in item:
                yield Problem("no-key", places.line("families", index), {"key": key})
        letter = item.get("letter", "A")
        line = places.line("families", index, "letter")
        if not isinstance(letter, str) or not _LETTER.fullmatch(letter):
            yield Problem("letter-shape", line, {"letter": str(letter)})
        elif letter in seen and "letter" in item:
            yield Problem("letter-twice", line, {"letter": letter})
        seen.add(str(letter))
        if "name" in item and not _are_words(item["name"]):
            yield Problem("words-shape", places.line("families", index, "name"), {"key": "name"})
        ink = item.get("ink", "#000000")
        if not isinstance(ink, str) or not _INK.fullmatch(ink):
            yield Problem("ink-shape", places.line("families", index, "ink"), {"ink": str(ink)})
        if not isinstance(item.get("wild", False), bool):
            yield Problem("wild-shape", places.line("families", index, "wild"))


def _cards(data: Mapping[str, Any], places: Places) -> Iterator[Problem]:
    letters = {item.get("letter") for item in data.get("families", ())}
    seen: dict[tuple[str, str], int] = {}
    count = 0
    for index, item in enumerate(data.get("cards", ())):
        line = places.line("cards", index, "faces")
        if "faces" not in item:
            yield Problem("no-key", places.line("cards", index), {"key": "faces"})
        family = item.get("family", "")
        if family and family not in letters:
            where = places.line("cards", index, "family")
            yield Problem("family-unknown", where, {"family": str(family)})
        if not family and letters:
            yield Problem("no-family", places.line("cards", index))
        copies = item.get("copies", 1)
        if type(copies) is not int or not 1 <= copies <= MOST_COPIES:
            where = places.line("cards", index, "copies")
            yield Problem("copies-shape", where, {"copies": str(copies), "most": MOST_COPIES})
            copies = 1
        for face in str(item.get("faces", "")).split():
            if not _FACE.fullmatch(face):
                yield Problem("face-shape", line, {"face": face})
            elif (family, face) in seen:
                first = seen[family, face]
                yield Problem("face-twice", line, {"face": f"{family}{face}", "first": first})
            else:
                seen[family, face] = line
            count += copies
    if "cards" in data and not count:
        yield Problem("no-cards", places.line("cards", 0))
    most = sum(1 for _ in card_ids("A1"))
    if count > most:
        yield Problem("too-many", places.line("cards", 0), {"n": count, "most": most})


def _zones(data: Mapping[str, Any], places: Places) -> Iterator[Problem]:
    for index, item in enumerate(data.get("zones", ())):
        box = item.get("box")
        sides = [box.get(side) for side in ("left", "top", "right", "bottom")] if box else []
        numbers = [side for side in sides if type(side) in (int, float) and 0 <= side <= 1]
        whole = len(numbers) == 4 and numbers[0] < numbers[2] and numbers[1] < numbers[3]
        if not whole or len(box or ()) != 4 or not _is_text(item.get("name")):
            yield Problem("zone-shape", places.line("zones", index, "box"))


def _texts(data: Mapping[str, Any], places: Places) -> Iterator[Problem]:
    faces = {
        f"{item.get('family', '')}{face}"
        for item in data.get("cards", ())
        for face in str(item.get("faces", "")).split()
    }
    for index, item in enumerate(data.get("texts", ())):
        face = item.get("face")
        if face not in faces:
            line = places.line("texts", index, "face")
            yield Problem("text-unknown", line, {"face": str(face)})
        if not _are_words({lang: item[lang] for lang in LANGUAGES if lang in item}):
            yield Problem("words-shape", places.line("texts", index), {"key": "fr, en"})
