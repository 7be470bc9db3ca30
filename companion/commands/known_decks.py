"""The deck that a player names on the command line: one of the program, or one of the player's own.

A deck file that is named is checked and remembered in the user's folder under the two characters
its ids begin with, so that its cards can be said and its stickers made again by its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from companion.cards import DECK_NAMES, Deck, load_deck
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.home import home
from companion.commands.user_files import keep
from companion.decks.deck_file import DeckFileError, deck_of

_SUFFIX = ".toml"


def decks_folder() -> Path:
    """Where the decks of the user are remembered."""
    return home() / "decks"


def our_decks() -> tuple[Deck, ...]:
    """The decks that come with the program, in their fixed order."""
    return tuple(load_deck(name) for name in DECK_NAMES)


def user_decks() -> tuple[Deck, ...]:
    """The decks of the user. Failure when a remembered file has become faulty."""
    paths = sorted(decks_folder().glob(f"*{_SUFFIX}"))
    return tuple(_deck(path, _text(path)) for path in paths)


def known_decks() -> tuple[Deck, ...]:
    """All decks: ours in their fixed order, then those of the user."""
    return (*our_decks(), *user_decks())


def deck_called(name: str) -> Deck:
    """Find a deck by its short name, its title, or its file, in any case.

    Failure names all that exist, or explains line by line what is wrong in the file.
    """
    if name.lower().endswith(_SUFFIX):
        path = Path(name).expanduser()
        text = _text(path)
        deck = _deck(path, text)
        remember(deck, text)
        return deck
    wanted = name.strip().casefold()
    for deck in _in_order():
        if wanted in {deck.name, *(title.casefold() for title in deck.titles.values())}:
            return deck
    games = ", ".join(deck.name for deck in known_decks())
    raise Failure("error-no-such-game", exit_code=2, game=name, games=games)


def _in_order() -> Iterator[Deck]:
    yield from our_decks()
    yield from user_decks()


def remember(deck: Deck, text: str) -> None:
    """Remember a deck of the user. Failure when another one has its prefix or its name."""
    for other in user_decks():
        if other.prefix == deck.prefix and other.name != deck.name:
            raise Failure(
                "error-deck-prefix-taken",
                exit_code=2,
                prefix=deck.prefix,
                other=other.titles[frame.language()],
                free=free_prefix(),
            )
        if other.name == deck.name and other.prefix != deck.prefix:
            raise Failure("error-deck-name-taken", exit_code=2, name=deck.name, prefix=other.prefix)
    path = decks_folder() / f"{deck.prefix}{_SUFFIX}"
    if not path.exists() or _text(path) != text:
        keep(path, text)


def free_prefix() -> str:
    """The first letter and digit that no deck of the user has; Failure when all are taken."""
    taken = {deck.prefix for deck in user_decks()}
    for letter in "ABCDEFGHJKLMNPQRSTUVWXYZIO":
        for digit in "123456789":
            if f"{letter}{digit}" not in taken:
                return f"{letter}{digit}"
    raise Failure("error-decks-full", folder=str(decks_folder()))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Failure("error-deck-unreadable", exit_code=2, file=str(path)) from error
    except UnicodeDecodeError as error:
        raise Failure("error-deck-encoding", exit_code=2, file=str(path)) from error


def _deck(path: Path, text: str) -> Deck:
    try:
        return deck_of(text)
    except DeckFileError as error:
        sentences = "\n".join(
            frame.words(
                "deck-line",
                line=problem.line,
                problem=frame.words(f"deck-problem-{problem.code}", **problem.facts),
            )
            for problem in error.problems
        )
        raise Failure(
            "error-deck-faulty",
            exit_code=2,
            file=path.name,
            n=len(error.problems),
            sentences=sentences,
        ) from error
