"""The size of the cards of a game: given, remembered, or asked for."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from companion.cards import Deck
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.home import home
from companion.commands.questions import Leaving, ask_number_or, ask_text
from companion.commands.user_files import keep
from companion.decks.deck_file import card_size

Size = tuple[float, float]


def sizes_file() -> Path:
    """The file with the card sizes that were given, by game."""
    return home() / "card-sizes.toml"


def size_of_cards(deck: Deck, given: str | None, *, asks: bool) -> Size | None:
    """Width and height of a card in mm; None where nobody knows.

    A size that is given or told is remembered for the next kit of the same game.
    """
    if given is not None:
        size = card_size(given)
        if size is None:
            raise Failure("error-kit-card-size-words", exit_code=2, size=given)
        _remember(deck, given)
        return size
    known = card_size(str(_known().get(deck.name, ""))) or deck.card_size
    if known or not asks:
        return known
    told = _asked()
    if told:
        _remember(deck, told)
    return card_size(told)


def _asked() -> str:
    from stickers.card_size import COMMON

    common = [f"{wide:g}x{high:g}" for wide, high in COMMON]
    choices = [*common, frame.words("kit-size-other")]
    try:
        chosen = ask_number_or(
            frame.words("kit-ask-size"),
            choices,
            lambda told: card_size(told) is not None,
            leave=frame.words("kit-size-unknown"),
        )
        if isinstance(chosen, str):
            return chosen
        if chosen < len(common):
            return common[chosen]
        while True:
            told = ask_text(frame.words("kit-ask-size-other"))
            if card_size(told):
                return told
            frame.line(frame.words("error-kit-card-size-words", size=told))
    except Leaving:
        return ""


def _remember(deck: Deck, size: str) -> None:
    sizes = {**_known(), deck.name: size}
    lines = (f"{json.dumps(name)} = {json.dumps(told)}\n" for name, told in sorted(sizes.items()))
    keep(sizes_file(), "".join(lines))


def _known() -> dict[str, object]:
    try:
        return tomllib.loads(sizes_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        # Without it the size is asked for again, or the kit says that it is not known.
        return {}
