"""Where the labels of a kit lie on their sheets: from its folder, or as the usual kit lays them."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.cards import Card, Deck
from companion.commands import frame
from companion.commands.frame import Failure


@dataclass(frozen=True, slots=True)
class Spot:
    """One label in its cell; page, row and column are counted from 1."""

    page: int
    row: int
    column: int
    position: str
    """Corner of the card: `top-left` or `bottom-right`."""


@dataclass(frozen=True)
class Making:
    """How a kit was made, in the words of companion kit: labels printed again are made alike."""

    sheet: str
    codebook: str
    """A code of ours, or the path of the copy that the kit keeps of another."""
    digits: str
    ids: str
    onto: str
    copy: int
    lang: str
    printer: Mapping[str, Any]
    """Fields of its profile."""


@dataclass(frozen=True)
class KitLabels:
    """The labels of a kit, card by card in the order of the sheets."""

    folder: str
    """Absolute path; empty for the usual kit."""
    making: Making
    cards: tuple[Card, ...]
    spots: Mapping[str, tuple[Spot, ...]]
    """Card id -> its labels."""


def labels_in(deck: Deck, folder: Path) -> KitLabels:
    """The labels of the kit in a folder.

    Failure: no kit there, a file that cannot be understood, another game, or labels without codes.
    """
    try:
        record = json.loads((folder / "proof.json").read_text(encoding="utf-8"))
        manifest = (folder / "manifest.csv").read_text(encoding="utf-8")
    except OSError as error:
        raise Failure("error-kit-no-kit", out=str(folder)) from error
    except ValueError as error:
        raise Failure("error-kit-kit-torn", file="proof.json") from error
    game = str(record.get("game", ""))
    if game != deck.name:
        raise Failure("error-kit-check-other-game", out=str(folder), game=game or "?")
    rows = list(csv.DictReader(io.StringIO(manifest, newline="")))
    try:
        return _kit(deck, rows, str(folder.resolve()), _making(record, folder))
    except (KeyError, TypeError, ValueError) as error:
        raise Failure("error-kit-kit-torn", file="manifest.csv") from error


def usual_labels(deck: Deck) -> KitLabels:
    """The labels as `companion kit GAME` lays them out where nothing else is asked for."""
    from dataclasses import asdict

    from stickers.box import Onto
    from stickers.codebooks import load_codebook
    from stickers.codes import Ids
    from stickers.kit_plan import plan_kit
    from stickers.manifest import rows
    from stickers.printers import PLAIN
    from stickers.sheets import load_sheet
    from stickers.words import load_words

    book = load_codebook(lang=frame.language())
    words = load_words(frame.language(), deck, 1, book)
    plan = plan_kit(deck, load_sheet(book.sheet), book, words)
    lang = frame.language()
    making = Making(book.sheet, book.name, book.notation, Ids.QR, Onto.CARD, 1, lang, asdict(PLAIN))
    return _kit(deck, [asdict(row) for row in rows(plan, words)], "", making)


def _making(record: Mapping[str, Any], folder: Path) -> Making:
    """How the kit of a record was made. KeyError, TypeError, ValueError where it does not say.

    Early kits name neither digits nor what they are stuck on: those of their language, and cards.
    """
    from stickers.box import Onto
    from stickers.kit import CODEBOOK

    copied = folder / CODEBOOK
    return Making(
        sheet=str(record["sheet"]),
        codebook=str(copied) if copied.is_file() else str(record["codebook"]),
        digits=str(record.get("digits", "")),
        ids=str(record["frame"]["ids"]),
        onto=str(record.get("onto", Onto.CARD)),
        copy=int(record["copy"]),
        lang=str(record["lang"]),
        printer=dict(record["frame"]["printer"]),
    )


def _kit(deck: Deck, rows: Iterable[Mapping[str, Any]], folder: str, making: Making) -> KitLabels:
    spots: dict[str, tuple[Spot, ...]] = {}
    coded = set()
    for row in rows:
        spot = Spot(int(row["page"]), int(row["row"]), int(row["column"]), row["position"])
        card = deck.by_id[row["card"]]
        spots[card.id] = (*spots.get(card.id, ()), spot)
        if row["code"]:
            coded.add(card.id)
    if coded != set(spots):
        raise Failure("error-kit-check-no-codes")
    cards = tuple(deck.by_id[card_id] for card_id in spots)
    return KitLabels(folder, making, cards, spots)
