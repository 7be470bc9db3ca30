"""Every form of every message of a table, with sample values: for you, brief, detailed, shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from companion.sentences.render import LANGUAGES, Level, Value, Wording, render

TABLE = re.compile(
    r"(pixies|skyjo|odin|numdraft|yellowstone|table|why|hand|play|hint|points|card|face"
    r"|reader-trouble)(-|$)"
)
"""Messages that are said at a table."""
NAMES = ("who", "to", "seat", "turn")
SAMPLES: Mapping[str, Mapping[str, Value]] = {
    "fr": {
        "card": Wording("5 bleu avec 2 croix", "5 bleu −2"),
        "cards": Wording.same("8 rouge et 2 rouge"),
        "list": Wording.same("4, 5 et 6"),
        "points": Wording.same("12 points"),
        "marker": Wording.same("pion sur 7"),
        "move": Wording.same("place 4"),
    },
    "en": {
        "card": Wording("blue 5 with 2 crosses", "blue 5 −2"),
        "cards": Wording.same("red 8 and red 2"),
        "list": Wording.same("4, 5 and 6"),
        "points": Wording.same("12 points"),
        "marker": Wording.same("marker on 7"),
        "move": Wording.same("place 4"),
    },
}
LIKE = {
    "cards": ("display", "foreign", "way"),
    "card": ("old", "new", "out", "what", "printed"),
    "list": ("free", "columns"),
    "points": ("total", "sum"),
}
"""Sample -> other facts that look like it."""
TEXTS = {"part": "bleuet", "deck": "Skyjo", "title": "Skyjo", "game": "Pixies", "group": "Bleu"}
NEVER_YOU = {"numdraft-secret-given", "play-thinking", "play-gate", "why-undo_not_yours"}
"""Told of somebody else only: the neighbour, a computer player, whoever comes to the machine."""
SIGN = re.compile(r"[^\w\s.,:;?!'’-]|(?<!\w)-|-(?!\w)|_")
ABBREVIATION = re.compile(r"\b(etc|e\.g|i\.e|vs|pts|no\.(?= \d)|nb|min\.|max\.|mm|cm|ms)(?!\w)")
THIRD_PERSON = {
    "fr": re.compile(r"(?:^|[.?!:;] |et )[Vv]ous (?:n'|ne |l'|en |y )?+(?!\w+ez\b)(\w+)"),
    "en": re.compile(r"(?:^|[.?!:;] |and )[Yy]ou (?!pass\b)(\w+s|has|is|was)\b"),
}
"""`Vous prend`, `You takes`: a verb that does not go with who is spoken to."""
MOST_WORDS = 15


class Facts(visitor.Visitor):  # type: ignore[misc]
    """The facts that a message asks for, those of the messages it is made of included."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.seen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = re.sub("_(said|feminine)$", "", node.id.name)
        self.names.add(name)
        if name != node.id.name:
            self.numbers.add(name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        if any(isinstance(key, ast.NumberLiteral) for key in keys):
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name not in self.seen:
            self.seen.add(node.id.name)
            self.visit(messages(self.lang)[node.id.name])


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    folder = files("companion.sentences") / "catalogue" / lang
    entries = (
        entry
        for source in folder.iterdir()
        for entry in FluentResource(source.read_text(encoding="utf-8")).body
    )
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def at_table() -> list[str]:
    return sorted(name for name in messages("fr") if TABLE.match(name) and "-help-" not in name)


def samples(name: str, lang: str, number: int) -> dict[str, Value]:
    """A value for each fact of a message; `number` for those it counts with."""
    facts = Facts(lang)
    facts.visit(messages(lang)[name])
    like = {fact: sample for sample, others in LIKE.items() for fact in others}
    values: dict[str, Value] = {}
    for fact in facts.names:
        sample = like.get(fact, fact)
        if fact in facts.numbers:
            values[fact] = number
        elif fact in NAMES:
            values[fact] = {"who": "Ana", "seat": "Ana"}.get(fact, "Karim")
        elif sample in SAMPLES[lang]:
            values[fact] = SAMPLES[lang][sample]
        else:
            values[fact] = TEXTS.get(fact, number)
    return values


def addressed(name: str, values: Mapping[str, Value], lang: str) -> Iterator[dict[str, Value]]:
    """The same values with each of the players in turn as who is spoken to."""
    you = Wording(*(render(lang, "you").speech,) * 2, you=True)
    yield dict(values)
    if name in NEVER_YOU:
        return
    for fact in NAMES:
        if fact in values:
            yield {**values, fact: you}


def forms(name: str, lang: str) -> Iterator[Wording]:
    """Everything a message can be, at every level, to everybody and to each of the players."""
    for number in (0, 1, 2, 31):
        for values in addressed(name, samples(name, lang, number), lang):
            for level in Level:
                yield render(lang, name, level, **values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_form_can_be_said_and_shown(lang: str) -> None:
    wrong = {
        wording.speech
        for name in at_table()
        for wording in forms(name, lang)
        if SIGN.search(wording.speech)
        or ABBREVIATION.search(wording.speech)
        or "  " in wording.speech
        or bool(wording.speech) != bool(wording.text)
    }
    assert wrong == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_spoken_to_is_never_spoken_of(lang: str) -> None:
    person = THIRD_PERSON[lang]
    told = (wording.speech for name in at_table() for wording in forms(name, lang))
    assert {speech for speech in told if person.search(speech)} == set()


def longest_sentence(name: str, lang: str) -> int:
    """Words of the longest sentence of a message, with short cards."""
    short = dict.fromkeys(("card", "old", "new"), Wording.same("bleu 5"))
    said = render(lang, name, **{**samples(name, lang, 3), **short}).speech
    sentences = re.split(r"(?<=[.?!;]) ", said)
    return max(len(re.findall(r"[\w'’-]+", sentence)) for sentence in sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_is_not_longer_than_the_ear_keeps(lang: str) -> None:
    too_long = {name for name in at_table() if longest_sentence(name, lang) > MOST_WORDS}
    assert too_long == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_longer_form_is_there_for_you_too(lang: str) -> None:
    """Else a detailed sentence to Ana would say `Ana prend`, or nothing of its detail."""
    kinds = {
        name: {item.id.name for item in entry.attributes} for name, entry in messages(lang).items()
    }
    missing = {
        name
        for name, attributes in kinds.items()
        if {"you", "detailed"} <= attributes and "detailed-you" not in attributes
    }
    assert missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_forms_that_are_known_are_written(lang: str) -> None:
    """A form under a name that nobody asks for would never be said."""
    known = re.compile(r"((brief|detailed)(-you)?|(brief-|detailed-)?([a-z]+-)?you|text)(-text)?")
    written = {
        f"{name}.{item.id.name}"
        for name, entry in messages(lang).items()
        for item in entry.attributes
        if not known.fullmatch(item.id.name)
    }
    assert written == set()
