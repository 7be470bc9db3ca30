"""companion kit commands, companion kit table: labels that are no cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cards import Deck
from companion.commands import frame
from companion.commands.command_card_words import command_card_words
from companion.commands.frame import Failure
from companion.commands.known_decks import our_decks
from companion.table.command_cards import command_cards
from companion.table.tokens import Token, Word

if TYPE_CHECKING:
    from stickers.on_card import Size
    from stickers.plain_labels import PlainKit, PlainLabel, PlainReport
    from stickers.printers import Profile
    from stickers.sheets import Sheet
    from stickers.tables import Table

COMMANDS, TABLE = RESERVED = ("commands", "table")
"""Targets of companion kit that are no game."""
USUAL_SHEET = {COMMANDS: "L7160", TABLE: "L7651"}
"""Command cards are read in a hurry: their words need room beside the code."""
USUAL_CARD = (63.0, 88.0)
"""Width and height in mm of the most common card, where nobody says another size."""
_DOTTED = ("yes", "no", "undo", "repeat", "done", "help")
"""The words of the cards that are wanted most, told by 1 to 6 bump dots."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What companion kit was asked for beside its target."""

    out: Path
    sheet: Sheet
    start: int
    skip: tuple[int, ...]
    printer: Profile


def make_commands(asked: Asked) -> PlainReport:
    """Make the command cards in the language of this run."""
    from stickers.plain_labels import PlainKit, make_plain_kit

    kit = PlainKit(
        name=COMMANDS,
        title=frame.words("kit-commands-title"),
        how=(frame.words("kit-commands-how"), frame.words("kit-commands-corner")),
        labels=tuple(_command_labels()),
        lang=frame.language(),
    )
    return make_plain_kit(
        kit, asked.out, asked.sheet, start=asked.start, skip=asked.skip, printer=asked.printer
    )


def make_table(deck: Deck, card: Size, asked: Asked) -> PlainReport:
    """Make the labels of the table of a game, and its cardboard templates."""
    from stickers.plain_labels import make_plain_kit
    from stickers.templates import FILE, write_templates

    lang, title = frame.language(), deck.titles[frame.language()]
    table = _table_of(deck)

    def templates(folder: Path) -> None:
        write_templates(folder / FILE, table, title, card, asked.sheet.label_size, lang)

    return make_plain_kit(
        _table_kit(deck),
        asked.out,
        asked.sheet,
        start=asked.start,
        skip=asked.skip,
        printer=asked.printer,
        beside=templates,
    )


def table_deck(game: str | None) -> Deck:
    """The deck of a game whose table we know. Failure names all of them."""
    wanted = (game or "").strip().casefold()
    for deck in our_decks():
        if wanted in {deck.name, *(title.casefold() for title in deck.titles.values())}:
            return deck
    games = ", ".join(deck.name for deck in our_decks())
    if not wanted:
        raise Failure("error-kit-table-game", exit_code=2, games=games)
    raise Failure("error-kit-no-table", exit_code=2, game=game or "", games=games)


def say_report(report: PlainReport) -> None:
    """Say what was made, file by file."""
    if report.codes_decoded:
        decoded = report.codes_decoded
        frame.line(frame.words("kit-codes-decoded", decoded=decoded, expected=decoded))
    frame.line(frame.words("kit-plain-done", n=report.labels, pages=report.pages))
    frame.line(frame.words("kit-files", out=str(report.out)))
    for path in report.files:
        message = "sheets" if path.stem.endswith(f"-{report.sheet}") else path.name
        frame.line(frame.words(f"kit-file-{message.replace('.', '-')}", file=path.name))


def as_data(report: PlainReport) -> dict[str, object]:
    """What was made, for a program."""
    return {
        "out": str(report.out),
        "files": [path.name for path in report.files],
        "sheet": report.sheet,
        "pages": report.pages,
        "labels": report.labels,
        "codes_decoded": report.codes_decoded,
    }


def _table_kit(deck: Deck) -> PlainKit:
    from stickers.plain_labels import PlainKit
    from stickers.tables import table_labels

    lang = frame.language()
    title = frame.words("kit-table-title", game=deck.titles[lang])
    table = _table_of(deck)
    how = frame.words("kit-table-how" if table.cells else "kit-table-no-grid")
    score = frame.words("kit-table-strip" if table.tens else "kit-table-track")
    labels = tuple(table_labels(table, lang))
    return PlainKit(f"{TABLE}-{deck.name}", title, (how, score), labels, lang)


def _table_of(deck: Deck) -> Table:
    from stickers.tables import tables

    return next(table for table in tables() if table.game == deck.name)


def _command_labels() -> Iterator[PlainLabel]:
    from stickers.plain_labels import PlainLabel

    tokens = command_cards()
    for card_id, words in command_card_words().items():
        yield PlainLabel(words, card_id, _dots(tokens[card_id]))


def _dots(token: Token) -> int:
    """How many bump dots a card is told by; 0 for most."""
    match token:
        case Word(code) if code in _DOTTED:
            return _DOTTED.index(code) + 1
        case _:
            return 0
