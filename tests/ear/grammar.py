"""The catalogue read backwards: every form of a message as a pattern of what is heard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, reduce
from itertools import product
from operator import or_

import sounds
from fluent.syntax import ast, visitor
from sounds import Said, Sound, by_ear

from companion.cards import Deck
from companion.sentences.entries import entries
from companion.sentences.render import Level, Value, Wording, message_ids, render

YOU = -2
"""Heard in the place of a name: whoever is spoken to."""
PEOPLE = ("who", "seat", "to", "turn")
"""The facts that name players."""
CARDS = ("card", "out", "new", "old")
POINTS = ("points", "total", "sum")
LISTS = ("list", "free", "cards", "what", "marker", "move")
"""Facts that sound in another way in each message."""
_COUNTED = re.compile("_(said|feminine)$")
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_FIRST_NUMBER = 701
"""Numbers that stand for a fact in a sample; no sentence has them as words or digits of its own."""
_FIRST_MARK = 0x4E00
"""Characters that stand for the other facts: letters without a case, which no sentence has."""


@dataclass(frozen=True)
class Heard:
    """A message that was understood, with the facts that were heard in it."""

    id: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __getitem__(self, fact: str) -> object:
        return self.facts[fact]


@dataclass(frozen=True)
class Form:
    """One form of a message."""

    id: str
    pattern: re.Pattern[str]
    sounds: Mapping[str, Sound]
    known: Mapping[str, object]
    """Facts that the form implies, whether one hears them or not."""
    whole: bool
    """Whether it is a sentence, or several, and not a part of one."""

    def heard(self, match: re.Match[str]) -> Heard:
        said = {name: self.sounds[name].read(text) for name, text in match.groupdict().items()}
        return Heard(self.id, {**self.known, **said})


Lists = Mapping[str, Callable[["Grammar"], Sound]]
"""Message, or message and fact (`skyjo-row`, `yellowstone-way list`) -> how its list sounds."""


class Grammar:
    """The forms of the messages that may be said in a language, at a level, to a table."""

    def __init__(
        self,
        lang: str,
        deck: Deck,
        names: tuple[str, ...],
        level: Level,
        lists: Lists,
        said: Said = by_ear,
    ) -> None:
        """`said`: the form of the sentences, for the ear or for the eye."""
        self.lang, self.level, self.said = lang, level, said
        self._deck = deck
        self._lists = lists
        self.card = sounds.cards(deck, lang, said)
        self.number = sounds.numbers(lang, said)
        self.colour = sounds.words(
            {family.names[lang]: family.letter for family in deck.families} or {"?": "?"}
        )
        seats: dict[str, object] = {name: seat for seat, name in enumerate(names)}
        self.name = sounds.words({**seats, said(render(lang, "you")): YOU})
        self.names = sounds.listed(self.name, lang)
        self.points = self.message("points")

    def words(self, meanings: Mapping[str, object]) -> Sound:
        """Messages that are words by themselves, and what each means."""
        return sounds.words(
            {self.said(render(self.lang, each)): it for each, it in meanings.items()}
        )

    def listed(self, item: Sound) -> Sound:
        return sounds.listed(item, self.lang)

    def moves(self) -> Sound:
        """Any move of the game in words."""
        ids = sorted(message_ids(self.lang))
        moves = [self.message(each) for each in ids if each.startswith(f"{self._deck.name}-move-")]
        return reduce(or_, moves)

    def message(self, message_id: str) -> Sound:
        """A message that is said inside of another one; understood as its facts."""
        forms = list(self.forms(message_id))

        def read(text: str) -> Heard:
            found = [f.heard(m) for f in forms if (m := f.pattern.fullmatch(text)) is not None]
            assert found, text
            return found[0]

        plain = {re.sub(r"\?P<\w+>", "?:", form.pattern.pattern) for form in forms}
        pattern = f"(?:{'|'.join(sorted(plain, key=len, reverse=True))})"
        return Sound(pattern, read, all(form.whole for form in forms))

    def forms(self, message_id: str) -> Iterator[Form]:
        """The forms of a message at the level, each once; those that say nothing are left out."""
        facts = facts_of(self.lang, message_id)
        marks = {name: chr(_FIRST_MARK + at) for at, name in enumerate(sorted(facts))}
        found: dict[str, dict[str, object]] = {}
        for values, implied in _samples(facts, marks):
            said = self.said(render(self.lang, message_id, self.level, **values))
            for at, name in enumerate(sorted(facts)):
                said = said.replace(str(_FIRST_NUMBER + at), marks[name])
            known = found.setdefault(said, implied)
            found[said] = dict(known.items() & implied.items())
        for said, known in found.items():
            if said:
                yield self._form(message_id, said, marks, known)

    def _form(
        self, message_id: str, said: str, marks: Mapping[str, str], known: Mapping[str, object]
    ) -> Form:
        pattern, kinds = re.escape(said), {}
        for name, mark in marks.items():
            if mark not in said:
                continue
            counted = facts_of(self.lang, message_id)[name].counted
            kinds[name] = self.number if counted else self._sound(message_id, name)
            group = f"(?P<{name}>{kinds[name].pattern})"
            pattern = pattern.replace(mark, group, 1).replace(mark, kinds[name].pattern)
        last = next((kinds[name] for name, mark in marks.items() if said.endswith(mark)), None)
        whole = last.whole if last is not None else said.endswith((".", "?", "!"))
        return Form(message_id, re.compile(pattern), kinds, known, whole)

    def _sound(self, message_id: str, fact: str) -> Sound:
        own = self._lists.get(f"{message_id} {fact}")
        if own is None and fact in LISTS:
            own = self._lists[message_id]
        if own is not None:
            return own(self)
        if fact in PEOPLE:
            return self.names
        if fact in CARDS:
            return self.card
        return self.points if fact in POINTS else self.number


@dataclass(frozen=True)
class Fact:
    """What a message does with a fact: the values that it tells apart, and whether it is said."""

    keys: tuple[int | str, ...] = ()
    counted: bool = False
    """Whether it is a number that the message says as one."""


def _samples(
    facts: Mapping[str, Fact], marks: Mapping[str, str]
) -> Iterator[tuple[dict[str, Value], dict[str, object]]]:
    """Values for all facts of a message, one for each form; and what such a form implies."""
    ways: list[list[tuple[Value, object]]] = []
    for at, name in enumerate(sorted(facts)):
        fact, mark = facts[name], marks[name]
        free: Value = _FIRST_NUMBER + at if fact.counted else Wording.same(mark)
        if name in PEOPLE:
            ways.append([(free, None), (Wording(mark, mark, you=True), (YOU,))])
        else:
            ways.append([*((key, key) for key in fact.keys), (free, None)])
    for chosen in product(*ways):
        pairs = list(zip(sorted(facts), chosen, strict=True))
        known = {name: implied for name, (_, implied) in pairs if implied is not None}
        yield {name: value for name, (value, _) in pairs}, known


@cache
def facts_of(lang: str, message_id: str) -> Mapping[str, Fact]:
    """The facts of a message in any of its forms, those of the messages in it included."""
    finder, message = _Facts(lang), entries(lang).parsed(message_id)
    finder.visit(message)
    if "seat" not in finder.found and any(item.id.name == "you" for item in message.attributes):
        # A name that no form says still decides whether it is told to somebody.
        finder.found.setdefault("who", Fact())
    return finder.found


class _Facts(visitor.Visitor):  # type: ignore[misc]
    def __init__(self, lang: str) -> None:
        self.found: dict[str, Fact] = {}
        self._lang = lang
        self._seen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = _COUNTED.sub("", node.id.name)
        self._note(name, (), counted=name != node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        literal = [int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)]
        texts = [key.name for key in keys if isinstance(key, ast.Identifier)]
        named = [text for text in texts if text not in _PLURALS]
        self._note(node.selector.id.name, (*literal, *named), counted=not named)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name not in self._seen:
            self._seen.add(node.id.name)
            self.visit(entries(self._lang).parsed(node.id.name))

    def _note(self, name: str, keys: tuple[int | str, ...], *, counted: bool) -> None:
        known = self.found.get(name, Fact())
        self.found[name] = Fact(tuple({*known.keys, *keys}), known.counted or counted)
