"""Which tag sits on which card of a deck: a value, and its text in TOML."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.cards import Deck, has_id_shape
from hardware.hex_framer import tag_of

MOST_COPIES = 99
"""How many decks of one game stand side by side at most."""

_BYTES = r"(?:[0-9A-F]{2}[ :-]?)"
_BARE = re.compile(rf"[0-9]{{10}}|(?=.*[0-9])(?:{_BYTES}{{4,5}}|{_BYTES}{{7,8}}|{_BYTES}{{10}})")
"""Ten digits, or the bytes of a number: 4, 7 or 10 of ISO 14443, 5 of EM4100, 8 of ISO 15693."""
_NAMED = re.compile(r"nfc:(?:[0-9A-F]{2}){4,10}|em:[0-9A-F]{10}")
_RANDOM = re.compile(r"nfc:08[0-9A-F]{6}")
"""ISO 14443-3: four bytes that begin with 08 are made up anew each time."""


class TagListError(Exception):
    """A tag list cannot be used.

    Codes of a text: `not_a_list`; `other_deck` (facts `deck`, `wanted`), `no_card` (fact `card`),
    `bad_tag` (fact `card`), `twice` (facts `card`, `other`: two cards with one tag).
    """

    def __init__(self, code: str, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts or {}


@dataclass(frozen=True)
class TagList:
    """The tags of one deck. No two cards have the same."""

    deck: str
    """Its short name."""
    copy: int = 1
    """Which of several decks of the same game, 1 upwards."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Card id -> tag, as a reader gives it: `nfc:04A1B2C3D4E5F6`, `em:0500207B32`."""

    def with_tag(self, card_id: str, tag: str) -> TagList:
        """The list with the tag of one more card, or with another tag for it.

        Raises TagListError `twice` if the tag is another card's.
        """
        other = self.card_of(tag)
        if other not in (None, card_id):
            raise TagListError("twice", {"card": card_id, "other": str(other)})
        return replace(self, tags={**self.tags, card_id: tag})

    def without(self, card_id: str) -> TagList:
        """The list without the tag of a card."""
        return replace(self, tags={card: tag for card, tag in self.tags.items() if card != card_id})

    def card_of(self, tag: str) -> str | None:
        """The card with that tag; None if no card has it."""
        return next((card for card, its in self.tags.items() if its == tag), None)


def is_tag(code: str) -> bool:
    """Tell whether what was read can be taught as a tag: it is no card id of a sticker."""
    return bool(code) and not has_id_shape(code)


def is_tag_number(code: str) -> bool:
    """Tell whether what was read has the shape in which readers of tags give a number.

    >>> is_tag_number("em:0500207B32"), is_tag_number("0005243698"), is_tag_number("04:A1:B2:C3")
    (True, True, True)
    >>> is_tag_number("HELLO"), is_tag_number("3017620422003")
    (False, False)
    """
    bare = code.removeprefix("key:").upper()
    named = _NAMED.fullmatch(code) or _BARE.fullmatch(bare)
    return named is not None or tag_of(bare) is not None


def is_random_number(tag: str) -> bool:
    """Tell whether a tag makes its number up each time, as phones and bank cards do."""
    return _RANDOM.fullmatch(tag) is not None


def write_tag_list(tag_list: TagList) -> str:
    """The text of a list; `parse_tag_list` gives the same list again."""
    lines = "".join(f"{card} = {_quoted(tag)}\n" for card, tag in tag_list.tags.items())
    return f"deck = {json.dumps(tag_list.deck)}\ncopy = {tag_list.copy}\n\n[tags]\n{lines}"


def _quoted(text: str) -> str:
    # JSON's strings are TOML's but for two things: no pairs of surrogates, and no bare delete.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def is_tag_list(text: str) -> bool:
    """Tell whether a text is a list of tags, be it of whatever deck."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return "deck" in found and set(found) <= {"deck", "copy", "tags"}


def parse_tag_list(text: str, deck: Deck) -> TagList:
    """Read the list of a deck from its text. Raises TagListError."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TagListError("not_a_list") from error
    name, copy, tags = found.get("deck"), found.get("copy", 1), found.get("tags", {})
    if type(name) is not str or type(copy) is not int or type(tags) is not dict:
        raise TagListError("not_a_list")
    if not 1 <= copy <= MOST_COPIES:
        raise TagListError("not_a_list")
    if name != deck.name:
        raise TagListError("other_deck", {"deck": name, "wanted": deck.name})
    tag_list = TagList(deck.name, copy)
    for card, tag in tags.items():
        if card not in deck.by_id:
            raise TagListError("no_card", {"card": card})
        if type(tag) is not str or not is_tag(tag):
            raise TagListError("bad_tag", {"card": card})
        tag_list = tag_list.with_tag(card, tag)
    return tag_list
