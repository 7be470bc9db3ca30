"""The deck that a player names on the command line."""

from __future__ import annotations

from companion.cards import DECK_NAMES, Deck, load_deck
from companion.commands.frame import Failure


def known_decks() -> tuple[Deck, ...]:
    """All decks that come with the program, in their fixed order."""
    return tuple(load_deck(name) for name in DECK_NAMES)


def deck_called(name: str) -> Deck:
    """Find a deck by its short name or its title, in any case; Failure names all that exist."""
    wanted = name.strip().casefold()
    for deck in known_decks():
        if wanted in {deck.name, *(title.casefold() for title in deck.titles.values())}:
            return deck
    raise Failure("error-no-such-game", exit_code=2, game=name, games=", ".join(DECK_NAMES))
