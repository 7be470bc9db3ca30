"""The tags that were taught, in the folder of the user, and readings of them as cards.

A list is `tags/GAME.toml`, `tags/GAME-2.toml` for the second deck of the same game, and may be
mended with an editor.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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

    A tag of two cards is nobody's: to say the wrong card is worse than to say none.
    """
    owners, faults = _read_lists()
    found = {tag: its[0] for tag, its in owners.items() if len(its) == 1}
    return found, (*faults, *_of_shared(owners))


def _read_lists() -> tuple[dict[str, list[Owner]], list[Failure]]:
    """Every tag with its cards, several where lists do not go together, and the faulty lists."""
    owners: dict[str, list[Owner]] = {}
    faults: list[Failure] = []
    for path, deck, copy in _lists():
        try:
            tags = read_tags(path, deck).tags
        except Failure as fault:
            faults.append(fault)
            continue
        for card_id, tag in tags.items():
            owners.setdefault(tag, []).append(Owner(deck, copy, card_id))
    return owners, faults


def _of_shared(owners: Mapping[str, list[Owner]]) -> Iterator[Failure]:
    """One failure for each list with tags that are cards' of a list before it."""
    shared: dict[Path, list[tuple[Owner, Owner]]] = {}
    for first, *others in owners.values():
        for other in others:
            shared.setdefault(tag_file(other.deck, other.copy), []).append((other, first))
    for path, pairs in shared.items():
        card, other = pairs[0]
        yield elsewhere(path, card.card_id, other, len(pairs))


def elsewhere(path: Path, card_id: str, other: Owner, tags: int = 1) -> Failure:
    """The failure of a list: that many of its tags are other cards', first that of a card."""
    return Failure(
        "error-tags-elsewhere",
        card=card_id,
        other=other.card_id,
        list=tag_file(other.deck, other.copy).name,
        n=tags,
        file=str(path),
    )


def shared_tags() -> tuple[Failure, ...]:
    """The lists whose tags are those of cards of other lists too."""
    return tuple(_of_shared(_read_lists()[0]))


def _lists() -> Iterator[tuple[Path, Deck, int]]:
    """The lists of decks that are known: file, deck, copy; the first copy of a deck first."""
    folder = home() / "tags"
    if not folder.is_dir():
        return
    decks = {deck.name: deck for deck in known_decks()}
    found: list[tuple[str, int, Path]] = []
    for path in folder.glob("*.toml"):
        name, _, number = path.stem.rpartition("-")
        named, copy = (name, int(number)) if number.isdecimal() else (path.stem, 1)
        if named in decks:
            found.append((named, copy, path))
    for named, copy, path in sorted(found):
        yield path, decks[named], copy


def _trouble(fault: Failure) -> Trouble:
    file = str(fault.data["file"])
    if fault.code != "tags-elsewhere":
        return Trouble(file, "unlisted", 0)
    card, other, n = (fault.facts[name] for name in ("card", "other", "n"))
    assert isinstance(n, int)
    return Trouble(file, "shared", 0, {"card": str(card), "other": str(other), "n": n})


class CardsOfTags:
    """Names the card in place of the tag that was read; it remembers only when it last complained.

    A faulty list stops no game: its tags are not known, and `troubles` says so.
    """

    def __init__(self) -> None:
        self._owners, faulty = _read_lists()
        faults = (*faulty, *_of_shared(self._owners))
        self.troubles = tuple(map(_trouble, faults))
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
        owners = self._owners.get(event.id, [])
        if len(owners) == 1:
            return replace(event, id=owners[0].card_id)
        if not owners and not event.id.startswith(_TAG_KINDS):
            return event
        hushed = self._told_at is not None and abs(event.at - self._told_at) < HUSH_MS
        if event.lifted or hushed:
            return None
        self._told_at = event.at
        if not owners:
            return Trouble(event.reader, "untaught", event.at, {"tag": event.id})
        facts = {"tag": event.id, "card": owners[0].card_id, "other": owners[1].card_id}
        return Trouble(event.reader, "twice", event.at, facts)
