"""Names that the program gave, `Me`, `Player 2`, `Computer 3`: said in the language of now.

A journal keeps the names with which its game began; what somebody chose stays as it is.
"""

from __future__ import annotations

from companion.commands import frame
from companion.sentences.render import LANGUAGES, shown
from companion.table.journal import Header


def names_now(header: Header) -> tuple[str, ...]:
    """The names of a game's players, in seat order, as they are said in the language of this run.

    Those of the journal, where two would be called the same.
    """
    seats = tuple(zip(header.seats, header.levels, strict=False))
    now = tuple(_now(name, person=not level, most=len(seats)) for name, level in seats)
    distinct = len({name.casefold() for name in now}) == len(header.seats)
    return now if distinct else header.seats


def me() -> str:
    """What the only person of a game is called."""
    return frame.words("play-name-me")


def own_name(number: int) -> str:
    """What a person is called, by the number of the seat."""
    return frame.words("play-name-own", number=number)


def computer_name(number: int) -> str:
    """What a computer player is called, numbered from 1."""
    return _computer(frame.language(), number)


def _now(name: str, *, person: bool, most: int) -> str:
    numbers = range(1, most + 1)
    for lang in LANGUAGES:
        if person and name == shown(lang, "play-name-me"):
            return me()
        for number in numbers:
            if person and name == shown(lang, "play-name-own", number=number):
                return own_name(number)
            if not person and name == _computer(lang, number):
                return computer_name(number)
    return name


def _computer(lang: str, number: int) -> str:
    which = "play-name-computer" if number == 1 else "play-name-computer-more"
    return shown(lang, which, number=number)
