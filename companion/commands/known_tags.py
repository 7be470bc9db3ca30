"""The tags that were taught, in the folder of the user, and readings of them as cards.

A list is `tags/GAME.toml`, `tags/GAME-2.toml` for the second deck of the same game, and may be
mended with an editor.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from companion.cards import Deck
from companion.commands.frame import Failure
from companion.commands.home import home
from companion.commands.known_decks import known_decks
from companion.commands.user_files import keep
from companion.readings import Reading, Trouble

if TYPE_CHECKING:
    from hardware import TagList

Line = TypeVar("Line")

HUSH_MS = 3000
"""A tag of no card is told at most once in this time: a loose wire makes up many."""
_TAG_KINDS = ("nfc:", "em:", "key:")


@dataclass(frozen=True, slots=True)
class Owner:
    """The card that has a tag."""

    deck: Deck
    copy: int
    card_id: str


def tag_file(deck: Deck, copy: int) -> Path:
    """Where the tags of a deck are kept."""
    number = f"-{copy}" if copy > 1 else ""
    return home() / "tags" / f"{deck.name}{number}.toml"


def load_tags(deck: Deck, copy: int) -> TagList:
    """The tags of a deck, none where nothing was taught. Failure when the file is faulty."""
    from hardware import TagList

    path = tag_file(deck, copy)
    if not path.exists():
        return TagList(deck.name, copy)
    # The name of the file says which deck it is: its text may come from a copy of another file.
    return replace(read_tags(path, deck), copy=copy)


def read_tags(path: Path, deck: Deck) -> TagList:
    """Read a list of that deck from a file. Failure says what is wrong in it."""
    from hardware import TagListError, parse_tag_list

    try:
        return parse_tag_list(path.read_text(encoding="utf-8-sig"), deck)
    except TagListError as error:
        code = f"error-tags-{error.code.replace('_', '-')}"
        facts: dict[str, Any] = {**error.facts, "file": str(path)}
        raise Failure(code, **facts) from error
    except (OSError, UnicodeDecodeError) as error:
        raise Failure("error-tags-unreadable", file=str(path)) from error


def keep_tags(deck: Deck, tag_list: TagList) -> None:
    """Write a list whole. Failure when the disk does not let it."""
    from hardware import write_tag_list

    keep(tag_file(deck, tag_list.copy), write_tag_list(tag_list))


@dataclass(frozen=True, slots=True)
class Former:
    """A list that was replaced, and is kept beside the new one."""

    file: Path
    cards: int | None
    """How many cards no longer have the tag that it gives them; None if it was damaged."""


def replace_tags(deck: Deck, tag_list: TagList) -> Former | None:
    """Write a list in place of another one; what is lost of that one is kept beside it.

    None where nothing is lost. Failure when the disk does not let it: the list is as it was.
    """
    path = tag_file(deck, tag_list.copy)
    former = None
    if path.exists() and (lost := _lost(path, deck, tag_list)) != 0:
        former = Former(_aside(path), lost)
    keep_tags(deck, tag_list)
    return former


def _lost(path: Path, deck: Deck, tag_list: TagList) -> int | None:
    try:
        tags = read_tags(path, deck).tags
    except Failure:
        return None
    return sum(tag_list.tags.get(card_id) != tag for card_id, tag in tags.items())


def _aside(path: Path) -> Path:
    """Copy a list to a name of its own beside it, from where it can be imported again.

    The same list is kept there once, however often it is replaced.
    """
    number = 1
    try:
        content = path.read_bytes()
        while (aside := path.with_name(f"{path.stem}.former-{number}.toml")).exists():
            if aside.read_bytes() == content:
                return aside
            number += 1
    except OSError as error:
        raise Failure("error-tags-unreadable", file=str(path)) from error
    keep(aside, content)
    return aside


def owners_and_faults() -> tuple[dict[str, Owner], tuple[Failure, ...]]:
    """Every tag that is one card's, and what is wrong in the lists.

    A tag that is in two lists is nobody's: to say the wrong card is worse than to say none.
    """
    if not (home() / "tags").is_dir():
        return {}, ()
    found: dict[str, Owner] = {}
    faults: list[Failure] = []
    twice: set[str] = set()
    for path, deck, copy in _lists():
        try:
            tags = read_tags(path, deck).tags
        except Failure as fault:
            faults.append(fault)
            continue
        for card_id, tag in tags.items():
            other = found.setdefault(tag, Owner(deck, copy, card_id))
            if (other.deck.name, other.copy) != (deck.name, copy):
                twice.add(tag)
                faults.append(_elsewhere(path, card_id, other))
    return {tag: owner for tag, owner in found.items() if tag not in twice}, tuple(faults)


def _elsewhere(path: Path, card_id: str, other: Owner) -> Failure:
    return Failure("error-tags-elsewhere", card=card_id, other=other.card_id, file=str(path))


def _lists() -> Iterator[tuple[Path, Deck, int]]:
    """The lists of decks that are known: file, deck, copy."""
    decks = {deck.name: deck for deck in known_decks()}
    for path in sorted((home() / "tags").glob("*.toml")):
        name, _, number = path.stem.rpartition("-")
        named, copy = (name, int(number)) if number.isdecimal() else (path.stem, 1)
        if named in decks:
            yield path, decks[named], copy


class CardsOfTags:
    """Names the card in place of the tag that was read; it remembers only when it last complained.

    A faulty list stops no game: its tags are not known, and `troubles` says so.
    """

    def __init__(self) -> None:
        self._known, faults = owners_and_faults()
        files = dict.fromkeys(str(fault.data["file"]) for fault in faults)
        self.troubles = tuple(Trouble(file, "unlisted", 0) for file in files)
        self._told_at: int | None = None

    def named(
        self, arriving: Iterator[Reading | Trouble | Line]
    ) -> Iterator[Reading | Trouble | Line]:
        """All that arrives, tags as cards; what is wrong in the lists comes first."""
        yield from self.troubles
        for item in arriving:
            if not isinstance(item, Reading | Trouble):
                yield item
            elif (event := self.card_for(item)) is not None:
                yield event

    def card_for(self, event: Reading | Trouble) -> Reading | Trouble | None:
        """The reading with the card's id; a trouble, or nothing, if the tag is no card's."""
        if isinstance(event, Trouble):
            return event
        owner = self._known.get(event.id)
        if owner is not None:
            return replace(event, id=owner.card_id)
        if not event.id.startswith(_TAG_KINDS):
            return event
        hushed = self._told_at is not None and abs(event.at - self._told_at) < HUSH_MS
        if event.lifted or hushed:
            return None
        self._told_at = event.at
        return Trouble(event.reader, "untaught", event.at, {"tag": event.id})
