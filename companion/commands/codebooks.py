"""companion codebooks: the tactile codes; a copy of one to change, and the check of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.kit import fault_sentences, kit_failure
from companion.commands.known_decks import deck_called, our_decks
from companion.commands.known_sheets import known_sheets
from companion.commands.user_files import keep_named

if TYPE_CHECKING:
    from stickers import Fault
    from stickers.codebooks import Codebook

_TOLD = 5
"""Causes told of one game."""


@click.group("codebooks", help=frame.words("help-codebooks"), invoke_without_command=True)
@frame.json_option
@frame.common
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> None:
    if ctx.invoked_subcommand is not None:
        return
    from stickers.codebooks import codebook_names, load_codebook

    books = [load_codebook(name, frame.language()) for name in codebook_names()]
    if as_json:
        frame.emit_json(
            [
                {
                    "name": book.name,
                    "title": book.title[frame.language()],
                    "style": book.style.value,
                    "sheet": book.sheet,
                }
                for book in books
            ]
        )
        return
    for book in books:
        title = book.title[frame.language()]
        frame.line(frame.words("codebooks-one", name=book.name, title=title, sheet=book.sheet))


@command.command("copy", help=frame.words("help-codebooks-copy"))
@click.argument("name", metavar=frame.words("metavar-name"))
@click.argument("file", type=click.Path(path_type=Path), metavar=frame.words("metavar-deck-file"))
@frame.common
def copy(name: str, file: Path) -> None:
    from stickers import KitError
    from stickers.codebooks import codebook_text

    if file.exists():
        raise Failure("error-deck-new-exists", exit_code=2, file=str(file))
    try:
        text = codebook_text(name)
    except KitError as error:
        raise kit_failure(error, as_json=False) from error
    keep_named(file, text)
    frame.line(frame.words("codebooks-copied", file=str(file)))


@command.command("check", help=frame.words("help-codebooks-check"))
@click.argument("name", metavar=frame.words("metavar-name"))
@click.argument("games", nargs=-1, metavar=frame.words("metavar-games"))
@frame.common
@click.pass_context
def check(ctx: click.Context, name: str, games: tuple[str, ...]) -> None:
    from stickers import KitError
    from stickers.codebooks import codebook_called
    from stickers.slots import empty_slots

    decks = tuple(map(deck_called, games)) or our_decks()
    good = True
    try:
        book = codebook_called(name, frame.language())
        empty = empty_slots(decks, book)
        if empty:
            frame.line(frame.words("codebooks-empty", n=len(empty)))
            for sentence in fault_sentences(empty):
                frame.line(sentence)
            ctx.exit(1)
        for deck in decks:
            faults = _faults(deck, book)
            good = good and not faults
            _tell(deck, faults)
    except KitError as error:
        raise kit_failure(error, as_json=False) from error
    ctx.exit(0 if good else 1)


def _faults(deck: Deck, book: Codebook) -> tuple[Fault, ...]:
    from stickers.kit_plan import label_faults, plan_kit
    from stickers.on_card import card_faults
    from stickers.sheets import find_sheet
    from stickers.words import load_words

    sheet = find_sheet(book.sheet, known_sheets())
    words = load_words(frame.language(), deck, 1, book)
    plan = plan_kit(deck, sheet, book, words)
    on_card = card_faults(deck, book, plan, deck.card_size)
    return (*on_card, *label_faults(deck, plan, book))


def _tell(deck: Deck, faults: tuple[Fault, ...]) -> None:
    """Say each cause once: with its worst case, and on how many cards it is found."""
    title = deck.titles[frame.language()]
    causes = _causes(faults)
    frame.line(frame.words("codebooks-checked", title=title, n=len(causes)))
    for fault, cards in causes[:_TOLD]:
        (sentence,) = fault_sentences((fault,))
        alike = cards - 1
        frame.line(
            frame.words("codebooks-alike", sentence=sentence, n=alike) if alike > 0 else sentence
        )
    if len(causes) > _TOLD:
        frame.line(frame.words("kit-more-faults", n=len(causes) - _TOLD))


def _causes(faults: tuple[Fault, ...]) -> list[tuple[Fault, int]]:
    """The faults by what they come from, each with its worst case and its number of cards; 0 where
    a fault is of no card."""
    found: dict[tuple[object, ...], list[Fault]] = {}
    for fault in faults:
        facts = fault.facts
        cause = (fault.code, facts.get("position"), facts.get("measure"), facts.get("mark"))
        whole = () if "card" in facts else tuple(facts.items())
        found.setdefault((*cause, *whole), []).append(fault)
    return [
        (min(alike, key=_measured), len({fault.facts.get("card") for fault in alike} - {None}))
        for alike in found.values()
    ]


def _measured(fault: Fault) -> int:
    return int(fault.facts.get("hundredths", 0))
