"""The entries of a catalogue, each parsed when it is first needed.

A command says a few of nearly two thousand messages; to parse all of them would take longer than
the rest of its start. So the files are only cut into entries, and an entry is parsed, with those
that it names, when it is asked for.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("fr", "en")

_ENTRY = re.compile(r"^(?=([a-zA-Z][\w-]*) *=)", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_NAMED = re.compile(r"\{\s*([a-zA-Z][\w-]*)")


class CatalogueError(RuntimeError):
    """A message is missing, doubled, torn, or asks for a value that nobody gave."""


class Entries:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        """Raises CatalogueError where there is no such language, or a message is there twice."""
        if lang not in LANGUAGES:
            raise CatalogueError(f"there is no catalogue for {lang!r}")
        self.lang = lang
        self._sources: dict[str, str] = {}
        self._parsed: dict[str, ast.Message] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        folder = resources.files("companion.sentences") / "catalogue" / lang
        for source in sorted(folder.iterdir(), key=lambda item: item.name):
            self._cut(f"{lang}/{source.name}", source.read_text(encoding="utf-8"))
        self.ids = frozenset(self._sources)

    def parsed(self, message_id: str) -> ast.Message:
        """A message as it was parsed. Raises CatalogueError when it is missing or torn."""
        if message_id not in self._parsed:
            self._parsed[message_id] = self._parse(message_id)
        return self._parsed[message_id]

    def message(self, message_id: str) -> Any:
        """A message ready to be filled. Raises CatalogueError when it, or one in it, is torn."""
        if not self._bundle.has_message(message_id):
            self._add(message_id)
        return self._bundle.get_message(message_id)

    def fill(self, message_id: str, pattern: Any, arguments: dict[str, int | str]) -> str:
        """One of the patterns of a message with its values. Raises CatalogueError."""
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise CatalogueError(f"message {message_id!r}: {errors[0]}")
        return str(text)

    def _cut(self, file: str, text: str) -> None:
        """Find the entries of a file; an entry ends where the next begins."""
        pieces = _ENTRY.split(_COMMENT.sub("", text))
        if pieces[0].strip():
            raise CatalogueError(f"{file}: not understood: {pieces[0]!r}")
        for message_id, source in zip(pieces[1::2], pieces[2::2], strict=True):
            if message_id in self._sources:
                raise CatalogueError(f"{file}: {message_id} is there twice")
            self._sources[message_id] = source

    def _parse(self, message_id: str) -> ast.Message:
        if message_id not in self._sources:
            raise CatalogueError(f"no message {message_id!r} in {self.lang}")
        match FluentResource(self._sources[message_id]).body:
            case [ast.Message() as message]:
                return message
            case _:
                source = self._sources[message_id]
                raise CatalogueError(f"message {message_id!r}: not understood: {source!r}")

    def _add(self, message_id: str) -> None:
        """Make a message ready, and those that it names; that one is missing shows when filled."""
        resource, wanted, seen = FluentResource(""), [message_id], {message_id}
        while wanted:
            name = wanted.pop()
            resource.body.append(self.parsed(name))
            named = set(_NAMED.findall(self._sources[name])) & self._sources.keys() - seen
            seen |= named
            wanted += named
        self._bundle.add_resource(resource)


@cache
def entries(lang: str) -> Entries:
    """The messages of a language. Raises CatalogueError."""
    return Entries(lang)
