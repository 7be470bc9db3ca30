"""What the menu asks before it makes stickers: tactile code, sheet, size of the cards, folder."""

from __future__ import annotations

from pathlib import Path

from companion.cards import Deck
from companion.commands import frame
from companion.commands.questions import ask_number, ask_text
from companion.commands.sizes import size_of_cards


def kit_words(deck: Deck) -> list[str]:
    """Ask, and give the words of the command line. Leaving as soon as somebody goes back."""
    codebook = _codebook()
    sheet = _sheet(codebook)
    if not frame.is_asked():
        # At a terminal companion kit asks itself.
        size_of_cards(deck, None, asks=True)
    folder = ask_text(frame.words("menu-ask-folder"), default=str(Path.cwd() / f"kit-{deck.name}"))
    words = ["kit", deck.name, "--codebook", codebook, "--out", folder]
    return [*words, "--sheet", sheet] if sheet else words


def _codebook() -> str:
    """One of our codes, or the file of another. Templates are not offered: they are empty."""
    from stickers.codebooks import codebook_names, load_codebook

    names = [name for name in codebook_names() if not name.endswith("-template")]
    titles = [load_codebook(name).title[frame.language()] for name in names]
    chosen = ask_number(frame.words("menu-ask-code"), [*titles, frame.words("menu-own-code")])
    return names[chosen] if chosen < len(names) else ask_text(frame.words("menu-ask-code-file"))


def _sheet(codebook: str) -> str:
    """The code of a sheet; empty for the one that the code is made for."""
    from companion.commands.kit import kit_failure
    from companion.commands.known_sheets import known_sheets
    from stickers import KitError
    from stickers.codebooks import codebook_called
    from stickers.sheets import find_sheet

    try:
        usual = find_sheet(codebook_called(codebook, frame.language()).sheet, known_sheets())
    except KitError as error:
        raise kit_failure(error, as_json=False) from error
    choices = [
        frame.words("menu-usual-sheet", sheet=usual.title),
        frame.words("menu-plain-paper"),
        frame.words("menu-other-sheet"),
    ]
    match ask_number(frame.words("menu-ask-sheet"), choices):
        case 0:
            return ""
        case 1:
            return "A4"
        case _:
            return ask_text(frame.words("menu-ask-sheet-code"))
