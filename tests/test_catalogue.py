"""The catalogue as a whole: two complete languages, fit for the ear, a word for every refusal."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

import companion
from companion.cards import load_deck
from companion.commands.main import COMMANDS
from companion.games.game import FactValue
from companion.sentences.entries import Entries
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES, message_ids

COMMAND_LINES = re.compile(r"companion \w.*|--\w[\w-]*|fr for French|en pour l'anglais")
"""What is to be typed looks the same in every language."""
ONLY_READ = re.compile(r"(error|help|metavar|doctor|ask)-")
"""Usage, help and mistakes of the command line: they may show what is to be typed."""
ENGLISH = re.compile(
    r"\b(the|with|and|your|you|is|are|of|from|write|type a|card|again|which|not|place \w+:)\b", re.I
)
FRENCH = re.compile(
    r"\b(le|la|les|des|une|vous|votre|avec|pour|est|sont|carte|encore|manche|aire|dites|et)\b", re.I
)
FOREIGN = {"fr": ENGLISH, "en": FRENCH}
UNSPEAKABLE = re.compile(
    r"[^\w\s.,:;?!'’-]|(?<!\w)-|-(?!\w)|_"
    r"|\b(etc|e\.g|i\.e|vs|no\.(?= \d)|min\.|max\.|mm|cm|ms)(?!\w)"
)
"""Signs, brackets, quotation marks, a hyphen that is no part of a word, abbreviations."""
TYPOGRAPHIC = re.compile("[\u00a0\u202f\u2009\u2066-\u2069]")


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    folder = files("companion.sentences") / "catalogue" / lang
    entries = (
        entry
        for source in folder.iterdir()
        for entry in FluentResource(source.read_text(encoding="utf-8")).body
    )
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


class Collector(visitor.Visitor):  # type: ignore[misc]
    """The facts that a message names, and the texts it is made of."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(re.sub("_(said|feminine)$", "", node.id.name))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


class Teller(Collector):
    """The facts that a message says; what only chooses a plural is a matter of each language."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant)


def told(node: ast.BaseNode) -> set[str]:
    teller = Teller()
    teller.visit(node)
    return teller.facts


def collected(node: ast.BaseNode) -> Collector:
    collector = Collector()
    collector.visit(node)
    return collector


def test_both_languages_have_the_same_messages() -> None:
    assert message_ids("fr") ^ message_ids("en") == frozenset()


def test_both_languages_have_the_same_attributes() -> None:
    french, english = (
        {
            (name, item.id.name)
            for name, entry in messages(lang).items()
            for item in entry.attributes
        }
        for lang in LANGUAGES
    )
    assert french ^ english == set()


def test_both_languages_give_the_same_facts() -> None:
    french, english = messages("fr"), messages("en")
    differing = {
        name: (told(french[name]), told(english[name]))
        for name in french
        if told(french[name]) != told(english[name])
    }
    assert differing == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_parsed_alone_is_what_stands_in_its_file(lang: str) -> None:
    """A message is parsed when it is first needed, so a torn one would show late."""
    whole, catalogue = messages(lang), Entries(lang)
    assert whole.keys() == catalogue.ids
    for name, entry in whole.items():
        assert entry.equals(catalogue.parsed(name), ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_other_language_is_left(lang: str) -> None:
    texts = (text for entry in messages(lang).values() for text in collected(entry).texts)
    left = [text for text in texts if FOREIGN[lang].search(COMMAND_LINES.sub("", text))]
    assert left == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_typographic_space_or_isolate_reaches_the_voice(lang: str) -> None:
    texts = (text for entry in messages(lang).values() for text in collected(entry).texts)
    assert [text for text in texts if TYPOGRAPHIC.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_spoken_holds_no_sign_and_no_abbreviation(lang: str) -> None:
    spoken = {
        name: " ".join(collected(entry.value).texts)
        for name, entry in messages(lang).items()
        if entry.value is not None and not ONLY_READ.match(name)
    }
    left = {
        name: text
        for name, text in spoken.items()
        if UNSPEAKABLE.search(COMMAND_LINES.sub("", text))
    }
    assert left == {}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_described_by_what_it_is_to_do(name: str) -> None:
    """One grammatical form: `Go on with a game`, `Reprendre une partie`."""
    for kind in ("about", "help"):
        french, english = (
            collected(messages(lang)[f"{kind}-{name}"]).texts[0].split()[0] for lang in LANGUAGES
        )
        assert re.fullmatch(r"[A-ZÉ][a-zéè]+(er|ir|re)", french), french
        assert re.fullmatch(r"[A-Z][a-z]*[^s\W]", english), english


# Every refusal has words

SOURCES = ("games", "table", "sentences", "commands")
PLAUSIBLE: dict[str, FactValue] = {
    "card": "B5-2",
    "code": "PX021X",
    "deck": "skyjo",
    "display": ("B5", "R7-1", "?"),
    "foreign": "SK0014",
    "found": 8,
    "free": (1, 2, 9),
    "last": 3,
    "list": ("manche", "manqué"),
    "new": "R5-1",
    "number": 7,
    "old": "B5",
    "part": "bleuet",
    "phase": "take",
    "place": 5,
    "right": 6,
    "round": 2,
    "seat": 0,
    "turn": 1,
    "verb": "keep",
    "word": "done",
}


def plausible(fact: str) -> FactValue:
    """A value that a fact of that name may have; most are numbers."""
    return PLAUSIBLE.get(fact, 3)


def reasons() -> Iterator[tuple[str, set[str] | None]]:
    """Code of each reason in the source, and its facts where they are written beside it."""
    root = Path(companion.__path__[0])
    for source in (path for name in SOURCES for path in sorted((root / name).rglob("*.py"))):
        tree = python.parse(source.read_text(encoding="utf-8"))
        for function in (n for n in python.walk(tree) if isinstance(n, python.FunctionDef)):
            yield from reasons_of(function)


def reasons_of(function: python.FunctionDef) -> Iterator[tuple[str, set[str] | None]]:
    values = {
        target.id: node.value
        for node in python.walk(function)
        if isinstance(node, python.Assign)
        for target in node.targets
        if isinstance(target, python.Name)
    }
    for call in python.walk(function):
        if isinstance(call, python.Call) and getattr(call.func, "id", "") == "Reason":
            code, *facts = (values.get(getattr(arg, "id", ""), arg) for arg in call.args)
            named = fact_names(facts[0]) if facts else set()
            for node in python.walk(code):
                if isinstance(node, python.Constant) and re.fullmatch(r"[a-z_]+", str(node.value)):
                    yield str(node.value), named


def fact_names(facts: python.expr) -> set[str] | None:
    if not isinstance(facts, python.Dict):
        return None
    return {str(key.value) for key in facts.keys if isinstance(key, python.Constant)}


REASONS = sorted({code for code, _ in reasons()})


def test_the_reasons_of_the_source_are_found() -> None:
    assert {"in_area", "face_down_in_area", "place_not_free", "not_understood"} <= set(REASONS)


def explanations(code: str, lang: str) -> list[str]:
    """The messages of a reason: one for all games, or one of a game's own (`why-GAME-CODE`)."""
    return [name for name in messages(lang) if re.fullmatch(rf"why-([a-z]+-)?{code}", name)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_is_explained(code: str, lang: str) -> None:
    speech = Speech(lang, load_deck("pixies"), ("Ana", "Bo", "Cy"))
    assert explanations(code, lang)
    for name in explanations(code, lang):
        facts = collected(messages(lang)[name]).facts
        wording = speech.say(name, **{fact: speech.fact(fact, plausible(fact)) for fact in facts})
        assert wording.speech[-1] in ".?"
        assert not UNSPEAKABLE.search(wording.speech)
        assert 1 <= len(re.findall(r"[.?](?: |$)", wording.speech)) <= 2


def test_a_refusal_says_only_facts_that_its_reason_brings() -> None:
    known = messages("en")
    missing = {
        (code, fact)
        for code, facts in reasons()
        if facts is not None and f"why-{code}" in known
        for fact in collected(known[f"why-{code}"]).facts - facts
    }
    assert missing == set()
