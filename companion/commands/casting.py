"""Who plays at a virtual table, read from the command line: people and computer players."""

from __future__ import annotations

from companion.commands import frame
from companion.commands.given_names import computer_name, me, own_name
from companion.commands.questions import ask_new_name
from companion.commands.seats import checked_names, split_players
from companion.games.game import Game
from companion.players import (
    BEGINNER,
    FAST,
    LEVELS,
    STYLES,
    NamedLevel,
    in_style,
    parse_level,
    style_called,
)

ME = frozenset({"me", "moi"})
"""Words for whoever types."""
NO_NAMES = frozenset({"hard", "difficile"})
"""Words for a level that there is not, or not by this name; nobody is called so."""


def cast_of(players: str, game: Game) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Read `me,Bo,computer,easy:Zoe`: the names in seat order, and the level of each seat.

    The level of a person is empty. Failure where a name cannot be used, a level is unknown, or
    nobody is a person.
    """
    asked = split_players(players)
    seats = [_seat(text) for text in asked]
    names = [text if seat is None else seat.name for text, seat in zip(asked, seats, strict=True)]
    levels = tuple("" if seat is None else seat.level for seat in seats)
    if "" not in levels:
        raise frame.Failure("error-play-nobody", exit_code=2, players=players)
    nameless, alone = 0, levels.count("") == 1
    for at, name in enumerate(names):
        if name.casefold() in ME and seats[at] is None:
            names[at] = me() if alone else _own_name(at + 1, names)
        elif not name:
            nameless += 1
            names[at] = computer_name(nameless)
    return checked_names(tuple(names), game), levels


def _seat(text: str) -> NamedLevel | None:
    """A computer player, or None for a person. Failure for a level that there is not."""
    seat = parse_level(text)
    level = text.partition(":")[0]
    if seat is None and (":" in text or "@" in text or text.casefold() in NO_NAMES):
        known = (*level_words(), frame.words("level-computer"))
        raise frame.Failure("error-play-level", exit_code=2, level=level, levels=", ".join(known))
    return seat


def level_words() -> tuple[str, ...]:
    """The levels as one may type them in the language of this run; their codes will do as well."""
    return tuple(frame.words(f"level-{level}") for level in LEVELS)


def style_words() -> tuple[str, ...]:
    """The styles as one may type them in the language of this run; the other one's do as well."""
    return tuple(
        frame.words(f"style-{style}") if style in (FAST, BEGINNER) else decimal(style)
        for style in STYLES
    )


def styled(levels: tuple[str, ...], word: str) -> tuple[str, ...]:
    """The levels of a table where the computers play in a style. Failure with those there are."""
    style = style_called(word)
    if style is None:
        # In French a comma is within a number.
        known = (" ; " if frame.language() == "fr" else ", ").join(style_words())
        raise frame.Failure("error-play-style", exit_code=2, style=word, styles=known)
    return tuple(in_style(level, style) for level in levels)


def decimal(number: str) -> str:
    """A number as it is written in the language of this run: 0.2, in French 0,2."""
    return number.replace(".", ",") if frame.language() == "fr" else number


def _own_name(number: int, others: list[str]) -> str:
    """What whoever types is called among other people, who need a name to call."""
    if frame.is_asked():
        return ask_new_name(frame.words("menu-ask-name", n=number), others)
    return own_name(number)
