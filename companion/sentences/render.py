"""render: a message of the catalogue, in a language, for the ear and for the eye.

The catalogue is Fluent, `catalogue/LANG/*.ftl`. A message's value is the spoken form; the shown
form is the same pattern filled with shown values, unless the message has a `.text` attribute.
Other forms stand beside the value as attributes, so that a translator sees them together: `.you`
where the sentence is about the player who is spoken to, `.brief` and `.detailed` for who wants to
hear less or more. What a message does not have, its value says.
Capitals at the beginning of sentences and the spaces of French typography are set here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Any

from companion.sentences.entries import LANGUAGES, CatalogueError, entries
from companion.sentences.numbers import feminine, with_sign
from companion.sentences.typography import typeset

__all__ = [
    "LANGUAGES",
    "CatalogueError",
    "Level",
    "Value",
    "Wording",
    "has_message",
    "message_ids",
    "render",
    "shown",
    "signed",
]

_ABOUT = ("seat", "who")
"""The values that name the player whom a message is about; the first that is there."""

_MARK = "\ue000"
"""Stands before each wording in a message until it is decided whether it opens a sentence."""
_OPENING = re.compile(rf"(^|[.?!] ){_MARK}+(\w)")
_ENDLESS_FROM = 80
_ENDLESS = re.compile(r"([^\s/\\]{40})[^\s/\\]{40,}")
"""A word that nobody listens to the end of, but for names of files in a path."""
_REMEMBERED = 4096
"""So many wordings are kept: the same cards, names and questions are said all evening."""
_LONGEST = 2400
"""Characters of a value; a message takes no longer one."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The same thing for the ear and for the eye."""

    speech: str
    text: str
    you: bool = False
    """Whether it names the player who is spoken to: `vous`, `Ana et vous`."""

    @classmethod
    def same(cls, text: str) -> Wording:
        """A wording that is spoken as it is written."""
        return cls(text, text)


class Level(Enum):
    """How much is said. A level leaves out reasons, or adds them; facts are always said."""

    BRIEF = "brief"
    NORMAL = "normal"
    DETAILED = "detailed"


Value = int | str | Wording


def signed(number: int, lang: str) -> Wording:
    """A whole number: its sign a word when spoken (`moins 3`), a real minus when shown (`−3`)."""
    return Wording(with_sign(number, lang), str(number).replace("-", "\N{MINUS SIGN}"))


def render(lang: str, message_id: str, level: Level = Level.NORMAL, /, **values: Value) -> Wording:
    """Render a message. An integer `n` is offered as `$n` to choose by and `$n_said` to say.

    Where it counts something feminine it is said as `$n_feminine`: `21 cartes` needs a word.
    A message may have nothing to say at a level; then both forms are empty. Raises CatalogueError
    when the message or one of its values is missing.
    """
    return _rendered(lang, message_id, level, tuple(values.items()))


@lru_cache(_REMEMBERED)
def _rendered(
    lang: str, message_id: str, level: Level, given: tuple[tuple[str, Value], ...]
) -> Wording:
    values = dict(given)
    catalogue = entries(lang)
    message = catalogue.message(message_id)
    if message.value is None:
        raise CatalogueError(f"message {message_id!r} has no value in {lang}")
    spoken, shown = _forms(message, level, values)
    said = catalogue.fill(message_id, spoken, _arguments(values, lang, spoken=True))
    read = catalogue.fill(message_id, shown, _arguments(values, lang, spoken=False))
    return Wording(_opened(said), typeset(_opened(read), lang))


def shown(lang: str, message_id: str, /, **values: Value) -> str:
    """The shown form of a message, for what is only ever read (help, errors, files)."""
    return render(lang, message_id, **values).text


def has_message(lang: str, message_id: str) -> bool:
    """Tell whether the catalogue of a language has a message."""
    return message_id in entries(lang).ids


def message_ids(lang: str) -> frozenset[str]:
    """All message ids of a language."""
    return entries(lang).ids


def _forms(message: Any, level: Level, values: Mapping[str, Value]) -> tuple[Any, Any]:
    """The patterns for the ear and for the eye: the first form that the message has.

    `$seat` or `$who` is whom it is about: `.you`; of another player it is `.to-you`, `.turn-you`.
    """
    addressed = [name for name, value in values.items() if isinstance(value, Wording) and value.you]
    about = next((name for name in _ABOUT if name in values), "")
    persons = ["you" if name == about else f"{name}-you" for name in addressed]
    wanted = [*persons]
    if level is not Level.NORMAL:
        wanted = [*(f"{level.value}-{person}" for person in persons), level.value, *persons]
    for name in wanted:
        if name in message.attributes:
            spoken = message.attributes[name]
            return spoken, message.attributes.get(f"{name}-text", spoken)
    return message.value, message.attributes.get("text", message.value)


def _arguments(values: Mapping[str, Value], lang: str, *, spoken: bool) -> dict[str, int | str]:
    arguments: dict[str, int | str] = {}
    for name, value in values.items():
        match value:
            case Wording():
                words = value.speech if spoken else value.text
                arguments[name] = _MARK + _quoted(words, spoken=spoken)
            case int():
                said = signed(value, lang)
                arguments[name] = value
                arguments[f"{name}_said"] = said.speech if spoken else said.text
                arguments[f"{name}_feminine"] = feminine(value, lang) if spoken else str(value)
            case str():
                arguments[name] = _quoted(value, spoken=spoken)
    return arguments


def _quoted(value: str, *, spoken: bool) -> str:
    """A value without an endless word and without what cannot be printed; typed words are such.

    A path is kept whole, for its parts are words; a value of many words ends somewhere too.
    """
    if len(value) < _ENDLESS_FROM and value.isprintable():
        return value
    printable = "".join(sign for sign in value if sign.isprintable() or sign.isspace())
    return _ENDLESS.sub(r"\1" if spoken else "\\1\N{HORIZONTAL ELLIPSIS}", printable)[:_LONGEST]


def _opened(text: str) -> str:
    """Begin each sentence with a capital, whatever wording stands there; names stay as they are.

    A text without an end is a part of a sentence that comes later.
    """
    whole = text.endswith((".", "?", "!"))

    def opening(match: re.Match[str]) -> str:
        return match[1] + (match[2].upper() if match[1] or whole else match[2])

    return _OPENING.sub(opening, text).replace(_MARK, "")
