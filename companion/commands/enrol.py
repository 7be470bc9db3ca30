"""companion enrol: teach the tags of a deck, card by card, in a spoken order."""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.enrol_talk import EnrolTalk
from companion.commands.frame import Failure
from companion.commands.inputs import raw_inputs
from companion.commands.known_decks import deck_called
from companion.commands.known_tags import (
    Former,
    Owner,
    elsewhere,
    keep_tags,
    load_tags,
    owners_and_faults,
    read_tags,
    replace_tags,
    shared_tags,
    tag_file,
)
from companion.commands.reader_choice import one_reader
from companion.commands.teller import Teller, telling
from companion.commands.user_files import check_same_kind, keep_named
from companion.sentences.render import Wording, render
from companion.sentences.sentence import Priority

if TYPE_CHECKING:
    from hardware import TagList


@click.command("enrol", help=frame.words("help-enrol"))
@click.argument("game", metavar=frame.words("metavar-game"))
@one_reader("auto", "help-enrol-reader")
@click.option(
    "--copy",
    type=click.IntRange(1, 99),
    metavar="N",
    help=frame.words("help-enrol-copy"),
)
@click.option("--new", "anew", is_flag=True, help=frame.words("help-enrol-new"))
@click.option(
    "--export",
    "out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar=frame.words("metavar-file"),
    help=frame.words("help-enrol-export"),
)
@click.option(
    "--import",
    "source",
    type=click.Path(path_type=Path),
    metavar=frame.words("metavar-file"),
    help=frame.words("help-enrol-import"),
)
@click.option("--silent", is_flag=True, help=frame.words("help-say-silent"))
@frame.common
def command(
    game: str,
    reader: str,
    copy: int | None,
    anew: bool,
    out: Path | None,
    source: Path | None,
    silent: bool,
) -> None:
    deck = deck_called(game)
    if source is not None:
        take_in(deck, copy, source)
    if out is not None:
        hand_out(deck, copy or 1, out)
    if source is None and out is None:
        teach(deck, copy or 1, reader, anew=anew, silent=silent)


def teach(deck: Deck, copy: int, reader: str, *, anew: bool, silent: bool) -> None:
    """Teach tags until every card has one, or somebody stops.

    `anew`: the first tag that is taught begins a new list; until then the former one is untouched.
    """
    from hardware import TagList

    others = tags_of_others(deck, copy)
    tag_list = TagList(deck.name, copy) if anew else load_tags(deck, copy)
    with telling(silent=silent) as teller:
        keeper = _Keeper(deck, teller, anew=anew)
        talk = EnrolTalk(deck, tag_list, others, keeper.keep, teller)
        with raw_inputs(reader) as arriving:
            for fault in shared_tags():
                teller.refuse(fault)
            talk.begin()
            if not talk.over:
                for item in arriving(lambda: True):
                    if not talk.take(item) or talk.over:
                        break
        _end(deck, talk, keeper, teller)


class _Keeper:
    """Keeps the list after each tag; the first one of a new list moves the former list aside."""

    def __init__(self, deck: Deck, teller: Teller, *, anew: bool) -> None:
        self._deck = deck
        self._teller = teller
        self.begun = not anew
        """Whether the list that is kept is the one of this session."""

    def keep(self, tag_list: TagList) -> None:
        """Write the list whole. Failure when the disk does not let it."""
        if self.begun:
            keep_tags(self._deck, tag_list)
            return
        former = replace_tags(self._deck, tag_list)
        self.begun = True
        if former is not None:
            self._teller.tell(_of_former(former), Priority.ANSWER)


def _of_former(former: Former) -> Wording:
    """What became of the former list, and where it is."""
    lang, file = frame.language(), str(former.file)
    if former.cards is None:
        return render(lang, "enrol-former-damaged", file=file)
    return render(lang, "enrol-former", n=former.cards, file=file)


def take_in(deck: Deck, copy: int | None, source: Path) -> None:
    """Make the list of a file the list of that deck, by default of the copy that it names.

    Failure: it is none, or is of another deck, or a tag in it is a card's of yet another deck.
    """
    tag_list = read_tags(source, deck)
    if copy is not None:
        tag_list = replace(tag_list, copy=copy)
    others = tags_of_others(deck, tag_list.copy)
    for card_id, tag in tag_list.tags.items():
        if tag in others:
            raise elsewhere(source, card_id, others[tag])
    former = replace_tags(deck, tag_list)
    facts = {"n": len(tag_list.tags), "all": len(deck.cards), "copy": tag_list.copy}
    frame.line(frame.words("enrol-imported", **facts))
    if former is not None:
        frame.line(_of_former(former).text)


def hand_out(deck: Deck, copy: int, out: Path) -> None:
    """Write the list of a deck to a file. Failure: nothing was taught, or it cannot be written."""
    from hardware import is_tag_list, write_tag_list

    tag_list = load_tags(deck, copy)
    if not tag_list.tags:
        raise Failure("error-tags-none", game=deck.name)
    check_same_kind(out, is_tag_list)
    keep_named(out, write_tag_list(tag_list))
    frame.line(frame.words("enrol-exported", n=len(tag_list.tags), file=str(out)))


def tags_of_others(deck: Deck, copy: int) -> dict[str, Owner]:
    """The tags of all decks but this one. Failure when the list of another deck is faulty."""
    found, faults = owners_and_faults()
    for fault in faults:
        # A tag of two decks is mended by teaching it anew, a list of this deck by its replacement.
        if fault.code != "tags-elsewhere" and fault.data["file"] != str(tag_file(deck, copy)):
            raise fault
    mine = (deck.name, copy)
    return {tag: it for tag, it in found.items() if (it.deck.name, it.copy) != mine}


def _end(deck: Deck, talk: EnrolTalk, keeper: _Keeper, teller: Teller) -> None:
    if talk.over:
        file = str(tag_file(deck, talk.tag_list.copy))
        teller.say("enrol-done", n=len(talk.tag_list.tags), file=file)
        return
    if not keeper.begun and tag_file(deck, talk.tag_list.copy).exists():
        teller.say("enrol-unchanged")
        return
    number = [] if talk.tag_list.copy == 1 else ["--copy", str(talk.tag_list.copy)]
    typed = shlex.join(["companion", "enrol", deck.name, *number])
    left = len(deck.cards) - len(talk.tag_list.tags)
    teller.say("enrol-kept", n=left, typed=typed)
