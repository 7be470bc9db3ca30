"""Parts of kits that several tests build."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable
from importlib import resources
from pathlib import Path
from typing import Any

import pypdfium2
from PIL import Image

from companion.cards import Deck, load_deck
from stickers.codebooks import Codebook, load_codebook
from stickers.kit_plan import plan_kit
from stickers.paper import write_sheets
from stickers.plan import Plan
from stickers.sheets import load_sheet
from stickers.words import Words, load_words

DPI = 300


def planned(
    game: str = "pixies",
    sheet: str = "L7651",
    lang: str = "en",
    copy: int = 1,
    start: int = 1,
    skip: Collection[int] = (),
    cards: Iterable[str] | None = None,
    book: str = "default",
) -> tuple[Plan, Codebook, Words]:
    deck: Deck = load_deck(game)
    codebook = load_codebook(book, lang)
    words = load_words(lang, deck, copy, codebook)
    return (
        plan_kit(deck, load_sheet(sheet), codebook, words, start, skip, cards),
        codebook,
        words,
    )


def written(path: Path, plan: Plan, codebook: Codebook, words: Words) -> Path:
    write_sheets(path, plan, codebook, words, lambda page: None)
    return path


def rendered(path: Path, page: int = 1) -> Image.Image:
    """A page as grey pixels at 300 dpi."""
    document = pypdfium2.PdfDocument(path)
    try:
        return document[page - 1].render(scale=DPI / 72, grayscale=True).to_pil()
    finally:
        document.close()


def book_data() -> dict[str, Any]:
    """The contents of our codebook, to be changed."""
    source = resources.files("stickers.codebooks") / "default.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))
