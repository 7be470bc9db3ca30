"""The rules of the games in our own words, to be read or heard section by section.

`LANG/GAME.toml` holds the lines of a game by topic, in the order in which they are read;
`LANG/topics.toml` the titles of the topics and the words that call them. A line is spoken as it
stands; a line about an option also names the option, and what is to be typed is only shown.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from companion.sentences.lexicon.vocabulary import plain
from companion.sentences.render import LANGUAGES, Wording, render


@dataclass(frozen=True, slots=True)
class Section:
    """One topic of the rules of a game."""

    topic: str
    """The same code in every language: `goal`, `scoring`."""
    title: Wording
    lines: tuple[Wording, ...]
    """One or two sentences each."""


class NoSuchTopic(LookupError):
    """Words that call no section, or more than one."""

    def __init__(self, wanted: str, sections: tuple[Section, ...]) -> None:
        super().__init__(f"{wanted!r} calls {[section.topic for section in sections]}")
        self.wanted = wanted
        self.sections = sections
        """Those that might have been meant: several, or all."""


class AmbiguousTopic(NoSuchTopic):
    """A beginning that several topics have."""


def has_rules(game: str) -> bool:
    """Tell whether the rules of a game are here to be read."""
    return _data("en", game) is not None


@cache
def sections(game: str, lang: str) -> tuple[Section, ...]:
    """The sections of a game's rules. Raises KeyError for a game without a text."""
    lines = _data(lang, game)
    if lines is None:
        raise KeyError(game)
    topics = _topics(lang)
    return tuple(
        Section(
            topic,
            render(lang, "rules-text", text=topics[topic]["title"]),
            tuple(_line(line, lang) for line in lines[topic]),
        )
        for topic in lines
    )


def section(game: str, lang: str, wanted: str) -> Section:
    """The section that a number, a topic's code, or words of either language call.

    A beginning is enough where only one topic has it. Raises NoSuchTopic, AmbiguousTopic.
    """
    known = sections(game, lang)
    called = plain(" ".join(wanted.split()))
    if called.isdecimal() and 1 <= int(called) <= len(known):
        return known[int(called) - 1]
    found = _called(known, called, whole=True) or _called(known, called, whole=False)
    match found:
        case (one,):
            return one
        case ():
            raise NoSuchTopic(wanted, known)
        case _:
            raise AmbiguousTopic(wanted, found)


def _called(known: tuple[Section, ...], called: str, *, whole: bool) -> tuple[Section, ...]:
    def fits(name: str) -> bool:
        return name == called if whole else bool(called) and name.startswith(called)

    return tuple(one for one in known if any(map(fits, _names(one.topic))))


@cache
def _names(topic: str) -> tuple[str, ...]:
    """Everything that calls a topic, in plain form: its code, titles and words."""
    called = (_topics(lang)[topic] for lang in LANGUAGES)
    names = (name for known in called for name in (known["title"], *known["words"]))
    return (topic, *map(plain, names))


def _line(line: str | Mapping[str, str], lang: str) -> Wording:
    if isinstance(line, str):
        return render(lang, "rules-text", text=line)
    return render(lang, "rules-option", about=line["say"], option=line["option"])


@cache
def _topics(lang: str) -> Mapping[str, Any]:
    topics = _data(lang, "topics")
    assert topics is not None
    return topics


@cache
def _data(lang: str, name: str) -> Mapping[str, Any] | None:
    source = resources.files("companion.sentences.rulebook") / lang / f"{name}.toml"
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else None
